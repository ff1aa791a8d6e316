from collections.abc import Sequence

from kibitz.compiled.common.bulk import Block
from kibitz.compiled.nyet.rules import Position, Rules
from kibitz.games.core import Seat
from kibitz.games.nyet.view import View

class Worlds:
    rules: Rules
    count: int
    def __len__(self) -> int: ...
    def position(self, number: int) -> Position: ...
    def values(
        self,
        seat: Seat,
        codes: Sequence[int],
        *,
        repeats: int = ...,
        seed: int,
        heuristic: bool = ...,
        threads: int | None = ...,
    ) -> Block: ...

class Sampler:
    def __init__(self, view: View) -> None: ...
    def worlds(self, number: int, *, seed: int, threads: int | None = ...) -> Worlds: ...
