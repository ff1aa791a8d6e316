"""Matches print results with measured luck taken out, without bias."""

from __future__ import annotations

import random
from statistics import fmean, variance

from kibitz.lab.duplicate import plan_match, play_deal
from kibitz.lab.match import LEAST_DEALS, shares_of_luck, summarise


def test_the_share_of_luck_is_fitted_without_the_deal_it_is_applied_to() -> None:
    """Half of the luck shows in these results: the share finds that, the variance falls and the mean stays."""
    rng = random.Random(1)
    lucks = [rng.gauss(0, 2) for _ in range(300)]
    results = [3 + luck / 2 + rng.gauss(0, 0.5) for luck in lucks]
    shares = shares_of_luck(results, lucks)
    adjusted = [result - share * luck for result, share, luck in zip(results, shares, lucks, strict=True)]
    assert all(0.4 < share < 0.6 for share in shares)
    assert variance(adjusted) < 0.4 * variance(results)
    assert abs(fmean(adjusted) - 3) < 0.15
    outlier = shares_of_luck([*results, 1e6], [*lucks, 5.0])
    assert outlier[-1] == shares_of_luck([*results, -1e6], [*lucks, 5.0])[-1], "its own result can't matter"


def test_a_match_measures_luck_and_one_too_short_says_nothing() -> None:
    for game, options in (("face-to-face", {}), ("nyet", {"players": 2, "rounds": 2})):
        plan = plan_match(game, ("greedy", "random"), options, deals=LEAST_DEALS, luck=True)
        deals = [play_deal(plan, number) for number in range(LEAST_DEALS)]
        assert all(len(played.luck) == 2 for deal in deals for played in deal.games)
        standings = {each.bot: each for each in summarise(plan, deals, seconds=1.0).standings}
        best, worst = standings["greedy"].adjusted, standings["random"].adjusted
        assert best is not None
        assert worst is not None
        assert best.mean > worst.mean
        assert all(each.adjusted is None for each in summarise(plan, deals[:-1], seconds=1.0).standings)
