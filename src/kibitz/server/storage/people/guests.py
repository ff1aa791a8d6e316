"""Guests to whom nothing belongs: found, and removed when they haven't been here for a long time."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, and_, delete, func, select, union

from kibitz.server.storage import model
from kibitz.server.storage.database import writing
from kibitz.server.storage.people.merging import OTHERS
from kibitz.table.info import Millis

PASSING = ("sessions", "tickets", "wishes", "notifications", "deliveries", "notice_settings", "profiles")
"""Tables with a column `person` that come with being here. A row in any other means that something is theirs."""
ID = 16
"""How many characters of a person's id are compared with what the log says: all of them, in ids as they're made."""
AT_ONCE = 500


def has_belongings(connection: Connection, person: str) -> bool:
    """Whether anything is kept about someone but that they were here."""
    return any(connection.scalar(select(column).where(column == person).limit(1)) for column in _naming())


def _naming() -> list[Any]:
    """The columns that name a person of whom there is something to keep."""
    tables = model.metadata.sorted_tables
    own = [table.c.person for table in tables if "person" in table.c and table.name not in PASSING]
    return own + [model.metadata.tables[name].c[column] for name, column in OTHERS]


def _unseen(before: Millis) -> Any:
    """People without an account who have nothing and haven't been here since some moment; when those with a cookie of
    an earlier release were here isn't known."""
    people, sessions = model.people, model.sessions
    kept = union(
        select(sessions.c.person).where(sessions.c.used >= before),
        *(select(column).where(column.is_not(None)) for column in _naming()),
    )
    guests = people.c.kept.is_(None) & people.c.leaving.is_(None) & ~people.c.signed & (people.c.created < before)
    return and_(guests, people.c.id.not_in(kept))


def unseen_guests(connection: Connection, before: Millis) -> list[str]:
    """Some of the guests who have nothing, have done nothing at any table, and haven't been here since some moment."""
    people, asked = model.people, model.log.c.asked
    acted = select(func.substr(asked, 1, ID)).where(asked != "").distinct()
    query = select(people.c.id).where(_unseen(before), func.substr(people.c.id, 1, ID).not_in(acted))
    return list(connection.scalars(query.limit(AT_ONCE)))


def remove_guest(engine: Engine, person: str, before: Millis) -> bool:
    """Remove a guest, unless they came back or got something meanwhile."""
    people = model.people
    with writing(engine) as connection:
        this = select(people.c.id).where(people.c.id == person, _unseen(before)).with_for_update()
        if connection.scalar(this) is None:
            return False
        for table in (model.metadata.tables[name] for name in PASSING):
            connection.execute(delete(table).where(table.c.person == person))
        connection.execute(delete(people).where(people.c.id == person))
    return True
