"""Are prices right? Two actions are played on by bots in duplicate, in fresh worlds, and compared with their prices.

    python bench/review_calibration.py --players 4 --sample 300 --pairs pairs.json
    python bench/review_calibration.py --kinds endgame --worlds 8    # only these kinds, as the review tells them apart
    python bench/review_calibration.py --by expert                   # another bot plays on
    python bench/review_calibration.py --read pairs.json more.json   # the figures of several runs together

Decisions come from games of random and greedy bots, whose prices are spread widely. For each one there are four numbers
of the same difference: the price in the review, two more estimates from independent worlds by the same method, and what
a bot with a fixed amount of work realises (`--by`). Three slopes follow, which should be 1:

- *shown*: of what is realised on the price. Noise in the price flattens it (errors in variables).
- *noise*: of the independent estimates on the price; what is missing here is noise.
- *method*: of what is realised on one independent estimate, with the other as instrument: noise cancels out, so what is
  missing here is optimism. Shown is about noise times method.

Intervals of 95 % are from the bootstrap over games.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Sequence
from math import exp
from pathlib import Path
from statistics import fmean
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from kibitz.compiled.face_to_face.pack import CODE
from kibitz.compiled.face_to_face.pack import unpack as duel_state
from kibitz.compiled.face_to_face.playout import worlds as duel_worlds
from kibitz.compiled.nyet.codes import codes_for
from kibitz.compiled.nyet.pack import unpack
from kibitz.compiled.nyet.sample import Sampler, Worlds
from kibitz.engines.face_to_face import search as face_to_face
from kibitz.engines.nyet import search as nyet
from kibitz.engines.nyet.belief import metropolis, resample
from kibitz.engines.nyet.outcomes import outcomes
from kibitz.engines.nyet.search import solver
from kibitz.games.nyet.scoring import totals
from kibitz.games.nyet.state import Phase
from kibitz.lab.duplicate import plan_match, play_deal
from kibitz.review.effort import EFFORTS
from kibitz.review.face_to_face.review import Weighed
from kibitz.review.nyet.review import ENDGAME, EXACT, ROLLOUTS, fine, race_of
from kibitz.review.parts import Judged
from kibitz.review.replayed import Replayed, replayed, seed_of
from kibitz.review.tasks import plan, run

Pair: TypeAlias = tuple[float, float, float, float, int]
"""The price in the review, two independent estimates, what is realised, and the seed of the game."""
FIXED: dict[str, dict[str, Any]] = {
    "club": {
        "nyet": replace(nyet.EFFORTS["club"], millis=0),
        "face-to-face": replace(face_to_face.EFFORTS["club"], millis=0),
    },
    "expert": {
        "nyet": replace(nyet.EFFORTS["expert"], worlds=256, card_worlds=96, millis=0),
        "face-to-face": replace(face_to_face.EFFORTS["expert"], rollouts=2_000, millis=0),
    },
}
"""Who plays on."""
DECIDE: dict[str, Any] = {"nyet": nyet.decide, "face-to-face": face_to_face.decide}
RESAMPLES = 400


def measure(args: argparse.Namespace) -> dict[str, list[Pair]]:
    """Sampled decisions of each kind whose best action isn't the chosen one."""
    found: dict[str, list[Pair]] = defaultdict(list)
    rng, effort = random.Random(args.seed), EFFORTS[args.effort]
    for number in range(args.games):
        options = {"players": args.players} if args.game == "nyet" else {}
        bots = ("random", "greedy") if number % 2 else ("random", "random")
        match = plan_match(args.game, bots, options, deals=1, seed=args.seed + number, keep_records=True)
        record = play_deal(match, 0).games[0].record
        assert record is not None
        game = replayed(record)
        tasks = [task for task in plan(record, effort) if task.event < 0]
        kinds: dict[str, int] = defaultdict(int)
        for task in rng.sample(tasks, len(tasks)):
            wanted = [
                step for step in task.steps if kinds[_rough(game, step)] < args.limit and _may_be(args, game, step)
            ]
            for step in wanted[:1] if task.steps != tuple(wanted) else wanted:
                kinds[_rough(game, step)] += 1
            for each in run(record, task, effort).judged if wanted else ():
                decision = each.decision
                asked = not args.kinds or each.fine in args.kinds
                differs = decision.real and decision.best != decision.action
                if asked and differs and len(found[each.fine]) < args.sample:
                    found[each.fine].append(_pair(args, game, each, args.seed + number))
        if args.pairs:
            Path(args.pairs).write_bytes(msgspec.json.encode(found))
    return found


def _rough(game: Replayed, step: int) -> str:
    """What is known of the kind of a decision before it is reviewed."""
    state = game.states[step]
    if game.record.game != "nyet":
        return "any"
    return f"{state.phase} {len(state.hands[game.record.actions[step][0]]) > 5}"


def _may_be(args: argparse.Namespace, game: Replayed, step: int) -> bool:
    """Whether a decision may be of a kind that was asked for, as far as that's known before it is reviewed."""
    if not args.kinds or game.record.game != "nyet":
        return True
    state = game.states[step]
    return fine(state, game.record.actions[step][0]) in args.kinds


def _pair(args: argparse.Namespace, game: Replayed, each: Judged, number: int) -> Pair:
    decision, view = each.decision, game.view(each.decision.step)
    known = msgspec.json.encode(view)
    actions = decision.action, decision.best
    if args.game == "nyet":
        halves = [_again(game, decision.step, view, actions, seed_of(known, half), args.again) for half in "ab"]
        drawn = _drawn(view, decision.seat, args.worlds, seed_of(known, "fresh"))
        worlds: list[Any] = [unpack(drawn.position(i)) for i in range(args.worlds)]
    else:
        halves = _again_duel(view, actions, args.again)
        fresh = duel_worlds(view, args.worlds, seed=seed_of(known, "fresh"))
        worlds = [duel_state(fresh.position(i)) for i in range(args.worlds)]
    state = game.states[decision.step]
    realised = [_realised(args, game, decision.seat, actions, state, world) for world in worlds]
    return each.cost, halves[0], halves[1], fmean(realised), number


def _drawn(view: Any, seat: int, number: int, seed: int) -> Worlds:
    """Worlds from the belief."""
    worlds = Sampler(view).worlds(16 * number, seed=seed)
    worlds = resample(worlds, number, viewer=seat, seed=seed + 1, networks=True)
    return metropolis(worlds, 100, viewer=seat, seed=seed + 2, networks=True)


def _again(game: Replayed, step: int, view: Any, actions: tuple[str, str], seed: int, number: int) -> float:
    """The difference between two actions, in other worlds."""
    seat, state = game.record.actions[step][0], game.states[step]
    codes = [codes_for(view.options).encode(action) for action in actions]
    worlds, race = _drawn(view, seat, number, seed), race_of(state)
    _, chances = outcomes(
        worlds, seat, codes, solver(), race=race, exact=EXACT, endgame=ENDGAME, rollouts=ROLLOUTS, seed=seed + 3
    )
    return fmean(chances[i, 1, seat] - chances[i, 0, seat] for i in range(number))


def _again_duel(view: Any, actions: tuple[str, str], number: int) -> list[float]:
    """The same in Face to Face, twice: the best plans of a review by the two actions, in later worlds."""
    weighed = Weighed(view, actions[0], EFFORTS["usual"])
    plans = []
    for action in actions:
        begun = [i for i, plan in enumerate(weighed.plans) if CODE[action] in weighed.begins[plan]]
        plans += [weighed.plans[weighed.sample.best(begun)]] if begun else []
    if len(plans) < 2:  # one of them loses at once
        plans = plans[-1:]
    found = []
    for half in (0, 1):
        tried = weighed._tried(plans, 100_000 + half * number, number, cards=True)
        found.append(fmean(row[-1] - (row[0] if len(plans) > 1 else 0.0) for row in tried.chances))
    return found


def _realised(
    args: argparse.Namespace, game: Replayed, seat: int, actions: tuple[str, str], state: Any, world: Any
) -> float:
    """What the second action gains over the first when bots play the round on, or the duel, in one world."""
    decide, effort = DECIDE[args.game], FIXED[args.by][args.game]
    values = []
    for action in actions:
        rules, at, luck = game.game, world, random.Random(7)
        at = rules.play(at, seat, rules.parse(action)).state
        while (mover := rules.next_to_act(at)) is not None and getattr(at, "round", 1) == getattr(world, "round", 1):
            seen = rules.view(at, mover)
            text = seen.legal[0] if len(seen.legal) == 1 else decide(seen, effort, luck).action
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


# ── Slopes ─────────────────────────────────────────────────────────────────────────────────────


def _covariance(xs: Sequence[float], ys: Sequence[float]) -> float:
    mean_x, mean_y = fmean(xs), fmean(ys)
    return sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True))


def slopes(pairs: Sequence[Pair]) -> tuple[float, float, float]:
    """Shown, noise, method."""
    price, one, other, realised, _ = zip(*pairs, strict=True)
    both = [(a + b) / 2 for a, b in zip(one, other, strict=True)]
    spread = _covariance(price, price) or 1e-12
    return (
        _covariance(price, realised) / spread,
        _covariance(price, both) / spread,
        _covariance(both, realised) / (_covariance(one, other) or 1e-12),
    )


def tell(args: argparse.Namespace, found: dict[str, list[Pair]]) -> None:
    """The slopes with their intervals, by kind and of all."""
    rng = random.Random(1)
    for kind, pairs in [*sorted(found.items()), ("all", [each for some in found.values() for each in some])]:
        if len(pairs) < 10:
            continue
        games = defaultdict(list)
        for pair in pairs:
            games[pair[-1]].append(pair)
        drawn = (rng.choices([*games.values()], k=len(games)) for _ in range(RESAMPLES))
        again = [slopes([pair for game in some for pair in game]) for some in drawn]
        texts = []
        for which, name in enumerate(("shown", "noise", "method")):
            each = sorted(slope[which] for slope in again)
            low, high = each[RESAMPLES // 40], each[-RESAMPLES // 40]
            texts.append(f"{name} {slopes(pairs)[which]:.2f} ({low:.2f}–{high:.2f})")
        means = [100 * fmean(column) for column in [*zip(*pairs, strict=True)][:4]]
        told = f"means {means[0]:.2f} {(means[1] + means[2]) / 2:.2f} → {means[3]:.2f} %"
        print(
            f"{args.game} {args.players} {kind}: {', '.join(texts)}; {told} ({len(pairs)} of {len(games)} games)",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="nyet")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--sample", type=int, default=300, help="decisions of each kind")
    parser.add_argument("--limit", type=int, default=10, help="decisions of each kind to look at in a game")
    parser.add_argument("--kinds", nargs="*", default=[], help="veto, team, discard, early, endgame; own, gift, number")
    parser.add_argument("--by", choices=list(FIXED), default="club", help="who plays on")
    parser.add_argument("--worlds", type=int, default=4, help="fresh worlds to play on, for each decision")
    parser.add_argument("--again", type=int, default=32, help="worlds of each independent estimate")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--effort", default="usual")
    parser.add_argument("--pairs", help="a file for what was found")
    parser.add_argument("--read", nargs="+", help="such files, to print their figures together")
    args = parser.parse_args()
    if args.read:
        together: dict[str, list[Pair]] = defaultdict(list)
        for name in args.read:
            for kind, pairs in msgspec.json.decode(Path(name).read_bytes(), type=dict[str, list[Pair]]).items():
                together[kind] += pairs
        tell(args, together)
        sys.exit()
    tell(args, measure(args))


if __name__ == "__main__":
    main()
