"""People someone knows: friends, those they've played with lately, and those in a club with them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, func, select, union

from kibitz.server.storage import model
from kibitz.server.storage.clubs import ASKED
from kibitz.table.info import Millis

LATELY: Millis = 90 * 24 * 3_600_000
HERE: Millis = 90_000
"""How long someone counts as here after their last request: browsers ask at least every half minute."""
MOST = 60


class Companion(Struct, frozen=True):
    """Someone to play with again."""

    person: str
    name: str
    here: bool


def companions_of(connection: Connection, person: str, now: Millis) -> list[Companion]:
    """People to play with again: those who are here first, then by name. Without those where either has blocked the
    other."""
    people, sessions = model.people, model.sessions
    near = union(_friends(person), _played_with(person, now), _club_mates(person)).subquery()
    used = select(func.max(sessions.c.used)).where(sessions.c.person == people.c.id).scalar_subquery()
    query = select(people.c.id, people.c.name, used.label("used")).where(
        people.c.id.in_(select(near.c.person)),
        people.c.id != person,
        people.c.leaving.is_(None),
        people.c.id.not_in(apart_from(person)),
    )
    rows = connection.execute(query.order_by(used.desc(), people.c.name).limit(MOST)).all()
    found = [Companion(row.id, row.name, (row.used or 0) >= now - HERE) for row in rows]
    return sorted(found, key=lambda one: (not one.here, one.name))


def _friends(person: str) -> Any:
    """Whom they follow and are followed by."""
    mine, theirs = model.follows, model.follows.alias()
    both = (theirs.c.person == mine.c.other) & (theirs.c.other == mine.c.person)
    return select(mine.c.other.label("person")).join(theirs, both).where(mine.c.person == person)


def _played_with(person: str, now: Millis) -> Any:
    players, tables = model.players, model.tables
    mine = select(players.c.table_id).join(tables, tables.c.id == players.c.table_id)
    lately = mine.where(players.c.person == person, tables.c.touched > now - LATELY, tables.c.status != "open")
    return select(players.c.person).where(players.c.table_id.in_(lately))


def _club_mates(person: str) -> Any:
    members = model.members
    mine = select(members.c.club).where(members.c.person == person, members.c.role != ASKED)
    return select(members.c.person).where(members.c.club.in_(mine), members.c.role != ASKED)


def apart_from(person: str) -> Any:
    """The people of whom one has blocked the other, as a query."""
    avoided = model.avoided
    return union(
        select(avoided.c.other).where(avoided.c.person == person, avoided.c.how == "block"),
        select(avoided.c.person).where(avoided.c.other == person, avoided.c.how == "block"),
    )
