"""Every page: accessible, without sideways scrolling, touchable; settings that hold."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.drivers.duel_page import DuelTable
from web.drivers.lobby_page import Home
from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import Screen, Theme, Visitor
from web.test_language import PATHS


@pytest.mark.parametrize("screen", ["desktop", "small phone"])
def test_axe_finds_nothing_on_any_page(visitors: Callable[..., Visitor], screen: Screen) -> None:
    visitor = visitors(screen=screen)
    for path in PATHS:
        visitor.visit(path)
        visitor.expect_theme(visitor.theme)
        visitor.expect_accessible()
        visitor.expect_no_sideways_scrolling()
        visitor.expect_every_word_known()
    visitor.visit("/new/nyet")
    visitor.press(visitor.page.get_by_text(visitor.words("new-more")))
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()


@pytest.mark.parametrize("screen", ["phone", "small phone"])
def test_everything_is_large_enough_for_a_thumb(visitors: Callable[..., Visitor], screen: Screen) -> None:
    visitor = visitors(screen=screen)
    for path in PATHS:
        visitor.visit(path)
        visitor.expect_touchable()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_settings_hold_at_once_and_after_loading_again(visitors: Callable[..., Visitor], theme: Theme) -> None:
    visitor = visitors(theme=theme)
    visitor.visit("/settings")
    visitor.expect_accessible()
    visitor.turn_the_light()
    page, words = visitor.page, visitor.words
    other: Theme = "light" if theme == "dark" else "dark"
    page.get_by_role("combobox", name=words("setting-theme"), exact=True).select_option(other)
    visitor.expect_theme(other)
    page.get_by_role("combobox", name=words("setting-deck"), exact=True).select_option("solid")
    page.get_by_role("combobox", name=words("setting-cards"), exact=True).select_option("large")
    page.get_by_role("combobox", name=words("setting-motion"), exact=True).select_option("off")
    page.get_by_label(words("setting-sounds")).check()
    page.reload()
    visitor.settled()
    visitor.expect_theme(other)
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    expect(page.get_by_role("combobox", name=words("setting-deck"), exact=True)).to_have_value("solid")
    expect(page.get_by_role("combobox", name=words("setting-cards"), exact=True)).to_have_value("large")
    expect(page.get_by_label(words("setting-sounds"))).to_be_checked()


def test_a_name_is_kept_and_home_shows_what_is_mine(visitor: Visitor) -> None:
    """A running game says whose turn it is, and is one click away."""
    Home(visitor).open().rename("Zofia Łęcka")
    visitor.sit_at("nyet", players=2, rounds=1)
    NyetTable(visitor).duty()
    Home(visitor).open()
    page, words = visitor.page, visitor.words
    expect(page.get_by_role("button", name="Zofia Łęcka")).to_be_visible()
    expect(page.get_by_role("listitem").get_by_text(words("table-turn"))).to_be_visible()
    page.get_by_role("link", name=words("table-go")).click()
    page.wait_for_url("**/t/*")


ROOMS = ((360, 640), (390, 844), (740, 360), (820, 1180), (1366, 768), (1920, 1080), (3840, 2160))
UNSEEN = """() => [...document.querySelectorAll(".board, .hand")]
  .map((one) => [one.className, one.getBoundingClientRect()])
  .filter(([, box]) => box.left < 0 || box.right > innerWidth + 1 || box.top < 0 || box.bottom > innerHeight + 1)
  .map(([name, box]) => `${name} ${box.top} ${box.bottom} in ${innerWidth}×${innerHeight}`)"""


def test_a_table_has_room_from_a_small_phone_to_a_wall(visitors: Callable[..., Visitor]) -> None:
    """Board and hand are in sight as a whole, without scrolling in any direction."""
    visitor = visitors(language="de")
    visitor.sit_at("nyet", players=5, rounds=1)
    NyetTable(visitor).until(Duty.COVER)
    for width, height in ROOMS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate("new Promise(requestAnimationFrame)")
        visitor.expect_no_sideways_scrolling()
        visitor.wait_until(f"() => ({UNSEEN})().length === 0")


def test_whoever_likes_no_motion_gets_none(visitors: Callable[..., Visitor]) -> None:
    """The system's wish holds for someone who has set nothing."""
    visitor = visitors(settings="{}")
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.visit("/")
    expect(visitor.page.locator("html")).to_have_attribute("data-motion", "off")
    visitor.page.emulate_media(reduced_motion="no-preference")
    expect(visitor.page.locator("html")).to_have_attribute("data-motion", "on")


AWAY = """
  window.told = [];
  window.Notification = class {
    static permission = "granted";
    constructor(words) { told.push(words); }
    close() {}
  };
  Object.defineProperty(document, "hidden", { get: () => true });
"""


def test_whoever_looks_elsewhere_is_told_of_their_turn(visitors: Callable[..., Visitor]) -> None:
    """By the title, the favicon and, if wanted, a notification."""
    visitor = visitors(settings='{"pace": "instant", "motion": "off", "notify": true}')
    visitor.page.add_init_script(AWAY)
    visitor.sit_at("face-to-face")
    visitor.wait_until("() => window.told.length > 0")
    assert visitor.page.evaluate("told[0]") == visitor.words("your-turn")
    expect(visitor.page).to_have_title(re.compile("^●"))
    expect(visitor.page.locator('link[rel="icon"]')).to_have_attribute("href", "/icon-turn.svg")


TONES = """
  window.tones = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { tones.push(this.context); return start.apply(this, when); };
"""


@pytest.mark.parametrize("sounds", [False, True])
def test_a_turn_is_heard_by_whoever_has_sounds_on(visitors: Callable[..., Visitor], sounds: bool) -> None:
    """Nobody does who has set nothing; switched on, the browser's clock of sounds runs and tones are on it."""
    visitor = visitors(settings='{"motion": "off", "pace": "instant"}')
    visitor.page.add_init_script(TONES)
    visitor.sit_at("face-to-face")
    table = DuelTable(visitor)
    assert table.my_turn()
    if sounds:
        visitor.page.get_by_role("button", name=visitor.words("menu-title")).click()
        visitor.page.get_by_label(visitor.words("setting-sounds")).check()
        visitor.page.keyboard.press("Escape")
    visitor.page.evaluate("tones.length = 0")
    table.play_turn()
    assert table.my_turn()
    if sounds:
        visitor.wait_until("() => tones.length >= 2 && tones.every((one) => one.state === 'running')")
        visitor.wait_until("() => tones[0].currentTime > 0")
    else:
        assert visitor.page.evaluate("tones.length") == 0


def test_it_can_be_installed(visitors: Callable[..., Visitor]) -> None:
    """A manifest with icons that exist, and a service worker that takes over."""
    visitor = visitors()
    visitor.visit("/")
    link = visitor.page.locator('link[rel="manifest"]').get_attribute("href")
    assert link is not None
    manifest = visitor.context.request.get(visitor.address + link).json()
    assert manifest["name"]
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert visitor.context.request.get(visitor.address + icon["src"]).ok
    scope = visitor.page.evaluate("navigator.serviceWorker.ready.then((one) => new URL(one.scope).pathname)")
    assert scope == "/"


def test_nothing_is_loaded_from_elsewhere(visitor: Visitor) -> None:
    """The page works on a network without internet."""
    asked: list[str] = []
    visitor.context.on("request", lambda request: asked.append(request.url))
    for path in PATHS:
        visitor.visit(path)
    strangers = [url for url in asked if not url.startswith((visitor.address, "data:", "blob:"))]
    assert strangers == []
