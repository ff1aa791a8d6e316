"""How fast the reference rules are: actions and encoded views per second in random play, beside OpenSpiel's spades.

Run with `make bench`. Both are driven from Python on one core in the same run, in turn and several times over; the
table shows medians. Times are processor times, so that other load on the machine matters less.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pyspiel

from kibitz.games.core import AnyGame, find_game

GAMES: dict[str, dict[str, Any]] = {"nyet": {"players": 4}, "face-to-face": {}}


def play_ours(game: AnyGame, options: Any, rng: random.Random) -> int:
    """Play one random game; returns the number of actions."""
    state, count = game.start(options, rng.randbytes(32)).state, 0
    while acting := game.to_act(state):
        seat = acting[0]
        state = game.play(state, seat, rng.choice(game.legal(state, seat))).state
        count += 1
    return count


def play_spades(game: Any, rng: random.Random) -> int:
    """Play one random deal of spades; returns the number of actions, chance included."""
    state, count = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        count += 1
    return count


def view_all(game: AnyGame, states: list[Any], seats: int) -> int:
    """Encode every seat's view of every state as it is sent; returns their number."""
    encode = msgspec.json.Encoder().encode
    for state in states:
        for seat in range(seats):
            encode(game.view(state, seat))
    return len(states) * seats


def states_of(game: AnyGame, options: Any, rng: random.Random, count: int) -> list[Any]:
    """States of random games."""
    states: list[Any] = []
    while len(states) < count:
        state = game.start(options, rng.randbytes(32)).state
        while acting := game.to_act(state):
            states.append(state)
            state = game.play(state, acting[0], rng.choice(game.legal(state, acting[0]))).state
    return rng.sample(states, count)


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work done per second."""
    done, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        done += work()
    return done / (time.process_time() - begin)


def main() -> None:
    """Measure in turn, several times, and print medians."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--repeats", type=int, default=5)
    arguments.add_argument("--seconds", type=float, default=1.0)
    args = arguments.parse_args()
    rng = random.Random(1)
    spades = pyspiel.load_game("spades")
    works: dict[str, Callable[[], int]] = {"OpenSpiel spades, actions": lambda: play_spades(spades, rng)}
    for name, given in GAMES.items():
        game = find_game(name)
        options = game.options(given)
        states = states_of(game, options, rng, 100)
        works[f"{name}, actions"] = lambda g=game, o=options: play_ours(g, o, rng)  # type: ignore[misc]
        works[f"{name}, encoded views"] = lambda g=game, o=options, s=states: view_all(g, s, g.seats(o))  # type: ignore[misc]
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(args.repeats):
        for name, work in works.items():
            rates[name].append(rate(work, args.seconds))
    base = statistics.median(rates["OpenSpiel spades, actions"])
    head = f"per second, median of {args.repeats}"
    print(f"{head:<32}{'median':>10}{'lowest':>10}{'highest':>10}{'× spades':>10}")
    for name, found in rates.items():
        middle = statistics.median(found)
        ratio = f"{middle / base:.2f}" if name.endswith("actions") else ""
        print(f"{name:<32}{middle:>10,.0f}{min(found):>10,.0f}{max(found):>10,.0f}{ratio:>10}")


if __name__ == "__main__":
    main()
