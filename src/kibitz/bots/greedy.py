"""The bot that follows rules of thumb: it looks one decision ahead and knows what cards are worth."""

from __future__ import annotations

import random
from typing import Any

from kibitz.bots import greedy_face_to_face, greedy_nyet
from kibitz.bots.core import Decision
from kibitz.games.nyet.view import View as NyetView


class GreedyBot:
    """The best action by its rules of thumb; the same for the same view."""

    name = "greedy"

    def decide(self, view: Any, *, rng: random.Random, millis: int) -> Decision:  # noqa: ARG002  it never needs long
        if len(view.legal) == 1:
            return Decision(view.legal[0])
        return Decision((greedy_nyet if isinstance(view, NyetView) else greedy_face_to_face).choose(view))


BOT = GreedyBot()
