"""What a bot is: a view in, a decision out. Our bots are named by strength and play every game."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from kibitz.games import registry
from kibitz.games.core import BadOptions

UNSURE = 0.5
"""The standard error of a probability estimated from a single world."""
SPARE = 0.8
"""The share of a caller's time limit that a search may use; the rest is for work that can't be interrupted."""
LEAST = 0.1
"""Milliseconds for a search when a caller allows none: in an effort, 0 means no limit."""

EffortT = TypeVar("EffortT", bound=Struct)


class Estimate(Struct, frozen=True, array_like=True):
    """A value of an action, such as its probability of winning: the mean, and its standard error."""

    mean: float
    error: float


class Decision(Struct, frozen=True):
    """A legal action in the notation, and what the bot expects of each action it considered."""

    action: str
    estimates: dict[str, Estimate] = {}
    """The probability of winning the game."""
    points: dict[str, Estimate] = {}
    """The same actions in the game's own unit, at the end of the game: the lead in points, or cards."""


class Bot(Protocol):
    """A player without memory: every decision is made from the view alone."""

    name: str

    def decide(self, view: Any, *, rng: random.Random, millis: int) -> Decision:
        """What to do now, within the given milliseconds; the same for the same view and the same random numbers."""


class RandomBot:
    """Plays any legal action, each with the same probability."""

    name = "random"

    def decide(self, view: Any, *, rng: random.Random, millis: int) -> Decision:  # noqa: ARG002  it never needs long
        return Decision(rng.choice(view.legal))


class GameBot:
    """Plays each game with that game's engine, or with the generic one if the game has none."""

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, view: Any, *, rng: random.Random, millis: int) -> Decision:
        if len(view.legal) == 1:
            return Decision(view.legal[0])
        decision: Decision = _engine(view.__class__).decide(self.name, view, rng=rng, millis=millis)
        return decision


BOTS: Mapping[str, Bot] = {
    "random": RandomBot(),
    "greedy": GameBot("greedy"),
    "club": GameBot("club"),
    "expert": GameBot("expert"),
    "master": GameBot("master"),
}
"""Our bots, weakest first."""
LIMITS: Mapping[str, int] = {"random": 5, "greedy": 10, "club": 20, "expert": 100, "master": 1000}
"""Milliseconds within which each of our bots decides on a processor of its own. Moves are shown no earlier, since how
long a search really takes depends on the cards."""


def find_bot(name: str) -> Bot:
    """The bot of that name; BadOptions if there is none."""
    if name not in BOTS:
        raise BadOptions("unknown-bot", value=name, allowed=", ".join(BOTS))
    return BOTS[name]


def within(effort: EffortT, millis: int) -> EffortT:
    """An effort limited to the time its caller allows."""
    own: float = effort.millis  # type: ignore[attr-defined]  # every effort has a limit of its own
    return replace(effort, millis=max(LEAST, min(own, SPARE * millis)))


@cache
def _engine(view_type: Any) -> Any:
    """The engine for a view type's game."""
    from kibitz.engines import generic

    return registry.part(view_type.__struct_config__.tag, "engine") or generic
