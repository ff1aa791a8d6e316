"""The waiting list in the database: one row per person, valid while they keep asking.

A group is formed in one transaction, with the rows of its kind locked, so that any number of servers may try. Its
people meet first: everyone asks once more and so confirms that they're there. Those who don't are dropped; the others
go on waiting.
"""

from __future__ import annotations

import secrets
from collections import Counter
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, Engine, delete, func, select, update

from kibitz.server.matchmaking.pairing import Waiting, group
from kibitz.server.storage import model
from kibitz.server.storage.database import upserting, writing
from kibitz.server.storage.people.people import Person
from kibitz.table.info import Millis
from kibitz.table.requests import Character

EXPIRE: Millis = 12_000
"""How long someone who has stopped asking stays on the list."""
MEET: Millis = 8_000
"""How long a group waits for everyone to be there."""

wishes = model.wishes
ALONE: dict[str, Any] = {"meeting": None, "size": None, "due": None, "ready": False}
"""The columns of someone in no group."""


class GameWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to play with other people."""

    game: str
    options: dict[str, int | str | bool | None] = {}
    pace: Literal["calm", "quick"] = "calm"
    """`quick` has a clock."""
    mode: Literal["casual", "rated"] = "casual"
    fill: Annotated[int, Meta(ge=0, le=3600)] | None = 60
    """Seconds after which bots may have the seats that are still free; null: never."""
    bot: Annotated[str, Meta(max_length=40)] = ""
    """Which bot that is; `club` if left out."""
    character: Character | None = None


class Listed(Struct, frozen=True):
    """Where someone is on the waiting list."""

    waiting: int
    """How many wait for the same game, including them."""
    seats: int
    fill: Millis | None
    meeting: str = ""
    """The table of the group they are in."""
    together: bool = False
    """Whether the whole group is there."""
    ready: bool = False
    made: bool = False


def put(engine: Engine, person: str, wish: GameWish, key: str, seats: int, rating: int, now: Millis) -> None:
    """Someone looks for a game, in place of any other; if they already looked for this one, they keep their place."""
    with writing(engine) as connection:
        old = select(wishes.c.person).where(wishes.c.seen < now - EXPIRE).order_by(wishes.c.person)
        gone = list(connection.scalars(old.with_for_update(skip_locked=True)))
        connection.execute(delete(wishes).where(wishes.c.person.in_(gone)))
        same = wishes.c.person == person, wishes.c.key == key, ~wishes.c.made
        since = connection.scalar(select(wishes.c.since).where(*same)) or now
        values = {
            "key": key,
            "wish": msgspec.json.encode({"wish": wish, "seats": seats}).decode(),
            "rating": rating,
            "since": since,
            "seen": now,
            "fill": None if wish.fill is None else since + wish.fill * 1000,
            **ALONE,
            "made": False,
        }
        new = upserting(connection, wishes).values(person=person, **values)
        connection.execute(new.on_conflict_do_update(index_elements=["person"], set_=values))


def drop(engine: Engine, person: str) -> None:
    """Someone stops looking; once a table is made, this changes nothing."""
    with writing(engine) as connection:
        connection.execute(delete(wishes).where(wishes.c.person == person, ~wishes.c.made))


def arrive(engine: Engine, person: str, now: Millis) -> Listed | None:
    """Someone confirms that they're there: those who didn't are dropped, and a group is formed if possible."""
    with writing(engine) as connection:
        key = connection.scalar(select(wishes.c.key).where(wishes.c.person == person))
        rows = _locked(connection, key)  # first of all, and in order, so that two who arrive don't deadlock
        mine = next((row for row in rows if row.person == person), None)
        if mine is not None:
            here = {"seen": now, "ready": mine.meeting is not None}
            connection.execute(update(wishes).where(wishes.c.person == person).values(here))
            left = _settle(connection, _locked(connection, key), now)
            _form(connection, left, msgspec.json.decode(mine.wish)["seats"], now)
        return listed(connection, person, now)


def listed(connection: Connection, person: str, now: Millis) -> Listed | None:
    """Where someone is on the waiting list; None if they aren't."""
    mine = connection.execute(select(wishes).where(wishes.c.person == person)).one_or_none()
    if mine is None:
        return None
    alive = wishes.c.key == mine.key, wishes.c.seen >= now - EXPIRE, ~wishes.c.made
    waiting = connection.scalar(select(func.count()).select_from(wishes).where(*alive)) or 0
    there = select(func.count()).select_from(wishes).where(wishes.c.meeting == mine.meeting, wishes.c.ready)
    return Listed(
        waiting=waiting,
        seats=msgspec.json.decode(mine.wish)["seats"],
        fill=mine.fill,
        meeting=mine.meeting or "",
        together=mine.meeting is not None and connection.scalar(there) == mine.size,
        ready=mine.ready,
        made=mine.made,
    )


def met(connection: Connection, meeting: str) -> tuple[list[tuple[Person, GameWish]], int]:
    """The people of a group with their wishes, longest waiting first; and the number of seats."""
    people = model.people
    query = select(wishes, people.c.name).join(people, people.c.id == wishes.c.person)
    rows = connection.execute(query.where(wishes.c.meeting == meeting).order_by(wishes.c.since, wishes.c.person)).all()
    kept = [msgspec.json.decode(row.wish) for row in rows]
    found = [
        (Person(row.person, row.name), msgspec.convert(one["wish"], GameWish))
        for row, one in zip(rows, kept, strict=True)
    ]
    return found, kept[0]["seats"] if kept else 0


def made(engine: Engine, meeting: str) -> None:
    """Note that a group's table exists."""
    with writing(engine) as connection:
        mine = select(wishes.c.person).where(wishes.c.meeting == meeting).order_by(wishes.c.person)
        connection.execute(mine.with_for_update())
        connection.execute(update(wishes).where(wishes.c.meeting == meeting).values(made=True))


def counts(connection: Connection, now: Millis) -> dict[str, int]:
    """How many wait for each game."""
    query = select(wishes.c.key).where(wishes.c.seen >= now - EXPIRE, wishes.c.meeting.is_(None))
    found: dict[str, int] = {}
    for key in connection.scalars(query):
        game = key.partition(":")[0]
        found[game] = found.get(game, 0) + 1
    return found


def _locked(connection: Connection, key: str | None) -> list[Any]:
    query = select(wishes).where(wishes.c.key == key, ~wishes.c.made).order_by(wishes.c.person)
    return list(connection.execute(query.with_for_update()))


def _settle(connection: Connection, rows: list[Any], now: Millis) -> list[Any]:
    """Drop those who are gone and those who didn't come to meet their group; returns those who wait for a group."""
    gone = {
        row.person for row in rows if (row.due <= now and not row.ready if row.meeting else row.seen < now - EXPIRE)
    }
    connection.execute(delete(wishes).where(wishes.c.person.in_(gone)))
    left = [row for row in rows if row.person not in gone]
    met = Counter(row.meeting for row in left if row.meeting)
    broken = {row.meeting for row in left if row.meeting and met[row.meeting] < row.size}
    connection.execute(update(wishes).where(wishes.c.meeting.in_(broken)).values(ALONE))
    return [row for row in left if not row.meeting or row.meeting in broken]


def _form(connection: Connection, rows: list[Any], seats: int, now: Millis) -> None:
    """Form groups as long as there are any."""
    waiting = {row.person: Waiting(row.person, row.rating, row.since, row.fill) for row in rows}
    apart = _apart(connection, list(waiting))
    while found := group(list(waiting.values()), apart, seats, now):
        meeting = {**ALONE, "meeting": secrets.token_urlsafe(12), "size": len(found), "due": now + MEET}
        connection.execute(update(wishes).where(wishes.c.person.in_(found)).values(meeting))
        for person in found:
            del waiting[person]


def _apart(connection: Connection, people: list[str]) -> set[frozenset[str]]:
    """Pairs of people where one has blocked the other."""
    avoided = model.avoided
    query = select(avoided.c.person, avoided.c.other).where(
        avoided.c.how == "block", avoided.c.person.in_(people), avoided.c.other.in_(people)
    )
    return {frozenset((row.person, row.other)) for row in connection.execute(query)}
