from typing import Any

from kibitz.compiled.nyet.rules import Position, Rules
from kibitz.engines.nyet.solver.search import Solver

def first_leads(
    rules: Rules, inputs: Any, counts: Any, sides: Any, solver: Solver, *, negative: bool, rollouts: int, seed: int
) -> None:
    """Fill the rows with hands at first leads, what each seat takes from there, and its side."""

def expected_points(position: Position, *, seed: int, informed: int | None = None) -> list[float]:
    """The expected points of every seat in a round with terms and without a card played, by the value network.

    `informed` percent of first players see all hands when they choose teams; None: as many as bots assume.
    """
