"""The fast path between a socket and a table: messages are handled as they arrive and sent without a task.

The classes here build on internals of uvicorn and websockets, so pyproject.toml bounds both. `KIBITZ_FAST_PATH=0`
serves without this module.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from kibitz.server.asgi import FAST_PATH
from kibitz.server.socket.timed import TimedHttp, TimedWebSocket

LARGE = 1024
"""Bytes from which a message is compressed if the client supports it: whole views, rarely updates."""

PIECE = 4096
"""Bytes that are parsed before the first message among them is looked at."""
GOODBYE = 1.0
"""Seconds that a client we no longer listen to stays connected."""

_DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    compress_settings={"memLevel": 5},
)
"""Each message by itself (RFC 7692): an idle connection holds no window, and small messages go uncompressed."""


class UpgradingHttp(TimedHttp):
    """Uvicorn's HTTP; after an upgrade it and its parser would hold each other until the garbage is collected."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection to the WebSocket protocol, and drop the parser."""
        super().handle_websocket_upgrade()
        del self.parser


class ClosingQueue:
    """Stands in for the queue of a connection that was handed over: all it still gets is the disconnect."""

    __slots__ = ("_gone",)

    def __init__(self, gone: Callable[[], None]) -> None:
        self._gone: Callable[[], None] | None = gone

    def put_nowait(self, message: object) -> None:
        """The connection ended; report that once."""
        del message
        if self._gone is not None:
            asyncio.get_running_loop().call_soon(self._gone)
            self._gone = None


class FastPath(TimedWebSocket):
    """Uvicorn's protocol; once a connection is handed over, its messages need no queue and no task."""

    on_message: Callable[[bytes], bool] | None = None
    """Takes a message; False ends the connection."""
    ignored: bool = False
    """Whether the client has been told to go and is no longer listened to."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.conn.available_extensions = [_DEFLATE]

    def hand_over(self, on_message: Callable[[bytes], bool], gone: Callable[[], None]) -> None:
        """From now on messages are taken directly, and the application may return; the handshake is let go."""
        self.on_message = on_message
        self.queue = ClosingQueue(gone)  # type: ignore[assignment]
        del self.request, self.response, self.scope

    async def run_asgi(self) -> None:
        """Run the application; a connection that it has handed over stays open when it returns."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("Exception in ASGI application")
            self.on_message = None
        if self.on_message is None:
            self.send_500_response()
            if self.close_timer is None:
                self.transport.close()

    def handle_connect(self, event: Request) -> None:
        """A handshake; if it is accepted, the application may ask for the fast path."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][FAST_PATH] = self

    def handle_ping(self) -> None:
        """Answer a ping unless the client isn't reading: answers must not fill the memory."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection ended: break its reference cycles, so that it's freed at once."""
        super().connection_lost(exc)
        self.on_message = None
        self.conn.parser.close()

    def send_receive_event_to_app(self) -> None:
        """A whole message has arrived."""
        if self.on_message is None:
            super().send_receive_event_to_app()
            return
        if self._unfinished is not None:
            self._finished()
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._take(data)

    def _at_rest(self) -> bool:
        """Whether no message has begun, so that the parser need not hear of one that comes in one piece."""
        conn = self.conn
        return (
            self.on_message is not None
            and self._unfinished is None
            and conn.state is State.OPEN
            and conn.current_size is None
            and not self.midway
        )

    def _take(self, message: bytes) -> None:
        if not self.close_sent and not self.ignored and self.on_message and not self.on_message(message):
            self.ignore()

    def data_received(self, data: bytes) -> None:
        """Something has arrived; of a flood, no more is parsed than it takes to recognise it."""
        if len(data) <= PIECE:
            text = whole_text(data) if self._at_rest() else None
            if text is None:
                super().data_received(data)
            else:
                self._take(text)
            return
        for start in range(0, len(data), PIECE):
            if not self.ignored:
                super().data_received(data[start : start + PIECE])

    def ignore(self) -> None:
        """Stop reading; the client has a moment to take the goodbye, then the connection ends."""
        self.ignored = True
        self.transport.pause_reading()
        self.loop.call_later(GOODBYE, self.abort)

    def write(self, *messages: bytes) -> bool:
        """Send texts now; False if the client doesn't keep up or is leaving."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join([self._framed(message) for message in messages]))
        return True

    def _framed(self, message: bytes) -> bytes:
        """A text as one frame, compressed if that was negotiated and is worth it."""
        if len(message) < LARGE or not self.conn.extensions:
            return _plain(message)
        return Frame(Opcode.TEXT, message).serialize(mask=False, extensions=self.conn.extensions)


def whole_text(data: bytes) -> bytes | None:
    """The text, if this is exactly one frame that holds all of one, uncompressed: what a page sends for a move."""
    size = len(data) - 6
    if 0 <= size < 126 and data[0] == 0x81 and data[1] == 0x80 | size:
        return apply_mask(data[6:], data[2:6])
    return None


def _plain(message: bytes) -> bytes:
    """A text as one frame; a server's frames aren't masked (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)
