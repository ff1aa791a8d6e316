"""Where people at rated tables connect from, kept so that it tells one thing only: whether two shared an address."""

from __future__ import annotations

import hmac
from ipaddress import ip_address

from sqlalchemy import Engine

from kibitz.server.storage.database import writing
from kibitz.server.storage.ratings import see
from kibitz.server.storage.store import Store


class Sightings:
    """Keeps a keyed digest of table and address. Digests of different tables can't be compared, nor undone."""

    def __init__(self, key: bytes, store: Store) -> None:
        self._key, self._store = key, store

    async def keep(self, table: str, person: str, address: str) -> None:
        """Someone with an account came to a rated table; connections from this machine don't count."""
        if is_household(address):
            digest = digest_of(self._key, table, address)
            await self._store.change(lambda engine: _keep(engine, table, person, digest))


def digest_of(key: bytes, table: str, address: str) -> str:
    """The digest kept for an address at one table."""
    return hmac.new(key, f"{table} {address}".encode(), "sha256").hexdigest()


def is_household(address: str) -> bool:
    """Whether an address identifies a household: not that of the server itself, or of its proxy."""
    try:
        return not ip_address(address.partition("/")[0]).is_loopback
    except ValueError:
        return False


def _keep(engine: Engine, table: str, person: str, digest: str) -> None:
    with writing(engine) as connection:
        see(connection, table, person, digest)
