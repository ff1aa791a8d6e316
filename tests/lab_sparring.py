"""Bots to test matches with: no luck, plainly different strength."""

from __future__ import annotations

import random
from typing import Any

from kibitz.engines.core import Decision


class Eager:
    """Plays the first legal action there is: in Face to Face, the lowest card on its own ascending pile."""

    name = "eager"

    def decide(self, view: Any, *, rng: random.Random, millis: int) -> Decision:  # noqa: ARG002  it never needs them
        return Decision(view.legal[0])


class Patient:
    """Ends its turn as soon as it may, and places the smallest step until then."""

    name = "patient"

    def decide(self, view: Any, *, rng: random.Random, millis: int) -> Decision:  # noqa: ARG002  it never needs them
        if view.legal[-1] == "end":
            return Decision("end")
        tops = view.tops[view.viewer]
        own = [text.split() for text in view.legal if not text.startswith("opp-")]
        steps = {f"{pile} {card}": int(card) - tops.up if pile == "up" else tops.down - int(card) for pile, card in own}
        return Decision(min(steps, key=steps.__getitem__) if steps else view.legal[0])


class Cheat:
    """Says what is no action of any game."""

    name = "cheat"

    def decide(self, view: Any, *, rng: random.Random, millis: int) -> Decision:  # noqa: ARG002  it never needs them
        return Decision("up 1")
