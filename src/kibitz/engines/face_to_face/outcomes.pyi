from collections.abc import Sequence

from kibitz.compiled.common.bulk import Reals
from kibitz.compiled.face_to_face.playout import Worlds
from kibitz.compiled.face_to_face.rules import Position
from kibitz.games.core import Seat

class Turn:
    def __init__(self, position: Position) -> None: ...
    def __len__(self) -> int: ...
    def codes(self, number: int) -> list[int]: ...
    def first_actions(self, number: int) -> list[int]: ...
    def outcomes(
        self, worlds: Worlds, plans: Sequence[int], *, turns: int, candidates: int, cards: bool = ...
    ) -> tuple[Reals, Reals]: ...

def open_chances(
    position: Position, plans: Sequence[int], turn: Turn, variants: Sequence[tuple[int, int]]
) -> tuple[Reals, Reals]: ...
def position_value(
    position: Position,
    number: int,
    *,
    draw: bool,
    turns: int,
    candidates: int,
    seed: int,
    seat: Seat = ...,
    hidden: Seat = ...,
) -> tuple[float, float]: ...
