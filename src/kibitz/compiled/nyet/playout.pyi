from kibitz.compiled.common.bulk import Block
from kibitz.compiled.nyet.rules import Position

def finish_round(position: Position, *, seed: int, heuristic: bool = ...) -> Position: ...
def deal_next(position: Position, *, seed: int) -> Position: ...
def playouts(
    position: Position,
    count: int,
    *,
    seed: int,
    heuristic: bool = ...,
    whole_game: bool = ...,
    threads: int | None = ...,
) -> Block: ...
def step_games(position: Position, games: int, *, seed: int) -> int: ...
