"""Someone who has never seen the games learns them here: tutorials to their last word, rules with every id."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from web.visitor import AXE, Screen, Visitor

LESSONS = AXE.parents[2] / "src/generated/lessons"


def steps_of(game: str) -> list[dict[str, Any]]:
    """The lesson as it was built."""
    found: list[dict[str, Any]] = msgspec.json.decode((LESSONS / f"{game}.json").read_bytes())
    return found


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
    others = visitor.page.locator("[data-seat]").or_(visitor.page.get_by_test_id("give-confirm"))
    boxes.or_(cards).or_(others).or_(visitor.page.get_by_test_id("end-turn")).first.wait_for()


@pytest.mark.parametrize("screen", ["desktop", "small phone"])
@pytest.mark.parametrize("game", ["nyet", "face-to-face"])
def test_a_tutorial_is_played_to_its_end(visitors: Callable[..., Visitor], game: str, screen: Screen) -> None:
    visitor = visitors(screen=screen)
    visitor.visit(f"/learn/{game}")
    steps = steps_of(game)
    for number, step in enumerate(steps):
        expect(visitor.page.get_by_text(f"{number + 1}/{len(steps)}")).to_be_visible()
        expect(visitor.page.get_by_test_id("coach")).to_have_text(visitor.words(step["text"]))
        if number % 4 == 0:
            visitor.expect_accessible()
            visitor.expect_no_sideways_scrolling()
        if number == len(steps) - 1:
            break
        if step["want"] or step["refused"]:
            expect_my_turn(visitor)
            do(visitor, step["want"] or step["refused"], refused=not step["want"])
        else:
            visitor.press(visitor.page.get_by_role("button", name=visitor.words("lesson-next")))
    visitor.press(visitor.page.get_by_role("link", name=visitor.words("lesson-done")))
    expect(visitor.page.get_by_role("heading", name=visitor.words("home-title"))).to_be_visible()


@pytest.mark.parametrize("game", ["nyet", "face-to-face"])
def test_the_rules_page_has_every_rule_and_goes_to_one(visitor: Visitor, game: str) -> None:
    visitor.visit(f"/rules/{game}#{'N6.3' if game == 'nyet' else 'F4.2'}")
    asked = visitor.page.locator(f"[id='{'N6.3' if game == 'nyet' else 'F4.2'}']")
    expect(asked).to_be_in_viewport()
    shown = set(visitor.page.locator("main [id]").evaluate_all("(all) => all.map((one) => one.id)"))
    letter = "n" if game == "nyet" else "f"
    told = {
        found[1].upper().replace("-", ".")
        for key in visitor.words.ids()
        if (found := re.fullmatch(rf"rule-({letter}\d+(?:-\d+)?)", key))
    }
    assert told
    assert told <= shown
