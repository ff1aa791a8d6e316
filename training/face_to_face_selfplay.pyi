from typing import Any

def play_games(inputs: Any, won: Any, *, seed: int, replies: bool = False, margins: bool = False) -> None: ...
def searching_games(
    inputs: Any,
    chances: Any,
    worlds: Any,
    won: Any,
    *,
    seed: int,
    plans: int,
    odd: int,
    rollouts: int,
    turns: int,
    candidates: int,
    best: int = ...,
) -> None: ...
