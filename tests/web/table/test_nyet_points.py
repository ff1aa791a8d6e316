"""Points are explained: the sum of each team by either bonus rule, why a trick was won, whose line is whose."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import Visitor

SUM = re.compile(r"= (\d+), × (−?\d+) = (−?\d+)")
COUNTED = re.compile(r"(\d+) tricks? \+ (\d+) loot(?: \+ (\d+) again)?")
TONES = {"bear": "#b0703c", "wolf": "#71818f", "crane": "#b4609a", "tiger": "#d98324", "eagle": "#4f7fb5"}


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))


def expect_sum(team: Locator, *, doubles: bool) -> None:
    """What the sum says is what everyone wrote down; only by one rule does the holder write twice as much."""
    words = team.get_by_test_id("sum").inner_text()
    found = SUM.search(words)
    assert found, words
    count, value, points = map(number, found.groups())
    assert count * value == points
    parts = COUNTED.search(words)
    assert parts, words
    assert sum(map(int, parts.groups(default="0"))) == count, words
    for row in team.get_by_role("listitem").all():
        gain = number(row.locator(".gain").inner_text())
        twice = doubles and row.locator(".double").count() > 0
        assert gain == points * (2 if twice else 1)


@pytest.mark.parametrize("edition", ["en", "pl"])
def test_the_round_adds_up_before_ones_eyes(visitor: Visitor, edition: str) -> None:
    """With three players the lone one holds the bonus card, by either rule."""
    visitor.sit_at("nyet", players=3, rounds=1, edition=edition)
    table = NyetTable(visitor)
    table.until(Duty.READ)
    teams = visitor.page.get_by_role("dialog").get_by_role("region")
    expect(teams).to_have_count(2)
    for team in teams.all():
        expect_sum(team, doubles=edition == "en")
    expect(teams.first).to_contain_text(visitor.words("you"))
    visitor.expect_accessible()


def test_a_trick_tapped_says_why_it_was_won_and_lines_wear_their_animals_colours(visitor: Visitor) -> None:
    visitor.page.set_viewport_size({"width": 1500, "height": 1000})
    visitor.sit_at("nyet", players=2, rounds=1)
    table, page, words = NyetTable(visitor), visitor.page, visitor.words
    table.until(Duty.READ)
    history = page.get_by_role("group", name=words("tricks-title"))
    expect(history.get_by_role("button")).to_have_count(page.locator(".scroll [data-trick]").count())
    visitor.press(history.locator('[data-trick="3"]'))
    dialog = page.get_by_role("dialog", name=words("tricks-title"))
    ends = {
        words("why-won", kind=kind, who="", card="", tie=tie).split(":", 1)[1].strip()
        for kind in ("super", "trump", "led", "led-trumpless")
        for tie in ("yes", "no")
    }
    for _ in range(3):
        why = dialog.get_by_test_id("why").inner_text()
        assert why.split(":", 1)[1].strip() in ends
        later = dialog.get_by_role("button", name=words("trick-later"))
        visitor.press(later)
    visitor.expect_accessible()
    page.keyboard.press("Escape")
    table.do(Duty.READ)
    visitor.press(page.get_by_role("button", name=words("score-sheet")))
    sheet = page.get_by_role("dialog", name=words("score-title"))
    animals = sheet.locator("thead .token").evaluate_all("(all) => all.map((one) => one.classList[1])")
    strokes = sheet.locator("polyline").evaluate_all("(all) => all.map((one) => one.getAttribute('stroke'))")
    assert strokes == [TONES[animal] for animal in animals]
    visitor.expect_accessible()
