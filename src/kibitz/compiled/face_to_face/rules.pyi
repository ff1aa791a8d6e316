from collections.abc import Sequence
from typing import Any, TypeAlias

from kibitz.games.core import Seat

Placing: TypeAlias = tuple[int, Seat, int]
"""A placed card: turn, seat, action code."""

class Position:
    placed: tuple[Placing, ...]
    def __init__(
        self,
        *,
        hands: Sequence[int],
        draw: Sequence[Sequence[int]],
        tops: Sequence[tuple[int, int]],
        starter: Seat,
        seat: Seat,
        turn: int,
        number: int,
        gave: bool,
        winner: Seat | None,
        stuck: bool,
        lone_last_card: bool,
        placed: tuple[Placing, ...],
    ) -> None: ...
    @property
    def fields(self) -> dict[str, Any]: ...
    @property
    def over(self) -> bool: ...
    @property
    def winner(self) -> Seat | None: ...
    @property
    def actor(self) -> Seat | None: ...
    @property
    def scores(self) -> tuple[int, int]: ...
    def copy(self) -> Position: ...
    def legal_mask(self, seat: Seat) -> int: ...
    def legal(self, seat: Seat) -> list[int]: ...
    def step(self, seat: Seat, code: int) -> None: ...
