"""Jobs for bot processes (decisions and tasks of reviews), and the queue they wait in."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from kibitz.engines.feed import Choice, Failed
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


class QueuedJob(Struct, eq=False, kw_only=True):
    """What the queue and the pool know of a job."""

    relayed: bool = False
    """Another server asked for it, so only our own processes may do it."""
    tries: int = 0
    owner: str = ""
    """Who caused the work: a person, as far as the server knows. Bots are shared out between owners."""
    number: int = 0
    """Its place in the queue's order, set when it's queued."""
    turn: int = 0
    """Its owner's turn, set when it first waits."""
    given: str = ""
    """The bot or reviewer it was last assigned to."""
    began: float = 0.0
    """When it was assigned, by the monotonic clock."""


class Job(QueuedJob, eq=False):
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
    """Whether people play at the table: if so, no bot host but our own may see two of its hands."""

    @property
    def seconds(self) -> float:
        """How long it should take at most."""
        return self.millis / 1000

    def message(self, number: int, *, relay: bool, most: int) -> bytes:
        """What a process is told, or another server for its processes; `most` milliseconds, if it has a limit."""
        millis = min(self.millis, most or self.millis)
        head: dict[str, Any] = {"type": "go", "id": number, "table": self.table, "bot": self.given, "game": self.game}
        rest: dict[str, Any] = {
            "seat": self.seat,
            "view": Raw(self.view),
            "millis": millis,
        }
        if relay:
            rest["priority"], rest["owner"] = self.priority, self.owner
        return msgspec.json.encode(head | rest)

    def accept(self, answer: Choice | str | Failed) -> bool:
        """Take an answer; False if it isn't one."""
        if not isinstance(answer, Choice) or answer.action not in self.legal:
            return False
        self.done(answer, self.given)
        return True

    def give_up(self) -> None:
        """Every attempt failed."""
        self.done(None, "")


class StudyJob(QueuedJob, eq=False):
    """A task of a review. Servers share a database, so another server is only told where to find the task."""

    game: str
    engine: str
    """What must do it, by name and version."""
    effort: str
    record: bytes
    task: bytes
    review: str
    """The key of the review in the database, and which of its tasks this is."""
    index: int
    done: Callable[[str | None], None]
    """Called with the result, which is empty if another server has stored it, or with None if every attempt failed."""
    priority: Priority = Priority.BACKGROUND

    @property
    def seconds(self) -> float:
        """How long it should take at most, beyond what is granted to background work anyway."""
        return 0.0

    def message(self, number: int, *, relay: bool, most: int) -> bytes:  # noqa: ARG002  a task takes its time
        """What a process is told, or another server for its processes."""
        if relay:
            return msgspec.json.encode({"type": "task", "id": number, "review": self.review, "index": self.index})
        parts = {"record": Raw(self.record), "task": Raw(self.task), "effort": self.effort}
        return msgspec.json.encode({"type": "study", "id": number, **parts})

    def accept(self, answer: Choice | str | Failed) -> bool:
        """Take an answer; False if it isn't one."""
        if not isinstance(answer, str):
            return False
        self.done(answer)
        return True

    def give_up(self) -> None:
        """Every attempt failed."""
        self.done(None)


Work: TypeAlias = Job | StudyJob


class JobQueue:
    """Jobs that wait: by priority, then in turns between owners. A job that comes back keeps its turn."""

    def __init__(self) -> None:
        self._jobs: list[Work] = []
        self._turns = dict.fromkeys(Priority, 0)
        """The turn being served, for each priority."""
        self._last: dict[tuple[Priority, str], int] = {}
        """The last turn of each owner, until it's over."""

    def __len__(self) -> int:
        return len(self._jobs)

    def __iter__(self) -> Iterator[Work]:
        return iter(self._jobs[:])

    def add(self, job: Work) -> None:
        """A job waits."""
        if not job.turn:
            key = job.priority, job.owner
            job.turn = self._last[key] = max(self._turns[job.priority], self._last.get(key, 0)) + 1
        insort(self._jobs, job, key=_urgency)

    def remove(self, job: Work) -> bool:
        """A job no longer waits; False if it wasn't waiting."""
        if job not in self._jobs:
            return False
        self._jobs.remove(job)
        return True

    def take(self, job: Work) -> None:
        """A job is assigned to a process."""
        self._jobs.remove(job)
        key = job.priority, job.owner
        if self._last.get(key) == job.turn:
            del self._last[key]
        self._turns[job.priority] = max(self._turns[job.priority], job.turn)


def _urgency(job: Work) -> tuple[Priority, int, int]:
    return job.priority, job.turn, job.number
