from collections.abc import Sequence

from kibitz.compiled.nyet.rules import Position
from kibitz.compiled.nyet.sample import Worlds
from kibitz.engines.nyet.solver.search import Solver
from kibitz.games.core import Seat

POINTS_WEIGHT: float
"""What a point at the end of the game is worth, in probability of winning."""

class Evaluation:
    """Running means of the values of actions: a seat's probability of winning the game, given the scores, and points.

    Points are the seat's lead at the end of the game over the mean of the other scores.
    """

    worlds: int
    chances: list[list[float]] | None
    """With `keep`, the probability of winning after each action, world by world."""
    points: list[list[float]] | None
    """With `keep`, the points of each action, world by world."""
    def __init__(
        self,
        seat: Seat,
        players: int,
        codes: Sequence[int],
        *,
        spread: float,
        target: int = 0,
        later_spread: float = 0,
        points_weight: float = ...,
        keep: bool = False,
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

    def points_means(self) -> list[float]: ...
    def points_errors(self) -> list[float]: ...
    def worth_means(self) -> list[float]:
        """The mean worth of each action: its probability of winning, and a little for each point."""

    def lead(self, one: int, other: int) -> tuple[float, float]:
        """How far one action leads another, world by world, in probability: the mean and its standard error."""

    def points_lead(self, one: int, other: int) -> tuple[float, float]: ...
    def worth_lead(self, one: int, other: int) -> tuple[float, float]: ...
    def effective_sample_size(self) -> float:
        """Kish's effective sample size: equal worlds tell no more than one."""

    def is_clear(self, *, confidence: float) -> bool:
        """Whether the worthiest action leads each other, world by world, by this many errors, or never differs."""

def finish_tricks(position: Position, *, seed: int) -> Position:
    """A copy of a position in the tricks after a policy rollout to the score of its round."""
