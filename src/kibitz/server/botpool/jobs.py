"""What bot processes are asked for, decisions and tasks of reviews, and the order in which that waits."""

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
    relayed: bool = False
    """Asked for by another server: only for processes of our own."""
    tries: int = 0
    number: int = 0
    """Its place in the order of asking; given when it is asked for."""
    given: str = ""
    """The bot it was last given to."""

    @property
    def seconds(self) -> float:
        """How long it should take at most."""
        return self.millis / 1000

    def message(self, number: int, *, relay: bool) -> bytes:
        """What a process is told, or another server for its processes."""
        head: dict[str, Any] = {"type": "go", "id": number, "table": self.table, "bot": self.given, "game": self.game}
        rest: dict[str, Any] = {"seat": self.seat, "view": Raw(self.view), "millis": self.millis}
        if relay:
            rest["priority"] = self.priority
        return msgspec.json.encode(head | rest)

    def accept(self, answer: Choice | str | Failed) -> bool:
        """Take an answer; False if it is none."""
        if not isinstance(answer, Choice) or answer.action not in self.legal:
            return False
        self.done(answer, self.given)
        return True

    def give_up(self) -> None:
        """Every try failed."""
        self.done(None, "")


class StudyJob(Struct, eq=False):
    """A task of a review. Servers share a database, so another one is only told where it finds the task."""

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
    """Called with what came of it, empty if another server has stored that; or with None if every try failed."""
    priority: Priority = Priority.BACKGROUND
    relayed: bool = False
    """Asked for by another server: only for processes of our own."""
    tries: int = 0
    number: int = 0
    """Its place in the order of asking; given when it is asked for."""
    given: str = ""
    """What it was last given to."""

    @property
    def seconds(self) -> float:
        """How long it should take at most, beyond what is granted to background work anyway."""
        return 0.0

    def message(self, number: int, *, relay: bool) -> bytes:
        """What a process is told, or another server for its processes."""
        if relay:
            return msgspec.json.encode({"type": "task", "id": number, "review": self.review, "index": self.index})
        parts = {"record": Raw(self.record), "task": Raw(self.task), "effort": self.effort}
        return msgspec.json.encode({"type": "study", "id": number, **parts})

    def accept(self, answer: Choice | str | Failed) -> bool:
        """Take an answer; False if it is none."""
        if not isinstance(answer, str):
            return False
        self.done(answer)
        return True

    def give_up(self) -> None:
        """Every try failed."""
        self.done(None)


Work: TypeAlias = Job | StudyJob


class JobQueue:
    """Work that waits, by priority, then by age. What comes back keeps its age."""

    def __init__(self) -> None:
        self._jobs: list[Work] = []

    def __len__(self) -> int:
        return len(self._jobs)

    def __iter__(self) -> Iterator[Work]:
        return iter(self._jobs[:])

    def add(self, job: Work) -> None:
        """A job waits."""
        insort(self._jobs, job, key=_urgency)

    def remove(self, job: Work) -> bool:
        """A job waits no longer; False if it did not."""
        if job not in self._jobs:
            return False
        self._jobs.remove(job)
        return True


def _urgency(job: Work) -> tuple[Priority, int]:
    return job.priority, job.number
