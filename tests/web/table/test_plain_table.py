"""A game the page has never heard of: offered by its own name, played at a plain table by clicking, and replayed."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from server.harness.wire import Server
from web.drivers.lobby_page import Home, NewTable, Waiting
from web.drivers.visitor import Screen, Visitor

THIRD_GAME = Path(__file__).parents[2] / "third_game"
NAME = "Highest card"
CARDS = 5


@pytest.fixture(scope="module")
def third(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on which a third game is installed."""
    path = os.pathsep.join([str(THIRD_GAME), os.environ.get("PYTHONPATH", "")])
    running = Server(tmp_path_factory.mktemp("third") / "data", bots=1, PYTHONPATH=path)
    yield running.url
    assert running.stop() == 0


def actions(visitor: Visitor) -> Locator:
    """What can be done now."""
    return visitor.page.get_by_role("group", name=visitor.words("plain-actions")).get_by_role("button")


def asked(visitor: Visitor) -> Locator:
    """The sentence that says what is asked, or how it ended."""
    return visitor.page.get_by_test_id("asked")


def expect_fit(visitor: Visitor, *, touchable: bool = True) -> None:
    """The page as it stands is for everyone, on any screen, in words people use."""
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()
    visitor.expect_every_word_known()
    if visitor.touch and touchable:
        visitor.expect_touchable()


def play_a_card(visitor: Visitor, held: int) -> str:
    """Wait until it is one's turn with this number of cards, and play the first of them; the action."""
    expect(actions(visitor)).to_have_count(held)
    first = actions(visitor).first
    action = first.inner_text()
    visitor.press(first)
    expect(actions(visitor)).not_to_have_count(held)
    return action


def open_log(visitor: Visitor) -> Locator:
    """The lines of the log, behind a button where the screen is small."""
    log = visitor.page.get_by_role("log")
    if not log.is_visible():
        visitor.press(visitor.page.get_by_role("button", name=visitor.words("log-title")))
    return log


@pytest.mark.parametrize(
    ("screen", "language"), [("desktop", "en"), ("phone", "de"), ("small phone", "fr"), ("landscape", "pl")]
)
def test_it_is_played_from_home_to_its_end_and_replayed(
    visitors: Callable[..., Visitor], third: str, screen: Screen, language: str
) -> None:
    visitor = visitors(third, screen=screen, language=language)
    page, words = visitor.page, visitor.words
    home = Home(visitor).open()
    card = page.get_by_role("region", name=NAME)
    expect(card).to_contain_text(words("home-about-other"))
    expect(card.get_by_role("link", name=words("home-learn"))).to_have_count(0)
    expect(card.get_by_test_id("players").locator("option")).to_have_text(["2", "3", "4"])
    expect_fit(visitor)
    visitor.press(card.get_by_role("button", name=words("home-play")))
    page.wait_for_url("**/t/*")

    expect(asked(visitor)).to_have_text(words("plain-choose"))
    expect(page.get_by_test_id("seat-0")).to_have_attribute("aria-current", "true")
    expect(actions(visitor)).to_have_count(CARDS)
    shown = page.get_by_role("region", name=words("plain-view")).locator("dl").first
    mine = " · ".join(action.removeprefix("play ") for action in actions(visitor).all_inner_texts())
    expect(shown).to_contain_text(f"Hands 0 {mine} 1 –", use_inner_text=True)
    expect_fit(visitor)

    first = play_a_card(visitor, CARDS)
    for held in range(CARDS - 1, 0, -1):
        play_a_card(visitor, held)
    expect(page.get_by_test_id("to-replay")).to_be_visible()
    expect(asked(visitor)).not_to_have_text(words("plain-choose"))
    expect(actions(visitor)).to_have_count(0)
    expect_fit(visitor)
    log = open_log(visitor)
    expect(log).to_contain_text(first)
    expect(log.locator("p").filter(has_text="play ")).to_have_count(2 * CARDS)
    page.keyboard.press("Escape")

    visitor.press(page.get_by_test_id("to-replay"))
    page.wait_for_url("**/replay/*")
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(2 * CARDS))
    visitor.press(page.get_by_role("button", name=words("replay-forward")))
    expect(shown).to_contain_text(first.removeprefix("play "))
    expect(page.get_by_label(words("replay-jump"))).to_have_count(0)
    page.keyboard.press("End")
    expect(slider).to_have_value(str(2 * CARDS))
    expect(asked(visitor)).not_to_have_text(words("plain-choose"))
    expect_fit(visitor, touchable=False)
    visitor.press(page.get_by_role("button", name=words("fair-title")))
    dialog = page.get_by_role("dialog", name=words("fair-title"))
    for line in ("fair-commitment", "fair-parts", "fair-seed", "fair-deals-unknown"):
        expect(dialog.get_by_text(words(line))).to_be_visible()
    page.keyboard.press("Escape")

    home.open()
    again = page.get_by_role("listitem").filter(has_text=NAME).get_by_role("link", name=words("home-replay"))
    expect(again).to_have_count(1)


def test_people_sit_down_to_it_and_someone_watches(visitors: Callable[..., Visitor], third: str) -> None:
    host, guest, watcher = visitors(third), visitors(third, language="fr"), visitors(third, language="pl")
    host.visit("/new/highest-card")
    expect(host.page.get_by_role("heading", level=1)).to_have_text(host.words("new-title", game=NAME))
    expect(host.page.get_by_role("radio")).to_have_count(3)
    host.expect_accessible()
    waiting = NewTable(host).players(3).seat(3, "bot:greedy").more().quick_bots().create()
    Home(guest).open()
    guest.press(guest.page.get_by_role("listitem").filter(has_text=NAME).get_by_role("link"))
    guest.page.wait_for_url("**/t/*")
    Waiting(guest).sit()
    waiting.deal()
    expect(asked(host)).to_have_text(host.words("plain-choose"))
    watcher.visit(host.page.url.removeprefix(third))

    shown = watcher.page.get_by_role("region", name=watcher.words("plain-view")).locator("dl").first
    expect(shown).to_contain_text("Hands – · – · –", use_inner_text=True)
    expect(actions(watcher)).to_have_count(0)
    for held in range(CARDS, 0, -1):
        for person in (host, guest):
            action = play_a_card(person, held)
            expect(shown).to_contain_text(action.removeprefix("play "))
    for person in (host, guest, watcher):
        expect(person.page.get_by_test_id("to-replay")).to_be_visible()
        expect(person.page.get_by_test_id("seat-0")).to_contain_text(re.compile(r"\d"))


def test_an_address_of_a_game_nobody_has_says_what_there_is(visitors: Callable[..., Visitor], third: str) -> None:
    visitor = visitors(third)
    visitor.visit("/new/chess")
    expect(visitor.page.get_by_role("alert")).to_contain_text(NAME)
    visitor.visit("/rules/highest-card")
    expect(visitor.page.get_by_text(visitor.words("rules-none", game=NAME))).to_be_visible()
    visitor.visit("/learn/highest-card")
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.words("lesson-none", game=NAME))
