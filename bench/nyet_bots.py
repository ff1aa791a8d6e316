"""Nyet! bots against each other: every deal is played with each rotation of the bots over the seats.

    python bench/nyet_bots.py expert greedy --players 4 --deals 25 --jobs 2

The first bot sits on one chair, the second on all the others. Reported: the share of games the first wins (ties shared)
and its points a game over the mean of the others, with 95 % intervals over the deals, and the time of its decisions.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from kibitz.bots.core import Decision, find_bot
from kibitz.bots.nyet_search import EFFORTS, Effort, decide
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import State
from kibitz.games.nyet.view import View

Player = Callable[[View, random.Random], Decision]


def player(name: str) -> Player:
    """A bot by name; `search:WORLDS:ENDINGS:DEPTH` is the search with so much effort and no clock."""
    if name.startswith("search:"):
        effort = Effort(*map(int, name.split(":")[1:]))
        return lambda view, rng: decide(view, effort, rng)
    if name in EFFORTS:
        return lambda view, rng: decide(view, EFFORTS[name], rng)
    bot = find_bot(name)
    return lambda view, rng: bot.decide(view, rng=rng, millis=100)


def play(
    names: tuple[str, ...], options: dict[str, object], seed: int
) -> tuple[list[float], list[int], list[list[float]]]:
    """One game: shares of the win, scores, and milliseconds of each decision by seat."""
    players = [player(name) for name in names]
    rngs = [random.Random(seed * 100 + seat) for seat in range(len(names))]
    state: State = GAME.start(GAME.options(options), random.Random(seed).randbytes(32)).state
    times: list[list[float]] = [[] for _ in names]
    while (outcome := GAME.outcome(state)) is None:
        seat = GAME.to_act(state)[0]
        view = GAME.view(state, seat)
        began = time.perf_counter()
        choice = players[seat](view, rngs[seat])
        if len(view.legal) > 1:
            times[seat].append(1e3 * (time.perf_counter() - began))
        state = GAME.play(state, seat, GAME.parse(choice.action)).state
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(names))]
    return shares, list(outcome.scores), times


def deal_result(first: str, other: str, options: dict[str, object], seed: int) -> tuple[float, float, list[float]]:
    """A deal with the first bot on every chair in turn: its mean share, its mean lead, its times."""
    count = int(str(options["players"]))
    shares, leads, times = [], [], []
    for chair in range(count):
        names = tuple(first if seat == chair else other for seat in range(count))
        won, scores, spent = play(names, options, seed)
        shares.append(won[chair])
        leads.append(scores[chair] - statistics.mean(s for seat, s in enumerate(scores) if seat != chair))
        times += spent[chair]
    return statistics.mean(shares), statistics.mean(leads), times


def interval(values: list[float]) -> str:
    half = 1.96 * statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")
    return f"{statistics.mean(values):7.3f} ± {half:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first")
    parser.add_argument("other")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--edition", default="en")
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    options: dict[str, object] = {"players": asked.players, "edition": asked.edition, "rounds": asked.rounds}
    work = partial(deal_result, asked.first, asked.other, options)
    seeds = range(asked.seed * 1_000_000, asked.seed * 1_000_000 + asked.deals)
    with ProcessPoolExecutor(asked.jobs) as pool:
        results = list(pool.map(work, seeds))
    times = sorted(spent for _, _, part in results for spent in part)
    wins, leads = [share for share, _, _ in results], [lead for _, lead, _ in results]
    print(
        f"{asked.first} among {asked.other}, {asked.players} players, {asked.deals * asked.players} games: "
        f"wins {interval(wins)}, lead {interval(leads)} points, "
        f"decisions p50 {times[len(times) // 2]:.1f} ms p99 {times[int(len(times) * 0.99)]:.1f} ms"
    )


if __name__ == "__main__":
    main()
