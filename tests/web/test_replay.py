"""A finished game again: from any seat, to any trick, by link; its shuffle checked in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from web.drivers.nyet_page import NyetTable
from web.drivers.visitor import Visitor


def slider(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("slider")


def expect_fair(visitor: Visitor) -> None:
    """The check of the shuffle finds that all of it agrees."""
    page, words = visitor.page, visitor.words
    page.get_by_role("button", name=words("fair-title")).click()
    dialog = page.get_by_role("dialog", name=words("fair-title"))
    for line in ("fair-commitment", "fair-parts", "fair-seed", "fair-deals"):
        expect(dialog.get_by_text(words(line))).to_be_visible()
    expect(dialog.get_by_text(words("fair-verdict", proof="consistent"))).to_be_visible()
    visitor.expect_accessible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_a_game_of_nyet_is_replayed_to_a_given_trick(visitors: Callable[..., Visitor], nyet_record: str) -> None:
    visitor = visitors()
    visitor.visit(f"/replay/{nyet_record}")
    table = NyetTable(visitor)
    page, words = visitor.page, visitor.words
    chapters = page.get_by_label(words("replay-jump"))
    chapters.select_option(label=words("replay-chapter", kind="trick", number=5))
    assert page.url.split("step=")[1] == slider(visitor).input_value()
    visitor.expect_accessible()

    viewer = page.get_by_label(words("replay-viewer"))
    viewer.select_option("open")
    page.wait_for_url(re.compile("viewer=open"))
    expect(page.locator(".hands").get_by_role("group")).to_have_count(4)
    viewer.select_option("1")
    page.wait_for_url(re.compile("viewer=1"))
    expect(table.hand).to_be_visible()
    held = table.cards.count()
    there = page.url

    page.keyboard.press("Home")
    expect(slider(visitor)).to_have_value("0")
    page.keyboard.press("End")
    expect(slider(visitor)).to_have_value(slider(visitor).get_attribute("max") or "")
    page.get_by_role("button", name=words("replay-back")).click()
    page.get_by_role("button", name=words("replay-forward")).click()
    expect(page.get_by_role("button", name=words("replay-forward"))).to_be_disabled()
    expect_fair(visitor)

    friend = visitors()
    friend.visit(there.removeprefix(visitor.address))
    expect(NyetTable(friend).cards).to_have_count(held)
    friend.expect_accessible()


def test_a_replay_plays_by_itself(visitor: Visitor, nyet_record: str) -> None:
    visitor.visit(f"/replay/{nyet_record}?step=60")
    expect(slider(visitor)).to_have_value("60")
    visitor.page.keyboard.press("Home")
    expect(slider(visitor)).to_have_value("0")
    visitor.page.get_by_label(visitor.words("replay-speed")).select_option("4")
    visitor.page.get_by_role("button", name=visitor.words("replay-play")).click()
    expect(slider(visitor)).not_to_have_value(re.compile("^[012]$"))
    visitor.page.get_by_role("button", name=visitor.words("replay-pause")).click()
    expect(visitor.page.get_by_role("button", name=visitor.words("replay-play"))).to_be_visible()


def test_a_duel_is_replayed_and_checked(visitor: Visitor, duel_record: str) -> None:
    visitor.visit(f"/replay/{duel_record}")
    chapters = visitor.page.get_by_label(visitor.words("replay-jump"))
    chapters.select_option(label=visitor.words("replay-chapter", kind="turn", number=2))
    visitor.expect_accessible()
    expect_fair(visitor)


@pytest.mark.parametrize("path", ["/t/nosuchtable", "/replay/nosuchtable"])
def test_an_address_of_no_game_says_so(visitor: Visitor, path: str) -> None:
    visitor.foreseen = ("nosuchtable", "404")
    visitor.page.goto(visitor.address + path)
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.words("problem-no-such-table"))
    visitor.expect_accessible()
