"""From the home page to the end of a game, as someone who has never been here."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.duel_page import DuelTable
from web.lobby_page import Home
from web.nyet_page import Duty, NyetTable
from web.visitor import Theme, Visitor


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_newcomer_plays_a_finished_game_of_nyet(visitor: Visitor, players: int) -> None:
    form = Home(visitor).open().new_table("nyet")
    form.players(players).against_bots(players).more().one_round().quick_bots()
    form.create().deal()
    table = NyetTable(visitor)
    done = table.finish()
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
    table.finish()
    expect(table.game_over.get_by_role("heading")).to_be_visible()
    visitor.expect_accessible()


@pytest.mark.parametrize("game", ["nyet", "face-to-face"])
def test_one_click_on_the_home_page_starts_a_game(visitor: Visitor, theme: Theme, game: str) -> None:
    Home(visitor).open().play_now(game)
    visitor.expect_theme(theme)
    if game == "nyet":
        NyetTable(visitor).until(Duty.COVER)
    else:
        assert DuelTable(visitor).my_turn()
    assert visitor.page.title().startswith("●")
    visitor.expect_accessible()
