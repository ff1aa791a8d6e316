"""Intervals cover what they claim, and clocks give correct quantiles."""

from __future__ import annotations

import random

import pytest
from scipy import stats

from kibitz.lab.clock import Clock, together
from kibitz.lab.intervals import Interval, mean_interval, share_interval, student_t


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 5, 9, 30, 999])
def test_student_t_is_within_half_a_percent(freedom: int) -> None:
    exact = stats.t.ppf(0.975, freedom)
    assert student_t(freedom) == pytest.approx(exact, rel=0.02 if freedom == 3 else 0.005)


def test_the_interval_of_a_mean_is_students() -> None:
    rng = random.Random(3)
    values = [rng.gauss(5, 2) for _ in range(40)]
    low, high = stats.t.interval(0.95, 39, loc=stats.tmean(values), scale=stats.sem(values))
    found = mean_interval(values)
    assert found.low == pytest.approx(low, rel=1e-4)
    assert found.high == pytest.approx(high, rel=1e-4)


def test_the_interval_of_a_share_is_wilsons_for_independent_games() -> None:
    shares = [1.0] * 60 + [0.0] * 40
    exact = stats.binomtest(60, 100).proportion_ci(0.95, method="wilson")
    found = share_interval(shares)
    assert found.low == pytest.approx(exact.low, abs=0.005)
    assert found.high == pytest.approx(exact.high, abs=0.005)


def test_a_clean_sweep_is_not_certain() -> None:
    found = share_interval([1.0] * 30)
    exact = stats.binomtest(30, 30).proportion_ci(0.95, method="wilson")
    assert found.high == 1.0
    assert found.low == pytest.approx(exact.low, abs=0.02)


def test_deals_without_spread_are_certain() -> None:
    assert share_interval([0.25] * 9).low == share_interval([0.25] * 9).high == 0.25


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_intervals_cover_the_truth_about_95_times_in_100(share: float) -> None:
    """Games of one deal are correlated: each deal has its own bias, and four games."""
    rng = random.Random(11)
    covered = 0
    for _ in range(600):
        deals = []
        for _ in range(60):
            bias = min(1.0, max(0.0, rng.uniform(share - 0.1, share + 0.1)))
            deals.append(sum(rng.random() < bias for _ in range(4)) / 4)
        found = share_interval(deals)
        assert found.low is not None
        assert found.high is not None
        covered += found.low <= share <= found.high
    assert 0.92 <= covered / 600 <= 0.985


def test_quantiles_of_a_clock_are_right_to_one_percent() -> None:
    rng = random.Random(5)
    times = sorted(rng.lognormvariate(-6, 1.5) for _ in range(4000))
    halves = Clock(classes={}), Clock(classes={})
    for i, seconds in enumerate(times):
        halves[i % 2].add(seconds)
    clock = together(halves)
    assert clock.decisions == 4000
    assert clock.seconds == pytest.approx(sum(times))
    for part in (0.5, 0.99):
        assert clock.quantile(part) == pytest.approx(times[int(part * 4000) - 1], rel=0.012)


def test_a_clock_without_decisions_has_no_quantiles() -> None:
    assert Clock().quantile(0.5) == 0.0


def test_one_deal_has_no_interval_and_two_have_students_widest() -> None:
    for interval in (mean_interval, share_interval):
        assert interval([0.75]) == Interval(0.75, None, None)
    two = mean_interval([1.0, 3.0])
    low, high = stats.t.interval(0.95, 1, loc=2.0, scale=1.0)
    assert [two.mean, two.low, two.high] == pytest.approx([2.0, low, high], rel=1e-3)
    three = mean_interval([1.0, 2.0, 3.0])
    low, _ = stats.t.interval(0.95, 2, loc=2.0, scale=stats.sem([1.0, 2.0, 3.0]))
    assert three.low == pytest.approx(low, rel=1e-3)


@pytest.mark.parametrize("shares", [[0.0, 1.0], [0.25, 0.75], [1.0, 1.0], [0.0, 0.5, 1.0]])
def test_the_share_of_very_few_deals_is_nearly_unknown(shares: list[float]) -> None:
    found = share_interval(shares)
    assert found.low is not None
    assert found.high is not None
    assert 0 <= found.low <= found.mean <= found.high <= 1
    assert found.high - found.low > 0.8
