from collections.abc import Sequence

SHAPE: tuple[int, int]

def load_network(weights: Sequence[float] | None = ...) -> None: ...
