"""Prices don't reward noise, and labels say only what is beyond error."""

from __future__ import annotations

import random
from statistics import fmean, stdev

import pytest
from msgspec.structs import replace

from kibitz.games.nyet.scoring import RoundScore
from kibitz.review.labels import Curve, judge
from kibitz.review.model import Label, OpenPrice
from kibitz.review.nyet.review import stake
from kibitz.review.prices import Found, Sample, apart, priced
from tables import nyet_table

CURVE = Curve(0.05, 0.10, 0.15)


def sampled(rng: random.Random, means: list[float], worlds: int = 40) -> Sample:
    """Worlds in which each candidate is worth its mean plus noise."""
    sample = Sample()
    for number in range(worlds):
        row = [mean + rng.gauss(0, 0.3) for mean in means]
        sample.add(row, [10 * value for value in row], number % 2)
    return sample


def test_the_best_of_many_equal_actions_costs_nothing_on_average() -> None:
    """Choosing and pricing in the same worlds would find a price of 0.1 here, out of noise alone."""
    rng = random.Random(1)
    prices = [priced(sampled(rng, [0.5] * 12), [0], range(1, 12)).chance for _ in range(200)]
    assert abs(fmean(prices)) < 4 * stdev(prices) / len(prices) ** 0.5


def test_a_price_is_unbiased_where_the_choice_is_clear() -> None:
    rng = random.Random(2)
    found = [priced(sampled(rng, [0.2, 0.6, 0.1], worlds=120), [0], [1, 2]) for _ in range(200)]
    prices = [each.chance for each in found]
    assert abs(fmean(prices) - 0.4) < 4 * stdev(prices) / len(prices) ** 0.5
    covered = [abs(each.chance - 0.4) < 2 * each.chance_error for each in found]
    assert fmean(covered) > 0.88
    assert all(each.best == 1 and each.sure for each in found)


def test_no_choice_among_equals_and_a_real_one_otherwise() -> None:
    rng = random.Random(3)
    assert sum(apart(sampled(rng, [0.5] * 5), range(5)) for _ in range(100)) < 10
    assert apart(sampled(rng, [0.2, 0.7]), [0, 1])


@pytest.mark.parametrize(
    ("fair", "error", "hidden", "hidden_error", "real", "label", "punished"),
    [
        (0.20, 0.02, 0.30, 0.0, True, "blunder", True),
        (0.12, 0.02, 0.30, 0.0, True, "mistake", True),
        (0.07, 0.02, 0.30, 0.0, True, "inaccuracy", True),
        (0.07, 0.05, 0.01, 0.0, True, "good", False),  # within two standard errors
        (0.20, 0.02, 0.00, 0.0, True, "lucky", False),
        (0.20, 0.02, 0.02, 0.1, True, "blunder", False),  # nobody knows whether it was punished
        (0.00, 0.01, 0.30, 0.0, True, "unlucky", False),
        (0.00, 0.01, 0.30, 0.2, True, "good", False),
        (0.00, 0.01, 0.00, 0.0, True, "good", False),
        (0.20, 0.02, 0.30, 0.0, False, "none", False),
    ],
)
def test_labels(
    fair: float, error: float, hidden: float, hidden_error: float, real: bool, label: Label, punished: bool
) -> None:
    found = Found(fair, error, 0.0, 0.0, 1, 0)
    assert judge(CURVE, found, OpenPrice(hidden, hidden_error, 0.0, 0.0), real=real) == (label, punished)


def test_who_can_still_win_is_reviewed_first() -> None:
    """Far behind in the last round nothing is at stake; between equals everything."""
    state = nyet_table("R2 R3", "G2 G3", "Y2 Y3", rounds=2)
    assert state.terms is not None
    line = RoundScore(1, 0, state.terms, (0,), None, (1, 1, 0), (0, 0, 0), (30, 30, 0))
    last = replace(state, round=2, history=(line,))
    assert stake(last, 0) == stake(last, 1) > 20 * stake(last, 2)
    assert stake(state, 0) == stake(state, 2)
