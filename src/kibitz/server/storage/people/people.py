"""The people who play here, as the database knows them."""

from __future__ import annotations

import secrets

from msgspec import Struct
from sqlalchemy import Connection, Engine, and_, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from kibitz.server.storage.model import people
from kibitz.server.storage.people.names import is_animal, numbered, parted
from kibitz.server.storage.people.skeleton import skeleton
from kibitz.table.info import Millis

TRIES = 8
LONGEST_SKELETON = 80


class Person(Struct, frozen=True):
    """Someone who plays here."""

    id: str
    name: str
    kept: bool = False
    """Whether they have an account; guests have a cookie and nothing else."""


class NameTaken(Exception):
    """Someone has a name that looks like this one; `free` is one nobody has."""

    def __init__(self, free: str) -> None:
        super().__init__(free)
        self.free = free


def find_person(connection: Connection, person: str) -> Person | None:
    """Who has that id."""
    query = select(people.c.id, people.c.name, people.c.kept)
    row = connection.execute(query.where(people.c.id == person, people.c.leaving.is_(None))).one_or_none()
    return Person(row.id, row.name, row.kept is not None) if row else None


def name_person(engine: Engine, person: str, name: str, now: Millis, *, exact: bool = False) -> Person:
    """Give someone, new or known, a free name: `Ann`, else `Ann 2`, …; NameTaken if it must be `name`."""
    with engine.connect() as connection:
        if not is_animal(name) and _give(connection, person, name, now):
            return Person(person, name)
        candidate = numbered(name, _free_number(connection, name))
        if exact:
            raise NameTaken(candidate)
        for _ in range(TRIES):
            if _give(connection, person, candidate, now):
                return Person(person, candidate)
            candidate = numbered(name, secrets.randbelow(900_000) + 100_000)
    raise AssertionError("names run out")


def _give(connection: Connection, person: str, name: str, now: Millis) -> bool:
    """Write a person's name; False if someone has one that looks like it."""
    stem, number = parted(name)
    values = {"name": name, "skeleton": skeleton(name), "stem": stem, "number": number}
    try:
        if not connection.execute(update(people).where(people.c.id == person), values).rowcount:
            connection.execute(insert(people).values(id=person, created=now, **values))
        connection.commit()
    except IntegrityError:
        connection.rollback()
        return False
    return True


def _free_number(connection: Connection, name: str) -> int:
    """The first free number for a name, from 2 on; one query, however many there are."""
    stem = parted(name)[0]
    other = people.alias()
    followed = exists().where(and_(other.c.stem == stem, other.c.number == people.c.number + 1))
    query = select(people.c.number + 1).where(people.c.stem == stem, ~followed).order_by(people.c.number).limit(1)
    found: int | None = connection.scalar(query)
    return 2 if found is None else found
