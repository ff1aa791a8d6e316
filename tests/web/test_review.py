"""Finished games reviewed in the browser: summary, chances, moments, practice, records from elsewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from server.harness.reviewed import asked, brought, played, waited
from server.harness.wire import Person, Server
from web.drivers.visitor import Screen, Visitor

LABELS = {"inaccuracy", "mistake", "blunder"}


@pytest.fixture(scope="session")
def reviewed(server: Server) -> dict[str, str]:
    """A reviewed game of each kind, both with costly decisions of the first seat: they were played at random."""
    person, found = Person(server.url), {}
    for game in ("nyet", "face-to-face"):
        found[game] = brought(person, played(game, seed=21))
        asked(person, found[game], "quick")
        decisions = waited(person, found[game], "quick")["decisions"]
        assert any(one["seat"] == 0 and one["label"] in LABELS for one in decisions), "nothing to show"
    return found


def side(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("moment")


@pytest.mark.parametrize("game", ["nyet", "face-to-face"])
@pytest.mark.parametrize(("screen", "language"), [("desktop", "de"), ("phone", "pl")])
def test_a_review_begins_with_a_summary_and_leads_through_its_moments(
    visitors: Callable[..., Visitor], reviewed: dict[str, str], game: str, screen: Screen, language: str
) -> None:
    visitor = visitors(screen=screen, language=language)
    page, words = visitor.page, visitor.words
    visitor.visit(f"/review/{reviewed[game]}?seat=0&effort=quick")
    summary = page.get_by_test_id("summary")
    expect(summary.get_by_role("table")).to_contain_text(words("review-luck"))
    expect(summary.locator("ol > li")).not_to_have_count(0)
    assert summary.locator("ol > li").count() <= 3
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()
    visitor.expect_touchable()
    visitor.expect_every_word_known()

    visitor.press(summary.locator("ol button").first)
    expect(side(visitor)).to_be_visible()
    expect(page.get_by_test_id("review-table")).to_be_visible()
    expect(side(visitor).get_by_test_id("candidates").locator("li")).not_to_have_count(0)
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()
    visitor.expect_every_word_known()
    page.keyboard.press("Escape")
    expect(summary).to_be_visible()

    timeline = page.get_by_role("slider", name=words("review-chart"))
    timeline.focus()
    page.keyboard.press("Home")
    first = int(side(visitor).get_attribute("data-step") or -1)
    page.keyboard.press("ArrowRight")
    expect(side(visitor)).not_to_have_attribute("data-step", str(first))
    page.keyboard.press("ArrowLeft")
    expect(side(visitor)).to_have_attribute("data-step", str(first))


def test_the_table_is_shown_as_it_was_seen_or_with_open_cards(visitor: Visitor, reviewed: dict[str, str]) -> None:
    page = visitor.page
    visitor.visit(f"/review/{reviewed['nyet']}?seat=0&effort=quick")
    page.get_by_test_id("summary").locator("ol button").first.click()
    table = page.get_by_test_id("review-table")
    expect(table.get_by_test_id("open-hand")).to_have_count(0)
    page.get_by_test_id("open-cards").check()
    expect(table.get_by_test_id("open-hand")).not_to_have_count(0)
    page.wait_for_url(re.compile("cards=open"))
    before = page.get_by_test_id("moment").count()
    page.get_by_test_id("only").uncheck()
    assert page.get_by_test_id("moment").count() == before
    expect(page.locator("path[data-step]")).not_to_have_count(0)


@pytest.mark.parametrize("game", ["nyet", "face-to-face"])
def test_both_lines_are_played_on_the_table_step_by_step(
    visitor: Visitor, server: Server, reviewed: dict[str, str], game: str
) -> None:
    page = visitor.page
    found = Person(server.url).get(f"/api/tables/{reviewed[game]}/review?effort=quick").json["decisions"]
    told = next(one for one in found if one["lines"])
    visitor.visit(f"/review/{reviewed[game]}?effort=quick&step={told['step']}")
    for which in (0, 1):
        page.get_by_test_id(f"line-{which}").click()
        line = page.get_by_test_id("line")
        expect(line).to_have_attribute("data-at", "1")
        page.get_by_test_id("line-forward").click()
        expect(line).to_have_attribute("data-at", "2")
    visitor.expect_accessible()
    page.get_by_test_id("line-close").click()
    expect(line).to_be_hidden()


def test_a_swipe_leads_to_the_next_moment(visitors: Callable[..., Visitor], reviewed: dict[str, str]) -> None:
    visitor = visitors(screen="phone")
    page = visitor.page
    visitor.visit(f"/review/{reviewed['nyet']}?seat=0&effort=quick")
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    first = side(visitor).get_attribute("data-step") or ""
    page.evaluate(SWIPE, -200)
    expect(side(visitor)).not_to_have_attribute("data-step", first)
    page.evaluate(SWIPE, 200)
    expect(side(visitor)).to_have_attribute("data-step", first)


@pytest.mark.parametrize("screen", ["small phone", "landscape"])
def test_a_moment_shows_the_whole_board_and_the_page_does_not_scroll(
    visitors: Callable[..., Visitor], reviewed: dict[str, str], screen: Screen
) -> None:
    """The words scroll in their panel; below it there is nothing to scroll to."""
    visitor = visitors(screen=screen, language="fr")
    page = visitor.page
    visitor.visit(f"/review/{reviewed['nyet']}?seat=0&effort=quick&step=1")
    page.get_by_test_id("moment").wait_for()
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    for line in page.locator(".board .line").all():
        expect(line.locator(".box").last).to_be_in_viewport(ratio=1)


SWIPE = """(far) => {
  const node = document.querySelector("[data-testid=moment]");
  const at = (x) => new Touch({ identifier: 1, target: node, clientX: x, clientY: 600 });
  node.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, touches: [at(200)], changedTouches: [at(200)] }));
  node.dispatchEvent(new TouchEvent("touchend", { bubbles: true, touches: [], changedTouches: [at(200 + far)] }));
}"""


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_mistake_is_practised_until_it_is_right(
    visitors: Callable[..., Visitor], server: Server, reviewed: dict[str, str], screen: Screen
) -> None:
    """The move of the game is wrong again and says why; the best one is right. Both are played at the table."""
    visitor = visitors(screen=screen)
    page, words = visitor.page, visitor.words
    game = reviewed["nyet"]
    found = Person(server.url).get(f"/api/tables/{game}/review?effort=quick").json["decisions"]
    costly = [one for one in found if one["seat"] == 0 and one["label"] in LABELS]
    costly.sort(key=lambda one: -one["fair"]["chance"])
    number, worst = next((i, one) for i, one in enumerate(costly) if one["kind"] in ("veto", "card"))
    visitor.visit(f"/review/{game}?seat=0&effort=quick")
    visitor.press(page.get_by_test_id("practise"))
    expect(page.get_by_test_id("practise-table")).to_be_visible()
    visitor.expect_accessible()
    for _ in range(number):
        visitor.press(page.get_by_test_id("next"))
    play(visitor, worst["action"])
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-right", "false")
    expect(page.get_by_test_id("candidates")).to_be_visible()
    visitor.expect_accessible()
    visitor.press(page.get_by_test_id("again"))
    expect(verdict).to_be_hidden()
    play(visitor, worst["best"])
    expect(verdict).to_have_attribute("data-right", "true")
    visitor.press(page.get_by_test_id("next"))
    for _ in costly[number + 1 :]:
        visitor.press(page.get_by_test_id("next"))
    expect(page.get_by_role("heading", level=1)).to_have_text(words("practise-done", right=0, count=len(costly)))


def play(visitor: Visitor, action: str) -> None:
    """Do something at a table of Nyet!, as a person would."""
    visitor.press(visitor.page.get_by_test_id("practise-table").locator(f'[data-action="{action}"]').first)


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_any_record_can_be_brought_and_a_wrong_one_is_explained(
    visitors: Callable[..., Visitor], tmp_path: Path, screen: Screen
) -> None:
    visitor = visitors(screen=screen, language="fr")
    visitor.foreseen = ("400",)
    page, words = visitor.page, visitor.words
    text = played(seed=22)
    visitor.visit("/review")
    visitor.expect_accessible()
    visitor.expect_touchable()
    page.get_by_label(words("bring-paste")).fill(json.dumps(json.loads(text) | {"result": None}))
    visitor.press(page.get_by_test_id("bring"))
    expect(page.get_by_role("alert").filter(has_text="result")).to_be_visible()
    file = tmp_path / "game.json"
    file.write_text(text)
    page.locator("input[type=file]").set_input_files(file)
    visitor.press(page.get_by_test_id("bring"))
    page.wait_for_url(re.compile(r"/review/[\w-]{20,}"))
    expect(page.get_by_test_id("summary")).to_be_visible()
    expect(page.get_by_test_id("progress")).to_be_hidden()
    expect(page.get_by_test_id("summary").locator("ol > li")).not_to_have_count(0)


def test_a_game_just_played_is_one_tap_from_its_review_and_a_running_one_is_refused(
    visitor: Visitor, server: Server, duel_record: str
) -> None:
    visitor.foreseen = ("409",)
    page, words = visitor.page, visitor.words
    visitor.visit(f"/replay/{duel_record}")
    page.get_by_test_id("to-review").click()
    page.wait_for_url(re.compile(f"/review/{duel_record}"))
    expect(page.get_by_test_id("summary")).to_be_visible()
    running = visitor.sit_at("nyet", players=2)
    visitor.visit(f"/review/{running}")
    expect(page.get_by_role("alert")).to_have_text(words("problem-not-over"))
    assert Person(server.url).post(f"/api/tables/{running}/review", {}).status == 409


@pytest.mark.parametrize(("screen", "language"), [("desktop", "en"), ("phone", "de")])
def test_hints_come_by_degrees(visitors: Callable[..., Visitor], server: Server, screen: Screen, language: str) -> None:
    visitor = visitors(screen=screen, language=language)
    page = visitor.page
    server.wait_for_bots()
    visitor.sit_at("nyet", players=2, rounds=1)
    hint = page.get_by_test_id("hint")
    expect(hint).to_be_visible()
    visitor.press(hint)
    advice = page.get_by_test_id("advice")
    for degree in (1, 2):
        expect(advice).to_have_attribute("data-degree", str(degree))
        expect(advice.get_by_role("table")).to_have_count(0)
        visitor.press(page.get_by_test_id("hint-more"))
    expect(advice).to_have_attribute("data-degree", "3")
    expect(advice.get_by_role("row")).not_to_have_count(0)
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()
    visitor.expect_every_word_known()


@pytest.mark.parametrize("game", ["nyet", "face-to-face"])
@pytest.mark.parametrize("screen", ["phone", "small phone", "landscape"])
def test_a_hint_on_a_phone_hides_neither_board_nor_piles_nor_hand(
    visitors: Callable[..., Visitor], server: Server, screen: Screen, game: str
) -> None:
    """In German, whose names of piles are the longest."""
    visitor = visitors(screen=screen, language="de")
    page = visitor.page
    server.wait_for_bots()
    visitor.sit_at(game, **({"players": 4, "rounds": 1} if game == "nyet" else {}))
    visitor.press(page.get_by_test_id("hint"))
    advice = page.get_by_test_id("advice")
    for degree in (1, 2, 3):
        expect(advice).to_have_attribute("data-degree", str(degree))
        assert page.evaluate(HIDDEN, NEEDED[game]) == [], degree
        if degree < 3:
            visitor.press(page.get_by_test_id("hint-more"))


NEEDED = {"nyet": ".board button, .hand button", "face-to-face": ".piles > *, .hand button"}
HIDDEN = """(needed) => {
  const found = [...document.querySelectorAll(needed)];
  if (!found.length) return ["nothing found"];
  return found.filter((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const at = (part) => document.elementFromPoint(left + Math.min(width / 2, 14), top + part * height);
    const reached = [at(0.1), at(0.5)];
    return !reached.every((over) => over && (node.contains(over) || over.closest(".hand, .piles, .board")));
  }).map((node) => node.outerHTML.slice(0, 120));
}"""
