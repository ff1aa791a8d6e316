"""Face to Face by search: every way to end the turn, the promising ones played on in many worlds.

Nothing is remembered from one card of a turn to the next: the worlds a plan is tried in depend only on where the turn
began, so the cards that follow are judged in the same worlds, and the plan holds.
"""

from __future__ import annotations

import random
import time
from hashlib import blake2b

from msgspec import Struct

from kibitz.bots.core import Decision, Estimate
from kibitz.fast.face_to_face_pack import TEXT, from_view
from kibitz.fast.face_to_face_plan import Plans
from kibitz.fast.face_to_face_playout import Worlds, worlds
from kibitz.games.face_to_face.view import View

UNTRIED = 0.06
"""The standard error of a way that was not tried: how far the network alone is off, all in all."""
CHUNK = 1000
"""Worlds between two looks at the clock."""


class Stage(Struct, frozen=True):
    """One sieve: so many of the best ways are tried in all worlds up to a number."""

    ways: int
    worlds: int


class Effort(Struct, frozen=True):
    """How much to think: until the last stage is done or the time is up, whichever comes first."""

    turns: int
    """So many turns are played on after this one before the position is judged."""
    stages: tuple[Stage, ...]
    millis: float = 0
    """Time limit; 0: none, and the choice depends on the view alone."""


EFFORTS = {
    "club": Effort(6, (Stage(14, 50), Stage(5, 150), Stage(2, 400)), millis=14),
    "expert": Effort(8, (Stage(24, 300), Stage(8, 1500), Stage(3, 4000)), millis=80),
    "master": Effort(10, (Stage(40, 1000), Stage(14, 5000), Stage(5, 18000), Stage(2, 40000)), millis=850),
}
"""How much the named strengths think, with room to spare below their limits of 20, 100 and 1,000 ms."""


class Trial(Struct):
    """What a way has come to so far: the sum of its chances to win over some worlds, and of their squares."""

    worlds: int = 0
    total: float = 0.0
    squares: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.worlds

    @property
    def estimate(self) -> Estimate:
        variance = max(0.0, self.squares / self.worlds - self.mean**2)
        return Estimate(self.mean, (variance / self.worlds) ** 0.5)


def decide(view: View, effort: Effort, rng: random.Random) -> Decision:  # noqa: ARG001  all chance is in the worlds
    """The first action of the way with the best chance to win, and the estimates of all actions."""
    if len(view.legal) == 1:
        return Decision(view.legal[0])
    deadline = time.monotonic() + effort.millis / 1000 if effort.millis else float("inf")
    plans = Plans(from_view(view))
    ways, tried = _sift(view, plans, effort, deadline)
    firsts = [TEXT[plans.codes(way)[0]] for way in range(len(plans))]
    estimates = dict.fromkeys(view.legal, Estimate(0.0, 0.0))
    for way in reversed(ways):
        estimates[firsts[way]] = tried[way].estimate if way in tried else Estimate(plans.worth(way), UNTRIED)
    return Decision(firsts[ways[0]], estimates)


def _sift(view: View, plans: Plans, effort: Effort, deadline: float) -> tuple[list[int], dict[int, Trial]]:
    """All ways, best first, and the trials of those that were tried; each stage goes on with the best of the last."""
    ways = list(range(len(plans)))
    tried: dict[int, Trial] = {}
    seed = _seed(view)
    drawn = worlds(view, effort.stages[0].worlds, seed=seed)
    for stage in effort.stages:
        if len(drawn) < stage.worlds:
            drawn = worlds(view, stage.worlds, seed=seed)
        some = ways[: stage.ways]
        trials = _try(plans, drawn, some, tried, effort.turns, stage.worlds, deadline)
        if trials is None:
            break
        tried |= trials
        ways[: stage.ways] = sorted(some, key=lambda way: -tried[way].mean)
    return ways, tried


def _try(
    plans: Plans,
    drawn: Worlds,
    ways: list[int],
    tried: dict[int, Trial],
    turns: int,
    number: int,
    deadline: float,
) -> dict[int, Trial] | None:
    """The ways in all worlds up to a number; None if time ran out."""
    trials: dict[int, Trial] = {}
    for way in ways:
        trial = tried.get(way, Trial())
        while trial.worlds < number:
            if time.monotonic() > deadline:
                return None
            stop = min(number, trial.worlds + CHUNK)
            total, squares = plans.chances(drawn, way, trial.worlds, stop, turns=turns)
            trial = Trial(stop, trial.total + total, trial.squares + squares)
        trials[way] = trial
    return trials


def _seed(view: View) -> int:
    """A number that is the same throughout a turn: what was placed before it, and the hand it began with."""
    earlier = [put for put in view.placed if put.turn < view.turn]
    begun = sorted((*(view.hands[view.to_act[0]] or ()), *(put.card for put in view.placed[len(earlier) :])))
    told = f"{[(put.seat, put.pile, put.card) for put in earlier]} {begun}"
    return int.from_bytes(blake2b(told.encode(), digest_size=8).digest(), "big")
