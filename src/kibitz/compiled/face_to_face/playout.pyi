from kibitz.compiled.common.bulk import Block
from kibitz.compiled.face_to_face.rules import Placing, Position
from kibitz.games.face_to_face.view import View

class Worlds:
    count: int
    placed: tuple[Placing, ...]
    def __len__(self) -> int: ...
    def position(self, number: int) -> Position: ...

def worlds(view: View, number: int, *, seed: int, first: int = ..., threads: int | None = ...) -> Worlds: ...
def playouts(
    position: Position,
    number: int,
    *,
    seed: int,
    heuristic: bool = ...,
    shuffled: bool = ...,
    threads: int | None = ...,
) -> Block: ...
def heuristic_turn_of(position: Position) -> Position: ...
