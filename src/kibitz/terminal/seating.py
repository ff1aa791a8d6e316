"""The bots at a table, by name, and their random numbers."""

from __future__ import annotations

import random

from kibitz.engines.core import Bot, find_bot
from kibitz.games.core import BadOptions, Seat
from kibitz.locales.complaint import Complaint

MILLIS = 1000
"""The time limit of a bot's decision."""


def bots_named(text: str) -> tuple[str, ...]:
    """The names in a list such as `greedy,random`, or a Complaint if there is no such bot."""
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if not names:
        raise Complaint("error-value-missing", argument="--bots")
    for name in names:
        load(name)
    return names


def load(name: str) -> Bot:
    """The bot of this name, or a Complaint that lists the bots."""
    try:
        return find_bot(name)
    except BadOptions as error:
        raise Complaint(f"refusal-{error.refusal.code}", **error.refusal.params) from None


def bot_rng(seed: bytes, seat: Seat, played: int = 0) -> random.Random:
    """A seat's own random numbers: they follow from the seed, and are independent of the deal.

    Others for a game that is resumed after some actions, so that nothing repeats itself.
    """
    return random.Random(f"{seed.hex()}/bot/{seat}" + (f"/{played}" if played else ""))  # noqa: S311  a bot's choices need not be secret
