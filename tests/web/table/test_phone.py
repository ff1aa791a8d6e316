"""In one hand: touch, 390×844, 360×640 and lying on its side."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from web.drivers.duel_page import DuelTable
from web.drivers.lobby_page import Home
from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import Screen, Visitor

STEPS = """(cards) => cards.map((card) => card.getBoundingClientRect()).map(({ left, top }) => [left, top])"""

HIDDEN = """() => {
  const { top, bottom, left, right } = document.querySelector(".frame > .middle").getBoundingClientRect();
  return [...document.querySelectorAll(".trick .played")].map((card) => card.getBoundingClientRect())
    .filter((card) => card.top < top || card.bottom > bottom || card.left < left || card.right > right)
    .map((card) => `${card.top} ${card.bottom} in ${top} ${bottom}`);
}"""


def expect_fit(visitor: Visitor) -> None:
    """As a phone has to show it."""
    visitor.expect_no_sideways_scrolling()
    visitor.expect_touchable()
    visitor.expect_accessible()


@pytest.mark.parametrize("screen", ["phone", "small phone", "landscape"])
def test_a_finished_game_of_nyet_on_a_phone(visitors: Callable[..., Visitor], screen: Screen) -> None:
    """A hand of sixteen is played with a thumb: at least 44 pixels of every card can be touched."""
    visitor = visitors(screen=screen)
    visitor.sit_at("nyet", players=3, rounds=1)
    table = NyetTable(visitor)
    seen: set[Duty] = set()
    while (duty := table.duty()) is not Duty.OVER:
        if duty not in seen:
            seen.add(duty)
            expect_fit(visitor)
            if duty is Duty.PLAY:
                expect_thumb_wide(table)
        if duty is Duty.PLAY:
            assert visitor.page.evaluate(HIDDEN) == [], "a card of the trick is cut off"
        table.do(duty)
    expect_fit(visitor)


def expect_thumb_wide(table: NyetTable) -> None:
    spots: list[tuple[float, float]] = [(left, top) for left, top in table.cards.evaluate_all(STEPS)]
    gaps = [b[0] - a[0] for a, b in pairwise(spots) if a[1] == b[1]]
    assert min(gaps) >= 44, f"only {min(gaps):.0f} pixels of a card can be touched"


@pytest.mark.parametrize("screen", ["phone", "small phone", "landscape"])
def test_a_duel_on_a_phone(visitors: Callable[..., Visitor], screen: Screen) -> None:
    visitor = visitors(screen=screen)
    visitor.sit_at("face-to-face")
    table = DuelTable(visitor)
    assert table.my_turn()
    expect_fit(visitor)
    table.play_turn()
    assert table.my_turn()
    expect_fit(visitor)


@pytest.mark.parametrize("screen", ["phone", "small phone"])
def test_the_drawers_of_the_table_on_a_phone(visitors: Callable[..., Visitor], screen: Screen) -> None:
    """What a desktop shows beside the table is one tap away."""
    visitor = visitors(screen=screen)
    visitor.sit_at("nyet", players=5, rounds=1)
    table = NyetTable(visitor)
    table.until(Duty.PLAY)
    for name in ("tricks-title", "score-title", "log-title", "rules-open", "menu-title"):
        visitor.press(visitor.page.get_by_role("button", name=visitor.words(name), exact=True))
        dialog = visitor.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        visitor.expect_no_sideways_scrolling()
        visitor.expect_accessible()
        visitor.press(dialog.get_by_role("button", name=visitor.words("close")))
        expect(dialog).to_be_hidden()


INSETS = {"phone": (47, 0, 34, 0), "landscape": (0, 44, 21, 44)}
"""What a phone keeps for itself: above, right, below, left."""
COVERED = """([top, right, bottom, left]) =>
  [...document.querySelectorAll("button, a[href], select, .seat, .board, .trick")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen, .skip"))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.top < top || box.bottom > innerHeight - bottom
    || box.left < left || box.right > innerWidth - right)
  .map(([one, box]) => `${one.className} ${box.left} ${box.top} ${box.right} ${box.bottom}`)"""


@pytest.mark.parametrize("screen", ["phone", "landscape"])
def test_nothing_lies_under_a_notch_or_a_rounded_corner(visitors: Callable[..., Visitor], screen: Screen) -> None:
    """The table fills the screen, but for what the phone keeps for itself."""
    visitor = visitors(screen=screen)
    insets = INSETS[screen]
    session = visitor.context.new_cdp_session(visitor.page)
    named = dict(zip(("top", "right", "bottom", "left"), insets, strict=True))
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": named})
    visitor.sit_at("nyet", players=4, rounds=1)
    expect(visitor.page.locator("meta[name=viewport]")).to_have_attribute("content", re.compile("viewport-fit=cover"))
    table = NyetTable(visitor)
    for duty in (Duty.COVER, Duty.PLAY):
        table.until(duty)
        assert visitor.page.evaluate(COVERED, insets) == []
    visitor.sit_at("face-to-face")
    assert DuelTable(visitor).my_turn()
    assert visitor.page.evaluate(COVERED, insets) == []


def test_a_newcomer_opens_a_table_with_a_thumb(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(screen="small phone")
    form = Home(visitor).open().new_table("nyet")
    form.players(3).against_bots(3).more().one_round().quick_bots()
    waiting = form.create()
    expect_fit(visitor)
    waiting.deal()
    NyetTable(visitor).until(Duty.PLAY)
    expect_fit(visitor)
