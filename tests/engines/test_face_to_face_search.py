"""The search for Face to Face: legal, deterministic, in time, true to its plan, and able to see a win."""

from __future__ import annotations

import random
import time

import pytest
from msgspec.structs import replace

from kibitz.compiled.face_to_face.pack import TEXT, from_view
from kibitz.compiled.face_to_face.playout import worlds
from kibitz.engines.core import Decision, Estimate, find_bot
from kibitz.engines.face_to_face import search
from kibitz.engines.face_to_face.search import EFFORTS, FaceToFaceEffort, decide, successive_elimination, turn_seed
from kibitz.engines.face_to_face.turns import Plans
from kibitz.games.face_to_face.game import GAME
from kibitz.games.face_to_face.options import Options
from kibitz.games.face_to_face.piles import Pile, Tops
from kibitz.games.face_to_face.state import Placement, State
from tables import DUEL, duel_table

QUICK = FaceToFaceEffort(turns=4, plans=8, rollouts=200, candidates=4)


def play(state: State, action: str) -> State:
    return GAME.play(state, state.seat, GAME.parse(action)).state


def ending(hand: tuple[int, ...], tops: Tops, *, lone_last_card: bool = False) -> State:
    """A position with the last cards of the player to move; the opponent has plenty left."""
    state = GAME.start(Options(lone_last_card=lone_last_card), bytes(32)).state
    me = state.seat
    gone = tuple(Placement(1, me, Pile.UP, card) for card in range(2, 60) if card not in hand)
    return replace(
        state,
        turn=3,
        hands=(hand, state.hands[1]) if me == 0 else (state.hands[0], hand),
        draw=((), state.draw[1]) if me == 0 else (state.draw[0], ()),
        tops=(tops, state.tops[1]) if me == 0 else (state.tops[0], tops),
        placed=gone,
    )


@pytest.mark.parametrize("searching", [False, True])
@pytest.mark.parametrize("lone_last_card", [False, True])
def test_every_action_in_a_whole_game_is_legal_and_has_an_estimate(lone_last_card: bool, searching: bool) -> None:
    for seed in range(6):
        state = GAME.start(Options(lone_last_card=lone_last_card), random.Random(seed).randbytes(32)).state
        while GAME.to_act(state):
            view = GAME.view(state, state.seat)
            decision = decide(view, replace(QUICK, searching=searching), random.Random(0))
            assert decision.action in view.legal
            if len(view.legal) > 1:
                assert set(decision.estimates) == set(view.legal)
                assert all(0 <= found.mean <= 1 and found.error >= 0 for found in decision.estimates.values())
            state = play(state, decision.action)


@pytest.mark.parametrize("candidates", [1, 4])
def test_rollouts_see_that_the_opponent_can_place_its_whole_hand(candidates: int) -> None:
    """After 50 the opponent places 3, 2 and, back by ten, 12, and gives 32: the game is lost, however cheap 50 is."""
    state = duel_table("25 50 15 16", "2 3 12 32", other_draw="", up=20, down=12, opp_up=55, opp_down=5)
    view = DUEL.view(state, 0)
    plans = Plans(from_view(view), searching=True)
    (plan,) = (plan for plan in range(len(plans)) if [TEXT[code] for code in plans.codes(plan)][1:] == ["up 50", "end"])
    ((chances, points),) = plans.evaluate(worlds(view, 4, seed=1), [plan], turns=1, candidates=candidates)
    assert set(chances) == {0.0}
    assert set(points) == {-2.0}


def test_better_plans_are_tried_in_more_worlds_however_short_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each stage gets its share of the time: 24 plans, then 8, then 2, though the rollouts of the first never end."""
    monkeypatch.setattr(search, "_first_action", lambda plans, _, some: (plans.codes(some[0])[0], False))  # never clear
    view = GAME.view(state := GAME.start(Options(), bytes(32)).state, state.seat)
    for seconds in (0.0, 0.06):
        effort = FaceToFaceEffort(turns=4, plans=24, rollouts=10**9, candidates=4, millis=60)
        _, trials = successive_elimination(view, Plans(from_view(view)), effort, time.monotonic() + seconds)
        tried = [trial.worlds for trial in trials.values()]
        assert tried == sorted(tried, reverse=True)
        assert len(set(tried)) == 3


def test_the_same_view_gives_the_same_decision() -> None:
    state = GAME.start(Options(), bytes(32)).state
    view = GAME.view(state, state.seat)
    assert decide(view, QUICK, random.Random(1)) == decide(view, QUICK, random.Random(2))


def test_hidden_cards_do_not_change_the_decision() -> None:
    """Dealing everything the player can't see again leaves the decision as it was."""
    chance = random.Random(3)
    state, compared = GAME.start(Options(), chance.randbytes(32)).state, 0
    while GAME.to_act(state):
        view = GAME.view(state, state.seat)
        other = GAME.sample(view, chance)
        assert GAME.view(other, state.seat) == view
        decision = decide(view, QUICK, random.Random(1))
        assert decide(GAME.view(other, state.seat), QUICK, random.Random(1)) == decision
        compared += other.hands != state.hands
        state = play(state, decision.action)
    assert compared > 10


def test_a_plan_is_evaluated_the_same_after_its_first_card() -> None:
    """The same worlds are sampled throughout a turn, so only more search changes a plan."""
    state = GAME.start(Options(), bytes(32)).state
    view = GAME.view(state, state.seat)
    plans = Plans(from_view(view))
    before = plans.evaluate(worlds(view, 20, seed=turn_seed(view)), [0], turns=4, candidates=1)
    codes = plans.codes(0)
    after = GAME.view(play(state, TEXT[codes[0]]), state.seat)
    rest = Plans(from_view(after))
    plan = next(plan for plan in range(len(rest)) if sorted(rest.codes(plan)) == sorted(codes[1:]))
    assert rest.evaluate(worlds(after, 20, seed=turn_seed(after)), [plan], turns=4, candidates=1) == before


def test_the_order_of_a_plans_cards_does_not_matter() -> None:
    """A gift can come before or after a card on an own pile: both begin the same plan, so both have its value."""
    state = ending((30, 40), Tops(29, 20))
    state = replace(state, tops=(state.tops[0], Tops(39, 59)) if state.seat == 0 else (Tops(39, 59), state.tops[1]))
    decision = decide(GAME.view(state, state.seat), QUICK, random.Random(0))
    assert decision.estimates["up 30"] == decision.estimates["opp-up 30"] == Estimate(1, 0)


def test_every_estimate_comes_from_rollouts() -> None:
    """Every action has a mean and a standard error from trials, however the network rated it."""
    state = GAME.start(Options(), bytes(32)).state
    estimates = decide(GAME.view(state, state.seat), replace(QUICK, plans=1), random.Random(0)).estimates
    assert all(0 < found.mean < 1 and 0 < found.error < 0.5 for found in estimates.values())


@pytest.mark.parametrize("name", ["club", "expert", "master"])
def test_it_sees_that_it_can_place_everything(name: str) -> None:
    """Six cards in the right order, with a jump back on the plan, win at once (F2.2, F4.1)."""
    state = ending((12, 14, 22, 40, 41, 55), Tops(20, 45))
    view = GAME.view(state, state.seat)
    seat = state.seat
    while GAME.to_act(state) == (seat,):
        decision = find_bot(name).decide(GAME.view(state, seat), rng=random.Random(0), millis=1000)
        assert decision.estimates == {} or decision.estimates[decision.action].mean == 1
        state = play(state, decision.action)
    assert state.winner == seat
    assert len(view.legal) > 1


def test_a_card_that_no_second_card_can_follow_is_worth_nothing() -> None:
    """With 50 on the pile 41 fits nowhere, and the turn is lost (F4.2)."""
    state = ending((41, 50), Tops(40, 20))
    state = replace(state, tops=(state.tops[0], Tops(2, 59)) if state.seat == 0 else (Tops(2, 59), state.tops[1]))
    decision = decide(GAME.view(state, state.seat), QUICK, random.Random(0))
    chances, cards = (Estimate(1, 0), Estimate(0, 0)), (Estimate(58, 0), Estimate(-1, 0))
    actions = ("up 41", "up 50")
    assert decision == Decision(
        "up 41", dict(zip(actions, chances, strict=True)), dict(zip(actions, cards, strict=True))
    )


@pytest.mark.parametrize("name", ["club", "expert", "master"])
def test_it_answers_legally_when_time_runs_out(name: str) -> None:
    state = GAME.start(Options(), bytes(32)).state
    view = GAME.view(state, state.seat)
    decision = decide(view, replace(EFFORTS[name], millis=1e-6), random.Random(0))
    assert decision.action in view.legal
    assert all(found.error > 0 for found in decision.estimates.values())
    for millis in (0, 1):
        assert find_bot(name).decide(view, rng=random.Random(0), millis=millis).action in view.legal


def test_search_beats_random_play() -> None:
    """Six pairs of draw piles, played from both sides against random play: search hardly ever loses."""
    wins = 0
    for seed in range(6):
        for ours in range(2):
            chance = random.Random(seed)
            state = GAME.start(Options(), chance.randbytes(32)).state
            while GAME.to_act(state):
                view = GAME.view(state, state.seat)
                action = decide(view, QUICK, chance).action if state.seat == ours else chance.choice(view.legal)
                state = play(state, action)
            wins += state.winner == ours
    assert wins >= 11
