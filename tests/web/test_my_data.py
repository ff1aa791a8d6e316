"""The settings show where one is signed in; signing out, one's data and being deleted: asked about first, then done."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kibitz.server.storage.database import make_engine
from kibitz.server.storage.digests import digest, new_token
from kibitz.server.storage.people.sessions import begin_session
from server.harness.wire import Server
from web.drivers.visitor import Screen, Visitor


def cookie(visitor: Visitor) -> str:
    """The session's cookie in a browser."""
    (found,) = [one["value"] for one in visitor.context.cookies() if one["name"] == "kibitz"]
    return found


def me(visitor: Visitor) -> dict[str, str]:
    found: dict[str, str] = visitor.context.request.get(f"{visitor.address}/api/me").json()
    return found


def another_browser(server: Server, visitor: Visitor) -> str:
    """The same person in another browser; its cookie."""
    token, engine = new_token(), make_engine(server.database)
    begin_session(engine, me(visitor)["id"], digest(token), "Safari, iPhone", 1)
    engine.dispose()
    return token


def section(page: Page) -> Page:
    expect(page.get_by_test_id("session").first).to_be_visible()
    return page


@pytest.mark.parametrize(
    ("language", "screen"), [("en", "desktop"), ("de", "phone"), ("fr", "small phone"), ("pl", "desktop")]
)
def test_another_browser_is_signed_out_from_here(
    visitors: Callable[..., Visitor], server: Server, language: str, screen: Screen
) -> None:
    visitor = visitors(language=language, screen=screen)
    visitor.visit("/settings")
    page, words = section(visitor.page), visitor.words
    token = another_browser(server, visitor)
    visitor.visit("/settings")
    lines = page.get_by_test_id("session")
    expect(lines).to_have_count(2)
    expect(lines.filter(has_text=words("mine-here"))).to_contain_text(
        "Chrome, Linux" if screen == "desktop" else "Chrome"
    )
    other = lines.filter(has_text="Safari, iPhone")
    for asked in ("everywhere", "other"):
        button = (
            page.get_by_role("button", name=words("mine-sign-out-all"))
            if asked == "everywhere"
            else other.get_by_role("button")
        )
        visitor.press(button)
        expect(page.get_by_role("dialog", name=words("mine-ask", what=asked))).to_be_visible()
        visitor.expect_accessible()
        visitor.expect_no_sideways_scrolling()
        visitor.expect_touchable()
        visitor.expect_every_word_known()
        if asked == "everywhere":
            visitor.press(page.get_by_role("button", name=words("mine-no")))
    visitor.press(page.get_by_test_id("confirm"))
    expect(lines).to_have_count(1)
    answer = visitor.context.request.get(f"{server.url}/api/me", headers={"cookie": f"kibitz={token}"})
    visitor.foreseen = ("answer 401",)
    assert answer.status == 401
    assert me(visitor)["name"]


def test_signing_out_here_makes_one_a_new_guest(visitor: Visitor) -> None:
    visitor.visit("/settings")
    page = section(visitor.page)
    before, name = cookie(visitor), me(visitor)["name"]
    page.get_by_test_id("sign-out").click()
    page.get_by_role("button", name=visitor.words("mine-no")).click()
    assert cookie(visitor) == before
    page.get_by_test_id("sign-out").click()
    page.get_by_test_id("confirm").click()
    page.wait_for_url(re.compile(r"/$"))
    visitor.settled()
    expect(page.locator("header .me")).not_to_have_text(name)
    assert cookie(visitor) != before


def test_my_data_is_a_file(visitor: Visitor, tmp_path: Path) -> None:
    visitor.visit("/settings")
    page = section(visitor.page)
    with page.expect_download() as found:
        page.get_by_test_id("export").click()
    found.value.save_as(tmp_path / "mine.json")
    assert json.loads((tmp_path / "mine.json").read_text())["person"]["name"] == me(visitor)["name"]


def test_who_is_deleted_is_someone_to_those_who_played_with_them(visitors: Callable[..., Visitor]) -> None:
    """The one who stays sees someone, in their own language, without loading the page again."""
    friend, leaver = visitors(language="de"), visitors(screen="phone")
    friend.visit("/")
    made = friend.context.request.post(f"{friend.address}/api/tables", data={"game": "face-to-face"}).json()["id"]
    friend.visit(f"/t/{made}")
    leaver.visit(f"/t/{made}")
    leaver.press(leaver.page.get_by_test_id("sit-1"))
    leaver.page.get_by_label(leaver.words("me-name")).fill("Leonore")
    leaver.press(leaver.page.get_by_test_id("who-sit"))
    friend.page.get_by_test_id("start").click()
    expect(friend.page.get_by_text("Leonore").first).to_be_visible()
    leaver.visit("/settings")
    section(leaver.page)
    leaver.press(leaver.page.get_by_test_id("delete-me"))
    leaver.expect_accessible()
    leaver.press(leaver.page.get_by_test_id("confirm"))
    leaver.page.wait_for_url(re.compile(r"/$"))
    leaver.settled()
    expect(leaver.page.locator("header .me")).not_to_have_text("Leonore")
    expect(friend.page.get_by_text(friend.words("someone"), exact=True).first).to_be_visible()
    friend.page.reload()  # what the page had already said stays until then
    expect(friend.page.get_by_text(friend.words("someone"), exact=True).first).to_be_visible()
    expect(friend.page.get_by_text("Leonore")).to_have_count(0)


def test_a_table_says_that_one_was_signed_out(visitor: Visitor) -> None:
    visitor.sit_at("face-to-face")
    visitor.foreseen = ("answer 401", "401 (Unauthorized)")  # what the page was about to ask for
    visitor.context.request.post(f"{visitor.address}/api/me/sign-out", data={"everywhere": True})
    expect(visitor.page.get_by_text(visitor.words("problem-signed-out"))).to_be_visible()


def test_a_name_that_looks_like_anothers_is_refused_with_one_that_is_free(visitors: Callable[..., Visitor]) -> None:
    first, second = visitors(), visitors(language="pl")
    first.visit("/")
    first.context.request.post(f"{first.address}/api/me", data={"name": "Quentin"})
    second.visit("/")
    second.foreseen = ("answer 409", "409 (Conflict)")
    second.page.locator("header .me").click()
    second.page.locator("#name").fill("Quеntin")
    second.page.locator("#name").press("Enter")
    expect(second.page.get_by_text(second.words("problem-name-taken", free="Quеntin 2"))).to_be_visible()
