"""A turn of Face to Face planned ahead: what can be meant, and when it doesn't end by itself."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from kibitz.games.core import IllegalAction, Refusal
from kibitz.games.face_to_face import plans
from tables import DUEL, duel_table, play


def waiting(hand: str, **position: Any) -> Any:
    """Seat 0 while the other player is at turn."""
    return replace(duel_table(hand, **position), seat=1)


def refused(state: Any, *lines: str, once: bool = True) -> Refusal:
    with pytest.raises(IllegalAction) as declined:
        plans.checked(DUEL.view(state, 0), lines, once=once)
    return declined.value.refusal


def kept(state: Any, *lines: str) -> bool:
    return plans.checked(DUEL.view(state, 0), lines, once=True) == lines


def test_cards_follow_each_other_as_if_it_were_ones_turn() -> None:
    state = waiting("12 29 22 45 40", draw="5 6", up=28, down=42)
    assert kept(state, "up 29", "up 45", "down 40", "end")
    assert kept(state, "up 45"), "any beginning of a turn"
    assert refused(state, "up 45", "up 29") == Refusal("not-higher", "F2.1", {"top": 45, "jump": 35})
    assert refused(state, "down 45") == Refusal("not-lower", "F2.1", {"top": 42, "jump": 52})
    assert refused(state, "up 29", "down 29") == Refusal("not-in-hand", "F2", {"card": 29})
    assert refused(state, "up 5") == Refusal("not-in-hand", "F2", {"card": 5}), "nobody knows what one will draw"


def test_a_jump_back_may_follow_a_planned_card() -> None:
    state = waiting("29 19 45", up=28)
    assert kept(state, "up 29", "up 19", "up 45")
    assert refused(state, "up 19").code == "not-higher"


def test_one_gift_is_planned_on_whatever_pile_there_will_be() -> None:
    state = waiting("12 29 59 2", opp_up=5, opp_down=55, draw="7 8")
    assert DUEL.refusal(replace(state, seat=0), 0, DUEL.parse("opp-up 12")) is not None, "it doesn't fit yet"
    assert kept(state, "up 29", "opp-up 12")
    assert refused(state, "opp-up 12", "opp-down 29") == Refusal("second-gift", "F2.3")
    assert refused(state, "opp-up 59").code == "does-not-improve", "no pile could take it"
    assert refused(state, "opp-down 2").code == "does-not-improve"


def test_in_ones_own_turn_a_gift_is_checked_on_the_pile_that_there_is() -> None:
    state = duel_table("12 29 33", opp_up=5, draw="7 8")
    assert refused(state, "opp-up 12") == Refusal("does-not-improve", "F2.3", {"top": 5, "pile": "opp-up"})
    after = play(duel_table("12 29 33", opp_up=20, draw="7 8"), "0 opp-up 12").state
    assert refused(after, "opp-up 29") == Refusal("second-gift", "F2.3")
    assert kept(after, "up 29", "end"), "what was placed before counts"


def test_the_end_is_planned_after_as_many_cards_as_are_asked() -> None:
    state = waiting("12 29 45", draw="5 6")
    assert refused(state, "up 12", "end") == Refusal("too-few-placed", "F2", {"placed": 1, "asked": 2})
    assert kept(state, "up 12", "up 29", "end")
    assert refused(state, "up 12", "up 29", "end", "up 45") == Refusal("not-your-turn", "F2")
    lone = waiting("12", lone_last_card=True)
    assert kept(lone, "up 12")
    assert refused(lone, "up 12", "end") == Refusal("game-over", "F4"), "the last card wins"


def test_others_cards_in_this_turn_are_not_ones_own() -> None:
    state = waiting("12 29", draw="5 6", count=2, gave=True)
    assert refused(state, "end") == Refusal("too-few-placed", "F2", {"placed": 0, "asked": 2})
    assert kept(state, "opp-up 12", "up 29", "end")


def test_only_a_turn_is_planned_and_not_all_turns_to_come() -> None:
    assert refused(waiting("12 29"), "up 12", once=False) == Refusal("no-plans")
    assert refused(waiting("12 29"), "nonsense").code == "unparsable"


def test_after_a_draft_that_loses_nothing_more_is_planned() -> None:
    lost = play(duel_table("50 12 13", up=11, down=9, opp_up=1, opp_down=60, draw="5"), "0 up 50").state
    assert lost.stuck
    assert refused(lost, "up 12") == Refusal("game-over", "F4")


def test_a_turn_does_not_end_by_itself_after_a_gift() -> None:
    first = replace(duel_table("12 29 45 50", "20 30 40 44", draw="5 6", other_draw="25 35", up=10), seat=1)
    for gift in (False, True):
        last = "1 opp-up 4" if gift else "1 up 44"
        given = replace(first, hands=(first.hands[0], (*first.hands[1], 4)))
        state = play(given, "1 up 40", last, "1 end", "0 up 12", "0 up 29").state
        assert plans.was_given(DUEL.view(state, 0)) == gift
        assert plans.planned(DUEL.view(state, 0), ("end",), once=True) == (None if gift else "end")
        assert plans.planned(DUEL.view(state, 0), ("up 45", "end"), once=True) == "up 45", "cards can be taken back"
