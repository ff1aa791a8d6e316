"""A page that is loaded again or loses the network never loses the game, and never shows an old table as live."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from server.harness.wire import Server
from web.drivers.lobby_page import Home, Waiting
from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import NO_WORKER, Visitor
from web.drivers.wire_cut import Cable


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    """A way to the server that can be cut."""
    connected = Cable(server.url)
    yield connected
    connected.pull()


def in_the_middle_of_a_trick(visitor: Visitor) -> NyetTable:
    """At a game, with cards of others on the table and mine to play."""
    visitor.sit_at("nyet", players=4, rounds=1)
    table = NyetTable(visitor)
    table.until(Duty.PLAY)
    for _ in range(14):
        if table.trick.locator(".played").count() > 0:
            return table
        table.play()
        table.until(Duty.PLAY)
    raise AssertionError("led to every trick")


def shown(table: NyetTable) -> tuple[list[str], list[str]]:
    """The hand and the trick, as read out."""
    return table.cards.all_text_contents(), table.trick.locator(".played .unseen").all_text_contents()


def test_a_reload_in_the_middle_of_a_trick_shows_the_same_table(visitor: Visitor) -> None:
    table = in_the_middle_of_a_trick(visitor)
    before = shown(table)
    visitor.page.reload()
    assert table.duty() is Duty.PLAY
    assert shown(table) == before
    table.finish()


def test_a_table_opened_without_a_network_says_so_and_opens_later(visitor: Visitor) -> None:
    table = visitor.sit_at("nyet", players=2, rounds=1)
    visitor.page.add_init_script(NO_WORKER)
    visitor.page.route("**/api/me", lambda route: route.abort())
    with visitor.network_trouble():
        visitor.page.goto(f"{visitor.address}/t/{table}", wait_until="domcontentloaded")
        expect(visitor.page.get_by_role("main").get_by_role("alert")).to_have_text(visitor.words("problem-offline"))
        visitor.page.unroute_all()
        visitor.page.evaluate("dispatchEvent(new Event('online'))")
        assert NyetTable(visitor).duty() is Duty.COVER


def test_a_cut_in_the_middle_of_a_trick_is_told_and_mends_itself(
    cable: Cable, visitors: Callable[..., Visitor]
) -> None:
    visitor = visitors(cable.url)
    table = in_the_middle_of_a_trick(visitor)
    before = shown(table)
    banner = visitor.page.get_by_role("status").filter(has_text=visitor.words("line-lost"))
    with visitor.network_trouble():
        cable.pull()
        expect(banner).to_be_visible()
        visitor.expect_accessible()
        table.legal_cards.first.click(force=True)
        visitor.page.wait_for_timeout(200)
        assert shown(table) == before, "a table that is not live takes no card"
        cable.plug()
        expect(banner).to_be_hidden()
    assert table.duty() is Duty.PLAY
    assert shown(table) == before
    table.go_on()


def test_without_network_the_page_says_so_and_comes_back(cable: Cable, visitors: Callable[..., Visitor]) -> None:
    """The browser knows it is offline, and the socket is gone: then both return."""
    visitor = visitors(cable.url)
    table = in_the_middle_of_a_trick(visitor)
    banner = visitor.page.get_by_test_id("lost")
    with visitor.network_trouble():
        visitor.context.set_offline(True)
        cable.pull()
        expect(banner).to_be_visible()
        cable.plug()
        visitor.context.set_offline(False)
        expect(banner).to_be_hidden()
    table.go_on()


def test_a_silent_line_is_told_with_what_is_not_confirmed(cable: Cable, visitors: Callable[..., Visitor]) -> None:
    """Nothing is closed, but nothing comes through: the page says so, names the card it sent, and it counts once."""
    visitor = visitors(cable.url)
    table = in_the_middle_of_a_trick(visitor)
    card = table.legal_cards.first.get_attribute("data-action") or ""
    alike = visitor.page.locator(f'.hand [data-action="{card}"]')
    before = alike.count()  # there are several 1s of a colour
    with visitor.network_trouble():
        cable.freeze()
        table.legal_cards.first.click()
        banner = visitor.page.get_by_test_id("lost")
        expect(banner).to_contain_text(visitor.words("line-lost"))
        expect(banner).to_contain_text(visitor.words("line-moves", moves="§").split("§")[0])
        visitor.expect_accessible()
        cable.thaw()
        expect(banner).to_be_hidden()
    expect(alike).to_have_count(before - 1)
    table.go_on()


def test_a_browser_that_knows_it_is_offline_says_so_at_once(visitor: Visitor) -> None:
    in_the_middle_of_a_trick(visitor)
    banner = visitor.page.get_by_test_id("lost")
    with visitor.network_trouble():
        visitor.context.set_offline(True)
        expect(banner).to_contain_text(visitor.words("line-offline"))
        expect(banner).to_contain_text(visitor.words("line-nothing"))
        visitor.context.set_offline(False)
        expect(banner).to_be_hidden()


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Server]:
    """A server whose seats wait a few seconds for those who are away."""
    running = Server(tmp_path / "data", bots=1, KIBITZ_GRACE="4")
    yield running
    running.stop()


def test_who_goes_away_and_comes_back_is_told_in_words(impatient: Server, visitors: Callable[..., Visitor]) -> None:
    """On the strip above the table while it lasts, and in the log, which outlives it."""
    ann, ben = visitors(impatient.url), visitors(impatient.url)
    waiting = Home(ann).open().new_table("nyet").players(2).seat(2, "link").create()
    link = waiting.link()
    ben.page.goto(link)
    Waiting(ben).sit("Ben")
    waiting.deal()
    NyetTable(ann).trick.or_(ann.page.locator("[data-action]").first).first.wait_for()
    NyetTable(ben).trick.or_(ben.page.locator("[data-action]").first).first.wait_for()
    strip = ann.page.get_by_test_id("whereabouts")
    expect(strip).to_be_hidden()
    ben.page.goto("about:blank")
    expect(strip).to_contain_text(re.compile("Ben is away. A bot takes over in [1-4] second"))
    expect(strip).to_contain_text(ann.words("seat-stands-in", who="Ben"))
    ann.expect_accessible()
    ben.page.goto(link)
    expect(ann.page.get_by_role("status").get_by_text(ann.words("seat-came-back", who="Ben"))).to_be_visible()
    expect(strip).to_be_hidden()
    log = ann.page.get_by_role("log")
    for line in ("seat-went-away", "seat-stands-in", "seat-came-back"):
        expect(log.get_by_text(ann.words(line, who="Ben")).first).to_be_attached()


@pytest.fixture
def lonely(tmp_path: Path) -> Iterator[Server]:
    """A server without bots."""
    running = Server(tmp_path / "data", bots=0)
    yield running
    running.stop()


def test_a_table_whose_bots_are_away_says_so_and_waits(lonely: Server, visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(lonely.url)
    visitor.sit_at("nyet", players=5, rounds=1)
    banner = visitor.page.get_by_role("status").filter(has_text=visitor.words("line-no-bots"))
    table = NyetTable(visitor)
    banner.or_(table.open_boxes.first).first.wait_for()
    if table.wanted() is Duty.COVER:
        table.cover()
    expect(banner).to_be_visible()
    visitor.expect_accessible()


def test_the_shell_opens_without_network(cable: Cable, visitors: Callable[..., Visitor]) -> None:
    """What is installed opens without a server and says what is missing; so does a page that was never fetched."""
    visitor = visitors(cable.url)
    visitor.visit("/")
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    visitor.page.reload()
    visitor.settled()
    with visitor.network_trouble():
        cable.pull()
        visitor.page.goto(cable.url)
        visitor.settled()
        expect(visitor.page.get_by_text(visitor.words("problem-offline")).first).to_be_visible()
        visitor.page.get_by_role("link", name=visitor.words("settings-title")).click()
        expect(visitor.page.get_by_role("heading", name=visitor.words("broken-title"))).to_be_visible()
        visitor.expect_no_sideways_scrolling()
        cable.plug()
        visitor.expect_accessible()
        visitor.page.get_by_role("button", name=visitor.words("broken-again")).click()
        expect(visitor.page.get_by_role("heading", name=visitor.words("settings-title"))).to_be_visible()


def test_a_page_that_is_slow_to_come_says_so(visitor: Visitor) -> None:
    """Until the code of a page is there, nobody looks at an empty one: neither with eyes nor with a screen reader."""
    visitor.page.add_init_script(NO_WORKER)
    visitor.visit("/about")
    held: list[Route] = []
    visitor.page.route(re.compile(r"/assets/Settings-.*\.js"), lambda route: held.append(route))
    visitor.page.get_by_role("link", name=visitor.words("settings-title")).first.click()
    expect(visitor.page.get_by_role("heading", name=visitor.words("loading"))).to_be_visible()
    visitor.expect_nothing_of_axe()
    held[0].continue_()
    expect(visitor.page.get_by_role("heading", name=visitor.words("settings-title"))).to_be_visible()
