"""What the server's host does and sees, in the database: acts, sanctions, keys to the host's page, lists."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, delete, func, insert, or_, select

from kibitz.server.storage import model
from kibitz.server.storage.database import upserting
from kibitz.server.storage.store import UNFINISHED
from kibitz.server.storage.summary import Summary
from kibitz.table.info import Millis

ActName: TypeAlias = Literal["mute", "unmute", "ban", "unban", "close", "announce", "open", "enter"]
MOST_LISTED = 200
SANCTIONS = {"mute": ("mute", True), "unmute": ("mute", False), "ban": ("ban", True), "unban": ("ban", False)}
"""Acts that change how someone is treated: which sanction, and whether it holds from then on."""


class ActRow(Struct, frozen=True):
    """Something that the server's host did: when, from where, and to whom or what."""

    number: int
    at: Millis
    by: str
    """`cli` or `page`."""
    act: ActName
    subject: str
    name: str
    """The current name of the person it was done to; empty otherwise."""
    note: str = ""
    restart: Millis | None = None


class HostedPerson(Struct, frozen=True):
    """Someone, as the host's lists show them."""

    id: str
    name: str
    created: Millis
    used: Millis | None
    """When they were last here, give or take half a minute; None if they're signed in nowhere."""
    muted: bool
    banned: bool


class HostedTable(Struct, frozen=True):
    """An unfinished table, as the host's lists show it."""

    id: str
    game: str
    status: str
    created: Millis
    touched: Millis
    players: tuple[str, ...]
    """As in records: names of people, and `bot:` with a bot's name."""


def write_act(
    engine: Engine, now: Millis, by: str, act: ActName, subject: str, *, note: str = "", restart: Millis | None = None
) -> None:
    """Add an act to the log, with what it changes in the same transaction."""
    details = {name: value for name, value in (("note", note), ("restart", restart)) if value}
    row = {"at": now, "by": by, "act": act, "subject": subject, "details": msgspec.json.encode(details).decode()}
    with engine.begin() as connection:
        connection.execute(insert(model.acts).values(row))
        if act in SANCTIONS:
            _treat(connection, subject, *SANCTIONS[act], now)


def _treat(connection: Connection, person: str, how: str, holds: bool, now: Millis) -> None:  # noqa: FBT001
    sanctions = model.sanctions
    if holds:
        put = upserting(connection, sanctions).values(person=person, how=how, at=now)
        connection.execute(put.on_conflict_do_nothing(index_elements=["person", "how"]))
    else:
        connection.execute(delete(sanctions).where(sanctions.c.person == person, sanctions.c.how == how))


def acts(connection: Connection, limit: int = MOST_LISTED) -> list[ActRow]:
    """What was done, newest first."""
    query = select(model.acts, model.people.c.name).outerjoin(
        model.people, (model.people.c.id == model.acts.c.subject) & model.people.c.leaving.is_(None)
    )
    found = []
    for row in connection.execute(query.order_by(model.acts.c.number.desc()).limit(limit)):
        details: dict[str, Any] = msgspec.json.decode(row.details)
        found.append(ActRow(row.number, row.at, row.by, row.act, row.subject, row.name or "", **details))
    return found


def announced_restart(connection: Connection, now: Millis) -> Millis | None:
    """When the server restarts by the last announcement; None if that is past, or was withdrawn."""
    query = select(model.acts.c.details).where(model.acts.c.act == "announce").order_by(model.acts.c.number.desc())
    details = connection.scalar(query.limit(1))
    at: Millis | None = msgspec.json.decode(details).get("restart") if details else None
    return at if at is not None and at > now else None


def is_muted(connection: Connection, person: str) -> bool:
    """Whether the host has muted someone."""
    sanctions = model.sanctions
    query = select(sanctions.c.person).where(sanctions.c.person == person, sanctions.c.how == "mute")
    return connection.scalar(query) is not None


def hosted_people(connection: Connection, name: str = "") -> list[HostedPerson]:
    """People whose name contains a text, or whose id it is; last seen first."""
    people, sessions, sanctions = model.people, model.sessions, model.sanctions
    used = select(func.max(sessions.c.used)).where(sessions.c.person == people.c.id).scalar_subquery()
    query = select(people.c.id, people.c.name, people.c.created, used.label("used")).where(people.c.leaving.is_(None))
    if name:
        query = query.where(or_(people.c.name.icontains(name, autoescape=True), people.c.id == name))
    rows = connection.execute(
        query.order_by(used.desc().nulls_last(), people.c.created.desc()).limit(MOST_LISTED)
    ).all()
    held = connection.execute(select(sanctions.c.person, sanctions.c.how)).all()
    treated = {(row.person, row.how) for row in held}
    return [
        HostedPerson(row.id, row.name, row.created, row.used, (row.id, "mute") in treated, (row.id, "ban") in treated)
        for row in rows
    ]


def hosted_tables(connection: Connection) -> list[HostedTable]:
    """Unfinished tables, last touched first."""
    tables = model.tables
    query = select(tables).where(tables.c.status.in_(UNFINISHED)).order_by(tables.c.touched.desc()).limit(MOST_LISTED)
    found = []
    for row in connection.execute(query):
        seats = msgspec.json.decode(row.summary, type=Summary).seats
        players = tuple(
            f"bot:{seat.bot}" if seat.kind == "bot" else seat.name for seat in seats if seat.kind in ("bot", "person")
        )
        found.append(HostedTable(row.id, row.game, row.status, row.created, row.touched, players))
    return found


def find_subject(connection: Connection, text: str) -> str | None:
    """The id of the person who has this id or exactly this name."""
    people = model.people
    here = people.c.leaving.is_(None)
    found: str | None = connection.scalar(select(people.c.id).where(people.c.id == text, here))
    return found or connection.scalar(select(people.c.id).where(people.c.name == text, here))


def add_key(engine: Engine, digest: str, kind: str, until: Millis, now: Millis) -> None:
    """Store a key to the host's page; expired ones are deleted."""
    with engine.begin() as connection:
        connection.execute(delete(model.host_keys).where(model.host_keys.c.until <= now))
        connection.execute(insert(model.host_keys).values(token=digest, kind=kind, until=until))


def take_link(engine: Engine, digest: str, now: Millis) -> bool:
    """Use up a link; False if it has expired or was used."""
    keys = model.host_keys
    mine = delete(keys).where(keys.c.token == digest, keys.c.kind == "link", keys.c.until > now)
    with engine.begin() as connection:
        return bool(connection.execute(mine).rowcount)


def has_session(connection: Connection, digest: str, now: Millis) -> bool:
    """Whether a session of the host is still valid."""
    keys = model.host_keys
    query = select(keys.c.token).where(keys.c.token == digest, keys.c.kind == "session", keys.c.until > now)
    return connection.scalar(query) is not None


def end_session(engine: Engine, digest: str) -> None:
    """End a session of the host."""
    with engine.begin() as connection:
        connection.execute(delete(model.host_keys).where(model.host_keys.c.token == digest))
