from kibitz.fast.nyet import Position
from kibitz.games.core import Seat

COVERER_SHAPE: tuple[int, int]

def load_coverers() -> None: ...
def use_coverers(packed: bytes) -> None: ...
def cover_signs(position: Position, seat: Seat) -> dict[int, list[float]]:
    """The signs that speak for or against each box that a seat may cover; boxes are codes."""

def cover_chances(position: Position, seat: Seat) -> dict[int, float]:
    """How likely a seat is to cover each box that it may; boxes are codes."""
