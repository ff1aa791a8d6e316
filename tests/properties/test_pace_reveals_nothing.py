"""A bot's delay depends on what everyone sees, so it tells nobody how many cards the bot could choose from."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from kibitz.games.core import SPECTATOR
from kibitz.table import duty, log
from kibitz.table.info import Settings
from kibitz.table.table import Table, fold, opening
from tables import NYET
from walks import WALKS, Walk


def at_a_table(walk: Walk) -> Table:
    """A running table of bots that plays the walk's game."""
    seats = walk.game.seats(walk.options)
    chairs = (log.ChairSpec("bot", bot="club"),) * seats
    opened = log.Opened(walk.game.name, _given(walk), Settings(pace=600), chairs, "ann", "ab" * 32, "key")
    table = opening("t", log.Row(1, 0, opened))
    table, _ = fold(table, log.Row(2, 0, log.Called()))
    return table if table.status == "running" else fold(table, log.Row(3, 0, log.Started()))[0]


def _given(walk: Walk) -> dict[str, Any]:
    return {
        spec.name: value for spec in walk.game.option_specs if (value := getattr(walk.options, spec.name)) is not None
    }


@settings(max_examples=15)
@given(WALKS, st.integers(0, 6))
def test_bots_act_at_the_same_moment_whatever_is_hidden(walk: Walk, offset: int) -> None:
    table, rng = at_a_table(walk), walk.rng()
    for state, *_ in walk.moments()[offset::7]:
        drawn = walk.game.sample(walk.game.view(state, SPECTATOR), rng)
        assert duty.wanted(replace(table, state=drawn)) == duty.wanted(replace(table, state=state))


def test_the_delay_predicts_the_number_of_legal_cards_no_better_than_what_everyone_sees() -> None:
    """Given the phase, the hand size and the trick so far, the delay is one number, however many cards fit."""
    delays: dict[tuple[Any, ...], set[int]] = defaultdict(set)
    counts: dict[tuple[Any, ...], set[int]] = defaultdict(set)
    for seed in range(6):
        walk = Walk(NYET, NYET.options({"players": 2 + seed % 4, "rounds": 2}), seed)
        table = at_a_table(walk)
        for state, *_ in walk.moments():
            for want in duty.wanted(replace(table, state=state)):
                cards = len(state.hands[want.seat])
                public = (len(state.hands), state.phase, cards, bool(state.trick), len(state.board))
                delays[public].add(want.at - table.moved)
                counts[public].add(len(NYET.legal(state, want.seat)))
    assert max(map(len, counts.values())) > 4, "the number of legal cards does vary where everyone sees the same"
    assert {len(found) for found in delays.values()} == {1}
