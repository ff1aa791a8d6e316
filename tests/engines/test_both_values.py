"""Every action has two values, the chance to win and points, and any two actions are compared world by world."""

from __future__ import annotations

import random
import statistics
from array import array

import pytest

from kibitz.compiled.face_to_face.pack import from_view
from kibitz.compiled.nyet.pack import unpack
from kibitz.compiled.nyet.sample import Sampler
from kibitz.engines.core import UNSURE
from kibitz.engines.face_to_face import search as duel_search
from kibitz.engines.face_to_face.turns import Plans
from kibitz.engines.nyet.evaluation import POINTS_WEIGHT, Evaluation
from kibitz.engines.nyet.search import evaluation_for
from kibitz.engines.nyet.solver.ending import Ending, team_stakes
from kibitz.engines.nyet.solver.search import Solver
from kibitz.games.nyet.state import Phase, State
from kibitz.games.nyet.teams import other_team
from kibitz.games.nyet.view import View
from tables import DUEL, NYET, random_game

WORLDS = 30


def nyet_view(phase: Phase, *, players: int = 4, seed: int = 1, tricks: int = 15) -> tuple[State, View]:
    """A moment of a random game with a choice, in some phase, with at most this many tricks left."""
    rng = random.Random(seed)
    start = NYET.start(NYET.options({"players": players, "rounds": 3}), rng.randbytes(32)).state
    for state, *_ in random_game(NYET, start, rng):
        if state.phase is phase and max(map(len, state.hands)) <= tricks:
            view = NYET.view(state, NYET.to_act(state)[0])
            if len(view.legal) > 1:
                return state, view
    raise AssertionError(f"no {phase} in this game")


def evaluated(view: View, *, seed: int) -> Evaluation:
    evaluation = evaluation_for(view, keep=True)
    worlds, solver = Sampler(view).worlds(WORLDS, seed=seed), Solver(table_mb=1)
    if view.phase is Phase.TRICKS:
        evaluation.solve(worlds, range(WORLDS), solver, exact=3, policy_rollouts=1, seed=seed)
    else:
        evaluation.roll_out(worlds, range(WORLDS), solver, seed=seed)
    return evaluation


@pytest.mark.parametrize("phase", [Phase.NYET, Phase.TEAM, Phase.TRICKS])
def test_means_errors_and_leads_follow_from_the_values_of_each_world(phase: Phase) -> None:
    """In chance, in points and in both together: what is said of an action is what its worlds say."""
    _, view = nyet_view(phase)
    found = evaluated(view, seed=3)
    assert found.chances is not None
    assert found.points is not None
    assert len(found.chances) == len(found.points) == found.worlds == WORLDS
    worths = [
        [chance + POINTS_WEIGHT * point for chance, point in zip(*world, strict=True)]
        for world in zip(found.chances, found.points, strict=True)
    ]
    assert any(statistics.pvariance([world[0] for world in values]) > 0 for values in (found.chances, found.points))
    for values, means, lead in (
        (found.chances, found.means(), found.lead),
        (found.points, found.points_means(), found.points_lead),
        (worths, found.worth_means(), found.worth_lead),
    ):
        for i in range(len(view.legal)):
            assert means[i] == pytest.approx(statistics.mean(world[i] for world in values), abs=1e-9)
            for j in range(len(view.legal)):
                leads = [world[i] - world[j] for world in values]
                error = statistics.stdev(leads) / len(leads) ** 0.5
                assert lead(i, j) == pytest.approx((statistics.mean(leads), error), abs=1e-9)
    for values, errors in ((found.chances, found.errors()), (found.points, found.points_errors())):
        for i, error in enumerate(errors):
            assert error == pytest.approx(statistics.stdev(world[i] for world in values) / WORLDS**0.5, abs=1e-9)
    with pytest.raises(IndexError, match="actions"):
        found.lead(0, len(view.legal))


def test_points_of_a_solved_card_are_the_lead_that_best_play_leads_to() -> None:
    """Four players, all cards in sight: the seat's lead over the mean of the others, two thirds of its team's."""
    checked = 0
    for seed in range(12):
        state, view = nyet_view(Phase.TRICKS, seed=seed, tricks=4)
        assert state.terms is not None
        seat = state.turn
        worlds = Sampler(NYET.view(state, "open")).worlds(1, seed=0)
        evaluation = evaluation_for(view)
        evaluation.solve(worlds, [0], Solver(table_mb=1), exact=4, seed=0)
        team = state.team if seat in state.team else other_team(4, state.team)
        stakes = team_stakes(4, state.terms.points, team, None, state.options.bonus_rule)
        world = unpack(worlds.position(0))
        follows = state.options.supertrump_follows
        ending = Ending(world.hands, state.terms, team, state.leader, state.trick, stakes, follows)
        values = Solver(table_mb=1).values(ending)
        position = worlds.position(0).fields
        counts = [taken + loot for taken, loot in zip(position["taken"], position["loot"], strict=True)][:4]
        so_far = state.terms.points * sum(count if s in team else -count for s, count in enumerate(counts))
        scores = position["scores"][:4]
        before = scores[seat] - (sum(scores) - scores[seat]) / 3
        for action, points in zip(view.legal, evaluation.points_means(), strict=True):
            assert points == pytest.approx(before + (so_far + values[action.split()[1]].low) * 2 / 3)
        checked += len({bounds.low for bounds in values.values()}) > 1
    assert checked > 3


def test_plans_of_a_duel_are_compared_in_the_worlds_both_were_tried_in() -> None:
    """A plan that dropped out early is compared in its own worlds only, in chance and in cards."""
    one, other = duel_search.Trial(), duel_search.Trial()
    one.add(array("f", [0.5, 0.75, 1.0, 0.0]), array("f", [1, 2, 3, -50]))
    other.add(array("f", [0.25, 0.25, 1.0]), array("f", [0, 2, 7]))
    leads, cards = [0.25, 0.5, 0.0], [1.0, 0.0, -4.0]
    for found, expected in ((one.lead(other), leads), (one.points_lead(other), cards)):
        error = statistics.stdev(expected) / 3**0.5
        assert (found.mean, found.error) == pytest.approx((statistics.mean(expected), error))
    assert (one.chance.mean, one.chance.error) == pytest.approx((0.5625, statistics.stdev([0.5, 0.75, 1.0, 0.0]) / 2))
    assert other.lead(duel_search.Trial()).error == UNSURE


def test_cards_are_won_with_the_game() -> None:
    """Over the plans of some turns, the cards won rise with the chance to win."""
    for seed in range(3):
        rng = random.Random(seed)
        start = DUEL.start(DUEL.options({}), rng.randbytes(32)).state
        view = next(
            DUEL.view(state, state.seat)
            for state, *_ in random_game(DUEL, start, rng)
            if state.turn > 2 and not state.count
        )
        plans = Plans(from_view(view))
        _, trials = duel_search.successive_elimination(
            view, plans, duel_search.FaceToFaceEffort(4, 24, 3000, candidates=4), None
        )
        chances, margins = zip(*((trial.chance.mean, trial.margin.mean) for trial in trials.values()), strict=True)
        assert statistics.correlation(chances, margins) > 0.5
        assert all(abs(margin) < 58 for margin in margins)
