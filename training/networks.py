"""How networks learn (gradient descent by Adam) and get into the package. A network is a list of layers' weights."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.float32]
Net: TypeAlias = list[Array]

PACKAGE = Path(__file__).parents[1] / "src" / "kibitz" / "fast"


def start(shapes: list[tuple[tuple[int, ...], float]], chance: np.random.Generator) -> Net:
    """Weights by chance, of these shapes and spreads."""
    return [chance.normal(0, spread, shape).astype(np.float32) for shape, spread in shapes]


def descend(net: Net, slopes: Callable[[], Net], *, steps: int, rate: float) -> None:
    """So many steps down the slopes, each asked for anew, with a rate that shrinks to nothing."""
    means, squares = ([np.zeros_like(part) for part in net] for _ in range(2))
    for step in range(1, steps + 1):
        now = rate * (1 - step / (steps + 1))
        for i, slope in enumerate(slopes()):
            means[i] = 0.9 * means[i] + 0.1 * slope
            squares[i] = 0.999 * squares[i] + 0.001 * slope**2
            scale = np.sqrt(squares[i] / (1 - 0.999**step)) + 1e-8
            net[i] -= (now * means[i] / (1 - 0.9**step) / scale).astype(np.float32)


def packed(nets: list[Net]) -> bytes:
    """The weights of networks, one after another, layer by layer."""
    return np.concatenate([part.ravel() for net in nets for part in net]).astype("<f4").tobytes()


def write(name: str, weights: bytes) -> None:
    """Put networks into the package whole: a stop before this leaves those that are there."""
    draft = PACKAGE / f"{name}.new"
    draft.write_bytes(weights)
    os.replace(draft, PACKAGE / name)
