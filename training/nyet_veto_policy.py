"""Trains the veto policy networks of Nyet! on vetoes of experts, and writes them into the package.

    python training/nyet_veto_policy.py --jobs 2

Experts play the NYET! phase of many rounds, with a fixed number of worlds instead of a time limit. The networks learn
which box each covered, given its own hand: a softmax over the logits of all boxes, cross entropy, Adam. A twentieth of
the vetoes is held out; the log likelihood on it is printed in nats per veto.

The same seed gives the same networks on the same machine, in about twelve minutes on two cores
(OPENBLAS_NUM_THREADS=1 is faster). `make bench` installs NumPy.
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from networks import Array, Net, adam, initial, packed, write
from numpy.typing import NDArray

from kibitz.compiled.nyet.codes import BOXES, COVER, LINES, codes_for
from kibitz.compiled.nyet.pack import pack
from kibitz.engines.nyet.policy.veto import SHAPE, veto_features
from kibitz.engines.nyet.search import EFFORTS, decide
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import Phase

BATCH = 256
RATE = 3e-3
ROUNDS = 800
"""Rounds for every number of players."""
EFFORT = replace(EFFORTS["expert"], millis=0, worlds=128)
WEIGHT_DECAY = 3e-5
FEATURES, HIDDEN = SHAPE


class Vetoes(NamedTuple):
    """For every box, in the order of the board: its features, whether it could be covered, and whether it was."""

    features: Array
    legal: NDArray[np.bool_]
    covered: NDArray[np.bool_]

    def some(self, rows: NDArray[np.int64] | slice) -> Vetoes:
        return Vetoes(self.features[rows], self.legal[rows], self.covered[rows])


def play_vetoes(players: int, number: int) -> Vetoes:
    """The vetoes of one round."""
    rng = random.Random(f"expert {players} {number}")
    options = GAME.options({"players": players, "edition": "pl" if number % 3 == 0 else "en"})
    state, found = GAME.start(options, rng.randbytes(32)).state, []
    while state.phase is Phase.NYET:
        view = GAME.view(state, state.turn)
        action = decide(view, EFFORT, rng).action
        if len(view.legal) > 1:
            features = np.zeros((len(LINES) * BOXES, FEATURES), np.float32)
            legal, covered = np.zeros((2, len(LINES) * BOXES), np.bool_)
            for code, inputs in veto_features(pack(state), state.turn).items():
                features[code - COVER] = inputs
                legal[code - COVER] = True
            covered[codes_for(options).encode(action) - COVER] = True
            found.append(Vetoes(features, legal, covered))
        state = GAME.play(state, state.turn, GAME.parse(action)).state
    return Vetoes(*map(np.array, zip(*found, strict=True)))


def forward(net: Net, features: Array) -> tuple[Array, Array]:
    """The hidden layer, line by line, and the logit of every box."""
    hidden = np.maximum(by_line(features) @ net[0] + net[1][:, None], 0)
    logits = (hidden @ net[2][..., None])[..., 0] + net[3]
    return hidden, logits.reshape(len(LINES), -1, BOXES).swapaxes(0, 1).reshape(len(features), -1)


def by_line(values: Array) -> Array:
    """Values by box, regrouped so that the boxes of each line are together."""
    return values.reshape(len(values), len(LINES), BOXES, -1).swapaxes(0, 1).reshape(len(LINES), -1, values.shape[-1])


def softmax(logits: Array, legal: NDArray[np.bool_]) -> Array:
    """The probability of each box, of those that may be covered."""
    logits = np.where(legal, logits, -np.inf)
    weights = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(weights / weights.sum(1, keepdims=True), np.float32)


def gradients(net: Net, vetoes: Vetoes) -> Net:
    hidden, logits = forward(net, vetoes.features)
    off = (softmax(logits, vetoes.legal) - vetoes.covered) / np.float32(len(vetoes.legal))
    error = by_line(off[..., None])
    back = error * net[2][:, None] * (hidden > 0)
    found = [by_line(vetoes.features).swapaxes(1, 2) @ back, back.sum(1)]
    found += [(hidden * error).sum(1), error.sum(1)]
    return [gradient + WEIGHT_DECAY * part for gradient, part in zip(found, net, strict=True)]


def train(players: int, rounds: list[Vetoes], steps: int, seed: int) -> Net:
    vetoes = Vetoes(*map(np.concatenate, zip(*rounds, strict=True)))
    rows = len(vetoes.legal)
    vetoes = vetoes.some(np.random.default_rng(seed).permutation(rows))
    shapes = [((FEATURES, HIDDEN), (2 / FEATURES) ** 0.5), ((HIDDEN,), 0.0), ((HIDDEN,), 0.1), ((1,), 0.0)]
    net = initial([((len(LINES), *shape), spread) for shape, spread in shapes], np.random.default_rng(seed))
    rng = np.random.default_rng(seed)
    adam(net, lambda: gradients(net, vetoes.some(rng.integers(rows // 20, rows, BATCH))), steps=steps, rate=RATE)
    held_out = vetoes.some(slice(0, rows // 20))
    log_likelihood = np.log(softmax(forward(net, held_out.features)[1], held_out.legal)[held_out.covered]).mean()
    uniform = -np.log(held_out.legal.sum(1)).mean()
    print(f"{players} players, {rows} vetoes: {log_likelihood:.3f} nats per veto, uniform {uniform:.3f}", flush=True)
    return net


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=4_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    nets = []
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        for players in (2, 3, 4, 5):
            rounds = list(pool.map(partial(play_vetoes, players), range(ROUNDS), chunksize=10))
            nets.append(train(players, rounds, args.steps, args.seed))
    write("nyet/policy/veto.net", packed([[part[line] for part in net] for net in nets for line in range(len(LINES))]))


if __name__ == "__main__":
    main()
