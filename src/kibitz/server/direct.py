"""The short way between a socket and a table: messages are taken as they arrive, and sent without a task in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "kibitz.direct"
"""Where an application finds the protocol in the scope of a connection."""
TEXT = 0x81
"""The first byte of a whole text frame (RFC 6455, 5.2)."""


class Upgrading(HttpToolsProtocol):
    """Uvicorn's HTTP; after an upgrade it and its parser would hold each other until the garbage is collected."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection to the WebSocket, and let go of the parser."""
        super().handle_websocket_upgrade()
        del self.parser


class Ending:
    """In place of a queue, for a connection whose messages are taken directly: all that still comes is its end."""

    __slots__ = ("_came",)

    def __init__(self) -> None:
        self._came: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def put_nowait(self, message: Any) -> None:
        """The connection ends; how is said once."""
        if not self._came.done():
            self._came.set_result(message)

    def empty(self) -> bool:
        """Whether it has not ended."""
        return not self._came.done()

    async def get(self) -> Any:
        """How the connection ended."""
        return await self._came


class Direct(WebSocketsSansIOProtocol):
    """Uvicorn's protocol; once someone takes its messages, they no longer pass through queues and tasks."""

    take: Callable[[bytes], None] | None = None

    def hand_over(self, take: Callable[[bytes], None]) -> None:
        """From now on messages are taken directly; what the handshake needed is let go."""
        self.take = take
        self.queue = Ending()  # type: ignore[assignment]
        self.scope["headers"] = []
        del self.request, self.response

    def handle_connect(self, event: Request) -> None:
        """A handshake; if it is accepted, the application may ask for the short way."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        """A whole message has arrived."""
        if self.take is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.take(data)

    def write(self, *messages: bytes) -> bool:
        """Send texts now; False if the client does not keep up, or is going."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join(part for message in messages for part in (_head(len(message)), message)))
        return True


def _head(size: int) -> bytes:
    """What comes before a text of so many bytes."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
