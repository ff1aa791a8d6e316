"""The page's own controls, and what is heard at a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import Visitor

HEARD = """
  window.heard = [];
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) { heard.push(kind.name); return start.apply(this, when); };
  }
"""


def test_a_choice_is_made_with_the_mouse(visitor: Visitor) -> None:
    """The list has the look of the page, and what lies outside of it closes it."""
    visitor.visit("/settings")
    page, words = visitor.page, visitor.words
    field = page.get_by_role("combobox", name=words("setting-deck"), exact=True)
    choices = page.locator("[data-testid=choices]:popover-open")
    field.click()
    expect(choices).to_be_visible()
    visitor.expect_accessible()
    choices.get_by_text(words("setting-deck-solid")).click()
    expect(choices).to_have_count(0)
    expect(field).to_have_value("solid")
    field.click()
    page.get_by_role("heading", level=1).click()
    expect(choices).to_have_count(0)
    expect(field).to_have_value("solid")


def test_a_choice_is_made_with_keys(visitor: Visitor) -> None:
    """Arrows and letters point, Enter takes, Escape leaves all as it was; what is pointed at is announced."""
    visitor.visit("/settings")
    page, words = visitor.page, visitor.words
    field = page.get_by_role("combobox", name=words("setting-cards"), exact=True)
    choices = page.locator("[data-testid=choices]:popover-open")
    field.focus()
    page.keyboard.press("ArrowDown")
    expect(choices).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_test_id("announced")).to_have_text(words("setting-cards-large"))
    page.keyboard.press("Escape")
    expect(choices).to_have_count(0)
    expect(field).to_have_value("medium")
    page.keyboard.press("Enter")
    page.keyboard.press(words("setting-cards-small")[0])
    page.keyboard.press("Enter")
    expect(field).to_have_value("small")
    expect(field).to_be_focused()


def test_a_finger_gets_the_list_of_the_phone(visitors: Callable[..., Visitor]) -> None:
    visitor = visitors(screen="phone")
    visitor.visit("/settings")
    field = visitor.page.get_by_role("combobox", name=visitor.words("setting-deck"), exact=True)
    visitor.press(field)
    expect(visitor.page.locator("[data-testid=choices]:popover-open")).to_have_count(0)
    visitor.page.keyboard.press("Escape")
    field.select_option("solid")
    expect(field).to_have_value("solid")


@pytest.mark.parametrize("sounds", [False, True])
def test_vetoes_and_cards_are_heard_by_whoever_wants_it(visitors: Callable[..., Visitor], sounds: bool) -> None:
    visitor = visitors()
    visitor.page.add_init_script(HEARD)
    if sounds:
        visitor.visit("/settings")
        visitor.page.get_by_label(visitor.words("setting-sounds"), exact=False).check()
        visitor.wait_until("() => heard.length === 2")
        expect(visitor.page.get_by_label(visitor.words("setting-volume"))).to_have_value("60")
    visitor.sit_at("nyet", players=2, rounds=1)
    table = NyetTable(visitor)
    table.until(Duty.COVER)
    visitor.page.evaluate("heard.length = 0")
    table.do(Duty.COVER)
    if sounds:
        visitor.wait_until("() => heard.includes('OscillatorNode') && heard.includes('AudioBufferSourceNode')")
    table.until(Duty.PLAY)
    visitor.page.evaluate("heard.length = 0")
    table.do(Duty.PLAY)
    if sounds:
        visitor.wait_until("() => heard.includes('AudioBufferSourceNode')")
    else:
        assert visitor.page.evaluate("heard") == []
