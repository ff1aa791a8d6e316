"""The bot that plays any legal action."""

from __future__ import annotations

import random
from typing import Any

from kibitz.bots.core import Decision


class RandomBot:
    """Every legal action is as likely."""

    name = "random"

    def decide(self, view: Any, *, rng: random.Random, millis: int) -> Decision:  # noqa: ARG002  it never needs long
        return Decision(rng.choice(view.legal))


BOT = RandomBot()
