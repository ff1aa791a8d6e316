"""Nyet! by search: worlds that fit the view, every action tried in each, the best chance to win the game taken.

Early decisions are played out by rules of thumb; the last tricks are solved exactly, world by world.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from itertools import count

from msgspec import Struct

from kibitz.bots.core import UNSURE, Decision, Estimate
from kibitz.fast.nyet_belief import likely, wander
from kibitz.fast.nyet_codes import codes_for
from kibitz.fast.nyet_sample import Sampler, Worlds
from kibitz.fast.nyet_search import Evaluation
from kibitz.fast.solver import Solver
from kibitz.games.core import Seat
from kibitz.games.nyet.editions import Options
from kibitz.games.nyet.state import Phase
from kibitz.games.nyet.view import View

ROUND_NOISE = {2: 14.0, 3: 12.5, 4: 8.5, 5: 11.0}
"""How far two players move apart in a round: the standard deviation, by the number of players."""
LOGISTIC = 1.81
"""The standard deviation of the difference of two seats' noise of spread 1."""
POINTS_A_ROUND = 15
"""What the leader of a game gains in a round, for games that end at a target."""
ENOUGH = 64
"""Worlds before a lead means anything."""
CHUNK = 16
"""Worlds between two looks at the clock."""


class Effort(Struct, frozen=True):
    """How long to think: until the worlds are weighed or the time is up, whichever comes first."""

    worlds: int
    """Worlds in which a choice before the tricks is played out."""
    endings: int
    """Worlds in which a card is weighed."""
    depth: int
    """How many cards may be left in all hands where play is solved exactly."""
    blind: int = 0
    """Before that, so many lines in each world are also played by what each seat sees, not by all hands."""
    judged: bool = False
    """Whether networks judge: vetoes and teams at the first lead, instead of being played out, and what others covered.

    Gifts are played out all the same: what a single card is worth the networks tell less well.
    """
    drawn: int = 4
    """For each world to begin with, so many are drawn to pick likely ones from; with 1, all are as likely."""
    steps: int = 30
    """Steps a world takes before it is weighed, and again before it is weighed anew; with 0, new ones are drawn."""
    sure: float = 3.0
    """A choice that leads by so many standard errors needs no more thought."""
    millis: float = 0
    """Time limit; 0: none, and the choice depends on the view and the random numbers alone."""

    def exact(self, view: View) -> int:
        """With how many tricks left play is solved exactly."""
        tricks = (self.depth + 6) // (view.options.players + 1)
        return tricks - 1 if view.terms is not None and view.terms.points < 0 else tricks


MANY = 1_000_000
EFFORTS = {
    "club": Effort(worlds=96, endings=32, depth=14, drawn=2, steps=0, millis=13),
    "expert": Effort(worlds=MANY, endings=MANY, depth=20, millis=80),
    "master": Effort(
        worlds=MANY, endings=MANY, depth=26, blind=2, judged=True, drawn=8, steps=60, sure=5.0, millis=850
    ),
}
"""How long the named strengths think, with room to spare below their limits of 20, 100 and 1,000 ms."""


def decide(view: View, effort: Effort, rng: random.Random) -> Decision:
    """The action with the best chance to win the game, and the estimates of all."""
    if len(view.legal) == 1:
        return Decision(view.legal[0])
    deadline = time.monotonic() + effort.millis / 1000 if effort.millis else None
    seeds = count(rng.getrandbits(62))  # one for each use: what is drawn for one must not be drawn again for another
    evaluation = evaluation_for(view)
    for worlds in _worlds(view, effort, seeds, deadline):
        left = max(1e-4, deadline - time.monotonic()) if deadline is not None else 0.0
        numbers = range(len(worlds))
        if view.phase is Phase.TRICKS:
            exact, seed = effort.exact(view), next(seeds)
            evaluation.solve(worlds, numbers, _solver(), exact=exact, blind=effort.blind, seed=seed, seconds=left)
            if not evaluation.worlds:
                evaluation.solve(worlds, numbers[:1], _solver(), exact=1, seed=next(seeds))
        else:
            judged = effort.judged and view.phase is not Phase.GIVE
            evaluation.play_out(worlds, numbers, _solver(), judged=judged, seed=next(seeds), seconds=left)
        if evaluation.worlds >= ENOUGH and evaluation.clear(sureness=effort.sure):
            break
    return _best(view, evaluation)


def _worlds(view: View, effort: Effort, seeds: Iterator[int], deadline: float | None) -> Iterator[Worlds]:
    """Chunks of worlds worth believing in, until there are enough or the time is up; one at least."""
    seat, sampler = _seat(view), Sampler(view)
    number = effort.endings if view.phase is Phase.TRICKS else effort.worlds
    size = min(CHUNK, number)
    worlds = None
    for _ in range(0, number, size):
        if worlds is None or not effort.steps:
            worlds = sampler.worlds(size * effort.drawn, seed=next(seeds))
            if effort.drawn > 1:
                worlds = likely(worlds, size, viewer=seat, seed=next(seeds), learned=effort.judged)
        if effort.steps:
            worlds = wander(worlds, effort.steps, viewer=seat, seed=next(seeds), learned=effort.judged)
        yield worlds
        if deadline is not None and time.monotonic() >= deadline:
            return


def _best(view: View, evaluation: Evaluation) -> Decision:
    """The action of the highest mean; a chance that was reckoned as linear is held within 0 and 1.

    Points beside the chance to win may tell two actions apart, but are too little to be told.
    """
    means = evaluation.means()
    errors = evaluation.errors() if evaluation.different() > 1 else [UNSURE] * len(means)
    found = zip(view.legal, means, errors, strict=True)
    estimates = {action: Estimate(round(min(1.0, max(0.0, mean)), 4), error) for action, mean, error in found}
    return Decision(view.legal[means.index(max(means))], estimates)


def _seat(view: View) -> Seat:
    if not isinstance(view.viewer, int):
        raise ValueError("a bot plays from a seat's view")
    return view.viewer


# ── What points are worth ────────────────────────────────────────────────────────────────────────


def evaluation_for(view: View) -> Evaluation:
    """Every action's chance to win is to be weighed, with the rounds that are still to come as noise."""
    seat, options = _seat(view), view.options
    codes = [codes_for(options).encode(action) for action in view.legal]
    if options.rounds:
        return Evaluation(seat, options.players, codes, spread=spread(options, options.rounds - view.round))
    target = options.target or 0
    rounds = max(1.0, (target - max(view.scores)) / POINTS_A_ROUND - 1)
    return Evaluation(seat, options.players, codes, spread=0.0, target=target, later_spread=spread(options, rounds))


def spread(options: Options, rounds: float) -> float:
    """The spread of the noise that so many rounds add to the scores."""
    return float(ROUND_NOISE[options.players] * rounds**0.5 / LOGISTIC)


_OWN = threading.local()


def _solver() -> Solver:
    """This thread's solver."""
    if not hasattr(_OWN, "solver"):
        _OWN.solver = Solver(table_mb=8)
    solver: Solver = _OWN.solver
    return solver
