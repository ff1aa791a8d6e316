"""All that is kept about a person, as one JSON document."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from kibitz.games.record import Record, write
from kibitz.server.finished import archive, statistics
from kibitz.server.storage import model
from kibitz.server.storage import store as queries
from kibitz.server.storage.farewell import asked_by
from kibitz.server.storage.sessions import sessions_of
from kibitz.server.storage.store import Store
from kibitz.table import log
from kibitz.table.signing import RecordSigner

_json = msgspec.json.encode


class PersonalExport:
    """Writes piece by piece, one person at a time: it reads whole logs, and must not delay a game."""

    def __init__(self, store: Store, signer: RecordSigner) -> None:
        self._store, self._signer = store, signer
        self._turn = asyncio.Semaphore(1)

    async def of(self, person: str) -> AsyncIterator[bytes]:
        """The document of a person. Of games that are not over it has nothing but the person's own chat."""
        async with self._turn:
            ask = self._store.ask
            yield b'{"person":' + _json(await ask(lambda connection: _person(connection, person)))
            yield b',"statistics":' + _json(await ask(lambda connection: statistics.of_person(connection, person)))
            yield b',"chat":' + _json(await ask(lambda connection: _chat(connection, person)))
            yield b',"games":['
            comma = b""
            for table in await ask(lambda connection: _games(connection, person)):
                made = await ask(lambda connection, table=table: self._record(connection, table))  # type: ignore[misc]
                if made is not None:
                    yield comma + made
                    comma = b","
            yield b"]}"

    def _record(self, connection: Connection, table: str) -> bytes | None:
        rows = queries.read_log(connection, table)
        if not any(map(archive.begins, rows)):
            return None
        record: Record = self._signer.sign(archive.record_of(table, rows))
        return b'{"table":' + _json(table) + b',"record":' + write(record) + b"}"


def _person(connection: Connection, person: str) -> dict[str, Any]:
    row = connection.execute(select(model.people).where(model.people.c.id == person)).one_or_none()
    sessions = [
        {"device": one.device, "created": one.created, "used": one.used} for one in sessions_of(connection, person)
    ]
    return {"id": person, "name": row.name if row else "", "created": row.created if row else 0, "sessions": sessions}


def _games(connection: Connection, person: str) -> list[str]:
    tables, players = model.tables, model.players
    query = (
        select(tables.c.id)
        .join(players, players.c.table_id == tables.c.id)
        .where(players.c.person == person, tables.c.status.in_(("over", "abandoned")))
        .order_by(tables.c.finished, tables.c.id)
    )
    return list(connection.scalars(query))


def _chat(connection: Connection, person: str) -> list[dict[str, Any]]:
    """What a person said, at any table."""
    found = []
    for row in connection.execute(select(model.log).where(asked_by(person)).order_by(model.log.c.at)):
        body = log.decode(row.body)
        if isinstance(body, log.Said):
            found.append({"table": row.table_id, "at": row.at, "text": body.text, "reaction": body.reaction})
    return found
