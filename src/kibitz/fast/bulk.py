"""Many pieces of the same work, shared out to threads; each draws its own random numbers, whoever does it."""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, cast

Work = Callable[[int, int], None]
"""Does the pieces from one number up to another, outside the GIL."""


class Block(Protocol):
    """Integers in rows, columns and so on: a memoryview, which NumPy takes as it is."""

    shape: tuple[int, ...]

    def __getitem__(self, at: tuple[int, ...], /) -> int: ...

    def __len__(self) -> int: ...

    def tolist(self) -> Any: ...


def share_out(work: Work, pieces: int, threads: int | None) -> None:
    """Do all pieces on so many threads; None: one for each core."""
    threads = min(threads or os.cpu_count() or 1, pieces)
    if threads <= 1:
        work(0, pieces)
        return
    bounds = [pieces * i // threads for i in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(work, bounds[:-1], bounds[1:]))


def zeros(*shape: int) -> Block:
    """A block of 32-bit integers, all 0."""
    size = 1
    for length in shape:
        size *= length
    return cast(Block, memoryview(array("i", bytes(4 * size))).cast("B").cast("i", shape))
