"""The exact solver beside others, in one run: time and nodes on random endings, and DDS on bridge-like deals.

    python bench/solver.py                         our solver alone
    python bench/solver.py --dds deals.jsonl       deals of twelve tricks, beside DDS (from the `bench` dependencies)
    python bench/solver.py --other folder          beside a solver `dd_cy` of the same endings, compiled in that folder

Both sides of a comparison solve the same endings in turn, so that a busy machine slows both; the ratio is of
the sums. Times are those of the processor.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kibitz.fast.ending import Ending, team_stakes
from kibitz.fast.solver import Solver
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.cards import COLOURS, in_order, is_one, value
from kibitz.games.nyet.editions import NONE, BonusRule, Options, SupertrumpFollows, ruleset

# players, tricks left, points, endings
KINDS = [(5, 6, 1, 100), (5, 8, 1, 60), (4, 8, 1, 60), (4, 10, 1, 40), (5, 8, -2, 30), (3, 12, 1, 30), (2, 15, 1, 30)]


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


def timed(solve: Callable[[], int]) -> tuple[float, int]:
    """Milliseconds of the processor, and the answer."""
    began = time.process_time()
    answer = solve()
    return 1e3 * (time.process_time() - began), answer


def report(label: str, ours: list[float], nodes: int, other: list[float], name: str) -> None:
    """A line: mean, median and 95th percentile, and how many times as long the other took."""
    spread = statistics.quantiles(ours, n=20)
    line = (
        f"{label:18} mean {statistics.mean(ours):8.2f} ms  median {statistics.median(ours):8.2f}  p95 {spread[-1]:8.2f}"
    )
    line += f"  nodes {nodes // len(ours):8,}"
    if other:
        line += f"   {name}: mean {statistics.mean(other):8.2f}  median {statistics.median(other):8.2f}"
        line += f"   {name} / ours {sum(other) / sum(ours):.2f}"
    print(line, flush=True)


class Other:
    """A solver that takes hands as 63-bit sets, trumps in bits 0–17 and the other colours in 15 bits each."""

    def __init__(self, folder: Path) -> None:
        sys.path.insert(0, str(folder))
        self._solver = importlib.import_module("dd_cy").Solver()

    def solve(self, ending: Ending) -> int:
        colours = [ending.terms.trump, *(colour for colour in COLOURS if colour != ending.terms.trump)]
        seen: dict[str, int] = {}
        hands = []
        for hand in ending.hands:
            bits = 0
            for card in hand:
                copy = seen[card] = seen.get(card, -1) + 1
                if is_one(card) and card[0] == ending.terms.supertrump:
                    bits |= 1 << 15 + copy
                else:
                    suit = colours.index(card[0])
                    bits |= 1 << (3 + 15 * suit if suit else 0) + (copy if is_one(card) else value(card) + 1)
            hands.append(bits)
        sides = [int(seat in ending.team) for seat in range(len(hands))]
        sign = 1 if ending.terms.points > 0 else -1
        return sign * int(self._solver.solve(hands, sides, ending.leader, sign))


def bench_endings(other: Other | None) -> None:
    """Random endings of each kind."""
    solver = Solver(table_mb=64)
    for players, tricks, points, endings in KINDS:
        rng = random.Random(players * 1000 + tricks * 10 + points)
        ours, theirs, nodes = [], [], 0
        for _ in range(endings):
            ending = random_ending(rng, players, tricks, points)
            spent, solution = timed_solution(solver, ending)
            ours.append(spent)
            nodes += solution.nodes
            if other is not None:
                spent, answer = timed(lambda ending=ending: other.solve(ending))  # type: ignore[misc]
                theirs.append(spent)
                assert answer == solution.value.low
        report(f"{players} players, {tricks} left, {points:+d}", ours, nodes, theirs, "other")


def timed_solution(solver: Solver, ending: Ending) -> tuple[float, Any]:
    began = time.process_time()
    solution = solver.solve(ending, line=False)
    return 1e3 * (time.process_time() - began), solution


def bench_dds(deals: Path) -> None:
    """Deals without 1s, where Nyet! is bridge with twelve cards a hand."""
    from endplay.dds import solve_board
    from endplay.dds.solve import SolveMode
    from endplay.types import Deal, Denom, Player

    ranks = {rank: str(number) for number, rank in enumerate("3456789TJQKA", start=2)}
    suits = dict(zip("SHDC", COLOURS, strict=True))
    terms = Terms(0, NONE, suits["S"], NONE, 1)
    stakes = team_stakes(4, 1, (0, 2), None, BonusRule.HOLDER_SCORE)
    solver = Solver(table_mb=64)
    ours, theirs, nodes = [], [], 0
    for line in deals.read_text().splitlines():
        given = json.loads(line)
        hands = [[suits[card[0]] + ranks[card[1]] for card in given["hands"][seat]] for seat in "NESW"]
        ending = Ending(
            tuple(map(in_order, hands)),
            terms,
            (0, 2),
            "NESW".index(given["leader"]),
            (),
            stakes,
            SupertrumpFollows.TRUMP,
        )
        spent, solution = timed_solution(solver, ending)
        ours.append(spent)
        nodes += solution.nodes
        assert (solution.value.low + 12) // 2 == given["tricks_ns"]
        held = (
            ".".join("".join(card[1] for card in given["hands"][seat] if card[0] == suit) for suit in "SHDC")
            for seat in "NESW"
        )
        deal = Deal(f"N:{' '.join(held)}", first=Player.find(given["leader"]), trump=Denom.find(given["trump"]))
        spent, best = timed(lambda deal=deal: max(score for _, score in solve_board(deal, SolveMode.OptimalOne)))  # type: ignore[misc]
        theirs.append(spent)
        assert best == given["tricks_ns"]
    report("12 tricks, no 1s", ours, nodes, theirs, "DDS")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dds", type=Path, help="JSON lines: hands, trump, leader, tricks_ns")
    parser.add_argument("--other", type=Path, help="a folder with a compiled `dd_cy`")
    asked = parser.parse_args()
    if asked.dds:
        bench_dds(asked.dds)
    bench_endings(Other(asked.other) if asked.other else None)


if __name__ == "__main__":
    main()
