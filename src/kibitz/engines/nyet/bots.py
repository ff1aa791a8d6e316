"""How our bots play Nyet!: `greedy` by rules of thumb, the stronger ones by search."""

from __future__ import annotations

import random

from kibitz.engines.core import Decision, within
from kibitz.engines.nyet.greedy import choose
from kibitz.games.nyet.view import View


def decide(bot: str, view: View, *, rng: random.Random, millis: int) -> Decision:
    """What one of our bots does."""
    if bot == "greedy":
        return Decision(choose(view))
    from kibitz.engines.nyet.search import EFFORTS  # not before it is needed: networks are loaded with it
    from kibitz.engines.nyet.search import decide as search

    return search(view, within(EFFORTS[bot], millis), rng)
