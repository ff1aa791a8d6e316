import numpy as np
from numpy.typing import NDArray

from kibitz.compiled.nyet.rules import Rules

class Many:
    size: int
    rules: Rules
    by_round: bool
    def __init__(self, rules: Rules, size: int, *, by_round: bool) -> None: ...
    def reset(self, seed: int) -> None: ...
    def write(
        self,
        seats: NDArray[np.int8],
        rows: NDArray[np.int8],
        numbers: NDArray[np.int16],
        masks: NDArray[np.int8],
    ) -> None: ...
    def step(
        self,
        actions: NDArray[np.int16],
        rewards: NDArray[np.float32],
        done: NDArray[np.uint8],
        final: NDArray[np.int16],
    ) -> None: ...
    def sample(self, actions: NDArray[np.int16]) -> None: ...
