"""How our bots play Face to Face: `greedy` by heuristics, the stronger ones by search."""

from __future__ import annotations

import random

from kibitz.engines.core import Decision, within
from kibitz.engines.face_to_face.greedy import choose
from kibitz.games.face_to_face.view import View


def decide(bot: str, view: View, *, rng: random.Random, millis: int) -> Decision:
    """The decision of one of our bots."""
    if bot == "greedy":
        return Decision(choose(view))
    from kibitz.engines.face_to_face.search import EFFORTS  # late, because it loads the networks
    from kibitz.engines.face_to_face.search import decide as search

    return search(view, within(EFFORTS[bot], millis), rng)
