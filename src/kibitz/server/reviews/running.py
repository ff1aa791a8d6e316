"""One review under way: which tasks wait, which are being done, their results, and who wants to know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable

import msgspec

from kibitz.games.record import Record
from kibitz.review import tasks
from kibitz.review.model import Review
from kibitz.server.botpool.jobs import StudyJob
from kibitz.server.botpool.pool import NoBackground, Pool
from kibitz.server.reviews import kept
from kibitz.server.reviews.kept import KeptReview
from kibitz.server.reviews.progress import GrowingReview, ReviewProgress, ReviewState
from kibitz.server.storage.store import Store

logger = logging.getLogger("kibitz.reviews")

FLUSH = 0.5
"""Seconds between writes of parts: one transaction for all of them, since each transaction waits for the disk."""
SHARE = 0.1
"""The share of this process's time that putting parts together may take."""
SPARE = 2
"""Tasks that wait beyond those being done, so that no process is ever idle; few, so that reviews take turns."""


class RunningReview:
    """Gives the pool a few tasks at a time; parts are kept as they come in."""

    def __init__(self, store: Store, pool: Pool, found: KeptReview, ended: Callable[[RunningReview], None]) -> None:
        self.key = found.key
        self.watchers: dict[str, float] = {}
        """Who wants it, and when they last asked."""
        self.address = ""
        """Where it was begun from."""
        self.ahead = 0
        self._store, self._pool, self._kept, self._ended = store, pool, found, ended
        self._record = msgspec.json.decode(found.record, type=Record)
        self._parts: dict[int, tasks.Part] = {}
        self._unwritten: dict[int, str] = {}
        self._left: deque[int] = deque()
        self._jobs: set[StudyJob] = set()
        self.failed = 0
        """Tasks that failed everywhere."""
        self._sheet = GrowingReview()
        self._dirty = True
        self._looking = asyncio.Lock()
        self._looked_at, self._pause = 0.0, 0.0
        self._flushing: asyncio.Task[None] | None = None
        self.started = self.stopped = self.whole = False

    def watched_by(self, person: str) -> None:
        """Someone wants it."""
        self.watchers[person] = time.monotonic()

    async def start(self) -> None:
        """Go on with what was done before."""
        self.started = True
        found = await self._store.ask(lambda connection: kept.parts_of(connection, self.key))
        self._parts = {index: _part(text) for index, text in found.items()}
        self._left = deque(index for index in range(len(self._kept.tasks)) if index not in self._parts)
        self._go_on()

    def stop(self) -> None:
        """Nobody wants it any more; what's done is kept."""
        self.stopped = True
        for job in self._jobs:
            self._pool.drop(job)
        self._jobs.clear()

    def _go_on(self) -> None:
        if self.stopped:
            return
        try:
            while self._left and len(self._jobs) < self._pool.background_slots + SPARE:
                self._ask(self._left.popleft())
        except NoBackground:
            self.failed += len(self._left) + 1
            self._left.clear()
        if not self._left and not self._jobs and self._flushing is None:
            self._flushing = asyncio.create_task(self._finish())

    def _ask(self, index: int) -> None:
        found = self._kept

        def done(part: str | None) -> None:
            self._jobs.discard(job)
            self._done(index, part)

        job = StudyJob(found.game, found.engine, found.effort, found.record, found.tasks[index], found.key, index, done)
        self._jobs.add(job)
        try:
            self._pool.ask(job)
        except NoBackground:
            self._jobs.discard(job)
            raise

    def _done(self, index: int, part: str | None) -> None:
        """A task is done, here or by another server, or has failed."""
        if part is None:
            self.failed += 1
        elif part:
            try:
                self._parts[index] = _part(part)
            except msgspec.DecodeError:
                logger.exception("bad-part", extra={"fields": {"review": self.key, "task": index}})
                self.failed += 1
            else:
                self._unwritten[index] = part
        else:
            self._unwritten[index] = ""
        self._dirty = True
        if self._unwritten and self._flushing is None and not self.stopped:
            self._flushing = asyncio.create_task(self._flush())
        self._go_on()

    async def _flush(self) -> None:
        """Write the parts that have gathered, and read those that other servers wrote."""
        await asyncio.sleep(FLUSH)
        await self._write()
        self._flushing = None
        self._go_on()

    async def _write(self) -> None:
        written, self._unwritten = self._unwritten, {}
        fresh = {index: part for index, part in written.items() if part}
        if fresh:
            await asyncio.to_thread(kept.add_parts, self._store.engine, self.key, fresh)
        if len(fresh) < len(written):
            stored = await self._store.ask(lambda connection: kept.parts_of(connection, self.key))
            self._parts |= {index: _part(text) for index, text in stored.items() if index not in self._parts}
            self._dirty = True

    async def _finish(self) -> None:
        """All tasks are done: store the whole review."""
        await self._write()
        async with self._looking:
            self._sheet.take(await asyncio.to_thread(self._together))
            self._dirty = False
        review = self._sheet.review
        if review is not None and not self.failed:
            await asyncio.to_thread(kept.finish, self._store.engine, self.key, review)
        self.whole = True
        self._ended(self)

    def _together(self) -> Review:
        """What is known so far, put together; run this on a thread."""
        parts = [part for _, part in sorted(self._parts.copy().items())]
        return tasks.assemble(self._record, tasks.EFFORTS[self._kept.effort], parts)

    async def progress(self, after: int) -> ReviewProgress:
        """How far it has got, and what's new; put together again if that doesn't take too long."""
        async with self._looking:
            began = time.monotonic()
            if self._dirty and self._parts and began - self._looked_at >= self._pause:
                self._dirty = False
                self._sheet.take(await asyncio.to_thread(self._together))
                self._looked_at = time.monotonic()
                self._pause = (self._looked_at - began) / SHARE
        state: ReviewState = (
            "finished" if self.whole else "stopped" if self.stopped else "running" if self.started else "waiting"
        )
        review, total = self._sheet.review, len(self._kept.tasks)
        return ReviewProgress(
            state=state,
            engine=self._kept.engine,
            effort=self._kept.effort,
            done=len(self._parts),
            total=total,
            ahead=0 if self.started else self.ahead,
            failed=self.failed,
            serial=self._sheet.serial,
            unit=review.unit if review else "points",
            seats=review.seats if review else (),
            decisions=self._sheet.since(after),
        )


def _part(text: str) -> tasks.Part:
    return msgspec.json.decode(text, type=tasks.Part)
