"""From the home page to the end of a game, as someone who has never been here."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.drivers.duel_page import DuelTable
from web.drivers.lobby_page import Home
from web.drivers.nyet_page import Duty, NyetTable
from web.drivers.visitor import Screen, Theme, Visitor


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_newcomer_plays_a_finished_game_of_nyet(visitor: Visitor, players: int) -> None:
    form = Home(visitor).open().new_table("nyet")
    form.players(players).against_bots(players).more().one_round().quick_bots()
    form.create().deal()
    table = NyetTable(visitor)
    done = table.finish(looking=True)
    assert Duty.COVER in done
    assert done.count(Duty.PLAY) >= 10
    assert done[-1] is Duty.READ
    expect(table.game_over.get_by_role("listitem")).to_have_count(players)
    visitor.expect_accessible()


def test_a_newcomer_plays_a_finished_game_of_face_to_face(visitor: Visitor) -> None:
    form = Home(visitor).open().new_table("face-to-face")
    form.against_bots(2).more().quick_bots()
    form.create().deal()
    table = DuelTable(visitor)
    table.finish(looking=True)
    expect(table.game_over.get_by_role("heading")).to_be_visible()
    visitor.expect_accessible()
    Home(visitor).open()
    expect(visitor.page.get_by_role("heading", name=visitor.words("home-recent"))).to_be_visible()
    visitor.page.get_by_role("link", name=visitor.words("home-replay")).click()
    visitor.page.get_by_role("slider").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["nyet", "face-to-face"])
def test_one_click_on_the_home_page_starts_a_game(visitors: Callable[..., Visitor], theme: Theme, game: str) -> None:
    """With everything as it is for someone who has set nothing: moving cards, pauses, the system's light."""
    visitor = visitors(theme=theme, settings="{}")
    Home(visitor).open().play_now(game)
    visitor.expect_theme(theme)
    if game == "nyet":
        table = NyetTable(visitor)
        table.until(Duty.COVER)
        expect(visitor.page).to_have_title(re.compile("^●"))
        visitor.expect_accessible()
        table.do(Duty.COVER)
        table.duty()
    else:
        duel = DuelTable(visitor)
        assert duel.my_turn()
        expect(visitor.page).to_have_title(re.compile("^●"))
        visitor.expect_accessible()
        duel.play_turn()
        assert duel.my_turn()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_a_newcomer_is_led_to_a_first_veto_by_what_the_page_says(
    visitors: Callable[..., Visitor], screen: Screen
) -> None:
    """Two clicks: the button that says so, and a box that says what covering it does; nothing has to be known."""
    visitor = visitors(screen=screen, settings="{}")
    visitor.count_clicks()
    page, words = visitor.page, visitor.words
    visitor.press(Home(visitor).open().game("nyet").get_by_role("button", name=words("home-play")))
    table = NyetTable(visitor)
    table.until(Duty.COVER)
    expect(page.get_by_test_id("prompt")).to_have_text(words("ask-cover-first"))
    box = table.open_boxes.first
    action = box.get_attribute("data-action") or ""
    visitor.press(box)
    expect(page.locator(f'[data-action="{action}"] .cover')).to_be_visible()
    assert visitor.clicks == 2
