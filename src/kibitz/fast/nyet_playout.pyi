from kibitz.fast.bulk import Block
from kibitz.fast.nyet import Position

def finish_round(position: Position, *, seed: int, thumb: bool = ...) -> Position: ...
def finish_tricks(position: Position, *, seed: int) -> Position: ...
def playouts(
    position: Position,
    count: int,
    *,
    seed: int,
    thumb: bool = ...,
    whole_game: bool = ...,
    threads: int | None = ...,
) -> Block: ...
def step_games(position: Position, games: int, *, seed: int) -> int: ...
