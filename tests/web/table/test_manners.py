"""Nobody spoils it for others, in the browser: mute, block, remove, report; and stopping a game together."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web.drivers.lobby_page import Home, Waiting
from web.drivers.visitor import Visitor

Makes = Callable[..., Visitor]


def a_pair(visitors: Makes, ann: Visitor, game: str = "nyet") -> tuple[Waiting, Visitor]:
    """Ann's table for two, and Ben at it by her link."""
    ben = visitors(language="de")
    form = Home(ann).open().new_table(game)
    waiting = (form.players(2) if game == "nyet" else form).seat(2, "link").create()
    ben.page.goto(waiting.link())
    ben.settled()
    Waiting(ben).sit()
    expect(ann.page.get_by_role("heading", name=ann.words("wait-ready"))).to_be_visible()
    return waiting, ben


def say(page: Page, visitor: Visitor, text: str) -> None:
    open_chat(page, visitor)
    page.get_by_label(visitor.words("chat-say")).fill(text)
    page.keyboard.press("Enter")


def open_chat(page: Page, visitor: Visitor) -> None:
    page.get_by_role("button", name=visitor.words("log-chat")).first.click()


@pytest.mark.parametrize("game", ["nyet", "face-to-face"])
def test_who_is_muted_at_the_table_is_not_read_until_that_is_undone(visitors: Makes, game: str) -> None:
    ann = visitors()
    waiting, ben = a_pair(visitors, ann, game)
    waiting.deal()
    expect(ben.page.get_by_label(ben.words("chat-say"))).to_be_visible()
    say(ben.page, ben, "rude words")
    open_chat(ann.page, ann)
    chat = ann.page.get_by_role("log")
    expect(chat.get_by_text("rude words")).to_be_visible()
    chat.get_by_role("button").first.press("Enter")  # the name, by keyboard
    sheet = ann.page.get_by_role("dialog")
    expect(sheet.get_by_test_id("mute")).to_be_visible()
    ann.expect_accessible()
    ann.press(sheet.get_by_test_id("mute"))
    expect(chat.get_by_text("rude words")).to_have_count(0)
    say(ben.page, ben, "more of them")
    say(ann.page, ann, "peace")
    expect(chat.get_by_text("peace")).to_be_visible()
    expect(chat.get_by_text("more of them")).to_have_count(0)
    ann.press(ann.page.get_by_test_id("person-1").first)  # at the seat
    ann.press(sheet.get_by_test_id("mute"))
    expect(chat.get_by_text("more of them")).to_be_visible()


def test_a_host_takes_someone_off_on_a_phone_and_reports_and_blocks_them(visitors: Makes) -> None:
    ann = visitors(screen="phone", language="pl")
    _, ben = a_pair(visitors, ann)
    ann.press(ann.page.get_by_test_id("person-1"))
    sheet = ann.page.get_by_role("dialog")
    expect(sheet.get_by_test_id("guest")).to_be_visible()
    expect(sheet.get_by_test_id("follow")).to_be_enabled()
    expect(sheet.get_by_test_id("to-profile")).to_have_attribute("href", re.compile("^/u/"))
    ann.press(sheet.get_by_test_id("report"))
    ann.expect_accessible()
    sheet.get_by_label(ann.words("report-note")).fill("brzydkie słowa")
    ann.press(sheet.get_by_test_id("report-send"))
    expect(ann.page.get_by_text(ann.words("report-sent"))).to_be_visible()
    ann.press(ann.page.get_by_test_id("person-1"))
    ann.press(sheet.get_by_test_id("remove"))
    expect(ben.page.get_by_test_id("removed")).to_be_visible()
    expect(ann.page.get_by_test_id("person-1")).to_have_count(0)
    ben.expect_accessible()


def test_one_wants_to_stop_and_the_other_is_asked(visitors: Makes) -> None:
    ann = visitors()
    waiting, ben = a_pair(visitors, ann, "face-to-face")
    waiting.deal()
    wish_to_stop(ann)
    expect(ann.page.get_by_test_id("stop-waiting")).to_be_visible()
    expect(ben.page.get_by_role("dialog").get_by_text(ben.words("stop-asked-title"))).to_be_visible()
    ben.expect_accessible()
    ben.press(ben.page.get_by_test_id("play-on"))
    expect(ben.page.get_by_test_id("play-on")).to_have_count(0)
    expect(ann.page.get_by_test_id("stop-waiting")).to_have_count(0)
    wish_to_stop(ann)
    expect(ann.page.get_by_text(ann.words("problem-stop-refused"))).to_be_visible()


def wish_to_stop(visitor: Visitor) -> None:
    page = visitor.page
    page.get_by_role("button", name=visitor.words("menu-title")).click()
    page.get_by_role("button", name=visitor.words("abandon-vote", count=0)).click()
    page.get_by_role("button", name=visitor.words("stop-vote")).click()


def test_who_leaves_for_good_is_replaced_at_once_and_finds_those_they_blocked_in_the_settings(visitors: Makes) -> None:
    ann = visitors()
    waiting, ben = a_pair(visitors, ann)
    waiting.deal()
    ann.press(ann.page.get_by_test_id("person-1").first)
    ann.press(ann.page.get_by_role("dialog").get_by_test_id("block"))
    ann.page.get_by_role("button", name=ann.words("menu-title")).click()
    ann.page.get_by_role("link", name=ann.words("home-link")).last.click()
    ann.press(ann.page.get_by_test_id("leave-now"))
    expect(ben.page.get_by_test_id("whereabouts")).to_contain_text("Bot")
    ann.visit("/settings")
    undo = ann.page.get_by_role("button").filter(has_text=ann.words("avoided-undo", who="§").split("§")[0])
    expect(undo).to_have_count(1)
    ann.expect_accessible()
    ann.press(undo)
    expect(ann.page.get_by_text(ann.words("avoided-none"))).to_be_visible()
