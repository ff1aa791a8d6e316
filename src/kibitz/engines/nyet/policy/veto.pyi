from kibitz.compiled.nyet.rules import Position
from kibitz.games.core import Seat

SHAPE: tuple[int, int]

def load_networks() -> None: ...
def use_weights(packed: bytes) -> None: ...
def veto_features(position: Position, seat: Seat) -> dict[int, list[float]]:
    """The features of each box that a seat may cover; boxes are codes."""

def veto_probabilities(position: Position, seat: Seat) -> dict[int, float]:
    """The probability of each box that a seat may cover; boxes are codes."""
