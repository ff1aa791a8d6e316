"""Rated tables: fair terms, no advice, and nothing is taken back that told anyone anything."""

from __future__ import annotations

import pytest

from kibitz.games.core import BadOptions, find_game
from kibitz.table import requests
from kibitz.table.info import ClockSettings, Settings
from kibitz.table.rated import CLOCK, check_options, rated_settings
from kibitz.table.undo import free_undo
from table.sim import PEOPLE, Sim, refusal
from table.test_undo import actor, until_phase

RATED = Settings(rated=True, clock=CLOCK)


def test_a_veto_is_taken_back_only_while_nobody_has_acted_since() -> None:
    sim = Sim("nyet", 3, RATED).seated()
    first, before = actor(sim), sim.table.state
    sim.do(PEOPLE[first], requests.Act, action="x trump R")
    assert free_undo(sim.table) == (first,)
    sim.do(PEOPLE[first], requests.Undo)
    assert sim.table.state == before
    sim.do(PEOPLE[first], requests.Act, action="x trump R")
    sim.do(PEOPLE[actor(sim)], requests.Act, action="x trump B")
    assert refusal(sim, PEOPLE[first], requests.Undo) == "rated-no-undo"


def test_nobody_is_asked_to_let_a_card_go_back() -> None:
    sim = until_phase(Sim("nyet", 4, RATED).seated(), "tricks")
    seat = actor(sim)
    sim.do(PEOPLE[seat], requests.Act, action=str(sim.table.game.legal(sim.table.state, seat)[0]))
    assert refusal(sim, PEOPLE[seat], requests.Undo) == "rated-no-undo"
    assert sim.table.undo is None


def test_among_bots_alone_what_they_answered_stays_answered() -> None:
    casual, rated = (Sim("nyet", 2, settings).seated() for settings in (Settings(), RATED))
    for sim in (casual, rated):
        first = actor(sim)
        sim.do(PEOPLE[first], requests.Act, action="x trump R")
        sim.do(PEOPLE[actor(sim)], requests.Act, action="x trump B")
        sim.do(PEOPLE[1 - first], requests.Leave)  # a bot plays there now
        if sim is rated:
            assert free_undo(sim.table) == ()
            assert refusal(sim, PEOPLE[first], requests.Undo) == "rated-no-undo"
        else:
            assert free_undo(sim.table) == (first,)


def test_a_rated_table_has_a_clock_and_no_advice() -> None:
    assert rated_settings(Settings(rated=True)).clock == CLOCK
    for fair in (ClockSettings(600, 0), ClockSettings(10, 0)):
        assert rated_settings(Settings(rated=True, clock=fair)).clock == fair
    for settings, code in (
        (Settings(rated=True, hints=True), "rated-no-hints"),
        (Settings(rated=True, spectator_chat=True), "rated-spectator-chat"),
        (Settings(rated=True, clock=ClockSettings(9, 60)), "rated-clock"),
    ):
        with pytest.raises(BadOptions) as refused:
            rated_settings(settings)
        assert refused.value.refusal.code == code


@pytest.mark.parametrize(
    ("game", "options", "wrong"),
    [
        ("nyet", {"players": 5, "edition": "pl"}, None),
        ("nyet", {"players": 4, "rounds": 4}, None),
        ("nyet", {"players": 4, "rounds": 5}, "rounds"),
        ("nyet", {"target": 50}, "rounds"),
        ("nyet", {"no_trump_box": True}, "no_trump_box"),
        ("nyet", {"edition": "pl", "bonus_rule": "holder-score"}, "bonus_rule"),
        ("face-to-face", {}, None),
        ("face-to-face", {"lone_last_card": True}, "lone_last_card"),
    ],
)
def test_a_rated_game_is_the_same_for_everyone(game: str, options: dict[str, object], wrong: str | None) -> None:
    rules = find_game(game)
    if wrong is None:
        check_options(rules, rules.options(options))
        return
    with pytest.raises(BadOptions) as refused:
        check_options(rules, rules.options(options))
    assert refused.value.refusal.params == {"option": wrong}
