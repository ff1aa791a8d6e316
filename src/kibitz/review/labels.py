"""The label of a price."""

from __future__ import annotations

from msgspec import Struct

from kibitz.review.model import Label, OpenPrice
from kibitz.review.prices import SURE, Found


class Curve(Struct, frozen=True):
    """The chance to win that makes a choice an inaccuracy, a mistake, a blunder."""

    inaccuracy: float
    mistake: float
    blunder: float

    def level(self, price: float) -> Label:
        """The label of a price that is beyond error."""
        if price >= self.blunder:
            return "blunder"
        if price >= self.mistake:
            return "mistake"
        return "inaccuracy" if price >= self.inaccuracy else "good"

    def undecided(self, found: Found) -> bool:
        """Whether more worlds could change the label."""
        return any(
            abs(found.chance - bound) < 2.5 * found.chance_error
            for bound in (self.inaccuracy, self.mistake, self.blunder)
        )


def judge(curve: Curve, found: Found, shown: OpenPrice, *, real: bool) -> tuple[Label, bool]:
    """The label of a decision, and whether it was punished in this deal.

    Only what the seat could know makes a choice wrong. Hidden cards make a right choice unlucky and a wrong one lucky.
    """
    if not real:
        return "none", False
    cost = shown.chance > max(SURE * shown.chance_error, 1e-9)
    level = curve.level(found.chance) if found.sure else "good"
    if level == "good":
        nil = not found.sure and found.chance < curve.inaccuracy / 2
        return ("unlucky" if nil and cost and shown.chance >= curve.mistake else "good"), False
    spared = shown.chance + SURE * shown.chance_error < curve.inaccuracy
    return "lucky" if spared else level, cost and not spared
