"""All tables: those in memory, and those on disk, which are loaded on demand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

from kibitz.games.core import Seat
from kibitz.server import clock
from kibitz.server.botpool.pool import Pool
from kibitz.server.clock import now
from kibitz.server.cluster.membership import Membership
from kibitz.server.cluster.notes import Ended, HostActed, Note, Rewritten, Wrote
from kibitz.server.storage.clubs import is_member
from kibitz.server.storage.condition import Unavailable
from kibitz.server.storage.people.manners import Avoidance
from kibitz.server.storage.store import Store, due_tables, last_row, read_log, running_timed, untouched
from kibitz.server.tables import index
from kibitz.server.tables.context import NO_NEWS, TableContext, TableNews
from kibitz.server.tables.live import AGAIN, LiveTable
from kibitz.table.chairs import seat_of
from kibitz.table.info import Millis
from kibitz.table.log import Row
from kibitz.table.table import Table, fold, opening, woken
from kibitz.table.unattended import SOON, Patience

logger = logging.getLogger("kibitz.tables")

SWEEP = 15.0
GIVE_UP = 600.0
"""Seconds between checks for tables to abandon."""


class TableRegistry:
    """The server's tables; memory is a cache of what the logs say."""

    def __init__(
        self,
        store: Store,
        pool: Pool,
        membership: Membership,
        *,
        grace: Millis,
        deal: Millis,
        vote: Millis,
        idle: Millis,
        patience: Patience,
        rows: int,
        news: TableNews = NO_NEWS,
    ) -> None:
        self.store = store
        self.pool = pool
        self.tables: dict[str, LiveTable] = {}
        self.moves = 0
        self.sessions_ended: Callable[[tuple[str, ...]], None] = _nobody
        """Called when another server has ended sessions."""
        self.acted: Callable[[HostActed], None] = _nobody
        """Called when the servers' host did something at another server."""
        self._membership = membership
        self._idle = idle
        self._stale: set[str] = set()
        """Tables that another server wrote to while we were reading them."""
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
            patience=patience,
            rows=rows,
            vote=vote,
            news=news,
        )
        pool.changed = self._bots_changed
        membership.changed = self._changed_elsewhere
        membership.lost = self._peer_lost
        membership.settled = self._settled
        membership.silent = self._silent

    async def start(self) -> None:
        """Bring back the tables whose clocks run, while requests are already answered; from now on evict tables nobody
        needs."""
        if self._membership.say is None:
            self._membership.alone()
            self.spawn(self._beat())
        self.spawn(self._wake_timed())
        self.spawn(self._sweep())
        self.spawn(self._give_up())
        self.spawn(self._wake_due())

    async def _wake_timed(self) -> None:
        since = now() - self._context.patience.pause
        for table in await self._asked_until_known(lambda connection: running_timed(connection, since)):
            await self._wake(table)

    async def _wake(self, table: str) -> None:
        """Do what is due at a table."""
        try:
            live = await self.find(table)
        except Exception:  # one unreadable log must not keep the other tables from loading
            logger.exception("not-woken", extra={"fields": {"table": table}})
            return
        if live is not None:
            live.attend()

    async def _asked_until_known(self, question: Callable[[Connection], list[str]]) -> list[str]:
        """Ask the database again and again until it answers."""
        while True:
            with suppress(Unavailable):
                return await self.store.ask(question)
            await asyncio.sleep(AGAIN)

    def stop(self) -> None:
        """Tell everyone and close all tables; what is being written is still written."""
        for task in list(self._tasks):
            task.cancel()
        for live in list(self.tables.values()):
            self._put_away(live.head)
            live.close("stopping")

    @property
    def grace(self) -> Millis:
        """How long a seat waits for a person who is away."""
        return self._context.grace

    @property
    def vote(self) -> Millis:
        """How long people have to answer a vote to abandon the game: at least as long as someone may be away."""
        return max(self._context.vote, self._context.grace)

    # Tables come into memory and leave it.

    def add(self, table: Table) -> None:
        """Add a new table whose first rows are durable."""
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
        """A table with everything durable by now: what any server has acknowledged counts here at once."""
        while True:
            known = table in self.tables or table in self._loading
            live = await self.find(table)
            if live is None or self._membership.say is None or not known:
                return live
            await live.refresh()
            if not live.closed:
                return live

    async def admits(self, live: LiveTable, person: str) -> bool:
        """Whether someone may enter a table: a club's table is for its members and for those who play there."""
        club = live.shown.settings.club
        if not club or seat_of(live.shown, person) is not None:
            return True
        return await self.store.ask(lambda connection: is_member(connection, club, person))

    async def _load(self, table: str) -> LiveTable | None:
        self._stale.discard(table)
        found = await asyncio.to_thread(self._fold, table)
        if found is None:
            return None
        live = self.tables[table] = LiveTable(self._context, woken(found, now()))
        live.idle_since = min(live.idle_since, found.moved or found.created)  # a lookup isn't a visit
        live.look_around()
        if table in self._stale:
            self._stale.discard(table)
            live.written_elsewhere()
        return live

    def _fold(self, table: str) -> Table | None:
        """A table from its log; called on threads."""
        rows = self.store.run(lambda connection: read_log(connection, table))
        if not rows:
            return None
        found = opening(table, rows[0])
        for row in rows[1:]:
            found, _ = fold(found, row)
        return found

    def drop(self, table: str) -> None:
        """A table's log was rewritten: close the table, so that everyone at it gets it again from the log."""
        live = self.tables.get(table)
        if live is not None:
            live.close("moved")

    def treat(self, person: str, avoidance: Avoidance) -> None:
        """Whom someone avoids has changed, or who avoids them: it holds at all tables here at once."""
        for live in list(self.tables.values()):
            live.treat(person, avoidance)

    def attends(self, table: str, person: str, seat: Seat | None) -> bool:
        """Whether a person is connected to a table, here or in a seat through another server."""
        live = self.tables.get(table)
        return (live is not None and live.shows(person)) or seat in self._membership.at(table)[0]

    async def waits_for(self, table: str, person: str, known: bool | None) -> bool:  # noqa: FBT001
        """Whether a game waits for a person, without loading its table; what the index knows is given."""
        live = self.tables.get(table)
        found = None if live is None else live.shown
        if found is None and known is not None:
            return known
        if found is None:
            found = await asyncio.to_thread(self._fold, table)
            if found is None:
                return False
            self._put_away(found)
        return seat_of(found, person) in index.acting(found)

    def _put_away(self, table: Table) -> None:
        """A table is in memory no more: write down whom it waits for, once what is being written is durable."""
        if table.status == "running":
            self.store.append(table.id, [], _nobody, changed=index.put_away(table))

    async def _sweep(self) -> None:
        """Evict tables that nobody needs in memory."""
        while True:
            await asyncio.sleep(min(SWEEP, self._idle / 1000))
            limit = now() - self._idle
            for live in [live for live in self.tables.values() if live.evictable and live.idle_since <= limit]:
                live.close("moved")
                self._put_away(live.shown)

    async def _wake_due(self) -> None:
        """Bring back tables where something is due although nobody is there."""
        while True:
            with suppress(Unavailable):
                for table in await self.store.ask(lambda connection: due_tables(connection, now() + SOON)):
                    if table not in self.tables:
                        await self._wake(table)
            await asyncio.sleep(SWEEP)

    async def _give_up(self) -> None:
        """Abandon tables that nobody has come to for a long time."""
        patience = self._context.patience
        while True:
            with suppress(Unavailable):
                for table in await self.store.ask(lambda connection: untouched(connection, now() - patience.expire)):
                    await self._give_up_one(table)
            await asyncio.sleep(min(GIVE_UP, patience.expire / 1000))

    async def _give_up_one(self, table: str) -> None:
        try:
            live = await self.find(table)
            if live is not None:
                live.give_up()
        except Unavailable:
            raise
        except Exception:  # one unreadable log must not keep all others forever
            logger.exception("not-given-up", extra={"fields": {"table": table}})

    # What tables ask for.

    async def _read(self, table: str, after: int) -> list[Row]:
        return await self.store.ask(lambda connection: read_log(connection, table, after))

    async def _last(self, table: str) -> int:
        return await self.store.ask(lambda connection: last_row(connection, table))

    def _count(self) -> None:
        self.moves += 1

    def _forget(self, table: str) -> None:
        self.tables.pop(table, None)

    # News from other servers and bots.

    def heard(self, node: str, note: Note) -> None:
        """Handle a note from another server."""
        if isinstance(note, Wrote):
            for table in note.tables:
                self._written_elsewhere(table)
        elif isinstance(note, Rewritten):
            self.drop(note.table)
        elif isinstance(note, Ended):
            self.sessions_ended(note.sessions)
        elif isinstance(note, HostActed):
            self.acted(note)
        else:
            self._membership.heard(node, note)

    def in_touch(self) -> None:
        """We hear the other servers from now on; what they said before must be asked for or read."""
        self._membership.in_touch()
        self._stale.update(self._loading)
        for table in list(self.tables):
            self._written_elsewhere(table)

    def _written_elsewhere(self, table: str) -> None:
        live = self.tables.get(table)
        if live is not None:
            live.written_elsewhere()
        elif table in self._loading:
            self._stale.add(table)

    def _changed_elsewhere(self, table: str) -> None:
        """Someone came to a table or left it through another server."""
        live = self.tables.get(table)
        if live is not None:
            live.look_around()

    def _peer_lost(self, tables: Iterable[str]) -> None:
        """Another server is gone: we may take over its tables, and its people get time to come back."""
        for table in tables:
            if table in self.tables:
                self.tables[table].leave_time()
        self.spawn(self._wake_timed())

    def _settled(self) -> None:
        """We know again who is where."""
        for live in list(self.tables.values()):
            live.look_around()

    def _silent(self) -> None:
        """This server was silent for longer than others wait, so people couldn't reach it, either."""
        logger.warning("was-silent")
        for live in list(self.tables.values()):
            live.leave_time()

    def _bots_changed(self) -> None:
        for live in list(self.tables.values()):
            live.attend()

    async def _beat(self) -> None:
        """Check whether we've been suspended, and set the clock."""
        while True:
            await asyncio.sleep(self._membership.interval)
            clock.follow(clock.time_of_day())
            self._membership.alone()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background; log it if it fails."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("failed", exc_info=error)


def _nobody(*_: object) -> None:
    """The default callback: do nothing."""
