"""Several servers on one PostgreSQL: they keep their leases there, and talk to each other by its notifications."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Engine

from kibitz.server import clock
from kibitz.server.cluster import lease
from kibitz.server.cluster.lease import Lease
from kibitz.server.cluster.membership import Membership
from kibitz.server.cluster.notes import Letter, Note, read_letter, write_letter
from kibitz.server.storage.database import let_go

if TYPE_CHECKING:  # in the extra `postgres`
    from psycopg import AsyncConnection

CHANNEL = "kibitz"
AGAIN = 1.0
"""Seconds between attempts to reach the database."""
PATIENCE = 8.0
"""Seconds without traffic after which a connection is given up; over a good one our own beats come back."""
PROMPT = 1000
"""Milliseconds within which the database must answer for its clock to be believed."""
NOTIFY = f"SELECT pg_notify('{CHANNEL}', note) FROM unnest(%s::text[]) AS note"  # noqa: S608  constants

logger = logging.getLogger("kibitz.nodes")


class Nodes:
    """Two tasks on the event loop, each with a connection of its own: one listens, one beats and speaks.

    A server that doesn't hear the others must not hold a lease, since they would wait for its answers. So there are no
    beats while it isn't listening.
    """

    def __init__(
        self,
        engine: Engine,
        membership: Membership,
        held: Lease,
        heard: Callable[[str, Note], None],
        in_touch: Callable[[], None],
    ) -> None:
        self._membership, self._lease = membership, held
        self._heard, self._in_touch = heard, in_touch
        self._loop = asyncio.get_running_loop()
        self._arguments = engine.dialect.create_connect_args(engine.url)
        self._patience = max(PATIENCE, held.length / 1000)
        self._epoch = 0
        self._beat_at = 0.0
        self._notes: deque[Note] = deque()
        self._news = asyncio.Event()
        self._hears = False
        self._closing = False
        self._open: set[AsyncConnection[Any]] = set()
        self._listener = self._loop.create_task(self._lasting(self._listen))
        self._speaker = self._loop.create_task(self._lasting(self._speak))

    def say(self, note: Note) -> None:
        """Tell the others."""
        self._notes.append(note)
        self._news.set()

    async def close(self) -> None:
        """Send what is still queued, give the lease back, then stop."""
        self._closing = True
        self._news.set()
        await asyncio.wait([self._speaker], timeout=AGAIN)
        for connection in self._open:
            _hang_up(connection)
        for task in (self._listener, self._speaker):
            task.cancel()
        await asyncio.gather(self._listener, self._speaker, return_exceptions=True)

    async def _lasting(self, work: Callable[[AsyncConnection[Any]], Awaitable[None]]) -> None:
        """Run something with a connection; reconnect if it's lost, at once if it had lasted."""
        from psycopg import AsyncConnection

        positional, named = self._arguments
        while True:
            began = self._loop.time()
            try:
                async with asyncio.timeout(self._patience):
                    connection = await AsyncConnection.connect(*positional, **named, autocommit=True)
                self._open.add(connection)
                try:
                    await work(connection)
                finally:
                    self._open.discard(connection)
                    connection.pgconn.finish()  # without a goodbye, which might wait forever
                return
            except Exception as error:
                let_go(error)
                logger.warning("not-in-touch", extra={"fields": {"reason": type(error).__name__}})
                await asyncio.sleep(0 if self._loop.time() > began + 2 * AGAIN else AGAIN)

    # Listening.

    async def _listen(self, connection: AsyncConnection[Any]) -> None:
        limit = self._loop.call_later(self._patience, _hang_up, connection)
        try:
            await connection.execute(f"LISTEN {CHANNEL}".encode())
            self._hears, self._beat_at = True, 0.0
            self._news.set()
            self._loop.call_soon(self._in_touch)
            async for note in connection.notifies():
                limit.cancel()
                limit = self._loop.call_later(self._patience, _hang_up, connection)
                self._take(note.payload)
        finally:
            limit.cancel()
            self._hears = False
            self._membership.out_of_touch()

    def _take(self, payload: str) -> None:
        try:
            letter: Letter = read_letter(payload)
        except msgspec.DecodeError:
            logger.warning("not-understood", extra={"fields": {"bytes": len(payload)}})
            return
        if letter.node != self._membership.node:
            self._loop.call_soon(self._heard, letter.node, letter.note)
        else:
            self._loop.call_soon(self._membership.echo, letter.note)

    # Beating and speaking.

    async def _speak(self, connection: AsyncConnection[Any]) -> None:
        while not self._closing:
            self._news.clear()
            if self._hears and self._loop.time() >= self._beat_at:
                self._beat_at = self._loop.time() + self._lease.beat
                with self._in_time(connection):
                    await self._beat(connection)
            if self._notes:
                with self._in_time(connection):
                    await self._say_all(connection)
            elif not self._news.is_set():
                await self._wait()
        await connection.execute(lease.RELEASE, {"epoch": self._epoch})
        await self._say_all(connection)

    @contextmanager
    def _in_time(self, connection: AsyncConnection[Any]) -> Iterator[None]:
        """A database that doesn't answer in time is asked again over a new connection."""
        limit = self._loop.call_later(self._patience, _hang_up, connection)
        try:
            yield
        finally:
            limit.cancel()

    async def _wait(self) -> None:
        """Until there is something to say or it is time for a beat."""
        pause = self._beat_at - self._loop.time() if self._hears else None
        try:
            await asyncio.wait_for(self._news.wait(), pause)
        except TimeoutError:
            return

    async def _say_all(self, connection: AsyncConnection[Any]) -> None:
        """Send everything that's queued in one go, so that a slow database is asked once."""
        notes = list(self._notes)
        letters = [write_letter(Letter(self._membership.node, note)).decode() for note in notes]
        await connection.execute(NOTIFY, (letters,))
        for _ in notes:
            self._notes.popleft()  # only now: what a lost connection didn't carry is sent again

    async def _beat(self, connection: AsyncConnection[Any]) -> None:
        """Renew our lease, or take a new one; see who else has one and what time it is."""
        values = {"node": self._membership.node, "epoch": self._epoch, "length": self._lease.length}
        asked = clock.steady()
        listed = await (await connection.execute(lease.RENEW, values)).fetchall()
        if not any(ours for _, _, ours, _ in listed):
            taken = await (await connection.execute(lease.TAKE, values)).fetchone()
            assert taken is not None
            self._epoch = taken[0]
            self._beat_at = 0.0  # asked again, now that the others can find us
            logger.info("lease-taken", extra={"fields": {"epoch": self._epoch}})
            return
        took = clock.steady() - asked
        if took < PROMPT:
            clock.follow(max(at for _, _, _, at in listed) + took // 2)
        self._membership.beaten(self._epoch, {node: epoch for node, epoch, _, _ in listed}, asked)


def _hang_up(connection: AsyncConnection[Any]) -> None:
    """End a connection from our side: whoever is waiting on it learns that it's closed.

    Cancelling a query instead would ask the database to cancel it, and the database is what doesn't answer.
    """
    with suppress(Exception), socket.fromfd(connection.pgconn.socket, socket.AF_INET, socket.SOCK_STREAM) as doubled:
        doubled.shutdown(socket.SHUT_RDWR)
