"""The outbox of finished games: every consumer takes every game exactly once.

The writer adds a game to `finished` in the transaction that ends it. A consumer's row in `consumers` holds its
position. That row is locked while a batch is taken and moves on in the same transaction as the consumer's own writes:
both are durable or neither is, whatever is killed and however many servers share the database.

Games are taken in the order in which they ended. One that a consumer fails on is postponed and retried with
exponential backoff, while the consumer goes on with the next. How to add a consumer: `finished/consumers.py`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Container, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, Table, delete, exists, or_, select, update

from kibitz.games.core import Outcome, Seat
from kibitz.server.clock import now
from kibitz.server.storage.database import upserting, writing
from kibitz.server.storage.model import consumers, finished, players, postponed, tables
from kibitz.table.info import Millis

POLL = 5.0
"""Seconds after which a server looks even if nothing woke it: for imports, retries, and games a dead server left."""
MOST_AT_ONCE = 50
LONGEST = 0.02
"""Most seconds a batch may take: nobody else can write to SQLite meanwhile."""
PAUSE = 0.02
"""Seconds between batches, so that others can write; after a slow commit, as long as the batch took."""
FIRST_RETRY: Millis = 5_000
LAST_RETRY: Millis = 3_600_000

logger = logging.getLogger("kibitz.outbox")


class FinishedGame(Struct, frozen=True):
    """A game that ended here or was imported."""

    number: int
    table: str
    game: str
    at: Millis
    result: Outcome | None
    """None if it was abandoned."""
    persons: dict[Seat, str]
    """Who sat where; bots and the names in imported records don't count as persons."""


Take: TypeAlias = Callable[[Connection, FinishedGame], None]
Prepare: TypeAlias = Callable[[Connection, FinishedGame], Any]
TakePrepared: TypeAlias = Callable[[Connection, FinishedGame, Any], None]


class Consumer(Struct, frozen=True):
    """A consumer of finished games."""

    name: str
    """Must never change: the database keeps the consumer's position under this name."""
    take: Take
    """Handles a game: writes over the given connection, and doesn't commit."""
    index: tuple[Table, ...] = ()
    """Tables that only this consumer writes to; a rebuild empties them first."""


class PreparedConsumer(Struct, frozen=True):
    """A consumer that needs longer: it reads and thinks before anything is locked, and then writes what it found."""

    name: str
    prepare: Prepare
    """Reads over the given connection; what it returns is handed to `take`."""
    take: TakePrepared
    index: tuple[Table, ...] = ()


AnyConsumer: TypeAlias = Consumer | PreparedConsumer


class Outbox:
    """Hands finished games to consumers, on a thread beside the event loop."""

    def __init__(self, engine: Engine, consumers: Sequence[AnyConsumer]) -> None:
        self._engine, self._consumers = engine, consumers
        self._woken = asyncio.Event()
        self._stopping = False
        self._failing: set[str] = set()
        """Consumers whose last batch failed: logged once, not every few seconds."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start with what's already there. Call it on the event loop."""
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Something new has arrived. Call it on the event loop."""
        self._woken.set()

    async def stop(self) -> None:
        """Stop once the current batch is done."""
        self._stopping = True
        self.wake()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while not self._stopping:
            self._woken.clear()
            began = time.monotonic()
            if await asyncio.to_thread(self._take_all_one_batch):
                await asyncio.sleep(max(PAUSE, time.monotonic() - began))
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._woken.wait(), POLL)

    def _take_all_one_batch(self) -> bool:
        """One batch for every consumer; whether any took a game. One that fails doesn't stop the others."""
        taken = False
        for consumer in self._consumers:
            try:
                taken |= take_batch(self._engine, consumer)
                self._failing.discard(consumer.name)
            except Exception:
                if consumer.name not in self._failing:
                    logger.exception("batch-failed", extra={"fields": {"consumer": consumer.name}})
                self._failing.add(consumer.name)
        return taken


def take_batch(engine: Engine, consumer: AnyConsumer, at: Millis | None = None) -> bool:
    """Let a consumer take the next games, in one transaction; False if there were none."""
    moment = now() if at is None else at
    with engine.connect() as connection:
        if not _anything(connection, consumer.name, moment):
            return False
        if isinstance(consumer, PreparedConsumer):
            take, ready = _prepared(connection, consumer, moment)
        else:
            take, ready = consumer.take, None
    with writing(engine) as connection:
        through = _lock(connection, consumer.name)
        retries, numbers = _next(connection, consumer.name, through, moment)
        rows, persons = _read(connection, numbers)
        end = time.monotonic() + LONGEST
        for number in numbers:
            if ready is not None and number not in ready:
                break  # the next batch
            if number in rows and not _took(connection, consumer.name, take, rows[number], persons):
                _postpone(connection, consumer.name, number, retries.get(number, 0), moment)
            elif number in retries:
                _settle(connection, consumer.name, number)
            through = max(through, number)
            if time.monotonic() > end:
                break
        connection.execute(update(consumers).where(consumers.c.name == consumer.name), {"through": through})
    return bool(numbers)


def _prepared(connection: Connection, consumer: PreparedConsumer, at: Millis) -> tuple[Take, Container[int] | None]:
    """Prepare the next games; returns how to take them, and which they are."""
    through = connection.scalar(select(consumers.c.through).where(consumers.c.name == consumer.name)) or 0
    _, numbers = _next(connection, consumer.name, through, at)
    rows, persons = _read(connection, numbers)
    found: dict[int, Any] = {}
    end = time.monotonic() + LONGEST
    for number in numbers:
        try:
            found[number] = consumer.prepare(connection, _game(rows[number], persons)) if number in rows else None
        except Exception as error:  # counted as a failure where the game is taken
            found[number] = error
        if time.monotonic() > end:
            break

    def take(writer: Connection, game: FinishedGame) -> None:
        known = found[game.number]
        if isinstance(known, Exception):
            raise known
        consumer.take(writer, game, known)

    return take, found


def rebuild(engine: Engine, consumer: AnyConsumer) -> None:
    """Empty a consumer's index and fill it again from the outbox; running servers go on meanwhile."""
    with writing(engine) as connection:
        _lock(connection, consumer.name)
        for table in consumer.index:
            connection.execute(delete(table))
        connection.execute(delete(postponed).where(postponed.c.consumer == consumer.name))
        connection.execute(update(consumers).where(consumers.c.name == consumer.name), {"through": 0})
    while take_batch(engine, consumer):
        time.sleep(PAUSE)


def _anything(connection: Connection, name: str, at: Millis) -> bool:
    """Whether there may be something to take; checked every few seconds, so it takes no lock."""
    through = connection.scalar(select(consumers.c.through).where(consumers.c.name == name)) or 0
    fresh = exists().where(finished.c.number > through)
    due = exists().where(postponed.c.consumer == name, postponed.c.due <= at)
    return bool(connection.scalar(select(or_(fresh, due))))


def _lock(connection: Connection, name: str) -> int:
    """A consumer's position, locked for moving it on; a new consumer starts from the beginning."""
    connection.execute(upserting(connection, consumers).values(name=name, through=0).on_conflict_do_nothing())
    through: int = connection.scalars(
        select(consumers.c.through).where(consumers.c.name == name).with_for_update()
    ).one()
    return through


def _due(connection: Connection, name: str, at: Millis) -> dict[int, int]:
    """Games to retry, and how often each was tried."""
    query = select(postponed.c.number, postponed.c.attempts).where(postponed.c.consumer == name, postponed.c.due <= at)
    rows = connection.execute(query.order_by(postponed.c.due, postponed.c.number).limit(MOST_AT_ONCE))
    return {row.number: row.attempts for row in rows}


def _next(connection: Connection, name: str, through: int, at: Millis) -> tuple[dict[int, int], list[int]]:
    """Games to retry with how often each was tried; and all games to take, in order."""
    retries = _due(connection, name, at)
    fresh = select(finished.c.number).where(finished.c.number > through).order_by(finished.c.number)
    return retries, sorted([*retries, *connection.scalars(fresh.limit(MOST_AT_ONCE - len(retries)))])


def _read(connection: Connection, numbers: list[int]) -> tuple[dict[int, Any], dict[str, dict[Seat, str]]]:
    """The rows of games, and who played in them."""
    query = select(finished.c.number, tables.c.id, tables.c.game, tables.c.finished, tables.c.result)
    query = query.join(tables, tables.c.id == finished.c.table_id).where(finished.c.number.in_(numbers))
    rows = {row.number: row for row in connection.execute(query)}
    persons: dict[str, dict[Seat, str]] = {row.id: {} for row in rows.values()}
    for player in connection.execute(select(players).where(players.c.table_id.in_(persons))):
        persons[player.table_id][player.seat] = player.person
    return rows, persons


def _game(row: Any, persons: dict[str, dict[Seat, str]]) -> FinishedGame:
    result = msgspec.json.decode(row.result, type=Outcome) if row.result else None
    return FinishedGame(row.number, row.id, row.game, row.finished, result, persons[row.id])


def _took(connection: Connection, name: str, take: Take, row: Any, persons: dict[str, dict[Seat, str]]) -> bool:
    """Let a consumer take one game; if it fails, its writes are rolled back."""
    try:
        with connection.begin_nested():
            take(connection, _game(row, persons))
    except Exception:
        logger.exception("not-taken", extra={"fields": {"consumer": name, "table": row.id}})
        return False
    return True


def _postpone(connection: Connection, name: str, number: int, tried: int, at: Millis) -> None:
    """Retry a game later; the delay doubles each time."""
    again = {"attempts": tried + 1, "due": at + min(LAST_RETRY, FIRST_RETRY << min(tried, 20))}
    put = upserting(connection, postponed).values(consumer=name, number=number, **again)
    connection.execute(put.on_conflict_do_update(index_elements=[*postponed.primary_key], set_=again))


def _settle(connection: Connection, name: str, number: int) -> None:
    """A postponed game has been taken."""
    connection.execute(delete(postponed).where(postponed.c.consumer == name, postponed.c.number == number))
