"""What happens in clubs by itself: standing tables open, seasons end. Any number of servers may do it at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec

from kibitz.games.core import BadOptions
from kibitz.server import clock
from kibitz.server.clubs import seasons, standing
from kibitz.server.storage.condition import Unavailable
from kibitz.server.storage.people.people import Person
from kibitz.server.storage.store import Store
from kibitz.server.storage.writer import Conflict
from kibitz.server.tables.factory import NewTable, TableFactory
from kibitz.table.info import Millis

LOOK = 10.0
"""Seconds between checks."""

logger = logging.getLogger("kibitz.clubs")


class ClubCalendar:
    """Opens tables and ends seasons when it's time, each exactly once."""

    def __init__(self, store: Store, factory: TableFactory, now: Callable[[], Millis] = clock.now) -> None:
        self._store, self._factory, self._now = store, factory, now

    async def run(self) -> None:
        """Check from time to time, forever."""
        while True:
            with suppress(Unavailable):
                await self.look()
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Do what is due."""
        at = self._now()
        for row in await self._store.ask(lambda connection: standing.due(connection, at)):
            wish = msgspec.json.decode(row.wish, type=NewTable)
            table = await self._open(row.club, standing.table_id(row), wish) if at - row.due <= standing.LATE else None
            await self._store.change(partial(standing.opened, row=row, table=table, game=wish.game, now=at))
        await self._store.change(lambda engine: seasons.close_due(engine, at))

    async def _open(self, club: str, name: str, wish: NewTable) -> str | None:
        """Open a table, unless it's open already, which its id tells. None if it can't be opened."""
        host = await self._store.ask(lambda connection: standing.host_of(connection, club))
        if host is None:
            return None
        try:
            await self._factory.create(Person(host.person, host.name), wish, name)
        except Conflict:  # another server was first, or this one before it stopped
            pass
        except BadOptions as error:  # the game or the bot no longer exists
            logger.warning("not-opened", extra={"fields": {"club": club, "code": error.refusal.code}})
            return None
        return name
