"""Learns how players who think cover the boxes of Nyet!, and writes it into the package.

    python training/nyet_cover.py --jobs 2

Experts settle the terms of rounds, by a number of worlds instead of by the clock. With every hand known, the networks
learn which box was covered: the likelihood of a box grows with the exponential of what they make of it. A twentieth of
the vetoes is held back to tell how well the rest was learned, in nats a veto.

Gradient descent (Adam on the logarithm of the likelihood). The same seed gives the same networks on the same machine,
in some twelve minutes on two cores (OPENBLAS_NUM_THREADS=1 is faster). `make bench` installs the NumPy it needs.
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
from networks import Array, Net, descend, packed, start, write
from numpy.typing import NDArray

from kibitz.bots.nyet_search import EFFORTS, decide
from kibitz.fast.nyet_codes import BOXES, COVER, LINES, codes_for
from kibitz.fast.nyet_cover import COVERER_SHAPE, cover_signs
from kibitz.fast.nyet_pack import pack
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import Phase

BATCH = 256
RATE = 3e-3
ROUNDS = 800
"""How many rounds are settled with every number of players."""
THOUGHT = replace(EFFORTS["expert"], millis=0, worlds=128)
RIDGE = 3e-5
"""How much the weights are held small."""
SIGNS, UNITS = COVERER_SHAPE


class Vetoes(NamedTuple):
    """Box by box, in the order of the board: what speaks for it, whether it could be covered, whether it was."""

    signs: Array
    free: NDArray[np.bool_]
    covered: NDArray[np.bool_]

    def some(self, rows: NDArray[np.int64] | slice) -> Vetoes:
        return Vetoes(self.signs[rows], self.free[rows], self.covered[rows])


def settle(players: int, number: int) -> Vetoes:
    """The vetoes of one round."""
    rng = random.Random(f"expert {players} {number}")
    options = GAME.options({"players": players, "edition": "pl" if number % 3 == 0 else "en"})
    state, found = GAME.start(options, rng.randbytes(32)).state, []
    while state.phase is Phase.NYET:
        view = GAME.view(state, state.turn)
        action = decide(view, THOUGHT, rng).action
        if len(view.legal) > 1:
            signs = np.zeros((len(LINES) * BOXES, SIGNS), np.float32)
            free, covered = np.zeros((2, len(LINES) * BOXES), np.bool_)
            for code, seen in cover_signs(pack(state), state.turn).items():
                signs[code - COVER] = seen
                free[code - COVER] = True
            covered[codes_for(options).encode(action) - COVER] = True
            found.append(Vetoes(signs, free, covered))
        state = GAME.play(state, state.turn, GAME.parse(action)).state
    return Vetoes(*map(np.array, zip(*found, strict=True)))


def weighed(net: Net, signs: Array) -> tuple[Array, Array]:
    """The hidden layer, line by line, and what is made of every box."""
    hidden = np.maximum(by_line(signs) @ net[0] + net[1][:, None], 0)
    scores = (hidden @ net[2][..., None])[..., 0] + net[3]
    return hidden, scores.reshape(len(LINES), -1, BOXES).swapaxes(0, 1).reshape(len(signs), -1)


def by_line(values: Array) -> Array:
    """What is known box by box, the boxes of each line together."""
    return values.reshape(len(values), len(LINES), BOXES, -1).swapaxes(0, 1).reshape(len(LINES), -1, values.shape[-1])


def chances(scores: Array, free: NDArray[np.bool_]) -> Array:
    """How likely each box is to be covered, of those that may be."""
    scores = np.where(free, scores, -np.inf)
    likely = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(likely / likely.sum(1, keepdims=True), np.float32)


def slopes(net: Net, vetoes: Vetoes) -> Net:
    hidden, scores = weighed(net, vetoes.signs)
    off = (chances(scores, vetoes.free) - vetoes.covered) / np.float32(len(vetoes.free))
    error = by_line(off[..., None])
    back = error * net[2][:, None] * (hidden > 0)
    found = [by_line(vetoes.signs).swapaxes(1, 2) @ back, back.sum(1)]
    found += [(hidden * error).sum(1), error.sum(1)]
    return [slope + RIDGE * part for slope, part in zip(found, net, strict=True)]


def learn(players: int, rounds: list[Vetoes], steps: int, seed: int) -> Net:
    vetoes = Vetoes(*map(np.concatenate, zip(*rounds, strict=True)))
    rows = len(vetoes.free)
    vetoes = vetoes.some(np.random.default_rng(seed).permutation(rows))
    shapes = [((SIGNS, UNITS), (2 / SIGNS) ** 0.5), ((UNITS,), 0.0), ((UNITS,), 0.1), ((1,), 0.0)]
    net = start([((len(LINES), *shape), spread) for shape, spread in shapes], np.random.default_rng(seed))
    chance = np.random.default_rng(seed)
    descend(net, lambda: slopes(net, vetoes.some(chance.integers(rows // 20, rows, BATCH))), steps=steps, rate=RATE)
    held = vetoes.some(slice(0, rows // 20))
    told = np.log(chances(weighed(net, held.signs)[1], held.free)[held.covered]).mean()
    by_chance = -np.log(held.free.sum(1)).mean()
    print(f"{players} players, {rows} vetoes: {told:.3f} nats a veto, by chance {by_chance:.3f}", flush=True)
    return net


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=4_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    nets = []
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
        for players in (2, 3, 4, 5):
            rounds = list(pool.map(partial(settle, players), range(ROUNDS), chunksize=10))
            nets.append(learn(players, rounds, asked.steps, asked.seed))
    # all networks, line after line
    write("nyet_cover.net", packed([[part[line] for part in net] for net in nets for line in range(len(LINES))]))


if __name__ == "__main__":
    main()
