"""All tables: those in memory, and those on disk that come back on demand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import Any

from kibitz.server import clock
from kibitz.server.botpool.pool import Pool
from kibitz.server.clock import now
from kibitz.server.cluster.membership import Membership
from kibitz.server.cluster.notes import Note, Wrote
from kibitz.server.storage.store import Store, last_row, read_log, running_timed
from kibitz.server.tables.context import TableContext
from kibitz.server.tables.live import LiveTable
from kibitz.server.tables.turns import SleepingTurns, acting
from kibitz.table.info import Millis
from kibitz.table.log import Row
from kibitz.table.table import Table, fold, opening, woken

logger = logging.getLogger("kibitz.tables")

SWEEP = 15.0


class TableRegistry:
    """The server's tables; memory is a cache of what the logs say."""

    def __init__(
        self, store: Store, pool: Pool, membership: Membership, *, grace: Millis, deal: Millis, idle: Millis
    ) -> None:
        self.store = store
        self.pool = pool
        self.tables: dict[str, LiveTable] = {}
        self.moves = 0
        self._membership = membership
        self._idle = idle
        self._turns = SleepingTurns(self._fold)
        self._stale: set[str] = set()
        """Tables that another server wrote to while we read them."""
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._context = TableContext(
            append=store.append,
            read=self._read,
            last=self._last,
            bots=pool,
            presence=membership,
            spawn=self.spawn,
            counted=self._count,
            closed=self._forget,
            grace=grace,
            deal=deal,
        )
        pool.changed = self._bots_changed
        membership.changed = self._changed_elsewhere
        membership.lost = self._peer_lost
        membership.settled = self._settled
        membership.silent = self._silent

    async def start(self) -> None:
        """Bring back the tables whose clocks run; from now on forget those nobody needs."""
        if self._membership.say is None:
            self._membership.alone()
            self.spawn(self._beat())
        await self._wake_timed()
        self.spawn(self._sweep())

    async def _wake_timed(self) -> None:
        for table in await self.store.ask(running_timed):
            try:
                live = await self.find(table)
            except Exception:  # one log that cannot be read must not keep all other tables from coming back
                logger.exception("not-woken", extra={"fields": {"table": table}})
                continue
            if live is not None:
                live.attend()

    def stop(self) -> None:
        """Tell everyone and let go of all tables; what is being written is still written."""
        for task in list(self._tasks):
            task.cancel()
        for live in list(self.tables.values()):
            live.close("stopping")

    @property
    def grace(self) -> Millis:
        """How long a seat waits for a person who is away."""
        return self._context.grace

    # Tables come into memory and leave it.

    def add(self, table: Table) -> None:
        """Keep a new table, whose first rows are durable, in memory."""
        self.tables[table.id] = LiveTable(self._context, table)

    async def find(self, table: str) -> LiveTable | None:
        """A table, from memory or from its log."""
        live = self.tables.get(table)
        if live is not None:
            return live
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def current(self, table: str) -> LiveTable | None:
        """A table with all that is durable by now: what any server has acknowledged counts here at once."""
        while True:
            known = table in self.tables or table in self._loading
            live = await self.find(table)
            if live is None or self._membership.say is None or not known:
                return live
            await live.refresh()
            if not live.closed:
                return live

    async def _load(self, table: str) -> LiveTable | None:
        self._stale.discard(table)
        found = await asyncio.to_thread(self._fold, table)
        if found is None:
            return None
        self._turns.forget(table)
        live = self.tables[table] = LiveTable(self._context, woken(found, now()))
        live.look_around()
        if table in self._stale:
            self._stale.discard(table)
            live.written_elsewhere()
        return live

    def _fold(self, table: str) -> Table | None:
        """A table as its log tells it; for threads."""
        rows = self.store.run(lambda connection: read_log(connection, table))
        if not rows:
            return None
        found = opening(table, rows[0])
        for row in rows[1:]:
            found, _ = fold(found, row)
        return found

    async def waits_for(self, table: str, person: str) -> bool:
        """Whether a game waits for a person, without bringing its table back."""
        live = self.tables.get(table)
        return await self._turns.of(table, person) if live is None else person in acting(live.shown)

    async def _sweep(self) -> None:
        """Tables nobody looks at leave the memory."""
        while True:
            await asyncio.sleep(min(SWEEP, self._idle / 1000))
            limit = now() - self._idle
            for live in [live for live in self.tables.values() if live.evictable and live.idle_since <= limit]:
                live.close("moved")
                self._turns.remember(live.shown)

    # What tables ask for.

    async def _read(self, table: str, after: int) -> list[Row]:
        return await self.store.ask(lambda connection: read_log(connection, table, after))

    async def _last(self, table: str) -> int:
        return await self.store.ask(lambda connection: last_row(connection, table))

    def _count(self) -> None:
        self.moves += 1

    def _forget(self, table: str) -> None:
        self.tables.pop(table, None)

    # What other servers and bots mean for tables.

    def heard(self, node: str, note: Note) -> None:
        """Another server says something."""
        if isinstance(note, Wrote):
            self._written_elsewhere(note.table)
        else:
            self._membership.heard(node, note)

    def in_touch(self) -> None:
        """We hear the other servers from now on; what they said before must be asked for and read."""
        self._membership.in_touch()
        self._turns.forget_all()
        self._stale.update(self._loading)
        for table in list(self.tables):
            self._written_elsewhere(table)

    def _written_elsewhere(self, table: str) -> None:
        self._turns.forget(table)
        live = self.tables.get(table)
        if live is not None:
            live.written_elsewhere()
        elif table in self._loading:
            self._stale.add(table)

    def _changed_elsewhere(self, table: str) -> None:
        """Someone came to a table, or left it, at another server."""
        live = self.tables.get(table)
        if live is not None:
            live.look_around()

    def _peer_lost(self, tables: Iterable[str]) -> None:
        """Another server is gone: what only it looked after is now for us, and its people get time to come back."""
        for table in tables:
            if table in self.tables:
                self.tables[table].leave_time()
        self.spawn(self._wake_timed())

    def _settled(self) -> None:
        """We know again who is where."""
        for live in list(self.tables.values()):
            live.look_around()

    def _silent(self) -> None:
        """This server was silent for longer than others wait: people could not reach it, either."""
        logger.warning("was-silent")
        for live in list(self.tables.values()):
            live.leave_time()

    def _bots_changed(self) -> None:
        for live in list(self.tables.values()):
            live.attend()

    async def _beat(self) -> None:
        """Whether we run at all, and what time it is."""
        while True:
            await asyncio.sleep(self._membership.interval)
            clock.follow(clock.time_of_day())
            self._membership.alone()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; if it fails, that is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("failed", exc_info=error)
