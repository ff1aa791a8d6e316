"""What a table says is seen whole: words in fields, words in passing, the board above the hand, names of buttons."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import Screen, Visitor

CUT = """(field) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = font;
  return pen.measureText(field.placeholder).width > room;
}"""


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
def test_the_line_to_write_in_says_its_whole_purpose(visitors: Callable[..., Visitor], language: str) -> None:
    visitor = visitors(language=language)
    visitor.sit_at("nyet", players=4, rounds=1)
    field = visitor.page.get_by_placeholder(visitor.words("chat-say"))
    field.wait_for()
    assert not field.evaluate(CUT)


@pytest.mark.parametrize("screen", ["phone", "landscape", "desktop"])
def test_words_in_passing_cover_neither_the_own_seat_nor_the_hand(
    visitors: Callable[..., Visitor], screen: Screen
) -> None:
    visitor = visitors(screen=screen)
    visitor.sit_at("nyet", players=5, rounds=1)
    table = NyetTable(visitor)
    table.until_barred().click(force=True)
    toast = visitor.page.locator(".notice")
    expect(toast).to_be_visible()
    said = box(toast)
    for mine in (box(visitor.page.locator(".seat.you")), box(table.hand)):
        beside = said["x"] >= mine["x"] + mine["width"] or said["x"] + said["width"] <= mine["x"]
        apart = said["y"] >= mine["y"] + mine["height"] or said["y"] + said["height"] <= mine["y"]
        assert beside or apart, (said, mine)


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_beside_a_hint_the_board_is_whole(visitors: Callable[..., Visitor], language: str) -> None:
    visitor = visitors(language=language, screen="phone")
    visitor.sit_at("nyet", players=5, rounds=1)
    table = NyetTable(visitor)
    table.until(Duty.COVER)
    visitor.press(visitor.page.get_by_test_id("hint"))
    visitor.page.locator("[data-testid=advice][data-degree='1']").wait_for()
    visitor.settled()
    last, room = box(visitor.page.locator(".board .box").last), box(visitor.page.locator(".middle"))
    assert last["y"] + last["height"] <= room["y"] + room["height"]


@pytest.mark.parametrize(("screen", "language"), [("phone", "pl"), ("landscape", "de")])
def test_a_replay_names_its_buttons(
    visitors: Callable[..., Visitor], nyet_record: str, screen: Screen, language: str
) -> None:
    visitor = visitors(screen=screen, language=language)
    visitor.visit(f"/replay/{nyet_record}")
    for name, label in (("to-review", "home-review"), ("fair", "fair-short"), ("details", "replay-details-short")):
        expect(visitor.page.get_by_test_id(name)).to_contain_text(visitor.words(label))
    visitor.expect_no_sideways_scrolling()
    visitor.expect_touchable()
