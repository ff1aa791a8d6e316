"""How long a bot takes over a decision, so that people can follow: a forced action is quick, a hard choice slow."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.games.core import AnyGame

FORCED = 0.25
EASE, MORE, MANY = 0.6, 0.1, 8
"""What any choice takes, how much each possibility adds, and after how many possibilities more make no difference."""


def deliberation(game: AnyGame, legal: Sequence[object]) -> float:
    """What share of the table's pace a decision takes: 1 for a card out of four."""
    if len(legal) < 2:
        return FORCED
    return game.weight(str(legal[0])) * (EASE + MORE * min(len(legal), MANY))
