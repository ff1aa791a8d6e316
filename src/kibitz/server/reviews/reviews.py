"""All reviews of a server: asked for, shared by those who ask for the same, limited, and stopped when nobody waits."""

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
"""Seconds after which someone who does not ask how far a review is has left."""
SWEEP = 2.0
EACH = 2
"""Reviews that one person may have under way."""
FROM = 20
"""Reviews begun from one address that may be under way: guests cost nothing, and others would wait behind them."""
HOURLY, BURST = 30, 10
"""New reviews that one person may ask for in an hour, and at once."""
LONGEST_QUEUE = 100


class NoReview(Exception):
    """A review is refused, and why."""

    def __init__(self, code: str, **params: int) -> None:
        super().__init__(code)
        self.code, self.params = code, params


class Reviews:
    """Reviews under way, by their keys, the oldest first: as many at once as the operator allows, the others wait."""

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
        """Reviews that someone waits for."""
        return len(self._running)

    def start(self) -> None:
        """From now on those who left are noticed."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """The server stops: what is done stays, and goes on after a restart when someone asks."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        for running in self._running.values():
            running.stop()

    async def ask(
        self, person: str, record: Record, table: str, effort: EffortName, after: int = 0, *, address: str = ""
    ) -> ReviewProgress:
        """Have a game reviewed: from what is kept, with those who wait for the same, or anew."""
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
        """A review that is kept whole, or one to wait for: planned now, or left before it was whole."""
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
        """How far a review has come; whoever looks still wants it."""
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
        """Someone does not want a review any more; what nobody wants is stopped."""
        running = self._running.get(kept.key_of(record, ENGINE, effort))
        if running is not None and running.watchers.pop(person, None) is not None:
            await self._stop_unwanted()

    async def mistakes(self, person: str, since: Millis) -> MyMistakes:
        """A person's costly decisions."""
        decisions, unreviewed = await self._store.ask(lambda connection: kept.costly_of(connection, person, since))
        return MyMistakes(tuple(decisions), tuple(unreviewed))

    async def study(self, key: str, index: int) -> bool:
        """A task for another server, done by our processes and put into the database; False if that cannot be."""
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
        """NoReview if it may not be begun."""
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
        """As many as are allowed are under way; the others know how many are first."""
        for place, running in enumerate([running for running in self._running.values() if not running.whole]):
            running.ahead = max(0, place + 1 - self._most)
            if place < self._most and not running.started:
                await running.start()

    def _ended(self, running: RunningReview) -> None:
        """One is whole; where something could not be done, those who wait are told so before it is forgotten."""
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
    """All that a review depends on: not who played, nor what proves the shuffle."""
    return msgspec.structs.replace(record, fairness=None, signature=None)


def _planned(record: Record, effort: EffortName) -> tuple[bytes, ...]:
    """What is to be done for a review; for a thread."""
    return tuple(map(msgspec.json.encode, tasks.plan(record, tasks.EFFORTS[effort])))


def _whole(found: KeptReview) -> ReviewProgress:
    """A review that is kept."""
    review = msgspec.json.decode(found.review or b"", type=Review)
    total = len(found.tasks)
    return ReviewProgress(
        "finished", review.engine, review.effort, total, total, 0, 0, 1, review.unit, review.seats, review.decisions
    )
