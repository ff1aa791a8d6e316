"""Ratings from a round robin: the Bradley–Terry model on the Elo scale, with bootstrap intervals.

The intervals are a Bayesian bootstrap (every deal gets a random weight, many times over) with Jeffreys' prior for each
pair. So a clean sweep is as uncertain as it should be, and a bot that never lost has a finite rating.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import choix
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from kibitz.lab.intervals import Interval
from kibitz.lab.ladder import Bout, Ladder

ELO = 400 / log(10)
MEAN = 1500
PRIOR = 0.5
"""The wins and losses every pair starts with."""

FLOOR = 1e-3
"""The least prior drawn; much smaller ones would only make ratings extreme."""

RESAMPLES = 1000


class BotRating(Struct, frozen=True):
    """A bot's strength; a lead of 400 points means odds of ten to one."""

    bot: str
    rating: Interval
    wins: float
    """Its share of the wins against the others."""
    deals: int


class Ratings(Struct, frozen=True):
    """The ratings of bots, best first, and the number of pairs and deals played."""

    ratings: tuple[BotRating, ...]
    pairs: int
    deals: int
    ladder: Ladder


def rate(ladder: Ladder, bots: Sequence[str], *, resamples: int = RESAMPLES) -> Ratings:
    """The ratings of some bots of a ladder, from the deals they played against each other."""
    names = list(dict.fromkeys(bots))
    bouts = [bout for bout in ladder.bouts if set(bout.pair) <= set(names) and bout.shares]
    strengths = _fit(names, bouts, None)
    rng = np.random.default_rng(ladder.seed)
    drawn = np.array([_fit(names, bouts, rng) for _ in range(resamples)])
    low, high = np.quantile(drawn, [0.025, 0.975], axis=0)
    rated = [
        BotRating(
            bot,
            Interval(float(strengths[i]), float(low[i]), float(high[i])),
            *_record(bot, bouts),
        )
        for i, bot in enumerate(names)
    ]
    best_first = sorted(rated, key=lambda each: each.rating.mean, reverse=True)
    return Ratings(tuple(best_first), len(bouts), sum(len(bout.shares) for bout in bouts), ladder)


def _fit(names: list[str], bouts: list[Bout], rng: np.random.Generator | None) -> NDArray[np.float64]:
    """The maximum-likelihood strengths, with equal weights for all deals or random ones."""
    size = len(names), len(names)
    wins = np.full(size, PRIOR) if rng is None else np.maximum(rng.gamma(PRIOR, size=size), FLOOR)
    np.fill_diagonal(wins, 0)
    for bout in bouts:
        one, two = (names.index(bot) for bot in bout.pair)
        shares = np.array([bout.shares[number] for number in sorted(bout.shares)])
        weights = np.ones(len(shares)) if rng is None else rng.standard_exponential(len(shares))
        wins[one, two] += weights @ shares
        wins[two, one] += weights @ (1 - shares)
    strengths: NDArray[np.float64] = choix.ilsr_pairwise_dense(wins)
    ratings: NDArray[np.float64] = MEAN + ELO * (strengths - strengths.mean())
    return ratings


def _record(bot: str, bouts: list[Bout]) -> tuple[float, int]:
    """A bot's share of the wins against all others, and the deals it played."""
    own = [
        share if bout.pair[0] == bot else 1 - share
        for bout in bouts
        if bot in bout.pair
        for share in bout.shares.values()
    ]
    return (sum(own) / len(own) if own else 0.5), len(own)
