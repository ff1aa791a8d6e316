"""One client's connection: a bounded queue of what it is still to be sent, so that a slow one delays nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from kibitz.games.core import Viewer
from kibitz.server.messages import Bye

Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]

_encode = msgspec.json.Encoder().encode

GOING_AWAY, TRY_AGAIN, POLICY = 1001, 1013, 1008


class Connection:
    """Messages go into a queue, and a task of its own sends them."""

    __slots__ = ("_closing", "_limit", "_queue", "_send", "_waiter", "bytes_sent", "name", "person", "viewer")

    def __init__(self, send: Send, person: str, name: str, limit: int) -> None:
        self.person = person
        self.name = name
        self.viewer: Viewer = "spectator"
        self.bytes_sent = 0
        self._send = send
        self._limit = limit
        self._queue: deque[bytes] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._closing: int | None = None

    def push(self, message: bytes) -> None:
        """Queue a message; a client that lets too many wait is told to come back."""
        if self._closing is not None:
            return
        if len(self._queue) >= self._limit:
            self._queue.clear()
            self.close("too-slow", TRY_AGAIN)
            return
        self._queue.append(message)
        self._wake()

    def say(self, message: Struct) -> None:
        """Queue a message that is for this client alone."""
        self.push(_encode(message))

    def close(self, code: str, status: int = GOING_AWAY) -> None:
        """Say goodbye and close once everything queued is sent."""
        if self._closing is None:
            self._queue.append(_encode(Bye(code)))
            self._closing = status
            self._wake()

    async def pump(self) -> None:
        """Send what is queued, until the connection is closed."""
        loop = asyncio.get_running_loop()
        while True:
            while self._queue:
                message = self._queue.popleft()
                self.bytes_sent += len(message)
                await self._send({"type": "websocket.send", "text": message.decode()})
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing})
                return
            self._waiter = loop.create_future()
            await self._waiter

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
