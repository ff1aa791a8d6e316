"""Deliveries, each made once: planned from notifications, claimed before sending, settled afterwards.

A claim is committed before anything is sent. So nothing is sent twice, however many servers share the database and
whenever one of them is killed; whatever was being sent then is lost. A known failure is retried a few times.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, Engine, Table, and_, exists, func, insert, or_, select, update

from kibitz.server.storage.database import writing
from kibitz.server.storage.model import (
    deliveries,
    mail_addresses,
    notifications,
    people,
    push_subscriptions,
    webhooks,
)
from kibitz.server.storage.notifications.channels import drop_target, wishes_of
from kibitz.server.storage.notifications.notifications import Params, params_of
from kibitz.server.storage.notifications.quiet import quiet_until
from kibitz.server.storage.store import seat_at
from kibitz.table.info import Millis

MOST_AT_ONCE = 50
MOST_AN_HOUR = 30
"""Messages a person gets per hour outside the page; digests don't count."""
STALE: Millis = 2 * 24 * 3_600_000
"""Anything older is only shown in the page."""
ATTEMPTS = 5
FIRST_RETRY: Millis = 30_000
HOUR: Millis = 3_600_000

DeliveryOutcome: TypeAlias = Literal["done", "again", "gone", "skipped", "failed"]
"""How sending went: `gone` if the target no longer exists."""


class Item(Struct, frozen=True):
    """A notification to send."""

    number: int
    kind: str
    params: Params
    link: str
    at: Millis


class Claim(Struct, frozen=True):
    """Notifications of one person for one target, which only the claiming server may send."""

    person: str
    target: str
    items: tuple[Item, ...]
    language: str
    attempts: int
    seat: int | None = None
    """Where the person sits at the table that the first of them leads to."""


def anything(connection: Connection, at: Millis) -> bool:
    """Whether there is something to plan or to send; checked often, so it takes no lock."""
    fresh = exists().where(notifications.c.planned.is_(None))
    due = exists().where(deliveries.c.state == "due", deliveries.c.due <= at)
    return bool(connection.scalar(select(or_(fresh, due))))


def plan(engine: Engine, at: Millis) -> None:
    """Decide where to send new notifications."""
    with writing(engine) as connection:
        fresh = select(notifications).where(notifications.c.planned.is_(None)).order_by(notifications.c.number)
        rows = connection.execute(fresh.limit(MOST_AT_ONCE).with_for_update(skip_locked=True)).all()
        for row in rows:
            if row.at > at - STALE and _stays(connection, row.person):
                _plan_one(connection, row, at)
        numbers = [row.number for row in rows]
        if numbers:
            connection.execute(update(notifications).where(notifications.c.number.in_(numbers)), {"planned": at})


def _stays(connection: Connection, person: str) -> bool:
    return connection.scalar(select(people.c.id).where(people.c.id == person, people.c.leaving.is_(None))) is not None


def _plan_one(connection: Connection, row: Any, at: Millis) -> None:
    wishes = wishes_of(connection, row.person)
    new = []
    for target, due in _targets(connection, row.person, at):
        channel = target.partition(":")[0]
        if row.kind not in wishes.off.get(channel, ()):  # type: ignore[call-overload]
            new.append({"number": row.number, "target": target, "person": row.person, "due": due})
    if any(one["target"] != "mail" for one in new) and _sent_lately(connection, row.person, at) >= MOST_AN_HOUR:
        new = [one for one in new if one["target"] == "mail"]
    if new:
        connection.execute(insert(deliveries), [{**one, "state": "due", "at": at, "attempts": 0} for one in new])


def _targets(connection: Connection, person: str, at: Millis) -> Iterable[tuple[str, Millis]]:
    """Where a person can be reached, and from when on: a digest waits until the last one is old enough."""
    pushes = push_subscriptions
    for browser in connection.scalars(select(pushes.c.id).where(pushes.c.person == person)):
        yield f"push:{browser}", at
    if connection.scalar(select(webhooks.c.person).where(webhooks.c.person == person)):
        yield "webhook", at
    mail = connection.execute(select(mail_addresses).where(mail_addresses.c.person == person)).one_or_none()
    if mail is not None and mail.confirmed is not None:
        yield "mail", max(at, (mail.sent or 0) + mail.hours * HOUR)


def _sent_lately(connection: Connection, person: str, at: Millis) -> int:
    mine = (deliveries.c.person == person) & (deliveries.c.at > at - HOUR) & (deliveries.c.target != "mail")
    return connection.scalar(select(func.count(deliveries.c.number.distinct())).where(mine)) or 0


def claim(engine: Engine, at: Millis) -> list[Claim]:
    """Claim what is due, so that no other server sends it. It waits through a person's quiet hours; what was seen is
    skipped."""
    with writing(engine) as connection:
        due = select(deliveries).where(deliveries.c.state == "due", deliveries.c.due <= at).order_by(deliveries.c.due)
        rows = connection.execute(due.limit(MOST_AT_ONCE).with_for_update(skip_locked=True)).all()
        found = []
        mailed: set[str] = set()
        for row in rows:
            if row.target == "mail" and row.person in mailed:
                continue
            wishes = wishes_of(connection, row.person)
            if (until := quiet_until(wishes, at)) is not None:
                _set(connection, row.person, row.target, [row.number], due=until)
                continue
            wanted = _together(connection, row) if row.target == "mail" else [row]
            numbers = [one.number for one in wanted]
            items = _unseen(connection, numbers)
            _set(connection, row.person, row.target, numbers, state="skipped")
            if not items:
                continue
            attempts = row.attempts + 1
            _set(connection, row.person, row.target, [one.number for one in items], state="claimed", attempts=attempts)
            if row.target == "mail":
                mailed.add(row.person)
                connection.execute(update(mail_addresses).where(mail_addresses.c.person == row.person), {"sent": at})
            seat = seat_at(connection, table, row.person) if (table := table_of(items[0].link)) else None
            found.append(Claim(row.person, row.target, items, wishes.language, attempts, seat))
    return found


def settle(engine: Engine, claimed: Claim, outcome: DeliveryOutcome, at: Millis) -> None:
    """Record how sending went; a failure is retried later, a few times."""
    numbers = [item.number for item in claimed.items]
    with engine.begin() as connection:
        if outcome == "gone":
            drop_target(connection, claimed.person, claimed.target)
        if outcome == "again" and claimed.attempts < ATTEMPTS:
            due = at + (FIRST_RETRY << claimed.attempts - 1)
            _set(connection, claimed.person, claimed.target, numbers, state="due", due=due)
        else:
            state = "failed" if outcome in ("again", "gone") else outcome
            _set(connection, claimed.person, claimed.target, numbers, state=state)


def table_of(link: str) -> str:
    """The table that a link leads to; empty if it's another page."""
    return link.removeprefix("/t/").partition("#")[0] if link.startswith("/t/") else ""


def _together(connection: Connection, row: Any) -> list[Any]:
    """Everything that waits for a person's next mail."""
    mine = (deliveries.c.person == row.person) & (deliveries.c.target == "mail") & (deliveries.c.state == "due")
    query = select(deliveries).where(mine).order_by(deliveries.c.number).limit(MOST_AT_ONCE)
    return list(connection.execute(query.with_for_update()))


def _unseen(connection: Connection, numbers: list[int]) -> tuple[Item, ...]:
    """Those that their person hasn't seen in the page meanwhile."""
    waiting = and_(notifications.c.number.in_(numbers), notifications.c.seen.is_(None))
    rows = connection.execute(select(notifications).where(waiting).order_by(notifications.c.number))
    return tuple(Item(row.number, row.kind, params_of(row.params), row.link, row.at) for row in rows)


def _set(connection: Connection, person: str, target: str, numbers: list[int], **values: str | int) -> None:
    table: Table = deliveries
    mine = and_(table.c.person == person, table.c.target == target, table.c.number.in_(numbers))
    connection.execute(update(table).where(mine), values)
