"""N8–N9: the points of a round, and the end of the game."""

from __future__ import annotations

import pytest

from kibitz.games.core import Outcome, Refusal
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.editions import BonusRule
from kibitz.games.nyet.events import GameOver, RoundScored
from kibitz.games.nyet.scoring import RoundScore, final, round_points
from tables import NYET, nyet_table, play, refused

TERMS = Terms(0, "none", "B", "none", 1)


def line(number: int, *points: int) -> RoundScore:
    """A line of the score sheet with these points."""
    zeros = (0,) * len(points)
    return RoundScore(number, 0, TERMS, (0,), None, zeros, zeros, points)


def test_n8_a_teams_tricks_and_loot_times_the_points_for_every_member() -> None:
    points = round_points(BonusRule.HOLDER_SCORE, 3, (0, 2), None, (4, 1, 2, 5))
    assert points == (18, 18, 18, 18)


def test_n8_points_are_negative_at_minus_2() -> None:
    assert round_points(BonusRule.HOLDER_SCORE, -2, (0, 2), None, (4, 1, 2, 3)) == (-12, -8, -12, -8)


def test_n8_a_whole_round_is_written_down() -> None:
    table = nyet_table("B2 R1", "B3 R3", trump="G", points=4, rounds=2)
    step = play(table, "0 play B2", "1 play B3", "1 play R3", "0 play R1")
    score = next(event.score for event in step.events if isinstance(event, RoundScored))
    assert (score.tricks, score.loot, score.points) == ((0, 2), (0, 1), (0, 12))
    assert step.state.round == 2


def test_n8_1_holder_score_the_holder_writes_down_twice() -> None:
    # partner 3 tricks, holder 2 tricks and 1 loot, at 2 points: 12 and 24
    assert round_points(BonusRule.HOLDER_SCORE, 2, (0, 1), 1, (3, 3, 0, 0, 0))[:2] == (12, 24)


def test_n8_1_twice_a_negative_score_too() -> None:
    assert round_points(BonusRule.HOLDER_SCORE, -2, (0,), 0, (3, 1, 1)) == (-12, -4, -4)


def test_n8_2_holder_tricks_the_holders_own_count_double_for_all_the_team() -> None:
    # (3 + 2·3)·2 = 18 for each
    assert round_points(BonusRule.HOLDER_TRICKS, 2, (0, 1), 1, (3, 3, 0, 0, 0))[:2] == (18, 18)


@pytest.mark.parametrize(("edition", "expected"), [("en", (4, 8, 2, 2, 2)), ("pl", (6, 6, 2, 2, 2))])
def test_n8_2_the_edition_decides_which_rule_is_played(edition: str, expected: tuple[int, ...]) -> None:
    table = nyet_table(
        "B2 R2 Y9",
        "B9 R3 Y3",
        "B4 R4 Y4",
        "B5 R9 Y5",
        "B6 R6 Y6",
        trump="G",
        points=2,
        team=(0, 1),
        bonus=1,
        edition=edition,
    )
    moves = ["0 play B2", "1 play B9", "2 play B4", "3 play B5", "4 play B6"]
    moves += ["1 play R3", "2 play R4", "3 play R9", "4 play R6", "0 play R2"]
    moves += ["3 play Y5", "4 play Y6", "0 play Y9", "1 play Y3", "2 play Y4"]
    outcome = NYET.outcome(play(table, *moves).state)
    # the pair took two tricks, one of them the holder's; the trio took one
    assert outcome is not None
    assert outcome.scores == expected


def test_n9_most_points_after_the_last_round_win() -> None:
    options = NYET.options({"players": 3, "rounds": 2})
    assert final(options, (line(1, 3, 5, 0),)) is None
    assert final(options, (line(1, 3, 5, 0), line(2, 4, 0, -2))) == Outcome((7, 5, -2), (0,))


def test_n9_ties_share_the_win() -> None:
    options = NYET.options({"players": 3, "rounds": 1})
    assert final(options, (line(1, 4, 4, -2),)) == Outcome((4, 4, -2), (0, 1))


def test_n9_nothing_can_be_done_after_the_end() -> None:
    over = play(nyet_table("B2", "B3"), "0 play B2", "1 play B3")
    assert isinstance(over.events[-1], GameOver)
    assert NYET.to_act(over.state) == ()
    assert refused(over.state, "0 play B2") == Refusal("game-over", "N9")


def test_n9_1_with_a_target_the_game_ends_with_the_round_in_which_someone_reaches_it() -> None:
    options = NYET.options({"players": 3, "target": 100})
    assert options.rounds is None
    assert final(options, (line(1, 99, 0, 0),)) is None
    assert final(options, (line(1, 99, 0, 0), line(2, 1, 103, 0))) == Outcome((100, 103, 0), (1,))


def test_n9_1_a_target_can_be_lost_again_only_before_the_round_ends() -> None:
    options = NYET.options({"players": 3, "target": 10})
    history = tuple(line(number, 9, -2, 0) if number == 1 else line(number, -4, 2, 0) for number in (1, 2))
    assert final(options, history) is None
