"""Everything the server asks of its database; reads run on threads, so that nothing waits on the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from kibitz.games.core import Seat
from kibitz.server.storage import model
from kibitz.server.storage.writer import Write, WriteOrder, Writer
from kibitz.table.info import Millis
from kibitz.table.log import Row, decode, encode

ResultT = TypeVar("ResultT")


class Person(Struct, frozen=True):
    """Someone who plays here."""

    id: str
    name: str


class Store:
    """The database of a running server."""

    def __init__(self, engine: Engine, writer: Writer | None = None) -> None:
        self.engine = engine
        self.writer = writer
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
    ) -> None:
        """Write rows of a log, with what changed in the index of tables; the game may end with them."""
        values = [(table, row.seq, row.at, row.asked, encode(row.body).decode()) for row in rows]
        if self.writer is None:
            raise AssertionError("a store without a writer is read only")
        tell = self._told_finished(done) if finished else done
        self.writer.put(Write(table, values, tell, fresh, changed, players, order, finished))

    def _told_finished(self, done: Callable[[Exception | None], None]) -> Callable[[Exception | None], None]:
        """Players are told first, then whoever takes finished games."""

        def told(error: Exception | None) -> None:
            done(error)
            if error is None and self.on_finished is not None:
                self.on_finished()

        return told

    async def ask(self, question: Callable[[Connection], ResultT]) -> ResultT:
        """The answer to a query, from a thread."""
        return await asyncio.to_thread(self.run, question)

    def run(self, question: Callable[[Connection], ResultT]) -> ResultT:
        """The answer to a query, here and now."""
        with self.engine.connect() as connection:
            return question(connection)


def read_log(connection: Connection, table: str, after: int = 0) -> list[Row]:
    """The rows of a table's log, from some number on."""
    log = model.log
    query = select(log).where(log.c.table_id == table, log.c.seq > after).order_by(log.c.seq)
    return [Row(row.seq, row.at, decode(row.body), row.asked) for row in connection.execute(query)]


def find_table(connection: Connection, table: str) -> Any:
    """The index entry of a table."""
    return connection.execute(select(model.tables).where(model.tables.c.id == table)).one_or_none()


def seat_at(connection: Connection, table: str, person: str) -> Seat | None:
    """Where a person sits at a table."""
    players = model.players
    query = select(players.c.seat).where(players.c.table_id == table, players.c.person == person).limit(1)
    return connection.scalar(query)


def lobby(connection: Connection, person: str | None, since: Millis) -> list[tuple[Any, bool]]:
    """Public tables touched lately and a person's own unfinished ones, newest first; and whether each is his."""
    tables = model.tables
    mine = tables.c.id.in_(select(model.players.c.table_id).where(model.players.c.person == person))
    unfinished = tables.c.status.in_(("open", "dealing", "running"))
    listed = tables.c.public & (tables.c.touched > since)
    query = select(tables, mine.label("mine")).where(unfinished, or_(listed, mine))
    rows = connection.execute(query.order_by(tables.c.touched.desc()).limit(200))
    return [(row, bool(row.mine)) for row in rows]


def finished(connection: Connection, person: str, before: Millis, limit: int) -> list[tuple[Any, int]]:
    """A person's finished games with his seat, newest first."""
    tables, players = model.tables, model.players
    query = (
        select(tables, players.c.seat)
        .join(players, players.c.table_id == tables.c.id)
        .where(players.c.person == person, tables.c.finished < before)
        .order_by(tables.c.finished.desc(), tables.c.id)
        .limit(limit)
    )
    return [(row, row.seat) for row in connection.execute(query)]


def running_timed(connection: Connection) -> list[str]:
    """Tables whose clocks run whether or not anyone is connected."""
    tables = model.tables
    return list(connection.scalars(select(tables.c.id).where(tables.c.status == "running", tables.c.timed)))


def exportable(connection: Connection) -> Iterator[Any]:
    """All games played to their end, oldest first."""
    tables = model.tables
    ids = connection.scalars(select(tables.c.id).where(tables.c.status == "over").order_by(tables.c.finished)).all()
    for table in ids:
        yield find_table(connection, table)


def find_person(connection: Connection, person: str) -> Person | None:
    """Who has that id."""
    row = connection.execute(select(model.people).where(model.people.c.id == person)).one_or_none()
    return Person(row.id, row.name) if row else None


def name_person(engine: Engine, person: str, name: str, now: Millis) -> Person:
    """Give a person a name nobody else has: `Ann`, `Ann 2`, …"""
    people = model.people
    with engine.connect() as connection:
        known = connection.execute(select(people).where(people.c.id == person)).one_or_none()
        for number in range(1, 100_000):
            candidate = name if number == 1 else f"{name} {number}"
            values = {"name": candidate, "folded": candidate.casefold()}
            holder = connection.scalar(select(people.c.id).where(people.c.folded == values["folded"]))
            if holder not in (None, person):
                continue
            try:
                if known:
                    connection.execute(update(people).where(people.c.id == person).values(values))
                else:
                    connection.execute(insert(people).values(id=person, created=now, **values))
                connection.commit()
            except IntegrityError:
                connection.rollback()
            else:
                return Person(person, candidate)
    raise AssertionError("names run out")


def counts(connection: Connection) -> dict[str, int]:
    """How many tables there are of each status."""
    tables = model.tables
    rows = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    return {row[0]: row[1] for row in rows}
