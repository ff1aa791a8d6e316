"""How long a bot takes for a decision, so that people can follow: a forced action is quick, a hard choice slow."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.games.core import AnyGame

FORCED = 0.25
EASE, MORE, MANY = 0.6, 0.1, 8
"""The share for any choice, what each possibility adds, and the number of possibilities beyond which none adds."""


def deliberation(game: AnyGame, legal: Sequence[object]) -> float:
    """A decision's time as a multiple of the table's pace: 1 for a card out of four."""
    if len(legal) < 2:
        return FORCED
    return game.weight(str(legal[0])) * (EASE + MORE * min(len(legal), MANY))
