"""How long decisions take, as a histogram: a million durations fit in a few hundred numbers."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log

from msgspec import Struct

STEP = 0.02
"""Classes are 2 % wide, so a quantile is accurate to 1 %."""

FASTEST = 1e-7


class Clock(Struct):
    """The decisions of one bot: their number, total duration, and the number in each class of duration."""

    decisions: int = 0
    seconds: float = 0.0
    classes: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.decisions += 1
        self.seconds += seconds
        key = round(log(max(seconds, FASTEST)) / STEP)
        self.classes[key] = self.classes.get(key, 0) + 1

    def quantile(self, part: float) -> float:
        """The duration that this part of all decisions did not exceed; 0 if there were none."""
        wanted, seen = part * self.decisions, 0
        for key in sorted(self.classes):
            seen += self.classes[key]
            if seen >= wanted:
                return exp(key * STEP)
        return 0.0


def together(clocks: Iterable[Clock]) -> Clock:
    """All decisions of several clocks."""
    total = Clock()
    for clock in clocks:
        total.decisions += clock.decisions
        total.seconds += clock.seconds
        for key, count in clock.classes.items():
            total.classes[key] = total.classes.get(key, 0) + count
    return total
