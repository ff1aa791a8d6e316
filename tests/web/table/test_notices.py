"""What is said in passing: off the own cards, and gone with the moment it speaks of."""

from __future__ import annotations

import resource

from playwright.sync_api import FloatRect, Locator, expect

from server.harness.wire import Server
from web.drivers.duel_page import DuelTable
from web.drivers.duel_position import position, show
from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import Visitor

NO_TIMER = """
const later = window.setTimeout;
window.setTimeout = (what, ms, ...rest) => (ms === 4000 ? 0 : later(what, ms, ...rest));
"""


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found is not None
    return found


def test_a_refusal_is_off_the_own_cards_and_goes_with_its_turn(visitor: Visitor) -> None:
    """Long before it would go by itself: the clock that takes it away is stopped."""
    visitor.page.add_init_script(NO_TIMER)
    visitor.sit_at("nyet", players=4, rounds=1)
    table = NyetTable(visitor)
    toast = visitor.page.locator(".notice")
    table.until_barred().click(force=True)
    expect(toast).to_be_visible()
    assert box(toast)["y"] + box(toast)["height"] < box(table.hand)["y"]
    table.legal_cards.first.click()
    expect(toast).to_have_count(0)


def test_a_notice_offers_no_impossible_jump_and_goes_by_itself(visitor: Visitor) -> None:
    """Ten below an 8 there is no card; the same turn goes on, so only time takes the words away."""
    show(visitor, position((8, 3, 33, 12, 45, 52), (40, 36, 20), "0 up 8"))
    table, notices = DuelTable(visitor), visitor.page.locator(".notice")
    visitor.press(table.card(3))
    table.pile("up").click(force=True)
    expect(notices).to_contain_text(visitor.words("refusal-only-higher", top=8))
    expect(notices).not_to_contain_text("−")
    expect(notices).to_have_count(0)


def test_a_move_that_was_not_saved_is_said_so_and_can_be_made_again(visitor: Visitor, server: Server) -> None:
    """The server's disk takes no more for a moment: the card stays in the hand, and the game goes on afterwards."""
    visitor.sit_at("nyet", players=4, rounds=1)
    table = NyetTable(visitor)
    table.until(Duty.PLAY)
    held = table.cards.count()
    hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
    size = (server.data / "kibitz.db-wal").stat().st_size
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, hard))
    try:
        table.legal_cards.first.click()
        expect(visitor.page.locator(".notice")).to_contain_text(visitor.words("problem-not-kept"))
        expect(table.cards).to_have_count(held)
    finally:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
    table.go_on()
