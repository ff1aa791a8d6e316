"""How long things take, counted in buckets: cheap enough for every commit and every decision of a bot."""

from __future__ import annotations

from bisect import bisect_left

LIMITS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds."""


class Timings:
    """A histogram. One thread adds; others may read a value that is a moment old."""

    __slots__ = ("_counts", "total")

    def __init__(self) -> None:
        self._counts = [0] * (len(LIMITS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Something took this long."""
        self._counts[bisect_left(LIMITS, seconds)] += 1
        self.total += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """How many took no longer than each limit, as Prometheus counts."""
        found, counted = [], 0
        for limit, count in zip((*map(str, LIMITS), "+Inf"), list(self._counts), strict=True):
            counted += count
            found.append((limit, float(counted)))
        return found
