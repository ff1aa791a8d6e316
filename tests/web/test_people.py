"""Playing with people: two who look for the same game meet, and a club is founded, joined and played in."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.drivers.lobby_page import Home
from web.drivers.visitor import Screen, Visitor


def test_two_who_press_the_same_button_meet_at_a_table(visitors: Callable[..., Visitor]) -> None:
    ann, bob = visitors(), visitors(screen="phone", language="pl")
    for one, waiting in ((ann, 1), (bob, 2)):
        Home(one).open()
        one.press(one.page.get_by_test_id("people-face-to-face"))
        if waiting == 1:
            expect(one.page.get_by_test_id("finding")).to_contain_text(one.words("find-waiting", waiting=1))
            one.expect_accessible()
            one.expect_no_sideways_scrolling()
    for one in (ann, bob):
        one.page.wait_for_url("**/t/*")
        expect(one.page.locator(".hand").first).to_be_visible()
    assert ann.page.url == bob.page.url


def test_whoever_stops_looking_waits_no_more(visitor: Visitor) -> None:
    Home(visitor).open()
    visitor.press(visitor.page.get_by_test_id("people-nyet"))
    expect(visitor.page.get_by_test_id("finding")).to_contain_text(visitor.words("find-waiting", waiting=1))
    visitor.press(visitor.page.get_by_test_id("stop-looking"))
    expect(visitor.page.get_by_test_id("finding")).to_have_count(0)
    counts = f"{visitor.address}/api/find/counts"
    visitor.page.wait_for_function("async (url) => !(await (await fetch(url)).json()).games.nyet", arg=counts)


@pytest.mark.parametrize(("screen", "language"), [("desktop", "de"), ("small phone", "fr")])
def test_a_club_is_founded_joined_by_its_link_and_played_in(
    visitors: Callable[..., Visitor], screen: Screen, language: str
) -> None:
    owner, guest = visitors(screen=screen, language=language), visitors()
    page, words = owner.page, owner.words
    owner.visit("/clubs")
    owner.expect_accessible()
    owner.expect_no_sideways_scrolling()
    page.get_by_test_id("club-name").fill(f"Club {language}")
    owner.press(page.get_by_test_id("club-save"))
    page.wait_for_url("**/club/*")
    owner.press(page.get_by_test_id("club-new-link"))
    link = page.get_by_test_id("club-link").input_value()

    guest.visit(re.sub("^https?://[^/]+", "", link))
    guest.press(guest.page.get_by_test_id("club-join"))
    guest.page.wait_for_url("**/club/*")
    guest.page.get_by_test_id("club-say").fill("hello everyone")
    guest.page.get_by_test_id("club-say").press("Enter")
    expect(guest.page.get_by_role("log")).to_contain_text("hello everyone")

    page.reload()
    expect(page.get_by_text(words("clubs-size", count=2)).first).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("hello everyone")
    owner.press(page.get_by_test_id("begin-season"))
    expect(page.get_by_text(words("club-season-empty"))).to_be_visible()
    owner.press(page.get_by_text(words("club-standing-add")).first)
    owner.press(page.get_by_test_id("add-standing"))
    expect(page.get_by_text(words("club-remove"), exact=True)).to_have_count(1)
    owner.expect_accessible()
    owner.expect_no_sideways_scrolling()
    owner.expect_every_word_known()
    if owner.touch:
        owner.expect_touchable()

    owner.press(page.get_by_test_id("club-open-face-to-face"))
    owner.press(page.get_by_role("button", name=words("new-create")))
    page.wait_for_url("**/t/*")
    guest.page.reload()
    table = page.url.rpartition("/")[2]
    guest.press(guest.page.locator(f'a[href="/t/{table}"]'))
    expect(guest.page.get_by_test_id("sit-1")).to_be_visible()


@pytest.mark.parametrize(("screen", "language"), [("desktop", "pl"), ("small phone", "de")])
def test_a_listed_club_is_found_and_asked_to_join(
    visitors: Callable[..., Visitor], screen: Screen, language: str
) -> None:
    owner, seeker = visitors(screen=screen, language=language), visitors(screen=screen, language=language)
    page, words, name = owner.page, owner.words, f"Seekers {language}"
    owner.visit("/clubs")
    page.get_by_test_id("club-name").fill(name)
    owner.press(page.get_by_test_id("club-save"))
    page.wait_for_url("**/club/*")
    seeker.visit("/clubs")
    found = seeker.page.get_by_test_id("find-club")
    expect(found.get_by_role("heading")).to_be_visible()
    expect(found.get_by_role("link", name=name)).to_have_count(0)
    owner.press(page.get_by_text(words("club-settings")))
    with page.expect_response("**/api/clubs/*"):
        page.get_by_test_id("club-listed").check()
    owner.expect_accessible()
    owner.expect_no_sideways_scrolling()
    seeker.page.reload()
    expect(found.get_by_role("link", name=name)).to_be_visible()
    seeker.expect_accessible()
    seeker.expect_no_sideways_scrolling()
    seeker.expect_every_word_known()
    seeker.press(found.get_by_role("link", name=name))
    seeker.press(seeker.page.get_by_test_id("club-ask"))
    expect(seeker.page.get_by_text(words("club-ask-done"))).to_be_visible()
    who = seeker.context.request.get(f"{seeker.address}/api/me").json()["name"]
    page.reload()
    owner.press(page.get_by_role("button", name=words("club-accept-name", name=who)))
    expect(page.get_by_text(words("clubs-size", count=2)).first).to_be_visible()
