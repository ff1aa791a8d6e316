"""What a bot is: a view in, a decision out."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol

from msgspec import Struct

from kibitz.games.core import BadOptions

UNSURE = 0.5
"""The standard error of a chance that was seen in one world only."""


class Estimate(Struct, frozen=True, array_like=True):
    """What a bot expects of an action: the mean, and its standard error."""

    mean: float
    error: float


class Decision(Struct, frozen=True):
    """An action in the notation, always a legal one, and what the bot thought of each that it weighed."""

    action: str
    estimates: dict[str, Estimate] = {}


class Bot(Protocol):
    """A player that needs no memory: every decision is made from the view alone."""

    name: str

    def decide(self, view: Any, *, rng: random.Random, millis: int) -> Decision:
        """What to do now, within so many milliseconds; the same for the same view and the same random numbers."""


BOTS: Mapping[str, str] = {
    "random": "kibitz.bots.chance",
    "greedy": "kibitz.bots.greedy",
    "club": "kibitz.bots.club",
    "expert": "kibitz.bots.expert",
    "master": "kibitz.bots.master",
}
"""The bots there are, weakest first, and the module that holds each as `BOT`; they play every game."""


def find_bot(name: str) -> Bot:
    """The bot of that name, imported when first asked for; BadOptions if there is none."""
    if name not in BOTS:
        raise BadOptions("unknown-bot", value=name, allowed=", ".join(BOTS))
    bot: Bot = import_module(BOTS[name]).BOT
    return bot
