"""A real server with real bots and Debian's Chromium, one of each a worker; a browser context a person."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from server.harness.wire import Server
from web.drivers.chromium import launch
from web.drivers.played import finished_game
from web.drivers.visitor import PATIENCE, Visitor

SCREENSHOTS = Path(__file__).parents[2] / "screenshots" / "failures"
FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """After all others, whose event loops the browser's would keep from starting; among them long games first, so that
    no worker ends the run with one of them."""
    here = Path(__file__).parent
    items.sort(key=lambda item: (here in item.path.parents, here in item.path.parents and "finished" not in item.name))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether the test failed, for the picture of what was seen then."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a bot process."""
    running = Server(tmp_path_factory.mktemp("server") / "data", bots=1)
    yield running
    assert running.stop() == 0


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    """What drives browsers."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    running = launch(driver)
    yield running
    running.close()


@pytest.fixture(scope="session")
def nyet_record(server: Server) -> str:
    """A finished game of Nyet! for four, one round long."""
    return finished_game(server, "nyet", players=4, rounds=1)


@pytest.fixture(scope="session")
def duel_record(server: Server) -> str:
    """A finished duel."""
    return finished_game(server, "face-to-face")


@pytest.fixture
def visitors(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Makes people; at the end each of them has looked at the page by day and by night, and says what went wrong."""
    made: list[Visitor] = []

    def make(address: str = "", **settings: Any) -> Visitor:
        made.append(Visitor(browser, address or server.url, **settings))
        return made[-1]

    yield make
    try:
        if request.node.stash.get(FAILED, False):
            photograph(made, request.node.name)
        else:
            for one in made:
                one.look_once()
    finally:
        complaints = [complaint for one in made for complaint in one.close()]
    assert not complaints, "\n".join(complaints)


def photograph(visitors: list[Visitor], test: str) -> None:
    """What each of them saw when the test failed."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^a-z0-9]+", "-", test.lower())
    for number, one in enumerate(visitors):
        one.draw(drawn=True)
        one.page.screenshot(path=SCREENSHOTS / f"{name}-{number}.png")


@pytest.fixture
def visitor(visitors: Callable[..., Visitor]) -> Visitor:
    """One person at a desk who speaks English."""
    return visitors()
