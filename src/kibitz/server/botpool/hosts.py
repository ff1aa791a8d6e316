"""Who may offer bots: the server's own processes, and hosts that were given a token.

A process of the server's own has a token for as long as it runs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from hmac import compare_digest
from ipaddress import IPv6Address, ip_address
from typing import Any, Protocol

from msgspec import Struct

from kibitz.server.asgi import header
from kibitz.server.clock import now
from kibitz.server.storage.digests import digest, new_token
from kibitz.server.storage.store import Store
from kibitz.server.storage.tokens import find_token, living_tokens

LOOK = 3.0
"""Seconds between checks for revoked tokens of connected processes."""
SHARED = "bot.token"
"""The id of the token in the file `bot.token`, which earlier releases made."""


class BotHost(Struct, frozen=True):
    """Where a bot process belongs: its token's id and its network, or the server itself, which is trusted."""

    token: str
    address: str
    trusted: bool = False


TRUSTED = BotHost("", "", trusted=True)


class HostConnection(Protocol):
    """A connection of a bot process."""

    def close(self, code: str, status: int = ...) -> None:
        """Say goodbye and close."""


class BotHosts:
    """Checks tokens, and closes connections whose token is revoked."""

    def __init__(self, store: Store, shared: str) -> None:
        self._store, self._shared = store, shared
        self._own: set[str] = set()
        self._open: dict[str, set[HostConnection]] = {}

    def issue(self) -> str:
        """A token for a process of the server's own; kept in memory only."""
        token = new_token()
        self._own.add(digest(token))
        return token

    def withdraw(self, token: str) -> None:
        """A process of the server's own has ended."""
        self._own.discard(digest(token))

    async def of(self, scope: Mapping[str, Any]) -> BotHost | None:
        """Which host opens a connection, by its token."""
        kind, _, token = header(scope, b"authorization").partition(" ")
        if kind != "Bearer" or not token:
            return None
        seen, address = digest(token), _network(str((scope.get("client") or ("",))[0]))
        if seen in self._own:
            return BotHost("", address, trusted=True)
        if self._shared and compare_digest(seen, digest(self._shared)):
            return BotHost(SHARED, address)
        key = await asyncio.to_thread(find_token, self._store.engine, seen, now())
        return None if key is None else BotHost(key, address)

    def opened(self, host: BotHost, connection: HostConnection) -> Callable[[], None]:
        """A host opened a connection; returns what to call when it's gone."""
        found = self._open.setdefault(host.token, set())
        found.add(connection)
        return lambda: found.discard(connection)

    async def tend(self) -> None:
        """Run forever, closing connections whose token has been revoked."""
        while True:
            await asyncio.sleep(LOOK)
            self._open = {key: found for key, found in self._open.items() if found}
            if here := [key for key in self._open if key not in ("", SHARED)]:
                living = await self._store.ask(lambda connection, here=here: living_tokens(connection, here))  # type: ignore[misc]
                for key in {*here} - living:
                    for connection in list(self._open[key]):
                        connection.close("signed-out", 1008)


def _network(client: str) -> str:
    """An address, or the /64 of an IPv6 one: within that a host may choose."""
    try:
        address = ip_address(client)
    except ValueError:
        return client
    if not isinstance(address, IPv6Address):
        return client
    return str(address.ipv4_mapped or int(address) >> 64)
