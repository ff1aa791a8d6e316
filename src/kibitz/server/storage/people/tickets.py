"""Secrets that are good once and for minutes: made, looked at, agreed to and taken. Only digests are kept."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, Engine, delete, insert, select, update

from kibitz.server.storage.digests import digest, new_token
from kibitz.server.storage.model import tickets
from kibitz.table.info import Millis

TicketKind: TypeAlias = Literal["register", "sign-in", "enter", "device", "address", "link"]
"""Challenges to make and to use a passkey; becoming someone else here; a QR code; a mail that confirms or signs in."""
MINUTE: Millis = 60_000
LIFE: dict[TicketKind, Millis] = {
    "register": 5 * MINUTE,
    "sign-in": 5 * MINUTE,
    "enter": 10 * MINUTE,
    "device": 5 * MINUTE,
    "address": 15 * MINUTE,
    "link": 15 * MINUTE,
}
SINGLE = ("enter", "device")


class Ticket(Struct, frozen=True):
    """What a secret is good for; `token` is its digest."""

    token: str
    kind: str
    person: str
    session: str
    asking: str
    note: str
    until: Millis
    agreed: bool


def issue(engine: Engine, kind: TicketKind, now: Millis, *, person: str = "", session: str = "", note: str = "") -> str:
    """A new secret; those that are over are forgotten. Of some kinds a session has one at a time."""
    token = new_token()
    row = {"token": digest(token), "kind": kind, "person": person, "session": session, "asking": "", "note": note}
    with engine.begin() as connection:
        connection.execute(delete(tickets).where(tickets.c.until < now))
        if kind in SINGLE:
            connection.execute(delete(tickets).where(tickets.c.session == session, tickets.c.kind == kind))
        connection.execute(insert(tickets).values(**row, until=now + LIFE[kind], agreed=False))
    return token


def take(engine: Engine, token: str, kind: TicketKind, now: Millis) -> Ticket | None:
    """Use a secret; whoever comes second gets nothing."""
    with engine.begin() as connection:
        found = look(connection, token, kind, now)
        if found is None:
            return None
        return found if connection.execute(delete(tickets).where(tickets.c.token == found.token)).rowcount else None


def look(connection: Connection, token: str, kind: TicketKind, now: Millis) -> Ticket | None:
    """What a secret is good for, without using it."""
    return _found(connection, now, tickets.c.token == digest(token), tickets.c.kind == kind)


def of_session(connection: Connection, session: str, kind: TicketKind, now: Millis) -> Ticket | None:
    """The secret of a kind that a session has given out."""
    return _found(connection, now, tickets.c.session == session, tickets.c.kind == kind)


def _found(connection: Connection, now: Millis, *conditions: Any) -> Ticket | None:
    row = connection.execute(select(tickets).where(*conditions, tickets.c.until >= now)).first()
    return Ticket(**{field: getattr(row, field) for field in Ticket.__struct_fields__}) if row else None


def ask(engine: Engine, ticket: Ticket, session: str, note: str) -> bool:
    """A device asks to be let in by a ticket; False if another one was quicker."""
    free = update(tickets).where(tickets.c.token == ticket.token, tickets.c.asking.in_(("", session)))
    with engine.begin() as connection:
        return bool(connection.execute(free, {"asking": session, "note": note}).rowcount)


def agree(engine: Engine, ticket: Ticket) -> bool:
    """Let in the device that asks; False if it is another one by now."""
    same = update(tickets).where(tickets.c.token == ticket.token, tickets.c.asking == ticket.asking)
    with engine.begin() as connection:
        return bool(connection.execute(same, {"agreed": True}).rowcount)


def withdraw(engine: Engine, session: str, kind: TicketKind) -> None:
    """A session's secret of a kind is good for nothing any more."""
    with engine.begin() as connection:
        connection.execute(delete(tickets).where(tickets.c.session == session, tickets.c.kind == kind))
