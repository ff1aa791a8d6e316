"""Tables nobody attends: how long they go on by themselves, and when they are given up.

This is the whole policy:

- A game without a clock stops at once when the last client leaves it.
- A game with a clock goes on for `pause`, so that a clock can't be stopped by closing the page. Then it stops, too: it
  leaves the memory, its bots get no more work, and a restart doesn't bring it back. Whoever comes back finds it as it
  was, with time to think (`table.woken`).
- A game whose people have days to decide leaves the memory, too, and comes back when something is due (`duty.due`):
  what someone planned, a reminder, the end of someone's time. It is not given up while it runs.
- A table whose log has had no new row for `expire`, and that nobody attends, is abandoned.
"""

from __future__ import annotations

from msgspec import Struct

from kibitz.table.duty import due
from kibitz.table.info import Millis, by_days
from kibitz.table.table import Table

SOON: Millis = 120_000
"""How long before something is due a table is loaded: more than the minute that loading leaves for a decision."""


class Patience(Struct, frozen=True):
    """How long tables are kept for people who don't come."""

    pause: Millis = 600_000
    expire: Millis = 7 * 24 * 3_600_000


def goes_on(table: Table, alone_since: Millis, now: Millis, patience: Patience) -> bool:
    """Whether a table without clients has something to do by itself, soon."""
    if by_days(table.settings):
        moment = due(table)
        return moment is not None and moment - now < SOON
    timed = table.status == "running" and table.settings.clock is not None
    return timed and now - alone_since < patience.pause
