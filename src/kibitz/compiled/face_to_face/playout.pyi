from kibitz.fast.bulk import Block
from kibitz.fast.face_to_face import Placing, Position
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
    thumb: bool = ...,
    shuffled: bool = ...,
    threads: int | None = ...,
) -> Block: ...
def thumb_turn_of(position: Position) -> Position: ...
