"""Search for Nyet! by determinization: worlds are sampled from the belief, and every action is tried in each of them.

The action with the best probability of winning the game is taken; each point counts a little, too. Actions before the
tricks are evaluated by rollouts or by networks; the last tricks are solved exactly, world by world. What `greedy` would
do stands unless the search has evidence for something else.
"""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Collection, Iterable, Iterator
from itertools import count, starmap

from msgspec import Struct

from kibitz.compiled.nyet.codes import codes_for
from kibitz.compiled.nyet.sample import Sampler, Worlds
from kibitz.engines.core import UNSURE, Decision, Estimate
from kibitz.engines.nyet.belief import metropolis, resample
from kibitz.engines.nyet.evaluation import POINTS_WEIGHT, Evaluation
from kibitz.engines.nyet.habits import LEAD_ONE, odd_cards, prior
from kibitz.engines.nyet.solver.search import Solver
from kibitz.games.core import Seat
from kibitz.games.nyet.editions import Options
from kibitz.games.nyet.state import Phase
from kibitz.games.nyet.view import View

ROUND_NOISE = {2: 14.0, 3: 12.5, 4: 8.5, 5: 11.0}
"""The standard deviation of the difference of two players' points in a round, by the number of players."""
LOGISTIC = 1.81
"""The standard deviation of the difference of two seats' (Gumbel) noise of spread 1."""
POINTS_A_ROUND = 15
"""The leader's usual gain in a round, for games that end at a target."""
UNSURE_POINTS = 20.0
"""The standard error of points estimated from a single world."""
ENOUGH = 64
"""Worlds before a lead can end the search."""
CHUNK = 16
"""Worlds between two looks at the clock. The first chunk is always finished, however little time there is."""
QUICK = 2
"""The number of tricks solved at the end of a rollout when the time is up."""
LEAST_SECONDS = 1e-6
"""Used when no time is left: to the evaluation, 0 means no limit."""


class NyetEffort(Struct, frozen=True):
    """How much to search: until all worlds are evaluated or the time is up, whichever comes first."""

    worlds: int
    """Worlds for an action before the tricks."""
    card_worlds: int
    """Worlds for a card."""
    depth: int
    """The number of cards left in all hands, roughly, from which on play is solved exactly."""
    policy_rollouts: int = 0
    """Before that, this many rollouts by the card policy in each world, beside the open-hand one."""
    networks: bool = False
    """Evaluate vetoes and teams by the value network, and others' vetoes by the veto policy network.

    Gifts are rolled out all the same: the value network is less accurate about a single card.
    """
    proposals: int = 4
    """Worlds drawn for each one that resampling keeps; with 1, worlds are uniform."""
    mcmc_steps: int = 30
    """Metropolis steps between two evaluations of a world; with 0, every chunk is drawn afresh."""
    confidence: float = 3.0
    """Stop when the best action leads by this many standard errors."""
    evidence: float = 2.0
    """The heuristic is overruled by an action that leads its choice by this many standard errors."""
    odd_evidence: float = 3.0
    """Leading a 1 that can be beaten must lead the best of the other cards by this many."""
    points_weight: float = POINTS_WEIGHT
    """What a point at the end of the game is worth, in probability of winning."""
    millis: float = 0
    """Time limit; 0: none, and the decision depends on nothing but the view and the random numbers."""

    def exact(self, view: View) -> int:
        """The number of tricks left from which on play is solved exactly."""
        tricks = (self.depth + 6) // (view.options.players + 1)
        return tricks - 1 if view.terms is not None and view.terms.points < 0 else tricks


MANY = 1_000_000
EFFORTS = {
    "club": NyetEffort(worlds=96, card_worlds=32, depth=14, proposals=2, mcmc_steps=0, millis=13),
    "expert": NyetEffort(worlds=MANY, card_worlds=MANY, depth=20, millis=80),
    "master": NyetEffort(
        worlds=MANY,
        card_worlds=MANY,
        depth=26,
        policy_rollouts=2,
        networks=True,
        proposals=8,
        mcmc_steps=60,
        confidence=5.0,
        millis=850,
    ),
}
"""The effort of each strength, with room to spare below the limits of 20, 100 and 1,000 ms."""


def decide(view: View, effort: NyetEffort, rng: random.Random) -> Decision:
    """The worthiest action, and the estimates of all: the chance to win the game, and points."""
    if len(view.legal) == 1:
        return Decision(view.legal[0])
    evaluation = evaluate(view, effort, rng)
    kinds = odd_cards(view)
    odd = {view.legal.index(action) for action in kinds.get(LEAD_ONE, ())}
    found = choose(evaluation, prior(view, kinds), evidence=effort.evidence, odd=odd, odd_evidence=effort.odd_evidence)
    return _decision(view, evaluation, found)


def evaluate(view: View, effort: NyetEffort, rng: random.Random, *, keep: bool = False) -> Evaluation:
    """The values of all actions, as far as the effort goes."""
    deadline = time.monotonic() + effort.millis / 1000 if effort.millis else None
    seeds = count(rng.getrandbits(62))  # one for each use: no two may share random numbers
    evaluation = evaluation_for(view, points_weight=effort.points_weight, keep=keep)
    for worlds in _worlds(view, effort, seeds, deadline):
        left = deadline - time.monotonic() if deadline is not None else None
        first = evaluation.worlds == 0
        if view.phase is Phase.TRICKS:
            _try_cards(view, effort, evaluation, worlds, next(seeds), left, finish=first)
        else:
            networks = effort.networks and view.phase is not Phase.GIVE
            seconds = 0.0 if first or left is None else max(LEAST_SECONDS, left)
            numbers = range(len(worlds))
            evaluation.roll_out(worlds, numbers, solver(), networks=networks, seed=next(seeds), seconds=seconds)
        if evaluation.worlds >= ENOUGH and evaluation.is_clear(confidence=effort.confidence):
            break
    return evaluation


def _try_cards(
    view: View,
    effort: NyetEffort,
    evaluation: Evaluation,
    worlds: Worlds,
    seed: int,
    left: float | None,
    *,
    finish: bool,
) -> None:
    """Solve some worlds in the seconds left; finish them all by quick rollouts if told to."""
    numbers, done = range(len(worlds)), 0
    if left is None or left > 0:
        done = evaluation.solve(
            worlds,
            numbers,
            solver(),
            exact=effort.exact(view),
            policy_rollouts=effort.policy_rollouts,
            seed=seed,
            seconds=left or 0.0,
        )
    if finish and done < len(worlds):
        evaluation.solve(worlds, numbers[done:], solver(), exact=QUICK, seed=seed)


def choose(
    evaluation: Evaluation,
    heuristic: list[float],
    *,
    evidence: float,
    odd: Collection[int] = (),
    odd_evidence: float = 0.0,
) -> int:
    """The number of the worthiest action; points, and then the heuristic, break ties.

    The heuristic gives every action a value. Its own choice stands unless another leads by enough standard errors. Of
    many actions some lead by luck, so one that looks odd must lead the others by more.
    """
    worths, points = evaluation.worth_means(), evaluation.points_means()
    numbers = range(len(worths))

    def worthiest(some: Iterable[int]) -> int:
        return max(some, key=lambda i: (round(worths[i], 9), round(points[i], 6), heuristic[i]))

    usual = max(numbers, key=heuristic.__getitem__)
    best = worthiest(numbers)
    if best in odd and best != usual:
        other = worthiest(i for i in numbers if i == usual or i not in odd)
        lead, error = evaluation.worth_lead(best, other)
        best = best if lead > odd_evidence * error else other
    lead, error = evaluation.worth_lead(best, usual)
    unsure = evaluation.effective_sample_size() <= 1 or lead <= evidence * error
    return usual if unsure else best


def _worlds(view: View, effort: NyetEffort, seeds: Iterator[int], deadline: float | None) -> Iterator[Worlds]:
    """Chunks of worlds sampled from the belief, until there are enough or the time is up; at least one chunk."""
    seat, sampler = _seat(view), Sampler(view)
    number = effort.card_worlds if view.phase is Phase.TRICKS else effort.worlds
    size = min(CHUNK, number)
    worlds = None
    for _ in range(0, number, size):
        if worlds is None or not effort.mcmc_steps:
            worlds = sampler.worlds(size * effort.proposals, seed=next(seeds))
            if effort.proposals > 1:
                worlds = resample(worlds, size, viewer=seat, seed=next(seeds), networks=effort.networks)
        if effort.mcmc_steps:
            worlds = metropolis(worlds, effort.mcmc_steps, viewer=seat, seed=next(seeds), networks=effort.networks)
        yield worlds
        if deadline is not None and time.monotonic() >= deadline:
            return


def _decision(view: View, evaluation: Evaluation, chosen: int) -> Decision:
    """The action chosen, and all estimates; probabilities, some of them linearized, are clipped to 0–1."""
    means, points = evaluation.means(), evaluation.points_means()
    errors, points_errors = evaluation.errors(), evaluation.points_errors()
    if evaluation.effective_sample_size() <= 1:
        errors, points_errors = [UNSURE] * len(means), [UNSURE_POINTS] * len(means)
    return Decision(
        view.legal[chosen],
        {
            action: Estimate(round(min(1.0, max(0.0, mean)), 4), error)
            for action, mean, error in zip(view.legal, means, errors, strict=True)
        },
        dict(zip(view.legal, starmap(Estimate, zip(points, points_errors, strict=True)), strict=True)),
    )


def _seat(view: View) -> Seat:
    if not isinstance(view.viewer, int):
        raise ValueError("a bot plays from a seat's view")
    return view.viewer


# ── The value of points ────────────────────────────────────────────────────────────────────────


def evaluation_for(view: View, *, points_weight: float = POINTS_WEIGHT, keep: bool = False) -> Evaluation:
    """An empty evaluation of every legal action, with later rounds as noise."""
    options = view.options
    codes = [codes_for(options).encode(action) for action in view.legal]
    noise, target, later_noise = 0.0, 0, 0.0
    if options.rounds:
        noise = spread(options, options.rounds - view.round)
    else:
        target = options.target or 0
        later_noise = spread(options, max(1.0, (target - max(view.scores)) / POINTS_A_ROUND - 1))
    return Evaluation(
        _seat(view),
        options.players,
        codes,
        spread=noise,
        target=target,
        later_spread=later_noise,
        points_weight=points_weight,
        keep=keep,
    )


def spread(options: Options, rounds: float) -> float:
    """The spread of the noise that this many rounds add to the scores."""
    return float(ROUND_NOISE[options.players] * rounds**0.5 / LOGISTIC)


_OWN = threading.local()


def solver() -> Solver:
    """This thread's solver."""
    if not hasattr(_OWN, "solver"):
        _OWN.solver = Solver(table_mb=8)
    own: Solver = _OWN.solver
    return own
