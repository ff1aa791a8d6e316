"""Tables nobody attends: how long they go on by themselves, and when they are given up.

This is the whole policy:

- A game without a clock stops at once when the last client leaves it.
- A game with a clock goes on for `pause`, so that a clock can't be stopped by closing the page. Then it stops, too: it
  leaves the memory, its bots get no more work, and a restart doesn't bring it back. Whoever comes back finds it as it
  was, with time to think (`table.woken`).
- A table whose log has had no new row for `expire`, and that nobody attends, is abandoned.
"""

from __future__ import annotations

from msgspec import Struct

from kibitz.table.info import Millis
from kibitz.table.table import Table


class Patience(Struct, frozen=True):
    """How long tables are kept for people who don't come."""

    pause: Millis = 600_000
    expire: Millis = 7 * 24 * 3_600_000


def goes_on(table: Table, alone_since: Millis, now: Millis, patience: Patience) -> bool:
    """Whether a table without clients has something to do by itself."""
    timed = table.status == "running" and table.settings.clock is not None
    return timed and now - alone_since < patience.pause
