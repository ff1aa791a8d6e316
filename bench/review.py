"""What a review costs and what it is worth, on games of bots.

    python bench/review.py --time                 # CPU seconds per game
    python bench/review.py --stable               # labels that flip at ten times the effort
    python bench/review.py --cheat                # an all-seeing cheat and master, told apart by the two prices
    python bench/review.py --luck                 # mean luck, and the variance of luck-adjusted results

Games are of `--game` at `--players`; `--games` says how many, `--millis` limits each bot's decision, `--effort` names
the review's effort. Everything follows from `--seed` but the decisions of bots that run into their time limit.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from statistics import correlation, fmean, stdev, variance
from typing import Any

from kibitz.games.record import Record
from kibitz.lab.duplicate import plan_match, play_deal
from kibitz.review.effort import EFFORTS, Effort
from kibitz.review.luck import LIGHT, luck_in
from kibitz.review.parts import Judged, Part
from kibitz.review.replayed import replayed
from kibitz.review.tasks import assemble, plan, run
from review_scale import as_taken  # type: ignore[import-not-found]


def records(args: argparse.Namespace, bots: tuple[str, ...], games: int) -> Iterator[Record]:
    """Games of these bots, with different cards each; the bots move round the table."""
    options = {"players": args.players} if args.game == "nyet" else {}
    for number in range(games):
        shift = number % len(bots)
        match = plan_match(
            args.game,
            (*bots[shift:], *bots[:shift]),
            options,
            deals=1,
            seed=args.seed + number,
            millis=args.millis,
            keep_records=True,
        )
        record = play_deal(match, 0).games[0].record
        assert record is not None
        yield record


def parts_of(record: Record, effort: Effort, *, chance: bool = True) -> list[Part]:
    return [run(record, task, effort) for task in plan(record, effort) if chance or task.event < 0]


def judged_of(record: Record, effort: Effort) -> list[Judged]:
    return [found for part in parts_of(record, effort, chance=False) for found in part.judged]


def lineup(args: argparse.Namespace, *names: str) -> tuple[str, ...]:
    """As many bots as seats, the names in turn."""
    return tuple(names[i % len(names)] for i in range(args.players))


def timing(args: argparse.Namespace) -> None:
    """CPU seconds per game."""
    effort, longest = EFFORTS[args.effort], 0.0
    taken: list[float] = []
    first: list[float] = []
    for record in records(args, lineup(args, "club", "greedy"), args.games):
        began = time.process_time()
        parts = []
        for task in plan(record, effort):
            begun = time.process_time()
            parts.append(run(record, task, effort))
            longest = max(longest, time.process_time() - begun)
            told = any(found.decision.label not in ("none", "good") for found in parts[-1].judged)
            if told and len(first) < len(taken) + 1:
                first.append(time.process_time() - began)
        assemble(record, effort, parts)
        taken.append(time.process_time() - began)
    print(f"{args.game} {args.players}: {fmean(taken):.1f} s of CPU a game (most {max(taken):.1f})")
    print(f"  longest task {longest:.2f} s, first key moment after {fmean(first):.1f} s of CPU")


def stability(args: argparse.Namespace) -> None:
    """Labels at an effort and at ten times as much."""
    effort = EFFORTS[args.effort]
    more = Effort("ten times", effort.scale * 10)
    flips: dict[str, Counter[bool]] = defaultdict(Counter)
    pairs: Counter[tuple[str, str]] = Counter()
    for record in records(args, lineup(args, "club", "greedy"), args.games):
        steps = [task for task in plan(record, effort) if task.event < 0]
        for task in random.Random(args.seed).sample(steps, min(len(steps), args.sample)):
            for one, other in zip(run(record, task, effort).judged, run(record, task, more).judged, strict=True):
                # A choice that is no choice and a good one say the same: nothing was lost.
                first, second = (each.decision.label.replace("none", "good") for each in (one, other))
                flips[one.fine][first != second] += 1
                pairs[first, second] += first != second
    for kind, found in sorted(flips.items()):
        share = found[True] / found.total()
        print(f"{args.game} {args.players} {kind}: {found[True]} of {found.total()} labels flip ({share:.1%})")
    total = sum(found.total() for found in flips.values())
    print(f"all: {sum(found[True] for found in flips.values()) / total:.1%} of {total}; {dict(pairs)}")


def cheating(args: argparse.Namespace) -> None:
    """Both prices of a player who takes the best action with all cards open, and of one who can't see them.

    The cheat decides in the same positions, wherever the true deal is solved.
    """
    effort = EFFORTS[args.effort]
    prices: dict[str, list[float]] = defaultdict(list)
    for record in records(args, lineup(args, args.strongest), args.games):
        for task in plan(record, effort):
            for honest in run(record, task, effort).judged:
                cheat = cheated(record, honest.decision.step, effort) if honest.decision.open.exact else None
                if cheat is not None and cheat.decision.real:
                    for name, found in (("honest", honest), ("cheat", cheat)):
                        prices[f"{name}, fair"].append(found.cost)
                        prices[f"{name}, open"].append(found.decision.open.chance)
    for name, values in sorted(prices.items()):
        error = stdev(values) / len(values) ** 0.5
        print(f"{args.game} {args.players} {name}: {100 * fmean(values):.3f} ± {196 * error:.3f} % ({len(values)})")


def cheated(record: Record, step: int, effort: Effort) -> Judged | None:
    """The decision as the cheat takes it: the first action without an open price."""
    for action in replayed(record).view(step).legal:
        found: Judged = as_taken(record, step, action, effort)
        if found.decision.open.chance <= 1e-9 and found.decision.open.points <= 1e-9:
            return found
    return None


def luck(args: argparse.Namespace) -> None:
    """Mean luck and how much variance it explains."""
    effort = LIGHT if args.effort == "light" else EFFORTS[args.effort]
    results, lucks = [], []
    for record in records(args, lineup(args, *args.bots.split(",")), args.games):
        assert record.result is not None
        found = luck_in(record, effort)
        if found.unit == "points":
            results.append(_lead(tuple(map(float, record.result.scores))))
            lucks.append(_lead(found.seats))
        else:
            results.append(float(0 in record.result.winners))
            lucks.append(found.seats[0])
    adjusted = [result - lucky for result, lucky in zip(results, lucks, strict=True)]
    slope = correlation(results, lucks)
    error = stdev(lucks) / len(lucks) ** 0.5
    ratio = variance(adjusted) / variance(results)
    print(f"{args.game} {args.players} {args.bots}, {len(results)} games:")
    print(f"  mean luck of seat 0 {fmean(lucks):.3f} ± {1.96 * error:.3f}")
    print(f"  variance adjusted / raw {ratio:.3f}, with the best factor {1 - slope**2:.3f}")


def _lead(points: tuple[float, ...]) -> float:
    """Seat 0's lead over the mean of the others."""
    return points[0] - fmean(points[1:])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    actions: dict[str, Any] = {
        "time": timing,
        "stable": stability,
        "cheat": cheating,
        "luck": luck,
    }
    for name in actions:
        parser.add_argument(f"--{name}", action="store_true")
    parser.add_argument("--game", default="nyet")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--sample", type=int, default=60, help="decisions of a game to look at")
    parser.add_argument("--millis", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--effort", default="usual")
    parser.add_argument("--bots", default="club,greedy")
    parser.add_argument("--strongest", default="expert")
    args = parser.parse_args()
    if args.game != "nyet":
        args.players = 2
    chosen = [work for name, work in actions.items() if getattr(args, name)]
    if not chosen:
        parser.print_help()
        sys.exit(2)
    for work in chosen:
        work(args)


if __name__ == "__main__":
    main()
