"""What a game was worth to each seat."""

from __future__ import annotations

from kibitz.games.core import Seat


def result_rewards(players: int, winners: tuple[Seat, ...]) -> list[float]:
    """1 for a win that is not shared, less where it is; the losers pay it evenly, so that all add up to 0."""
    share = players / len(winners)
    return [((share if seat in winners else 0) - 1) / (players - 1) for seat in range(players)]
