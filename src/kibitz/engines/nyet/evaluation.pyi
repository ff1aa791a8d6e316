from collections.abc import Sequence

from kibitz.compiled.nyet.rules import Position
from kibitz.compiled.nyet.sample import Worlds
from kibitz.engines.nyet.solver.search import Solver
from kibitz.games.core import Seat

class Evaluation:
    """Running means of the value of actions: a seat's probability of winning the game, given the scores."""

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
    def roll_out(
        self,
        worlds: Worlds,
        numbers: Sequence[int],
        solver: Solver,
        *,
        networks: bool = False,
        seed: int,
        seconds: float = 0,
    ) -> None:
        """Evaluate every action before the tricks, in some of the worlds, by a rollout to the end of the round."""

    def solve(
        self,
        worlds: Worlds,
        numbers: Sequence[int],
        solver: Solver,
        *,
        exact: int,
        ends: int = 2,
        policy_rollouts: int = 0,
        seed: int,
        seconds: float = 0,
        nodes: int = 0,
    ) -> int:
        """Evaluate every card in some of the worlds; returns the number of worlds finished in time."""

    def means(self) -> list[float]: ...
    def errors(self) -> list[float]:
        """The standard error of each mean; meaningless if the effective sample size is 1."""

    def effective_sample_size(self) -> float:
        """Kish's effective sample size: equal worlds tell no more than one."""

    def is_clear(self, *, confidence: float) -> bool:
        """Whether the best action leads each other, paired by world, by this many standard errors, or never differs."""

def finish_tricks(position: Position, *, seed: int) -> Position:
    """A copy of a position in the tricks after a policy rollout to the score of its round."""
