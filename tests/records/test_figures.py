"""A finished game in figures, beside what its actions alone tell."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kibitz.games import record
from kibitz.games.core import find_game
from kibitz.games.nyet.rounds import rounds
from retold import jumps_back

PLAYED = Path(__file__).parents[1] / "playthroughs"


def test_jumps_back_are_counted() -> None:
    """In a game with some: otherwise nothing is proved above."""
    game = find_game("face-to-face")
    state, rng = game.start(game.options({}), bytes(32)).state, random.Random(3)
    actions: list[tuple[int, str]] = []
    while game.to_act(state):
        seat = game.to_act(state)[0]
        legal = game.legal(state, seat)
        tens = [action for action in legal if jumps_back([*actions, (seat, str(action))]) != jumps_back(actions)]
        action = rng.choice(tens or legal)
        actions.append((seat, str(action)))
        state = game.play(state, seat, action).state
    assert sum(jumps_back(actions)) > 2
    assert [figures["jumps"] for figures in game.figures(state).seats] == jumps_back(actions)


def finished(name: str) -> tuple[record.Record, list[record.Moment], Any]:
    """A golden game: its record, what happened, and its figures."""
    played = record.read((PLAYED / f"{name}.json").read_bytes())
    moments = list(record.replay(played))
    return played, moments, find_game(played.game).figures(moments[-1].step.state)


@pytest.mark.parametrize("name", ["lone-last-card", "strict"])
def test_a_duel_in_figures_is_what_its_actions_tell(name: str) -> None:
    played, _, figures = finished(f"face-to-face-v1/{name}")
    turns = [0, 0]
    for (seat, _), (after, _) in pairwise([*played.actions, (2, "")]):
        turns[seat] += seat != after
    cards = [(seat, text) for seat, text in played.actions if " " in text]
    assert figures.length - sum(turns) in (0, 1), "the last turn may be one in which nothing could be played"
    for seat, seen in enumerate(figures.seats):
        assert seen["placed"] == sum(who == seat for who, _ in cards)
        assert seen["given"] == sum(who == seat and text.startswith("opp-") for who, text in cards)
        assert seen["turns"] == turns[seat]
    assert [seen["jumps"] for seen in figures.seats] == jumps_back(played.actions)


@pytest.mark.parametrize("name", ["en-2", "en-3", "de-5"])
def test_nyet_in_figures_is_what_everyone_wrote_down(name: str) -> None:
    played, moments, figures = finished(f"nyet-v1/{name}")
    assert played.result is not None
    assert figures.length == played.options["rounds"]
    assert [seen["points"] for seen in figures.seats] == list(played.result.scores)
    sheet = moments[-1].step.state.history
    for seat, seen in enumerate(figures.seats):
        assert seen["tricks"] == sum(line.tricks[seat] for line in sheet) > 0
        assert seen["loot"] == sum(line.loot[seat] for line in sheet)
        assert seen["rounds_won"] == sum(all(line.points[seat] >= other for other in line.points) for line in sheet)


@pytest.mark.parametrize("name", ["en-2", "en-3", "de-5"])
def test_rounds_of_nyet_tell_teams_points_and_who_vetoed_what(name: str) -> None:
    """So that vetoes of many games can be counted, the first player is told as oneself or another."""
    played, moments, figures = finished(f"nyet-v1/{name}")
    told = list(rounds(event for moment in moments for event in moment.step.events))
    seats = len(figures.seats)
    assert [sorted(seat for team in one.teams for seat in team) for one in told] == [list(range(seats))] * len(told)
    assert played.result is not None
    assert tuple(map(sum, zip(*(one.points for one in told), strict=True))) == played.result.scores
    vetoes = [(seat, text) for seat, text in played.actions if text.startswith("x ")]
    compared = [
        (seat, text if "first" not in text else "x first me" if text.endswith(str(seat)) else "x first other")
        for seat, text in vetoes
    ]
    assert [veto for one in told for veto in one.vetoes] == compared
    assert {"x first me", "x first other"} <= {text for _, text in compared}
