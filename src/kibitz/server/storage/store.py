"""The server's queries; reads run on threads, so that the event loop never waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, func, select, union
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from kibitz.games.core import Seat
from kibitz.server.storage import model
from kibitz.server.storage.condition import Condition, Unavailable
from kibitz.server.storage.notifications.notifications import NewNotice
from kibitz.server.storage.summary import Summary
from kibitz.server.storage.writer import Write, WriteOrder, Writer
from kibitz.table.info import Millis
from kibitz.table.log import KeptRow, Row, encode, read

SQLITE_ERROR = 1
"""SQLite's code for a malformed statement: our fault, not the disk's."""

ResultT = TypeVar("ResultT")


class Store:
    """The database of a running server."""

    def __init__(self, engine: Engine, writer: Writer | None = None) -> None:
        self.engine = engine
        self.writer = writer
        self.condition = Condition()
        self.on_finished: Callable[[], None] | None = None
        """Called on the event loop when a finished game is durable."""

    def append(
        self,
        table: str,
        rows: list[Row],
        done: Callable[[Exception | None], None],
        *,
        fresh: dict[str, Any] | None = None,
        changed: dict[str, Any] | None = None,
        players: list[dict[str, Any]] | None = None,
        order: WriteOrder | None = None,
        finished: bool = False,
        epoch: int | None = None,
        notices: tuple[NewNotice, ...] = (),
    ) -> None:
        """Write rows of a log, with the changes to the index of tables; the game may end with them."""
        values = [(table, row.seq, row.at, row.asked, encode(row.body).decode()) for row in rows]
        if self.writer is None:
            raise AssertionError("a store without a writer is read only")
        tell = self._told_finished(done) if finished else done
        self.writer.put(Write(table, values, tell, fresh, changed, players, order, finished, epoch, notices))

    def _told_finished(self, done: Callable[[Exception | None], None]) -> Callable[[Exception | None], None]:
        """Tell the players first, then the outbox."""

        def told(error: Exception | None) -> None:
            done(error)
            if error is None and self.on_finished is not None:
                self.on_finished()

        return told

    async def ask(self, question: Callable[[Connection], ResultT]) -> ResultT:
        """Run a query on a thread."""
        return await asyncio.to_thread(self.run, question)

    def run(self, question: Callable[[Connection], ResultT]) -> ResultT:
        """Run a query on this thread; Unavailable if the database fails."""
        with self._watched(), self.engine.connect() as connection:
            return question(connection)

    async def change(self, work: Callable[[Engine], ResultT]) -> ResultT:
        """Do something with transactions of its own, on a thread; Unavailable if the database fails."""

        def watched() -> ResultT:
            with self._watched():
                return work(self.engine)

        return await asyncio.to_thread(watched)

    @contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            yield
        except (OperationalError, InterfaceError, PoolTimeout) as error:
            if getattr(getattr(error, "orig", None), "sqlite_errorcode", 0) == SQLITE_ERROR:
                raise
            self.condition.failed(error)
            raise Unavailable from error


def read_log(connection: Connection, table: str, after: int = 0) -> list[Row]:
    """The rows of a table's log after a sequence number."""
    return read(kept_log(connection, table, after))


def kept_log(connection: Connection, table: str, after: int = 0) -> list[KeptRow]:
    """The same as it's stored, for someone else to read."""
    log = model.log
    query = select(log.c.seq, log.c.at, log.c.body, log.c.asked)
    found = connection.execute(query.where(log.c.table_id == table, log.c.seq > after).order_by(log.c.seq))
    return [(seq, at, body, asked) for seq, at, body, asked in found]


def last_row(connection: Connection, table: str) -> int:
    """The number of the last row of a table's log."""
    return connection.scalar(select(func.max(model.log.c.seq)).where(model.log.c.table_id == table)) or 0


def find_table(connection: Connection, table: str) -> Any:
    """The index entry of a table."""
    return connection.execute(select(model.tables).where(model.tables.c.id == table)).one_or_none()


def seat_at(connection: Connection, table: str, person: str) -> Seat | None:
    """Where a person sits at a table."""
    players = model.players
    query = select(players.c.seat).where(players.c.table_id == table, players.c.person == person).limit(1)
    return connection.scalar(query)


UNFINISHED = ("open", "dealing", "running")
MOST_LISTED = 200


class LobbyEntry(Struct, frozen=True):
    """A table in someone's lobby."""

    row: Any
    mine: bool
    turn: bool | None
    """Whether the game waits for them; None if only its log says so."""


def lobby(connection: Connection, person: str | None, since: Millis) -> list[LobbyEntry]:
    """A person's own unfinished tables, then public ones touched lately, each newest first.

    Each kind has a limit of its own: however many tables others set up, nobody's own games are pushed out. Tables to
    join are left out if someone there blocked the person, or was blocked by them.
    """
    tables, players, log = model.tables, model.players, model.log
    mine = tables.c.id.in_(select(players.c.table_id).where(players.c.person == person))
    last = select(func.max(log.c.seq)).where(log.c.table_id == tables.c.id).scalar_subquery()
    avoided = model.avoided
    apart = union(
        select(avoided.c.other).where(avoided.c.person == person, avoided.c.how == "block"),
        select(avoided.c.person).where(avoided.c.other == person, avoided.c.how == "block"),
    )
    shunned = tables.c.id.in_(select(players.c.table_id).where(players.c.person.in_(apart)))
    unfinished = select(tables).where(tables.c.status.in_(UNFINISHED)).order_by(tables.c.touched.desc())
    seated = unfinished.add_columns(players.c.seat, (tables.c.acting_at == last).label("current"))
    seated = seated.join(players, (players.c.table_id == tables.c.id) & (players.c.person == person))
    own = connection.execute(seated.limit(MOST_LISTED)).all()
    listed = tables.c.public & (tables.c.touched > since) & ~mine & ((tables.c.status != "open") | ~shunned)
    public = connection.execute(unfinished.where(listed).limit(MOST_LISTED)).all()
    theirs = [LobbyEntry(row, mine=True, turn=_turn(row)) for row in own]
    return [*theirs, *(LobbyEntry(row, mine=False, turn=False) for row in public)]


def _turn(row: Any) -> bool | None:
    """Whether a game waits for the one who sits at it, as far as the index knows."""
    if row.status != "running":
        return False
    return row.seat in msgspec.json.decode(row.acting, type=list[Seat]) if row.current else None


def sitting_at(connection: Connection, person: str) -> int:
    """How many unfinished tables a person sits at; a seat held for them doesn't count."""
    tables, players = model.tables, model.players
    query = (
        select(tables.c.summary, players.c.seat)
        .join(players, players.c.table_id == tables.c.id)
        .where(players.c.person == person, tables.c.status.in_(UNFINISHED))
    )
    rows = connection.execute(query)
    return sum(msgspec.json.decode(row.summary, type=Summary).seats[row.seat].kind == "person" for row in rows)


def finished(connection: Connection, person: str, before: Millis, limit: int) -> list[tuple[Any, int]]:
    """A person's finished games with their seat, newest first."""
    tables, players = model.tables, model.players
    query = (
        select(tables, players.c.seat)
        .join(players, players.c.table_id == tables.c.id)
        .where(players.c.person == person, tables.c.finished < before)
        .order_by(tables.c.finished.desc(), tables.c.id)
        .limit(limit)
    )
    return [(row, row.seat) for row in connection.execute(query)]


def running_timed(connection: Connection, since: Millis) -> list[str]:
    """Tables whose clocks run and where something has happened lately."""
    tables = model.tables
    query = select(tables.c.id).where(tables.c.status == "running", tables.c.timed, _last_row() >= since)
    return list(connection.scalars(query))


def due_tables(connection: Connection, until: Millis) -> list[str]:
    """Tables where something is due by then although nobody is there; earliest first."""
    tables = model.tables
    return list(connection.scalars(select(tables.c.id).where(tables.c.due <= until).order_by(tables.c.due)))


def untouched(connection: Connection, before: Millis) -> list[str]:
    """Unfinished tables where nothing has happened since some moment, oldest first; not all at once."""
    tables = model.tables
    old = tables.c.status.in_(UNFINISHED) & (tables.c.touched <= before) & tables.c.due.is_(None)
    query = select(tables.c.id).where(old, _last_row() <= before).order_by(tables.c.touched)
    return list(connection.scalars(query.limit(MOST_LISTED)))


def _last_row() -> Any:
    """When the last row of a table's log was written."""
    log = model.log
    last = select(log.c.at).where(log.c.table_id == model.tables.c.id).order_by(log.c.seq.desc()).limit(1)
    return last.scalar_subquery()


def exportable(connection: Connection) -> Iterator[Any]:
    """All games played to the end, oldest first."""
    tables = model.tables
    ids = connection.scalars(select(tables.c.id).where(tables.c.status == "over").order_by(tables.c.finished)).all()
    for table in ids:
        yield find_table(connection, table)


def counts(connection: Connection) -> dict[str, int]:
    """The number of tables by status."""
    tables = model.tables
    rows = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    return {row[0]: row[1] for row in rows}
