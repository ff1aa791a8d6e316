"""Playouts, worlds and plans of Face to Face: they obey the rules and depend on nothing but their seed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from kibitz.compiled.face_to_face.pack import END, TEXT, pack, unpack
from kibitz.compiled.face_to_face.playout import heuristic_turn_of, playouts, worlds
from kibitz.compiled.face_to_face.rules import Position
from kibitz.engines.face_to_face.turns import Plans, reply_to
from kibitz.games.core import OPEN, SPECTATOR, Viewer
from kibitz.games.face_to_face.game import GAME
from kibitz.games.face_to_face.notation import End
from kibitz.games.face_to_face.options import Options
from kibitz.games.face_to_face.piles import Pile, Tops, can_place
from kibitz.games.face_to_face.state import Placement, State, can_go_on


def states(chance: random.Random, *, lone_last_card: bool = False) -> Iterator[State]:
    """The states of a game played by the best plan half of the time, so that it lasts."""
    state = GAME.start(Options(lone_last_card=lone_last_card), chance.randbytes(32)).state
    yield state
    while GAME.to_act(state):
        if chance.random() < 0.5:
            code = Plans(pack(state)).codes(0)[0] if len(Plans(pack(state))) else pack(state).legal(state.seat)[0]
        else:
            code = chance.choice(pack(state).legal(state.seat))
        state = GAME.play(state, state.seat, GAME.parse(TEXT[code])).state
        yield state


def whole_hand_or_winner(position: Position) -> int | None:
    """Who has won, or wins at the start of this turn by placing the whole hand; by trying everything."""
    if position.winner is not None:
        return position.winner
    at = unpack(position)
    hand, seat = at.hands[at.seat], at.seat
    if not at.draw[seat] and can_place(len(hand), hand, at.tops[seat], at.tops[1 - seat], gave=False):
        return seat
    return None


def ends_of_turn(state: State) -> set[State]:
    """Every position a turn can end in without being lost, found by trying everything."""
    found: set[State] = set()
    tried: set[State] = set()
    todo = [replace(state, placed=())]
    seat = state.seat
    while todo:
        at = todo.pop()
        if at in tried:
            continue
        tried.add(at)
        if at.winner is not None:
            if at.winner == seat and not at.stuck:
                found.add(at)
            continue
        for action in GAME.legal(at, seat):
            if isinstance(action, End):
                found.add(at)
            else:
                todo.append(replace(GAME.play(at, seat, action).state, placed=()))
    return found


@pytest.mark.parametrize("lone_last_card", [False, True])
def test_plans_are_all_ends_of_the_turn_once_each(lone_last_card: bool) -> None:
    chance = random.Random(lone_last_card)
    for _ in range(4):
        for number, state in enumerate(states(chance, lone_last_card=lone_last_card)):
            if state.winner is not None or number % 5:
                continue
            plans = Plans(pack(state))
            ends: list[State] = []
            for i in range(len(plans)):
                position = pack(state)
                codes = plans.codes(i)
                for code in codes if codes[-1] else codes[:-1]:
                    position.step(state.seat, code)
                ends.append(replace(unpack(position), placed=()))
            assert len(set(ends)) == len(ends)
            assert set(ends) == ends_of_turn(state)
            worths = [plans.worth(i) for i in range(len(plans))]
            assert worths == sorted(worths, reverse=True)


def test_each_plan_names_all_actions_it_can_begin_with() -> None:
    chance = random.Random(9)
    for number, state in enumerate(states(chance)):
        if state.winner is not None or number % 7:
            continue
        plans = Plans(pack(state))
        begun: dict[State, set[int]] = {}
        for code in pack(state).legal(state.seat):
            after = state if code == END else GAME.play(state, state.seat, GAME.parse(TEXT[code])).state
            for end in {replace(state, placed=())} if code == END else ends_of_turn(after):
                if end.seat == state.seat:
                    begun.setdefault(end, set()).add(code)
        for plan in range(len(plans)):
            position = pack(state)
            for code in plans.codes(plan):
                if code != END:
                    position.step(state.seat, code)
            assert set(plans.first_actions(plan)) == begun[replace(unpack(position), placed=())]
        for some in (1, 5):
            chosen = plans.promising(some)
            assert chosen[:some] == list(range(min(some, len(plans))))
            assert {code for plan in chosen for code in plans.first_actions(plan)} == set().union(*begun.values())


@pytest.mark.parametrize("lone_last_card", [False, True])
def test_a_heuristic_turn_is_one_of_the_plans(lone_last_card: bool) -> None:
    chance = random.Random(2)
    for _ in range(6):
        for number, state in enumerate(states(chance, lone_last_card=lone_last_card)):
            if state.winner is None and number % 5 == 0:
                after = heuristic_turn_of(pack(state))
                ends = ends_of_turn(state)
                drawn = {
                    replace(GAME.play(end, state.seat, End()).state, placed=()) for end in ends if end.winner is None
                }
                assert replace(unpack(after), placed=()) in drawn | ends or not ends


@pytest.mark.parametrize("lone_last_card", [False, True])
def test_a_reply_is_one_of_the_plans(lone_last_card: bool) -> None:
    """It is the candidate the network rates highest: a legal turn whenever there is one."""
    chance = random.Random(3)
    for candidates in (1, 4, 8):
        for number, state in enumerate(states(chance, lone_last_card=lone_last_card)):
            if state.winner is None and number % 5 == 0:
                ends = {replace(end, placed=()) for end in ends_of_turn(state)}
                assert not ends or replace(unpack(reply_to(pack(state), candidates=candidates)), placed=()) in ends


def test_a_pair_that_jumps_back_past_its_start_is_found() -> None:
    """With 35 on the ascending pile, 42 and then 32 leave it better than before, and nothing else can be placed."""
    state = GAME.start(Options(), bytes(32)).state
    me = state.seat
    gone = tuple(Placement(1, me, Pile.UP, card) for card in range(2, 60) if card not in (32, 42, 59))
    mine, his = [(32, 42), (59,), Tops(35, 2)], [state.hands[1 - me], state.draw[1 - me], Tops(2, 59)]
    hands, draw, tops = zip(*([mine, his] if me == 0 else [his, mine]), strict=True)
    state = replace(state, turn=3, hands=hands, draw=draw, tops=tops, placed=gone)
    for after in (heuristic_turn_of(pack(state)), reply_to(pack(state), candidates=4)):
        assert unpack(after).tops[me] == Tops(32, 2)


def test_worlds_fit_the_view_and_hidden_hands_are_not_stuck() -> None:
    chance = random.Random(1)
    viewers: tuple[Viewer, ...] = (0, SPECTATOR, 1, OPEN)
    for _ in range(6):
        for number, state in enumerate(states(chance)):
            if state.winner is not None:
                continue
            viewer = viewers[number % 4]
            view = GAME.view(state, viewer)
            drawn = worlds(view, 3, seed=number)
            for i in range(len(drawn)):
                world = unpack(drawn.position(i))
                assert GAME.view(world, viewer) == view
                assert can_go_on(world)
                for seat in range(2):
                    assert sorted((*world.hands[seat], *world.draw[seat])) == sorted(
                        (*state.hands[seat], *state.draw[seat])
                    )


def test_every_hidden_hand_and_draw_order_is_equally_likely() -> None:
    state = GAME.start(Options(), bytes(32)).state
    me, you = state.seat, 1 - state.seat
    some = (7, 20, 33, 46)
    state = replace(
        state,
        hands=((some[:2], (30, 31)) if you == 0 else ((30, 31), some[:2])),
        draw=((some[2:], (40,)) if you == 0 else ((40,), some[2:])),
        placed=tuple(
            Placement(1, seat, Pile.UP, card)
            for seat in range(2)
            for card in range(2, 60)
            if card not in (some if seat == you else (30, 31, 40))
        ),
    )
    draws = 12000
    drawn = worlds(GAME.view(state, me), draws, seed=3)
    seen = Counter((world.hands[you], world.draw[you]) for world in (unpack(drawn.position(i)) for i in range(draws)))
    assert len(seen) == 12
    for times in seen.values():
        assert abs(times - draws / 12) < 5 * (draws / 12) ** 0.5


@pytest.mark.parametrize("heuristic", [False, True])
def test_threads_and_number_do_not_change_a_playout(heuristic: bool) -> None:
    position = pack(GAME.start(Options(), bytes(32)).state)
    alone = playouts(position, 101, seed=5, heuristic=heuristic).tolist()
    for number, threads in ((101, 2), (101, None), (40, 3)):
        assert playouts(position, number, seed=5, heuristic=heuristic, threads=threads).tolist() == alone[:number]
    assert playouts(position, 101, seed=6, heuristic=heuristic).tolist() != alone


def test_threads_do_not_change_worlds() -> None:
    state = GAME.start(Options(), bytes(32)).state
    view = GAME.view(state, state.seat)
    drawn, shared = worlds(view, 50, seed=2), worlds(view, 50, seed=2, threads=3)
    assert [drawn.position(i).fields for i in range(50)] == [shared.position(i).fields for i in range(50)]


def test_worlds_can_continue_an_earlier_sample() -> None:
    state = GAME.start(Options(), bytes(32)).state
    view = GAME.view(state, state.seat)
    drawn, later = worlds(view, 50, seed=2), worlds(view, 20, seed=2, first=30)
    assert [drawn.position(30 + i).fields for i in range(20)] == [later.position(i).fields for i in range(20)]


def test_plans_are_evaluated_together_as_they_are_alone() -> None:
    state = GAME.start(Options(), bytes(32)).state
    plans = Plans(pack(state))
    drawn = worlds(GAME.view(state, state.seat), 30, seed=4)
    found = plans.evaluate(drawn, [0, 5, 2], turns=4, candidates=4)
    assert all(len(values) == 30 for plan in found for values in plan)
    for number, plan in enumerate([0, 5, 2]):
        assert plans.evaluate(drawn, [plan], turns=4, candidates=4) == found[number : number + 1]


def test_one_world_is_finished_without_any_time() -> None:
    state = GAME.start(Options(), bytes(32)).state
    plans = Plans(pack(state))
    drawn = worlds(GAME.view(state, state.seat), 30, seed=4)
    found = plans.evaluate(drawn, [0, 1], turns=4, candidates=4, seconds=1e-9)
    assert [len(values) for plan in found for values in plan] == [1, 1, 1, 1]


def test_a_rollout_ends_with_a_result_or_the_networks_value() -> None:
    """In each world: won or lost within the turns of the rollout, else the network's value of the last one. Turns are
    the heuristic's, but a hand that can be placed whole and wins is placed."""
    chance = random.Random(8)
    for number, state in enumerate(states(chance)):
        if state.winner is not None or number % 9:
            continue
        plans = Plans(pack(state))
        drawn = worlds(GAME.view(state, state.seat), 3, seed=number)
        for plan in range(0, len(plans), 40):
            ((chances, _),) = plans.evaluate(drawn, [plan], turns=0, candidates=1)
            assert [*chances] == pytest.approx([plans.worth(plan)] * 3, abs=1e-5)
            won, margins = [], []
            for i in range(3):
                position = drawn.position(i)
                for code in plans.codes(plan):
                    position.step(state.seat, code)
                while (winner := whole_hand_or_winner(position)) is None:
                    position = heuristic_turn_of(position)
                won.append(float(winner == state.seat))
                left = position.fields["unplaced"][1 - winner].bit_count()
                margins.append(float(left if winner == state.seat else -left))
            found = plans.evaluate(drawn, [plan], turns=200, candidates=1)
            assert [[*values] for values in found[0]] == [won, margins]


def test_plans_and_rollouts_use_the_right_network() -> None:
    """`SEARCHING` evaluates both; without it, `PLANNING` evaluates plans and `REPLYING` rollouts of replies."""
    state = GAME.start(Options(), bytes(32)).state
    drawn = worlds(GAME.view(state, state.seat), 1, seed=1)
    quick, searching = Plans(pack(state)), Plans(pack(state), searching=True)
    assert quick.worth(0) != searching.worth(0)
    for candidates in (1, 4):
        assert searching.evaluate(drawn, [0], turns=0, candidates=candidates)[0][0][0] == pytest.approx(
            searching.worth(0), abs=1e-5
        )
        same = quick.evaluate(drawn, [0], turns=0, candidates=candidates)[0][0][0] == pytest.approx(
            quick.worth(0), abs=1e-5
        )
        assert same == (candidates == 1)


@pytest.mark.parametrize("lone_last_card", [False, True])
@pytest.mark.parametrize("heuristic", [False, True])
def test_a_playout_ends_as_the_rules_say(heuristic: bool, lone_last_card: bool) -> None:
    """The winner has placed all cards, or the loser was stuck."""
    state = GAME.start(Options(lone_last_card=lone_last_card), bytes(32)).state
    results = playouts(pack(state), 3000, seed=1, heuristic=heuristic).tolist()
    for winner, *cards in results:
        assert cards[1 - winner] < 58
    assert any(cards[winner] == 58 for winner, *cards in results)
    assert 0.3 < sum(winner for winner, *_ in results) / len(results) < 0.7


def test_a_finished_game_is_refused() -> None:
    *_, last = states(random.Random(3))
    with pytest.raises(ValueError, match="nothing to play out"):
        playouts(pack(last), 10, seed=0)
    with pytest.raises(ValueError, match="no turn to plan"):
        Plans(pack(last))
    with pytest.raises(ValueError, match="no turn to play"):
        reply_to(pack(last), candidates=4)
    with pytest.raises(ValueError, match="no worlds to draw"):
        worlds(GAME.view(last, 0), 10, seed=0)


@pytest.mark.parametrize("candidates", [0, 9])
def test_the_number_of_candidates_is_checked(candidates: int) -> None:
    state = GAME.start(Options(), bytes(32)).state
    with pytest.raises(ValueError, match="from 1 to 8 turns"):
        reply_to(pack(state), candidates=candidates)
