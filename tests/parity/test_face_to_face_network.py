"""The networks of Face to Face: what they are trained on, and that those in the package are of these inputs."""

from __future__ import annotations

from importlib.resources import files

import numpy as np
import pytest

from kibitz.fast.face_to_face_selfplay import play_games
from kibitz.fast.face_to_face_value import SHAPE

ROWS = 20_000


def played(seed: int, *, replies: bool) -> tuple[np.ndarray, np.ndarray]:
    inputs, won = np.full((ROWS, SHAPE[0]), np.nan, np.float32), np.full(ROWS, np.nan, np.float32)
    play_games(inputs, won, seed=seed, replies=replies)
    return inputs, won


@pytest.mark.parametrize("replies", [False, True])
def test_every_row_is_filled_and_depends_on_the_seed_alone(replies: bool) -> None:
    inputs, won = played(1, replies=replies)
    assert np.all((inputs >= -1) & (inputs <= 2))
    assert np.all((won == 0) | (won == 1))
    again, other = played(1, replies=replies), played(2, replies=replies)
    assert np.array_equal(inputs, again[0])
    assert np.array_equal(won, again[1])
    assert not np.array_equal(inputs, other[0])


@pytest.mark.parametrize("name", ["planning", "replying"])
def test_the_networks_of_the_package_foresee_results(name: str) -> None:
    """The cross entropy on games they have not seen is far below that of a coin (0.693) and of shuffled results."""
    weights = np.frombuffer(files("kibitz.fast").joinpath(f"face_to_face_{name}.net").read_bytes(), "<f4")
    count, hidden = SHAPE
    assert len(weights) == (count + 2) * hidden + 1
    first, rest = weights[: count * hidden].reshape(SHAPE), weights[count * hidden :]
    inputs, won = played(123, replies=name == "replying")
    logits = np.maximum(inputs @ first + rest[:hidden], 0) @ rest[hidden : 2 * hidden] + rest[-1]
    assert np.mean(np.logaddexp(0, logits) - won * logits) < 0.53
    assert np.mean(1 / (1 + np.exp(-logits))) == pytest.approx(np.mean(won), abs=0.02)


def test_rows_of_another_width_are_refused() -> None:
    with pytest.raises(ValueError, match="inputs and one result a row"):
        play_games(np.zeros((4, SHAPE[0] + 1), np.float32), np.zeros(4, np.float32), seed=1)
