"""Whole games for Hypothesis: every game, player count, edition and option, played at random from a drawn seed."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st
from msgspec import Struct

from kibitz.games.core import AnyGame, Seat, Viewer
from tables import DUEL, NYET, random_game


class Walk(Struct, frozen=True):
    """A game to be played at random: which, how, and from what."""

    game: AnyGame
    options: Any
    seed: int

    def rng(self) -> random.Random:
        """The random numbers of this walk, from the start."""
        return random.Random(self.seed)

    def moments(self) -> list[tuple[Any, Seat | None, Any, Any]]:
        """Each state, and who did what to reach it with which events."""
        rng = self.rng()
        first = self.game.start(self.options, rng.randbytes(32))
        moments = list(random_game(self.game, first.state, rng))
        return [(first.state, None, None, first.events), *moments[1:]]

    def viewers(self) -> tuple[Viewer, ...]:
        """Everyone who may look."""
        return (*range(self.game.seats(self.options)), "spectator", "open")


def _nyet(**options: Any) -> Any:
    return NYET.options(options)


NYET_OPTIONS = st.builds(
    _nyet,
    players=st.integers(2, 5),
    edition=st.sampled_from(["en", "fr", "de", "pl"]),
    bonus_rule=st.sampled_from([None, "holder-score", "holder-tricks"]),
    supertrump_follows=st.sampled_from([None, "trump", "trump-and-colour"]),
    no_trump_box=st.booleans(),
    rounds=st.integers(1, 2),
) | st.builds(_nyet, players=st.integers(2, 5), target=st.integers(1, 30))

SEEDS = st.integers(0, 2**64)
NYET_WALKS = st.builds(Walk, st.just(NYET), NYET_OPTIONS, SEEDS)
DUEL_OPTIONS = st.builds(lambda flag: DUEL.options({"lone_last_card": flag}), st.booleans())
DUEL_WALKS = st.builds(Walk, st.just(DUEL), DUEL_OPTIONS, SEEDS)
WALKS = NYET_WALKS | DUEL_WALKS
