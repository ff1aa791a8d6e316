from collections.abc import Sequence

from kibitz.fast.nyet_sample import Worlds
from kibitz.fast.solver import Solver
from kibitz.games.core import Seat

class Evaluation:
    """Running means of what actions are worth to a seat: its chance to win the game, as the scores stand."""

    worlds: int
    def __init__(
        self,
        seat: Seat,
        players: int,
        codes: Sequence[int],
        *,
        spread: float,
        target: int = 0,
        later_spread: float = 0,
    ) -> None: ...
    def play_out(
        self,
        worlds: Worlds,
        numbers: Sequence[int],
        solver: Solver,
        *,
        judged: bool = False,
        seed: int,
        seconds: float = 0,
    ) -> None:
        """Weigh every choice before the tricks, in some of the worlds, by playing the round to its end."""

    def solve(
        self,
        worlds: Worlds,
        numbers: Sequence[int],
        solver: Solver,
        *,
        exact: int,
        ends: int = 2,
        blind: int = 0,
        seed: int,
        seconds: float = 0,
        nodes: int = 0,
    ) -> int:
        """Weigh every card in some of the worlds; how many were finished in time."""

    def means(self) -> list[float]: ...
    def errors(self) -> list[float]:
        """The standard error of each mean; of worlds that count as one it says nothing."""

    def different(self) -> float:
        """As how many worlds those that were weighed count: equal ones tell no more than one."""

    def clear(self, *, sureness: float) -> bool:
        """Whether the best action leads every other, world by world, by so many standard errors, or never differs."""
