"""The way to the host's page: a link that works once and for a short time, then a session of the host, separate from
players' sessions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kibitz.server import clock
from kibitz.server.asgi import header
from kibitz.server.people.identity import is_secure
from kibitz.server.storage import hosting as queries
from kibitz.server.storage.digests import digest, new_token
from kibitz.server.storage.store import Store
from kibitz.table.info import Millis

LINK: Millis = 10 * 60_000
SESSION: Millis = 12 * 3600_000
PLAIN, SECURE = "kibitz-host", "__Host-kibitz-host"


class HostKeys:
    """Makes links, turns them into sessions, and recognises the host by those. The database keeps digests only."""

    def __init__(self, store: Store, now: Callable[[], Millis] = clock.now) -> None:
        self._store, self._now = store, now

    async def link(self) -> str:
        """The secret of a new link."""
        return await self._new("link", LINK)

    async def enter(self, link: str) -> str | None:
        """Exchange a link for a session; None if the link has expired or was used."""
        at = self._now()
        if not await self._store.change(lambda engine: queries.take_link(engine, digest(link), at)):
            return None
        return await self._new("session", SESSION)

    async def knows(self, scope: Mapping[str, Any]) -> bool:
        """Whether the host sent a request."""
        token = _cookie(scope)
        at = self._now()
        return bool(token) and await self._store.ask(
            lambda connection: queries.has_session(connection, digest(token), at)
        )

    async def leave(self, scope: Mapping[str, Any]) -> None:
        """End the session of a request."""
        token = _cookie(scope)
        await self._store.change(lambda engine: queries.end_session(engine, digest(token)))

    async def _new(self, kind: str, length: Millis) -> str:
        token, at = new_token(), self._now()
        await self._store.change(lambda engine: queries.add_key(engine, digest(token), kind, at + length, at))
        return token


def _cookie(scope: Mapping[str, Any]) -> str:
    wanted = SECURE if is_secure(scope) else PLAIN
    parts = (part.strip().partition("=") for part in header(scope, b"cookie").split(";"))
    return next((value for name, _, value in parts if name == wanted), "")


def host_cookie(scope: Mapping[str, Any], token: str) -> str:
    """The Set-Cookie header: for this site's own requests only. An empty token deletes the cookie."""
    name, tail = (SECURE, "; Secure") if is_secure(scope) else (PLAIN, "")
    age = SESSION // 1000 if token else 0
    return f"{name}={token}; Max-Age={age}; Path=/; HttpOnly; SameSite=Strict{tail}"
