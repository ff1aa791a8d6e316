from typing import Any

def play_games(inputs: Any, won: Any, *, seed: int, replies: bool = False) -> None: ...
def searching_games(
    inputs: Any,
    chances: Any,
    worlds: Any,
    won: Any,
    *,
    seed: int,
    ways: int,
    odd: int,
    playouts: int,
    turns: int,
    few: int,
    best: int = ...,
) -> None: ...
