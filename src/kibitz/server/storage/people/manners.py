"""Whom people avoid, and what they report about others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, or_, select

from kibitz.server.storage import model
from kibitz.server.storage.database import upserting
from kibitz.server.storage.hosting import is_muted
from kibitz.table.info import Millis

How: TypeAlias = Literal["mute", "block"]
ReportReason: TypeAlias = Literal["abuse", "cheating", "stalling", "name", "other"]
MOST_AVOIDED = 500
"""How many people one may avoid: far more than anyone meets, and few enough to load with every connection."""
LINES = 20
"""How many of the last lines of chat go with a report."""


class Avoidance(Struct, frozen=True):
    """How someone treats others, and others them."""

    hidden: frozenset[str] = frozenset()
    """People whose words aren't shown to them: muted, blocked, or having blocked them."""
    barred_by: frozenset[str] = frozenset()
    """People at whose tables they get no seat."""
    silenced: bool = False
    """Whether the server's host has muted them: their own words aren't taken."""


class AvoidedPerson(Struct, frozen=True):
    """Someone a person has muted or blocked."""

    person: str
    name: str
    how: How


class ReportLine(Struct, frozen=True):
    """A line of chat that goes with a report: who said it, by id and name, and what."""

    at: Millis
    person: str
    name: str
    text: str


class Report(Struct, frozen=True):
    """What someone reported about another person."""

    number: int
    at: Millis
    table: str
    reporter: str
    reporter_name: str
    reported: str
    reported_name: str
    reason: str
    note: str
    lines: tuple[ReportLine, ...]


def avoidance(connection: Connection, person: str) -> Avoidance:
    """How someone treats others, and others them."""
    avoided = model.avoided
    query = select(avoided.c.person, avoided.c.other, avoided.c.how)
    rows = connection.execute(query.where(or_(avoided.c.person == person, avoided.c.other == person))).all()
    barred_by = frozenset(row.person for row in rows if row.other == person and row.how == "block")
    hidden = frozenset(row.other for row in rows if row.person == person) | barred_by
    return Avoidance(hidden, barred_by, is_muted(connection, person))


def avoided_by(connection: Connection, person: str) -> tuple[AvoidedPerson, ...]:
    """Whom a person has muted or blocked, by name."""
    avoided, people = model.avoided, model.people
    query = select(avoided.c.other, people.c.name, avoided.c.how).join(people, people.c.id == avoided.c.other)
    rows = connection.execute(query.where(avoided.c.person == person).order_by(people.c.name))
    return tuple(AvoidedPerson(row.other, row.name, row.how) for row in rows)


def avoid(connection: Connection, person: str, other: str, how: How | None, now: Millis) -> bool:
    """Mute or block someone, or neither; False if a person avoids too many already."""
    avoided = model.avoided
    with connection.begin():
        if how is None:
            connection.execute(delete(avoided).where(avoided.c.person == person, avoided.c.other == other))
            return True
        known = set(connection.scalars(select(avoided.c.other).where(avoided.c.person == person)))
        if len(known - {other}) >= MOST_AVOIDED:
            return False
        values = {"how": how, "at": now}
        put = upserting(connection, avoided).values(person=person, other=other, **values)
        connection.execute(put.on_conflict_do_update(index_elements=["person", "other"], set_=values))
    return True


def report(
    connection: Connection,
    table: str,
    reporter: str,
    reported: str,
    reason: ReportReason,
    note: str,
    lines: Any,
    now: Millis,
) -> None:
    """Keep what someone reports; a second report of the same person at the same table replaces the first."""
    reports = model.reports
    text = msgspec.json.encode(lines).decode()
    values = {"at": now, "reason": reason, "note": note, "lines": text}
    put = upserting(connection, reports).values(table_id=table, reporter=reporter, reported=reported, **values)
    with connection.begin():
        connection.execute(put.on_conflict_do_update(index_elements=["table_id", "reporter", "reported"], set_=values))


def reports(connection: Connection) -> Iterator[Report]:
    """All reports, newest first."""
    rows = connection.execute(select(model.reports).order_by(model.reports.c.at.desc(), model.reports.c.number.desc()))
    names = {row.id: row.name for row in connection.execute(select(model.people.c.id, model.people.c.name))}
    for row in rows:
        lines = msgspec.json.decode(row.lines, type=tuple[ReportLine, ...])
        who = (row.reporter, names.get(row.reporter, "?"), row.reported, names.get(row.reported, "?"))
        yield Report(row.number, row.at, row.table_id, *who, row.reason, row.note, lines)
