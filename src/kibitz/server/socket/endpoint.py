"""The WebSocket endpoints: a table's, and the bot feed."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

import msgspec

from kibitz.engines import feed
from kibitz.engines.feed import BotMessage, Choice, Failed, Offer, Studied
from kibitz.server.asgi import FAST_PATH, REQUEST, Receive, Scope, Send
from kibitz.server.botpool.hosts import BotHosts
from kibitz.server.botpool.pool import Pool
from kibitz.server.clock import now
from kibitz.server.limits.addresses import address_of
from kibitz.server.limits.limits import Admission, Limits, SharedRate
from kibitz.server.messages import Pong, Refused, Restart
from kibitz.server.people.people import Banned, People
from kibitz.server.people.sightings import Sightings
from kibitz.server.socket.connection import FAULT, POLICY, TOO_FAST, TRY_AGAIN, Connection, WriteNow
from kibitz.server.storage.condition import Unavailable
from kibitz.server.storage.people.manners import Avoidance
from kibitz.server.storage.people.people import Person
from kibitz.server.tables.dispatch import Dispatcher
from kibitz.server.tables.live import LiveTable
from kibitz.server.tables.registry import TableRegistry
from kibitz.table.info import Millis
from kibitz.table.requests import (
    Abandon,
    Act,
    Answer,
    Arrange,
    ClientMessage,
    Commit,
    Contribute,
    Hint,
    Join,
    Leave,
    Ping,
    React,
    Rematch,
    Request,
    Say,
    Start,
    TakeBack,
    Undo,
)

if TYPE_CHECKING:  # optional: without the fast path it isn't imported
    from kibitz.server.socket.fast_path import FastPath

logger = logging.getLogger("kibitz.sockets")

_TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})/live")
_decode_client = msgspec.json.Decoder(ClientMessage).decode
_decode_bot = msgspec.json.Decoder(BotMessage).decode


BOT_QUEUE = 4096
TALK: tuple[type[Request], ...] = (Say, React)
CHANGES: tuple[type[Request], ...] = (
    Join,
    Leave,
    Arrange,
    Commit,
    Contribute,
    Start,
    Undo,
    Answer,
    Abandon,
    Rematch,
    Hint,
)


class Sockets:
    """Accepts connections, decides who may have one, and reads what they send."""

    def __init__(
        self,
        registry: TableRegistry,
        dispatcher: Dispatcher,
        people: People,
        hosts: BotHosts,
        pool: Pool,
        limits: Limits,
        sightings: Sightings,
        *,
        queue: int,
        restart: Callable[[], Millis | None] = lambda: None,
    ) -> None:
        self._registry = registry
        self._dispatcher = dispatcher
        self._people = people
        self._hosts = hosts
        self._pool = pool
        self._limits, self._queue, self._restart = limits, queue, restart
        self._sightings = sightings
        self._kinds: dict[type[Request], SharedRate] = dict.fromkeys(CHANGES, limits.changes)
        self._kinds |= dict.fromkeys(TALK, limits.chat)
        self._draft_kinds = self._kinds | {Act: limits.drafts, TakeBack: limits.drafts}
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
        """A client of a table; an address with too many of them gets no further."""
        place = self._limits.connect(address_of(scope))
        if place is None:
            await send({"type": "websocket.close", "code": TRY_AGAIN})
            return
        try:
            stays = await self._enter(table, place, scope, receive, send)
        except BaseException:
            place.leave()
            raise
        if not stays:
            place.leave()

    async def _enter(self, table: str, place: Admission, scope: Scope, receive: Receive, send: Send) -> bool:
        """Let a client in; returns whether it may stay. From here on answers go over the socket, including why it may
        not stay."""
        await send({"type": "websocket.accept"})
        fast_path = _fast_path(scope)
        person, live, code = None, None, ""
        avoidance, gone = Avoidance(), _nothing
        try:
            person = await self._people.of(scope)
        except Unavailable:
            code = "storage-down"
        except Banned as banned:
            code = banned.code
        who = (person.id, person.name) if person else ("", "")
        connection = Connection(send, *who, self._queue, *_shortcuts(fast_path))
        if person is not None:  # before anything else is awaited: a session that ends meanwhile closes it
            gone = self._people.sessions.opened(person.session, connection)
            try:
                live = await self._registry.current(table)
                avoidance = await self._people.avoidance(person.id)
                if live is not None and not await self._registry.admits(live, person.id):
                    code = "members-only"
            except Unavailable:
                code = "storage-down"
            except BaseException:
                gone()
                raise
        connection.avoidance = avoidance
        connection.kept = person is not None and person.kept
        code = code or _barred(person, live)
        if not code and not self._limits.sockets.take_person(connection.person):
            code = TOO_FAST
        if not code and not place.take_for(connection.person):
            code = "too-many-connections"
        if code or live is None:
            connection.close(code, TRY_AGAIN if code in (TOO_FAST, "storage-down") else POLICY)
            await connection.flushed()
            connection.drop()
            gone()
            return False

        def leave() -> None:
            place.leave()
            gone()
            live.leave(connection)

        if live.shown.settings.rated and connection.kept:
            self._registry.spawn(self._sightings.keep(table, connection.person, address_of(scope)))
        since = parse_qs(scope["query_string"].decode("latin-1")).get("since", [""])[0]
        live.enter(connection, int(since) if since.isdecimal() and len(since) < 10 else None)
        if (at := self._restart()) is not None:
            connection.say(Restart(at))
        await self._serve(connection, fast_path, receive, self._reader(live, connection, address_of(scope)), leave)
        return True

    def _reader(self, live: LiveTable, connection: Connection, address: str) -> Callable[[str | bytes], bool]:
        """Make the handler of a client's messages; it returns False to end the connection."""
        allowance = connection.allowance = self._limits.allowance(connection.person, address)
        mine, address_takes, handle = allowance.person.take, allowance.address_takes, self._dispatcher.handle
        chat = self._limits.chat
        kinds = self._draft_kinds if live.shown.game.rearranging else self._kinds

        def read(text: str | bytes) -> bool:
            if not mine():
                connection.close(TOO_FAST, POLICY)
                return False
            request = _decode_client(text)
            kind = kinds.get(type(request))
            if not address_takes() or (kind is not None and not kind.take(connection.person, address)):
                connection.say(Refused(request.id, TOO_FAST))
            elif kind is chat and connection.avoidance.silenced:
                connection.say(Refused(request.id, "muted"))
            elif isinstance(request, Ping):
                connection.say(Pong(request.id, now()))
            else:
                handle(live, connection, request)
            return True

        return read

    async def _bots(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A bot process: it offers bots and answers questions."""
        host = await self._hosts.of(scope)
        if host is None:
            await send({"type": "websocket.close", "code": POLICY})
            return
        await send({"type": "websocket.accept"})
        fast_path = _fast_path(scope)
        connection = Connection(send, "", "", BOT_QUEUE, *_shortcuts(fast_path))
        pool = self._pool
        worker = pool.join(connection, host=host)
        gone = self._hosts.opened(host, connection)

        def handle(text: str | bytes) -> bool:
            message: Offer | Choice | Studied | Failed = _decode_bot(text)
            if isinstance(message, Offer):
                pool.offer(worker, message)
            else:
                pool.answer(worker, message)
            return True

        def leave() -> None:
            gone()
            pool.leave(worker)

        await self._serve(connection, fast_path, receive, handle, leave)

    async def _serve(
        self,
        connection: Connection,
        fast_path: FastPath | None,
        receive: Receive,
        handle: Callable[[str | bytes], bool],
        leave: Callable[[], None],
    ) -> None:
        """Handle messages until either side closes; a malformed one ends the connection."""
        request = REQUEST.get()

        def understood(text: str | bytes) -> bool:
            if connection.closing:
                return False
            try:
                return handle(text)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):  # RecursionError: nested too deeply
                connection.close("not-understood", POLICY)
            except Exception:
                REQUEST.set(request)  # messages on the fast path arrive outside the handshake's context
                logger.exception("not-taken")
                connection.close("internal", FAULT)
            return True

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
                if not understood(message.get("text") or message.get("bytes") or b""):
                    await connection.flushed()
                    break
            else:
                fast_path.hand_over(understood, gone)
                return
        except BaseException:
            gone()
            raise
        gone()


def _barred(person: Person | None, live: LiveTable | None) -> str:
    """Why someone may not enter a table; empty if they may."""
    if person is None:
        return "no-identity"
    if live is None:
        return "no-such-table"
    return "" if live.may_enter(person.id) else "no-spectators"


def _nothing() -> None:
    """Do nothing: there's nothing to clean up."""


def _shortcuts(fast_path: FastPath | None) -> tuple[WriteNow | None, Callable[[], None] | None]:
    """How to write to a client and drop it without a task, if it's on the fast path."""
    return (fast_path.write, fast_path.abort) if fast_path else (None, None)


def _fast_path(scope: Scope) -> FastPath | None:
    """The fast path to the client, if our protocol class serves it."""
    found: FastPath | None = scope.get("extensions", {}).get(FAST_PATH)
    return found
