"""A review as small pieces of work: plan them, run each anywhere in any order, assemble the results.

`run` follows from the record, the task and the effort alone: no clock, no state, so that any process can do it and the
result can be stored.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from kibitz.games import registry
from kibitz.games.record import Record
from kibitz.review.account import settle
from kibitz.review.effort import EFFORTS, USUAL_MILLIS, Effort, effort_of
from kibitz.review.model import OpenPrice, Price, Review, ReviewedDecision, Unit
from kibitz.review.parts import Judged, Part, Task
from kibitz.review.replayed import Replayed, replayed
from kibitz.review.scale import classify

__all__ = ["EFFORTS", "ENGINE", "USUAL_MILLIS", "Effort", "Part", "Task", "assemble", "effort_of", "plan", "run"]

ENGINE = "kibitz-review 5"
"""The name and version of what reviews; the version changes when a review would come out differently."""


class Reviewer(Protocol):
    """How a game is reviewed: the part `review` of its plug-in, or the general one."""

    UNIT: Unit

    def tasks(self, game: Replayed) -> list[Task]:
        """All tasks, most telling first."""

    def run(self, game: Replayed, task: Task, effort: Effort) -> Part:
        """Do a task."""

    def kind(self, game: Replayed, step: int) -> Any:
        """The kind of an action."""

    def result(self, game: Replayed) -> tuple[float, ...]:
        """What the account explains, in its unit."""


def reviewer_for(name: str) -> Reviewer:
    """The reviewer of a game."""
    from kibitz.review import general

    found: Reviewer = registry.part(name, "review") or general
    return found


def unit_of(name: str) -> Unit:
    """The unit of a game's account."""
    return reviewer_for(name).UNIT


def plan(record: Record, effort: Effort) -> tuple[Task, ...]:  # noqa: ARG001  each effort could have a plan of its own
    """All tasks, most telling first; BadRecord if the game isn't finished or the rules refuse it."""
    game = replayed(record)
    return tuple(reviewer_for(record.game).tasks(game))


def run(record: Record, task: Task, effort: Effort) -> Part:
    """Do a task: the result is the same for the same record, engine and effort."""
    return reviewer_for(record.game).run(replayed(record), task, effort)


def assemble(record: Record, effort: Effort, parts: Iterable[Part]) -> Review:
    """The review from the parts so far; complete once all are there."""
    game, reviewer = replayed(record), reviewer_for(record.game)
    done = list(parts)
    found = sorted((each for part in done for each in part.judged), key=lambda each: each.decision.step)
    judged = {each.decision.step: each for each in found}  # in order: sums mustn't depend on who was first
    chances = {each.step: each for part in done for each in part.chance}
    account = settle(game, reviewer.result(game), judged, chances)
    decisions = tuple(
        _decision(game, reviewer, step, judged.get(step), account.chances[step]) for step in range(len(record.actions))
    )
    return Review(
        engine=ENGINE,
        effort=effort.name,
        unit=reviewer.UNIT,
        seats=tuple(classify(game, line, judged, seat) for seat, line in enumerate(account.seats)),
        decisions=decisions,
    )


def _decision(
    game: Replayed, reviewer: Reviewer, step: int, found: Judged | None, chances: tuple[float, ...]
) -> ReviewedDecision:
    """What is known about an action; a forced one, or one not examined yet, costs nothing."""
    from msgspec.structs import replace

    if found is not None:
        return replace(found.decision, chances=chances)
    seat, action = game.record.actions[step]
    nothing = Price(0.0, 0.0, 0.0, 0.0)
    return ReviewedDecision(
        step=step,
        seat=seat,
        kind=reviewer.kind(game, step),
        action=action,
        best=action,
        real=False,
        fair=nothing,
        open=OpenPrice(0.0, 0.0, 0.0, 0.0, exact=game.choices(step) == 1),
        chances=chances,
    )
