"""A choice is priced by what the seat could know: hidden cards change the open price, never the fair one."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from kibitz.compiled.face_to_face.pack import pack
from kibitz.compiled.nyet.codes import codes_for
from kibitz.engines.face_to_face.outcomes import position_value
from kibitz.engines.nyet.outcomes import outcomes
from kibitz.engines.nyet.search import solver
from kibitz.games.record import Record
from kibitz.review.effort import Effort
from kibitz.review.nyet.review import lead, open_values, weigh
from kibitz.review.parts import Judged
from kibitz.review.replayed import replayed
from review.played import SMALL, TINY, decision_in, duel, nyet, single, with_board
from tables import DUEL, NYET, duel_table, nyet_table

BAD = ("inaccuracy", "mistake", "blunder", "lucky")


def fair_part(found: Judged) -> tuple[object, ...]:
    """Everything about a decision that must follow from the view."""
    decision = found.decision
    return decision.fair, decision.real, decision.best, decision.candidates, found.cost, decision.label in BAD


@pytest.mark.parametrize("record", [nyet(1), nyet(3, players=3), duel(1)], ids=lambda record: record.game)
def test_hidden_cards_never_change_a_fair_price(record: Record) -> None:
    """Whatever the others hold, as long as the seat's view is the same, so is everything but the open price."""
    game, rng = replayed(record), random.Random(1)
    steps = [step for step in range(len(record.actions)) if game.choices(step) > 1]
    opened = set()
    for step in rng.sample(steps, 8):
        action = record.actions[step][1]
        if game.states[step] and len(game.game.to_act(game.states[step])) > 1:
            continue  # several give up cards at once: the one who did isn't always the next to act
        found = [decision_in(game.game, game.game.sample(game.view(step), rng), action, TINY) for _ in range(3)]
        assert len({repr(fair_part(each)) for each in found}) == 1
        opened.add(len({repr(each.decision.open) for each in found}) > 1)
    assert True in opened, "the worlds differ, and the open price shows it"


def test_unlucky_and_lucky_are_found_and_never_mixed_up() -> None:
    """Among deals that fit one view, a right choice is good or unlucky, a wrong one bad or lucky, and both occur."""
    rng = random.Random(5)
    labels: dict[bool, set[str]] = {True: set(), False: set()}
    record = nyet(7, players=2, bots=("greedy",))
    game = replayed(record)
    late = [step for step in range(len(record.actions)) if 3 <= len(game.states[step].hands[0]) <= 6]
    for step in [step for step in late if game.choices(step) > 1][:6]:
        view = game.view(step)
        first = decision_in(NYET, game.states[step], view.legal[0], SMALL).decision
        for action in {first.best, first.candidates[-1].action}:
            for _ in range(6):
                found = decision_in(NYET, NYET.sample(view, rng), action, SMALL)
                labels[action == first.best].add(found.decision.label)
    assert labels[True] <= {"good", "unlucky", "none"}
    assert "unlucky" in labels[True]
    assert "lucky" in labels[False]
    assert {"inaccuracy", "mistake", "blunder"} & labels[False]


def test_a_solved_ending_is_exact() -> None:
    """The high red card takes both tricks; after the low one seat 1 takes it, and the high one doesn't follow green."""
    state = with_board(nyet_table("R13 R2", "R5 G3", trump="Y"))
    for action, price in (("play R13", 0.0), ("play R2", 4.0)):
        view = NYET.view(state, 0)
        found, after, chances = open_values(single(NYET, state, action), 0, view, view.legal.index(action), SMALL)
        assert found.exact
        assert found.points == price, "two tricks less for one side, two more for the other"
        assert after == ((2.0, 0.0) if not price else (0.0, 2.0))
        assert chances == ((1.0, 0.0) if not price else (0.0, 1.0))


def test_an_ending_is_not_priced_as_if_everyone_saw_all_cards() -> None:
    """Leading trumps puts off the guess between G10 and B10. Who sees all cards will guess right, so solving every
    world, as the open price does, makes waiting worth much more than it is."""
    state = with_board(nyet_table("Y13 Y12 Y11 G10 B10", "R2 R3 G4 B13 B4", trump="Y"))
    view = NYET.view(state, 0)
    wait, guess = (view.legal.index(action) for action in ("play Y13", "play B10"))
    weighed = weigh(single(NYET, state, "play B10"), 0, view, Effort("much", 6), guess)
    known = fmean(row[wait] - row[guess] for row in weighed.sample.points)
    codes, solved = [codes_for(view.options).encode(action) for action in view.legal], list[float]()
    for worlds in weighed.drawn:
        points, _ = outcomes(worlds, 0, codes, solver(), race=(6.0, 0, 0.0), exact=len(codes), rollouts=1, seed=1)
        solved += [lead(points, i, wait, 0) - lead(points, i, guess, 0) for i in range(len(worlds))]
    assert len(solved) == len(weighed.sample)
    assert 0 < known < 0.75 * fmean(solved)


def test_the_same_mistake_is_punished_in_one_deal_and_lucky_in_another() -> None:
    """Y13 first draws the trump that could take R2. Against Y2 that costs a trick; where there is no trump, nothing."""
    lucky, punished = (
        decision_in(NYET, with_board(nyet_table("Y13 R2", other, trump="Y")), "play R2") for other in ("G2 G3", "Y2 G5")
    )
    assert fair_part(lucky) == fair_part(punished)
    assert (lucky.decision.label, lucky.decision.punished) == ("lucky", False)
    assert punished.decision.label in ("mistake", "blunder")
    assert punished.decision.punished
    assert (lucky.decision.open.chance, punished.decision.open.chance) == (0.0, 0.5)


def test_right_but_unlucky() -> None:
    """R2 before the top reds is as good as any by what can be known; with R3 and R4 behind it loses everything."""
    unlucky, good = (
        decision_in(NYET, with_board(nyet_table("R13 R12 R2", other, trump="Y")), "play R2")
        for other in ("R3 R4 G2", "G2 G3 G4")
    )
    assert fair_part(unlucky) == fair_part(good)
    assert (unlucky.decision.label, unlucky.decision.open.chance) == ("unlucky", 1.0)
    assert (good.decision.label, good.decision.open.chance) == ("good", 0.0)


def test_an_action_that_loses_at_once_is_a_blunder() -> None:
    """F4.2: after 58 on the up pile nothing follows, after 20 and 30 the game goes on."""
    state = duel_table("20 30 58", "22 33 44", draw="40 41", other_draw="25 35", up=10, down=3)
    found = decision_in(DUEL, state, "up 58").decision
    assert found.label == "blunder"
    assert found.fair.chance > 0.2
    assert found.why[0].id == "review-why-loses"


def test_nobody_is_thought_to_keep_cards_that_would_win() -> None:
    """The whole hand can be placed at once: 3 and 2, the jump back to 12, and 32 as a gift."""
    tops = {"up": 55, "down": 5, "opp_up": 42, "opp_down": 29}
    state = pack(duel_table("2 3 12 32", "7 13 18 56", other_draw="24 22", **tops))  # type: ignore[arg-type]
    for turns in (1, 3, 8):
        assert position_value(state, 5, draw=False, turns=turns, candidates=4, seed=1)[0] == 1.0


def test_a_hidden_hand_is_any_hand_that_it_may_be() -> None:
    """Who can't see it expects the same, whatever it is; with open hands the position is worth more or less."""
    tops = {"up": 20, "down": 30, "opp_up": 25, "opp_down": 40}
    cards = ("21 24 27", "41 45 50", "2 5 8")
    hands = [
        pack(duel_table("31 35 44", hand, draw="11 52 38 7 16 48", other_draw=" ".join(set(cards) - {hand}), **tops))  # type: ignore[arg-type]
        for hand in cards
    ]
    values = [
        [position_value(at, 20, draw=False, turns=3, candidates=3, seed=1, hidden=hidden)[0] for at in hands]
        for hidden in (1, -1)
    ]
    assert len(set(values[0])) == 1
    assert len(set(values[1])) == 3
