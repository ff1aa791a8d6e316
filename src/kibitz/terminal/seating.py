"""Who plays: bots by name at the seats of a table, and how each draws its luck."""

from __future__ import annotations

import random

from kibitz.engines.core import Bot, find_bot
from kibitz.games.core import BadOptions, Seat
from kibitz.locales.complaint import Complaint

MILLIS = 1000
"""How long a bot may think about one action."""


def bots_named(text: str) -> tuple[str, ...]:
    """The bots of a list such as `greedy,random`, each known to exist."""
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if not names:
        raise Complaint("error-value-missing", argument="--bots")
    for name in names:
        load(name)
    return names


def load(name: str) -> Bot:
    """A bot, or a Complaint that says which there are."""
    try:
        return find_bot(name)
    except BadOptions as error:
        raise Complaint(f"refusal-{error.refusal.code}", **error.refusal.params) from None


def luck(seed: bytes, seat: Seat) -> random.Random:
    """A seat's own random numbers: the same for the same seed, and none of the deal's."""
    return random.Random(f"{seed.hex()}/bot/{seat}")  # noqa: S311  a bot's taste, not a secret
