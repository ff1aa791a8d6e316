"""Search for Nyet!: legal, repeatable, blind to what is hidden, and exact near the end."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from msgspec.structs import replace

from kibitz.compiled.nyet.codes import codes_for
from kibitz.compiled.nyet.pack import unpack
from kibitz.compiled.nyet.sample import Sampler
from kibitz.engines.core import find_bot
from kibitz.engines.nyet.evaluation import POINTS_WEIGHT, Evaluation
from kibitz.engines.nyet.greedy import choose
from kibitz.engines.nyet.search import EFFORTS, NyetEffort, decide
from kibitz.engines.nyet.solver.ending import Ending, team_stakes
from kibitz.engines.nyet.solver.search import Solver
from kibitz.games.core import Seat
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import Phase, State
from kibitz.games.nyet.teams import other_team
from kibitz.games.nyet.view import View
from walks import NYET_WALKS, Walk

SMALL = NyetEffort(worlds=8, card_worlds=8, depth=12)
NETWORKS = replace(SMALL, networks=True)

TABLES: list[dict[str, object]] = [
    {"players": 2, "rounds": 1},
    {"players": 3, "edition": "pl", "rounds": 1, "no_trump_box": True},
    {"players": 4, "target": 20},
    {"players": 5, "edition": "pl", "rounds": 1},
    {"players": 5, "rounds": 1, "no_trump_box": True},
]


def moments(options: dict[str, object], seed: int) -> Iterator[tuple[State, View]]:
    """The states of a game played at random, with the view of the seat that decides."""
    rng = random.Random(seed)
    state = GAME.start(GAME.options(options), rng.randbytes(32)).state
    while seats := GAME.to_act(state):
        seat = rng.choice(seats)
        yield state, GAME.view(state, seat)
        state = GAME.play(state, seat, rng.choice(GAME.legal(state, seat))).state


@pytest.mark.parametrize("effort", [SMALL, NETWORKS], ids=["played", "networks"])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_decision_is_legal_and_estimates_every_action(options: dict[str, object], effort: NyetEffort) -> None:
    """Vetoes, teams, the bonus card, gifts and cards: the decision is legal, and greedy's or the worthiest."""
    phases, overruled = set(), 0
    for _, view in moments(options, seed=1):
        decision = decide(view, effort, random.Random(0))
        assert decision.action in view.legal
        if len(view.legal) > 1:
            phases.add(view.phase)
            assert set(decision.estimates) == set(view.legal)
            assert decision.estimates.keys() == decision.points.keys()
            worths = {
                action: found.mean + POINTS_WEIGHT * decision.points[action].mean
                for action, found in decision.estimates.items()
            }
            best = max(worths.values())
            if decision.action != choose(view):
                assert worths[decision.action] == pytest.approx(best, abs=1e-4)  # estimates are rounded
                overruled += 1
            assert all(estimate.error >= 0 and 0 <= estimate.mean <= 1 for estimate in decision.estimates.values())
    assert {Phase.NYET, Phase.TRICKS} <= phases
    assert overruled


@pytest.mark.parametrize("name", EFFORTS)
@given(NYET_WALKS)
def test_every_strength_plays_every_edition_and_option(name: str, walk: Walk) -> None:
    """Wherever a game with any options leads: a legal decision, and an estimate of every legal action."""
    hasty = replace(EFFORTS[name], worlds=3, card_worlds=2, millis=0)
    for state, *_ in walk.moments()[walk.seed % 5 :: 5]:
        for seat in GAME.to_act(state)[:1]:
            view = GAME.view(state, seat)
            decision = decide(view, hasty, walk.rng())
            assert decision.action in view.legal
            assert len(view.legal) == 1 or set(decision.estimates) == set(view.legal)


@pytest.mark.parametrize("effort", [SMALL, NETWORKS], ids=["played", "networks"])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_same_view_same_seed_same_decision(options: dict[str, object], effort: NyetEffort) -> None:
    """With a fixed number of worlds and no clock, a decision and its estimates repeat exactly."""
    for _, view in list(moments(options, seed=2))[::7]:
        assert decide(view, effort, random.Random(5)) == decide(view, effort, random.Random(5))


def test_hidden_cards_do_not_change_the_decision() -> None:
    """Dealing everything the seat can't see again leaves its decision as it was."""
    for state, view in list(moments({"players": 4, "rounds": 1}, seed=3))[::5]:
        other = GAME.view(GAME.sample(view, random.Random(9)), view.viewer)
        assert other == replace(view, barred=other.barred)
        for effort in (SMALL, NETWORKS):
            assert decide(other, effort, random.Random(1)) == decide(view, effort, random.Random(1))
        assert state.terms == view.terms


def test_the_last_tricks_are_valued_as_the_solver_values_them() -> None:
    """Over the same worlds, estimates move with the mean of the solver's values, card by card."""
    solver, checked = Solver(table_mb=1), 0
    for seed in range(4):
        for _, view in moments({"players": 4, "rounds": 1}, seed=seed):
            if view.phase is not Phase.TRICKS or max(view.hand_sizes) > 3 or len(view.legal) == 1:
                continue
            worlds = Sampler(view).worlds(6, seed=seed)
            codes = [codes_for(view.options).encode(action) for action in view.legal]
            evaluation = Evaluation(view.to_act[0], 4, codes, spread=20.0)
            assert evaluation.solve(worlds, range(6), solver, exact=4, seed=0) == 6
            totals = [0] * len(codes)
            for number in range(6):
                values = solver.values(ending(unpack(worlds.position(number)), view.to_act[0]))
                totals = [sum_ + values[action.split()[1]].low for sum_, action in zip(totals, view.legal, strict=True)]
            ranks = sorted(range(len(codes)), key=lambda i: totals[i])
            means = evaluation.means()
            assert all(means[low] <= means[high] + 1e-12 for low, high in pairwise(ranks))
            assert len({round(mean, 9) for mean in means}) == len(set(totals))
            checked += 1
    assert checked > 10


def ending(state: State, seat: Seat) -> Ending:
    """The rest of a round from a seat's side, with every card in sight."""
    assert state.terms is not None
    team = state.team if seat in state.team else other_team(len(state.hands), state.team)
    stakes = team_stakes(len(state.hands), state.terms.points, team, None, state.options.bonus_rule)
    follows = state.options.supertrump_follows
    return Ending(state.hands, state.terms, team, state.leader, state.trick, stakes, follows)


def test_policy_rollouts_count_before_the_end_is_solved_and_not_after() -> None:
    """What is solved stays exact; before that, rollouts from information sets change the estimates."""
    differs: dict[bool, set[bool]] = {True: set(), False: set()}
    for _, view in moments({"players": 3, "rounds": 1}, seed=6):
        if view.phase is Phase.TRICKS and len(view.legal) > 1:
            worlds = Sampler(view).worlds(6, seed=1)
            codes = [codes_for(view.options).encode(action) for action in view.legal]
            means = []
            for policy_rollouts in (0, 2):
                evaluation = Evaluation(view.to_act[0], 3, codes, spread=20.0)
                evaluation.solve(worlds, range(6), Solver(table_mb=1), exact=4, policy_rollouts=policy_rollouts, seed=1)
                means.append(evaluation.means())
            differs[max(view.hand_sizes) > 4].add(means[0] != means[1])
    assert differs == {True: {True}, False: {False}}


def networks_differ(**change: int) -> dict[Phase, set[bool]]:
    """Whether networks change estimates, by the phases of some rounds."""
    differs: dict[Phase, set[bool]] = {}
    efforts = [replace(effort, **change) for effort in (SMALL, NETWORKS)]
    for seed in range(3):
        for _, view in moments({"players": 5, "rounds": 8}, seed=seed):
            if view.round == 1 and len(view.legal) > 1:
                rollouts, networks = (decide(view, effort, random.Random(3)).estimates for effort in efforts)
                differs.setdefault(view.phase, set()).add(rollouts != networks)
    return differs


def test_networks_evaluate_vetoes_and_teams_but_not_gifts_and_cards() -> None:
    """With uniform worlds, gifts and cards are evaluated as they are without networks."""
    differs = networks_differ(proposals=1, mcmc_steps=0)
    assert differs.pop(Phase.GIVE) == differs.pop(Phase.TRICKS) == {False}
    assert differs == {Phase.NYET: {True}, Phase.TEAM: {True}, Phase.BONUS: {True}}


def test_networks_change_the_belief_for_every_choice() -> None:
    """Others' vetoes tell of their hands to the end of the round: estimates of gifts and cards change, too."""
    assert all(True in found for found in networks_differ().values())


def test_the_value_network_is_not_certain_of_the_last_round() -> None:
    """Without a later round, a world in which a team is expected to win still leaves the others a chance."""
    for _, view in moments({"players": 4, "rounds": 1}, seed=9):
        if view.phase is Phase.TEAM:
            codes = [codes_for(view.options).encode(action) for action in view.legal]
            evaluation = Evaluation(view.to_act[0], 4, codes, spread=0.0)
            evaluation.roll_out(Sampler(view).worlds(1, seed=1), range(1), Solver(table_mb=1), networks=True, seed=1)
            assert all(0.01 < mean < 0.99 and mean not in (0.25, 0.5) for mean in evaluation.means())
            return
    pytest.fail("nobody chose teams")


def test_a_choice_that_leads_in_every_world_is_clear() -> None:
    """Search ends early where a card leads in nearly every world, and only there."""
    verdicts = set()
    for _, view in moments({"players": 2, "rounds": 1}, seed=8):
        if view.phase is not Phase.TRICKS or len(view.legal) == 1:
            continue
        codes = [codes_for(view.options).encode(action) for action in view.legal]
        evaluation = Evaluation(view.to_act[0], 2, codes, spread=20.0)
        evaluation.solve(Sampler(view).worlds(40, seed=0), range(40), Solver(table_mb=1), exact=4, seed=0)
        verdicts.add(evaluation.is_clear(confidence=3.0))
        assert evaluation.is_clear(confidence=0.0)
    assert verdicts == {True, False}


def test_time_limit_is_kept_and_the_choice_is_legal() -> None:
    """With hardly any time there is still a legal decision, soon, in processor time."""
    view = next(view for _, view in moments({"players": 5, "rounds": 1}, seed=4))
    began = time.process_time()
    decision = decide(view, NyetEffort(worlds=10**9, card_worlds=10**9, depth=20, millis=5), random.Random(0))
    assert decision.action in view.legal
    for name in EFFORTS:
        assert find_bot(name).decide(view, rng=random.Random(0), millis=0).action in view.legal
    assert time.process_time() - began < 3
