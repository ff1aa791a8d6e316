"""How much work a review does. Efforts are counted in worlds, never in seconds, so a review can be repeated."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Effort(Struct, frozen=True):
    """A name, and the number of worlds as a multiple of the usual one."""

    name: str
    scale: float

    def worlds(self, usual: int, *, least: int = 1) -> int:
        """A number of worlds, deals or rollouts at this effort."""
        return max(least, round(usual * self.scale))

    def batch(self, usual: int) -> int:
        """How many worlds to draw at a time: fewer if there are few in total, since both halves need some."""
        return usual if self.scale >= 0.2 else max(4, usual // 5)


EFFORTS: Mapping[str, Effort] = {
    "quick": Effort("quick", 0.25),
    "usual": Effort("usual", 1.0),
    "deep": Effort("deep", 10.0),
}
USUAL_MILLIS = 100
"""What a hard decision takes at the usual effort, roughly."""


def effort_of(millis: int) -> Effort:
    """An effort of about this many milliseconds for a hard decision; the same number is always the same work."""
    return Effort(f"millis={millis}", millis / USUAL_MILLIS)
