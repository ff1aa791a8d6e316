"""Who plays with whom, at a glance: in the banner, at the seats, on the cards, in the score and in the log."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from server.harness.wire import Server
from web.drivers.friends import Friends
from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import Screen, Visitor

OURS, THEIRS = "◆", "●"
UNHURRIED = '{"pace": "slow", "motion": "off"}'
TOLD = """() => {
  window.told = [];
  window.heard = [];
  const spoken = document.querySelector("[data-testid=announced]");
  new MutationObserver(() => {
    const banner = document.querySelector("[data-testid=banner]")?.textContent;
    if (banner && banner !== told.at(-1)) told.push(banner);
    if (spoken.textContent !== heard.at(-1)) heard.push(spoken.textContent);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""What the banner says, and what is read out, as long as it takes."""
SIDES = """() => [...document.querySelectorAll(".seat")].map((seat) =>
  [seat.querySelector(".side")?.textContent, seat.classList.contains("you")])"""
INSIDE = """() => {
  const board = document.querySelector(".board").getBoundingClientRect();
  const choice = document.querySelector(".choice").getBoundingClientRect();
  const room = document.querySelector(".frame > .middle").getBoundingClientRect();
  const whole = (one) => one.top >= room.top - 1 && one.bottom <= room.bottom + 1
    && one.left >= -1 && one.right <= innerWidth + 1;
  const apart = board.bottom <= choice.top + 1 || board.right <= choice.left + 1;
  return [whole(board), whole(choice), apart];
}"""


def cover_all(table: NyetTable) -> None:
    """Veto until something else is wanted, and stay first player."""
    while table.duty() is Duty.COVER:
        table.cover(but="x first 0")


@pytest.mark.parametrize("screen", ["desktop", "phone", "small phone", "landscape"])
def test_the_vetoes_stay_in_sight_while_a_partner_is_chosen(
    visitors: Callable[..., Visitor], server: Server, screen: Screen
) -> None:
    """They are the evidence: whoever is picked, what they covered stands out."""
    visitor = visitors(screen=screen)
    with Friends(server, visitor, 4) as friends:
        one, two = friends.names[:2]
        table = NyetTable(visitor)
        cover_all(table)
        assert table.duty() is Duty.TEAM
        evidence = visitor.page.get_by_role("group", name=visitor.words("team-evidence"))
        expect(evidence).to_be_visible()
        assert visitor.page.evaluate(INSIDE) == [True, True, True]
        confirm = table.team_choice.get_by_role("button", name=visitor.words("team-confirm"))
        confirm.click(force=True)
        expect(visitor.page.get_by_text(visitor.words("why-no-team"))).to_be_visible()
        visitor.press(table.team_choice.locator("[data-seat]").first)
        assert evidence.locator(".cover.lit").count() > 0
        assert visitor.page.evaluate(INSIDE) == [True, True, True]
        you = visitor.words("you")
        expect(table.team_choice).to_contain_text(re.compile(f"^.*{you}.*{one}.*{two}", re.DOTALL))
        visitor.expect_no_sideways_scrolling()
        visitor.expect_accessible()


def test_terms_and_teams_are_told_for_a_moment_and_stay_marked(
    visitors: Callable[..., Visitor], server: Server
) -> None:
    visitor = visitors(settings=UNHURRIED)
    with Friends(server, visitor, 3) as friends:
        one, two, three = friends.names
        table, words, page = NyetTable(visitor), visitor.words, visitor.page
        table.duty()
        page.evaluate(TOLD)
        cover_all(table)
        assert table.duty() is Duty.TEAM
        terms, *_ = page.evaluate("told")
        assert words("terms-stand") in terms
        for line in ("first", "discard", "trump", "super", "points"):
            assert words("line", line=line) in terms
        visitor.press(table.team_choice.locator("[data-seat]").first)
        visitor.press(table.team_choice.get_by_role("button", name=words("team-confirm")))
        told = words("team-sum", us=f"{words('you')} and {one}", them=f"{two} and {three}", count=2)
        expect(table.team_choice).to_be_hidden()
        table.until(Duty.PLAY)
        assert told in page.evaluate("told")[1]
        visitor.wait_until("(told) => heard.some((one) => one.includes(told))", told)
        table.play()
        table.until(Duty.PLAY)
        sides = dict.fromkeys((OURS, THEIRS), 0)
        for mark, mine in page.evaluate(SIDES):
            sides[mark] += 1
            assert mark == OURS or not mine, "one's own side is always the same"
        assert sides == {OURS: 2, THEIRS: 2}
        aside = page.get_by_role("complementary", name=words("aside-game"))
        teams = aside.locator(".team").all_inner_texts()
        assert [words("side", side=side) in text for side, text in zip(("ours", "theirs"), teams, strict=True)] == [
            True,
            True,
        ]
        assert one in teams[0]
        log = page.get_by_role("log")
        expect(log.locator(".a .mark").last).to_have_text(OURS)
        expect(log.locator(".b .mark").last).to_have_text(THEIRS)
        tags = page.locator(".trick .tag")
        for text in tags.all_inner_texts():
            assert text[0] in (OURS, THEIRS)
        expect(page.get_by_role("group", name=re.compile(f"{one}, your team"))).to_be_visible()
        visitor.expect_accessible()


def test_a_phone_names_its_buttons_and_whose_card_is_whose(visitors: Callable[..., Visitor]) -> None:
    """Drawings alone tell nobody what they open; a letter on a card or a seat could be taken for a colour's."""
    visitor = visitors(screen="phone", language="de")
    visitor.sit_at("nyet", players=4, rounds=1)
    table, words, page = NyetTable(visitor), visitor.words, visitor.page
    table.until(Duty.PLAY)
    for name in ("tricks-title", "score-title", "log-log", "rules-open", "menu-short"):
        expect(page.get_by_text(words(name), exact=True).first).to_be_visible()
    expect(page.locator(".seat.you")).to_contain_text(words("you"))
    assert page.get_by_test_id("dealer").inner_text() == ""
    assert page.evaluate("() => [...document.querySelectorAll('svg text')].length") == 0
    while not page.locator(".trick .played").count():
        table.play()
        table.until(Duty.PLAY)
    expect(page.locator(".trick .played .tag").first).to_be_visible()
    visitor.expect_touchable()
