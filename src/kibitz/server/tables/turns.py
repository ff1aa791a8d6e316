"""Whose turn it is, for the lobby: also at tables that sleep, whose logs are read once and then remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from kibitz.table.table import Table

if TYPE_CHECKING:
    from kibitz.server.tables.registry import TableRegistry

MOST_REMEMBERED = 10_000


def acting(table: Table) -> frozenset[str]:
    """The people a running game waits for."""
    if table.status != "running":
        return frozenset()
    chairs = (table.chairs[seat] for seat in table.game.to_act(table.state))
    return frozenset(chair.person for chair in chairs if chair.kind == "person")


class Turns:
    """What sleeps does not change, so it is looked at only once."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._asleep: OrderedDict[str, frozenset[str]] = OrderedDict()

    async def of(self, table: str, person: str) -> bool:
        """Whether a table waits for a person."""
        live = self._registry.tables.get(table)
        if live is not None:
            return person in acting(live.shown)
        if table not in self._asleep:
            found = await asyncio.to_thread(self._registry.fold, table)
            if found is None:
                return False
            self.remember(found)
        return person in self._asleep[table]

    def remember(self, table: Table) -> None:
        """A table goes to sleep."""
        self._asleep[table.id] = acting(table)
        if len(self._asleep) > MOST_REMEMBERED:
            self._asleep.popitem(last=False)

    def forget(self, table: str) -> None:
        """A table woke up, or another node wrote to it."""
        self._asleep.pop(table, None)
