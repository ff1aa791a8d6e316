"""Whom running games wait for, for the lobby; tables that aren't in memory are read once and remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from kibitz.table.table import Table

MOST_REMEMBERED = 10_000


def acting(table: Table) -> frozenset[str]:
    """The people a running game waits for."""
    if table.status != "running":
        return frozenset()
    chairs = (table.chairs[seat] for seat in table.game.to_act(table.state))
    return frozenset(chair.person for chair in chairs if chair.kind == "person")


class SleepingTurns:
    """A cache of whom evicted tables wait for; they don't change until they're loaded."""

    def __init__(self, read: Callable[[str], Table | None]) -> None:
        self._read = read
        self._asleep: OrderedDict[str, frozenset[str]] = OrderedDict()
        self._forgotten = 0

    async def of(self, table: str, person: str) -> bool:
        """Whether a table that isn't in memory waits for a person."""
        if table in self._asleep:
            return person in self._asleep[table]
        before = self._forgotten
        found = await asyncio.to_thread(self._read, table)
        if found is None:
            return False
        if self._forgotten == before:  # otherwise it may have been written to while we read
            self.remember(found)
        return person in acting(found)

    def remember(self, table: Table) -> None:
        """A table is evicted."""
        self._asleep[table.id] = acting(table)
        if len(self._asleep) > MOST_REMEMBERED:
            self._asleep.popitem(last=False)

    def forget(self, table: str) -> None:
        """A table woke up, or another server wrote to it."""
        self._forgotten += 1
        self._asleep.pop(table, None)

    def forget_all(self) -> None:
        """Other servers may have written to any table."""
        self._forgotten += 1
        self._asleep.clear()
