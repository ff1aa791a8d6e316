SHAPE: tuple[int, int, int]
CARD_VALUES: dict[str, float]
"""The numbers behind the heuristic value of a card (`card_value.pxd`)."""

def giving_value(cards: int, ones_too: bool, to_the_left: bool, ones: int) -> float:
    """What a hand gains from a box on the discard line (`card_value.pxd`)."""

def load_networks() -> None: ...
def use_weights(packed: bytes) -> None: ...
