"""F1–F4: the whole of the duel, in the order of its rulebook."""

from __future__ import annotations

import pytest

from independent_shuffle import below, shuffled, words
from kibitz.games.core import BadOptions, IllegalAction, Outcome, Refusal
from kibitz.games.face_to_face.events import Dealt, Drew, GameOver, Placed, Stuck, Won
from tables import DUEL, SEED, duel_table, legal, play, refused, start


def test_f1_each_shuffles_his_own_58_cards_and_takes_six() -> None:
    state = start(DUEL)
    for seat in range(2):
        order = shuffled(SEED, f"face-to-face/pile/{seat}", range(2, 60))
        assert state.hands[seat] == tuple(sorted(order[:6]))
        assert state.draw[seat] == tuple(order[6:])
    assert state.hands[0] != state.hands[1]


def test_f1_a_draw_decides_who_starts() -> None:
    seeds = [bytes([n]) * 32 for n in range(30)]
    starters = [start(DUEL, seed).starter for seed in seeds]
    assert starters == [below(words(seed, "face-to-face/starter"), 2) for seed in seeds]
    assert set(starters) == {0, 1}
    assert all(DUEL.to_act(start(DUEL, seed)) == (start(DUEL, seed).starter,) for seed in seeds)


def test_f1_sizes_are_public_hands_and_draw_piles_are_not() -> None:
    step = DUEL.start(DUEL.options({}), SEED)
    view = DUEL.view(step.state, 1)
    assert (view.hand_sizes, view.draw_sizes) == ((6, 6), (52, 52))
    assert (view.hands, view.draw) == ((None, step.state.hands[1]), (None, None))
    assert DUEL.redact(step.events[0], 1) == Dealt(step.state.starter, (None, step.state.hands[1]))


def test_f2_at_least_two_cards_then_draw() -> None:
    table = duel_table("10 20 30", draw="5 6 7")
    assert refused(table, "0 end") == Refusal("too-few-placed", "F2", {"placed": 0, "asked": 2})
    once = play(table, "0 up 10").state
    assert refused(once, "0 end") == Refusal("too-few-placed", "F2", {"placed": 1, "asked": 2})
    assert refused(play(once, "0 up 20").state, "0 end") is None


def test_f2_more_than_two_up_to_the_whole_hand() -> None:
    state = play(duel_table("10 20 30", draw="5 6 7"), "0 up 10", "0 up 20", "0 up 30").state
    assert legal(state, 0) == {"end"}


def test_f2_the_minimum_holds_with_an_empty_draw_pile() -> None:
    state = play(duel_table("10 20 30 40", draw=""), "0 up 10").state
    assert refused(state, "0 end") == Refusal("too-few-placed", "F2", {"placed": 1, "asked": 2})


def test_f2_only_cards_of_the_hand_and_only_in_turn() -> None:
    table = duel_table("10 20 30", draw="5 6 7")
    assert refused(table, "0 up 5") == Refusal("not-in-hand", "F2", {"card": 5})
    assert refused(table, "0 up 60") == Refusal("not-in-hand", "F2", {"card": 60})
    assert refused(table, "1 up 20") == Refusal("not-your-turn", "F2")


def test_f2_1_own_piles_go_their_way_and_gaps_do_not_matter() -> None:
    table = duel_table("12 29 45", draw="5 6", up=28, down=30)
    assert {m for m in legal(table, 0) if not m.startswith("opp")} == {"up 29", "up 45", "down 12", "down 29"}
    assert refused(table, "0 up 12") == Refusal("not-higher", "F2.1", {"top": 28, "jump": 18})
    assert refused(table, "0 down 45") == Refusal("not-lower", "F2.1", {"top": 30, "jump": 40})


def test_f2_2_17_on_27_and_45_on_35() -> None:
    table = duel_table("17 45 18", draw="5 6", up=27, down=35)
    assert {"up 17", "down 45"} <= legal(table, 0)
    assert refused(table, "0 up 18") == Refusal("not-higher", "F2.1", {"top": 27, "jump": 17})


@pytest.mark.parametrize(
    ("on", "move", "refusal"),
    [
        (12, "0 up 5", Refusal("not-higher", "F2.1", {"top": 12, "jump": 2})),
        (11, "0 up 5", Refusal("only-higher", "F2.1", {"top": 11})),
        (9, "0 up 5", Refusal("only-higher", "F2.1", {"top": 9})),
        (49, "0 down 55", Refusal("not-lower", "F2.1", {"top": 49, "jump": 59})),
        (50, "0 down 55", Refusal("only-lower", "F2.1", {"top": 50})),
    ],
)
def test_f2_2_a_refusal_names_only_a_jump_there_is_a_card_for(on: int, move: str, refusal: Refusal) -> None:
    """Cards run from 2 to 59: nothing jumps to 1, to −1 or to 60."""
    assert refused(duel_table("5 55 20", draw="6 7", up=on, down=on), move) == refusal


def test_f2_2_jumps_back_any_number_of_times_a_turn() -> None:
    step = play(duel_table("40 30 31 21 2", draw="5 6", up=39, down=50), *("0 up 40", "0 up 30", "0 up 31", "0 up 21"))
    assert step.state.tops[0].up == 21


def test_f2_2_never_on_the_opponents_piles_as_a_jump() -> None:
    table = duel_table("39 50 51", draw="5 6", opp_up=29, opp_down=40)
    assert not {"opp-up 39", "opp-down 30"} & legal(table, 0)


def test_f2_3_12_on_29_improves_the_opponents_pile() -> None:
    table = duel_table("12 33 34", draw="5 6", opp_up=29, opp_down=40)
    step = play(table, "0 opp-up 12")
    assert step.events == (Placed(0, "opp-up", 12),)  # type: ignore[arg-type]
    assert step.state.tops[1].up == 12
    assert refused(table, "0 opp-up 33") == Refusal("does-not-improve", "F2.3", {"top": 29, "pile": "opp-up"})
    assert refused(table, "0 opp-down 33") == Refusal("does-not-improve", "F2.3", {"top": 40, "pile": "opp-down"})


def test_f2_3_lower_than_18_or_higher_than_40_as_the_rulebook_says() -> None:
    table = duel_table("17 18 40 41 50 51", draw="5 6", opp_up=18, opp_down=40)
    gifts = {move for move in legal(table, 0) if move.startswith("opp")}
    assert gifts == {"opp-up 17", "opp-down 41", "opp-down 50", "opp-down 51"}


def test_f2_3_at_most_one_card_a_turn_at_any_moment() -> None:
    table = duel_table("17 50 20 21", draw="5 6", opp_up=18, opp_down=40)
    for moves in (["0 opp-up 17"], ["0 up 20", "0 opp-up 17"], ["0 up 20", "0 up 21", "0 opp-up 17"]):
        state = play(table, *moves).state
        assert refused(state, "0 opp-down 50") == Refusal("second-gift", "F2.3")
        assert not any(move.startswith("opp") for move in legal(state, 0))


@pytest.mark.parametrize("moves", [["up 10", "up 20", "up 30"], ["up 10", "up 20"]])
def test_f3_only_own_piles_draw_two_however_many(moves: list[str]) -> None:
    table = duel_table("10 20 30 40 50 55", draw="5 6 7 8 9")
    step = play(table, *(f"0 {move}" for move in moves), "0 end")
    assert step.events[-1] == Drew(0, 2, (5, 6))
    assert len(step.state.hands[0]) == 6 - len(moves) + 2
    assert step.state.draw[0] == (7, 8, 9)


def test_f3_with_a_card_for_the_opponent_refill_to_six() -> None:
    table = duel_table("10 20 30 40 50 55", draw="5 6 7 8 9 11", opp_up=29)
    moves = ["up 20", "up 30", "up 40", "up 50", "opp-up 10"]
    step = play(table, *(f"0 {move}" for move in moves), "0 end")
    assert step.events[-1] == Drew(0, 5, (5, 6, 7, 8, 9))
    assert step.state.hands[0] == (5, 6, 7, 8, 9, 55)


def test_f3_as_far_as_the_pile_reaches() -> None:
    table = duel_table("10 20 30 40", draw="5", opp_up=29)
    assert play(table, "0 up 20", "0 opp-up 10", "0 end").events[-1] == Drew(0, 1, (5,))
    assert play(table, "0 up 10", "0 up 20", "0 end").events[-1] == Drew(0, 1, (5,))


def test_f3_only_the_drawer_sees_the_cards() -> None:
    drew = Drew(0, 2, (5, 6))
    assert [DUEL.redact(drew, viewer) for viewer in (0, 1, "spectator", "open")] == [
        drew,
        Drew(0, 2, None),
        Drew(0, 2, None),
        drew,
    ]


def test_f4_nothing_can_be_done_after_the_end() -> None:
    over = play(duel_table("10 20"), "0 up 10", "0 up 20").state
    assert DUEL.to_act(over) == ()
    assert refused(over, "1 end") == Refusal("game-over", "F4")
    assert refused(over, "0 end") == Refusal("game-over", "F4")


def test_f4_1_the_last_of_58_wins_at_once() -> None:
    step = play(duel_table("10 20 30"), "0 up 10", "0 up 20", "0 up 30")
    assert step.events[-2:] == (Won(0), GameOver(Outcome((58, 53), (0,))))


def test_f4_1_in_the_middle_of_a_turn_even_with_one_card() -> None:
    table = duel_table("10", lone_last_card=True)
    assert Won(0) in play(table, "0 up 10").events


def test_f4_1_not_while_the_draw_pile_holds_cards() -> None:
    state = play(duel_table("10 20", draw="5"), "0 up 10", "0 up 20").state
    assert DUEL.outcome(state) is None


def test_f4_2_who_cannot_place_two_cards_loses_as_his_turn_begins() -> None:
    table = duel_table("10 20 30 31", other="40 41 42", other_draw="", draw="5", opp_up=58, opp_down=3)
    step = play(table, "0 up 10", "0 up 20", "0 end")
    assert step.events[-2:] == (Stuck(1), GameOver(step.events[-1].outcome))
    assert step.events[-1].outcome.winners == (0,)
    assert step.state.stuck


def test_f4_2_who_cannot_place_a_second_card_loses_at_once() -> None:
    # 59 on the own ascending pile leaves nothing that fits; 40 then 59 would have been two
    table = duel_table("40 59", draw="5", up=39, down=2, opp_up=1, opp_down=60)
    step = play(table, "0 up 59")
    assert step.events[1:] == (Stuck(0), GameOver(Outcome((56, 53), (1,))))


def test_f4_2_who_is_stuck_is_told_why_of_every_card_on_every_pile() -> None:
    table = duel_table("10 20 30 31", other="40 59", other_draw="5", draw="5", opp_up=58, opp_down=3)
    over = play(table, "0 up 10", "0 up 20", "0 end").state
    assert {action: group.refusal for group in DUEL.view(over, 1).stuck_because for action in group.actions} == {
        "up 40": Refusal("not-higher", "F2.1", {"top": 58, "jump": 48}),
        "up 59": Refusal("no-second-card", "F4.2"),
        "down 40": Refusal("not-lower", "F2.1", {"top": 3, "jump": 13}),
        "down 59": Refusal("not-lower", "F2.1", {"top": 3, "jump": 13}),
        "opp-up 40": Refusal("does-not-improve", "F2.3", {"top": 20, "pile": "opp-up"}),
        "opp-up 59": Refusal("does-not-improve", "F2.3", {"top": 20, "pile": "opp-up"}),
        "opp-down 40": Refusal("does-not-improve", "F2.3", {"top": 60, "pile": "opp-down"}),
        "opp-down 59": Refusal("does-not-improve", "F2.3", {"top": 60, "pile": "opp-down"}),
    }


def test_f4_2_nobody_else_is_told_what_the_stuck_player_held() -> None:
    table = duel_table("10 20 30 31", other="40 59", other_draw="5", draw="5", opp_up=58, opp_down=3)
    over = play(table, "0 up 10", "0 up 20", "0 end").state
    assert [DUEL.view(over, viewer).stuck_because for viewer in (0, "spectator")] == [(), ()]


def test_f4_2_a_card_for_the_opponent_can_save_a_turn() -> None:
    table = duel_table("58 3 57", draw="5", up=57, down=2, opp_up=4)
    assert DUEL.outcome(play(table, "0 up 58").state) is None
    assert DUEL.outcome(play(table, "0 up 58", "0 opp-up 3").state) is None


def test_f4_2_two_gifts_do_not_make_a_turn() -> None:
    table = duel_table("10 20", draw="5 6", other="40 41", other_draw="", up=1, down=60, opp_up=58, opp_down=3)
    # 40 and 41 could each be given, but neither fits an own pile of seat 1
    step = play(table, "0 up 10", "0 up 20", "0 end")
    assert Stuck(1) in step.events


def test_f4_2_a_single_last_card_is_a_loss_in_the_strict_reading() -> None:
    table = duel_table("10 20", draw="5", other="40", other_draw="")
    assert Stuck(1) in play(table, "0 up 10", "0 up 20", "0 end").events


def test_f4_2_lone_last_card_may_be_placed_alone() -> None:
    table = duel_table("10 20", draw="5", other="40", other_draw="", lone_last_card=True)
    state = play(table, "0 up 10", "0 up 20", "0 end").state
    assert legal(state, 1) == {"up 40", "down 40"}
    assert refused(state, "1 end") == Refusal("too-few-placed", "F2", {"placed": 0, "asked": 1})
    assert Won(1) in play(state, "1 up 40").events


def test_f4_2_lone_last_card_that_fits_nowhere_is_a_loss() -> None:
    table = duel_table("10 20", draw="5", other="40", other_draw="", lone_last_card=True, opp_up=58, opp_down=3)
    assert Stuck(1) in play(table, "0 up 10", "0 up 20", "0 end").events


def test_f4_2_lone_last_card_does_not_help_with_two_cards_left() -> None:
    table = duel_table("58 40", draw="", up=57, down=2, lone_last_card=True)
    assert Stuck(0) in play(table, "0 up 58").events


@pytest.mark.parametrize("value", ["yes", 1, None, [True]])
def test_bad_options_are_refused_with_what_they_may_be(value: object) -> None:
    with pytest.raises(BadOptions) as error:
        DUEL.options({"lone_last_card": value})
    assert error.value.refusal.params["option"] == "lone_last_card"
    assert error.value.refusal.params["allowed"] == "true, false"


@pytest.mark.parametrize("text", ["up 17", "down 45", "opp-up 12", "opp-down 55", "end"])
def test_the_examples_of_the_notation(text: str) -> None:
    assert str(DUEL.parse(text)) == text


@pytest.mark.parametrize(
    "text", ["", "up", "up 0", "up 017", "up 100", "UP 17", "up  17", "end ", "end\n", "opp 5", "up ٥"]
)
def test_anything_else_is_unparsable(text: str) -> None:
    with pytest.raises(IllegalAction) as error:
        DUEL.parse(text)
    assert error.value.refusal == Refusal("unparsable", params={"text": text})
