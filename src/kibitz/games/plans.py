"""Plans: what a seat wants done at decisions that are still to come. They follow from the seat's own view alone.

A premove is a list of actions, done in this order. A standing plan is a list of lines; the first that says something
about a decision decides it. A game's part `plans` checks both and says what they mean; a game without it has premoves.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from kibitz.games import registry
from kibitz.games.core import AnyGame, IllegalAction, Refusal


class Plan(Struct, frozen=True):
    """What a seat has planned; once: its next actions, dropped at the first that cannot be done."""

    lines: tuple[str, ...]
    once: bool = False


def checked(game: AnyGame, view: Any, plan: Plan) -> Plan:
    """The plan in full, or IllegalAction for what can't be meant, as far as the seat's view tells."""
    part = registry.part(game.name, "plans")
    if part is None:
        if not plan.once:
            raise IllegalAction(Refusal("no-plans"))
        for line in plan.lines:
            game.parse(line)
        return plan
    lines: tuple[str, ...] = part.checked(view, plan.lines, once=plan.once)
    return Plan(lines, plan.once)


def planned(game: AnyGame, view: Any, plan: Plan) -> str | None:
    """What a plan says about the decision that a seat's view asks for; None if nothing, and never what isn't legal."""
    part = registry.part(game.name, "plans")
    if part is None:
        action: str | None = plan.lines[0] if plan.once else None
    else:
        action = part.planned(view, plan.lines, once=plan.once)
    return action if action in view.legal else None


def done(plan: Plan, action: str) -> Plan | None:
    """What is left of a plan after an action of its seat."""
    if not plan.once:
        return plan
    left = plan.lines[1:] if plan.lines[0] == action else ()
    return Plan(left, once=True) if left else None
