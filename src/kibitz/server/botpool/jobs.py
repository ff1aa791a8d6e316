"""Decisions that bots are asked to make, and the order in which they wait."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterator
from enum import IntEnum

from msgspec import Struct

from kibitz.engines.feed import Choice
from kibitz.games.core import Seat


class Priority(IntEnum):
    """What a decision is for, most urgent first."""

    LIVE = 0
    """A game waits for it: a bot's turn, or a clock that ran out."""
    STAND_IN = 1
    """A bot plays for someone who is away."""
    HINT = 2
    """Someone asked for advice."""
    BACKGROUND = 3
    """Analysis: nobody at a table waits for it."""


class Job(Struct, eq=False):
    """A decision to make: for which seat, from which view, and whom to tell."""

    bot: str
    """Empty: the strongest bot available."""
    game: str
    table: str
    seat: Seat
    view: bytes
    legal: tuple[str, ...]
    millis: int
    done: Callable[[Choice | None, str], None]
    """Called with the choice and the name of the bot that made it, or None if every attempt failed."""
    priority: Priority = Priority.LIVE
    relayed: bool = False
    """Another server asked for it, so only our own processes may do it."""
    tries: int = 0
    number: int = 0
    """Its place in the queue; assigned by `Pool.ask`."""
    given: str = ""
    """The bot it was last assigned to."""


class JobQueue:
    """Waiting jobs by priority, then by age. A job that is put back keeps its age."""

    def __init__(self) -> None:
        self._jobs: list[Job] = []

    def __len__(self) -> int:
        return len(self._jobs)

    def __iter__(self) -> Iterator[Job]:
        return iter(self._jobs[:])

    def add(self, job: Job) -> None:
        """Queue a job."""
        insort(self._jobs, job, key=_urgency)

    def remove(self, job: Job) -> bool:
        """Take a job out of the queue; False if it wasn't in it."""
        if job not in self._jobs:
            return False
        self._jobs.remove(job)
        return True


def _urgency(job: Job) -> tuple[Priority, int]:
    return job.priority, job.number
