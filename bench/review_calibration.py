"""Are predicted differences right? Both actions are played on by bots in duplicate, in fresh worlds.

    python bench/review_calibration.py --players 4 --sample 300 --millis 5

Decisions come from games of random and greedy bots, whose prices are spread widely. The slope of the regression of
realised on predicted differences should be 1.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from math import exp
from statistics import fmean, stdev
from typing import Any

import msgspec

from kibitz.compiled.face_to_face.pack import unpack as duel_state
from kibitz.compiled.face_to_face.playout import worlds as duel_worlds
from kibitz.compiled.nyet.pack import unpack
from kibitz.compiled.nyet.sample import Sampler
from kibitz.engines.core import find_bot
from kibitz.engines.nyet.belief import metropolis, resample
from kibitz.games.nyet.scoring import totals
from kibitz.games.nyet.state import Phase
from kibitz.lab.duplicate import plan_match, play_deal
from kibitz.review.effort import EFFORTS
from kibitz.review.nyet.review import race_of
from kibitz.review.replayed import replayed, seed_of
from kibitz.review.tasks import plan, run


def calibrate(args: argparse.Namespace) -> None:
    """Sampled decisions of each kind whose best action isn't the chosen one; the slope of realised on predicted."""
    effort, wanted = EFFORTS[args.effort], args.sample
    found: dict[str, list[tuple[float, float]]] = defaultdict(list)
    rng = random.Random(args.seed)
    number = 0
    while number < args.games:
        options = {"players": args.players} if args.game == "nyet" else {}
        bots = ("random", "greedy") if number % 2 else ("random", "random")
        match = plan_match(args.game, bots, options, deals=1, seed=args.seed + number, keep_records=True)
        number += 1
        record = play_deal(match, 0).games[0].record
        assert record is not None
        steps = [task for task in plan(record, effort) if task.event < 0]
        rng.shuffle(steps)
        for task in steps[: args.limit]:
            for each in run(record, task, effort).judged:
                decision = each.decision
                if decision.real and decision.best != decision.action and len(found[each.fine]) < wanted:
                    game = replayed(record)
                    view = game.view(decision.step)
                    actions = decision.action, decision.best
                    state = game.states[decision.step]
                    realised = [
                        _realised(args, game, view, decision.seat, actions, state, world)
                        for world in range(args.worlds)
                    ]
                    found[each.fine].append((each.cost, fmean(realised)))
        for kind, pairs in sorted(found.items()):
            if len(pairs) > 2:
                print(f"{args.game} {args.players} {kind}: {_regression(pairs)}", flush=True)


def _regression(pairs: list[tuple[float, float]]) -> str:
    xs, ys = zip(*pairs, strict=True)
    mean_x, mean_y = fmean(xs), fmean(ys)
    square = sum((x - mean_x) ** 2 for x in xs)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in pairs) / square
    rest = [y - mean_y - slope * (x - mean_x) for x, y in pairs]
    error = (sum(r * r for r in rest) / max(1, len(pairs) - 2) / square) ** 0.5
    through = sum(x * y for x, y in pairs) / sum(x * x for x in xs)
    fit = f"slope {slope:.2f} ± {1.96 * error:.2f}, through the origin {through:.2f}"
    return f"{fit}, mean {mean_x:.4f} → {mean_y:.4f} (sd {stdev(ys):.3f}, {len(pairs)} decisions)"


def _realised(
    args: argparse.Namespace, game: Any, view: Any, seat: int, actions: tuple[str, str], state: Any, number: int
) -> float:
    """What the second action gains over the first when bots play on, in one fresh world."""
    known = msgspec.json.encode(view) + bytes([number])
    bot = find_bot(args.strongest)
    world: Any
    if args.game != "nyet":
        world = duel_state(duel_worlds(view, 1, seed=seed_of(known, "fresh")).position(0))
    else:
        drawn = Sampler(view).worlds(64, seed=seed_of(known, "fresh"))
        drawn = resample(drawn, 1, viewer=seat, seed=seed_of(known, "keep"), networks=True)
        world = unpack(metropolis(drawn, 200, viewer=seat, seed=seed_of(known, "move"), networks=True).position(0))
    values = []
    for action in actions:
        rules, at, luck = game.game, world, random.Random(7)
        at = rules.play(at, seat, rules.parse(action)).state
        while (mover := rules.next_to_act(at)) is not None and getattr(at, "round", 1) == getattr(world, "round", 1):
            seen = rules.view(at, mover)
            text = seen.legal[0] if len(seen.legal) == 1 else bot.decide(seen, rng=luck, millis=args.millis).action
            at = rules.play(at, mover, rules.parse(text)).state
        values.append(_value(args, at, seat, state))
    return values[1] - values[0]


def _value(args: argparse.Namespace, at: Any, seat: int, state: Any) -> float:
    """The chance to win after the round, or the result of a duel."""
    if args.game != "nyet":
        return float(at.winner == seat)
    scores = totals(at.options.players, at.history)
    spread = race_of(state)[0]
    best = max(scores)
    if at.phase is Phase.OVER or spread <= 0:
        return 1 / scores.count(best) if scores[seat] == best else 0.0
    weights = [exp((score - best) / spread) for score in scores]
    return weights[seat] / sum(weights)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="nyet")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--sample", type=int, default=300, help="decisions of each kind")
    parser.add_argument("--limit", type=int, default=40, help="decisions of a game to look at")
    parser.add_argument("--worlds", type=int, default=1, help="fresh worlds for each decision")
    parser.add_argument("--strongest", default="expert", help="the bot that plays on")
    parser.add_argument("--millis", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--effort", default="usual")
    calibrate(parser.parse_args())


if __name__ == "__main__":
    main()
