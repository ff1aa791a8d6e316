"""Trains the value networks of Nyet!, which evaluate rounds at the first lead, and writes them into the package.

    python training/nyet_value.py

They learn what each seat takes from the first lead on: the mean of open-hand rollouts and as many policy rollouts.
Together these predict best how rounds of searching players end; either alone is worse. Squared error, Adam.

The same seed gives the same networks on the same machine, in about two minutes (OPENBLAS_NUM_THREADS=1 is faster).
`make bench` installs NumPy.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import numpy as np
from networks import Array, Net, adam, initial, packed, write
from nyet_selfplay import first_leads

from kibitz.compiled.nyet.pack import rules_for
from kibitz.compiled.nyet.rules import Rules
from kibitz.engines.nyet.solver.search import Solver
from kibitz.engines.nyet.value import SHAPE
from kibitz.games.nyet.game import GAME


class Kind(NamedTuple):
    """The rounds that a network is for."""

    players: int
    negative: bool

    def __str__(self) -> str:
        return f"{self.players} players, {'bad' if self.negative else 'good'} points"


BATCH = 1024
RATE = 3e-3
SEAT_WEIGHT = 0.3
"""The weight of each seat's error beside its team's."""
TABLES: tuple[dict[str, object], ...] = ({"no_trump_box": True}, {"edition": "pl"})
"""Half of the rounds are played at each of these tables, which cover all rules."""
KINDS = [Kind(players, negative) for players in (2, 3, 4, 5) for negative in (False, True)]


def rules_of(players: int) -> list[Rules]:
    return [rules_for(GAME.options({"players": players, **table})) for table in TABLES]


def parts_of(rows: int) -> list[slice]:
    return [slice(rows * i // len(TABLES), rows * (i + 1) // len(TABLES)) for i in range(len(TABLES))]


def by_team(values: Array, sides: Array) -> Array:
    """For each seat, the sum over its team."""
    ones = np.einsum("bs,bsi->bi", sides, values)[:, None]
    return np.asarray(np.where(sides[..., None] > 0, ones, values.sum(1, keepdims=True) - ones), np.float32)


def forward(net: Net, inputs: Array, sides: Array) -> tuple[Array, Array, Array, Array, Array]:
    """The embeddings of each hand, of its team and of the others, the hidden layer, and what each seat takes."""
    rows, seats, _ = inputs.shape
    own = np.maximum(inputs.reshape(rows * seats, -1) @ net[0] + net[1], 0)
    team = by_team(own.reshape(rows, seats, -1), sides)
    others = (own.reshape(rows, seats, -1).sum(1, keepdims=True) - team).reshape(rows * seats, -1)
    team = team.reshape(rows * seats, -1)
    hidden = np.maximum(own @ net[2] + team @ net[3] + others @ net[4] + net[5], 0)
    return own, team, others, hidden, (hidden @ net[6] + net[7][0]).reshape(rows, seats)


def gradients(net: Net, inputs: Array, sides: Array, counts: Array) -> Net:
    own, team, others, hidden, found = forward(net, inputs, sides)
    rows, seats = found.shape
    error = found - counts
    error = ((by_team(error[..., None], sides)[..., 0] + SEAT_WEIGHT * error) / rows).ravel()
    back = np.outer(error, net[6]) * (hidden > 0)
    to_team = (back @ net[3].T).reshape(rows, seats, -1)
    to_others = (back @ net[4].T).reshape(rows, seats, -1)
    shared = by_team(to_team - to_others, sides) + to_others.sum(1, keepdims=True)
    first = (back @ net[2].T + shared.reshape(rows * seats, -1)) * (own > 0)
    return [
        inputs.reshape(rows * seats, -1).T @ first,
        first.sum(0),
        own.T @ back,
        team.T @ back,
        others.T @ back,
        back.sum(0),
        hidden.T @ error,
        error.sum(keepdims=True),
    ]


def train(kind: Kind, rows: int, steps: int, rollouts: int, seed: int) -> Net:
    players, negative = kind
    width, embedding, hidden = SHAPE
    inputs = np.zeros((rows, players, width), np.float32)
    counts, sides = np.zeros((2, rows, players), np.float32)
    for rules, part in zip(rules_of(players), parts_of(rows), strict=True):
        some = inputs[part], counts[part], sides[part]
        first_leads(rules, *some, Solver(table_mb=8), negative=negative, rollouts=rollouts, seed=seed + part.start)
    mixed = np.random.default_rng(seed).permutation(rows)
    inputs, counts, sides = inputs[mixed], counts[mixed], sides[mixed]
    across = ((embedding, hidden), (0.5 / embedding) ** 0.5)
    shapes = [((width, embedding), (2 / width) ** 0.5), ((embedding,), 0.0), across, across, across]
    net = initial([*shapes, ((hidden,), 0.0), ((hidden,), 0.3), ((1,), 0.0)], np.random.default_rng(seed))
    net[7][:] = counts.mean()
    rng, held_out = np.random.default_rng(seed), slice(0, rows // 20)

    def batch_gradients() -> Net:
        some = rng.integers(held_out.stop, rows, BATCH)
        return gradients(net, inputs[some], sides[some], counts[some])

    adam(net, batch_gradients, steps=steps, rate=RATE)
    wanted = by_team(counts[held_out, :, None], sides[held_out])
    off = by_team(forward(net, inputs[held_out], sides[held_out])[-1][..., None], sides[held_out]) - wanted
    print(f"{kind}: a team's count is off by {off.std():.2f}, {1 - off.var() / wanted.var():.1%} explained", flush=True)
    return net


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=120_000, help="rounds for each network")
    parser.add_argument("--steps", type=int, default=3_000)
    parser.add_argument("--rollouts", type=int, default=2, help="of each kind from every first lead")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    nets = [train(kind, args.rows, args.steps, args.rollouts, args.seed) for kind in KINDS]
    write("nyet/value.net", packed(nets))


if __name__ == "__main__":
    main()
