"""Notifications: written together with what happened, shown in the page, delivered afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, select, update

from kibitz.server.storage.database import upserting
from kibitz.server.storage.model import deliveries, notifications
from kibitz.server.storage.people.names import SOMEONE
from kibitz.table.info import Millis

LISTED = 30
"""How many of a person's notifications are shown."""
KEPT: Millis = 60 * 24 * 3_600_000
"""How long they are kept."""

Params = dict[str, str | int]


class Notice(Struct, frozen=True):
    """A notification: the message `notice-KIND` with its parameters, and where it leads."""

    number: int
    kind: str
    params: dict[str, str | int]
    link: str
    at: Millis
    seen: bool


class NewNotice(Struct, frozen=True):
    """A notification to be written."""

    person: str
    kind: str
    key: str
    link: str
    at: Millis
    params: dict[str, str | int] = {}


def notify(
    connection: Connection,
    person: str,
    kind: str,
    key: str,
    *,
    params: Mapping[str, str | int] | None = None,
    link: str,
    at: Millis,
) -> None:
    """Notify a person of something, once: a second time with the same key nothing happens.

    The message is `notice-KIND` of the catalogue with these parameters. Neither they nor the link may hold a card.
    """
    row = {"person": person, "key": key, "kind": kind, "link": link, "at": at}
    new = upserting(connection, notifications).values(**row, params=msgspec.json.encode(params or {}).decode())
    connection.execute(new.on_conflict_do_nothing(index_elements=["person", "key"]))


def notices_of(connection: Connection, person: str, limit: int | None = LISTED) -> tuple[Notice, ...]:
    """A person's notifications, newest first."""
    query = select(notifications).where(notifications.c.person == person).order_by(notifications.c.number.desc())
    rows = connection.execute(query.limit(limit))
    return tuple(
        Notice(row.number, row.kind, params_of(row.params), row.link, row.at, row.seen is not None) for row in rows
    )


def params_of(text: str) -> Params:
    """The parameters of a message."""
    return msgspec.json.decode(text, type=Params)


def unseen(connection: Connection, person: str) -> int:
    """How many of a person's notifications are unread."""
    mine = notifications.c.person == person
    return connection.scalar(select(func.count()).where(mine, notifications.c.seen.is_(None))) or 0


def see(connection: Connection, person: str, number: int, at: Millis, *, through: bool) -> None:
    """A person has seen a notification, or all up to that one."""
    which = notifications.c.number <= number if through else notifications.c.number == number
    mine = notifications.c.person == person
    connection.execute(update(notifications).where(mine, which, notifications.c.seen.is_(None)), {"seen": at})


def see_links(connection: Connection, visits: Iterable[tuple[str, str]], at: Millis) -> None:
    """People are where notifications lead: mark these as seen. Nothing is written if there are none."""
    visited = set(visits)
    waiting = notifications.c.person.in_({person for person, _ in visited}) & notifications.c.seen.is_(None)
    query = select(notifications.c.number, notifications.c.person, notifications.c.link).where(waiting)
    numbers = [row.number for row in connection.execute(query) if (row.person, row.link) in visited]
    if numbers:
        connection.execute(update(notifications).where(notifications.c.number.in_(numbers)), {"seen": at})


def forget_name(connection: Connection, name: str) -> None:
    """Remove a deleted person's name from the notifications of others."""
    encoded = msgspec.json.encode(name).decode()
    query = select(notifications.c.number, notifications.c.params, notifications.c.link)
    for row in connection.execute(query.where(notifications.c.params.contains(encoded, autoescape=True))).all():
        params = params_of(row.params)
        if params.get("name") == name:
            params["name"] = SOMEONE
            text = msgspec.json.encode(params).decode()
            values = {"params": text, "link": "/" if row.link.startswith("/u/") else row.link}
            connection.execute(update(notifications).where(notifications.c.number == row.number), values)


def forget_old(connection: Connection, before: Millis) -> None:
    """Delete notifications from before some moment, and their deliveries."""
    connection.execute(delete(notifications).where(notifications.c.at < before))
    connection.execute(delete(deliveries).where(deliveries.c.at < before))
