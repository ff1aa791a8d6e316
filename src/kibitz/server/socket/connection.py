"""One client's connection: a bounded queue of outgoing messages, so that a slow client delays nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias

import msgspec
from msgspec import Struct

from kibitz.games.core import Viewer
from kibitz.server.asgi import Send
from kibitz.server.limits.limits import Allowance
from kibitz.server.messages import Bye, Refused
from kibitz.server.storage.people.manners import Avoidance

WriteNow: TypeAlias = Callable[..., bool]
"""Sends messages at once; False if the client does not keep up."""

_encode = msgspec.json.Encoder().encode

GOING_AWAY, POLICY, FAULT, TRY_AGAIN = 1001, 1008, 1011, 1013
TOO_FAST = "too-fast"
PATIENCE = 5.0
"""Seconds a client has to read the goodbye; otherwise a stuck one would stay at its table forever."""


class Connection:
    """Messages leave at once while the client keeps up; otherwise they queue, and a task sends them."""

    __slots__ = (
        "_abort", "_closing", "_held", "_leaving", "_limit", "_queue", "_send", "_sending", "_write",
        "allowance", "avoidance", "kept", "name", "person", "viewer",
    )  # fmt: skip

    def __init__(
        self,
        send: Send,
        person: str,
        name: str,
        limit: int,
        write: WriteNow | None = None,
        abort: Callable[[], None] | None = None,
    ) -> None:
        self.person = person
        self.name = name
        self.viewer: Viewer = "spectator"
        self.allowance: Allowance | None = None
        """What it may send, if limited."""
        self.avoidance = Avoidance()
        self.kept = False
        self._send = send
        self._write = write
        self._abort = abort
        self._limit = limit
        self._queue: list[bytes] = []
        self._sending: asyncio.Task[None] | None = None
        self._closing: int | None = None
        self._leaving: asyncio.TimerHandle | None = None
        self._held: list[bytes] | None = None

    @property
    def closing(self) -> bool:
        """Whether goodbye has been said: whatever the client still sends is ignored."""
        return self._closing is not None

    def hold(self) -> None:
        """Hold back what is pushed from now on, until it's released."""
        self._held = []

    def release(self) -> None:
        """Send what was held back, in one write if the client keeps up."""
        held, self._held = self._held, None
        if not held:
            return
        if self._write is not None and self._sending is None and self._closing is None and self._write(*held):
            return
        for message in held:
            self.push(message)

    def push(self, message: bytes) -> None:
        """Send a message; a client with too many unread messages is told to come back."""
        if self._closing is not None:
            return
        if self._held is not None:
            self._held.append(message)
            return
        if self._write is not None and self._sending is None and self._write(message):
            return
        if len(self._queue) >= self._limit:
            self._queue.clear()
            self.close("too-slow", TRY_AGAIN)
            return
        self._queue.append(message)
        self._start()

    def say(self, message: Struct) -> None:
        """Send a message to this client alone; a refusal counts against its limits."""
        if type(message) is Refused and self.allowance is not None and message.code != TOO_FAST:
            self.allowance.refused()
        self.push(_encode(message))

    def close(self, code: str, status: int = GOING_AWAY) -> None:
        """Say goodbye and close once everything queued is sent."""
        if self._closing is None:
            self._queue.append(_encode(Bye(code)))
            self._closing = status
            self._start()
            if self._abort is not None:
                self._leaving = asyncio.get_running_loop().call_later(PATIENCE, self._abort)

    async def flushed(self) -> None:
        """Everything queued is sent."""
        if self._sending is not None:
            await self._sending

    def drop(self) -> None:
        """The client is gone: nothing more is sent."""
        self._closing = GOING_AWAY
        self._queue.clear()
        if self._sending is not None:
            self._sending.cancel()
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None

    def _start(self) -> None:
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send_queued())

    async def _send_queued(self) -> None:
        try:
            while self._queue:
                await self._send({"type": "websocket.send", "text": self._queue.pop(0).decode()})
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing})
        except OSError:  # the client is gone, which its own task will notice
            self._closing = GOING_AWAY
            self._queue.clear()
        finally:
            self._sending = None
