"""Two people become one: tables in memory are reloaded from the rewritten logs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from kibitz.server.clock import now
from kibitz.server.storage.people import merging as queries
from kibitz.server.storage.people.deletion import tables_with
from kibitz.server.tables.deletion import SETTLE
from kibitz.server.tables.registry import TableRegistry

logger = logging.getLogger("kibitz.people")


class Merger:
    """Merges people; a merge that a stopped server left unfinished is completed when it starts again."""

    def __init__(self, registry: TableRegistry, sign_out: Callable[[str], Awaitable[object]]) -> None:
        self._registry = registry
        self._engine = registry.store.engine
        self._sign_out = sign_out
        self._turn = asyncio.Lock()
        self.tell: Callable[[str], None] | None = None
        """Tells other servers that a table's log was rewritten."""

    async def merge(self, person: str, into: str) -> bool:
        """All games of a person become another's. SameTable if both play at one table; False if either is gone."""
        if not await asyncio.to_thread(queries.begin_merging, self._engine, person, into, now()):
            return False
        await self._sign_out(person)
        await self._merge_tables(person, into)
        self._registry.spawn(self._finish(person, into))
        return True

    async def finish(self) -> None:
        """Complete what was begun before the server stopped."""
        for person, into in await self._registry.store.ask(queries.merging):
            await self._merge_tables(person, into)
            await self._finish(person, into)

    async def _finish(self, person: str, into: str) -> None:
        await asyncio.sleep(SETTLE)  # writes under way have reached the database by now
        await self._merge_tables(person, into)
        await asyncio.to_thread(queries.finish_merging, self._engine, person, into)
        logger.info("merged")

    async def _merge_tables(self, person: str, into: str) -> None:
        async with self._turn:  # it reads the whole log: one at a time is enough
            for table in await self._registry.store.ask(lambda connection: tables_with(connection, person)):
                await asyncio.to_thread(queries.merge_at, self._engine, person, into, table)
                self._registry.drop(table)
                if self.tell is not None:
                    self.tell(table)
