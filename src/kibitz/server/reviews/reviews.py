"""All reviews of a server: shared by everyone who asks for the same one, limited in number, and stopped when nobody
waits."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec

from kibitz.games.record import Record, write
from kibitz.review import tasks
from kibitz.review.model import Review
from kibitz.server.botpool.jobs import StudyJob
from kibitz.server.botpool.pool import NoBackground, Pool
from kibitz.server.limits.buckets import Buckets
from kibitz.server.reviews import kept
from kibitz.server.reviews.kept import KeptReview
from kibitz.server.reviews.progress import EffortName, MyMistakes, ReviewProgress
from kibitz.server.reviews.running import RunningReview
from kibitz.server.storage.store import Store
from kibitz.table.info import Millis

ENGINE = tasks.ENGINE
LEASE = 20.0
"""Seconds without a question after which someone who wanted a review counts as gone."""
SWEEP = 2.0
EACH = 2
"""Reviews one person may have under way."""
FROM = 20
"""Reviews from one address that may be under way: guests cost nothing, and others would wait behind them."""
HOURLY, BURST = 30, 10
"""New reviews one person may ask for in an hour, and at once."""
LONGEST_QUEUE = 100


class NoReview(Exception):
    """A review was refused, and why."""

    def __init__(self, code: str, **params: int) -> None:
        super().__init__(code)
        self.code, self.params = code, params


class Reviews:
    """Reviews under way, by key, oldest first: as many at once as the server's host allows; the others wait."""

    def __init__(self, store: Store, pool: Pool, *, most: int, limited: bool = True) -> None:
        self._store, self._pool, self._most = store, pool, most
        self._running: dict[str, RunningReview] = {}
        self._beginning = asyncio.Lock()
        self._fresh = Buckets(HOURLY / 3600 * limited, BURST)
        self._sweeper: asyncio.Task[None] | None = None
        self._next: asyncio.Task[None] | None = None

    @property
    def offered(self) -> bool:
        """Whether this server reviews games."""
        return self._most > 0 and self._pool.does_background

    @property
    def under_way(self) -> int:
        """Reviews that someone is waiting for."""
        return len(self._running)

    def start(self) -> None:
        """From now on, notice who has left."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """The server stops: what's done is kept, and a review goes on when someone asks after the restart."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        for running in self._running.values():
            running.stop()

    async def ask(
        self, person: str, record: Record, table: str, effort: EffortName, after: int = 0, *, address: str = ""
    ) -> ReviewProgress:
        """Have a game reviewed: from a kept review, together with others who wait for the same one, or from scratch."""
        key = kept.key_of(record, ENGINE, effort)
        async with self._beginning:
            found = self._running.get(key) or await self._begun(key, person, record, table, effort, address)
            if isinstance(found, KeptReview):
                return await asyncio.to_thread(_whole, found)
            found.watched_by(person)
            await self._start_next()
        return await found.progress(after)

    async def _begun(
        self, key: str, person: str, record: Record, table: str, effort: EffortName, address: str
    ) -> RunningReview | KeptReview:
        """A kept review, or one to wait for: planned now, or begun earlier and not finished."""
        found = await self._store.ask(lambda connection: kept.find(connection, key))
        if found is not None and table and not found.table:
            await asyncio.to_thread(kept.belongs, self._store.engine, key, table)
        if found is not None and found.review is not None:
            return found
        self._check(person, address, fresh=found is None)
        if found is None:
            planned = await asyncio.to_thread(_planned, record, effort)
            found = KeptReview(key, record.game, ENGINE, effort, write(_plain(record)), planned, table=table)
            await asyncio.to_thread(kept.add, self._store.engine, found)
        running = self._running[key] = RunningReview(self._store, self._pool, found, self._ended)
        running.address = address
        return running

    async def look(self, person: str, record: Record, effort: EffortName, after: int) -> ReviewProgress:
        """How far a review has got; asking shows that someone still wants it."""
        key = kept.key_of(record, ENGINE, effort)
        running = self._running.get(key)
        if running is not None:
            running.watched_by(person)
            return await running.progress(after)
        found = await self._store.ask(lambda connection: kept.find(connection, key))
        if found is not None and found.review is not None:
            return await asyncio.to_thread(_whole, found)
        return ReviewProgress("stopped", ENGINE, effort, 0, len(found.tasks) if found else 0)

    async def leave(self, person: str, record: Record, effort: EffortName) -> None:
        """Someone no longer wants a review; it's stopped once nobody does."""
        running = self._running.get(kept.key_of(record, ENGINE, effort))
        if running is not None and running.watchers.pop(person, None) is not None:
            await self._stop_unwanted()

    async def mistakes(self, person: str, since: Millis) -> MyMistakes:
        """A person's costly decisions."""
        decisions, unreviewed = await self._store.ask(lambda connection: kept.costly_of(connection, person, since))
        return MyMistakes(tuple(decisions), tuple(unreviewed))

    async def study(self, key: str, index: int) -> bool:
        """Do a task for another server with our processes, and store the result in the database; False if that's
        impossible."""
        found = await self._store.ask(lambda connection: kept.find(connection, key))
        if found is None or index >= len(found.tasks):
            return False
        came: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        job = StudyJob(
            found.game,
            found.engine,
            found.effort,
            found.record,
            found.tasks[index],
            key,
            index,
            came.set_result,
            relayed=True,
        )
        try:
            self._pool.ask(job)
        except NoBackground:
            return False
        part = await came
        if part is not None:
            await asyncio.to_thread(kept.add_parts, self._store.engine, key, {index: part})
        return part is not None

    def _check(self, person: str, address: str, *, fresh: bool) -> None:
        """NoReview if this person may not begin it."""
        if not self._most:
            raise NoReview("reviews-off")
        if not self._pool.does_background:
            raise NoReview("no-background-bots")
        if sum(person in running.watchers for running in self._running.values()) >= EACH:
            raise NoReview("too-many-reviews", most=EACH)
        if address and sum(running.address == address for running in self._running.values()) >= FROM:
            raise NoReview("reviews-busy")
        if len(self._running) >= LONGEST_QUEUE or (fresh and not self._fresh.take(person)):
            raise NoReview("reviews-busy")

    async def _start_next(self) -> None:
        """Start as many as are allowed; the others know how many come first."""
        for place, running in enumerate([running for running in self._running.values() if not running.whole]):
            running.ahead = max(0, place + 1 - self._most)
            if place < self._most and not running.started:
                await running.start()

    def _ended(self, running: RunningReview) -> None:
        """A review has ended; if part of it failed, those who wait are told so before it's forgotten."""
        if not running.failed:
            self._running.pop(running.key, None)
        self._next = asyncio.get_running_loop().create_task(self._start_next())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            limit = time.monotonic() - LEASE
            for running in self._running.values():
                for person in [person for person, seen in running.watchers.items() if seen < limit]:
                    del running.watchers[person]
            await self._stop_unwanted()

    async def _stop_unwanted(self) -> None:
        for key, running in list(self._running.items()):
            if not running.watchers:
                running.stop()
                del self._running[key]
        await self._start_next()


def _plain(record: Record) -> Record:
    """Only what a review depends on: neither who played nor what proves the shuffle."""
    return msgspec.structs.replace(record, players=("",) * len(record.players), fairness=None, signature=None)


def _planned(record: Record, effort: EffortName) -> tuple[bytes, ...]:
    """The tasks of a review; run this on a thread."""
    return tuple(map(msgspec.json.encode, tasks.plan(record, tasks.EFFORTS[effort])))


def _whole(found: KeptReview) -> ReviewProgress:
    """A kept review."""
    review = msgspec.json.decode(found.review or b"", type=Review)
    total = len(found.tasks)
    return ReviewProgress(
        "finished", review.engine, review.effort, total, total, 0, 0, 1, review.unit, review.seats, review.decisions
    )
