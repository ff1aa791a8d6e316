"""Four languages: from the browser, switched in the middle of a game, complete, and nothing clipped."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.drivers.lobby_page import Home
from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import Visitor

CLIPPED = """() => [...document.querySelectorAll("button, a.button, h1, h2, th, label, legend, summary, .name, .small")]
  .filter((one) => one.checkVisibility() && !one.closest(".unseen, .clip, .me"))
  .filter((one) => getComputedStyle(one).overflow !== "visible")
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.tagName} ${one.textContent.trim()}`)"""


def test_the_language_is_switched_in_the_middle_of_a_game(visitor: Visitor) -> None:
    """At once, for everything on the table, the log of what has been included; the game goes on."""
    visitor.sit_at("nyet", players=4, rounds=1)
    table = NyetTable(visitor)
    table.until(Duty.PLAY)
    page = visitor.page
    for language in ("pl", "de", "fr"):
        page.get_by_role("button", name=visitor.words("menu-title")).click()
        page.get_by_role("dialog").get_by_label(visitor.words("setting-language")).select_option(language)
        visitor.speak(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.get_by_role("dialog").get_by_role("button", name=visitor.words("close")).click()
        expect(page.get_by_role("heading", name=visitor.words("terms-title"))).to_be_visible()
        expect(table.hand).to_be_visible()
        visitor.expect_every_word_known()
        visitor.expect_accessible()
        table.play()
        table.until(Duty.PLAY)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    table.go_on()


@pytest.mark.parametrize("language", ["de", "fr", "pl"])
def test_the_browser_s_language_is_spoken_everywhere(visitors: Callable[..., Visitor], language: str) -> None:
    visitor = visitors(language=language)
    home = Home(visitor).open()
    expect(visitor.page.get_by_role("heading", name=visitor.words("home-title"))).to_be_visible()
    assert home.game("nyet").is_visible()
    for path in PATHS:
        visitor.visit(path)
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        visitor.expect_every_word_known()
        assert visitor.page.evaluate(CLIPPED) == [], path


@pytest.mark.parametrize("language", ["de", "pl"])
def test_nothing_is_clipped_on_a_phone(visitors: Callable[..., Visitor], language: str) -> None:
    visitor = visitors(language=language, screen="small phone")
    for path in PATHS:
        visitor.visit(path)
        visitor.expect_no_sideways_scrolling()
        assert visitor.page.evaluate(CLIPPED) == [], path
    visitor.sit_at("nyet", players=5, rounds=1)
    table = NyetTable(visitor)
    table.until(Duty.COVER)
    visitor.expect_no_sideways_scrolling()
    assert visitor.page.evaluate(CLIPPED) == []
    table.until(Duty.PLAY)
    visitor.expect_no_sideways_scrolling()
    assert visitor.page.evaluate(CLIPPED) == []


PATHS = (
    "/",
    "/new/nyet",
    "/new/face-to-face",
    "/learn",
    "/learn/nyet",
    "/learn/face-to-face",
    "/rules/nyet",
    "/rules/face-to-face",
    "/settings",
    "/about",
    "/clubs",
    "/no/such/page",
)
"""Pages that need no game."""
