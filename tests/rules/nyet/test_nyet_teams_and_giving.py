"""N4–N5: teams and the bonus card, then the cards given up or passed."""

from __future__ import annotations

import pytest

from kibitz.games.core import Refusal
from kibitz.games.nyet.events import BonusGiven, GaveUp, Passed, Teamed
from kibitz.games.nyet.state import Phase
from tables import NYET, legal, nyet_table, play, refused

FIVE = ("B2 B3", "R2 R3", "Y2 Y3", "G2 G3", "B4 B5")


def test_n4_the_first_player_chooses_before_cards_are_given_up() -> None:
    table = nyet_table(*FIVE[:4], first=1, phase=Phase.TEAM, discard="1")
    assert NYET.to_act(table) == (1,)
    assert refused(table, "1 discard R2") == Refusal("wrong-phase", "N4.1", {"phase": "team"})
    assert play(table, "1 team 1+3").state.phase is Phase.GIVE


def test_n4_1_four_players_one_partner_of_three() -> None:
    table = nyet_table(*FIVE[:4], first=1, phase=Phase.TEAM)
    assert legal(table, 1) == {"team 0+1", "team 1+2", "team 1+3"}


def test_n4_1_three_players_alone_or_one_partner_of_two() -> None:
    table = nyet_table(*FIVE[:3], first=2, phase=Phase.TEAM)
    assert legal(table, 2) == {"team 2", "team 0+2", "team 1+2"}


def test_n4_1_five_players_a_team_of_two_or_of_three() -> None:
    table = nyet_table(*FIVE, first=0, phase=Phase.TEAM)
    pairs = {f"team 0+{a}" for a in range(1, 5)}
    threes = {f"team 0+{a}+{b}" for a in range(1, 5) for b in range(a + 1, 5)}
    assert legal(table, 0) == pairs | threes


@pytest.mark.parametrize("team", ["1", "0+2", "1+2+3", "3+1", "1+1", "0+1+2+3", "1+7"])
def test_n4_1_other_teams_are_refused(team: str) -> None:
    table = nyet_table(*FIVE[:4], first=1, phase=Phase.TEAM)
    assert refused(table, f"1 team {team}") == Refusal("bad-team", "N4.1", {"first": 1, "sizes": "2"})


def test_n4_2_with_three_the_lone_player_holds_the_bonus_card() -> None:
    table = nyet_table(*FIVE[:3], first=2, phase=Phase.TEAM)
    alone = play(table, "2 team 2")
    assert (alone.state.bonus, alone.events) == (2, (Teamed((2,)), BonusGiven(2)))
    assert play(table, "2 team 1+2").state.bonus == 0


def test_n4_2_with_five_the_first_player_gives_it_to_either_of_the_pair() -> None:
    table = nyet_table(*FIVE, first=1, phase=Phase.TEAM)
    # the rulebook's example: wolf with crane and tiger, so bear or eagle gets the card
    state = play(table, "1 team 1+2+3").state
    assert NYET.to_act(state) == (1,)
    assert legal(state, 1) == {"bonus 0", "bonus 4"}
    assert refused(state, "1 bonus 1") == Refusal("bad-bonus", "N4.2", {"seat": 1})
    assert refused(state, "0 bonus 0") == Refusal("not-your-turn", "N4.2")
    assert play(state, "1 bonus 4").state.bonus == 4


def test_n4_2_in_the_pair_the_first_player_may_keep_it() -> None:
    table = nyet_table(*FIVE, first=1, phase=Phase.TEAM)
    assert legal(play(table, "1 team 1+3").state, 1) == {"bonus 1", "bonus 3"}


@pytest.mark.parametrize("hands", [FIVE[:2], FIVE[:4]])
def test_n4_2_with_two_or_four_it_is_not_used(hands: tuple[str, ...]) -> None:
    table = nyet_table(*hands, first=0, phase=Phase.TEAM)
    state = play(table, f"0 {min(legal(table, 0))}").state
    assert (state.bonus, state.phase) == (None, Phase.TRICKS)


def test_n5_all_choose_at_the_same_time_in_any_order_and_in_secret() -> None:
    table = nyet_table("B2 B3", "R2 R3", "Y2 Y3", first=1, discard="1", phase=Phase.GIVE)
    assert NYET.to_act(table) == (1, 2, 0)
    step = play(table, "0 discard B2")
    assert NYET.to_act(step.state) == (1, 2)
    assert refused(step.state, "0 discard B3") == Refusal("not-your-turn", "N5")
    assert [NYET.redact(step.events[0], viewer) for viewer in (0, 1, "spectator")] == [
        GaveUp(0, "B2"),
        GaveUp(0, None),
        GaveUp(0, None),
    ]
    assert NYET.view(step.state, 0).given == (("B2",), None, None)
    assert NYET.view(step.state, 1).given == (None, (), None)
    assert NYET.view(step.state, 1).given_sizes == (1, 0, 0)


@pytest.mark.parametrize("box", ["1", "2"])
def test_n5_1_cards_leave_the_round_face_down(box: str) -> None:
    table = nyet_table("B2 B3 B1", "R2 R3 R1", discard=box, phase=Phase.GIVE)
    assert legal(table, 0) == {"discard B2", "discard B3", "discard B1"}
    moves = ["0 discard B2", "1 discard R1", "0 discard B1", "1 discard R3"][: 2 * int(box)]
    state = play(table, *moves).state
    assert state.phase is Phase.TRICKS
    assert state.given == ((("B2",), ("R1",)) if box == "1" else (("B1", "B2"), ("R1", "R3")))
    assert [len(hand) for hand in state.hands] == [3 - int(box)] * 2
    assert NYET.view(state, 1).given[0] is None


def test_n5_1_only_a_card_of_the_hand_can_be_given_up() -> None:
    table = nyet_table("B2 B3", "R2 R3", discard="1", phase=Phase.GIVE)
    assert refused(table, "0 discard R2") == Refusal("not-in-hand", "N5", {"card": "R2"})
    assert refused(table, "0 pass B2") == Refusal("wrong-phase", "N5", {"phase": "give"})


def test_n5_2_one_card_that_is_not_a_1() -> None:
    table = nyet_table("B1 B3", "R2 R3", discard="1x", phase=Phase.GIVE)
    assert legal(table, 0) == {"discard B3"}
    assert refused(table, "0 discard B1") == Refusal("no-ones", "N5.2")


def test_n5_2_a_hand_of_nothing_but_1s_gives_up_a_1() -> None:
    table = nyet_table("B1 R1 R1", "R2 R3 R4", discard="1x", phase=Phase.GIVE)
    assert legal(table, 0) == {"discard B1", "discard R1"}


def test_n5_3_each_hands_one_card_to_the_left_and_all_move_together() -> None:
    table = nyet_table("B2 B3", "R2 R3", "Y2 Y3", discard="left", phase=Phase.GIVE)
    before = play(table, "2 pass Y2", "0 pass B2").state
    assert before.hands == (("B3",), ("R2", "R3"), ("Y3",))
    assert refused(before, "1 pass B2") == Refusal("not-in-hand", "N5", {"card": "B2"})  # not even the one on its way
    step = play(before, "1 pass R2")
    assert step.state.hands == (("B3", "Y2"), ("B2", "R3"), ("R2", "Y3"))
    assert step.events[1:] == (Passed(0, 1, "B2"), Passed(1, 2, "R2"), Passed(2, 0, "Y2"))


def test_n5_3_only_giver_and_receiver_know_the_card() -> None:
    table = nyet_table("B2 B3", "R2 R3", "Y2 Y3", discard="left", phase=Phase.GIVE)
    step = play(table, "0 pass B2", "1 pass R2", "2 pass Y2")
    moved = Passed(0, 1, "B2")
    assert [NYET.redact(moved, viewer) == moved for viewer in (0, 1, 2, "spectator", "open")] == [
        True,
        True,
        False,
        False,
        True,
    ]
    views = [NYET.view(step.state, viewer) for viewer in (0, 1, 2)]
    assert [view.received for view in views] == [("Y2",), ("B2",), ("R2",)]
    assert views[2].given == (None, ("R2",), ("Y2",))
    assert NYET.view(step.state, "spectator").given == (None, None, None)


def test_n5_3_with_two_players_it_is_a_swap() -> None:
    table = nyet_table("B2 B3", "R2 R3", discard="left", phase=Phase.GIVE)
    assert play(table, "0 pass B3", "1 pass R3").state.hands == (("B2", "R3"), ("B3", "R2"))


def test_n5_3_discarding_is_not_passing() -> None:
    table = nyet_table("B2 B3", "R2 R3", discard="left", phase=Phase.GIVE)
    assert refused(table, "0 discard B2") == Refusal("wrong-phase", "N5", {"phase": "give"})


def test_n5_4_none_means_the_tricks_begin_at_once() -> None:
    table = nyet_table(*FIVE[:4], first=3, discard="none", phase=Phase.TEAM)
    state = play(table, "3 team 0+3").state
    assert (state.phase, NYET.to_act(state), state.given) == (Phase.TRICKS, (3,), ((),) * 4)
