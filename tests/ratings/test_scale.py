"""What a rating promises: the paper's example, and properties that hold for any game anyone could play."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from kibitz.engines.core import BOTS
from kibitz.games.core import Outcome, find_game
from kibitz.games.registry import BUILT_IN
from kibitz.ratings import glicko
from kibitz.ratings.bots import bot_skill, measured
from kibitz.ratings.farming import MANY, one_sided, same_address
from kibitz.ratings.games import Entrant, after, final_ranks, has_left, is_duel
from kibitz.ratings.scale import NARROWEST, START, WEEK, WIDEST, Skill, aged, provisional

AT = 100 * WEEK
SKILLS = some.builds(
    Skill,
    some.floats(500, 2800),
    some.floats(NARROWEST, WIDEST),
    games=some.integers(1, 99),
    at=some.integers(0, AT),
)
DUELS = some.lists(some.builds(Entrant, SKILLS, some.integers(0, 1)), min_size=2, max_size=2)
TABLES = some.lists(some.builds(Entrant, SKILLS, some.integers(0, 4)), min_size=2, max_size=5)


@some.composite
def games(draw: some.DrawFn) -> tuple[list[Entrant], bool]:
    duel = draw(some.booleans())
    return draw(DUELS if duel else TABLES), duel


def test_the_example_of_the_paper() -> None:
    """Glickman, "Example of the Glicko-2 system": 1464.06, 151.52, 0.05999."""
    opponents = [Skill(1400, 30), Skill(1550, 100), Skill(1700, 300)]
    results = [glicko.Result(one, score) for one, score in zip(opponents, (1, 0, 0), strict=True)]
    found = glicko.after(Skill(1500, 200), results, periods=1, at=0)
    assert (found.value, found.deviation) == pytest.approx((1464.06, 151.52), abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=1e-5)


@given(games(), some.randoms())
def test_the_order_of_the_seats_makes_no_difference_to_the_last_digit(
    game: tuple[list[Entrant], bool], rng: object
) -> None:
    entrants, duel = game
    order = list(range(len(entrants)))
    rng.shuffle(order)  # type: ignore[attr-defined]
    straight = after(entrants, duel=duel, at=AT)
    assert [straight[seat] for seat in order] == [*after([entrants[seat] for seat in order], duel=duel, at=AT)]


@given(games())
def test_equal_ranks_move_equally(game: tuple[list[Entrant], bool]) -> None:
    entrants, duel = game
    twins = [entrants[0], entrants[0], *entrants[2:]]
    one, two, *_ = after(twins, duel=duel, at=AT)
    assert one == two
    level = [Entrant(entrants[0].skill, 3)] * len(entrants)
    for new in after(level, duel=duel, at=AT):
        assert new.value == pytest.approx(entrants[0].skill.value)


@given(games())
def test_who_wins_alone_never_loses_rating_and_who_comes_last_alone_never_gains(
    game: tuple[list[Entrant], bool],
) -> None:
    entrants, duel = game
    ranked = [Entrant(entrant.skill, rank) for rank, entrant in enumerate(entrants)]
    new = after(ranked, duel=duel, at=AT)
    assert new[0].value >= ranked[0].skill.value
    assert new[-1].value <= ranked[-1].skill.value


@given(games())
def test_one_game_moves_nobody_out_of_sight(game: tuple[list[Entrant], bool]) -> None:
    entrants, duel = game
    for old, new in zip(entrants, after(entrants, duel=duel, at=AT), strict=True):
        assert abs(new.value - old.skill.value) <= 2 * WIDEST
        assert NARROWEST <= new.deviation <= max(old.skill.deviation, aged(old.skill, AT).deviation) + 1


@settings(max_examples=20)
@given(some.lists(some.permutations(range(4)), min_size=30, max_size=60), some.booleans())
def test_the_sum_of_all_ratings_drifts_within_bounds(finishes: list[list[int]], duel: bool) -> None:
    """Whoever wins: what one gains, others lose, nearly; even if they always finish in the same order,
    the mean of everyone stays within 100 points."""
    people = [Skill()] * 4
    for number, finish in enumerate(finishes):
        seats = finish[:2] if duel else finish
        entrants = [Entrant(people[seat], rank) for rank, seat in enumerate(seats)]
        for seat, new in zip(seats, after(entrants, duel=duel, at=AT + number * 1000), strict=True):
            people[seat] = new
    assert abs(sum(one.value for one in people) / 4 - START) < 100


@given(games())
def test_a_bot_never_moves(game: tuple[list[Entrant], bool]) -> None:
    entrants, duel = game
    fixed = [Entrant(entrants[0].skill, entrants[0].rank, fixed=True), *entrants[1:]]
    assert after(fixed, duel=duel, at=AT)[0] is fixed[0].skill


def test_a_rating_becomes_sure_by_playing_and_unsure_by_staying_away() -> None:
    for duel, seats in ((True, 2), (False, 2), (False, 5)):
        people = [Skill()] * seats
        number = 0
        while provisional(people[0].deviation):
            number += 1
            entrants = [Entrant(skill, (seat + number) % seats) for seat, skill in enumerate(people)]
            people = [*after(entrants, duel=duel, at=number)]
        assert 10 <= number <= 35, (duel, seats, number)
        assert provisional(aged(people[0], 52 * WEEK).deviation)


def test_every_bot_stands_somewhere_in_every_game_weakest_first() -> None:
    assert [name for name in BUILT_IN if is_duel(find_game(name))] == ["face-to-face"]
    for game, counts in (("face-to-face", [2]), ("nyet", [2, 3, 4, 5])):
        for players in counts:
            skills = measured(game, players)
            assert [*skills] == [*BOTS]
            assert all(one.value < other.value for one, other in pairwise(skills.values()))
            assert skills["club"].value == START
    assert bot_skill("nyet", 4, "stockfish") is None


def test_who_left_comes_last_and_who_stayed_shares_the_first_place() -> None:
    result = Outcome((5, 9, 9, 1), (1, 2))
    assert final_ranks(result, frozenset(), 4) == (2, 0, 0, 3)
    assert final_ranks(result, frozenset({1}), 4) == (1, 3, 0, 2)
    assert final_ranks(None, frozenset({0}), 3) == (2, 0, 0)
    assert final_ranks(None, frozenset(), 3) is None
    assert final_ranks(None, frozenset({0, 1}), 2) is None
    assert has_left(True, 0, 40)
    assert has_left(False, 11, 40)
    assert not has_left(False, 10, 40)


def test_many_games_that_one_of_two_always_wins_look_like_farming() -> None:
    assert not one_sided([1] * (MANY - 1))
    assert one_sided([1] * MANY)
    assert one_sided([-1] * 18 + [1, 0])
    assert not one_sided([1] * 8 + [-1] * 2)
    assert same_address(["a", "b", "a"])
    assert not same_address(["a", "b", "", ""])
