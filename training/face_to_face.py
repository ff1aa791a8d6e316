"""Trains the value networks for Face to Face, and writes them into the package.

    python training/face_to_face.py planning
    python training/face_to_face.py replying
    python training/face_to_face.py searching
    python training/face_to_face.py margin

Self-play gives the positions; a network learns the probability of winning by gradient descent (Adam on the cross
entropy). `planning` learns the results of heuristic games. `replying` learns the results of games whose replies
`planning` chooses; more rounds, with replies chosen by `replying` itself, made it no better. `margin` learns points
from games of replies: the cards that the loser has left in the end, as a gain of the winner (least squares).

`searching` begins with heuristic games, too. Then, round by round, players that search with it play games, and it
learns the values their search found for the plans it tried, odd ones included, and to a lesser degree the results of
those games. A value found by search looks only a few turns ahead; a result covers the whole game. So results weigh more
in the first round, when the network knows heuristic play only. Search is overconfident: its values are calibrated
against the results before they are learned. After five rounds the network still gains against its predecessors, but
wins less against weaker players.

The same seed gives the same networks on the same machine. `planning` and `replying` take a minute each, `searching`
six on two cores (OPENBLAS_NUM_THREADS=1 is faster). `make bench` installs the NumPy it needs.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from face_to_face_selfplay import play_games, searching_games
from networks import Array, Net, adam, initial, packed, write
from numpy.typing import NDArray

from kibitz.engines.face_to_face import value as face_to_face_value
from kibitz.engines.face_to_face.value import CARDS_PER_UNIT, SHAPE, use_replying, use_searching

BATCH = 2048
PARTS = 16
"""The games of a round are played in this many parts, on all cores."""
FULL_WEIGHT_WORLDS = 4
"""A plan tried in this many worlds has the same weight as one tried in more."""
MARGIN = 0.005
"""Probabilities are clipped to this distance from 0 and 1."""
RESULT_WEIGHTS = (1.0, 0.1)
"""The weight of game results compared with search values, in the first round and later."""
SEARCH = {"plans": 40, "odd": 12, "rollouts": 800, "turns": 4, "candidates": 4}


class Dataset(NamedTuple):
    """Inputs at the ends of turns, the target probabilities of winning, and the weight of each row."""

    inputs: Array
    targets: Array
    weights: Array

    def rows(self, chosen: NDArray[np.int64] | slice) -> Dataset:
        return Dataset(*(part[chosen] for part in self))


def initial_network(rng: np.random.Generator) -> Net:
    """Small random weights: two layers, each with its biases."""
    inputs, hidden = SHAPE
    return initial([((inputs, hidden), (2 / inputs) ** 0.5), ((hidden,), 0.0), ((hidden,), 0.2), ((1,), 0.0)], rng)


def sigmoid(logits: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(1 / (1 + np.exp(-logits)))


def forward(net: Net, inputs: Array) -> tuple[Array, Array]:
    """The hidden layer, and the logits of winning."""
    hidden = np.maximum(inputs @ net[0] + net[1], 0)
    return hidden, hidden @ net[2] + net[3][0]


def gradients(net: Net, data: Dataset) -> Net:
    hidden, logits = forward(net, data.inputs)
    error = (sigmoid(logits) - data.targets) * data.weights / len(data.weights)
    back = np.outer(error, net[2]) * (hidden > 0)
    return [data.inputs.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)]


def cross_entropy(net: Net, inputs: Array, targets: Array) -> float:
    _, logits = forward(net, inputs)
    return float(np.mean(np.logaddexp(0, logits) - targets * logits))


def train(net: Net, data: Dataset, rng: np.random.Generator, *, steps: int, rate: float) -> None:
    def batch_gradients() -> Net:
        return gradients(net, data.rows(rng.integers(0, len(data.weights), BATCH)))

    adam(net, batch_gradients, steps=steps, rate=rate)


def quick_results(positions: int, seed: int, *, replies: bool = False) -> Dataset:
    """The results of heuristic games, or of games of replies."""
    inputs, won = np.zeros((positions, SHAPE[0]), np.float32), np.zeros(positions, np.float32)
    play_games(inputs, won, seed=seed, replies=replies)
    return Dataset(inputs, won, np.ones_like(won))


def search_games(rows: int, seed: int) -> tuple[Array, Array, Array, Array]:
    """Inputs, search values, numbers of worlds and results; each part of the rows comes from its own games."""
    inputs, columns = np.zeros((rows, SHAPE[0]), np.float32), np.zeros((3, rows), np.float32)
    bounds = [rows * i // PARTS for i in range(PARTS + 1)]

    def play(part: int) -> None:
        some = slice(bounds[part], bounds[part + 1])
        searching_games(inputs[some], *columns[:, some], seed=seed * PARTS + part, **SEARCH)

    with ThreadPoolExecutor() as pool:
        list(pool.map(play, range(PARTS)))
    return inputs, *columns


def search_values(inputs: Array, values: Array, worlds: Array, won: Array) -> Dataset:
    """The calibrated search value of every plan that was tried."""
    weights = np.minimum(worlds, FULL_WEIGHT_WORLDS) / FULL_WEIGHT_WORLDS
    return Dataset(inputs, calibrated(values, won), weights.astype(np.float32))


def search_results(inputs: Array, won: Array, weight: float) -> Dataset:
    """The results of the plans that were played; their total weight is `weight` times the number of all plans."""
    chosen = won >= 0
    return Dataset(inputs[chosen], won[chosen], np.full(chosen.sum(), weight * len(won) / chosen.sum(), np.float32))


def joined(parts: list[Dataset]) -> Dataset:
    return Dataset(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def calibrated(values: Array, won: Array) -> Array:
    """Values with their logits scaled and shifted to fit the results of the plans that were played (Platt scaling).

    Logistic regression with two unknowns, by Newton's method.
    """
    clipped = np.clip(values, MARGIN, 1 - MARGIN)
    logits = np.log(clipped / (1 - clipped)).astype(np.float64)
    chosen = won >= 0
    columns = np.stack([logits[chosen], np.ones(chosen.sum())])
    factors = np.array([1.0, 0.0])
    for _ in range(10):
        predicted = sigmoid(factors @ columns)
        gradient = columns @ (predicted - won[chosen])
        factors -= np.linalg.solve(columns * (predicted * (1 - predicted)) @ columns.T, gradient)
    print(f"  calibration of search values: logit × {factors[0]:.3f} {factors[1]:+.3f}")
    return sigmoid(factors[0] * logits + factors[1]).astype(np.float32)


def from_quick_games(positions: int, seed: int, *, replies: bool) -> bytes:
    """The weights of a network trained on the results of quick games; a twentieth is held out for the report."""
    rng = np.random.default_rng(seed)
    net = initial_network(rng)
    data = quick_results(positions, seed, replies=replies)
    held_out = positions // 20
    train(net, data.rows(slice(held_out, None)), rng, steps=20_000, rate=3e-3)
    print(f"cross entropy of held-out games: {cross_entropy(net, data.inputs[:held_out], data.targets[:held_out]):.4f}")
    return packed([net])


def from_searching_games(positions: int, rows: int, rounds: int, seed: int) -> bytes:
    """The weights of a network trained on quick games first, and then on rounds of games that search with it."""
    rng = np.random.default_rng(seed)
    net = initial_network(rng)
    train(net, quick_results(positions, seed), rng, steps=20_000, rate=3e-3)
    recent: list[Dataset] = []
    for number in range(1, rounds + 1):
        use_searching(packed([net]))
        inputs, values, worlds, won = search_games(rows, seed + number)
        print(f"round {number}: cross entropy of its games before training on them ", end="")
        print(f"{cross_entropy(net, inputs[won >= 0], won[won >= 0]):.4f}")
        weight = RESULT_WEIGHTS[min(number, len(RESULT_WEIGHTS)) - 1]
        latest = joined([search_values(inputs, values, worlds, won), search_results(inputs, won, weight)])
        recent = [*recent[-1:], latest]
        train(net, joined(recent), rng, steps=10_000, rate=1e-3)
    return packed([net])


def margins(positions: int, seed: int) -> bytes:
    """The weights of a network that predicts what the loser has left at the end of games of replies."""
    rng = np.random.default_rng(seed)
    net = initial_network(rng)
    inputs, found = np.zeros((positions, SHAPE[0]), np.float32), np.zeros(positions, np.float32)
    play_games(inputs, found, seed=seed, replies=True, margins=True)
    held_out, targets = positions // 20, found / CARDS_PER_UNIT

    def batch_gradients() -> Net:
        some = rng.integers(held_out, positions, BATCH)
        hidden, outputs = forward(net, inputs[some])
        error = (outputs - targets[some]) / BATCH
        back = np.outer(error, net[2]) * (hidden > 0)
        return [inputs[some].T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)]

    adam(net, batch_gradients, steps=20_000, rate=3e-3)
    left = forward(net, inputs[:held_out])[1] - targets[:held_out]
    explained = 1 - float(np.var(left)) / float(np.var(targets[:held_out]))
    print(f"held-out games: off by {CARDS_PER_UNIT * float(np.std(left)):.2f} cards, {explained:.1%} explained")
    return packed([net])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", choices=["planning", "replying", "searching", "margin"])
    parser.add_argument("--positions", type=int, default=5_000_000, help="from quick games")
    parser.add_argument("--rows", type=int, default=350_000, help="from games of searching players, each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    target = f"face_to_face/{args.network}.net"
    if args.network == "searching":
        write(target, from_searching_games(args.positions, args.rows, args.rounds, args.seed))
        return
    if args.network == "margin":
        write(target, margins(args.positions, args.seed))
        return
    replies = args.network == "replying"
    if replies:
        use_replying(face_to_face_value.packed("planning"))
    write(target, from_quick_games(args.positions, args.seed, replies=replies))


if __name__ == "__main__":
    main()
