"""The exact solver beside others, in one run: random endings beside the prototype, bridge-like deals beside DDS.

    python bench/solver.py                     what is found in ../shared: the prototype, deals of twelve tricks
    python bench/solver.py --shared folder     the same from another folder

The prototype is compiled in a temporary folder, for the processor at hand. DDS comes from the `bench` dependencies;
where the 200 deals of the folder are missing, the 40 of the tests serve. All solve the same endings in turn, so that a
busy machine slows all of them; ratios are of the sums. Times are those of the processor.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from kibitz.engines.nyet.solver.ending import Ending, Solution, team_stakes
from kibitz.engines.nyet.solver.search import Solver
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.cards import COLOURS, Hand, in_order, is_one, value
from kibitz.games.nyet.editions import NONE, BonusRule, Options, SupertrumpFollows, ruleset

T = TypeVar("T")
HERE = Path(__file__).resolve().parent

# players, tricks left, points, endings: as many as the prototype was measured with; fewer say little, since some take
# a hundred times as long as most
KINDS = [
    (5, 6, 1, 300), (5, 8, 1, 300), (4, 8, 1, 300), (4, 10, 1, 300), (5, 8, -2, 200), (3, 12, 1, 100), (2, 15, 1, 100)
]  # fmt: skip
# the suits and ranks of bridge, for the colours from the trump on and the values from 2 on
SUITS, RANKS = "SHDC", "3456789TJQKA"


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
    """Milliseconds of the processor, and the answer."""
    began = time.process_time()
    answer = solve(ending)
    return 1e3 * (time.process_time() - began), answer


def compare(label: str, endings: Iterator[Ending], name: str, other: Callable[[Ending], int] | None) -> float:
    """A line: mean, median and 95th percentile, and how many times as long the other took, if there is one."""
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
                sys.exit(f"{name} finds {answer} where we find {solution.value.low}: {ending}")
    spread = statistics.quantiles(ours, n=20)
    mean, median = statistics.mean(ours), statistics.median(ours)
    line = f"{label:18} mean {mean:8.2f} ms  median {median:8.2f}  p95 {spread[-1]:8.2f}  nodes {nodes // len(ours):8,}"
    ratio = sum(theirs) / sum(ours)
    if theirs:
        line += f"   {name}: mean {statistics.mean(theirs):8.2f}  median {statistics.median(theirs):8.2f}"
        line += f"   {name} / ours {ratio:.2f}"
    print(line, flush=True)
    return ratio


def prototype(folder: Path, workshop: Path) -> Callable[[Ending], int]:
    """The prototype's solver, compiled in the workshop."""
    shutil.copytree(folder, workshop, dirs_exist_ok=True, copy_function=shutil.copyfile)
    for command in (["gen_cy.py"], ["setup_cy.py", "dd_cy"]):
        subprocess.run([sys.executable, *command], cwd=workshop, check=True, capture_output=True)
    sys.path.insert(0, str(workshop))
    solver = importlib.import_module("dd_cy").Solver()

    def solve(ending: Ending) -> int:
        sides = [int(seat in ending.team) for seat in range(len(ending.hands))]
        sign = 1 if ending.terms.points > 0 else -1
        return sign * int(solver.solve(as_bits(ending), sides, ending.leader, sign))

    return solve


def as_bits(ending: Ending) -> list[int]:
    """Hands as sets of 63 bits, trumps in bits 0–17 and the other colours in 15 bits each."""
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
    return hands


def bridge_deals(shared: Path) -> list[Ending]:
    """Deals without 1s, where Nyet! is bridge with twelve cards a hand."""
    mine = HERE.parent / "tests" / "solver" / "data" / "dds_deals.jsonl"
    deals = []
    for line in (shared if shared.exists() else mine).read_text().splitlines():
        given = json.loads(line)
        if isinstance(given["hands"], dict):
            hands = [from_bridge(given["hands"][seat]) for seat in "NESW"]
        else:
            hands = [tuple(hand.split()) for hand in given["hands"]]
        deals.append(
            Ending(
                hands=tuple(hands),
                terms=Terms(0, NONE, COLOURS[0], NONE, 1),
                team=(0, 2),
                leader="NESW".index(given.get("leader", "N")),
                trick=(),
                stakes=team_stakes(4, 1, (0, 2), None, BonusRule.HOLDER_SCORE),
                supertrump_follows=SupertrumpFollows.TRUMP,
            )
        )
    return deals


def from_bridge(hand: list[str]) -> Hand:
    return in_order(COLOURS[SUITS.index(card[0])] + str(RANKS.index(card[1]) + 2) for card in hand)


def dds() -> Callable[[Ending], int]:
    """DDS, asked for the result of a deal with spades as trumps."""
    from endplay.dds import solve_board
    from endplay.dds.solve import SolveMode
    from endplay.types import Deal, Denom, Player

    def solve(ending: Ending) -> int:
        deal = Deal(as_text(ending), first=Player(ending.leader), trump=Denom.spades)
        tricks = max(int(score) for _, score in solve_board(deal, SolveMode.OptimalOne))
        return 2 * tricks - 12 if ending.leader in ending.team else 12 - 2 * tricks

    return solve


def as_text(ending: Ending) -> str:
    """The deal as bridge players write it."""
    held = (
        ".".join("".join(RANKS[value(card) - 2] for card in hand if card[0] == colour) for colour in COLOURS)
        for hand in ending.hands
    )
    return f"N:{' '.join(held)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shared", type=Path, default=HERE.parents[1] / "shared", help="prototype and deals")
    shared: Path = parser.parse_args().shared
    deals = bridge_deals(shared / "dds_12card.jsonl")
    compare(f"{len(deals)} deals, no 1s", iter(deals), "DDS", dds())
    with tempfile.TemporaryDirectory() as workshop:
        other = None
        if (shared / "prototype").exists():
            other = prototype(shared / "prototype", Path(workshop))
        else:
            print(f"no prototype in {shared}: our times alone")
        ratios = []
        for players, tricks, points, number in KINDS:
            rng = random.Random(players * 1000 + tricks * 10 + points)
            endings = (random_ending(rng, players, tricks, points) for _ in range(number))
            label = f"{players} players, {tricks} left, {points:+d}"
            ratios.append(compare(label, endings, "prototype", other))
        if other is not None:
            print(f"prototype / ours, geometric mean of the kinds: {statistics.geometric_mean(ratios):.2f}")


if __name__ == "__main__":
    main()
