"""Trains the networks that judge the end of a turn in Face to Face, and writes them into the package.

    python training/face_to_face.py planning
    python training/face_to_face.py replying
    python training/face_to_face.py searching

Games give the positions; a network learns the chance to win by gradient descent (Adam on the cross entropy). The first
learns how games by rule of thumb went. The second learns from games in which replies are chosen by the first; further
rounds, with replies chosen by the second, made it no better.

The third begins with games by rule of thumb, too. Then, round by round, searching players that judge by it play games,
and it learns what their search made of the ways they tried, odd ones too, and a little how those games went. What
search makes of a way reaches but some turns ahead; results reach to the end, so they weigh more in the first round,
when the network knows thumb play only. Search trusts itself a little too much: results tell by how much, and its
chances are set right before they are learned. After five rounds it still gains against its like, but wins less against
weaker players.

The same seed gives the same networks on the same machine, in a minute each, and in six for the third on two cores
(OPENBLAS_NUM_THREADS=1 is faster). `make bench` installs the NumPy it needs.
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
from kibitz.engines.face_to_face.value import SHAPE, use_replying, use_searching

BATCH = 2048
PARTS = 16
"""Games of a round are played in so many parts, on as many cores as there are."""
ENOUGH = 4
"""A way that was tried in so many worlds weighs as much as one tried in more."""
SURE = 0.005
"""Chances nearer to 0 or 1 count as this far from them."""
RESULTS = (1.0, 0.1)
"""How much results of games weigh beside what search thinks, in the first round and later."""
SEARCH = {"ways": 40, "odd": 12, "playouts": 800, "turns": 4, "few": 4}


class Lesson(NamedTuple):
    """What to learn: ends of turns, the chances to win of who ends them so, and how much each weighs."""

    inputs: Array
    chances: Array
    weights: Array

    def rows(self, chosen: NDArray[np.int64] | slice) -> Lesson:
        return Lesson(*(part[chosen] for part in self))


def begin(chance: np.random.Generator) -> Net:
    """Small random weights: two layers, each with its biases."""
    inputs, hidden = SHAPE
    return initial([((inputs, hidden), (2 / inputs) ** 0.5), ((hidden,), 0.0), ((hidden,), 0.2), ((1,), 0.0)], chance)


def sigmoid(logits: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(1 / (1 + np.exp(-logits)))


def forward(net: Net, inputs: Array) -> tuple[Array, Array]:
    """The hidden layer, and the logits of winning."""
    hidden = np.maximum(inputs @ net[0] + net[1], 0)
    return hidden, hidden @ net[2] + net[3][0]


def gradients(net: Net, lesson: Lesson) -> Net:
    hidden, logits = forward(net, lesson.inputs)
    error = (sigmoid(logits) - lesson.chances) * lesson.weights / len(lesson.weights)
    back = np.outer(error, net[2]) * (hidden > 0)
    return [lesson.inputs.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)]


def cross_entropy(net: Net, inputs: Array, chances: Array) -> float:
    _, logits = forward(net, inputs)
    return float(np.mean(np.logaddexp(0, logits) - chances * logits))


def train(net: Net, lesson: Lesson, chance: np.random.Generator, *, steps: int, rate: float) -> None:
    def batch_gradients() -> Net:
        return gradients(net, lesson.rows(chance.integers(0, len(lesson.weights), BATCH)))

    adam(net, batch_gradients, steps=steps, rate=rate)


def quickly(positions: int, seed: int, *, replies: bool = False) -> Lesson:
    """How games by rule of thumb, or of replies, went."""
    inputs, won = np.zeros((positions, SHAPE[0]), np.float32), np.zeros(positions, np.float32)
    play_games(inputs, won, seed=seed, replies=replies)
    return Lesson(inputs, won, np.ones_like(won))


def by_search(rows: int, seed: int) -> tuple[Array, Array, Array, Array]:
    """Inputs, chances, worlds and results, each part of the rows from games of its own."""
    inputs, told = np.zeros((rows, SHAPE[0]), np.float32), np.zeros((3, rows), np.float32)
    bounds = [rows * i // PARTS for i in range(PARTS + 1)]

    def play(part: int) -> None:
        some = slice(bounds[part], bounds[part + 1])
        searching_games(inputs[some], *told[:, some], seed=seed * PARTS + part, **SEARCH)

    with ThreadPoolExecutor() as pool:
        list(pool.map(play, range(PARTS)))
    return inputs, *told


def thought(inputs: Array, found: Array, worlds: Array, won: Array) -> Lesson:
    """What search made of all ways."""
    return Lesson(inputs, set_right(found, won), (np.minimum(worlds, ENOUGH) / ENOUGH).astype(np.float32))


def played(inputs: Array, won: Array, weight: float) -> Lesson:
    """How the ways went that were chosen, which together weigh as much as all ways times the weight."""
    chosen = won >= 0
    return Lesson(inputs[chosen], won[chosen], np.full(chosen.sum(), weight * len(won) / chosen.sum(), np.float32))


def joined(lessons: list[Lesson]) -> Lesson:
    return Lesson(*(np.concatenate(parts) for parts in zip(*lessons, strict=True)))


def set_right(chances: Array, won: Array) -> Array:
    """Chances as often right as they say: their logits scaled and shifted to fit the results of ways that were played.

    Logistic regression with two unknowns, by Newton's method.
    """
    sure = np.clip(chances, SURE, 1 - SURE)
    logits = np.log(sure / (1 - sure)).astype(np.float64)
    chosen = won >= 0
    columns = np.stack([logits[chosen], np.ones(chosen.sum())])
    factors = np.array([1.0, 0.0])
    for _ in range(10):
        found = sigmoid(factors @ columns)
        slopes = columns @ (found - won[chosen])
        factors -= np.linalg.solve(columns * (found * (1 - found)) @ columns.T, slopes)
    print(f"  what search thinks, set right: logit × {factors[0]:.3f} {factors[1]:+.3f}")
    return sigmoid(factors[0] * logits + factors[1]).astype(np.float32)


def from_quick_games(positions: int, seed: int, *, replies: bool) -> bytes:
    """The weights of a network that learned how quick games went; some games are held back to judge it."""
    chance = np.random.default_rng(seed)
    net = begin(chance)
    lesson = quickly(positions, seed, replies=replies)
    held = positions // 20
    train(net, lesson.rows(slice(held, None)), chance, steps=20_000, rate=3e-3)
    print(f"cross entropy of games held back: {cross_entropy(net, lesson.inputs[:held], lesson.chances[:held]):.4f}")
    return packed([net])


def from_searching_games(positions: int, rows: int, rounds: int, seed: int) -> bytes:
    chance = np.random.default_rng(seed)
    net = begin(chance)
    train(net, quickly(positions, seed), chance, steps=20_000, rate=3e-3)
    lessons: list[Lesson] = []
    for number in range(1, rounds + 1):
        use_searching(packed([net]))
        inputs, found, worlds, won = by_search(rows, seed + number)
        print(f"round {number}: cross entropy of games not yet learned from ", end="")
        print(f"{cross_entropy(net, inputs[won >= 0], won[won >= 0]):.4f}")
        weight = RESULTS[min(number, len(RESULTS)) - 1]
        lessons = [*lessons[-1:], joined([thought(inputs, found, worlds, won), played(inputs, won, weight)])]
        train(net, joined(lessons), chance, steps=10_000, rate=1e-3)
    return packed([net])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("network", choices=["planning", "replying", "searching"])
    parser.add_argument("--positions", type=int, default=5_000_000, help="from quick games")
    parser.add_argument("--rows", type=int, default=350_000, help="from games of searching players, each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    target = f"face_to_face/{asked.network}.net"
    if asked.network == "searching":
        write(target, from_searching_games(asked.positions, asked.rows, asked.rounds, asked.seed))
        return
    replies = asked.network == "replying"
    if replies:
        use_replying(face_to_face_value.packed("planning"))
    write(target, from_quick_games(asked.positions, asked.seed, replies=replies))


if __name__ == "__main__":
    main()
