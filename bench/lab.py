"""How fast the lab is: games stepped in bulk, one at a time through PettingZoo, and through OpenSpiel.

Others are measured in the same run: OpenSpiel's own card games from Python, every card game that PettingZoo ships,
RLCard's bridge and pgx's bridge bidding; the script names what isn't installed. All actions are random legal ones.
Every figure is the median of several repeats, in steps per second of processor time, except PettingZoo's own benchmark,
which measures wall-clock time and needs an idle machine. Run it on one core (`taskset -c 0`).

What counts as a step:
- many games at once: one action of one game, its reward, and the whole observation and mask for the next seat to act.
  The time includes choosing actions and starting new games. pgx is measured the same way.
- PettingZoo, one game at a time: one `last` (observation and mask) and one `step`, with a choice from the mask between
  them; the time includes resets. PettingZoo's own benchmark counts the same.
- RLCard: one `step`, which returns the next state with its observation and legal actions.
- OpenSpiel: one `apply_action`, chosen from `legal_actions` or, for chance, uniformly from `chance_outcomes`, after
  calls to `is_terminal` and `is_chance_node`. No observation is made. One table counts actions of chance, the other
  doesn't; the time includes them in both.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import random
import re
import tempfile
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray
from pettingzoo.test import performance_benchmark
from rich.console import Console
from rich.table import Table

import kibitz.lab.openspiel  # noqa: F401  registers the games
from kibitz.lab import face_to_face_v0, nyet_v0
from kibitz.lab.vector import VectorEnv

Measure = Callable[[], float]
"""Does some work and returns the number of steps per second of processor time."""


def vector(game: str, games: int, **options: Any) -> Measure:
    """Steps of many games with masks and observations built."""
    env = VectorEnv(game, games, **options)

    def measure() -> float:
        rounds = max(1, 500_000 // games)
        began = process_time()
        for _ in range(rounds):
            env.step(env.sample())
        return rounds * games / (process_time() - began)

    return measure


def spiel(name: str, *, chance_too: bool) -> Measure:
    """Actions of an OpenSpiel game driven from Python."""
    game = pyspiel.load_game(name)

    def measure() -> float:
        actions = draws = 0
        began = process_time()
        while process_time() - began < 1.0:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(random.random() * len(outcomes))][0])
                    draws += 1
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(random.random() * len(legal))])
                    actions += 1
        return (actions + draws * chance_too) / (process_time() - began)

    return measure


def one_at_a_time(make: Callable[[], Any]) -> Measure:
    """Actions of one PettingZoo environment, chosen from its mask."""
    env = make()

    def measure() -> float:
        actions = 0
        began = process_time()
        while process_time() - began < 1.0:
            env.reset()
            for _ in env.agent_iter():
                observation, _, done, _, _ = env.last()
                if done:
                    break
                env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
                actions += 1
        return actions / (process_time() - began)

    return measure


def turns(make: Callable[[], Any]) -> Measure:
    """PettingZoo's own performance_benchmark, which counts turns for five seconds."""

    def measure() -> float:
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            performance_benchmark(make())
        found = re.search(r"([0-9.]+) turns per second", said.getvalue())
        assert found is not None
        return float(found[1])

    return measure


def pettingzoo_cards() -> dict[str, Measure]:
    """Every card game that PettingZoo ships; they need RLCard and, for Hanabi, Shimmy."""
    if find_spec("rlcard") is None or find_spec("shimmy") is None:
        return missing("PettingZoo's card games", "pettingzoo[classic]")
    names = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
    return {f"PettingZoo's {name}": turns(import_module(f"pettingzoo.classic.{name}").env) for name in names}


def missing(what: str, package: str) -> dict[str, Measure]:
    """Say what isn't measured because a package is missing."""
    print(f"{what}: not measured, {package} is not installed")
    return {}


def rlcard_bridge() -> dict[str, Measure]:
    """RLCard's bridge, stepped as RLCard's own agents step it."""
    if find_spec("rlcard") is None:
        return missing("RLCard's bridge", "rlcard")
    import rlcard

    env = rlcard.make("bridge")

    def measure() -> float:
        steps = 0
        began = process_time()
        while process_time() - began < 2.0:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                steps += 1
        return steps / (process_time() - began)

    return {"RLCard's bridge": measure}


def pgx_bidding() -> dict[str, Measure]:
    """pgx's bridge bidding, many games at once, compiled by JAX for this processor."""
    if find_spec("pgx") is None:
        return missing("pgx's bridge bidding", "pgx")
    import jax
    from pgx.bridge_bidding import BridgeBidding
    from pgx.experimental import auto_reset

    games, steps = 1024, 30
    with tempfile.TemporaryDirectory() as folder:
        np.save(Path(folder, "deals.npy"), bridge_deals(1000))
        env = BridgeBidding(str(Path(folder, "deals.npy")))
    start = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(jax.vmap(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask))))

    def measure() -> float:
        state = start(jax.random.split(jax.random.PRNGKey(0), games))
        began = process_time()
        for i in range(steps):
            keys = jax.random.split(jax.random.PRNGKey(i), 2 * games)
            state = step(state, choose(keys[:games], state.legal_action_mask), keys[games:])
        state.rewards.block_until_ready()
        return steps * games / (process_time() - began)

    measure()
    return {"pgx's bridge bidding, 1,024 games": measure}


def bridge_deals(count: int) -> NDArray[np.int32]:
    """Random deals in the format of the solved deals that pgx downloads; here no contract makes a trick."""
    rng = np.random.default_rng(1)
    owners = rng.permuted(np.tile(np.repeat(np.arange(4), 13), (count, 1)), axis=1).reshape(count, 4, 13)
    keys = (owners << np.arange(24, -1, -2)).sum(axis=2)
    return np.stack((keys, np.zeros_like(keys))).astype(np.int32)


def with_observations() -> dict[str, Measure]:
    """Many games at once, and the same a game at a time."""
    return {
        "VectorEnv nyet, 2 players": vector("nyet", 1024, players=2),
        "VectorEnv nyet, 4 players": vector("nyet", 1024, players=4),
        "VectorEnv nyet, 5 players": vector("nyet", 1024, players=5),
        "VectorEnv face-to-face": vector("face-to-face", 1024),
        "nyet_v0 in PettingZoo": one_at_a_time(nyet_v0.env),
        "face_to_face_v0 in PettingZoo": one_at_a_time(face_to_face_v0.env),
        "OpenSpiel's spades (C++), no observations": spiel("spades", chance_too=True),
        **rlcard_bridge(),
        **pgx_bidding(),
    }


def in_openspiel(*, chance_too: bool) -> dict[str, Measure]:
    """Our games and OpenSpiel's own from Python."""
    games = {
        "python_kibitz_nyet": "",
        "python_kibitz_face_to_face": "",
        "spades": " (C++)",
        "hearts": " (C++)",
        "python_block_dominoes": " (Python)",
    }
    return {name + language: spiel(name, chance_too=chance_too) for name, language in games.items()}


def in_pettingzoo() -> dict[str, Measure]:
    """Our environments and all of PettingZoo's with cards."""
    return {"nyet_v0": turns(nyet_v0.env), "face_to_face_v0": turns(face_to_face_v0.env), **pettingzoo_cards()}


GROUPS: dict[str, Callable[[], dict[str, Measure]]] = {
    "actions with observations and masks, many games at once and one at a time": with_observations,
    "OpenSpiel from Python, actions and chance": partial(in_openspiel, chance_too=True),
    "OpenSpiel from Python, actions of players only": partial(in_openspiel, chance_too=False),
    "PettingZoo's performance_benchmark": in_pettingzoo,
}
"""What is measured, in groups to compare."""


def main() -> None:
    """Measure the members of a group in turn, so that a busy moment affects all alike, and print medians."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--only", default="", metavar="WORD", help="the groups with this word in their titles")
    args = parser.parse_args()
    random.seed(1)
    np.random.seed(1)
    import open_spiel.python.games  # noqa: F401  registers OpenSpiel's own Python games

    for group, found in GROUPS.items():
        if args.only not in group:
            continue
        members = found()
        taken: dict[str, list[float]] = {name: [] for name in members}
        for _ in range(args.repeats):
            for name, measure in members.items():
                taken[name].append(measure())
        first = median(next(iter(taken.values())))
        table = Table("", "steps/s", "least", "most", "of the first", title=group, title_justify="left")
        for name, values in taken.items():
            figures = (f"{value:,.0f}" for value in (median(values), min(values), max(values)))
            table.add_row(name, *figures, f"{median(values) / first:.3f}")
        Console(width=120).print(table)


if __name__ == "__main__":
    main()
