"""The luck in a game, without the rest of the review: it makes the results of bots comparable with fewer games."""

from __future__ import annotations

from msgspec import Struct

from kibitz.games.record import Record
from kibitz.review.account import settle
from kibitz.review.effort import Effort
from kibitz.review.model import Unit
from kibitz.review.replayed import replayed
from kibitz.review.tasks import reviewer_for

LIGHT = Effort("light", 0.05)
"""Enough for the mean over many games; it adds much less noise than the luck it removes."""


class Luck(Struct, frozen=True):
    """The luck of each seat, in the unit of the game's account."""

    unit: Unit
    seats: tuple[float, ...]


def luck_in(record: Record, effort: Effort = LIGHT) -> Luck:
    """The luck in a finished game, as in the account of its review; its mean over many games is zero."""
    game, reviewer = replayed(record), reviewer_for(record.game)
    events = {
        event.step: event
        for task in reviewer.tasks(game)
        if task.event >= 0
        for event in reviewer.run(game, task, effort).chance
    }
    account = settle(game, reviewer.result(game), {}, events)
    return Luck(reviewer.UNIT, tuple(line.luck for line in account.seats))
