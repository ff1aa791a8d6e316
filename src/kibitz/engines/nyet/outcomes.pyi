from collections.abc import Sequence

from kibitz.compiled.common.bulk import Reals
from kibitz.compiled.nyet.rules import Position
from kibitz.compiled.nyet.sample import Worlds
from kibitz.engines.nyet.solver.search import Solver
from kibitz.games.core import Seat

def outcomes(
    worlds: Worlds,
    seat: Seat,
    given: Sequence[int],
    solver: Solver,
    *,
    race: tuple[float, int, float],
    exact: int,
    rollouts: int,
    seed: int,
    endgame: int = 0,
    first: int = 0,
) -> tuple[Reals, Reals]: ...
def open_outcomes(
    position: Position,
    seat: Seat,
    given: Sequence[int],
    solver: Solver,
    *,
    race: tuple[float, int, float],
    exact: int,
    rollouts: int,
    seed: int,
    batches: int = 1,
) -> tuple[Reals, Reals, bool]: ...
def dealt_points(
    position: Position, number: int, solver: Solver, *, race: tuple[float, int, float], rollouts: int, seed: int
) -> Reals: ...
