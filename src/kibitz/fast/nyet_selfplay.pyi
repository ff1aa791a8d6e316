from typing import Any

from kibitz.fast.nyet import Position, Rules
from kibitz.fast.solver import Solver
from kibitz.games.core import Seat

def first_leads(
    rules: Rules, inputs: Any, counts: Any, sides: Any, solver: Solver, *, negative: bool, lines: int, seed: int
) -> None:
    """Fill the rows with hands at first leads, what each seat takes from there, and its team."""

def settled_hands(
    rules: Rules, inputs: Any, leads: Any, sorts: Any, *, negative: bool, wishing: bool, seed: int
) -> None:
    """Fill the rows with hands when the terms stand, by how much each may expect to lead, and the sort of terms."""

def foreseen(position: Position, *, seed: int, seeing: int | None = None) -> list[float]:
    """The points that every seat may expect of a round whose terms stand and whose tricks have not begun.

    Of a hundred first players so many choose teams seeing all hands; None: as many as bots reckon with.
    """

def wished_gains(position: Position, seat: Seat) -> dict[int, float]:
    """What a seat would gain, a point of lead, by covering each box, as far as its own hand tells; boxes are codes."""
