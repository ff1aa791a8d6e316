"""The gradients that networks are trained with, derived by hand, are those of the losses that are said to fall."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import face_to_face
import numpy as np
import nyet_value
import nyet_veto_policy
import pytest
from networks import Net, initial

from kibitz.compiled.nyet.codes import BOXES, LINES

ROWS = 64
STEP = 1e-4


def moved(net: Net, ways: list[Any], step: float) -> Any:
    return [part + step * way for part, way in zip(net, ways, strict=True)]


def agree(net: Net, loss: Callable[[Net], float], gradients: Net) -> None:
    """Along random directions, the loss changes as its gradients say."""
    rng = np.random.default_rng(2)
    assert [part.shape for part in gradients] == [part.shape for part in net]
    for _ in range(5):
        ways = [rng.normal(size=part.shape) for part in net]
        ahead, behind = (loss(moved(net, ways, step)) for step in (STEP, -STEP))
        told = sum(float((gradient * way).sum()) for gradient, way in zip(gradients, ways, strict=True))
        assert (ahead - behind) / (2 * STEP) == pytest.approx(told, rel=0.01, abs=0.003)


def test_of_the_value_networks_of_nyet() -> None:
    rng = np.random.default_rng(1)
    inputs: Any = rng.normal(size=(ROWS, 5, 6))
    sides = (np.arange(5) < rng.integers(1, 5, (ROWS, 1))).astype(np.float32)
    counts: Any = rng.normal(size=(ROWS, 5))
    shapes = [(6, 4), (4,), (4, 3), (4, 3), (4, 3), (3,), (3,), (1,)]
    net = initial([(shape, 0.5) for shape in shapes], rng)

    def loss(net: Net) -> float:
        off = nyet_value.forward(net, inputs, sides)[-1] - counts
        teams = np.stack([(side * off).sum(1) for side in (sides, 1 - sides)])
        return float(((teams**2).sum(0) + nyet_value.SEAT_WEIGHT * (off**2).sum(1)).mean() / 2)

    agree(net, loss, nyet_value.gradients(net, inputs, sides, counts))


def test_of_the_veto_policy_of_nyet() -> None:
    rng = np.random.default_rng(1)
    boxes = len(LINES) * BOXES
    features: Any = rng.normal(size=(ROWS, boxes, 6))
    covered = np.eye(boxes, dtype=np.bool_)[rng.integers(0, boxes, ROWS)]
    vetoes = nyet_veto_policy.Vetoes(features, covered | (rng.random((ROWS, boxes)) < 0.5), covered)
    net = initial([((len(LINES), *shape), 0.5) for shape in [(6, 4), (4,), (4,), (1,)]], rng)

    def loss(net: Net) -> float:
        logits = nyet_veto_policy.forward(net, vetoes.features)[1]
        likelihood = nyet_veto_policy.softmax(logits, vetoes.legal)[vetoes.covered]
        decay = nyet_veto_policy.WEIGHT_DECAY / 2 * sum(float((part**2).sum()) for part in net)
        return float(-np.log(likelihood).mean()) + decay

    agree(net, loss, nyet_veto_policy.gradients(net, vetoes))


def test_of_the_networks_of_face_to_face() -> None:
    rng = np.random.default_rng(1)
    parts: Any = rng.normal(size=(ROWS, 6)), rng.random(ROWS), rng.random(ROWS)
    data = face_to_face.Dataset(*parts)
    net = initial([(shape, 0.5) for shape in [(6, 4), (4,), (4,), (1,)]], rng)

    def loss(net: Net) -> float:
        _, logits = face_to_face.forward(net, data.inputs)
        return float(np.mean(data.weights * (np.logaddexp(0, logits) - data.targets * logits)))

    agree(net, loss, face_to_face.gradients(net, data))
