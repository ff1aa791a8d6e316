"""Search for Face to Face: list every plan for the turn, and roll the promising ones out in many worlds.

Nothing is remembered from one card of a turn to the next. The worlds depend only on the position at the start of the
turn, so later cards are evaluated in the same worlds, and the bot sticks to its plan.
"""

from __future__ import annotations

import random
import time
from array import array
from hashlib import blake2b
from math import hypot, isinf
from typing import TypeAlias

from msgspec import Struct, field

from kibitz.compiled.face_to_face.pack import CODE, END, TEXT, from_view
from kibitz.compiled.face_to_face.playout import worlds
from kibitz.engines.core import UNSURE, Decision, Estimate
from kibitz.engines.face_to_face.greedy import choose
from kibitz.engines.face_to_face.habits import looks_odd
from kibitz.engines.face_to_face.turns import Plans, mean_and_error, mean_lead
from kibitz.games.face_to_face.view import View

KEEP = 3
"""Each stage keeps one plan in three."""
BATCH = 1000
"""The number of worlds sampled at a time."""
PLANS_PER_MILLI = 20
"""At most this many plans per millisecond, so that one world for all of them takes about a tenth of the time."""
CLEAR = 4.0
"""A plan this many standard errors behind the best is out."""
CARD_WEIGHT = 5e-4
"""What a card won is worth, in probability of winning."""
UNSURE_CARDS = 5.0
"""The standard error of a margin estimated from a single world."""
NOTHING = Estimate(0.0, 0.0)
SURE = 3.0
"""The standard errors by which a turn that looks odd must lead those that don't."""
FLOOR = 16
"""All plans are tried in this many worlds, however little time there is."""
LEAST_SECONDS = 1e-6
"""Used when no time is left: to the evaluation, 0 means no limit."""


class FaceToFaceEffort(Struct, frozen=True):
    """The limits of a search, which ends when all rollouts are done or the time is up."""

    turns: int
    """The length of a rollout in turns. Beyond four, heuristic turns mislead."""
    plans: int
    """How many of the most promising plans to try, besides the best one for each action. A turn has about 400."""
    rollouts: int
    """The total. Rollouts and time are shared evenly by the stages: each tries fewer plans in more worlds."""
    candidates: int = 1
    """Each turn of a rollout is the best of this many cheap turns according to a network; 1: by heuristic."""
    searching: bool = False
    """Use the network that learned from searching players."""
    evidence: float = 1.0
    """The heuristic is overruled by a plan that leads its choice by this many standard errors."""
    millis: float = 0
    """Time limit; 0: none, and the decision depends on the view alone."""


EFFORTS = {
    "club": FaceToFaceEffort(4, 14, 1_500, searching=True, millis=12),
    "expert": FaceToFaceEffort(4, 24, 100_000, candidates=4, searching=True, millis=80),
    "master": FaceToFaceEffort(4, 200, 8_000, candidates=4, searching=True, millis=850),
}
"""The effort of each bot, with room to spare below its limit of 20, 100 or 1,000 ms."""


class Trial(Struct):
    """The results of a plan so far, world by world.

    All plans are tried in the same worlds, in the same order; those that drop out early are tried in fewer.
    """

    chances: array[float] = field(default_factory=lambda: array("f"))
    """The probability of winning."""
    points: array[float] = field(default_factory=lambda: array("f"))
    """The cards that the loser has left in the end, negative if that is this player."""
    chance: Estimate = NOTHING
    margin: Estimate = NOTHING

    def add(self, chances: array[float], points: array[float]) -> None:
        self.chances.extend(chances)
        self.points.extend(points)
        self.chance = _estimate(*mean_and_error(self.chances), UNSURE)
        self.margin = _estimate(*mean_and_error(self.points), UNSURE_CARDS)

    @property
    def worlds(self) -> int:
        return len(self.chances)

    @property
    def worth(self) -> float:
        """What the player maximizes: the probability of winning, and a little for each card."""
        return self.chance.mean + CARD_WEIGHT * self.margin.mean

    def worth_lead(self, other: Trial) -> Estimate:
        """How far it leads another plan in worth; the error is the largest possible."""
        chance, points = self.lead(other), self.points_lead(other)
        return Estimate(chance.mean + CARD_WEIGHT * points.mean, chance.error + CARD_WEIGHT * points.error)

    def lead(self, other: Trial) -> Estimate:
        """How far it leads another plan in probability, in the worlds that both were tried in."""
        return _estimate(*mean_lead(self.chances, other.chances), UNSURE)

    def points_lead(self, other: Trial) -> Estimate:
        """The same in cards."""
        return _estimate(*mean_lead(self.points, other.points), UNSURE_CARDS)


def _estimate(mean: float, error: float, unsure: float) -> Estimate:
    return Estimate(mean, unsure if isinf(error) else error)


Trials: TypeAlias = dict[int, Trial]
"""The plans that were tried, best first."""


def decide(view: View, effort: FaceToFaceEffort, rng: random.Random) -> Decision:  # noqa: ARG001  all chance is in the worlds
    """The first action of the plan most likely to win; an action is worth the best plan that begins with it."""
    if len(view.legal) == 1:
        return Decision(view.legal[0])
    deadline = time.monotonic() + effort.millis / 1000 if effort.millis else None
    plans = Plans(from_view(view), searching=effort.searching)
    action, trials = successive_elimination(view, plans, effort, deadline)
    action = _evident(plans, trials, action, CODE[choose(view)], effort.evidence)
    action = _sensible(view, plans, trials, action)
    estimates = dict.fromkeys(view.legal, NOTHING)  # an action that begins no plan loses at once
    points = dict.fromkeys(view.legal, Estimate(1.0 - _unplaced(view), 0.0))
    for plan in reversed(trials):
        begun = [TEXT[code] for code in plans.first_actions(plan)]
        estimates |= dict.fromkeys(begun, trials[plan].chance)
        points |= dict.fromkeys(begun, trials[plan].margin)
    return Decision(TEXT[action], estimates, points)


def _evident(plans: Plans, trials: Trials, action: int, usual: int, evidence: float) -> int:
    """The action found, or the one that the heuristic begins with if there is no evidence against it."""
    best = next(plan for plan in trials if action in plans.first_actions(plan))
    plan = next((plan for plan in trials if usual in plans.first_actions(plan)), None)
    if plan is None:  # it loses at once
        return action
    lead = trials[best].worth_lead(trials[plan])
    return usual if lead.error > 0 and lead.mean <= evidence * lead.error else action


def _sensible(view: View, plans: Plans, trials: Trials, action: int) -> int:
    """The action found or usual, unless its turn looks odd and the best that doesn't is as good, for all one knows."""
    best = next((plan for plan in trials if action in plans.first_actions(plan)), None)
    if best is None or not looks_odd(view, _texts(plans, best)):
        return action
    plan = next((plan for plan in trials if not looks_odd(view, _texts(plans, plan))), None)
    if plan is None:
        return action
    lead = trials[best].worth_lead(trials[plan])
    return plans.codes(plan)[0] if lead.mean <= SURE * lead.error else action


def _texts(plans: Plans, plan: int) -> list[str]:
    return [TEXT[code] for code in plans.codes(plan)]


def _unplaced(view: View) -> int:
    """The cards that the player to move still has."""
    return view.hand_sizes[view.to_act[0]] + view.draw_sizes[view.to_act[0]]


def successive_elimination(
    view: View, plans: Plans, effort: FaceToFaceEffort, deadline: float | None
) -> tuple[int, Trials]:
    """Try all plans, then the best third in more worlds, and so on, until the first action is clear or time is up."""
    limit = effort.plans if deadline is None else min(effort.plans, 1 + int(PLANS_PER_MILLI * effort.millis))
    trials = {plan: Trial() for plan in plans.promising(limit)}
    seed, start, action, clear = turn_seed(view), 0, END, False
    stages = _stages(len(trials), effort.rollouts)
    for left, (size, number) in zip(range(len(stages), 0, -1), stages, strict=True):
        some = list(trials)[:size]
        until = None if deadline is None else _stage_end(deadline, left)
        done = 0
        while done < number:
            wanted = min(BATCH, number - done)
            seconds = max(LEAST_SECONDS, until - time.monotonic()) if until is not None else 0.0
            if until is not None and start < FLOOR:
                wanted, seconds = min(FLOOR - start, wanted), 0.0
            drawn = worlds(view, wanted, seed=seed, first=start)
            found = plans.evaluate(drawn, some, turns=effort.turns, candidates=effort.candidates, seconds=seconds)
            for plan, tried in zip(some, found, strict=True):
                trials[plan].add(*tried)
            tried_now = len(found[0][0])
            start += tried_now
            done += tried_now
            some.sort(key=lambda plan: (-round(trials[plan].worth, 7), plans.waste(plan), plan))
            trials = {plan: trials[plan] for plan in some} | trials
            action, clear = _first_action(plans, trials, some)
            if clear or tried_now < wanted:
                break
        if clear:
            break
    return action, trials


def _stage_end(deadline: float, stages: int) -> float:
    """When the next stage must end so that the remaining ones, this one included, get equal time."""
    begun = time.monotonic()
    return begun + (deadline - begun) / stages


def _stages(plans: int, rollouts: int) -> list[tuple[int, int]]:
    """The number of plans and of worlds for each stage: fewer plans in more worlds, with equally many rollouts."""
    sizes = [plans]
    while sizes[-1] > KEEP:
        sizes.append(max(2, sizes[-1] // KEEP))
    return [(size, max(1, rollouts // len(sizes) // size)) for size in sizes]


def _first_action(plans: Plans, trials: Trials, some: list[int]) -> tuple[int, bool]:
    """The action to begin with, and whether every plan that may still prove best can begin with it."""
    first = plans.codes(some[0])[0]
    common = set(plans.first_actions(some[0]))
    best = trials[some[0]].chance
    for plan in some[1:]:
        found = trials[plan].chance
        if best.mean - found.mean > CLEAR * hypot(best.error, found.error):
            continue
        common &= set(plans.first_actions(plan))
    return (first if first in common or not common else min(common)), bool(common)


def turn_seed(view: View) -> int:
    """A seed that stays the same throughout a turn: a hash of earlier placements and the hand the turn began with."""
    earlier = [put for put in view.placed if put.turn < view.turn]
    begun = sorted((*(view.hands[view.to_act[0]] or ()), *(put.card for put in view.placed[len(earlier) :])))
    known = f"{[(put.seat, put.pile, put.card) for put in earlier]} {begun}"
    return int.from_bytes(blake2b(known.encode(), digest_size=8).digest(), "big")
