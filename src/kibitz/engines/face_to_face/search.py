"""Face to Face by search: every way to end the turn, the promising ones played on in many worlds.

Nothing is remembered from one card of a turn to the next: the worlds a plan is tried in depend only on where the turn
began, so the cards that follow are judged in the same worlds, and the plan holds.
"""

from __future__ import annotations

import random
import time
from hashlib import blake2b
from math import hypot
from typing import TypeAlias

from msgspec import Struct

from kibitz.compiled.face_to_face.pack import END, TEXT, from_view
from kibitz.compiled.face_to_face.playout import worlds
from kibitz.engines.core import UNSURE, Decision, Estimate
from kibitz.engines.face_to_face.turns import Plans
from kibitz.games.face_to_face.view import View

KEEP = 3
"""From stage to stage one way in so many is kept."""
BATCH = 1000
"""So many worlds are drawn at a time."""
WAYS_A_MILLI = 20
"""So many ways are tried at most, so that one world of all of them takes about a tenth of the time."""
CLEAR = 4.0
"""So many standard errors behind the best a way is given up."""
SOON = 1e-6
"""Seconds left when none are: one world is always tried."""


class FaceToFaceEffort(Struct, frozen=True):
    """How much to think: until all playouts are done or the time is up, whichever comes first."""

    turns: int
    """So many turns are played on before a position is judged; more than four mislead if played by rule of thumb."""
    ways: int
    """So many of the most promising ways are tried, and the most promising with each action. A turn has some 400."""
    playouts: int
    """In all; each stage has the same share, and of the time, for fewer ways in more worlds."""
    few: int = 1
    """Each turn that is played on is the best of so many cheap ones as a network sees them; one: by rule of thumb."""
    searched: bool = False
    """Judge by the network that learned from searching players, not by those that learned from quicker ones."""
    millis: float = 0
    """Time limit; 0: none, and the choice depends on the view alone."""


EFFORTS = {
    "club": FaceToFaceEffort(4, 14, 1_500, millis=12),
    "expert": FaceToFaceEffort(4, 24, 100_000, few=4, millis=80),
    "master": FaceToFaceEffort(4, 200, 8_000, few=4, searched=True, millis=850),
}
"""How much the named strengths think, with room to spare below their limits of 20, 100 and 1,000 ms."""


class Trial(Struct):
    """What a way has come to so far: the sum of its chances to win over some worlds, and of their squares."""

    worlds: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, worlds: int, total: float, squares: float) -> None:
        self.worlds += worlds
        self.total += total
        self.squares += squares

    @property
    def mean(self) -> float:
        return self.total / self.worlds

    @property
    def estimate(self) -> Estimate:
        if self.worlds == 1:
            return Estimate(self.mean, UNSURE)
        variance = max(0.0, self.squares / self.worlds - self.mean**2)
        return Estimate(self.mean, (variance / (self.worlds - 1)) ** 0.5)


Trials: TypeAlias = dict[int, Trial]
"""The ways that were tried, best first."""


def decide(view: View, effort: FaceToFaceEffort, rng: random.Random) -> Decision:  # noqa: ARG001  all chance is in the worlds
    """The first action of the way with the best chance to win; each action is as good as the best way it can begin."""
    if len(view.legal) == 1:
        return Decision(view.legal[0])
    deadline = time.monotonic() + effort.millis / 1000 if effort.millis else None
    plans = Plans(from_view(view), searched=effort.searched)
    action, trials = sift(view, plans, effort, deadline)
    estimates = dict.fromkeys(view.legal, Estimate(0.0, 0.0))  # who cannot place a second card has lost
    for way in reversed(trials):
        estimates |= dict.fromkeys((TEXT[code] for code in plans.firsts(way)), trials[way].estimate)
    return Decision(TEXT[action], estimates)


def sift(view: View, plans: Plans, effort: FaceToFaceEffort, deadline: float | None) -> tuple[int, Trials]:
    """Try some ways, then the best of them in more worlds, and so on, until it is clear how to begin or time is up."""
    ways = effort.ways if deadline is None else min(effort.ways, 1 + int(WAYS_A_MILLI * effort.millis))
    trials = {way: Trial() for way in plans.promising(ways)}
    seed, start, action, clear = turn_seed(view), 0, END, False
    stages = _stages(len(trials), effort.playouts)
    for left, (size, number) in zip(range(len(stages), 0, -1), stages, strict=True):
        some = list(trials)[:size]
        until = None if deadline is None else _share(deadline, left)
        for batch in range(0, number, BATCH):
            wanted = min(BATCH, number - batch)
            drawn = worlds(view, wanted, seed=seed, first=start)
            seconds = max(SOON, until - time.monotonic()) if until is not None else 0
            done, totals, squares = plans.chances(drawn, some, turns=effort.turns, few=effort.few, seconds=seconds)
            for way, total, square in zip(some, totals, squares, strict=True):
                trials[way].add(done, total, square)
            start += done
            some.sort(key=lambda way: -trials[way].mean)
            trials = {way: trials[way] for way in some} | trials
            action, clear = _beginning(plans, trials, some)
            if clear or done < wanted:
                break
        if clear:
            break
    return action, trials


def _share(deadline: float, stages: int) -> float:
    """When a stage must end for as many, with it, to have the same time."""
    begun = time.monotonic()
    return begun + (deadline - begun) / stages


def _stages(ways: int, playouts: int) -> list[tuple[int, int]]:
    """How many ways are tried in how many more worlds: fewer from stage to stage, with as many playouts."""
    sizes = [ways]
    while sizes[-1] > KEEP:
        sizes.append(max(2, sizes[-1] // KEEP))
    return [(size, max(1, playouts // len(sizes) // size)) for size in sizes]


def _beginning(plans: Plans, trials: Trials, some: list[int]) -> tuple[int, bool]:
    """The action to begin with, and whether all ways that may yet prove best can begin with it."""
    first = plans.codes(some[0])[0]
    common = set(plans.firsts(some[0]))
    best = trials[some[0]].estimate
    for way in some[1:]:
        found = trials[way].estimate
        if best.mean - found.mean > CLEAR * hypot(best.error, found.error):
            continue
        common &= set(plans.firsts(way))
    return (first if first in common or not common else min(common)), bool(common)


def turn_seed(view: View) -> int:
    """A number that is the same throughout a turn: what was placed before it, and the hand it began with."""
    earlier = [put for put in view.placed if put.turn < view.turn]
    begun = sorted((*(view.hands[view.to_act[0]] or ()), *(put.card for put in view.placed[len(earlier) :])))
    told = f"{[(put.seat, put.pile, put.card) for put in earlier]} {begun}"
    return int.from_bytes(blake2b(told.encode(), digest_size=8).digest(), "big")
