"""How people relate to each other: who follows whom, who may see whose profile, and private notes."""

from __future__ import annotations

from typing import Literal, TypeAlias
from urllib.parse import quote

from msgspec import Struct
from sqlalchemy import Connection, Table, delete, func, or_, select, union

from kibitz.server.storage.database import upserting
from kibitz.server.storage.model import avoided, follows, notes, people, profiles
from kibitz.server.storage.notifications.notifications import notify
from kibitz.server.storage.people.people import Person
from kibitz.server.storage.people.skeleton import skeleton
from kibitz.table.info import Millis

Visible: TypeAlias = Literal["public", "friends", "nobody"]
DEFAULT: Visible = "friends"
MOST = 500
"""How many people someone may follow, and have notes on."""


class Acquaintance(Struct, frozen=True):
    """Someone I follow, who follows me, or whom I have a note on."""

    name: str
    following: bool
    friend: bool
    """Whether they follow me as well, and neither of us has blocked the other."""
    follows_me: bool
    note: str


class Relation(Struct, frozen=True):
    """How one person relates to another."""

    following: bool
    friend: bool
    follows_me: bool
    note: str


def find_named(connection: Connection, name: str) -> Person | None:
    """The person who has exactly this name."""
    query = select(people.c.id, people.c.name, people.c.kept)
    row = connection.execute(query.where(people.c.skeleton == skeleton(name), people.c.leaving.is_(None))).one_or_none()
    return Person(row.id, row.name, row.kept is not None) if row is not None and row.name == name else None


def visibility(connection: Connection, person: str) -> Visible:
    """Who may see a person's profile."""
    found: Visible | None = connection.scalar(select(profiles.c.visible).where(profiles.c.person == person))
    return found or DEFAULT


def set_visibility(connection: Connection, person: str, visible: Visible) -> None:
    """Set who may see a person's profile."""
    put = upserting(connection, profiles).values(person=person, visible=visible)
    with connection.begin():
        connection.execute(put.on_conflict_do_update(index_elements=["person"], set_={"visible": visible}))


def may_see(connection: Connection, viewer: str, person: str) -> bool:
    """Whether someone may see a person's profile: oneself always, the blocked never, others by the person's choice."""
    if viewer == person:
        return True
    if blocked_between(connection, viewer, person):
        return False
    visible = visibility(connection, person)
    return visible == "public" or (visible == "friends" and standing(connection, viewer, person).friend)


def blocked_between(connection: Connection, one: str, two: str) -> bool:
    """Whether either of two people has blocked the other."""
    return has_blocked(connection, one, two) or has_blocked(connection, two, one)


def has_blocked(connection: Connection, one: str, other: str) -> bool:
    """Whether someone has blocked another."""
    blocks = (avoided.c.person == one) & (avoided.c.other == other) & (avoided.c.how == "block")
    return connection.scalar(select(avoided.c.person).where(blocks)) is not None


def standing(connection: Connection, person: str, other: str) -> Relation:
    """How a person relates to another."""
    both = or_(
        (follows.c.person == person) & (follows.c.other == other),
        (follows.c.person == other) & (follows.c.other == person),
    )
    followers = {*connection.scalars(select(follows.c.person).where(both))}
    apart = blocked_between(connection, person, other)
    note = connection.scalar(select(notes.c.text).where(notes.c.person == person, notes.c.other == other))
    follows_me = other in followers and not apart
    return Relation(person in followers, follows_me and person in followers, follows_me, note or "")


def follow(connection: Connection, person: Person, other: str, at: Millis, *, on: bool) -> bool:
    """Follow someone, who is told of it once, or no more; False if that is one too many, or if I've blocked them.

    Whom they have blocked isn't told: it's kept as if nothing were, and they hear and see nothing of it.
    """
    with connection.begin():
        if not on:
            connection.execute(delete(follows).where(follows.c.person == person.id, follows.c.other == other))
            return True
        if has_blocked(connection, person.id, other) or _number(connection, follows, person.id) >= MOST:
            return False
        new = upserting(connection, follows).values(person=person.id, other=other, at=at)
        connection.execute(new.on_conflict_do_nothing())
        if has_blocked(connection, other, person.id):
            return True
        link, params = f"/u/{quote(person.name, safe='')}", {"name": person.name}
        notify(connection, other, "followed", f"followed:{person.id}", params=params, link=link, at=at)
    return True


def write_note(connection: Connection, person: str, other: str, text: str, at: Millis) -> bool:
    """Store a note on someone in place of the last one; an empty one deletes it. False if that's one too many."""
    with connection.begin():
        if not text:
            connection.execute(delete(notes).where(notes.c.person == person, notes.c.other == other))
            return True
        if _number(connection, notes, person) >= MOST:
            return False
        values = {"text": text, "at": at}
        put = upserting(connection, notes).values(person=person, other=other, **values)
        connection.execute(put.on_conflict_do_update(index_elements=["person", "other"], set_=values))
    return True


def acquaintances(connection: Connection, person: str) -> tuple[Acquaintance, ...]:
    """Everyone a person follows, is followed by, or has a note on, by name."""
    theirs = select(follows.c.person).where(follows.c.other == person).order_by(follows.c.at.desc()).limit(MOST)
    near = union(
        select(follows.c.other).where(follows.c.person == person),
        select(notes.c.other).where(notes.c.person == person),
        select(theirs.subquery().c.person),
    )
    query = select(people.c.id, people.c.name).where(people.c.id.in_(near), people.c.leaving.is_(None))
    found = []
    for row in connection.execute(query.order_by(people.c.name)).all():
        how = standing(connection, person, row.id)
        if how.following or how.follows_me or how.note:
            found.append(Acquaintance(row.name, how.following, how.friend, how.follows_me, how.note))
    return tuple(found)


def _number(connection: Connection, table: Table, person: str) -> int:
    """How many rows of a person a table has."""
    return connection.scalar(select(func.count()).select_from(table).where(table.c.person == person)) or 0
