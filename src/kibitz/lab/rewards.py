"""The reward of each seat for the result of a game."""

from __future__ import annotations

from kibitz.games.core import Seat


def result_rewards(players: int, winners: tuple[Seat, ...]) -> list[float]:
    """1 for a sole win, less for a shared one; the losers pay it evenly, so the rewards add up to 0."""
    share = players / len(winners)
    return [((share if seat in winners else 0) - 1) / (players - 1) for seat in range(players)]
