"""Trains the networks that judge rounds of Nyet! at the first lead, and writes them into the package.

    python training/nyet_value.py

They learn what each seat takes from the first lead on: half by lines in which everyone sees all hands, half by
lines in which each seat plays by what it sees. Together these tell best how rounds of searching players end; either
alone is further off.

Gradient descent (Adam on the squares of the errors). The same seed gives the same networks on the same machine, in some
two minutes (OPENBLAS_NUM_THREADS=1 is faster). `make bench` installs the NumPy it needs.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import numpy as np
from networks import Array, Net, descend, packed, start, write

from kibitz.fast.nyet import Rules
from kibitz.fast.nyet_pack import rules_for
from kibitz.fast.nyet_selfplay import first_leads
from kibitz.fast.nyet_value import JUDGE_SHAPE
from kibitz.fast.solver import Solver
from kibitz.games.nyet.game import GAME


class Kind(NamedTuple):
    """What a network is for."""

    players: int
    negative: bool

    def __str__(self) -> str:
        return f"{self.players} players, {'bad' if self.negative else 'good'} points"


BATCH = 1024
RATE = 3e-3
SEATWISE = 0.3
"""How much it weighs what each seat takes, beside what the teams take."""
TABLES: tuple[dict[str, object], ...] = ({"no_trump_box": True}, {"edition": "pl"})
"""Half of the rounds are of each of these tables, so that all rules are known."""
KINDS = [Kind(players, negative) for players in (2, 3, 4, 5) for negative in (False, True)]


def rules_of(players: int) -> list[Rules]:
    return [rules_for(GAME.options({"players": players, **table})) for table in TABLES]


def parts_of(rows: int) -> list[slice]:
    return [slice(rows * i // len(TABLES), rows * (i + 1) // len(TABLES)) for i in range(len(TABLES))]


def by_team(values: Array, sides: Array) -> Array:
    """For each seat, the sum over its team."""
    ones = np.einsum("bs,bsi->bi", sides, values)[:, None]
    return np.asarray(np.where(sides[..., None] > 0, ones, values.sum(1, keepdims=True) - ones), np.float32)


def judged(net: Net, inputs: Array, sides: Array) -> tuple[Array, Array, Array, Array, Array]:
    """The traits of each hand, of its team and of the others, the hidden layer, and what each seat takes."""
    rows, seats, _ = inputs.shape
    traits = np.maximum(inputs.reshape(rows * seats, -1) @ net[0] + net[1], 0)
    team = by_team(traits.reshape(rows, seats, -1), sides)
    others = (traits.reshape(rows, seats, -1).sum(1, keepdims=True) - team).reshape(rows * seats, -1)
    team = team.reshape(rows * seats, -1)
    hidden = np.maximum(traits @ net[2] + team @ net[3] + others @ net[4] + net[5], 0)
    return traits, team, others, hidden, (hidden @ net[6] + net[7][0]).reshape(rows, seats)


def judge_slopes(net: Net, inputs: Array, sides: Array, counts: Array) -> Net:
    traits, team, others, hidden, found = judged(net, inputs, sides)
    rows, seats = found.shape
    error = found - counts
    error = ((by_team(error[..., None], sides)[..., 0] + SEATWISE * error) / rows).ravel()
    back = np.outer(error, net[6]) * (hidden > 0)
    to_team = (back @ net[3].T).reshape(rows, seats, -1)
    to_others = (back @ net[4].T).reshape(rows, seats, -1)
    shared = by_team(to_team - to_others, sides) + to_others.sum(1, keepdims=True)
    first = (back @ net[2].T + shared.reshape(rows * seats, -1)) * (traits > 0)
    return [
        inputs.reshape(rows * seats, -1).T @ first,
        first.sum(0),
        traits.T @ back,
        team.T @ back,
        others.T @ back,
        back.sum(0),
        hidden.T @ error,
        error.sum(keepdims=True),
    ]


def learn_judge(kind: Kind, rows: int, steps: int, lines: int, seed: int) -> Net:
    players, negative = kind
    width, traits, hidden = JUDGE_SHAPE
    inputs = np.zeros((rows, players, width), np.float32)
    counts, sides = np.zeros((2, rows, players), np.float32)
    for rules, part in zip(rules_of(players), parts_of(rows), strict=True):
        some = inputs[part], counts[part], sides[part]
        first_leads(rules, *some, Solver(table_mb=8), negative=negative, lines=lines, seed=seed + part.start)
    mixed = np.random.default_rng(seed).permutation(rows)
    inputs, counts, sides = inputs[mixed], counts[mixed], sides[mixed]
    across = ((traits, hidden), (0.5 / traits) ** 0.5)
    shapes = [((width, traits), (2 / width) ** 0.5), ((traits,), 0.0), across, across, across]
    net = start([*shapes, ((hidden,), 0.0), ((hidden,), 0.3), ((1,), 0.0)], np.random.default_rng(seed))
    net[7][:] = counts.mean()
    chance, held = np.random.default_rng(seed), slice(0, rows // 20)

    def slopes() -> Net:
        some = chance.integers(held.stop, rows, BATCH)
        return judge_slopes(net, inputs[some], sides[some], counts[some])

    descend(net, slopes, steps=steps, rate=RATE)
    wanted = by_team(counts[held, :, None], sides[held])
    off = by_team(judged(net, inputs[held], sides[held])[-1][..., None], sides[held]) - wanted
    print(f"{kind}: a team's count is off by {off.std():.2f}, {1 - off.var() / wanted.var():.1%} explained", flush=True)
    return net


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=120_000, help="rounds for each network")
    parser.add_argument("--steps", type=int, default=3_000)
    parser.add_argument("--lines", type=int, default=2, help="of each kind from every first lead")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    nets = [learn_judge(kind, asked.rows, asked.steps, asked.lines, asked.seed) for kind in KINDS]
    write("nyet_value.net", packed(nets))


if __name__ == "__main__":
    main()
