"""Not everyone has Chromium: a round of Nyet! and turns of a duel in WebKit and Firefox, in a phone-sized window."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from server.harness.wire import Server
from web.conftest import SCREENSHOTS
from web.drivers.duel_page import ASKED, DECIDED, GONE, READY, TABLE, DuelTable
from web.drivers.nyet_page import FEWER, HELD, PLACES, WANTED, Duty
from web.drivers.other_browsers import OtherBrowser, firefox, press, wait_for, webkit
from web.drivers.visitor import HURRIED, OVERFLOW

START = """async ([game, options, settings]) => {
  localStorage.setItem("kibitz.settings", settings);
  const post = (path, body) =>
    fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  await post("/api/me", {});
  return (await (await post("/api/quick", { game, options, bot: "greedy", pace: 0 })).json()).id;
}"""
TROUBLE = """() => {
  window.trouble = [];
  for (const kind of ["error", "unhandledrejection"])
    addEventListener(kind, (event) => trouble.push(String(event.message ?? event.reason)));
}"""
STILL = "() => new Promise((done) => setTimeout(done, 250))"
"""What is drawn a moment later is in the picture."""
SIT = "() => document.querySelector('main:not([aria-busy=true]) h1') && true"
FREE = '.hand button:not([aria-disabled="true"], [aria-pressed="true"])'
LIFTED = "() => document.querySelectorAll('.hand [aria-pressed=true]').length"
CHOSEN = "(place) => document.querySelector(place).ariaDisabled !== 'true'"
TURNS = 3


@pytest.fixture(scope="module", params=[webkit, firefox])
def other(request: pytest.FixtureRequest) -> Iterator[OtherBrowser]:
    """Each of the other browsers, once for all tests."""
    opened: Callable[[], AbstractContextManager[OtherBrowser]] = request.param
    with opened() as running:
        yield running


def sit_at(browser: OtherBrowser, server: Server, game: str, **options: int) -> None:
    """Be at a game against bots that do not pause. WebKit may lose an address that follows a page still at work, so the
    table is made from an address that has no page."""
    browser.visit(f"{server.url}/icon.svg")
    table = browser.ask(START, [game, options, HURRIED])
    browser.visit(f"{server.url}/t/{table}")
    browser.ask(TROUBLE)
    wait_for(browser, SIT)


def expect_well(browser: OtherBrowser, name: str) -> None:
    """Nothing was thrown, nothing is cut off; a picture to be looked at."""
    folder = SCREENSHOTS.parent
    folder.mkdir(exist_ok=True)
    browser.ask(STILL)
    Path(folder, f"{name}.{browser.name}.png").write_bytes(browser.picture())
    assert browser.ask("() => window.trouble") == []
    assert browser.ask(OVERFLOW) == []


def test_a_round_of_nyet(other: OtherBrowser, server: Server) -> None:
    sit_at(other, server, "nyet", players=3, rounds=1)
    places = {duty.value: place for duty, place in PLACES.items()}
    seen: list[Duty] = []
    while (duty := Duty(wait_for(other, WANTED, places))) is not Duty.OVER:
        if duty not in seen:
            expect_well(other, f"nyet-{duty.name.lower()}")
        seen.append(duty)
        do(other, duty)
    expect_well(other, "nyet-over")
    assert seen.count(Duty.PLAY) > 10


def do(browser: OtherBrowser, duty: Duty) -> None:
    """What is wanted, in the first way that is allowed."""
    place = PLACES[duty]
    match duty:
        case Duty.PLAY:
            held = browser.ask(HELD)
            press(browser, place)
            wait_for(browser, FEWER, held)
        case Duty.COVER:
            box = browser.ask("(place) => document.querySelector(place).dataset.action", place)
            press(browser, f'[data-action="{box}"]')
            wait_for(browser, GONE, f'[data-action="{box}"][aria-disabled="false"]')
        case Duty.GIVE:
            while not browser.ask(CHOSEN, place):
                chosen = browser.ask(LIFTED)
                press(browser, FREE)
                wait_for(browser, f"(before) => ({LIFTED})() > before", chosen)
            press(browser, place)
            wait_for(browser, GONE, place)
        case Duty.TEAM:
            press(browser, place)
            press(browser, ".choice .primary")
            wait_for(browser, GONE, place)
        case _:
            press(browser, place)
            wait_for(browser, GONE, place)


class Duel(DuelTable):
    """The piles and the hand as another browser shows them."""

    def __init__(self, browser: OtherBrowser) -> None:
        self.browser = browser

    def _table(self) -> tuple[list[int], dict[str, int]]:
        held, labels = self.browser.ask(TABLE)
        return [int(card) for card in held], {
            pile: int(found[0]) for pile, label in labels.items() if (found := re.search(r"\d+", label))
        }


def test_some_turns_of_a_duel(other: OtherBrowser, server: Server) -> None:
    sit_at(other, server, "face-to-face")
    duel = Duel(other)
    for turn in range(TURNS):
        assert wait_for(other, ASKED) == "turn"
        for _ in range(2):
            step = duel.best()
            assert step is not None, "a duel can hardly be lost so early"
            press(other, f'[data-card="{step[0]}"]')
            if turn == 0:
                expect_well(other, "duel-chosen")
            press(other, f'[data-pile="{step[1]}"]')
            wait_for(other, GONE, f'[data-card="{step[0]}"]')
        assert wait_for(other, DECIDED) == "ready"
        press(other, "[data-testid=end-turn]")
        wait_for(other, GONE, READY)
    wait_for(other, ASKED)
    expect_well(other, "duel-turns")
