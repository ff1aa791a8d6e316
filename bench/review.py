"""What a review costs and what it is worth, on games of bots.

    python bench/review.py --time                 # CPU seconds per game
    python bench/review.py --stable               # labels that flip at ten times the effort
    python bench/review.py --scale [--write]      # mean fair cost of each bot; --write stores the scale beside the code
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
from itertools import pairwise
from pathlib import Path
from statistics import correlation, fmean, stdev, variance
from typing import Any

import msgspec
from msgspec import structs
from msgspec.structs import replace

from kibitz.engines.core import BOTS, find_bot
from kibitz.engines.face_to_face import search as face_to_face
from kibitz.engines.nyet import search as nyet
from kibitz.games.record import Record
from kibitz.lab.duplicate import plan_match, play_deal
from kibitz.review.effort import EFFORTS, Effort
from kibitz.review.luck import LIGHT, luck_in
from kibitz.review.parts import Judged, Part, Task
from kibitz.review.replayed import Replayed, replayed
from kibitz.review.scale import Rung, Scale, Scales, scales
from kibitz.review.tasks import ENGINE, assemble, plan, reviewer_for, run

SCALE = Path(__file__).parents[1] / "src" / "kibitz" / "review" / "scale.json"


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


FIXED: dict[str, dict[str, Any]] = {
    "nyet": {
        "club": replace(nyet.EFFORTS["club"], millis=0),
        "expert": replace(nyet.EFFORTS["expert"], worlds=640, card_worlds=256, millis=0),
        "master": replace(nyet.EFFORTS["master"], worlds=1280, card_worlds=384, millis=0),
    },
    "face-to-face": {
        "club": replace(face_to_face.EFFORTS["club"], millis=0),
        "expert": replace(face_to_face.EFFORTS["expert"], rollouts=4_000, millis=0),
        "master": replace(face_to_face.EFFORTS["master"], millis=0),
    },
}
"""The work of the bots that search: like what they do in their time on a free processor, and no less on a busy one."""


def choice(bot: str, game: Replayed, step: int) -> str:
    """What a bot would do in a position, with a fixed amount of work."""
    view, luck = game.view(step), random.Random(f"{bot} {step}")
    search = {"nyet": nyet, "face-to-face": face_to_face}[game.record.game]
    effort = FIXED[game.record.game].get(bot)
    found = search.decide(view, effort, luck) if effort else find_bot(bot).decide(view, rng=luck, millis=1000)
    return found.action


def scale(args: argparse.Namespace) -> None:
    """The mean fair cost of each bot's decisions, all in the same positions and the same worlds.

    At tables of their own weak bots have more to lose, and among stronger ones they soon have nothing to lose.
    """
    effort, bots = EFFORTS[args.effort], list(BOTS)
    found: dict[str, list[Judged]] = {bot: [] for bot in bots}
    games = 0
    for record in records(args, lineup(args, "club", "greedy"), args.games):
        games += 1
        steps = [step for task in plan(record, effort) for step in task.steps]
        for step in random.Random(f"{args.seed} {games}").sample(steps, min(len(steps), args.sample)):
            judged = {record.actions[step][1]: as_taken(record, step, record.actions[step][1], effort)}
            if not judged[record.actions[step][1]].decision.real:
                continue
            for bot in bots:
                action = choice(bot, replayed(record), step)
                if action not in judged:
                    judged[action] = as_taken(record, step, action, effort)
                found[bot].append(judged[action])
        if games % 5 == 0 or games == args.games:
            rungs = [rung_of(args, bot, found[bot], games) for bot in bots]
            print_steps(found)
    if args.write:
        kept = [each for each in scales().scales if (each.game, each.players) != (args.game, args.players)]
        mine = Scale(args.game, args.players, tuple(rungs))
        work = "bots with a fixed amount of work, all in the same positions of games of club and greedy"
        conditions = f"{ENGINE}, effort {args.effort}, {work}"
        SCALE.write_bytes(msgspec.json.format(msgspec.json.encode(Scales(conditions, (*kept, mine)))) + b"\n")


def rung_of(args: argparse.Namespace, bot: str, found: list[Judged], games: int) -> Rung:
    """A bot's mean cost, printed with the labels and the costs by kind."""
    costs = [each.cost for each in found]
    rung = Rung(bot, fmean(costs), stdev(costs) / len(costs) ** 0.5, games, len(costs))
    print(f"{args.game} {args.players} {bot}: {100 * rung.cost:.3f} ± {196 * rung.error:.3f} % a real decision")
    labels = Counter(each.decision.label for each in found)
    print(f"    {rung.decisions} decisions of {games} games, {dict(labels)}")
    by_kind = defaultdict(list)
    for each in found:
        by_kind[each.fine].append(100 * each.cost)
    print("   ", {kind: f"{fmean(each):.2f} ({len(each)})" for kind, each in sorted(by_kind.items())}, flush=True)
    return rung


def print_steps(found: dict[str, list[Judged]]) -> None:
    """What each bot's decisions cost more than those of the next, decision by decision."""
    for weaker, stronger in pairwise(found):
        more = [one.cost - other.cost for one, other in zip(found[weaker], found[stronger], strict=True)]
        error = stdev(more) / len(more) ** 0.5
        print(f"  {weaker} over {stronger}: {100 * fmean(more):.3f} ± {196 * error:.3f} %", flush=True)


def as_taken(record: Record, step: int, action: str, effort: Effort) -> Judged:
    """A decision as if this action had been taken."""
    actions = (*record.actions[:step], (record.actions[step][0], action))
    other = structs.replace(replayed(record), record=structs.replace(record, actions=actions))
    (found,) = reviewer_for(record.game).run(other, Task("other", (step,)), effort).judged
    return found


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
        found = as_taken(record, step, action, effort)
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
        "scale": scale,
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
    parser.add_argument("--write", action="store_true")
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
