"""Trains the networks that judge the end of a turn in Face to Face, and writes them into the package.

    python bench/train_face_to_face.py planning
    python bench/train_face_to_face.py replying

Games give the positions and their results; a network learns the chance to win by gradient descent (Adam on the cross
entropy). The first learns from games by rule of thumb. The second learns from games in which replies are chosen by the
first; further rounds, with replies chosen by the second, made it no better. The same seed gives the same networks on
the same machine, in a minute each. `make bench` installs the NumPy it needs.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kibitz.fast.face_to_face_selfplay import play_games
from kibitz.fast.face_to_face_value import SHAPE

PACKAGE = Path(__file__).parents[1] / "src" / "kibitz" / "fast"
BATCH = 2048
RATE = 3e-3
Array = NDArray[np.float32]


def start(chance: np.random.Generator) -> list[Array]:
    """Small random weights: two layers, each with its biases."""
    inputs, hidden = SHAPE
    spreads = [((inputs, hidden), (2 / inputs) ** 0.5), ((hidden,), 0.0), ((hidden,), 0.2), ((1,), 0.0)]
    return [chance.normal(0, spread, shape).astype(np.float32) for shape, spread in spreads]


def forward(net: list[Array], inputs: Array) -> tuple[Array, Array]:
    """The hidden layer, and the logits of winning."""
    hidden = np.maximum(inputs @ net[0] + net[1], 0)
    return hidden, hidden @ net[2] + net[3][0]


def gradients(net: list[Array], inputs: Array, won: Array) -> list[Array]:
    hidden, logits = forward(net, inputs)
    error = (1 / (1 + np.exp(-logits)) - won) / len(won)
    back = np.outer(error, net[2]) * (hidden > 0)
    return [inputs.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)]


def cross_entropy(net: list[Array], inputs: Array, won: Array) -> float:
    _, logits = forward(net, inputs)
    return float(np.mean(np.logaddexp(0, logits) - won * logits))


def train(net: list[Array], inputs: Array, won: Array, chance: np.random.Generator, *, steps: int) -> None:
    """Adam, with a rate that shrinks to nothing."""
    means, squares = ([np.zeros_like(part) for part in net] for _ in range(2))
    for step in range(1, steps + 1):
        rows = chance.integers(0, len(won), BATCH)
        rate = RATE * (1 - step / (steps + 1))
        for i, slope in enumerate(gradients(net, inputs[rows], won[rows])):
            means[i] = 0.9 * means[i] + 0.1 * slope
            squares[i] = 0.999 * squares[i] + 0.001 * slope**2
            scale = np.sqrt(squares[i] / (1 - 0.999**step)) + 1e-8
            net[i] -= (rate * means[i] / (1 - 0.9**step) / scale).astype(np.float32)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", choices=["planning", "replying"])
    parser.add_argument("--positions", type=int, default=5_000_000)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    target = PACKAGE / f"face_to_face_{asked.network}.net"
    if asked.network == "replying":
        target.write_bytes((PACKAGE / "face_to_face_planning.net").read_bytes())
    inputs, won = np.zeros((asked.positions, SHAPE[0]), np.float32), np.zeros(asked.positions, np.float32)
    play_games(inputs, won, seed=asked.seed, replies=asked.network == "replying")
    held = asked.positions // 20
    chance = np.random.default_rng(asked.seed)
    net = start(chance)
    train(net, inputs[held:], won[held:], chance, steps=asked.steps)
    target.write_bytes(np.concatenate([part.ravel() for part in net]).astype("<f4").tobytes())
    print(f"cross entropy of games held back: {cross_entropy(net, inputs[:held], won[:held]):.4f}")


if __name__ == "__main__":
    main()
