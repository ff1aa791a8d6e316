"""Many pieces of the same work on several threads; each piece has its own random numbers, whichever thread does it."""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, cast

Work = Callable[[int, int], None]
"""Does a range of pieces, first to one past the last, without holding the GIL."""


class Block(Protocol):
    """An array of integers of any dimension: a memoryview, which NumPy takes as it is."""

    shape: tuple[int, ...]

    def __getitem__(self, at: tuple[int, ...], /) -> int: ...

    def __len__(self) -> int: ...

    def tolist(self) -> Any: ...


class Reals(Protocol):
    """An array of floats of any dimension: a memoryview, which NumPy takes as it is."""

    shape: tuple[int, ...]

    def __getitem__(self, at: tuple[int, ...], /) -> float: ...


def check_number(what: str, number: int, *, least: int) -> None:
    """ValueError, naming what is counted, if the number is below the least that makes sense."""
    if number < least:
        raise ValueError(f"at least {least} {what} are wanted, not {number}")


def cores() -> int:
    """The number of processors this process may use, which can be fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def share_out(work: Work, pieces: int, threads: int | None) -> None:
    """Do all pieces on this many threads; None: one for each core that may be used."""
    threads = min(threads or cores(), pieces)
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
