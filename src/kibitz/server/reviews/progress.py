"""What is told about a review, while it fills in and once it's whole."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from kibitz.review.model import Review, ReviewedDecision, SeatReview, Unit
from kibitz.server.finished.results import Replay
from kibitz.server.reviews.kept import Costly

EffortName: TypeAlias = Literal["quick", "usual", "deep"]
ReviewState: TypeAlias = Literal["waiting", "running", "finished", "stopped"]


class ReviewProgress(Struct, frozen=True):
    """A review as far as it has got. Asking again with `after` returns only what is new since that serial number."""

    state: ReviewState
    """`waiting`: other reviews come first. `stopped`: nobody asked for a while, or the server restarted; ask to go
    on."""
    engine: str
    effort: str
    done: int
    total: int
    """Tasks."""
    ahead: int = 0
    """How many reviews come first."""
    failed: int = 0
    """Tasks that failed everywhere."""
    serial: int = 0
    unit: Unit = "points"
    seats: tuple[SeatReview, ...] = ()
    """Empty until something is known."""
    decisions: tuple[ReviewedDecision, ...] = ()
    """Those that changed."""


class ShownLines(Struct, frozen=True):
    """How a game could have gone on after a decision: by what was played, and by what was better."""

    lines: tuple[Replay, ...]


class MyMistakes(Struct, frozen=True):
    """A person's costly decisions, to practise; and games not reviewed yet, which may hold more."""

    decisions: tuple[Costly, ...]
    unreviewed: tuple[str, ...]


class GrowingReview:
    """A review as it was last told, decision by decision, each with the serial number under which it changed."""

    def __init__(self) -> None:
        self.serial = 0
        self.review: Review | None = None
        self._changed: list[int] = []

    def take(self, review: Review) -> None:
        """More is known."""
        before = self.review.decisions if self.review is not None else ()
        self.serial += 1
        self._changed = [
            self._changed[step] if step < len(before) and before[step] == decision else self.serial
            for step, decision in enumerate(review.decisions)
        ]
        self.review = review

    def since(self, serial: int) -> tuple[ReviewedDecision, ...]:
        """The decisions that changed after a serial number; all of them, if that is from before a restart."""
        if self.review is None:
            return ()
        if serial > self.serial:
            return self.review.decisions
        found = zip(self.review.decisions, self._changed, strict=True)
        return tuple(decision for decision, changed in found if changed > serial)
