"""Messages between servers on one PostgreSQL, sent as its notifications."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Engine

from kibitz.server.cluster.notes import Letter, Note, read_letter, write_letter

if TYPE_CHECKING:  # in the extra `postgres`
    from psycopg import AsyncConnection

CHANNEL = "kibitz"
AGAIN = 2.0

logger = logging.getLogger("kibitz.nodes")


class Nodes:
    """Two tasks on the event loop, one that listens and one that sends, each with its own connection."""

    def __init__(
        self, engine: Engine, node: str, heard: Callable[[str, Note], None], connected: Callable[[], None]
    ) -> None:
        self._node, self._heard, self._connected = node, heard, connected
        self._loop = asyncio.get_running_loop()
        self._arguments = engine.dialect.create_connect_args(engine.url)
        self._notes: deque[Note] = deque()
        self._news = asyncio.Event()
        self._closing = False
        self._listener = self._loop.create_task(self._lasting(self._listen))
        self._speaker = self._loop.create_task(self._lasting(self._speak))

    def say(self, note: Note) -> None:
        """Tell the others."""
        self._notes.append(note)
        self._news.set()

    async def close(self) -> None:
        """Send what is queued, then stop."""
        self._closing = True
        self._news.set()
        await asyncio.wait([self._speaker], timeout=AGAIN)
        for task in (self._listener, self._speaker):
            task.cancel()
        await asyncio.gather(self._listener, self._speaker, return_exceptions=True)

    async def _lasting(self, work: Callable[[AsyncConnection[Any]], Awaitable[None]]) -> None:
        """Run something on a connection, and again on a new one whenever it's lost."""
        from psycopg import AsyncConnection

        positional, named = self._arguments
        while True:
            try:
                async with await AsyncConnection.connect(*positional, **named, autocommit=True) as connection:
                    await work(connection)
                return
            except Exception as error:
                logger.warning("not-in-touch", extra={"fields": {"reason": type(error).__name__}})
                await asyncio.sleep(AGAIN)

    async def _listen(self, connection: AsyncConnection[Any]) -> None:
        await connection.execute(f"LISTEN {CHANNEL}".encode())
        self._loop.call_soon(self._connected)
        async for note in connection.notifies():
            self._take(note.payload)

    def _take(self, payload: str) -> None:
        try:
            letter: Letter = read_letter(payload)
        except msgspec.DecodeError:
            logger.warning("not-understood", extra={"fields": {"bytes": len(payload)}})
            return
        if letter.node != self._node:
            self._loop.call_soon(self._heard, letter.node, letter.note)

    async def _speak(self, connection: AsyncConnection[Any]) -> None:
        while self._notes or not self._closing:
            if not self._notes:
                self._news.clear()
                await self._news.wait()
                continue
            payload = write_letter(Letter(self._node, self._notes[0])).decode()
            await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
            self._notes.popleft()  # only now: if the connection is lost, it's sent again
