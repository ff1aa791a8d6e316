"""Deleting a person: what the database says of them is rewritten, table by table, so that it leads to nobody.

Logs stay whole and fold to the same game. The person's id becomes one that nobody has, another in each table; the name
becomes `someone`; what they said is emptied, and the ids of their messages are dropped.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, Engine, delete, or_, select, update

from kibitz.server.storage import model
from kibitz.server.storage.clubs import leave_all
from kibitz.server.storage.database import upserting, writing
from kibitz.server.storage.notifications.notifications import forget_name
from kibitz.server.storage.people.names import SOMEONE
from kibitz.server.storage.summary import Summary
from kibitz.table import log
from kibitz.table.chairs import GONE
from kibitz.table.info import Millis


def asked_by(person: str) -> ColumnElement[bool]:
    """Rows of the log that a person asked for. No index leads there: it reads the whole log."""
    return model.log.c.asked.startswith(f"{person}:", autoescape=True)


def begin_leaving(engine: Engine, person: str, now: Millis) -> None:
    """Begin a deletion: nobody is this person any more, and the name is free."""
    people = model.people
    with writing(engine) as connection:
        if name := connection.scalar(select(people.c.name).where(people.c.id == person)):
            forget_name(connection, name)
        leave_all(connection, person)
        nobody = {"name": "", "skeleton": f"{GONE}{person}", "stem": f"{GONE}{person}", "number": 1, "signed": False}
        mine = update(people).where(people.c.id == person, people.c.leaving.is_(None))
        connection.execute(mine, {**nobody, "leaving": now})
        connection.execute(delete(model.sessions).where(model.sessions.c.person == person))


def leaving(connection: Connection) -> list[str]:
    """The people whose deletion has begun."""
    people = model.people
    gone = people.c.leaving.is_not(None) & people.c.joining.is_(None)  # someone who is being merged isn't deleted
    return list(connection.scalars(select(people.c.id).where(gone)))


def tables_with(connection: Connection, person: str) -> list[str]:
    """Tables that say anything of a person; it reads the whole log."""
    log, players = model.log, model.players
    named = log.c.body.contains(person, autoescape=True)
    found = {*connection.scalars(select(log.c.table_id).where(or_(asked_by(person), named)).distinct())}
    return sorted(found | {*connection.scalars(select(players.c.table_id).where(players.c.person == person))})


def forget_at(engine: Engine, person: str, table: str) -> None:
    """Rewrite what one table says of a person."""
    with writing(engine) as connection:
        _rewrite_summary(connection, person, table)
        _rewrite_log(connection, person, table)
        players = model.players
        connection.execute(delete(players).where(players.c.table_id == table, players.c.person == person))


def finish_leaving(engine: Engine, person: str) -> None:
    """Finish a deletion: remove the person's row and their counts, which is all that's left."""
    with writing(engine) as connection:
        leave_all(connection, person)
        _keep_strengths(connection, person)
        for table in model.metadata.sorted_tables:
            if "person" in table.c:
                connection.execute(delete(table).where(table.c.person == person))
        for table in (model.encounters, model.partners, model.follows, model.notes):
            connection.execute(delete(table).where(table.c.other == person))
        pairs = model.rated_games
        for column in (pairs.c.one, pairs.c.two):
            connection.execute(update(pairs).where(column == person).values({column: None}))
        avoided, people = model.avoided, model.people
        connection.execute(delete(avoided).where(avoided.c.other == person))
        _forget_reports(connection, person)
        connection.execute(update(people).where(people.c.joining == person), {"joining": None})
        connection.execute(delete(people).where(people.c.id == person))


def _forget_reports(connection: Connection, person: str) -> None:
    """What the person reported, what was reported of them, and their words in the reports of others."""
    reports = model.reports
    connection.execute(delete(reports).where(or_(reports.c.reporter == person, reports.c.reported == person)))
    quoting = select(reports.c.number, reports.c.lines).where(reports.c.lines.contains(person, autoescape=True))
    for row in connection.execute(quoting).all():
        lines = [line for line in msgspec.json.decode(row.lines) if person not in line.values()]
        new = msgspec.json.encode(lines).decode()
        connection.execute(update(reports).where(reports.c.number == row.number), {"lines": new})


def _keep_strengths(connection: Connection, person: str) -> None:
    """How strong the person was in each rated game, without who it was: the ratings of the others follow from it."""
    changes, kept = model.rating_changes, model.departed_ratings
    query = select(*(changes.c[column.name] for column in kept.c)).where(changes.c.person == person)
    rows = [dict(row._mapping) for row in connection.execute(query)]
    if rows:
        connection.execute(upserting(connection, kept).on_conflict_do_nothing(), rows)


def _rewrite_summary(connection: Connection, person: str, table: str) -> None:
    players, tables = model.players, model.tables
    seats = select(players.c.seat).where(players.c.table_id == table, players.c.person == person)
    mine = {*connection.scalars(seats)}
    text = connection.scalar(select(tables.c.summary).where(tables.c.id == table).with_for_update())
    if not mine or text is None:
        return
    summary = msgspec.json.decode(text, type=Summary)
    named = tuple(replace(seat, name=SOMEONE) if i in mine else seat for i, seat in enumerate(summary.seats))
    new = msgspec.json.encode(replace(summary, seats=named)).decode()
    connection.execute(update(tables).where(tables.c.id == table), {"summary": new})


def _rewrite_log(connection: Connection, person: str, table: str) -> None:
    rows, nobody = model.log, f"{GONE}{secrets.token_urlsafe(9)}"
    for row in connection.execute(select(rows).where(rows.c.table_id == table)).all():
        mine = row.asked.startswith(f"{person}:")
        if not mine and person not in row.body:
            continue
        body = _without(log.decode(row.body.replace(person, nobody)), nobody, mine=mine)
        values: dict[str, Any] = {"body": log.encode(body).decode(), "asked": "" if mine else row.asked}
        connection.execute(update(rows).where(rows.c.table_id == table, rows.c.seq == row.seq), values)


def _without(body: log.Body, nobody: str, *, mine: bool) -> log.Body:
    """A row without the name, and without what was said."""
    match body:
        case log.Sat(person=person) if person == nobody:
            return replace(body, name=SOMEONE, guest=False)
        case log.Opened():
            chairs = tuple(replace(one, name=SOMEONE) if one.person == nobody else one for one in body.chairs)
            return replace(body, chairs=chairs)
        case log.Said() if mine:
            return replace(body, text="", reaction="", name=SOMEONE if body.name else "")
        case _:
            return body
