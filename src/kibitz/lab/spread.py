"""Plays deals in this process, or in several on this machine, with the same results."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children, get_context
from typing import TypeAlias

from kibitz.lab.duplicate import DealPlayed, MatchPlan, play_deal

DealTask: TypeAlias = tuple[MatchPlan, int]
"""One deal of a match, by its number."""

Spread: TypeAlias = Callable[[Iterable[DealTask]], Iterator[DealPlayed]]
"""Plays tasks and yields their results in any order."""

AHEAD = 4
"""Tasks queued per process, so that none idles and little is lost when stopped."""


def here(tasks: Iterable[DealTask]) -> Iterator[DealPlayed]:
    """Play in this process, one deal after another."""
    for plan, number in tasks:
        yield play_deal(plan, number)


def over_processes(jobs: int) -> Spread:
    """Play in this many processes."""
    if jobs == 1:
        return here

    def spread(tasks: Iterable[DealTask]) -> Iterator[DealPlayed]:
        remaining = iter(tasks)
        others = set(active_children())
        with ProcessPoolExecutor(jobs, get_context("spawn"), _leave_ctrl_c_to_the_parent) as pool:
            try:
                pending: set[Future[DealPlayed]] = set()
                while True:
                    pending |= {
                        pool.submit(play_deal, *task) for task in islice(remaining, AHEAD * jobs - len(pending))
                    }
                    if not pending:
                        return
                    done, pending = wait(pending, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield future.result()
            except BaseException:
                # A deal may take an hour; stopping a match must not wait for the deals being played.
                pool.shutdown(wait=False, cancel_futures=True)
                for process in {*active_children()} - others:
                    process.terminate()
                raise

    return spread


def _leave_ctrl_c_to_the_parent() -> None:
    """Workers ignore Ctrl+C: the parent ends them, so they print no traceback."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
