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
    people: bool = True
    """Whether people play at the table: then no stranger's host may see two of its hands."""
    relayed: bool = False
    """Another server asked for it, so only our own processes may do it."""
    tries: int = 0
    owner: str = ""
    """Who caused the work: a person, as far as the server knows. Bots are shared out between owners."""
    number: int = 0
    """Its place in the order of asking; given when it is asked for."""
    turn: int = 0
    """Its place among the turns of all owners; given when it first waits."""
    given: str = ""
    """The bot it was last assigned to."""


class JobQueue:
    """Jobs that wait: by priority, then by turns between owners, then by age. One that comes back keeps its place.

    An owner's next job stands one turn behind the one before it, and nobody's stands before the turn that is being
    served (start-time fair queueing). So whoever asks for one decision waits for at most one of each other owner,
    however many they have asked for.
    """

    def __init__(self) -> None:
        self._jobs: list[Job] = []
        self._turns = dict.fromkeys(Priority, 0)
        """The turn that is being served, of each priority."""
        self._last: dict[tuple[Priority, str], int] = {}
        """The last turn of each owner, while it is not over."""

    def __len__(self) -> int:
        return len(self._jobs)

    def __iter__(self) -> Iterator[Job]:
        return iter(self._jobs[:])

    def add(self, job: Job) -> None:
        """A job waits."""
        if not job.turn:
            key = job.priority, job.owner
            job.turn = self._last[key] = max(self._turns[job.priority], self._last.get(key, 0)) + 1
        insort(self._jobs, job, key=_urgency)

    def remove(self, job: Job) -> bool:
        """Take a job out of the queue; False if it wasn't in it."""
        if job not in self._jobs:
            return False
        self._jobs.remove(job)
        return True

    def take(self, job: Job) -> None:
        """A job is given to a process."""
        self._jobs.remove(job)
        key = job.priority, job.owner
        if self._last.get(key) == job.turn:
            del self._last[key]
        self._turns[job.priority] = max(self._turns[job.priority], job.turn)


def _urgency(job: Job) -> tuple[Priority, int, int]:
    return job.priority, job.turn, job.number
