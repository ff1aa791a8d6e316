"""First rounds of Nyet! with one bot among others of another kind: its lead over them in points per round.

    python bench/nyet_rounds.py master expert --players 5 --deals 40 --jobs 2
    python bench/nyet_rounds.py master:millis=0,worlds=192,card_worlds=32 expert:millis=0,worlds=96,card_worlds=32
    python bench/nyet_rounds.py expert:networks=true expert --players 4
    python bench/nyet_rounds.py expert expert --players 5 --seeing team

A bot is a strength, or a strength with another effort (the fields of `NyetEffort`); millis=0 means no time limit. Every
deal is played with the one bot in each seat in turn, as the first round of a game of the usual length. A whole game
says no more than its rounds and takes ten times as long. With --whole N, games of N rounds are played to their end,
and the one bot's share of wins is printed, too; an even share is 1 in the number of players. With --seeing, the one bot
sees every hand at decisions of one kind, which shows how much there is to gain there.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from hashlib import sha256
from itertools import starmap
from multiprocessing import get_context

import msgspec

from kibitz.compiled.nyet.sample import Sampler
from kibitz.engines.core import BOTS, find_bot
from kibitz.engines.nyet.search import EFFORTS, NyetEffort, decide, evaluation_for
from kibitz.engines.nyet.solver.search import Solver
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import Phase, State
from kibitz.games.nyet.view import View
from kibitz.lab.intervals import margin

KINDS: dict[str, tuple[Phase, ...]] = {
    "none": (),
    "veto": (Phase.NYET,),
    "team": (Phase.TEAM, Phase.BONUS),
    "gift": (Phase.GIVE,),
    "card": (Phase.TRICKS,),
}
"""The phases of each kind of decision."""
REPEATS = 64
"""How often an all-seeing decision is evaluated, with different vetoes and rollouts to follow."""
SOLVER = Solver(table_mb=16)


@cache
def effort_of(text: str) -> NyetEffort | None:
    """The effort given as NAME:FIELD=VALUE,…; None for a bot that doesn't search."""
    name, _, given = text.partition(":")
    if name not in BOTS:
        raise SystemExit(f"there is no bot {name}; choose one of {', '.join(BOTS)}")
    if name not in EFFORTS:
        if given:
            raise SystemExit(f"{name} has no effort to change; only {', '.join(EFFORTS)} have one")
        return None
    effort = msgspec.structs.asdict(EFFORTS[name])
    for change in given.split(",") if given else ():
        field, _, value = change.partition("=")
        if field not in effort:
            raise SystemExit(f"{text}: expected FIELD=VALUE with one of the fields {', '.join(effort)}, got {change}")
        effort[field] = value
    try:
        return msgspec.convert(effort, NyetEffort, strict=False)
    except msgspec.ValidationError as error:
        raise SystemExit(f"{text}: {error}") from None


def chosen(bot: str, view: View, rng: random.Random, seconds: list[float]) -> str:
    began = time.perf_counter()
    effort = effort_of(bot)
    decision = find_bot(bot).decide(view, rng=rng, millis=1000) if effort is None else decide(view, effort, rng)
    seconds.append(time.perf_counter() - began)
    return decision.action


def all_seeing(state: State, seat: int) -> str:
    """The best action with all hands open: networks evaluate vetoes and teams, rollouts or the solver cards."""
    view, worlds = GAME.view(state, seat), Sampler(GAME.view(state, "open")).worlds(1, seed=0)
    evaluation = evaluation_for(view)
    for seed in range(REPEATS):
        if state.phase is Phase.TRICKS:
            evaluation.solve(worlds, [0], SOLVER, exact=EFFORTS["master"].exact(view), ends=4, seed=seed)
        else:
            evaluation.roll_out(worlds, [0], SOLVER, networks=True, seed=seed)
    means = evaluation.means()
    return view.legal[means.index(max(means))]


def play_round(
    lineup: list[str],
    options: dict[str, object],
    number: int,
    times: dict[str, list[float]],
    seer: int | None,
    seen: str,
) -> list[int]:
    """The points of every seat in the first round, or in all of a game whose rounds are given.

    One seat may see all hands at decisions of one kind.
    """
    seed = sha256(f"kibitz/rounds/{number}".encode()).digest()
    luck = [random.Random(f"{number}/{seat}") for seat in range(len(lineup))]
    state: State = GAME.start(GAME.options(options), seed).state
    rounds = options.get("rounds", 1)
    while len(state.history) != rounds and (seat := GAME.next_to_act(state)) is not None:
        legal = GAME.legal(state, seat)
        action = legal[0]
        if len(legal) > 1 and seat == seer and state.phase in KINDS[seen]:
            action = GAME.parse(all_seeing(state, seat))
        elif len(legal) > 1:
            action = GAME.parse(chosen(lineup[seat], GAME.view(state, seat), luck[seat], times[lineup[seat]]))
        state = GAME.play(state, seat, action).state
    return [sum(points) for points in zip(*(line.points for line in state.history), strict=True)]


def play_deal(
    one: str, others: str, options: dict[str, object], seen: str, number: int
) -> tuple[float, float, dict[str, list[float]]]:
    """The lead of the one bot and its share of wins, averaged over all seats; and the time of every decision."""
    players = GAME.options(options).players
    times: dict[str, list[float]] = {one: [], others: []}
    leads, wins = [], []
    for seat in range(players):
        lineup = [one if other == seat else others for other in range(players)]
        points = play_round(lineup, options, number, times, seat, seen)
        leads.append(points[seat] - (sum(points) - points[seat]) / (players - 1))
        wins.append((points[seat] == max(points)) / points.count(max(points)))
    return statistics.mean(leads), statistics.mean(wins), times


def deals_played(
    tasks: list[tuple[str, str, dict[str, object], str, int]], jobs: int
) -> Iterator[tuple[float, float, dict[str, list[float]]]]:
    if jobs == 1:
        yield from starmap(play_deal, tasks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for done in as_completed([pool.submit(play_deal, *task) for task in tasks]):
            yield done.result()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one")
    parser.add_argument("others")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--edition", default="en")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--seeing", default="none", choices=list(KINDS), help="where the one bot sees every hand")
    parser.add_argument("--whole", type=int, default=0, metavar="N", help="play whole games of N rounds")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    for bot in (args.one, args.others):
        effort_of(bot)
    options = {"players": args.players, "edition": args.edition} | ({"rounds": args.whole} if args.whole else {})
    numbers = range(args.first, args.first + args.deals)
    leads: list[float] = []
    wins: list[float] = []
    times: dict[str, list[float]] = {args.one: [], args.others: []}
    tasks = [(args.one, args.others, options, args.seeing, number) for number in numbers]
    for lead, win, spent in deals_played(tasks, args.jobs):
        leads.append(lead)
        wins.append(win)
        for bot, seconds in spent.items():
            times[bot] += seconds
        if len(leads) > 1:
            mean = statistics.mean(leads)
            share = f", wins {statistics.mean(wins):.1%} ± {margin(wins):.1%}" if args.whole else ""
            print(f"{len(leads):4} deals, {args.one} leads by {mean:+.2f} ± {margin(leads):.2f}{share}", flush=True)
    for bot, seconds in times.items():
        part = statistics.quantiles(seconds, n=100)
        print(f"{bot}: {len(seconds)} decisions, median {1e3 * part[49]:.1f} ms, p99 {1e3 * part[98]:.1f} ms")


if __name__ == "__main__":
    main()
