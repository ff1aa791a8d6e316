"""A newcomer's path: from the home page to the end of a short game, for every number of seats, by clicking only."""

from __future__ import annotations

import pytest
from web.conftest import Welcome
from web.hand import OVER, play_on

PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_newcomer_opens_a_table_of_nyet_and_plays_it_to_the_end(welcome: Welcome, players: int) -> None:
    page = welcome().page
    page.goto("/")
    page.get_by_role("link", name="New table").first.click()
    page.get_by_role("radio", name=str(players)).check(force=True)
    for seat in range(2, players + 1):
        page.get_by_label(f"Seat {seat}").select_option("bot:greedy")
    page.get_by_text("More options").click()
    page.get_by_label("Length").select_option("rounds")
    page.get_by_label("Rounds", exact=True).fill("1")
    page.get_by_label("Pace of the bots").select_option("150")
    page.get_by_test_id("create").click()
    page.get_by_test_id("start").click()
    page.wait_for_selector(".board")
    assert page.locator(".boxes").first.locator(".box").count() == players
    play_on(page)
    assert page.locator(f"{OVER} li").count() == players
    page.get_by_role("button", name="Score sheet").click()
    assert page.locator("dialog[open] tbody tr").count() == 1


def test_a_newcomer_plays_face_to_face_with_one_click_from_home(welcome: Welcome) -> None:
    page = welcome().page
    page.goto("/")
    page.get_by_test_id("play-face-to-face").click()
    page.wait_for_selector(".pile")
    play_on(page)
    assert page.locator(OVER).is_visible()


def test_a_whole_game_on_a_phone(welcome: Welcome) -> None:
    """A hand of 16 cards in two rows, nothing to scroll sideways, touch targets as wide as a thumb."""
    visitor = welcome(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page = visitor.page
    visitor.quick_game("nyet", players=3, rounds=1)
    page.wait_for_selector(".hand button.card")
    assert page.locator(".hand button.card").count() == 16
    assert visitor.sideways() == 0
    lefts = page.evaluate("[...document.querySelectorAll('.hand .slot')].map((slot) => slot.getBoundingClientRect().left)")
    steps = [b - a for a, b in zip(lefts, lefts[1:], strict=False) if b > a]
    assert min(steps) >= 44
    small = page.evaluate(
        "[...document.querySelectorAll('main button, header a, header button')].map((one) => one.getBoundingClientRect())"
        ".filter((box) => box.width && (box.width < 44 || box.height < 44)).length"
    )
    assert small == 0
    play_on(page)
    assert visitor.sideways() == 0
