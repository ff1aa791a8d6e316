"""Plans of Nyet!: what each line means, and what is refused when a plan is made."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from kibitz.games.core import IllegalAction, Seat
from kibitz.games.nyet import plans
from kibitz.games.nyet.state import Phase, start
from tables import NYET, SEED, nyet_table, play


def meant(state: Any, seat: Seat, *lines: str) -> str | None:
    """What a plan says, once it has been checked."""
    view = NYET.view(state, seat)
    return plans.planned(view, plans.checked(view, lines, once=False))


def code(state: Any, seat: Seat, *lines: str, once: bool = False) -> str:
    with pytest.raises(IllegalAction) as refused:
        plans.checked(NYET.view(state, seat), lines, once=once)
    return refused.value.refusal.code


TABLE = nyet_table("R9 G4", "R3 R5 R12 B2 Y1", "G7 Y8", "R10 B1")
"""Blue is trump; 0 and 2 play against 1 and 3."""


@pytest.mark.parametrize(
    ("lines", "action"),
    [
        (("if led R: play R5",), "play R5"),
        (("if led G: play R5",), None),
        (("if led R and last: play R5",), None),
        (("if led G: play B2", "lowest"), "play R3"),
        (("highest",), "play R12"),
        (("if theirs: take",), "play R12"),
        (("if theirs: take 11",), None),
        (("if ours: take",), None),
        (("duck",), "play R5"),
        (("play B2", "play R3"), "play R3"),
        (("if void: play B2",), None),
        (("only",), None),
        (("one",), None),
    ],
)
def test_a_line_speaks_of_the_trick_as_it_lies(lines: tuple[str, ...], action: str | None) -> None:
    state = play(TABLE, "0 play R9").state
    assert meant(state, 1, *lines) == action


@pytest.mark.parametrize(
    ("lines", "action"),
    [
        (("if void and theirs: take 8",), "play B2"),
        (("if void: lowest",), "play Y1"),
        (("if void: lowest not 1",), "play R3"),
        (("one",), "play Y1"),
        (("lead",), None),
    ],
)
def test_without_the_colour_any_card_may_be_meant(lines: tuple[str, ...], action: str | None) -> None:
    state = play(TABLE, "0 play G4").state
    if lines == ("lead",):
        assert code(state, 1, *lines) == "unparsable"
    else:
        assert meant(state, 1, *lines) == action


def test_a_card_to_lead_is_led() -> None:
    state = play(TABLE, "0 play R9", "1 play R12", "2 play G7").state
    assert meant(state, 3, "if ours and last and led R: play R10") == "play R10"
    state = play(state, "3 play R10").state
    assert meant(state, 1, "if lead: play R5", "lowest") == "play R5"
    assert meant(state, 0, "if lead: play G4") is None


def test_a_supertrump_is_not_a_low_card_that_takes() -> None:
    """It is a 1, and stronger than everything."""
    state = play(nyet_table("R9", "Y1 G2", "G7", "G3", supertrump="Y"), "0 play R9").state
    assert meant(state, 1, "take 8") is None
    assert meant(state, 1, "take") == "play Y1"
    assert meant(state, 1, "lowest") == "play G2"


def test_only_means_that_there_is_no_choice() -> None:
    state = play(nyet_table("R9", "R1 B2", "G7", "G3"), "0 play R9").state
    assert meant(state, 1, "only") == "play R1"


def test_vetoes_are_tried_in_order_and_what_is_covered_is_passed_over() -> None:
    state = start(NYET.options({"players": 4}), SEED).state
    first, second = state.turn, (state.turn + 1) % 4
    view = NYET.view(state, second)
    lines = plans.checked(view, ("x trump R", "x points 2", "if lead: lowest"), once=False)
    state = play(state, f"{first} x trump R").state
    assert plans.planned(NYET.view(state, second), lines) == "x points 2"
    assert code(state, second, "x trump R") == "box-covered"
    assert code(state, second, "x points 9") == "no-such-box"
    assert code(state, second, f"team {first}+{(first + 2) % 4}") == "bad-team"
    assert code(state, second, "bonus 7") == "bad-bonus"


@pytest.mark.parametrize(("box", "action"), [("1", "discard R5"), ("left", "pass R5")])
def test_a_card_to_give_is_given_up_or_passed(box: str, action: str) -> None:
    hands = ("R9 G4", "R5 Y1", "G7 Y8", "R10 B1")
    state = nyet_table(*hands, discard=box, phase=Phase.GIVE, edition="en")
    assert meant(state, 1, "give R5", "give Y1") == action


def test_a_plan_ends_with_its_trick_and_at_the_latest_with_its_round() -> None:
    state = play(TABLE, "0 play R9").state
    view = NYET.view(state, 1)
    assert plans.checked(view, ("lowest",), once=False) == ("lowest", "until 1")
    one = plans.checked(view, ("until 1.1", "lowest"), once=False)
    assert plans.planned(view, one) == "play R3"
    later = play(state, "1 play R12", "2 play G7", "3 play R10").state
    assert plans.planned(NYET.view(later, 1), one) is None
    assert plans.planned(replace(view, round=2), ("lowest", "until 1")) is None


@pytest.mark.parametrize("line", ["until 1.1", "until 2", "until 2.3"])
def test_a_plan_for_another_time_is_refused(line: str) -> None:
    state = play(TABLE, "0 play R9", "1 play R12", "2 play G7", "3 play R10").state
    assert code(state, 1, "lowest", line) == "not-this-round"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("play G13", "not-in-hand"),
        ("if led R: play G13", "not-in-hand"),
        ("give G13", "not-in-hand"),
        ("x trump R", "wrong-phase"),
        ("if led Q: lowest", "unparsable"),
        ("if led R lowest", "unparsable"),
        ("when led R: lowest", "unparsable"),
        ("if last: x trump R", "unparsable"),
        ("take 0", "unparsable"),
        ("do it", "unparsable"),
        ("until tomorrow", "unparsable"),
    ],
)
def test_what_cannot_be_meant_is_refused(line: str, reason: str) -> None:
    assert code(TABLE, 1, "lowest", line) == reason


@pytest.mark.parametrize("line", ["play G13", "lowest!", "if led R: lowest", "lowest"])
def test_a_premove_names_actions_only(line: str) -> None:
    assert code(TABLE, 1, line, once=True) == ("not-in-hand" if line == "play G13" else "unparsable")
