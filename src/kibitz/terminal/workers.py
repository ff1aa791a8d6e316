"""Work spread over processes, with the results in order."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

from kibitz.compiled.common.bulk import cores

ItemT = TypeVar("ItemT")
ResultT = TypeVar("ResultT")


def jobs_for(wanted: int | None, items: int, worth_sharing: int) -> int:
    """The number of processes: as wanted, or all cores if there is enough to do."""
    return wanted or (cores() if items >= worth_sharing else 1)


def spread(function: Callable[[ItemT], ResultT], items: Sequence[ItemT], jobs: int, *, piece: int) -> Iterator[ResultT]:
    """The results of a function for each item, in order; each process gets `piece` items at a time."""
    if jobs == 1:
        yield from map(function, items)
        return
    with ProcessPoolExecutor(jobs, get_context("forkserver"), _leave_ctrl_c_to_the_parent) as pool:
        yield from pool.map(function, items, chunksize=piece)


def _leave_ctrl_c_to_the_parent() -> None:
    """Workers ignore Ctrl+C: they finish their piece and the parent ends them, so they print no traceback."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
