"""Plays deals on a Ray cluster: the one `RAY_ADDRESS` names, one that runs on this machine, or else a new one."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

import ray

from kibitz.games.core import BadOptions
from kibitz.lab.duplicate import DealPlayed, play_deal
from kibitz.lab.spread import AHEAD, DealTask

FOR_EVER = -1


def over_ray(tasks: Iterable[DealTask]) -> Iterator[DealPlayed]:
    """Play on all processors of the cluster; a deal whose worker dies is played again elsewhere, to the same result."""
    _join()
    play: Any = ray.remote(num_cpus=1, max_retries=FOR_EVER)(play_deal)
    remaining = iter(tasks)
    pending: list[Any] = []
    while True:
        room = AHEAD * max(1, _processors()) - len(pending)
        pending += [play.remote(*task) for task in islice(remaining, max(0, room))]
        if not pending:
            return
        done, pending = ray.wait(pending)
        for deal in done:
            yield _result(deal)


def _join() -> None:
    """Become part of the cluster; BadOptions if there is none."""
    try:
        ray.init(ignore_reinit_error=True, log_to_driver=False, logging_level=logging.WARNING)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadOptions("no-cluster", why=str(error).split("\n")[0].rstrip(".")) from None


def _processors() -> int:
    """The current number of processors; nodes come and go."""
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return int(resources.get("CPU", 0))


def _result(deal: Any) -> DealPlayed:
    """The result of a task; our own errors are raised without Ray's wrapping."""
    try:
        result: DealPlayed = ray.get(deal)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    return result
