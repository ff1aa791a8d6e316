"""What is shown of people, clubs, accounts and other games, brought about for pictures."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import expect

from server.harness.wire import Server
from web.drivers.visitor import Visitor
from web.table.test_plain_table import CARDS
from web.table.test_plans import pair
from web.test_host import link
from web.test_my_data import me
from web.test_notices import tell
from web.test_profile import history

DAY = 86_400
KINDS = ("nudge", "turn", "season-over")


class Photographer(Protocol):
    """Takes pictures of a visitor's page, or of another's."""

    server: Server
    visitor: Visitor
    watcher: Visitor

    def shoot(self, name: str, of: Visitor | None = None, *, whole: bool = False) -> None: ...


def _still(visitor: Visitor, path: str) -> None:
    """Open a page and wait until it has all it asks for."""
    visitor.visit(path)
    visitor.page.wait_for_load_state("networkidle")


def people(album: Photographer) -> None:
    """Someone with a history: their profile, a stranger's look, the leaderboard, the bell, looking for players."""
    visitor, watcher = album.visitor, album.watcher
    for one in (visitor, watcher):
        _still(one, "/settings")
    mine, other = me(visitor), me(watcher)
    history(album.server, mine["id"], other["id"])
    _still(visitor, f"/u/{mine['name']}")
    album.shoot("profile", whole=True)
    _still(watcher, f"/u/{mine['name']}")
    album.shoot("profile-closed", watcher, whole=True)
    _still(visitor, "/leaderboard")
    album.shoot("leaderboard", whole=True)
    tell(album.server, visitor, *KINDS)
    _still(visitor, "/")
    visitor.press(visitor.page.get_by_test_id("bell"))
    visitor.page.get_by_role("dialog").get_by_role("listitem").first.wait_for()
    album.shoot("bell")
    visitor.page.keyboard.press("Escape")
    visitor.press(visitor.page.get_by_test_id("people-face-to-face"))
    visitor.page.get_by_test_id("finding").wait_for()
    album.shoot("finding")
    visitor.press(visitor.page.get_by_test_id("stop-looking"))


def club(album: Photographer) -> None:
    """No club yet, one that was founded, its season, and a member's look at it."""
    visitor, page = album.visitor, album.visitor.page
    _still(visitor, "/clubs")
    album.shoot("clubs-none", whole=True)
    page.get_by_test_id("club-name").fill("Café Wolf & Bär")
    visitor.press(page.get_by_test_id("club-save"))
    page.wait_for_url("**/club/*")
    visitor.press(page.get_by_test_id("club-new-link"))
    page.get_by_test_id("club-link").wait_for()
    album.shoot("club-new", whole=True)
    path = page.get_by_test_id("club-link").input_value().removeprefix(visitor.address)
    _still(album.watcher, path)
    album.shoot("club-invited", album.watcher, whole=True)
    visitor.press(page.get_by_test_id("begin-season"))
    visitor.press(page.get_by_text(visitor.words("club-standing-add")).first)
    page.get_by_test_id("add-standing").wait_for()
    album.shoot("club-season", whole=True)
    _still(visitor, "/clubs")
    album.shoot("clubs", whole=True)


def account(album: Photographer) -> None:
    """Ways in: a code, another device, and what that device shows; then all that settings can hold."""
    visitor, page = album.visitor, album.visitor.page
    _still(visitor, "/settings")
    visitor.press(page.get_by_test_id("sign-in"))
    page.get_by_test_id("code-field").wait_for()
    album.shoot("sign-in")
    page.keyboard.press("Escape")
    visitor.press(page.get_by_test_id("new-code"))
    page.get_by_test_id("code").wait_for()
    album.shoot("code")
    visitor.press(page.get_by_test_id("code-kept"))
    visitor.press(page.get_by_test_id("move"))
    device = page.get_by_test_id("device-link")
    device.wait_for()
    album.shoot("move")
    album.watcher.visit(device.inner_text().removeprefix(visitor.address))
    album.shoot("move-arrived", album.watcher)
    album.watcher.press(album.watcher.page.get_by_test_id("follow"))
    album.watcher.page.get_by_test_id("number").wait_for()
    album.shoot("move-number", album.watcher)
    page.get_by_test_id("device-yes").wait_for()
    album.shoot("move-agree")
    page.keyboard.press("Escape")


def host(album: Photographer) -> None:
    """The host's page, and a search on it."""
    visitor, page = album.visitor, album.visitor.page
    _still(visitor, "/settings")
    name = me(visitor)["name"]
    _still(visitor, link(album.server))
    album.shoot("host", whole=True)
    page.get_by_label(visitor.words("hosting-search")).fill(name[:3])
    visitor.press(page.get_by_role("button", name=visitor.words("hosting-find"), exact=True))
    page.wait_for_load_state("networkidle")
    album.shoot("host-found", whole=True)


def slow(album: Photographer) -> None:
    """A game over days: waiting for the other, plans, and how it looks on the first page."""
    visitor, page = album.visitor, album.visitor.page
    with pair(album.server, visitor, clock={"seconds": DAY, "bank": DAY}) as game:
        game.until_friend("nyet")
        _still(visitor, f"/t/{game.id}")
        album.shoot("slow-table")
        visitor.press(page.get_by_role("button", name=visitor.words("plans-title")))
        page.locator("[data-plan]").first.wait_for()
        album.shoot("slow-plans")
        page.keyboard.press("Escape")
        _still(visitor, "/")
        album.shoot("slow-home", whole=True)


def other_game(album: Photographer, address: str) -> None:
    """A game the page knows nothing of: where it's offered, its table and its replay."""
    home = album.visitor.address
    album.visitor.address = address
    try:
        page = album.visitor.page
        table = album.visitor.sit_at("highest-card")
        page.get_by_test_id("asked").wait_for()
        album.shoot("plain-table", whole=True)
        actions = page.get_by_role("group", name=album.visitor.words("plain-actions")).get_by_role("button")
        for held in range(CARDS, 0, -1):
            expect(actions).to_have_count(held)
            album.visitor.press(actions.first)
        page.get_by_test_id("to-replay").wait_for()
        _still(album.visitor, f"/replay/{table}?viewer=open&step=3")
        album.shoot("plain-replay", whole=True)
        _still(album.visitor, "/")
        album.shoot("plain-home", whole=True)
        _still(album.visitor, "/new/highest-card")
        album.shoot("plain-new", whole=True)
    finally:
        album.visitor.address = home
