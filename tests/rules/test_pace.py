"""How long decisions and whole games take, as far as everyone can see."""

from __future__ import annotations

from kibitz.games.core import FORCED_SHARE, SPECTATOR, choice_share
from tables import DUEL, NYET, nyet_table


def test_who_leads_thinks_about_all_cards_and_who_follows_about_those_that_usually_fit() -> None:
    led = nyet_table("R2 R3 R4 R5 R6 R7", "G2 G3 G4 G5 G6 G7")
    following = NYET.play(led, 0, NYET.parse("play R2")).state
    assert NYET.pace_share(NYET.view(led, SPECTATOR), 0) == choice_share(6)
    assert NYET.pace_share(NYET.view(following, SPECTATOR), 1) == choice_share(3)


def test_a_last_card_is_forced_and_two_are_not() -> None:
    last, two = nyet_table("R2", "G2"), nyet_table("R2 R3", "G2 G3")
    assert NYET.pace_share(NYET.view(last, SPECTATOR), 0) == FORCED_SHARE
    assert NYET.pace_share(NYET.view(two, SPECTATOR), 0) == choice_share(2) > FORCED_SHARE


def test_a_choice_counts_up_to_eight_possibilities_and_is_one_for_one_out_of_four() -> None:
    assert choice_share(4) == 1
    assert choice_share(7) < choice_share(8) == choice_share(9)


def test_games_say_how_many_minutes_they_usually_take() -> None:
    assert [NYET.minutes(NYET.options({"players": 4, "rounds": rounds})) for rounds in (1, 4, 8)] == [2, 9, 18]
    assert DUEL.minutes(DUEL.options({})) == 10
