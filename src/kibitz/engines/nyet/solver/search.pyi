from kibitz.engines.nyet.solver.ending import Bounds, Ending, Solution
from kibitz.games.nyet.cards import Card

class Solver:
    """A solver with a table of its own: one for each thread, as many as you like at once."""

    def __init__(self, *, table_mb: int = 32) -> None: ...
    def solve(
        self, ending: Ending, *, nodes: int | None = None, seconds: float | None = None, line: bool = True
    ) -> Solution:
        """The value of an ending and, if asked, a line of best play; bounds only, if the limits were reached first."""

    def values(self, ending: Ending, *, nodes: int | None = None, seconds: float | None = None) -> dict[Card, Bounds]:
        """The value of every legal card, so far as the limits allow."""
