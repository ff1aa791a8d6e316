"""The table of Face to Face explains itself: what is asked, what a card costs, what happened, why it is over."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import Locator, expect

from web.drivers.duel_page import DuelTable
from web.drivers.duel_position import after_a_gift, position, show, with_crossing_piles, with_seat_1_stuck
from web.drivers.visitor import HURRIED, Screen, Visitor
from web.table.test_motion import MOVING, WATCH, expect_calm, moves_of

Makes = Callable[..., Visitor]


def prompt(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("prompt")


def name_of(visitor: Visitor, seat: int) -> str:
    return visitor.page.locator(f'[data-spot="seat-{seat}"] strong').inner_text()


def test_one_sentence_says_what_is_asked_from_the_first_card_to_the_end_of_the_turn(visitor: Visitor) -> None:
    visitor.sit_at("face-to-face")
    table = DuelTable(visitor)
    assert table.my_turn()
    expect(prompt(visitor)).to_have_text(visitor.words("duel-ask-first", asked=2))
    expect(visitor.page.get_by_test_id("announced")).to_contain_text(visitor.words("duel-ask-first", asked=2))
    step = table.best()
    assert step is not None
    visitor.press(table.card(step[0]))
    expect(prompt(visitor)).to_have_text(visitor.words("duel-ask-where", card=step[0]))
    visitor.press(table.pile(step[1]))
    expect(prompt(visitor)).to_have_text(visitor.words("duel-ask-more", left=1))
    step = table.best()
    assert step is not None
    table.place(*step)
    expect(prompt(visitor)).to_have_text(visitor.words("duel-ask-end", draw=2))


def test_who_is_awaited_is_said(visitor: Visitor) -> None:
    show(visitor, position((30, 33, 12, 8, 45, 52), (40, 36, 20), "0 up 30", "0 up 33", "0 end"))
    expect(prompt(visitor)).to_have_text(visitor.words("duel-wait", who=name_of(visitor, 1)))


def test_what_a_card_costs_stands_beside_the_piles(visitor: Visitor) -> None:
    """Own cards passed over, tens won back, and how far the opponent's pile opens, in short and in whole sentences."""
    show(visitor, after_a_gift())
    table = DuelTable(visitor)
    visitor.press(table.card(45))
    price = table.pile("up").get_by_test_id("price")
    expect(price).to_have_text(visitor.words("duel-cost-chip", kind="pass", count=22))
    expect(table.pile("opp-up").get_by_test_id("price")).to_be_hidden()
    table.pile("up").hover()
    tip = visitor.page.get_by_role("tooltip")
    expect(tip).to_have_text(visitor.words("duel-cost-pass", way="up", card=45, count=22, cards="21–29, 31, 32, 34–44"))
    visitor.press(table.card(45))
    table.card(12).hover()
    gift = table.pile("opp-up").get_by_test_id("price")
    expect(gift).to_have_text(visitor.words("duel-cost-chip", kind="gift", count=28))
    expect(tip).to_contain_text(visitor.words("duel-cost-gift", way="up", card=12, count=28))


def test_a_jump_back_shows_the_ten_it_wins(visitor: Visitor) -> None:
    show(visitor, position((30, 20, 12, 8, 45, 52), (40, 36, 20), "0 up 30"))
    table = DuelTable(visitor)
    visitor.press(table.card(20))
    expect(table.pile("up").get_by_test_id("price")).to_have_text(
        visitor.words("duel-cost-chip", kind="back", count=10)
    )
    table.pile("up").focus()
    visitor.page.keyboard.press("ArrowRight")
    expect(table.pile("down")).to_be_focused()
    expect(visitor.page.get_by_role("tooltip")).to_contain_text("20")
    visitor.page.keyboard.press("ArrowUp")
    expect(table.pile("opp-down")).to_be_focused()
    why = visitor.words("refusal-does-not-improve", pile="opp-down", top=60)
    expect(visitor.page.get_by_role("tooltip")).to_have_text(why)


def test_whatever_does_nothing_now_says_why(visitor: Visitor) -> None:
    visitor.sit_at("face-to-face")
    table = DuelTable(visitor)
    assert table.my_turn()
    status = visitor.page.get_by_role("status")
    visitor.press(table.pile("up"))
    expect(status).to_contain_text(visitor.words("duel-choose-card"))
    table.take_back.click(force=True)
    expect(status).to_contain_text(visitor.words("problem-nothing-drafted"))
    visitor.press(visitor.page.get_by_test_id("draw-pile"))
    expect(status).to_contain_text(visitor.words("refusal-too-few-placed", placed=0, asked=2))


def test_a_card_touched_while_the_other_plays_says_why_to_those_who_do_not_choose_ahead(visitors: Makes) -> None:
    visitor = visitors(settings=json.dumps({**json.loads(HURRIED), "premove": False}))
    show(visitor, position((30, 33, 12, 8, 45, 52), (40, 36, 20), "0 up 30", "0 up 33", "0 end"))
    visitor.press(DuelTable(visitor).card(12))
    expect(visitor.page.get_by_role("status")).to_contain_text(visitor.words("refusal-not-your-turn"))


def test_the_opponents_turn_is_told_and_a_gift_wears_a_ribbon(visitor: Visitor) -> None:
    show(visitor, after_a_gift())
    told, who = visitor.page.get_by_test_id("last-turn"), name_of(visitor, 1)
    expect(told).to_contain_text(visitor.words("duel-last-turn", who=who, where="up", up="36 and 40", down=""))
    expect(told).to_contain_text(visitor.words("duel-gift", who=who, way="up", card=20, count=13))
    table = DuelTable(visitor)
    expect(table.pile("up").get_by_test_id("ribbon")).to_be_visible()
    expect(visitor.page.get_by_test_id("ribbon")).to_have_count(1)


LANES = """() => [...document.querySelectorAll("[data-lane] .bar")].map((one) => {
  const { y1, y2, x1, x2 } = one;
  return [y1, y2, x1, x2].map((part) => part.baseVal.value);
})"""


def test_bars_that_cross_run_on_lanes_of_their_own(visitor: Visitor) -> None:
    show(visitor, with_crossing_piles())
    bars = visitor.page.evaluate(LANES)
    up, down = bars[:2]
    assert up[3] > down[3], "the piles do not cross"
    assert len({bar[0] for bar in bars}) == 4
    assert all(bar[0] == bar[1] for bar in bars)


NUMBERS = ".top .value, .top .corner, .hand .value, .ruler .card, .stock .count"
WORDS = ".told span, .told strong, .prompt p, .price, .who .words"
OTHERS = f"{WORDS}, .strip .button, .actions .button, [data-testid=ribbon] path"
BOXES = """(selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => {
  const { left, top, right, bottom, height } = one.getBoundingClientRect();
  // Digits have neither the height nor the depth their line leaves for letters.
  const [above, below] = one.matches("text") ? [0.25 * height, 0.2 * height] : [0, 0];
  return [`${one.className.baseVal ?? one.className} ${one.textContent}`, left, top + above, right, bottom - below];
})"""
MIDDLE = """() => {
  const { top, bottom } = document.querySelector('.frame > .middle').getBoundingClientRect();
  return [top, bottom];
}"""


@pytest.mark.parametrize("screen", ["landscape", "phone", "small phone"])
@pytest.mark.parametrize("language", ["de", "pl"])
def test_nothing_covers_a_number_on_a_phone(visitors: Makes, screen: Screen, language: str) -> None:
    """Neither words, buttons and costs nor another number lie over one, and none is cut off."""
    visitor = visitors(screen=screen, language=language)
    show(visitor, with_crossing_piles())
    visitor.press(DuelTable(visitor).card(33))
    expect(visitor.page.get_by_test_id("price").first).to_be_visible()
    numbers, others = visitor.page.evaluate(BOXES, NUMBERS), visitor.page.evaluate(BOXES, OTHERS)
    assert len(numbers) > 20
    pairs = [*combinations(numbers, 2), *((number, other) for number in numbers for other in others)]
    covered = [(a[0], b[0]) for a, b in pairs if overlap(a, b)]
    assert not covered, covered
    top, bottom = visitor.page.evaluate(MIDDLE)
    inside = visitor.page.evaluate(BOXES, ".middle :is(.top .value, .ruler .card, .stock .count)")
    assert [one for one in inside if one[2] < top - 1 or one[4] > bottom + 1] == []
    visitor.expect_no_sideways_scrolling()
    visitor.expect_touchable()


def overlap(a: list[float], b: list[float]) -> bool:
    """Whether two boxes share more than an edge of two pixels, where letters leave room."""
    return min(a[3], b[3]) - max(a[1], b[1]) > 2 and min(a[4], b[4]) - max(a[2], b[2]) > 2


OUTSIDE = """() => {
  const room = document.querySelector(".middle").getBoundingClientRect();
  return [...document.querySelectorAll(".felt, .felt .side")].map((one) => one.getBoundingClientRect())
    .filter((one) => one.top < room.top - 1 || one.bottom > room.bottom + 1).map((one) => [one.top, one.bottom]);
}"""
"""What of the table reaches past its room, into the hand or the strip on top."""


@pytest.mark.parametrize("screen", ["desktop", "wide", "landscape", "phone", "small phone"])
def test_after_a_loss_the_hand_stays_and_every_card_says_why_it_did_not_fit(visitors: Makes, screen: Screen) -> None:
    visitor = visitors(screen=screen)
    if screen == "desktop":
        visitor.page.set_viewport_size({"width": 1280, "height": 740})
    show(visitor, with_seat_1_stuck(), 1)
    table = DuelTable(visitor)
    expect(table.game_over).to_be_visible()
    assert table.held() == [40, 41, 42, 43, 44, 45]
    reasons = visitor.page.get_by_test_id("why").get_by_role("listitem")
    expect(reasons).to_have_count(4)
    expect(reasons.first).to_contain_text("40–45")
    expect(reasons.first).to_contain_text(visitor.words("duel-why-needs", code="not-higher", top=58, jump=48))
    visitor.press(table.card(42))
    expect(reasons.first.locator(".numeral")).to_have_text("42")
    expect(table.pile("up")).to_be_in_viewport()
    if screen != "small phone":
        assert visitor.page.evaluate(OUTSIDE) == [], "both sides lie on the felt, and the hand below it"
    visitor.expect_no_sideways_scrolling()


def test_whoever_won_is_shown_no_hand_to_explain(visitor: Visitor) -> None:
    show(visitor, with_seat_1_stuck(), 0)
    expect(DuelTable(visitor).game_over).to_be_visible()
    expect(visitor.page.get_by_test_id("why")).to_have_count(0)


def test_a_won_game_is_cheered_by_transforms_for_a_moment(visitors: Makes) -> None:
    visitor = visitors(settings=MOVING)
    visitor.page.add_init_script(f"({WATCH})()")
    show(visitor, with_seat_1_stuck(), 0)
    expect(visitor.page.get_by_test_id("cheer")).to_be_visible()
    visitor.wait_until("() => moves.filter((one) => one.properties.includes('rotate')).length === 18")
    thrown = [move for move in moves_of(visitor) if "rotate" in move["properties"]]
    expect_calm(thrown, "a", "b", "c", "d")


def test_a_won_game_is_cheered_without_motion_for_whoever_wants_none(visitors: Makes) -> None:
    visitor = visitors(settings='{"pace": "fast"}')
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.page.add_init_script(f"({WATCH})()")
    show(visitor, with_seat_1_stuck(), 0)
    expect(visitor.page.get_by_test_id("cheer")).to_be_visible()
    assert [move for move in moves_of(visitor) if move["lasts"] > 1] == []


def test_a_loss_is_not_cheered(visitor: Visitor) -> None:
    show(visitor, with_seat_1_stuck(), 1)
    expect(DuelTable(visitor).game_over).to_be_visible()
    expect(visitor.page.get_by_test_id("cheer")).to_have_count(0)


def test_a_hint_is_advice_and_points_at_the_card_and_its_pile(visitor: Visitor) -> None:
    visitor.sit_at("face-to-face")
    table = DuelTable(visitor)
    assert table.my_turn()
    visitor.press(visitor.page.get_by_role("button", name=visitor.words("hint-ask"), exact=True))
    for _ in range(2):  # what to look at, the candidates, then all
        visitor.press(visitor.page.get_by_test_id("hint-more"))
    card, pile = table.hand.locator(".advised"), visitor.page.locator("[data-pile].advised")
    expect(card).to_have_count(1)
    expect(pile).to_have_count(1)
    where, what = str(pile.get_attribute("data-pile")), int(str(card.get_attribute("data-card")))
    bots = ("greedy", "club", "expert", "master")
    said = [visitor.words("duel-advice", bot=bot, pile=where, card=what) for bot in bots]
    assert prompt(visitor).inner_text().strip() in said


def test_an_onlooker_is_told_whose_piles_they_are(visitor: Visitor) -> None:
    show(visitor, after_a_gift(), "spectator")
    label = visitor.words("duel-pile-of", who=name_of(visitor, 0), way="up", top=20)
    expect(visitor.page.get_by_role("button", name=label)).to_be_visible()
