"""How far a bot's card play gets from greedy's level towards that of an all-seeing player.

    python bench/nyet_ceiling.py expert --players 4 --deals 60

Terms and teams are random and gifts greedy, the same for all. Every seat but one plays greedily; that one plays the
same deal as greedy, as the bot, and with all hands open. The score is the points of its team minus those of the other,
per round. The last figure is the bot's gain over greedy as a share of the all-seeing player's.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Callable

from kibitz.compiled.nyet.codes import codes_for
from kibitz.compiled.nyet.sample import Sampler
from kibitz.engines.core import find_bot
from kibitz.engines.nyet.evaluation import Evaluation
from kibitz.engines.nyet.search import EFFORTS, NyetEffort, decide
from kibitz.engines.nyet.solver.search import Solver
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import Phase, State
from kibitz.lab.intervals import margin

Chooser = Callable[[State, int], str]

GREEDY = find_bot("greedy")
SOLVER = Solver(table_mb=64)
EXACT = {2: 15, 3: 13, 4: 11, 5: 9}
"""The number of tricks left from which on the all-seeing player plays perfectly."""
ENDS = {2: 10, 3: 9, 4: 7, 5: 6}
"""Before that it uses open-hand rollouts, whose last tricks, this many, are solved."""


def greedy(state: State, seat: int) -> str:
    return GREEDY.decide(GAME.view(state, seat), rng=random.Random(0), millis=1).action


def bot(effort: NyetEffort) -> Chooser:
    def choose(state: State, seat: int) -> str:
        return decide(GAME.view(state, seat), effort, random.Random(len(state.tricks))).action

    return choose


def all_seeing(state: State, seat: int) -> str:
    """The best card when every hand lies open."""
    legal = GAME.view(state, seat).legal
    if len(legal) == 1:
        return legal[0]
    codes = [codes_for(state.options).encode(action) for action in legal]
    players = state.options.players
    evaluation = Evaluation(seat, players, codes, spread=30.0)
    worlds = Sampler(GAME.view(state, "open")).worlds(1, seed=0)
    for seed in range(1 if len(state.hands[seat]) <= EXACT[players] else 8):
        evaluation.solve(worlds, [0], SOLVER, exact=EXACT[players], ends=ENDS[players], seed=seed)
    means = evaluation.means()
    return legal[max(range(len(legal)), key=means.__getitem__)]


def settled_round(players: int, seed: int) -> State:
    """A deal at the first lead, with random terms and teams and greedy gifts."""
    rng = random.Random(seed)
    state = GAME.start(GAME.options({"players": players, "rounds": 1}), rng.randbytes(32)).state
    while state.phase is not Phase.TRICKS:
        seat = GAME.to_act(state)[0]
        if state.phase is Phase.GIVE:
            state = GAME.play(state, seat, GAME.parse(greedy(state, seat))).state
        else:
            state = GAME.play(state, seat, rng.choice(GAME.legal(state, seat))).state
    return state


def result(state: State, seat: int, choose: Chooser) -> float:
    """The team's points minus the other's when one seat chooses and the rest are greedy."""
    while GAME.outcome(state) is None:
        turn = GAME.to_act(state)[0]
        action = choose(state, turn) if turn == seat else greedy(state, turn)
        state = GAME.play(state, turn, GAME.parse(action)).state
    line = state.history[-1]
    signs = [1 if (other in line.team) == (seat in line.team) else -1 for other in range(len(line.points))]
    counts = map(sum, zip(line.tricks, line.loot, strict=True))
    return float(line.terms.points * sum(sign * count for sign, count in zip(signs, counts, strict=True)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", choices=list(EFFORTS))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=40)
    args = parser.parse_args()
    choosers: dict[str, Chooser] = {"greedy": greedy, args.bot: bot(EFFORTS[args.bot]), "all-seeing": all_seeing}
    gains: dict[str, list[float]] = {name: [] for name in choosers}
    for seed in range(args.deals):
        state = settled_round(args.players, seed)
        for name, choose in choosers.items():
            gains[name].append(result(state, seed % args.players, choose))
    base = gains.pop("greedy")
    over = {name: [a - b for a, b in zip(found, base, strict=True)] for name, found in gains.items()}
    print(f"{args.players} players, {args.deals} rounds, points per round for the team of one seat:")
    print(f"  greedy {statistics.mean(base):.2f}")
    for name, found in over.items():
        more = f"{statistics.mean(found):.2f} ± {margin(found):.2f}"
        print(f"  {name} {statistics.mean(gains[name]):.2f}, over greedy {more}")
    reached, possible = over[args.bot], over["all-seeing"]
    part = statistics.mean(reached) / statistics.mean(possible)
    off = margin([a - part * b for a, b in zip(reached, possible, strict=True)]) / abs(statistics.mean(possible))
    print(f"  {args.bot} gains {part:.0%} ± {off:.0%} of what the all-seeing player gains over greedy")


if __name__ == "__main__":
    main()
