"""What a choice lost, from the value of every candidate in every world; differences are taken world by world.

The largest of several noisy means is too large, so the same worlds must not choose the best candidate and price it. The
worlds are split into two halves: each half chooses, the other half prices, and the two prices are averaged. Such a
price is unbiased for the candidates that were chosen, so on average it never exceeds the true one. A half prefers
another candidate to the player's only if it leads by a standard error; otherwise it finds nothing to price. Noise can
still make a price negative: a price that is shown is at least 0, and means over decisions use the number as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from operator import add
from statistics import fmean

from msgspec import Struct

from kibitz.review.model import Price

SURE = 2.0
"""Standard errors beyond which a difference counts."""


class Sample:
    """The values of all candidates in the worlds so far: chance to win and points, one row a world, in two halves."""

    def __init__(self) -> None:
        self.chances: list[list[float]] = []
        self.points: list[list[float]] = []
        self.halves: list[int] = []
        self._sums: list[list[list[float]]] = [[], []]
        """By half: the sums of chances and of points."""
        self._numbers = [0, 0]

    def add(self, chances: list[float], points: list[float], half: int) -> None:
        """Add a world; `half` is the half it belongs to."""
        self.chances.append(chances)
        self.points.append(points)
        self.halves.append(half)
        self._numbers[half] += 1
        before = self._sums[half] or [[0.0] * len(chances), [0.0] * len(chances)]
        self._sums[half] = [[*map(add, sums, row)] for sums, row in zip(before, (chances, points), strict=True)]

    def __len__(self) -> int:
        return len(self.halves)

    def best(self, candidates: Iterable[int], half: int | None = None) -> int:
        """The candidate with the highest mean chance in one half of the worlds, or in all; points break ties."""
        return max(candidates, key=lambda i: self.mean(i, half))

    def preferred(self, chosen: Sequence[int], candidates: Iterable[int], half: int) -> int:
        """The best candidate in one half if it leads the best chosen one by a standard error, else that one."""
        mine, best = self.best(chosen, half), self.best(candidates, half)
        leads = [row[best] - row[mine] for row, side in zip(self.chances, self.halves, strict=True) if side == half]
        mean, error = mean_error(leads)
        return best if mean > error else mine

    def mean(self, candidate: int, half: int | None = None) -> tuple[float, float]:
        """The mean chance and points of a candidate in one half of the worlds, or in all."""
        sides = [side for side in ((0, 1) if half is None else (half,)) if self._numbers[side]]
        number = max(1, sum(self._numbers[side] for side in sides))
        chance, points = (sum(self._sums[side][what][candidate] for side in sides) / number for what in (0, 1))
        return round(chance, 12), points


class Found(Struct, frozen=True):
    """A price before it's shown: signed, with the candidates that were compared."""

    chance: float
    chance_error: float
    points: float
    points_error: float
    best: int
    """The best candidate by all worlds."""
    chosen: int
    """The best candidate that begins with the chosen action, by all worlds."""

    @property
    def sure(self) -> bool:
        """Whether the choice lost something beyond the margin of error."""
        return self.chance > max(SURE * self.chance_error, 1e-9)

    def shown(self) -> Price:
        return Price(
            max(0.0, self.chance),
            self.chance_error,
            max(0.0, self.points) if self.best != self.chosen else 0.0,
            self.points_error,
        )


def priced(sample: Sample, chosen: Sequence[int], others: Sequence[int]) -> Found:
    """What the best of the `chosen` candidates loses against the best of all."""
    every = [*chosen, *others]
    best, own = sample.best(every), sample.best(chosen)
    if not others:
        return Found(0.0, 0.0, 0.0, 0.0, own, own)
    chances: list[float] = []
    points: list[float] = []
    for half in (0, 1):
        mine, better = sample.best(chosen, 1 - half), sample.preferred(chosen, every, 1 - half)
        for row, worth, side in zip(sample.chances, sample.points, sample.halves, strict=True):
            if side == half:
                chances.append(row[better] - row[mine])
                points.append(worth[better] - worth[mine])
    return Found(*mean_error(chances), *mean_error(points), best, own)


def apart(sample: Sample, candidates: Sequence[int]) -> bool:
    """Whether two candidates differ beyond the margin of error: one half finds the best and the worst, the other
    compares them."""
    differences: list[float] = []
    for half in (0, 1):
        best = sample.best(candidates, 1 - half)
        worst = min(candidates, key=lambda i, side=1 - half: sample.mean(i, side))  # type: ignore[misc]
        differences += [
            row[best] - row[worst] for row, side in zip(sample.chances, sample.halves, strict=True) if side == half
        ]
    mean, error = mean_error(differences)
    return mean > max(SURE * error, 1e-9)


def mean_error(values: Sequence[float]) -> tuple[float, float]:
    """A mean and its standard error; for a single value the error is unknown, so it's as large as a chance can be."""
    if not values:
        return 0.0, 0.0
    mean = fmean(values)
    if len(values) == 1:
        return mean, 0.5
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, sqrt(variance / len(values))
