"""At the table of Nyet!: what is refused and why, what is announced, what can be looked at."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from web.drivers.lobby_page import Home
from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import Visitor

HEARD = """() => {
  const region = document.querySelector("[data-testid=announced]");
  window.heard = [];
  new MutationObserver(() => window.heard.push(region.textContent))
    .observe(region, { childList: true, characterData: true, subtree: true });
}"""

UNCOVERED = """() => {
  const hint = document.querySelector("[data-testid=advice]").getBoundingClientRect();
  const others = document.querySelectorAll('[data-spot^="seat-"], [data-spot^="box-"], .hand button');
  return [...others].map((one) => one.getBoundingClientRect()).every((one) =>
    one.right <= hint.left || one.left >= hint.right || one.bottom <= hint.top || one.top >= hint.bottom);
}"""
"""Whether a hint covers no seat, box or card."""


def test_an_illegal_card_is_explained_with_its_rule(visitor: Visitor) -> None:
    visitor.sit_at("nyet", players=4, rounds=1)
    table = NyetTable(visitor)
    while True:
        table.until(Duty.PLAY, Duty.GIVE)
        if table.barred_cards.count():
            break
        table.do(table.duty())
    held = table.cards.count()
    table.barred_cards.first.click(force=True, position={"x": 10, "y": 12})
    link = visitor.page.get_by_role("link", name=re.compile(visitor.words.start("notice-rule", rule="0").pattern))
    expect(link).to_be_visible()
    expect(link).to_have_attribute("href", re.compile(r"/rules/nyet#N[56]"))
    expect(table.cards).to_have_count(held)
    visitor.expect_accessible()


def test_the_last_open_box_of_a_line_is_locked_and_says_so(visitor: Visitor) -> None:
    """Rule N3.2, by tapping the box that has to stay."""
    visitor.sit_at("nyet", players=2, rounds=1)
    table = NyetTable(visitor)
    stays = table.board.get_by_role("button", name=visitor.words.end("board-stands", box=""))
    while not stays.count():
        assert table.duty() is Duty.COVER
        table.cover()
    assert table.duty() is Duty.COVER
    stays.first.click(force=True)
    expect(visitor.page.get_by_role("link", name=visitor.words("notice-rule", rule="N3.2"))).to_be_visible()
    visitor.expect_accessible()


def test_what_happens_is_announced_to_those_who_listen(visitor: Visitor) -> None:
    visitor.sit_at("nyet", players=2, rounds=1)
    visitor.page.evaluate(HEARD)
    table = NyetTable(visitor)
    table.until(Duty.PLAY)
    table.go_on()
    visitor.wait_until("() => /covers/.test(heard.join())")
    visitor.wait_until(r"() => /takes the trick with (blue|red|yellow|green)\s\d+/.test(heard.join())")


def test_last_trick_score_sheet_and_rules_open_without_leaving_the_table(visitor: Visitor) -> None:
    visitor.sit_at("nyet", players=3, rounds=2)
    table = NyetTable(visitor)
    table.until(Duty.PLAY)
    table.play()
    table.until(Duty.PLAY)
    page, words = visitor.page, visitor.words
    for button, title in (
        ("tricks-title", words("tricks-title")),
        ("score-sheet", words("score-title")),
        ("rules-open", words("rules-of", game=words("game-nyet"))),
        ("menu-title", words("menu-title")),
    ):
        page.get_by_role("button", name=words(button), exact=True).click()
        dialog = page.get_by_role("dialog", name=title)
        expect(dialog).to_be_visible()
        visitor.expect_accessible()
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    table.until(Duty.READ)
    visitor.expect_accessible()
    table.do(Duty.READ)
    page.get_by_role("button", name=words("score-sheet")).click()
    rows = page.get_by_role("dialog", name=words("score-title")).get_by_role("row")
    assert rows.count() >= 2
    visitor.expect_accessible()


def test_whoever_gave_up_a_card_sees_which(visitor: Visitor) -> None:
    """With the box "nothing" covered, something is given up in this round."""
    visitor.sit_at("nyet", players=2, rounds=1)
    table = NyetTable(visitor)
    assert table.duty() is Duty.COVER
    nothing = visitor.page.locator('[data-action="x discard none"]')
    if nothing.get_attribute("aria-disabled") == "false":
        nothing.click()
    expect(nothing).to_have_attribute("aria-disabled", "true")
    table.until(Duty.GIVE)
    action = visitor.page.locator('.hand [data-action][aria-disabled="false"]').first.get_attribute("data-action")
    assert action
    table.give()
    table.until(Duty.PLAY)
    held = action.split()[1]
    name = visitor.words("card", colour=held[0], value=held[1:])
    aside = visitor.page.get_by_role("complementary").first
    expect(aside.get_by_role("listitem").filter(has_text=name).first).to_be_visible()


def test_a_hint_is_advice_and_shows_where(visitor: Visitor) -> None:
    """Who would do what, in the sentence above the hand; the box it speaks of stands out."""
    visitor.sit_at("nyet", players=4, rounds=1)
    table = NyetTable(visitor)
    assert table.duty() is Duty.COVER
    visitor.page.get_by_role("button", name=visitor.words("hint-ask"), exact=True).click()
    for _ in range(2):  # what to look at, the candidates, then all
        visitor.press(visitor.page.get_by_test_id("hint-more"))
    box = visitor.page.locator(".board .advised")
    expect(box).to_have_count(1)
    action = box.get_attribute("data-action")
    assert action
    line = action.split()[1]
    advice = visitor.words("advice-cover", bot="§", line=visitor.words("line", line=line), name="§").split("§")
    expect(table.prompt).to_contain_text(advice[1])
    visitor.expect_every_word_known()
    visitor.expect_accessible()
    for width in (1000, 1100, 1199, 1280):  # with a log beside the table, and without
        visitor.page.set_viewport_size({"width": width, "height": 800})
        visitor.wait_until(UNCOVERED)
    box.click()
    expect(visitor.page.locator(".advised")).to_have_count(0)


def test_hints_are_on_among_bots_alone(visitor: Visitor) -> None:
    """Someone else at the table has not asked for them; whoever switched them off wants none."""
    form = Home(visitor).open().new_table("nyet").players(3).against_bots(3).more()
    hints = visitor.page.get_by_label(visitor.words("new-hints"))
    expect(hints).to_be_checked()
    form.seat(2, "open")
    expect(hints).not_to_be_checked()
    form.against_bots(3).untick("new-hints").seat(2, "open").seat(2, "bot:greedy")
    expect(hints).not_to_be_checked()


def test_a_tap_is_awaited_after_each_trick_if_one_likes(visitor: Visitor) -> None:
    visitor.sit_at("nyet", players=2, rounds=1)
    visitor.page.evaluate("localStorage.setItem('kibitz.settings', JSON.stringify({ pace: 'instant', tap: true }))")
    visitor.page.reload()
    table = NyetTable(visitor)
    table.until(Duty.PLAY)
    tap = visitor.page.get_by_role("button", name=visitor.words("tap-continue"))
    while not tap.is_visible():
        if table.legal_cards.count():
            table.play()
    tap.click()
    expect(tap).to_be_hidden()


def test_the_first_tap_lifts_and_the_second_plays_if_one_likes(visitor: Visitor) -> None:
    visitor.sit_at("nyet", players=2, rounds=1)
    table = NyetTable(visitor)
    table.until(Duty.PLAY)
    visitor.page.get_by_role("button", name=visitor.words("menu-title")).click()
    visitor.page.get_by_label(visitor.words("setting-confirm")).check()
    visitor.page.keyboard.press("Escape")
    held = table.cards.count()
    table.legal_cards.first.click()
    visitor.page.wait_for_timeout(150)
    expect(table.cards).to_have_count(held)
    table.legal_cards.first.click()
    expect(table.cards).not_to_have_count(held)
