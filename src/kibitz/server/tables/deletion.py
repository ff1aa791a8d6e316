"""Deleting a person: they leave tables that haven't begun, and everything else that names them is rewritten."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from kibitz.server.clock import now
from kibitz.server.storage.people import deletion as queries
from kibitz.server.tables.registry import TableRegistry
from kibitz.table import log
from kibitz.table.chairs import seat_of
from kibitz.table.decide import Change

logger = logging.getLogger("kibitz.people")

SETTLE = 3.0
"""Seconds until writes under way, here or at other servers, have reached the database."""


class Deletion:
    """Deletes people; a deletion that a stopped server left unfinished is completed when it starts again."""

    def __init__(self, registry: TableRegistry, sign_out: Callable[[str], Awaitable[object]]) -> None:
        self._registry = registry
        self._engine = registry.store.engine
        self._sign_out = sign_out
        self._turn = asyncio.Lock()
        self.tell: Callable[[str], None] | None = None
        """Tells other servers that a table's log was rewritten."""

    async def forget(self, person: str) -> None:
        """Delete a person: when this returns, nothing names them; writes that were under way are gone a moment
        later."""
        await self._sign_out(person)
        await asyncio.to_thread(queries.begin_leaving, self._engine, person, now())
        await self._forget_everywhere(person)
        self._registry.spawn(self._finish(person))

    async def finish(self) -> None:
        """Complete what was begun before the server stopped."""
        for person in await self._registry.store.ask(queries.leaving):
            await self._forget_everywhere(person)
            await self._finish(person)

    async def _finish(self, person: str) -> None:
        await asyncio.sleep(SETTLE)
        await self._forget_everywhere(person)
        await asyncio.to_thread(queries.finish_leaving, self._engine, person)
        logger.info("deleted")

    async def _forget_everywhere(self, person: str) -> None:
        async with self._turn:  # it reads the whole log: one at a time is enough
            await self._forget_tables(person)

    async def _forget_tables(self, person: str) -> None:
        for table in await self._registry.store.ask(lambda connection: queries.tables_with(connection, person)):
            await self._leave(table, person)
            await asyncio.to_thread(queries.forget_at, self._engine, person, table)
            self._registry.drop(table)
            if self.tell is not None:
                self.tell(table)

    async def _leave(self, table: str, person: str) -> None:
        """Give up a seat at a table that hasn't begun, as if the person had left."""
        try:
            live = await self._registry.find(table)
        except Exception:  # a log that cannot be read must not keep someone from leaving
            logger.exception("not-left", extra={"fields": {"table": table}})
            return
        if live is None or live.head.status != "open":
            return
        seat = seat_of(live.head, person)
        if seat is not None:
            live.submit(Change((log.Left(seat),)))
        while live.busy and not live.closed:
            await asyncio.sleep(0.01)
