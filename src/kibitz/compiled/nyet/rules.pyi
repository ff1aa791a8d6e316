from typing import Any

from kibitz.compiled.nyet.codes import Codes
from kibitz.games.core import Seat
from kibitz.games.nyet.scoring import RoundScore

class Rules:
    codes: Codes
    def __init__(self, codes: Codes) -> None: ...

class Position:
    rules: Rules
    seed: bytes
    history: tuple[RoundScore, ...]
    def __init__(
        self,
        rules: Rules,
        *,
        hands: list[int],
        aside: int,
        dealer: Seat,
        number: int,
        scores: tuple[int, ...],
        seed: bytes,
        history: tuple[RoundScore, ...],
    ) -> None: ...
    @property
    def fields(self) -> dict[str, Any]: ...
    @property
    def over(self) -> bool: ...
    @property
    def actor(self) -> Seat | None: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    def copy(self) -> Position: ...
    def legal_mask(self, seat: Seat) -> int: ...
    def legal(self, seat: Seat) -> list[int]: ...
    def step(self, seat: Seat, code: int) -> None: ...
    def replay(self, seat: Seat, code: int) -> None: ...
