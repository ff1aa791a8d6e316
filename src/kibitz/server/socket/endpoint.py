"""The WebSockets: a table's, and the bots' feed."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

import msgspec

from kibitz.bots import feed
from kibitz.bots.feed import BotMessage, Choice, Failed, Offer
from kibitz.server.clock import now
from kibitz.server.connection import FAULT, POLICY, Connection, Write
from kibitz.server.direct import EXTENSION, Direct
from kibitz.server.guard import Receive, Scope, Send, header
from kibitz.server.hall import Hall
from kibitz.server.limits import Bucket, Buckets
from kibitz.server.messages import Pong, Refused
from kibitz.server.people import People
from kibitz.table.commands import ClientMessage, Ping, React, Say

logger = logging.getLogger("kibitz.sockets")

_TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/live")
_decode_client = msgspec.json.Decoder(ClientMessage).decode
_decode_bot = msgspec.json.Decoder(BotMessage).decode


BOT_QUEUE = 4096
CHAT_RATE, CHAT_BURST = 0.5, 6


class Sockets:
    """Accepts connections, says who may have one, and reads what they send."""

    def __init__(self, hall: Hall, people: People) -> None:
        self._hall = hall
        self._people = people
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
        config, direct = self._hall.config, _direct(scope)
        who = (person.id, person.name) if person else ("", "")
        connection = Connection(send, *who, config.queue, *_ways(direct))
        live = await self._hall.find(table) if person else None
        if person is None or live is None or not live.may_enter(person.id):
            code = "no-identity" if person is None else "no-such-table" if live is None else "no-spectators"
            connection.close(code, POLICY)
            await connection.flushed()
            connection.drop()
            return
        since = parse_qs(scope["query_string"].decode("latin-1")).get("since", [""])[0]
        live.enter(connection, int(since) if since.isdecimal() and len(since) < 10 else None)
        limit = Bucket(config.rate, 10 * config.rate)

        def take(text: str | bytes) -> None:
            if not limit.take():
                connection.close("too-fast", POLICY)
                return
            command = _decode_client(text)
            if isinstance(command, Ping):
                connection.say(Pong(command.id, now()))
            elif isinstance(command, Say | React) and not self._chat.take(connection.person):
                connection.say(Refused(command.id, "too-fast"))
            else:
                self._hall.handle(live, connection, command)

        await self._serve(connection, direct, receive, take, lambda: live.leave(connection))

    async def _bots(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A bot process: it offers bots and answers what it is asked."""
        if not self._people.keys.is_bot(header(scope, b"authorization")):
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        direct = _direct(scope)
        connection = Connection(send, "", "", BOT_QUEUE, *_ways(direct))
        pool = self._hall.pool
        worker = pool.join(connection)

        def take(text: str | bytes) -> None:
            message: Offer | Choice | Failed = _decode_bot(text)
            if isinstance(message, Offer):
                pool.offer(worker, message)
            else:
                pool.answer(worker, message)

        await self._serve(connection, direct, receive, take, lambda: pool.leave(worker))

    async def _serve(
        self,
        connection: Connection,
        direct: Direct | None,
        receive: Receive,
        take: Callable[[str | bytes], None],
        leave: Callable[[], None],
    ) -> None:
        """Take messages until one side has had enough; what is not understood ends the connection."""

        def understood(text: str | bytes) -> None:
            try:
                take(text)
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
            while direct is None or not direct.queue.empty():
                message: Any = await receive()
                if message["type"] == "websocket.disconnect":
                    break
                understood(message.get("text") or message.get("bytes") or b"")
            else:
                direct.hand_over(understood, gone)
                return
        except BaseException:
            gone()
            raise
        gone()


def _ways(direct: Direct | None) -> tuple[Write | None, Callable[[], None] | None]:
    """The short ways to write to a client and to be rid of it."""
    return (direct.write, direct.abort) if direct else (None, None)


def _direct(scope: Scope) -> Direct | None:
    """The short way to the client, where the server that runs us has it."""
    found = scope.get("extensions", {}).get(EXTENSION)
    return found if isinstance(found, Direct) else None
