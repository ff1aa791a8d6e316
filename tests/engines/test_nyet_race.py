"""Nyet! bots when the game may end with the round: they play to win it, and estimate how likely that is."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace

from kibitz.compiled.nyet.codes import codes_for
from kibitz.compiled.nyet.pack import unpack
from kibitz.compiled.nyet.sample import Sampler
from kibitz.engines.core import UNSURE, Decision
from kibitz.engines.nyet.evaluation import Evaluation
from kibitz.engines.nyet.search import EFFORTS, NyetEffort, decide
from kibitz.engines.nyet.solver.ending import Ending, team_stakes
from kibitz.engines.nyet.solver.search import Solver
from kibitz.games.core import Seat
from kibitz.games.nyet.editions import Options
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.notation import Action
from kibitz.games.nyet.scoring import RoundScore
from kibitz.games.nyet.state import Phase, State
from kibitz.games.nyet.teams import other_team
from kibitz.games.nyet.view import View


def walk(options: dict[str, object], seed: int) -> Iterator[State]:
    """The states of a game played at random."""
    rng = random.Random(seed)
    state = GAME.start(GAME.options(options), rng.randbytes(32)).state
    while seats := GAME.to_act(state):
        yield state
        state = GAME.play(state, seats[0], rng.choice(GAME.legal(state, seats[0]))).state


def endings(options: dict[str, object], seed: int, tricks: int) -> Iterator[tuple[State, View]]:
    """The states of a random game with a choice of cards and at most this many tricks left, with the player's view."""
    for state in walk(options, seed):
        if state.phase is Phase.TRICKS and max(map(len, state.hands)) <= tricks:
            view = GAME.view(state, state.turn)
            if len(view.legal) > 1:
                yield state, view


def with_scores(state: State, scores: tuple[int, ...], options: Options) -> State:
    """The same cards in the second round of a game, after a first round with these scores."""
    assert state.terms is not None
    none = (0,) * len(scores)
    first = RoundScore(1, state.dealer, state.terms, state.team, state.bonus, none, none, scores)
    return replace(state, round=2, history=(first,), options=options)


def at_end(state: State, action: Action) -> Iterator[State]:
    """Every state the round can end in after an action."""
    after = GAME.play(state, state.turn, action).state
    if after.round > state.round or GAME.outcome(after) is not None:
        yield after
    else:
        for answer in GAME.legal(after, after.turn):
            yield from at_end(after, answer)


def shares(state: State, action: str) -> set[float | None]:
    """The possible shares of the win for the seat to act after an action; None where the game goes on."""
    outcomes = [GAME.outcome(end) for end in at_end(state, GAME.parse(action))]
    return {None if found is None else (state.turn in found.winners) / len(found.winners) for found in outcomes}


def think(view: View, name: str) -> Decision:
    return decide(view, replace(EFFORTS[name], worlds=64, card_worlds=64, millis=0), random.Random(1))


def holders_partner(**end: int) -> State:
    """Two tricks left; a seat leads its partner, who holds the bonus card, by less than a trick would cost."""
    choice = ("play B1", "play B4")
    state = next(state for state, view in endings({"players": 5, "rounds": 1}, 1009, 2) if view.legal == choice)
    assert (state.turn, state.bonus) == (3, 1)
    return with_scores(state, (-500, 89, -500, 102, -500), GAME.options({"players": 5, **end}))


@pytest.mark.parametrize("name", EFFORTS)
@pytest.mark.parametrize("end", [{"rounds": 2}, {"target": 110}], ids=str)
def test_the_holders_partner_leaves_tricks_that_would_win_it_for_the_holder(end: dict[str, int], name: str) -> None:
    """N8.1: a trick counts twice for the holder, so a partner who is just ahead must not take it."""
    state = holders_partner(**end)
    assert shares(state, "play B1") == {0.0}
    assert shares(state, "play B4") == {1.0}
    decision = think(GAME.view(state, state.turn), name)
    assert decision.action == "play B4"
    assert [decision.estimates[action].mean for action in ("play B1", "play B4")] == [0.0, 1.0]


@pytest.mark.parametrize("solved", [True, False])
def test_the_holders_partner_leaves_them_before_the_last_round_too(solved: bool) -> None:
    """The ranking matters before the last round as well, in a solved ending and in a rollout."""
    state = holders_partner(rounds=3)
    effort = NyetEffort(worlds=32, card_worlds=32, depth=12 if solved else 0)
    view = GAME.view(state, state.turn)
    assert (effort.exact(view) >= 2) == solved
    decision = decide(view, effort, random.Random(1))
    assert decision.action == "play B4"
    assert decision.estimates["play B1"].mean < 0.5 < decision.estimates["play B4"].mean


@pytest.mark.parametrize("name", EFFORTS)
def test_nobody_ends_a_game_at_its_target_with_a_partner_ahead(name: str) -> None:
    """N9.1: a card that takes the trick ends the game, and the partner wins it; with the other the game goes on."""
    choice = ("play Y7", "play G5")
    state = next(state for state, view in endings({"players": 4, "rounds": 1}, 0, 2) if view.legal == choice)
    assert (state.turn, state.team) == (0, (2, 3))
    state = with_scores(state, (54, 56, 0, 0), GAME.options({"players": 4, "target": 100}))
    assert shares(state, "play Y7") == {0.0}
    assert shares(state, "play G5") == {None}
    decision = think(GAME.view(state, state.turn), name)
    assert decision.action == "play G5"
    assert decision.estimates["play Y7"].mean == 0.0
    assert 0.3 < decision.estimates["play G5"].mean < 0.5


@pytest.mark.parametrize("players", [3, 5])
def test_a_holders_tricks_count_twice_as_the_solver_counts_them(players: int) -> None:
    """N8.2, at −2 points too: estimates are ordered as the solver's values of each card in the same worlds."""
    solver, checked = Solver(table_mb=1), {True: 0, False: 0}
    for seed in range(60):
        for state, view in endings({"players": players, "edition": "pl", "rounds": 1}, seed, 3):
            assert state.terms is not None
            if state.bonus is None or (checked[state.terms.points < 0] > 12):
                continue
            worlds = Sampler(view).worlds(6, seed=seed)
            codes = [codes_for(view.options).encode(action) for action in view.legal]
            evaluation = Evaluation(state.turn, players, codes, spread=20.0)
            assert evaluation.solve(worlds, range(6), solver, exact=3, seed=0) == 6
            totals = [0] * len(codes)
            for number in range(6):
                values = solver.values(ending(unpack(worlds.position(number)), state.turn))
                totals = [sum_ + values[action.split()[1]].low for sum_, action in zip(totals, view.legal, strict=True)]
            means = evaluation.means()
            ranks = sorted(range(len(codes)), key=lambda i: totals[i])
            assert all(means[low] <= means[high] + 1e-12 for low, high in pairwise(ranks))
            assert len({round(mean, 9) for mean in means}) == len(set(totals))
            checked[state.terms.points < 0] += 1
    assert min(checked.values()) > 8


def ending(state: State, seat: Seat) -> Ending:
    """The rest of a round from a seat's side, the holder's tricks doubled."""
    assert state.terms is not None
    team = state.team if seat in state.team else other_team(len(state.hands), state.team)
    stakes = team_stakes(len(state.hands), state.terms.points, team, state.bonus, state.options.bonus_rule)
    follows = state.options.supertrump_follows
    return Ending(state.hands, state.terms, team, state.leader, state.trick, stakes, follows)


TABLES: list[dict[str, object]] = [
    {"players": 2, "rounds": 1},
    {"players": 3, "rounds": 1},
    {"players": 4, "rounds": 1},
    {"players": 5, "edition": "pl", "rounds": 1},
]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_with_all_cards_in_sight_the_last_round_is_won_shared_or_lost(options: dict[str, object]) -> None:
    """A solved ending of the last round is certain: a card's value is the share of the win it leads to."""
    solver, found = Solver(table_mb=1), set()
    for seed in range(16):
        for state, view in endings(options, seed, 2):
            codes = [codes_for(view.options).encode(action) for action in view.legal]
            evaluation = Evaluation(state.turn, len(state.hands), codes, spread=0.0)
            evaluation.solve(Sampler(GAME.view(state, "open")).worlds(1, seed=0), [0], solver, exact=2, seed=0)
            best = [best_share(state, state.turn, GAME.parse(action)) for action in view.legal]
            assert evaluation.means() == pytest.approx(best, abs=1e-5)
            found |= set(best)
    assert len(found) > 2


def best_share(state: State, seat: Seat, action: Action) -> float:
    """A seat's share of the win after an action, all cards in sight, its team playing for it and the others against."""
    after = GAME.play(state, state.turn, action).state
    outcome = GAME.outcome(after)
    if outcome is not None:
        return (seat in outcome.winners) / len(outcome.winners)
    answers = [best_share(after, seat, answer) for answer in GAME.legal(after, after.turn)]
    return max(answers) if (after.turn in after.team) == (seat in after.team) else min(answers)


def test_the_error_of_a_single_world_is_not_zero() -> None:
    """A single world has no spread: its standard error is the largest possible, not 0."""
    for _, view in endings({"players": 3, "rounds": 1}, 4, 4):
        for card_worlds, unsure in ((1, True), (48, False)):
            effort = NyetEffort(worlds=1, card_worlds=card_worlds, depth=12)
            errors = {found.error for found in decide(view, effort, random.Random(0)).estimates.values()}
            assert (errors == {UNSURE}) == unsure
