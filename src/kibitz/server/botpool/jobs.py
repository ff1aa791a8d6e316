"""Decisions that bots are asked for, and the order in which they wait."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterator
from enum import IntEnum

from msgspec import Struct

from kibitz.engines.feed import Choice
from kibitz.games.core import Seat


class Priority(IntEnum):
    """What a decision is for, the most urgent first."""

    LIVE = 0
    """A game waits for it: a bot's turn, or a clock that ran out."""
    STAND_IN = 1
    """It is played for someone who is away."""
    HINT = 2
    """Someone asked for advice."""
    BACKGROUND = 3
    """Nobody waits at a table for it: analysis."""


class Job(Struct, eq=False):
    """A decision to be made: for which seat, from what it sees, and whom to tell."""

    bot: str
    """Empty: any bot, the stronger the better."""
    game: str
    table: str
    seat: Seat
    view: bytes
    legal: tuple[str, ...]
    millis: int
    done: Callable[[Choice | None, str], None]
    """Called with the choice and the name of the bot that made it, or None if every try failed."""
    priority: Priority = Priority.LIVE
    people: bool = True
    """Whether people play at the table: then no stranger's host may see two of its hands."""
    relayed: bool = False
    """Asked for by another server: only for processes of our own."""
    tries: int = 0
    number: int = 0
    """Its place in the order of asking; given when it is asked for."""
    given: str = ""
    """The bot it was last given to."""


class JobQueue:
    """Jobs that wait, by priority, then by age. One that comes back keeps its age."""

    def __init__(self) -> None:
        self._jobs: list[Job] = []

    def __len__(self) -> int:
        return len(self._jobs)

    def __iter__(self) -> Iterator[Job]:
        return iter(self._jobs[:])

    def add(self, job: Job) -> None:
        """A job waits."""
        insort(self._jobs, job, key=_urgency)

    def remove(self, job: Job) -> bool:
        """A job waits no longer; False if it did not."""
        if job not in self._jobs:
            return False
        self._jobs.remove(job)
        return True


def _urgency(job: Job) -> tuple[Priority, int]:
    return job.priority, job.number
