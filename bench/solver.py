"""How fast the exact solver is: random endings, and bridge-like deals beside DDS in the same run.

    python bench/solver.py

DDS comes with the `bench` dependencies. Both solve the same deals in turn, so a busy machine slows both down; the ratio
is that of the sums. Times are processor times.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

from kibitz.engines.nyet.solver.ending import Ending, Solution, team_stakes
from kibitz.engines.nyet.solver.search import Solver
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.cards import COLOURS, in_order, value
from kibitz.games.nyet.editions import NONE, BonusRule, Options, SupertrumpFollows, ruleset

T = TypeVar("T")

# players, tricks left, points, number of endings: fewer say little, because some take a hundred times as long as most
KINDS = [
    (5, 6, 1, 300), (5, 8, 1, 300), (4, 8, 1, 300), (4, 10, 1, 300), (5, 8, -2, 200), (3, 12, 1, 100), (2, 15, 1, 100)
]  # fmt: skip
BRIDGE_DEALS = 200
RANKS = "3456789TJQKA"
"""The ranks of bridge for the values 2 to 13; Nyet!'s colours stand for spades, hearts, diamonds and clubs."""


def random_ending(rng: random.Random, players: int, tricks: int, points: int) -> Ending:
    """Random hands of equal length under random terms and teams."""
    options = Options(players, "en", BonusRule.HOLDER_SCORE, SupertrumpFollows.TRUMP, no_trump_box=False)
    cards = rng.sample(ruleset(options).deck, players * tricks)
    team = tuple(sorted(rng.sample(range(players), players // 2)))
    return Ending(
        hands=tuple(in_order(cards[seat * tricks : (seat + 1) * tricks]) for seat in range(players)),
        terms=Terms(0, NONE, rng.choice(COLOURS), rng.choice((*COLOURS, NONE)), points),
        team=team,
        leader=rng.randrange(players),
        trick=(),
        stakes=team_stakes(players, 1 if points > 0 else -1, team, None, BonusRule.HOLDER_SCORE),
        supertrump_follows=SupertrumpFollows.TRUMP,
    )


def timed(solve: Callable[[Ending], T], ending: Ending) -> tuple[float, T]:
    """The answer, and its processor time in milliseconds."""
    began = time.process_time()
    answer = solve(ending)
    return 1e3 * (time.process_time() - began), answer


def compare(label: str, endings: Iterator[Ending], other: Callable[[Ending], int] | None = None) -> None:
    """Print mean, median, 95th percentile and nodes, and the times of DDS if it solves the same endings."""
    solver = Solver(table_mb=64)

    def solve(ending: Ending) -> Solution:
        return solver.solve(ending, line=False)

    ours, theirs, nodes = [], [], 0
    for ending in endings:
        spent, solution = timed(solve, ending)
        ours.append(spent)
        nodes += solution.nodes
        if other is not None:
            spent, answer = timed(other, ending)
            theirs.append(spent)
            if answer != solution.value.low:
                sys.exit(f"DDS finds {answer} where we find {solution.value.low}: {ending}")
    spread = statistics.quantiles(ours, n=20)
    mean, median = statistics.mean(ours), statistics.median(ours)
    line = f"{label:18} mean {mean:8.2f} ms  median {median:8.2f}  p95 {spread[-1]:8.2f}  nodes {nodes // len(ours):8,}"
    if theirs:
        line += f"   DDS: mean {statistics.mean(theirs):8.2f}  median {statistics.median(theirs):8.2f}"
        line += f"   DDS / ours {sum(theirs) / sum(ours):.2f}"
    print(line, flush=True)


def bridge_deals(number: int) -> Iterator[Ending]:
    """Random deals without 1s, where Nyet! is bridge with twelve cards per hand."""
    rng = random.Random(1)
    cards = [f"{colour}{rank}" for colour in COLOURS for rank in range(2, 2 + len(RANKS))]
    for _ in range(number):
        rng.shuffle(cards)
        yield Ending(
            hands=tuple(in_order(cards[12 * seat : 12 * seat + 12]) for seat in range(4)),
            terms=Terms(0, NONE, COLOURS[0], NONE, 1),
            team=(0, 2),
            leader=0,
            trick=(),
            stakes=team_stakes(4, 1, (0, 2), None, BonusRule.HOLDER_SCORE),
            supertrump_follows=SupertrumpFollows.TRUMP,
        )


def dds() -> Callable[[Ending], int]:
    """DDS, for deals with spades as trumps."""
    from endplay.dds import solve_board
    from endplay.dds.solve import SolveMode
    from endplay.types import Deal, Denom, Player

    def solve(ending: Ending) -> int:
        deal = Deal(as_text(ending), first=Player(ending.leader), trump=Denom.spades)
        tricks = max(int(score) for _, score in solve_board(deal, SolveMode.OptimalOne))
        return 2 * tricks - 12 if ending.leader in ending.team else 12 - 2 * tricks

    return solve


def as_text(ending: Ending) -> str:
    """The deal in PBN."""
    held = (
        ".".join("".join(RANKS[value(card) - 2] for card in hand if card[0] == colour) for colour in COLOURS)
        for hand in ending.hands
    )
    return f"N:{' '.join(held)}"


def main() -> None:
    compare(f"{BRIDGE_DEALS} deals, no 1s", bridge_deals(BRIDGE_DEALS), dds())
    for players, tricks, points, number in KINDS:
        rng = random.Random(players * 1000 + tricks * 10 + points)
        endings = (random_ending(rng, players, tricks, points) for _ in range(number))
        compare(f"{players} players, {tricks} left, {points:+d}", endings)


if __name__ == "__main__":
    main()
