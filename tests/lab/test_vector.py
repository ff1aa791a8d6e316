"""Thousands of games at once are the same games: each step agrees with a single game given the same cards."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kibitz.games.core import BadOptions, find_game
from kibitz.lab.rewards import result_rewards
from kibitz.lab.vector import VectorEnv

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("nyet", {"players": 2, "rounds": 1}),
    ("nyet", {"players": 3, "edition": "pl", "rounds": 2}),
    ("nyet", {"players": 4, "no_trump_box": True, "target": 20}),
    ("nyet", {"players": 5, "rounds": 1}),
    ("face-to-face", {}),
    ("face-to-face", {"lone_last_card": True}),
]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_same_seed_gives_the_same_games(game: str, options: dict[str, Any]) -> None:
    one, two = VectorEnv(game, 32, seed=3, **options), VectorEnv(game, 32, seed=3, **options)
    other = VectorEnv(game, 32, seed=4, **options)
    assert not np.array_equal(one.observation, other.observation)
    for _ in range(200):
        actions = one.sample().copy()
        assert np.array_equal(actions, two.sample())
        for env in (one, two):
            env.step(actions)
        for name in ("seat", "observation", "numbers", "mask", "reward", "done", "final"):
            assert np.array_equal(getattr(one, name), getattr(two, name))


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_masks_hold_exactly_what_may_be_played(game: str, options: dict[str, Any]) -> None:
    env = VectorEnv(game, 16, seed=1, **options)
    for _ in range(120):
        assert env.mask.any(axis=1).all()
        wrong = env.sample().copy()
        wrong[7] = int(np.flatnonzero(env.mask[7] == 0)[0])
        before = env.observation.copy()
        with pytest.raises(IndexError, match=f"action {wrong[7]} is not legal in game 7"):
            env.step(wrong)
        for odd in (-1, 70_000, int(np.flatnonzero(env.mask[7])[0]) + 2**16):
            wide = env.sample().astype(np.int64)
            wide[7] = odd
            with pytest.raises(IndexError, match=f"action {odd} is not legal in game 7"):
                env.step(wide)
        assert np.array_equal(env.observation, before)
        rng = np.random.default_rng(5)
        env.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in env.mask]))


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_games_end_are_scored_and_begin_anew(game: str, options: dict[str, Any]) -> None:
    by_points = VectorEnv(game, 64, seed=2, reward="points", **options)
    by_result = VectorEnv(game, 64, seed=2, reward="result", **options)
    earned = np.zeros((64, by_points.players))
    ended = 0
    for _ in range(900):
        actions = by_points.sample().copy()
        by_points.step(actions)
        by_result.step(actions)
        earned += by_points.reward
        assert np.array_equal(by_points.done, by_result.done)
        assert not by_result.reward[by_result.done == 0].any()
        for row in np.flatnonzero(by_points.done):
            final = by_points.final[row]
            if game == "nyet":
                best = tuple(np.flatnonzero(final == final.max()).tolist())
                assert by_result.reward[row] == pytest.approx(result_rewards(by_points.players, best))
            else:
                assert sorted(by_result.reward[row]) == [-1, 1]
            assert earned[row].tolist() == final.tolist()
            earned[row] = 0
            ended += 1
        assert by_points.numbers[by_points.done == 1][:, 0].tolist() == [1] * int(by_points.done.sum())
    assert ended > 50


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hands_are_dealt_fairly(players: int) -> None:
    """Over many deals every card is as often in the first actor's hand."""
    env = VectorEnv("nyet", 6000, seed=9, players=players)
    rules = find_game("nyet").options({"players": players})
    hand = env.observation[:, 23 : 23 + 64].astype(float)
    size = hand.sum(axis=1)
    assert set(size) == {15.0 if rules.players in (2, 4) else 16.0 if rules.players == 3 else 12.0}
    plain = hand.mean(axis=0).reshape(4, 16)[:, 3 : 12 if players == 3 else 15]
    expected = size[0] / (48 if players == 3 else 60)
    assert np.abs(plain - expected).max() < 0.03


def test_bad_arguments_are_named() -> None:
    with pytest.raises(BadOptions):
        VectorEnv("chess", 5)
    with pytest.raises(BadOptions):
        VectorEnv("nyet", 5, players=7)
    with pytest.raises(ValueError, match="reward is 'points' or 'result', not 'fame'"):
        VectorEnv("nyet", 5, reward="fame")
    with pytest.raises(ValueError, match="at least one game"):
        VectorEnv("nyet", 0)
