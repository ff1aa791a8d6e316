"""The only writer: it commits the writes of many tables in one transaction, and tells them when they're durable."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, Engine, delete, insert, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kibitz.server.storage import model
from kibitz.server.storage.condition import Condition, Unavailable
from kibitz.server.storage.notifications.notifications import NewNotice, notify
from kibitz.server.storage.timings import Timings

MOST_AT_ONCE = 512
APART = 0.006
"""Seconds between two commits while moves come so fast that they share them: the fewer commits, the more moves a server
and its disk can do. A move that follows a lone one never waits."""
ENOUGH = 16
"""Writes that don't wait for more."""
COLUMNS = tuple(model.log.c.keys())
HARMLESS = "UPDATE alembic_version SET version_num = version_num"
"""Changes nothing, but must be made durable like a move."""
PROBE = 2.0
"""Seconds after which a failed database is tried again, even if there's nothing to write."""

logger = logging.getLogger("kibitz.store")


class Conflict(Exception):
    """Another server has already written that number of the table's log."""


class Fenced(Conflict):
    """A server wrote something by itself after it had lost its lease."""


class WriteOrder:
    """Ties the writes of one table together: once one has failed, later ones must not be tried."""

    __slots__ = ("broken",)

    def __init__(self) -> None:
        self.broken = False


Announce: TypeAlias = Callable[[Connection, Iterable[str]], None]
"""Called inside each transaction with the tables it writes to; what it sends is part of the commit."""
Fence: TypeAlias = Callable[[Connection, Iterable[int]], None]
"""Called first inside a transaction with the epochs it relies on; raises Fenced if one of them is over."""
LogRow: TypeAlias = tuple[str, int, int, str, str]
"""A row of the log, in the order of its columns."""


class Write(Struct):
    """Rows that become durable together, and whom to tell: None on success, or the error."""

    id: str
    log: list[LogRow]
    done: Callable[[Exception | None], None]
    fresh: dict[str, Any] | None = None
    """A new row of `tables`."""
    table: dict[str, Any] | None = None
    """New values for the row `id` of `tables`."""
    players: list[dict[str, Any]] | None = None
    """Who sits at the table now, if that changed."""
    order: WriteOrder | None = None
    """The earlier writes it depends on; None for a new table."""
    finished: bool = False
    """Whether it ends the game, which then goes into the outbox."""
    epoch: int | None = None
    """The epoch of the lease under which a server acts by itself; None for what people do, which needs no lease."""
    notices: tuple[NewNotice, ...] = ()
    """Notifications written with it."""


class Writer:
    """A thread with a queue; it gets all writes of one iteration of the event loop together.

    `done` is called on the event loop, in the order of the writes.
    """

    def __init__(
        self,
        engine: Engine,
        loop: asyncio.AbstractEventLoop,
        announce: Announce | None = None,
        fence: Fence | None = None,
        condition: Condition | None = None,
    ) -> None:
        self._engine = engine
        self._condition = condition or Condition()
        self._loop = loop
        self._announce, self._fence = announce, fence
        self._gathered: list[Write] = []
        self._handing_over: asyncio.Handle | None = None
        self._next_at = 0.0
        """Before this moment, less than enough isn't handed over to the thread."""
        self._queue: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer")
        self.commits = 0
        self.timings = Timings()
        compiled = insert(model.log).compile(dialect=engine.dialect)
        self._insert_sql, self._named = str(compiled), not compiled.positiontup
        self._thread.start()

    def put(self, write: Write) -> None:
        """Queue a write. Call it on the event loop."""
        self._gathered.append(write)
        if self._handing_over is None:
            wait = max(0.0, self._next_at - self._loop.time()) if self._next_at else 0.0
            self._handing_over = self._loop.call_later(wait, self._hand_over) if wait else self._soon()
        elif len(self._gathered) == ENOUGH:
            self._handing_over.cancel()
            self._handing_over = self._soon()

    def _soon(self) -> asyncio.Handle:
        return self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        gathered, self._gathered, self._handing_over = self._gathered, [], None
        self._next_at = self._loop.time() + APART if len(gathered) > 1 else 0.0
        self._queue.put(gathered)

    def close(self) -> None:
        """Write what is queued, then stop. Don't call it on the event loop's thread."""
        self._loop.call_soon_threadsafe(self._end)
        self._thread.join()

    def _end(self) -> None:
        self._hand_over()  # what still waits for more
        self._queue.put(None)

    def _run(self) -> None:
        with self._engine.connect() as connection:
            open_for_more = True
            while open_for_more:
                batch: list[Write] = []
                item = self._next(connection)
                while item is not None:
                    batch += item
                    if len(batch) >= MOST_AT_ONCE or self._queue.empty():
                        break
                    item = self._queue.get()
                open_for_more = item is not None
                if batch:
                    self._commit(connection, batch)

    def _next(self, connection: Connection) -> list[Write] | None:
        """The next batch to write; meanwhile, a failed database is probed."""
        while True:
            try:
                return self._queue.get(timeout=PROBE)
            except queue.Empty:
                if self._condition.trouble:
                    self._try(connection, [])

    def _commit(self, connection: Connection, batch: list[Write]) -> None:
        whole = not any(write.order is not None and write.order.broken for write in batch)
        if whole and self._try(connection, batch) is None:
            answers: list[tuple[Write, Exception | None]] = [(write, None) for write in batch]
        else:
            answers = [(write, self._alone(connection, write)) for write in batch]
        self._loop.call_soon_threadsafe(_tell, answers)

    def _alone(self, connection: Connection, write: Write) -> Exception | None:
        """Try one write, unless an earlier one of its table has failed."""
        if write.order is None:
            return self._try(connection, [write])
        error = Conflict() if write.order.broken else self._try(connection, [write])
        write.order.broken = error is not None
        return error

    def _try(self, connection: Connection, batch: list[Write]) -> Exception | None:
        """Commit a batch in one transaction; returns the error, if any."""
        began = time.perf_counter()
        try:
            if batch:
                self._write(connection, batch)
            else:
                connection.execute(text(HARMLESS))
            connection.commit()
        except Fenced as fenced:
            connection.rollback()
            return fenced
        except IntegrityError:
            connection.rollback()
            return Conflict()
        except SQLAlchemyError as error:
            self._condition.failed(error)
            with suppress(SQLAlchemyError):  # the connection is gone, too: the next attempt opens another one
                connection.rollback()
            return Unavailable()
        self._condition.worked()
        self.commits += 1
        self.timings.add(time.perf_counter() - began)
        return None

    @property
    def waiting(self) -> int:
        """How many batches wait for the one before them."""
        return self._queue.qsize()

    def _write(self, connection: Connection, batch: list[Write]) -> None:
        if self._fence is not None and (epochs := {write.epoch for write in batch if write.epoch is not None}):
            self._fence(connection, epochs)
        rows = [row for write in batch for row in write.log]
        fresh = [write.fresh for write in batch if write.fresh]
        if rows:
            parameters = [dict(zip(COLUMNS, row, strict=True)) for row in rows] if self._named else rows
            connection.exec_driver_sql(self._insert_sql, parameters)
        if fresh:
            connection.execute(insert(model.tables), fresh)
        for write in batch:
            if write.players is not None:
                connection.execute(delete(model.players).where(model.players.c.table_id == write.id))
                if write.players:
                    connection.execute(insert(model.players), write.players)
            if write.table:
                values = {name: value for name, value in write.table.items() if name != "id"}
                connection.execute(update(model.tables).where(model.tables.c.id == write.table["id"]), values)
            for told in write.notices:
                notify(connection, told.person, told.kind, told.key, params=told.params, link=told.link, at=told.at)
        if ended := [write.id for write in batch if write.finished]:
            add_to_outbox(connection, ended)
        if self._announce is not None and rows:
            self._announce(connection, dict.fromkeys(write.id for write in batch if write.log))


def add_to_outbox(connection: Connection, ended: list[str]) -> None:
    """Add games that end with this transaction; its last write, so that nobody waits long for the lock.

    PostgreSQL numbers rows before they are committed. A consumer that has seen number 8 would never see a number 7
    that is committed later, so only one transaction at a time may number and commit. SQLite has one writer anyway.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(4817264)"))
    connection.execute(insert(model.finished), [{"table_id": table} for table in ended])


def _tell(answers: list[tuple[Write, Exception | None]]) -> None:
    """Call all callbacks; one that raises must not keep the others from being called."""
    for write, error in answers:
        try:
            write.done(error)
        except Exception:
            logger.exception("not-told")
