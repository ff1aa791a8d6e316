"""The solver agrees with brute force, and on bridge deals with DDS."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from kibitz.engines.nyet.solver.ending import Bounds, Ending, team_stakes
from kibitz.engines.nyet.solver.search import Solver
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.editions import NONE, BonusRule, SupertrumpFollows
from solver.brute import BruteForce, random_ending

DDS_DEALS = Path(__file__).parent / "data" / "dds_deals.jsonl"

# players, tricks, number of endings
SIZES = [
    (2, 4, 600),
    (3, 3, 600),
    (3, 4, 250),
    (4, 2, 500),
    (4, 3, 400),
    (4, 4, 60),
    (5, 2, 500),
    (5, 3, 120),
    (5, 4, 15),
]


@pytest.mark.parametrize(("players", "tricks", "endings"), SIZES)
def test_every_card_has_the_value_brute_force_finds(players: int, tricks: int, endings: int) -> None:
    """N6–N8: ties, supertrumps of both rules, −2, both bonus rules, no trump, tricks already begun."""
    rng = random.Random(players * 10 + tricks)
    solver = Solver(table_mb=1)
    for _ in range(endings):
        ending = random_ending(rng, players, tricks)
        expected = BruteForce(ending).values()
        assert solver.values(ending) == {card: Bounds(value, value) for card, value in expected.items()}, ending
        seat = (ending.leader + len(ending.trick)) % players
        best = (max if seat in ending.team else min)(expected.values())
        assert solver.solve(ending).value == Bounds(best, best), ending


def test_the_line_is_legal_and_ends_at_the_value() -> None:
    """Played by the rules, the principal variation reaches the last card and has the solver's value."""
    rng = random.Random(5)
    solver = Solver(table_mb=1)
    for _ in range(200):
        ending = random_ending(rng, rng.randint(2, 5), rng.randint(1, 6))
        solution = solver.solve(ending)
        brute = BruteForce(ending)
        hands, leader, trick, value = ending.hands, ending.leader, ending.trick, 0
        for card in solution.line:
            assert card in brute.legal(hands, leader, trick)
            hands, leader, trick, gain = brute.played(hands, leader, trick, card)
            value += gain
        assert not any(hands)
        assert value == solution.value.low


def test_bridge_deals_agree_with_dds() -> None:
    """Without 1s the tricks of Nyet! are those of bridge: 40 deals of 12 tricks that DDS solved."""
    terms = Terms(first=0, discard=NONE, trump="B", supertrump=NONE, points=1)
    stakes = team_stakes(4, 1, (0, 2), None, BonusRule.HOLDER_SCORE)
    solver = Solver()
    for deal in map(json.loads, DDS_DEALS.read_text().splitlines()):
        hands = tuple(tuple(hand.split()) for hand in deal["hands"])
        ending = Ending(hands, terms, (0, 2), 0, (), stakes, SupertrumpFollows.TRUMP)
        difference = 2 * deal["tricks"] - 12
        assert solver.solve(ending).value == Bounds(difference, difference)
