"""The WebSockets: a table's, and the bots' feed."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

import msgspec

from kibitz.engines import feed
from kibitz.engines.feed import BotMessage, Choice, Failed, Offer
from kibitz.server.asgi import FAST_PATH, Receive, Scope, Send
from kibitz.server.botpool.hosts import BotHosts
from kibitz.server.botpool.pool import Pool
from kibitz.server.clock import now
from kibitz.server.limits import Bucket, Buckets
from kibitz.server.messages import Pong, Refused
from kibitz.server.people.people import People
from kibitz.server.socket.connection import FAULT, POLICY, Connection, WriteNow
from kibitz.server.tables.dispatch import Dispatcher
from kibitz.server.tables.registry import TableRegistry
from kibitz.table.requests import ClientMessage, Ping, React, Say

if TYPE_CHECKING:  # a server may do without it
    from kibitz.server.socket.fast_path import FastPath

logger = logging.getLogger("kibitz.sockets")

_TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/live")
_decode_client = msgspec.json.Decoder(ClientMessage).decode
_decode_bot = msgspec.json.Decoder(BotMessage).decode


BOT_QUEUE = 4096
CHAT_RATE, CHAT_BURST = 0.5, 6


class Sockets:
    """Accepts connections, says who may have one, and reads what they send."""

    def __init__(
        self,
        registry: TableRegistry,
        dispatcher: Dispatcher,
        people: People,
        hosts: BotHosts,
        pool: Pool,
        *,
        rate: float,
        queue: int,
    ) -> None:
        self._registry = registry
        self._dispatcher = dispatcher
        self._people = people
        self._hosts = hosts
        self._pool = pool
        self._rate, self._queue = rate, queue
        self._chat = Buckets(CHAT_RATE, CHAT_BURST)
        self.connections = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        found = _TABLE.fullmatch(scope["path"])
        if scope["path"] == feed.PATH:
            await self._bots(scope, receive, send)
        elif found:
            await self._table(found[1], scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": POLICY})

    async def _table(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """A client of a table: everything is answered on the socket, also why it may not stay."""
        await send({"type": "websocket.accept"})
        person = await self._people.of(scope)
        fast_path = _fast_path(scope)
        who = (person.id, person.name) if person else ("", "")
        connection = Connection(send, *who, self._queue, *_ways(fast_path))
        gone = self._people.sessions.opened(person.session, connection) if person else _nothing
        try:
            live = await self._registry.find(table) if person else None
        except BaseException:
            gone()
            raise
        if person is None or live is None or not live.may_enter(person.id):
            gone()
            code = "no-identity" if person is None else "no-such-table" if live is None else "no-spectators"
            connection.close(code, POLICY)
            await connection.flushed()
            connection.drop()
            return
        since = parse_qs(scope["query_string"].decode("latin-1")).get("since", [""])[0]
        live.enter(connection, int(since) if since.isdecimal() and len(since) < 10 else None)
        limit = Bucket(self._rate, 10 * self._rate)

        def handle(text: str | bytes) -> None:
            if not limit.take():
                connection.close("too-fast", POLICY)
                return
            request = _decode_client(text)
            if isinstance(request, Ping):
                connection.say(Pong(request.id, now()))
            elif isinstance(request, Say | React) and not self._chat.take(connection.person):
                connection.say(Refused(request.id, "too-fast"))
            else:
                self._dispatcher.handle(live, connection, request)

        def leave() -> None:
            gone()
            live.leave(connection)

        await self._serve(connection, fast_path, receive, handle, leave)

    async def _bots(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A bot process: it offers bots and answers what it is asked."""
        host = await self._hosts.of(scope)
        if host is None:
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        fast_path = _fast_path(scope)
        connection = Connection(send, "", "", BOT_QUEUE, *_ways(fast_path))
        pool = self._pool
        worker = pool.join(connection, host=host)
        gone = self._hosts.opened(host, connection)

        def handle(text: str | bytes) -> None:
            message: Offer | Choice | Failed = _decode_bot(text)
            if isinstance(message, Offer):
                pool.offer(worker, message)
            else:
                pool.answer(worker, message)

        def leave() -> None:
            gone()
            pool.leave(worker)

        await self._serve(connection, fast_path, receive, handle, leave)

    async def _serve(
        self,
        connection: Connection,
        fast_path: FastPath | None,
        receive: Receive,
        handle: Callable[[str | bytes], None],
        leave: Callable[[], None],
    ) -> None:
        """Take messages until one side has had enough; what is not understood ends the connection."""

        def understood(text: str | bytes) -> None:
            if connection.closing:
                return
            try:
                handle(text)
            except (msgspec.DecodeError, UnicodeDecodeError):
                connection.close("not-understood", POLICY)
            except Exception:
                logger.exception("not-taken")
                connection.close("internal", FAULT)

        def gone() -> None:
            self.connections -= 1
            connection.drop()
            leave()

        self.connections += 1
        try:
            while fast_path is None or not fast_path.queue.empty():
                message: Any = await receive()
                if message["type"] == "websocket.disconnect":
                    break
                understood(message.get("text") or message.get("bytes") or b"")
            else:
                fast_path.hand_over(understood, gone)
                return
        except BaseException:
            gone()
            raise
        gone()


def _nothing() -> None:
    """There is nothing to undo."""


def _ways(fast_path: FastPath | None) -> tuple[WriteNow | None, Callable[[], None] | None]:
    """The short ways to write to a client and to be rid of it."""
    return (fast_path.write, fast_path.abort) if fast_path else (None, None)


def _fast_path(scope: Scope) -> FastPath | None:
    """The short way to the client, where the server that runs us has it."""
    found: FastPath | None = scope.get("extensions", {}).get(FAST_PATH)
    return found
