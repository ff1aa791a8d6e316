"""Someone who has never seen the games learns them here: tutorials to their last word, rules with every id."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from web.visitor import AXE, Screen, Visitor

LESSONS = AXE.parents[2] / "src/generated/lessons"


def steps_of(game: str) -> list[dict[str, Any]]:
    """The lesson as it was built."""
    found: list[dict[str, Any]] = msgspec.json.decode((LESSONS / f"{game}.json").read_bytes())
    return found


def do(visitor: Visitor, action: str) -> None:
    """Do on the table what an action says."""
    page = visitor.page
    verb, _, what = action.partition(" ")
    if verb in ("up", "down", "opp-up", "opp-down"):
        card = page.locator(f'[data-card="{what}"]')
        if card.get_attribute("aria-pressed") != "true":
            visitor.press(card)
        page.locator(f'[data-pile="{verb}"]').click(force=True)
    elif action == "end":
        page.get_by_test_id("end-turn").click(force=True)
    elif verb == "team":
        for seat in what.split("+")[1:]:
            visitor.press(page.locator(f'[data-seat="{seat}"]'))
        visitor.press(page.get_by_role("button", name=visitor.words("team-confirm")))
    else:
        page.locator(f'[data-action="{action}"]').first.click(force=True, position={"x": 10, "y": 12})
        if verb in ("discard", "pass"):
            visitor.press(page.get_by_test_id("give-confirm"))


def expect_my_turn(visitor: Visitor) -> None:
    """What came before has been played out: something can be done again."""
    boxes = visitor.page.locator('[data-action^="x "][aria-disabled="false"]')
    names = [visitor.words.end(key, card="", rank="none", state="legal") for key in ("hand-card", "duel-card")]
    cards = [visitor.page.get_by_role("button", name=name) for name in names]
    others = visitor.page.locator("[data-seat]").or_(visitor.page.get_by_test_id("give-confirm"))
    ending = visitor.page.locator('[data-testid="end-turn"]')
    boxes.or_(cards[0]).or_(cards[1]).or_(others).or_(ending).first.wait_for()


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
            do(visitor, step["want"] or step["refused"])
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
