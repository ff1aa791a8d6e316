"""The value networks of Face to Face: their training rows, and the weights in the package."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
import pytest
from face_to_face_selfplay import play_games, searching_games

from kibitz.engines.face_to_face.value import SHAPE, packed, use_replying, use_searching

ROWS = 20_000
SEARCH = {"plans": 10, "odd": 5, "rollouts": 100, "turns": 2, "candidates": 4, "best": 3}


def by_heuristic(seed: int, *, replies: bool = False) -> list[np.ndarray]:
    inputs, won = np.full((ROWS, SHAPE[0]), np.nan, np.float32), np.full(ROWS, np.nan, np.float32)
    play_games(inputs, won, seed=seed, replies=replies)
    return [inputs, won]


by_replies = partial(by_heuristic, replies=True)


def by_search(seed: int, rows: int = ROWS) -> list[np.ndarray]:
    inputs, columns = np.full((rows, SHAPE[0]), np.nan, np.float32), np.full((3, rows), np.nan, np.float32)
    searching_games(inputs, *columns, seed=seed, **SEARCH)
    return [inputs, *columns]


def logits_of(name: str, inputs: np.ndarray) -> np.ndarray:
    """The logits of a network in the package."""
    weights = np.frombuffer(packed(name), "<f4")
    count, hidden = SHAPE
    assert len(weights) == (count + 2) * hidden + 1
    first, rest = weights[: count * hidden].reshape(SHAPE), weights[count * hidden :]
    return np.asarray(np.maximum(inputs @ first + rest[:hidden], 0) @ rest[hidden : 2 * hidden] + rest[-1])


@pytest.mark.parametrize("games", [by_heuristic, by_replies, by_search])
def test_every_row_is_filled_and_depends_on_the_seed_alone(games: Callable[[int], list[np.ndarray]]) -> None:
    inputs, *columns = games(1)
    assert np.all((inputs >= -1) & (inputs <= 2))
    assert not np.isnan(columns).any()
    assert all(np.array_equal(*pair) for pair in zip(games(1), [inputs, *columns], strict=True))
    assert not np.array_equal(inputs, games(2)[0])


def test_a_plan_has_a_probability_from_some_worlds_and_a_result_if_it_was_played() -> None:
    _, chances, worlds, won = by_search(3)
    assert np.all((chances >= 0) & (chances <= 1))
    assert np.all(worlds >= 1)
    assert set(np.unique(won)) == {-1, 0, 1}
    played = won >= 0
    assert np.mean(worlds[played]) > 3 * np.mean(worlds[~played])  # the best plans are tried in more worlds
    assert 2 < np.mean(~played) / np.mean(played) < SEARCH["odd"] + SEARCH["best"]


@pytest.mark.parametrize(("name", "least"), [("planning", 0.53), ("replying", 0.53), ("searching", 0.58)])
def test_the_networks_predict_results(name: str, least: float) -> None:
    """The cross entropy on unseen games is far below that of a coin (0.693) and of shuffled results."""
    if name == "searching":
        inputs, _, _, won = by_search(123, 100_000)
        inputs, won = inputs[won >= 0], won[won >= 0]
    else:
        inputs, won = by_heuristic(123, replies=name == "replying")
    logits = logits_of(name, inputs)
    assert np.mean(np.logaddexp(0, logits) - won * logits) < least
    assert np.mean(1 / (1 + np.exp(-logits))) == pytest.approx(np.mean(won), abs=0.02)


def test_the_searching_network_ranks_plans_as_search_does() -> None:
    """Odd plans too: its values without rollouts correlate with the values that rollouts found."""
    inputs, chances, _, _ = by_search(124)
    assert np.corrcoef(1 / (1 + np.exp(-logits_of("searching", inputs))), chances)[0, 1] > 0.9


def test_use_searching_replaces_the_network_and_checks_its_size() -> None:
    before = by_search(5, 500)[1]
    try:
        use_searching(bytes(len(packed("searching"))))
        assert not np.array_equal(by_search(5, 500)[1], before)
    finally:
        use_searching(packed("searching"))
    assert np.array_equal(by_search(5, 500)[1], before)
    with pytest.raises(ValueError, match="must hold"):
        use_searching(bytes(12))


def test_use_replying_changes_the_replies() -> None:
    before = by_replies(5)[0]
    try:
        use_replying(packed("planning"))
        assert not np.array_equal(by_replies(5)[0], before)
    finally:
        use_replying(packed("replying"))
    assert np.array_equal(by_replies(5)[0], before)


def test_rows_of_another_width_are_refused() -> None:
    with pytest.raises(ValueError, match="inputs and one result"):
        play_games(np.zeros((4, SHAPE[0] + 1), np.float32), np.zeros(4, np.float32), seed=1)
    with pytest.raises(ValueError, match="a number of worlds and a result"):
        searching_games(np.zeros((4, SHAPE[0]), np.float32), *np.zeros((3, 5), np.float32), seed=1, **SEARCH)


@pytest.mark.parametrize("wrong", [{"plans": 0}, {"candidates": 0}, {"candidates": 9}])
def test_an_impossible_search_is_refused(wrong: dict[str, int]) -> None:
    rows = np.zeros((4, SHAPE[0]), np.float32), *np.zeros((3, 4), np.float32)
    with pytest.raises(ValueError, match="at least one plan"):
        searching_games(*rows, seed=1, **SEARCH | wrong)


@pytest.mark.parametrize("best", [0, -1])
def test_the_plan_that_is_played_is_always_kept(best: int) -> None:
    """Its result is written to its row: without one it would go to another plan's row, or past the last."""
    rows = np.zeros((4, SHAPE[0]), np.float32), *np.zeros((3, 4), np.float32)
    with pytest.raises(ValueError, match=f"at least the best plan of each turn must be kept, not {best}"):
        searching_games(*rows, seed=1, **SEARCH | {"best": best})
