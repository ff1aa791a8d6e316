"""Tokens of bot processes, as digests."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from msgspec import Struct
from sqlalchemy import Connection, Engine, delete, insert, or_, select, update

from kibitz.server.storage.model import bot_tokens
from kibitz.table.info import Millis


class BotToken(Struct, frozen=True):
    """A token: whose it is and when it was last used."""

    id: str
    name: str
    created: Millis
    used: Millis | None


def add_token(engine: Engine, name: str, digest: str, now: Millis) -> str:
    """Keep a new token; its id."""
    key = secrets.token_hex(4)
    with engine.begin() as connection:
        connection.execute(insert(bot_tokens).values(id=key, name=name, token=digest, created=now))
    return key


def tokens(connection: Connection) -> list[BotToken]:
    """All tokens, the oldest first."""
    query = select(bot_tokens).order_by(bot_tokens.c.created, bot_tokens.c.id)
    return [BotToken(row.id, row.name, row.created, row.used) for row in connection.execute(query)]


def find_token(engine: Engine, digest: str, now: Millis) -> str | None:
    """The id of a valid token; its use is noted."""
    with engine.begin() as connection:
        key: str | None = connection.scalar(select(bot_tokens.c.id).where(bot_tokens.c.token == digest))
        if key is not None:
            connection.execute(update(bot_tokens).where(bot_tokens.c.id == key), {"used": now})
    return key


def revoke_tokens(engine: Engine, which: str) -> int:
    """Revoke a token by its id, or all of a name; how many there were."""
    with engine.begin() as connection:
        mine = or_(bot_tokens.c.id == which, bot_tokens.c.name == which)
        return connection.execute(delete(bot_tokens).where(mine)).rowcount


def living_tokens(connection: Connection, ids: Iterable[str]) -> set[str]:
    """Those of some tokens that have not been revoked."""
    return {*connection.scalars(select(bot_tokens.c.id).where(bot_tokens.c.id.in_(list(ids))))}
