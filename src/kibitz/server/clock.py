"""The server's clock: the time of day, but without its jumps.

Games measure how long something took by it, so it must run evenly. It is set once when the server starts, runs on by
the machine's steady clock, and is adjusted towards the time of day by at most a twentieth. On a shared database the
time of day is the database's: then all servers agree, whatever their own clocks say.
"""

from __future__ import annotations

import time

from kibitz.table.info import Millis

MOST = 20
"""A correction takes at least this many times its own size."""
_STEADY = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
"""A clock that nobody sets and that runs on while the machine sleeps."""


def steady() -> Millis:
    """Milliseconds since some moment, at an even pace."""
    return time.clock_gettime_ns(_STEADY) // 1_000_000


def time_of_day() -> Millis:
    """Milliseconds since 1970, as far as this machine knows; may jump either way."""
    return time.time_ns() // 1_000_000


class EvenClock:
    """A steady clock and how far it is behind the time of day."""

    def __init__(self) -> None:
        self.set_to(time_of_day())

    def now(self) -> Millis:
        """Milliseconds since 1970."""
        return time.clock_gettime_ns(_STEADY) // 1_000_000 + self._behind

    def set_to(self, moment: Millis) -> None:
        """Set the clock, before anything is measured."""
        self._looked = steady()
        self._behind = moment - self._looked

    def follow(self, moment: Millis) -> None:
        """Move slowly towards the time that others report."""
        at = steady()
        most, self._looked = (at - self._looked) // MOST, at
        self._behind += max(-most, min(most, moment - at - self._behind))


_clock = EvenClock()
now, set_to, follow = _clock.now, _clock.set_to, _clock.follow
