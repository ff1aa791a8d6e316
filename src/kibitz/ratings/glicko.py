"""Glicko-2 for duels, after Mark E. Glickman, "Example of the Glicko-2 system" (2013), in the paper's letters.

A week is a rating period, but nobody waits for its end: each game is rated when it ends, as if it were the only one of
a period as long as the time since the person's last game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt

from msgspec import Struct

from kibitz.ratings.scale import ELO, START, Skill, within_bounds

TAU = 0.5
"""How quickly volatility itself may change; the paper's advice is 0.3 to 1.2."""
EPSILON = 1e-6


class Result(Struct, frozen=True):
    """A game against someone: 1 won, 0.5 tied, 0 lost."""

    opponent: Skill
    score: float


def after(player: Skill, results: Sequence[Result], *, periods: float, at: int) -> Skill:
    """A player's strength after these results; steps 2 to 8 of the paper."""
    mu, phi = (player.value - START) / ELO, player.deviation / ELO
    rated = [((one.opponent.value - START) / ELO, g(one.opponent.deviation / ELO), one.score) for one in results]
    v = 1 / sum(gj**2 * expected(mu, mj, gj) * (1 - expected(mu, mj, gj)) for mj, gj, _ in rated)
    gain = sum(gj * (score - expected(mu, mj, gj)) for mj, gj, score in rated)
    sigma = _volatility(player.volatility, phi, v, v * gain)
    grown = sqrt(phi**2 + periods * sigma**2)
    phi = 1 / sqrt(1 / grown**2 + 1 / v)
    return Skill(START + ELO * (mu + phi**2 * gain), within_bounds(ELO * phi), sigma, player.games + len(results), at)


def g(phi: float) -> float:
    """How much a result against someone says, by how well they are known."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def expected(mu: float, opponent: float, weight: float) -> float:
    """The score to expect against someone: E of the paper."""
    return 1 / (1 + exp(-weight * (mu - opponent)))


def _volatility(sigma: float, phi: float, v: float, delta: float) -> float:
    """The new volatility, by the paper's step 5 (the Illinois algorithm)."""
    a = log(sigma**2)

    def f(x: float) -> float:
        grown = phi**2 + v + exp(x)
        return exp(x) * (delta**2 - grown) / (2 * grown**2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + v:
        high = log(delta**2 - phi**2 - v)
    else:
        steps = 1
        while f(a - steps * TAU) < 0:
            steps += 1
        high = a - steps * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > EPSILON:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
