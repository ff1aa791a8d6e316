"""What a real decision of each bot costs, all in the same positions and the same worlds: the scale of a review's class.

    python bench/review_scale.py --players 4 --deals 10 --costs /tmp/four.json     # goes on where that file ends
    python bench/review_scale.py --players 4 --deals 0 --costs /tmp/four.json --write

Positions are from games of club and greedy, each deal played once for each seating. At tables of their own weak bots
have more to lose, and among stronger ones they soon have nothing to lose. All bots do a fixed amount of work.
Intervals are from the spread between deals, since decisions of one game aren't independent; `--write` stores the scale
beside the code.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
from msgspec import Struct, structs
from msgspec.structs import replace

from kibitz.engines.core import BOTS, find_bot
from kibitz.engines.face_to_face import search as face_to_face
from kibitz.engines.nyet import search as nyet
from kibitz.games.core import find_game
from kibitz.games.record import Record, make
from kibitz.lab.duplicate import deal_seed, rotations
from kibitz.review.effort import EFFORTS, Effort
from kibitz.review.parts import Judged, Task
from kibitz.review.replayed import replayed
from kibitz.review.scale import Rung, Scale, Scales, scales
from kibitz.review.tasks import ENGINE, plan, reviewer_for

SCALE = Path(__file__).parents[1] / "src" / "kibitz" / "review" / "scale.json"
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


class Cost(Struct, frozen=True, array_like=True):
    """What one bot's decision cost."""

    kind: str
    cost: float
    label: str
    step: int = -1


class Costs(Struct):
    """What has been measured for a game and number of players, so that later runs can go on."""

    game: str
    players: int
    effort: str
    seed: int
    deals: list[list[dict[str, Cost]]] = []
    """By deal, every real decision: the cost of each bot's choice."""


def records(costs: Costs, number: int) -> list[Record]:
    """The games of a deal."""
    options = {"players": costs.players} if costs.game == "nyet" else {}
    bots = tuple(("club", "greedy")[seat % 2] for seat in range(costs.players))
    return [played(costs.game, options, lineup, costs.seed + number) for lineup in rotations(bots)]


def played(game: str, options: dict[str, Any], lineup: tuple[str, ...], number: int) -> Record:
    """A game of bots with a fixed amount of work."""
    rules = find_game(game)
    complete, seed = rules.options(options), deal_seed(number, 0)
    state, actions = rules.start(complete, seed).state, list[tuple[int, Any]]()
    while (seat := rules.next_to_act(state)) is not None:
        view, luck = rules.view(state, seat), random.Random(f"{number} {len(actions)}")
        text = view.legal[0] if len(view.legal) == 1 else choice(lineup[seat], game, view, luck)
        actions.append((seat, rules.parse(text)))
        state = rules.play(state, *actions[-1]).state
    return make(rules, complete, seed, tuple(f"bot:{bot}" for bot in lineup), actions)


def choice(bot: str, game: str, view: Any, luck: random.Random) -> str:
    """What a bot would do in a position, with a fixed amount of work."""
    search = {"nyet": nyet, "face-to-face": face_to_face}[game]
    effort = FIXED[game].get(bot)
    found = search.decide(view, effort, luck) if effort else find_bot(bot).decide(view, rng=luck, millis=1000)
    return found.action


def as_taken(record: Record, step: int, action: str, effort: Effort) -> Judged:
    """A decision as if this action had been taken."""
    actions = (*record.actions[:step], (record.actions[step][0], action))
    other = structs.replace(replayed(record), record=structs.replace(record, actions=actions))
    (found,) = reviewer_for(record.game).run(other, Task("other", (step,)), effort).judged
    return found


def measured(record: Record, effort: Effort, sample: int) -> Iterator[dict[str, Cost]]:
    """What each bot's choice costs in sampled real decisions of a game."""
    steps = [step for task in plan(record, effort) for step in task.steps]
    for step in random.Random(record.seed).sample(steps, min(len(steps), sample)):
        taken = record.actions[step][1]
        judged = {taken: as_taken(record, step, taken, effort)}
        if not judged[taken].decision.real:
            continue
        costs: dict[str, Cost] = {}
        for bot in BOTS:
            action = choice(bot, record.game, replayed(record).view(step), random.Random(f"{bot} {step}"))
            if action not in judged:
                judged[action] = as_taken(record, step, action, effort)
            each = judged[action]
            costs[bot] = Cost(each.fine, each.cost, each.decision.label, step)
        yield costs


def mean_over(deals: list[list[float]]) -> tuple[float, float]:
    """The mean of all values, and its standard error: from the spread between deals, or between single values if that
    is larger, as it may be by chance with few deals."""
    number = sum(map(len, deals))
    mean = sum(map(sum, deals)) / number
    off = [sum(deal) - len(deal) * mean for deal in deals]
    spread = sum(each * each for each in off) * len(deals) / max(1, len(deals) - 1)
    single = sum((value - mean) ** 2 for deal in deals for value in deal)
    return mean, max(spread, single) ** 0.5 / number


def rungs_of(costs: Costs) -> tuple[Rung, ...]:
    """Every bot's mean cost, printed with the labels and the costs by kind."""
    found = []
    name = f"{costs.game} {costs.players}"
    for bot in BOTS:
        mean, error = mean_over([[each[bot].cost for each in deal] for deal in costs.deals])
        mine = [each[bot] for deal in costs.deals for each in deal]
        print(f"{name} {bot}: {100 * mean:.3f} ± {196 * error:.3f} % a real decision")
        print(f"    {len(mine)} decisions of {len(costs.deals)} deals, {dict(Counter(each.label for each in mine))}")
        by_kind = defaultdict(list)
        for each in mine:
            by_kind[each.kind].append(100 * each.cost)
        print("   ", {kind: f"{fmean(each):.2f} ({len(each)})" for kind, each in sorted(by_kind.items())})
        found.append(Rung(bot, mean, error, len(costs.deals), len(mine)))
    for i, (weaker, stronger) in enumerate(pairwise(BOTS)):
        mean, error = mean_over([[each[weaker].cost - each[stronger].cost for each in deal] for deal in costs.deals])
        print(f"  {weaker} over {stronger}: {100 * mean:.3f} ± {196 * error:.3f} %", flush=True)
        found[i] = replace(found[i], lead=mean, lead_error=error)
    return tuple(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="nyet")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=5, help="how many more deals")
    parser.add_argument("--sample", type=int, default=48, help="decisions of a deal to look at")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--effort", default="usual", help="that of a review")
    parser.add_argument("--costs", type=Path, help="a file for what was measured; if there is one, it's added to")
    parser.add_argument("--write", action="store_true", help="store the scale beside the code")
    args = parser.parse_args()
    players = args.players if args.game == "nyet" else 2
    costs = Costs(args.game, players, args.effort, args.seed)
    if args.costs and args.costs.exists():
        costs = msgspec.json.decode(args.costs.read_bytes(), type=Costs)
    for _ in range(args.deals):
        games = records(costs, len(costs.deals))
        sample = -(-args.sample // len(games))
        costs.deals.append([each for record in games for each in measured(record, EFFORTS[costs.effort], sample)])
        if args.costs:
            args.costs.write_bytes(msgspec.json.encode(costs))
    rungs = rungs_of(costs)
    if args.write:
        kept = [each for each in scales().scales if (each.game, each.players) != (costs.game, costs.players)]
        work = "bots with a fixed amount of work, all in the same positions of games of club and greedy"
        conditions = f"{ENGINE}, effort {costs.effort}, {work}"
        mine = Scale(costs.game, costs.players, rungs)
        SCALE.write_bytes(msgspec.json.format(msgspec.json.encode(Scales(conditions, (*kept, mine)))) + b"\n")


if __name__ == "__main__":
    main()
