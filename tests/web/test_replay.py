"""A finished game again: from any seat, to any trick, by link; its shuffle checked in the browser."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from web.drivers.nyet_page import NyetTable
from web.drivers.visitor import SIZES, Screen, Visitor


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
    expect(page.get_by_test_id("open-hand")).to_have_count(4)
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


HANDS = """() => [...document.querySelectorAll("[data-testid=open-hand]")].map((hand) => {
  const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return { x, y, width, height }; };
  const cards = [...hand.querySelectorAll("[data-spot]")].map(box);
  return { seat: box(hand.parentElement.querySelector("[data-spot^=seat]")), cards };
})"""
Box = dict[str, float]


def distance(one: Box, other: Box) -> float:
    """How far apart two boxes are."""
    across = max(one["x"], other["x"]) - min(one["x"] + one["width"], other["x"] + other["width"])
    down = max(one["y"], other["y"]) - min(one["y"] + one["height"], other["y"] + other["height"])
    return math.hypot(max(across, 0), max(down, 0))


def apart(one: Box, other: Box) -> bool:
    return (
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
    )


def whole(cards: list[Box]) -> Box:
    """The box around cards."""
    left, top = min(card["x"] for card in cards), min(card["y"] for card in cards)
    right = max(card["x"] + card["width"] for card in cards)
    return {"x": left, "y": top, "width": right - left, "height": max(c["y"] + c["height"] for c in cards) - top}


@pytest.mark.parametrize("screen", ["desktop", "phone", "small phone", "landscape"])
@pytest.mark.parametrize("game", ["nyet", "duel"])
def test_open_hands_lie_at_their_seats(
    visitors: Callable[..., Visitor], nyet_record: str, duel_record: str, game: str, screen: Screen
) -> None:
    """Beside their own seat and no other's hand, inside the window, and so that every number can be read."""
    visitor = visitors(screen=screen)
    width, height = SIZES[screen]
    for step in (2, 30) if game == "nyet" else (2,):
        visitor.visit(f"/replay/{nyet_record if game == 'nyet' else duel_record}?viewer=open&step={step}")
        expect(visitor.page.get_by_test_id("open-hand")).to_have_count(4 if game == "nyet" else 2)
        hands = visitor.page.evaluate(HANDS)
        boxes = [whole(hand["cards"]) for hand in hands]
        for hand, box in zip(hands, boxes, strict=True):
            own = distance(hand["seat"], box)
            assert own < 50
            assert all(own < distance(other["seat"], box) for other in hands if other is not hand)
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width + 1
            assert box["y"] + box["height"] <= height
            assert all(apart(box, other) for other in boxes if other is not box)
            cards = hand["cards"]
            for card, after in itertools.pairwise(cards):
                assert card["width"] >= 20
                same_row = abs(card["y"] - after["y"]) < 1
                assert not same_row or after["x"] - card["x"] >= 0.6 * card["width"]
    visitor.expect_accessible()
    visitor.expect_no_sideways_scrolling()


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
