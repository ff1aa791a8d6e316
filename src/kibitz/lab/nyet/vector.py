"""Nyet! for `VectorEnv`: the sizes of its arrays, and games that are stepped together."""

from __future__ import annotations

from kibitz.compiled.nyet.observations import ACTIONS, NUMBERS_SIZE, OBSERVATION_SIZE
from kibitz.compiled.nyet.pack import rules_for
from kibitz.compiled.nyet.vector import Many
from kibitz.games.nyet.editions import Options

__all__ = ["ACTIONS", "NUMBERS_SIZE", "OBSERVATION_SIZE", "many"]


def many(options: Options, games: int, *, by_round: bool) -> Many:
    """Games that are stepped together, rewarded by round or by result."""
    return Many(rules_for(options), games, by_round=by_round)
