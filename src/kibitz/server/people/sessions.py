"""Sessions: a random token in a cookie, its digest in the database.

A token is replaced once a day. The old one works until the new one has been used, so that a lost answer logs nobody
out, and for a moment after that, for requests under way. What the database says is cached for a few seconds; a session
that ends here ends at once, with its connections. Other servers are told, and would notice by themselves a little
later.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import suppress
from hmac import compare_digest
from typing import Protocol

from msgspec import Struct

from kibitz.server import clock
from kibitz.server.people.identity import COOKIE_AGE
from kibitz.server.storage.condition import Unavailable
from kibitz.server.storage.digests import digest, new_token
from kibitz.server.storage.people import sessions as queries
from kibitz.server.storage.people.sessions import Session
from kibitz.server.storage.store import Store
from kibitz.table.info import Millis

ROTATE: Millis = 24 * 3600 * 1000
"""How long a token is used before it is replaced."""
OVERLAP: Millis = 60_000
"""How long the old token works once the new one has been used; and how long to wait for that before making another."""
FRESH = 5.0
"""How long an answer of the database is cached, in seconds."""
MOST_REMEMBERED = 10_000
TEND = 30.0
"""Seconds between checks whether sessions of open connections have ended elsewhere."""


class Closable(Protocol):
    """A connection of a session."""

    @property
    def person(self) -> str:
        """Whose connection it is."""

    def say(self, message: Struct) -> None:
        """Send a message."""

    def close(self, code: str, status: int = ...) -> None:
        """Say goodbye and close."""


class Sessions:
    """Finds the session of a token, replaces tokens, and ends sessions with all that is connected by them."""

    def __init__(self, store: Store, now: Callable[[], Millis] = clock.now) -> None:
        self.tell: Callable[[tuple[str, ...]], None] | None = None
        """Tells other servers which sessions have ended."""
        self._store, self._now = store, now
        self._known: OrderedDict[str, tuple[Session, float]] = OrderedDict()
        self._used: dict[str, Millis] = {}
        self._open: dict[str, set[Closable]] = {}
        self._ended = 0

    # Who has a token.

    async def find(self, token: str) -> Session | None:
        """The session a token opens, if it's still valid."""
        seen = digest(token)
        known = self._known.get(seen)
        if known is not None and time.monotonic() - known[1] < FRESH:
            session: Session | None = known[0]
        else:
            session = await self._look(seen)
        if session is None or not self._is_good(session, seen):
            return None
        self._used[session.id] = self._now()
        if compare_digest(seen, session.token) and session.previous is not None and session.confirmed is None:
            await asyncio.to_thread(queries.confirm_token, self._store.engine, session, self._now())
            session = await self._look(seen)
        return session

    def _is_good(self, session: Session, seen: str) -> bool:
        if compare_digest(seen, session.token):
            return True
        replaced = session.confirmed
        return compare_digest(seen, session.previous or "") and (replaced is None or self._now() < replaced + OVERLAP)

    async def _look(self, seen: str) -> Session | None:
        """A session as the database has it; read again if a session ended meanwhile."""
        ended = -1
        found = None
        while ended != self._ended:
            ended = self._ended
            found = await self._store.ask(lambda connection: queries.find_session(connection, seen))
        if found is None:
            self._known.pop(seen, None)
            return None
        self._known[seen] = found, time.monotonic()
        self._known.move_to_end(seen)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return found

    # Tokens are issued.

    async def begin(self, person: str, device: str, signed: str = "", recovered: str = "") -> str | None:
        """Begin a session; returns its token, or None if the signed cookie or the recovery code it comes from has begun
        another one."""
        token = new_token()
        begun = await asyncio.to_thread(
            queries.begin_session,
            self._store.engine,
            person,
            digest(token),
            device,
            self._now(),
            signed=digest(signed) if signed else "",
            recovered=recovered,
        )
        return token if begun else None

    async def renewed(self, session: Session, token: str) -> str | None:
        """The token that replaces this one, if it's time for that."""
        seen, at = digest(token), self._now()
        age = at - session.issued
        lost = seen != session.token and session.confirmed is None and age > OVERLAP
        if not lost and (seen != session.token or age < ROTATE):
            return None
        new = new_token()
        if not await asyncio.to_thread(queries.replace_token, self._store.engine, session, seen, digest(new), at):
            return None
        self._known.pop(seen, None)
        return new

    # Sessions end.

    async def end(self, person: str, session: str | None = None) -> bool:
        """End a session of a person, or all of them, with their connections; False if there was none."""
        ended = await asyncio.to_thread(queries.end_sessions, self._store.engine, person, session)
        self.ended(ended)
        if session is None:
            self._close_all(person)
        if ended and self.tell is not None:
            self.tell(tuple(ended))
        return bool(ended)

    def ended(self, sessions: Iterable[str]) -> None:
        """Sessions have ended, here or at another server: forget them, and close their connections."""
        gone = {*sessions}
        self._ended += 1
        for seen in [seen for seen, (session, _) in self._known.items() if session.id in gone]:
            del self._known[seen]
        for session in gone:
            self._used.pop(session, None)
            for connection in list(self._open.get(session, ())):
                connection.close("signed-out", 1008)

    def _close_all(self, person: str) -> None:
        """Close a person's connections, including those by a signed cookie, which have no session."""
        for connection in [one for one in self.connections() if one.person == person]:
            connection.close("signed-out", 1008)

    def bar(self, person: str) -> None:
        """A person is banned: forget what's cached of them, and close their connections."""
        self._ended += 1
        self.renamed(person)
        for connection in [one for one in self.connections() if one.person == person]:
            connection.close("banned", 1008)

    def renamed(self, person: str) -> None:
        """A person has a new name: forget what's cached of them."""
        for seen in [seen for seen, (session, _) in self._known.items() if session.person == person]:
            del self._known[seen]

    # Connections come and go.

    def opened(self, session: str, connection: Closable) -> Callable[[], None]:
        """A session opened a connection; returns what to call when it's gone."""
        found = self._open.setdefault(session, set())
        found.add(connection)

        def gone() -> None:
            found.discard(connection)
            if not found and self._open.get(session) is found:
                del self._open[session]

        return gone

    def connections(self) -> list[Closable]:
        """All open connections."""
        return [one for found in self._open.values() for one in found]

    async def tend(self) -> None:
        """Run forever: write when sessions were last used, and close connections of those that ended elsewhere."""
        await asyncio.to_thread(queries.forget_unused, self._store.engine, self._now() - 1000 * COOKIE_AGE)
        while True:
            await asyncio.sleep(TEND)
            await self.check()

    async def check(self) -> None:
        """Write when sessions were last used; end here what has ended elsewhere."""
        at = self._now()
        here = [session for session in self._open if session]
        await self.flush(dict.fromkeys(here, at))
        living = await self._store.ask(lambda connection: queries.living_sessions(connection, here))
        if dead := {*here} - living:
            self.ended(dead)

    async def flush(self, also: dict[str, Millis] | None = None) -> None:
        """Write when sessions were last used; if the database is gone, nobody misses it."""
        used, self._used = {**self._used, **(also or {})}, {}
        with suppress(Unavailable):
            await self._store.change(lambda engine: queries.touch_sessions(engine, used))
