"""Everything we keep about a person, as one JSON document."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, select

from kibitz.server.clock import now
from kibitz.server.finished import answers, statistics
from kibitz.server.limits.beside import Unanswerable
from kibitz.server.limits.buckets import Buckets
from kibitz.server.limits.recounts import Recounts
from kibitz.server.storage import clubs, model, profiles
from kibitz.server.storage import store as queries
from kibitz.server.storage.notifications import channels
from kibitz.server.storage.notifications.notifications import notices_of
from kibitz.server.storage.people import acquaintances
from kibitz.server.storage.people.accounts import account_of
from kibitz.server.storage.people.deletion import asked_by
from kibitz.server.storage.people.manners import avoided_by
from kibitz.server.storage.people.sessions import sessions_of
from kibitz.server.storage.store import Store
from kibitz.table import log
from kibitz.table.signing import DIGEST, RecordSigner, with_signature

_json = msgspec.json.encode
ResultT = TypeVar("ResultT")


class PersonalExport:
    """Writes the document piece by piece, one person at a time: it reads whole logs and must not delay a game. Nobody
    may ask often."""

    def __init__(self, store: Store, signer: RecordSigner | None, recounts: Recounts, *, limited: bool = True) -> None:
        self._store, self._signer, self._recounts = store, signer, recounts
        self._turn = asyncio.Lock()
        self._asked = Buckets(limited / 20, 3)

    def may(self, person: str) -> bool:
        """Whether a person may ask now."""
        return self._asked.take(person)

    async def _ask(self, question: Callable[[Connection], ResultT]) -> ResultT:
        """Someone who downloads slowly holds nobody up: the lock only covers reading."""
        async with self._turn:
            return await self._store.ask(question)

    async def of(self, person: str) -> AsyncGenerator[bytes, None]:
        """A person's document. Of unfinished games it has nothing but the person's own chat."""
        ask = self._ask
        yield b'{"person":' + _json(await ask(lambda connection: _person(connection, person)))
        yield b',"statistics":' + _json(await ask(lambda connection: statistics.of_person(connection, person)))
        yield b',"clubs":' + _json(await ask(lambda connection: clubs.kept_of(connection, person)))
        yield b',"ratings":' + _json(await ask(lambda connection: _ratings(connection, person)))
        yield b',"people":' + _json(await ask(lambda connection: _people(connection, person)))
        yield b',"chat":' + _json(await ask(lambda connection: _chat(connection, person)))
        yield b',"notifications":' + _json(await ask(lambda connection: _notices(connection, person)))
        yield b',"account":' + _json(await ask(lambda connection: _account(connection, person)))
        yield b',"avoided":' + _json(await ask(lambda connection: _avoided(connection, person)))
        yield b',"games":['
        comma = b""
        for table in await ask(lambda connection: _games(connection, person)):
            made = await self._record(person, table)
            if made is not None:
                yield comma + made
                comma = b","
        yield b"]}"

    async def _record(self, person: str, table: str) -> bytes | None:
        rows = await self._ask(lambda connection: queries.kept_log(connection, table))
        try:
            made = await self._recounts.run(person, answers.record, answers.KeptGame(table, None, rows))
        except Unanswerable:  # it never began
            return None
        record = made[DIGEST:]
        if self._signer is not None:
            record = with_signature(record, self._signer.signature(made[:DIGEST]))
        reviews = _json(await self._ask(lambda connection: _reviews(connection, table)))
        return b'{"table":' + _json(table) + b',"record":' + record + b',"reviews":' + reviews + b"}"


def _person(connection: Connection, person: str) -> dict[str, Any]:
    row = connection.execute(select(model.people).where(model.people.c.id == person)).one_or_none()
    sessions = [
        {"device": one.device, "created": one.created, "used": one.used} for one in sessions_of(connection, person)
    ]
    sanctions = connection.execute(select(model.sanctions).where(model.sanctions.c.person == person))
    return {
        "id": person,
        "name": row.name if row else "",
        "created": row.created if row else 0,
        "sessions": sessions,
        "sanctions": [{"how": one.how, "at": one.at} for one in sanctions],
    }


def _ratings(connection: Connection, person: str) -> dict[str, Any]:
    """A person's ratings, what each rated game did to them, and what is kept of their addresses."""
    changes, seen = model.rating_changes, model.sightings
    mine = connection.execute(select(changes).where(changes.c.person == person).order_by(changes.c.at))
    kept = connection.execute(select(seen.c.table_id, seen.c.digest).where(seen.c.person == person))
    return {
        "changes": [{name: value for name, value in row._mapping.items() if name != "person"} for row in mine],
        "addresses": [dict(row._mapping) for row in kept],
    }


def _people(connection: Connection, person: str) -> dict[str, Any]:
    """Who may see a person's profile, whom they follow, and their notes."""
    return {
        "visible": acquaintances.visibility(connection, person),
        "people": acquaintances.acquaintances(connection, person),
        "profile": profiles.profile_of(connection, person, now(), person),
    }


def _account(connection: Connection, person: str) -> dict[str, Any]:
    """The ways to sign in; of secrets, only when they were made."""
    found = account_of(connection, person)
    passkeys = [{"name": one.name, "created": one.created, "used": one.used} for one in found.passkeys]
    return {"since": found.kept, "passkeys": passkeys, "recovery_code": found.code, "address": found.address}


def _avoided(connection: Connection, person: str) -> list[dict[str, str]]:
    """Whom the person has muted or blocked, by name."""
    return [{"name": one.name, "how": one.how} for one in avoided_by(connection, person)]


def _reviews(connection: Connection, table: str) -> list[dict[str, Any]]:
    """The reviews of a game that are done."""
    reviews = model.reviews
    query = select(reviews).where(reviews.c.table_id == table, reviews.c.review.is_not(None))
    rows = connection.execute(query.order_by(reviews.c.created))
    return [
        {"engine": row.engine, "effort": row.effort, "created": row.created, "review": msgspec.Raw(row.review.encode())}
        for row in rows
    ]


def _games(connection: Connection, person: str) -> list[str]:
    tables, players = model.tables, model.players
    query = (
        select(tables.c.id)
        .join(players, players.c.table_id == tables.c.id)
        .where(players.c.person == person, tables.c.status.in_(("over", "abandoned")))
        .order_by(tables.c.finished, tables.c.id)
    )
    return list(connection.scalars(query))


def _notices(connection: Connection, person: str) -> dict[str, Any]:
    """A person's notifications, and where they want them."""
    return {
        "told": notices_of(connection, person, limit=None),
        "wishes": channels.wishes_of(connection, person),
        "browsers": channels.browsers_of(connection, person),
        "mail": channels.mail_of(connection, person),
        "webhook": channels.webhook_of(connection, person),
    }


def _chat(connection: Connection, person: str) -> list[dict[str, Any]]:
    """What a person said, at any table."""
    found = []
    for row in connection.execute(select(model.log).where(asked_by(person)).order_by(model.log.c.at)):
        body = log.decode(row.body)
        if isinstance(body, log.Said):
            found.append({"table": row.table_id, "at": row.at, "text": body.text, "reaction": body.reaction})
    return found
