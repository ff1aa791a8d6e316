"""A game in figures, for statistics."""

from __future__ import annotations

from kibitz.games.core import Figures
from kibitz.games.nyet.scoring import totals
from kibitz.games.nyet.state import State


def figures(state: State) -> Figures:
    """Rounds played, and the points, tricks, loot and rounds won of each seat."""
    scores, history = totals(state.options.players, state.history), state.history
    return Figures(
        len(history),
        tuple(
            {
                "points": points,
                "tricks": sum(line.tricks[seat] for line in history),
                "loot": sum(line.loot[seat] for line in history),
                "rounds_won": sum(line.points[seat] == max(line.points) for line in history),
            }
            for seat, points in enumerate(scores)
        ),
    )
