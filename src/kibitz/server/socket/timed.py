"""Uvicorn's protocols with deadlines: what a client begins it must finish, and what it's sent it must read.

Without them a client could hold a connection forever by sending half a request, half a message, or by not reading. Both
ways of serving build on these classes: the fast path, and uvicorn's queues (`KIBITZ_FAST_PATH=0`).
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.streams import StreamReader

from kibitz.server.socket.gate import Gate

LARGEST_HEAD = 64 * 1024
_BETWEEN_FRAMES = StreamReader.at_eof.__code__
"""Where the parser waits for the beginning of a frame."""


class TimedHttp(HttpToolsProtocol):
    """Uvicorn's HTTP: heads and bodies must arrive in time, heads have a maximum length, and answers must be read."""

    gate: ClassVar[Gate]
    seconds: ClassVar[float]
    """For a head to arrive; a body may take twice as long."""
    _head: int | None = None
    """Bytes that have come since a head began; None once it is whole."""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection if there's room for it, and wait for its first request."""
        super().connection_made(transport)
        if not self.gate.enter(_host(self.client)):
            transport.abort()
        else:
            self._within(self.seconds)

    def data_received(self, data: bytes) -> None:
        """Something has arrived; an endless head would fill the memory."""
        if self._head is not None:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.transport.abort()
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._head = 0
        self._within(self.seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its head is whole; the body's length is limited where it's read."""
        self._head = None
        self._within(2 * self.seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._no_deadline()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection belongs to the WebSocket from here on."""
        self._no_deadline()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The client isn't reading its answer."""
        self._within(3 * self.seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client reads again."""
        self._no_deadline()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self.gate.leave(_host(self.client))
        self._no_deadline()
        super().connection_lost(exc)

    def _within(self, seconds: float) -> None:
        self._no_deadline()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _no_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class TimedWebSocket(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket: messages must arrive in time, in however many pieces, and clients must read."""

    gate: ClassVar[Gate]
    seconds: ClassVar[float]
    """For a message to arrive; a client that reads nothing is dropped after three times as long."""
    _unfinished: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None

    @property
    def midway(self) -> bool:
        """Whether a frame has begun and is not whole; its head alone leaves nothing in the parser's buffer."""
        waits: Any = self.conn.parser
        while waits.gi_yieldfrom is not None:
            waits = waits.gi_yieldfrom
        return waits.gi_code is not _BETWEEN_FRAMES

    def data_received(self, data: bytes) -> None:
        """Something has arrived; a message that isn't whole yet must be completed soon."""
        super().data_received(data)
        if self._unfinished is None and (self.frames or self.midway):
            self._unfinished = self.loop.call_later(self.seconds, self.abort)

    def handle_events(self) -> None:
        """Frames have arrived; a control frame in between doesn't complete a message."""
        super().handle_events()
        if self._unfinished is not None and not self.frames and not self.midway:
            self._finished()

    def send_receive_event_to_app(self) -> None:
        """A whole message has arrived."""
        if self._unfinished is not None:
            self._finished()
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """The client is gone without a word: unsent data must not keep the connection open."""
        super().keepalive_timeout()
        self.abort()

    def pause_writing(self) -> None:
        """The client isn't keeping up."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(3 * self.seconds, self.abort)

    def resume_writing(self) -> None:
        """The client keeps up again."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self.gate.leave(_host(self.client))
        super().connection_lost(exc)
        if self._unread is not None:
            self._unread.cancel()
        self._finished()

    def abort(self) -> None:
        """End the connection, whatever is still to be sent."""
        self.transport.abort()

    def _finished(self) -> None:
        if self._unfinished is not None:
            self._unfinished.cancel()
            self._unfinished = None


def protocols(http: type[Any], websocket: type[Any], gate: Gate, seconds: float) -> dict[str, Any]:
    """The classes for one server; uvicorn makes the instances, so what they need is set on the classes."""
    given = {"gate": gate, "seconds": seconds}
    return {
        "http": type(http.__name__, (http,), given),
        "ws": type(websocket.__name__, (websocket,), given),
    }


def _host(client: tuple[str, int] | None) -> str:
    """Who is at the other end; a proxy, where there is one."""
    return client[0] if client else ""
