from typing import Any

from kibitz.fast.nyet import Position, Rules
from kibitz.fast.solver import Solver

def first_leads(
    rules: Rules, inputs: Any, counts: Any, sides: Any, solver: Solver, *, negative: bool, lines: int, seed: int
) -> None:
    """Fill the rows with hands at first leads, what each seat takes from there, and its team."""

def foreseen(position: Position, *, seed: int, seeing: int | None = None) -> list[float]:
    """The points that every seat may expect of a round whose terms stand and whose tricks have not begun.

    Of a hundred first players so many choose teams seeing all hands; None: as many as bots reckon with.
    """
