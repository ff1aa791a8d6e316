"""Pieces of a review: tasks, and their results."""

from __future__ import annotations

from msgspec import Struct

from kibitz.review.model import ReviewedDecision


class Task(Struct, frozen=True):
    """One piece of work, a second at most at the usual effort: some decisions, or a chance event."""

    key: str
    """Unique within the plan of a record."""
    steps: tuple[int, ...] = ()
    """The decisions it is about."""
    event: int = -1
    """The number of actions before the chance event it is about; −1: none."""


class Judged(Struct, frozen=True):
    """A decision, with what the account and the class need to know about it."""

    decision: ReviewedDecision
    cost: float
    """The fair price in chance, signed: noise can make it negative, and means over many decisions need that."""
    cost_error: float
    fine: str
    """The kind of decision, finer than `decision.kind`."""
    after: tuple[float, ...] = ()
    """What each seat could expect after the action, in the unit of the account; empty: not known here."""
    chances: tuple[float, ...] = ()
    """Everyone's chance to win after the action."""


class Chance(Struct, frozen=True):
    """A chance event: a deal or a draw."""

    step: int
    """The number of actions before it."""
    expected: tuple[float, ...]
    """What each seat could expect before the cards were known: the mean over independent draws of the same event."""
    after: tuple[float, ...]
    """What each seat could expect with the cards that came."""
    before: tuple[float, ...] = ()
    """What each seat could expect before the event, if the event itself adds to that, as a new round does; empty: same
    as `expected`."""
    chances: tuple[float, ...] = ()
    """Everyone's chance to win with the cards that came."""
    since: int = -1
    """The number of actions before the chance event that this one follows; −1: `fair` isn't known."""
    fair: tuple[float, ...] = ()
    """What the decisions between the two changed on average over the worlds that their player couldn't tell apart."""


class Part(Struct, frozen=True):
    """What a task found."""

    task: str
    judged: tuple[Judged, ...] = ()
    chance: tuple[Chance, ...] = ()
