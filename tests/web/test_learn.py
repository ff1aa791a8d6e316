"""Someone who has never seen the games learns them here: tutorials to their last word, rules with every id."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from kibitz import games
from rules.test_every_rule_is_proved import RULES
from web.drivers.lobby_page import Home
from web.drivers.visitor import AXE, Screen, Visitor

LESSONS = AXE.parents[2] / "src/generated/lessons"
GAMES = ("nyet", "face-to-face")
SOURCE = Path(games.__path__[0])


def lessons_of(game: str) -> list[tuple[str, list[dict[str, Any]]]]:
    """The lessons as they were built, by name, in the order they are taught."""
    files = sorted((LESSONS / game).glob("*.json"), key=lambda path: int(path.stem.partition("-")[0]))
    return [(path.stem.partition("-")[2], msgspec.json.decode(path.read_bytes())) for path in files]


def do(visitor: Visitor, action: str, *, refused: bool) -> None:
    """Do on the table what an action says."""
    page = visitor.page
    verb, _, what = action.partition(" ")
    if verb in ("up", "down", "opp-up", "opp-down"):
        card = page.locator(f'[data-card="{what}"]')
        if card.get_attribute("aria-pressed") != "true":
            visitor.press(card)
        press(visitor, page.locator(f'[data-pile="{verb}"]'), refused=refused)
    elif action == "end":
        press(visitor, page.get_by_test_id("end-turn"), refused=refused)
    elif verb == "team":
        for seat in what.split("+")[1:]:
            visitor.press(page.locator(f'[data-seat="{seat}"]'))
        visitor.press(page.get_by_role("button", name=visitor.words("team-confirm")))
    elif verb == "bonus":
        visitor.press(page.locator(f'[data-bonus="{what}"]'))
    else:
        press(visitor, page.locator(f'[data-action="{action}"]').first, refused=refused)
        if verb in ("discard", "pass"):
            visitor.press(page.get_by_test_id("give-confirm"))


def press(visitor: Visitor, what: Locator, *, refused: bool) -> None:
    """Press what can be pressed; what cannot is pressed all the same."""
    if refused:
        what.click(force=True)
    else:
        visitor.press(what)


OUTSIDE = """() => {
  const felt = document.querySelector(".felt");
  const edge = parseFloat(getComputedStyle(felt).borderTopWidth);
  const table = felt.getBoundingClientRect();
  const room = document.querySelector(".frame > .middle").getBoundingClientRect();
  const top = Math.max(table.top + edge, room.top) - 0.5;
  const bottom = Math.min(table.bottom - edge, room.bottom) + 0.5;
  return [...felt.querySelectorAll(":scope > .side, .line svg")].map((one) => one.getBoundingClientRect())
    .filter((one) => one.top < top || one.bottom > bottom)
    .map((one) => `${one.top} to ${one.bottom}, not in ${top} to ${bottom}`);
}"""
"""What of a duel reaches over the edge of its table, or lies where one must scroll to see it."""


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("screen", ["desktop", "phone", "small phone", "landscape"])
def test_a_lesson_has_both_sides_and_the_number_line_in_sight(
    visitors: Callable[..., Visitor], screen: Screen, language: str
) -> None:
    """A coach needs room too; what he speaks of is on the table, inside its edge, without scrolling."""
    visitor = visitors(screen=screen, language=language)
    visitor.visit("/learn/face-to-face")
    visitor.page.get_by_test_id("coach-next").wait_for()
    assert visitor.page.evaluate(OUTSIDE) == []
    visitor.page.get_by_test_id("coach-next").click()
    assert visitor.page.evaluate(OUTSIDE) == []


def expect_my_turn(visitor: Visitor) -> None:
    """What came before has been played out: something can be done again."""
    boxes = visitor.page.locator('[data-action^="x "][aria-disabled="false"]')
    legal = visitor.words.end("hand-card", card="", rank="none", state="legal")
    cards = visitor.page.get_by_role("button", name=legal)
    others = visitor.page.locator("[data-seat], [data-bonus]").or_(visitor.page.get_by_test_id("give-confirm"))
    boxes.or_(cards).or_(others).or_(visitor.page.get_by_test_id("end-turn")).first.wait_for()


def go_through(visitor: Visitor, steps: list[dict[str, Any]], *, look: int) -> None:
    """Take a lesson from its first step to its last, doing what the coach says; look closely at some steps."""
    page, words = visitor.page, visitor.words
    for number, step in enumerate(steps):
        expect(page.get_by_text(words("lesson-step", step=number + 1, steps=len(steps)))).to_be_visible()
        expect(page.get_by_test_id("coach")).to_have_text(words(step["text"]))
        want, refused = step.get("want", ""), step.get("refused", "")
        if want or refused:
            expect_my_turn(visitor)
        if step.get("show"):
            page.locator(".light .ring").first.wait_for()
        if number % look == 0:
            visitor.expect_accessible()
            visitor.expect_no_sideways_scrolling()
        if number == len(steps) - 1:
            break
        if want or refused:
            do(visitor, want or refused, refused=not want)
        else:
            visitor.press(page.get_by_test_id("coach-next"))


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_goes_from_home_through_the_first_lesson(visitors: Callable[..., Visitor], game: str) -> None:
    """Measured: beside what the lesson asks for, one tap opens it and one a step goes on."""
    visitor = visitors(screen="small phone")
    visitor.count_clicks()
    Home(visitor).open().game(game).get_by_role("link", name=visitor.words("home-learn")).click()
    (_, steps), (following, _), *_ = lessons_of(game)
    count = len(lessons_of(game))
    expect(visitor.page.get_by_text(visitor.words("lesson-number", number=1, count=count))).to_be_visible()
    go_through(visitor, steps, look=5)
    assert visitor.clicks <= 1 + 2 * len(steps)
    title = visitor.words(f"lesson-{game}-{following}")
    expect(visitor.page.get_by_test_id("following")).to_have_text(visitor.words("lesson-following", title=title))
    visitor.press(visitor.page.get_by_role("link", name=visitor.words("lesson-list")))
    expect(visitor.page.get_by_text(visitor.words("lesson-finished"))).to_have_count(1)
    visitor.expect_accessible()


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_played_to_the_end_of_the_last(visitor: Visitor, game: str) -> None:
    visitor.visit(f"/learn/{game}")
    lessons = lessons_of(game)
    for number, (name, steps) in enumerate(lessons, 1):
        expect(
            visitor.page.get_by_text(visitor.words("lesson-number", number=number, count=len(lessons)))
        ).to_be_visible()
        title = visitor.words(
            "lesson-title", game=visitor.words(f"game-{game}"), title=visitor.words(f"lesson-{game}-{name}")
        )
        expect(visitor.page).to_have_title(f"{title} · Kibitz")
        go_through(visitor, steps, look=9)
        if number < len(lessons):
            visitor.press(visitor.page.get_by_test_id("following"))
    visitor.press(visitor.page.get_by_role("link", name=visitor.words("lesson-done")))
    expect(visitor.page.get_by_role("heading", name=visitor.words("home-title"))).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_page_has_every_rule_and_goes_to_one(visitor: Visitor, game: str) -> None:
    """Every id that the code of a game or a test of its rules names."""
    letter, asked = {"nyet": ("N", "N6.3"), "face-to-face": ("F", "F4.2")}[game]
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    named = {*re.findall(rf"\b{letter}\d(?:\.\d)?\b", code), *(rule for rule in RULES if rule.startswith(letter))}
    assert len(named) >= 9
    visitor.visit(f"/rules/{game}#{asked}")
    expect(visitor.page.locator(f"[id='{asked}']")).to_be_in_viewport()
    shown = set(visitor.page.locator("main .rule .id").all_inner_texts())
    assert named <= shown
    visitor.expect_accessible()


@pytest.mark.parametrize(("language", "polish"), [("de", False), ("pl", True)])
def test_the_rules_page_shows_the_edition_of_the_language_and_lets_one_choose(
    visitors: Callable[..., Visitor], language: str, polish: bool
) -> None:
    visitor = visitors(language=language)
    words, page = visitor.words, visitor.page
    visitor.visit("/rules/nyet")
    rule, other = page.locator("[id='N6.3']"), page.locator("[id='N8.1']" if polish else "[id='N8.2']")
    texts = (words("rule-n6-3-both"), words("rule-n6-3"))
    expect(rule).to_contain_text(texts[0] if polish else texts[1])
    elsewhere = words("rules-elsewhere", edition=words("editions-west" if polish else "editions-pl"))
    expect(other).to_contain_text(elsewhere)
    page.get_by_text(words("editions-west" if polish else "editions-pl"), exact=True).first.click()
    expect(rule).to_contain_text(texts[1] if polish else texts[0])
    expect(other).not_to_contain_text(elsewhere)
    visitor.expect_accessible()


def test_the_rules_at_a_table_are_those_of_its_edition(visitor: Visitor) -> None:
    visitor.sit_at("nyet", edition="pl", no_trump_box=True)
    visitor.page.get_by_role("button", name=visitor.words("rules-open")).click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.get_by_text(visitor.words("rules-table"))).to_be_visible()
    for text in ("rule-n6-3-both", "rule-n6-3-ours", "rule-n3-house"):
        expect(sheet).to_contain_text(visitor.words(text))
    elsewhere = visitor.words("rules-elsewhere", edition=visitor.words("editions-west"))
    expect(sheet.locator("[id='N8.1']")).to_contain_text(elsewhere)
    expect(sheet.get_by_role("radio")).to_have_count(0)


def test_every_box_of_the_board_and_every_ruling_of_ours_is_on_the_rules_page(visitor: Visitor) -> None:
    visitor.visit("/rules/nyet")
    main = visitor.page.get_by_role("main")
    boxes = main.locator("#N3 dd")
    expect(boxes).to_have_count(5)
    assert [line.get_by_role("listitem").count() for line in boxes.all()] == [5, 5, 4, 5, 5]
    expect(main.get_by_text(visitor.words("rules-ours"), exact=True)).to_have_count(4)
    visitor.visit("/rules/face-to-face")
    expect(main.get_by_text(visitor.words("rules-ours"), exact=True)).to_have_count(3)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_about_page_names_authors_and_publishers_and_what_the_boxes_say(
    visitors: Callable[..., Visitor], language: str
) -> None:
    visitor = visitors(language=language)
    visitor.visit("/about")
    main = visitor.page.get_by_role("main")
    for name in (
        "Stefan Dorra",
        "Steffen Benndorf",
        "Reinhard Staupe",
        "IELLO",
        "Portal Games",
        "Heidelberger Spieleverlag",
    ):
        expect(main).to_contain_text(name)
    for game in GAMES:
        expect(main).to_contain_text(visitor.words(f"about-box-{game}"))
    visitor.expect_accessible()
