"""N6–N7: following, supertrumps, who takes a trick, and the loot in it."""

from __future__ import annotations

import pytest

from kibitz.games.core import Refusal
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.events import TrickTaken
from kibitz.games.nyet.tricks import best_card, complete
from tables import NYET, cards, legal, nyet_table, play, refused


def takes(trick: str, *, trump: str = "B", supertrump: str = "none") -> str:
    """Which card takes a trick."""
    played = cards(trick)
    at = best_card(played, Terms(0, "none", trump, supertrump, 1))
    return f"{at + 1}: {played[at]}"


def test_n6_the_first_player_leads_any_card_and_it_goes_clockwise() -> None:
    table = nyet_table("B2 R2", "R3 Y3", "Y4 R4", first=1, team=(1,))
    assert NYET.to_act(table) == (1,)
    assert legal(table, 1) == {"play R3", "play Y3"}
    state = play(table, "1 play Y3").state
    assert NYET.to_act(state) == (2,)
    assert NYET.to_act(play(state, "2 play Y4").state) == (0,)


def test_n6_only_a_card_of_the_hand_and_only_in_turn() -> None:
    table = nyet_table("B2 R2", "R3 Y3")
    assert refused(table, "0 play G9") == Refusal("not-in-hand", "N6", {"card": "G9"})
    assert refused(table, "1 play R3") == Refusal("not-your-turn", "N6")
    assert refused(table, "0 x trump R") == Refusal("wrong-phase", "N6", {"phase": "tricks"})


def test_n6_1_the_colour_led_must_be_followed() -> None:
    table = play(nyet_table("R9 G2", "R3 B13 R12", trump="B"), "0 play R9").state
    assert legal(table, 1) == {"play R3", "play R12"}
    assert refused(table, "1 play B13") == Refusal("must-follow", "N6.1", {"suit": "R"})


def test_n6_2_who_cannot_follow_plays_anything() -> None:
    table = play(nyet_table("R9 G2", "B3 Y1 G13", trump="B"), "0 play R9").state
    assert legal(table, 1) == {"play B3", "play Y1", "play G13"}


def test_n6_3_red_5_must_be_played_before_the_supertrump_red_1() -> None:
    table = play(nyet_table("R7 G2", "R5 R1", trump="B", supertrump="R", edition="de"), "0 play R7").state
    assert legal(table, 1) == {"play R5"}
    assert refused(table, "1 play R1") == Refusal("supertrump-elsewhere", "N6.3", {"suit": "R"})


def test_n6_3_in_the_polish_reading_the_supertrump_may_follow_its_colour() -> None:
    table = play(nyet_table("R7 G2", "R5 R1 B3", trump="B", supertrump="R", edition="pl"), "0 play R7").state
    assert legal(table, 1) == {"play R5", "play R1"}


def test_n6_3_in_the_polish_reading_it_must_follow_as_the_only_card_of_its_colour() -> None:
    table = play(nyet_table("R7 G2", "G5 R1 B3", trump="B", supertrump="R", edition="pl"), "0 play R7").state
    assert legal(table, 1) == {"play R1"}
    assert refused(table, "1 play B3") == Refusal("must-follow", "N6.1", {"suit": "R"})


@pytest.mark.parametrize("edition", ["en", "pl"])
def test_n6_3_a_supertrump_led_asks_for_trump(edition: str) -> None:
    table = play(nyet_table("R1 G2", "R5 B3 R1", trump="B", supertrump="R", edition=edition), "0 play R1").state
    assert legal(table, 1) == {"play B3", "play R1"}
    assert refused(table, "1 play R5") == Refusal("must-follow", "N6.1", {"suit": "B"})


def test_n6_3_a_supertrump_follows_when_trump_is_led() -> None:
    table = play(nyet_table("B7 G2", "R5 R1 G3", trump="B", supertrump="R"), "0 play B7").state
    assert legal(table, 1) == {"play R1"}


def test_n6_3_with_only_the_supertrump_of_the_colour_led_anything_goes() -> None:
    table = play(nyet_table("R7 G2", "G5 R1 B3", trump="B", supertrump="R", edition="en"), "0 play R7").state
    assert legal(table, 1) == {"play G5", "play R1", "play B3"}


def test_n6_3_of_the_trump_colour_its_1s_are_simply_the_highest() -> None:
    table = play(nyet_table("R7 G2", "R5 R1 G3", trump="R", supertrump="R"), "0 play R7").state
    assert legal(table, 1) == {"play R5", "play R1"}
    assert takes("R13 R1 R12", trump="R", supertrump="R") == "2: R1"
    assert takes("R13 R1 R12", trump="R") == "1: R13"


def test_n6_4_highest_of_the_colour_led_then_trump_then_supertrump() -> None:
    assert takes("G9 G13 G4 Y13", trump="B") == "2: G13"
    assert takes("G9 G13 B2 G4", trump="B") == "3: B2"
    assert takes("G9 B13 B2 R1", trump="B", supertrump="R") == "4: R1"
    assert takes("R1 B13 R13", trump="B", supertrump="R") == "1: R1"


def test_n6_4_of_equal_cards_the_last_takes_the_trick() -> None:
    assert takes("G1 G1 G1 Y13", trump="B") == "3: G1"
    assert takes("G5 B1 B1 G13", trump="B") == "3: B1"
    assert takes("B13 R1 R1 R1 B12", trump="B", supertrump="R") == "4: R1"


def test_n6_4_the_five_player_trick_with_the_yellow_7() -> None:
    """The rulebooks' example: the trio leads green 9 and takes the trick with yellow 7, and the yellow 1 as loot."""
    table = nyet_table("G9 R2", "G1 R3", "G4 R4", "Y1 R5", "Y7 R6", trump="Y", supertrump="B", team=(0, 1, 4), bonus=2)
    step = play(table, "0 play G9", "1 play G1", "2 play G4", "3 play Y1", "4 play Y7")
    assert step.events[-1] == TrickTaken(4, ("Y1",))
    assert NYET.to_act(step.state) == (4,)


def test_n6_5_the_taker_leads_and_the_round_ends_with_empty_hands() -> None:
    table = nyet_table("B2 R2", "B3 R3", trump="G")
    state = play(table, "0 play B2", "1 play B3").state
    assert (NYET.to_act(state), state.leader) == ((1,), 1)
    over = play(state, "1 play R3", "0 play R2").state
    assert NYET.outcome(over) is not None


def test_n7_loot_is_what_opponents_of_the_taker_played() -> None:
    terms = Terms(0, "none", "B", "R", 1)
    assert complete(0, cards("G1 G13 G1 Y1"), (0, 2), terms).loot == ("G1", "G1")
    assert complete(0, cards("G1 G2 G13 Y1"), (0, 2), terms).loot == ("Y1",)


def test_n7_supertrumps_are_loot_too() -> None:
    terms = Terms(0, "none", "B", "R", 1)
    trick = complete(0, cards("R1 R1 B2 B3"), (0, 2), terms)
    assert (trick.taker, trick.loot) == (1, ("R1",))


def test_n7_the_own_1_that_takes_the_trick_is_no_loot() -> None:
    trick = complete(0, cards("G2 B1 G4 G5"), (0, 2), Terms(0, "none", "B", "none", 1))
    assert (trick.taker, trick.loot) == (1, ())


def test_n7_at_most_as_much_as_the_other_team_has_members() -> None:
    trick = complete(0, cards("G1 G13 Y1 Y1 R1"), (1, 4), Terms(0, "none", "B", "none", 1))
    assert (trick.taker, trick.loot) == (1, ("G1", "Y1", "Y1"))


def test_no_trump_box_supertrumps_are_a_colour_of_their_own() -> None:
    table = nyet_table("R1 G2", "R5 R1 B3", trump="none", supertrump="R", no_trump_box=True)
    assert legal(play(table, "0 play R1").state, 1) == {"play R1"}
    led = nyet_table("R7 G2", "R1 G5", trump="none", supertrump="R", no_trump_box=True)
    assert legal(play(led, "0 play R7").state, 1) == {"play R1", "play G5"}
    state = play(
        nyet_table("R1 G2", "R1 G5", "R5 B4", trump="none", supertrump="R", no_trump_box=True), "0 play R1"
    ).state
    assert refused(state, "1 play G5") == Refusal("must-follow", "N6.1", {"suit": "super"})


def test_no_trump_box_supertrumps_beat_all_others_and_no_colour_is_trump() -> None:
    assert takes("G9 R1 B13 Y13", trump="none", supertrump="R") == "2: R1"
    assert takes("G9 R13 B13 Y13", trump="none") == "1: G9"


def test_no_trump_box_in_the_polish_reading_they_still_follow_their_printed_colour() -> None:
    table = nyet_table("R7 G2", "R1 G5", trump="none", supertrump="R", no_trump_box=True, edition="pl")
    assert legal(play(table, "0 play R7").state, 1) == {"play R1"}
