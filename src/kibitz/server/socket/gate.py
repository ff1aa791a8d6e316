"""How many connections the process can hold: the process itself must never run out of file descriptors."""

from __future__ import annotations

import logging
import resource
import time
from collections.abc import Callable

from kibitz.server.limits.addresses import shared_address

logger = logging.getLogger("kibitz.sockets")

RESERVED = 64
"""File descriptors for everything but clients: the database's files and connections, logs, bot processes."""
RELIEF = 0.9
"""The share of places that must be free again before a new shortage is worth a line in the log."""
QUIET = 60.0
"""At least this many seconds lie between two such lines."""


class Gate:
    """Lets connections in while there is room; one line in the log says when there's none left, and one when there is
    again."""

    def __init__(self, room: int, each: int = 0, exempt: Callable[[str], bool] = lambda _: False) -> None:
        self._room = room
        self._each = each
        """How many connections an address may have, whatever for. 0: any number."""
        self._exempt = exempt
        self._open: dict[str, int] = {}
        self._total = 0
        self._refused = 0
        self._said = -QUIET

    def enter(self, host: str) -> bool:
        """A connection was made; returns whether it may stay. Either way `leave` must follow."""
        address = shared_address(host)
        self._total += 1
        self._open[address] = self._open.get(address, 0) + 1
        if self._total > self._room:
            self._complain()
            return False
        if self._refused and self._total < RELIEF * self._room:
            logger.warning("room-again", extra={"fields": {"room": self._room, "refused": self._refused}})
            self._refused = 0
        return not self._each or self._open[address] <= self._each or self._exempt(host)

    def leave(self, host: str) -> None:
        """A connection has ended."""
        address = shared_address(host)
        self._total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _complain(self) -> None:
        if not self._refused and time.monotonic() - self._said >= QUIET:
            self._said = time.monotonic()
            logger.error("no-room", extra={"fields": {"room": self._room, "hint": "raise the limit of open files"}})
        self._refused += 1


def room() -> int:
    """How many connections there can be: as many as the system allows open files, minus what we need ourselves."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (OSError, ValueError):  # some systems promise more than they deliver
            pass
    return max(RESERVED // 4, soft - RESERVED)
