"""Ladders: a round robin that resumes where it stopped, and ratings that recover known strengths."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from kibitz.games.core import BadOptions
from kibitz.lab.ladder import Bout, Ladder, Scorer, bout_of, missing, open_ladder, pairs, save, tables
from kibitz.lab.plot import plot_ratings
from kibitz.lab.ratings import rate
from kibitz.lab.spread import here

BOTS = ("eager", "patient", "random")


def play(ladder: Ladder, deals: int, *, stop_after: int | None = None) -> int:
    scorer, count = Scorer(ladder), 0
    for count, deal in enumerate(here(missing(ladder, BOTS, deals)), start=1):
        scorer.enter(deal)
        if count == stop_after:
            break
    return count


def test_everyone_meets_everyone_once() -> None:
    assert pairs(("a", "b", "c", "b")) == [("a", "b"), ("a", "c"), ("b", "c")]
    with pytest.raises(BadOptions):
        pairs(("a", "a"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_both_bots_have_equally_many_seats(seats: int) -> None:
    sat = [bot for lineup in tables(("a", "b"), seats) for bot in lineup]
    assert sat.count("a") == sat.count("b")


def test_a_ladder_resumes_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    whole = open_ladder(None, "face-to-face", {}, seed=3, millis=10)
    assert play(whole, 6) == 18
    halved = open_ladder(path, "face-to-face", {}, seed=3, millis=10)
    play(halved, 6, stop_after=7)
    save(halved, path)
    resumed = open_ladder(path, "face-to-face", {"lone_last_card": False}, seed=3, millis=10)
    assert play(resumed, 6) == 11
    assert [(bout.pair, sorted(bout.shares.items())) for bout in resumed.bouts] == [
        (bout.pair, sorted(bout.shares.items())) for bout in whole.bouts
    ]
    assert play(resumed, 6) == 0
    assert play(resumed, 7) == 3


def test_with_an_odd_table_a_deal_counts_when_both_tables_have_played() -> None:
    ladder = open_ladder(None, "nyet", {"players": 3, "rounds": 1}, seed=0, millis=10)
    deals = list(here(missing(ladder, ("eager", "random"), 1)))
    scorer = Scorer(ladder)
    assert [scorer.enter(deal) for deal in deals] == [False, True]
    games = [game for deal in deals for game in deal.games]
    assert len(games) == 6
    won = sum(share for game in games for bot, share in zip(game.bots, game.wins, strict=True) if bot == "eager")
    assert bout_of(ladder, ("random", "eager")).shares == {0: pytest.approx(won / 6)}


def test_a_file_with_another_ladder_or_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    save(open_ladder(path, "face-to-face", {}, seed=3, millis=10), path)
    with pytest.raises(BadOptions) as caught:
        open_ladder(path, "face-to-face", {}, seed=4, millis=10)
    assert caught.value.refusal.code == "other-ladder"
    assert caught.value.refusal.params["what"] == "seed 3"
    path.write_text("[]")
    with pytest.raises(BadOptions) as caught:
        open_ladder(path, "face-to-face", {}, seed=4, millis=10)
    assert caught.value.refusal.code == "not-a-ladder"


def drawn(strengths: dict[str, float], deals: int, seed: int) -> Ladder:
    """A ladder drawn from known Elo ratings."""
    rng = np.random.default_rng(seed)
    ladder = Ladder(1, "face-to-face", {}, seed, 10)
    for one, two in pairs(tuple(strengths)):
        chance = 1 / (1 + 10 ** ((strengths[two] - strengths[one]) / 400))
        wins = rng.binomial(2, chance, deals) / 2
        ladder.bouts.append(Bout((one, two), dict(enumerate(wins.tolist()))))
    return ladder


def test_ratings_recover_the_strengths_behind_the_results() -> None:
    truth = {"a": 1300.0, "b": 1450.0, "c": 1550.0, "d": 1700.0}
    inside = []
    for seed in range(6):
        result = rate(drawn(truth, 150, seed), tuple(truth), resamples=150)
        assert [each.bot for each in result.ratings] == ["d", "c", "b", "a"]
        for each in result.ratings:
            assert each.rating.low is not None
            assert each.rating.high is not None
            inside.append(each.rating.low <= truth[each.bot] <= each.rating.high)
            assert each.rating.mean == pytest.approx(truth[each.bot], abs=60)
    assert np.mean(inside) >= 0.85


def test_a_bot_that_never_lost_has_a_finite_rating_and_a_wide_interval() -> None:
    ladder = Ladder(1, "face-to-face", {}, 0, 10, [Bout(("a", "b"), dict.fromkeys(range(20), 1.0))])
    best, worst = rate(ladder, ("b", "a"), resamples=300).ratings
    assert (best.bot, best.wins, worst.wins) == ("a", 1.0, 0.0)
    assert best.rating.low is not None
    assert best.rating.high is not None
    assert 1600 < best.rating.low < best.rating.mean < best.rating.high < 3000
    assert best.rating.high - best.rating.low > 200


@pytest.mark.parametrize(("ending", "begins"), [("png", b"\x89PNG"), ("svg", b"<?xml")])
def test_ratings_are_plotted(tmp_path: Path, ending: str, begins: bytes) -> None:
    result = rate(drawn({"a": 1400, "b": 1600}, 20, 1), ("a", "b"), resamples=50)
    path = tmp_path / f"ladder.{ending}"
    plot_ratings(result, path, label="rating")
    assert path.read_bytes().startswith(begins)
