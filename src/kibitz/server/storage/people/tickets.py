"""Secrets that work once, for some minutes: issued, looked at, agreed to and used. Only digests are kept."""

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
    """What a secret is for; `token` is its digest."""

    token: str
    kind: str
    person: str
    session: str
    asking: str
    note: str
    until: Millis
    agreed: bool


def issue(engine: Engine, kind: TicketKind, now: Millis, *, person: str = "", session: str = "", note: str = "") -> str:
    """Issue a secret; expired ones are deleted. Of some kinds a session has only one at a time."""
    token = new_token()
    row = {"token": digest(token), "kind": kind, "person": person, "session": session, "asking": "", "note": note}
    with engine.begin() as connection:
        connection.execute(delete(tickets).where(tickets.c.until < now))
        if kind in SINGLE:
            connection.execute(delete(tickets).where(tickets.c.session == session, tickets.c.kind == kind))
        connection.execute(insert(tickets).values(**row, until=now + LIFE[kind], agreed=False))
    return token


def take(engine: Engine, token: str, kind: TicketKind, now: Millis) -> Ticket | None:
    """Use up a secret; a second attempt gets nothing."""
    with engine.begin() as connection:
        found = look(connection, token, kind, now)
        if found is None:
            return None
        return found if connection.execute(delete(tickets).where(tickets.c.token == found.token)).rowcount else None


def look(connection: Connection, token: str, kind: TicketKind, now: Millis) -> Ticket | None:
    """What a secret is for, without using it up."""
    return _found(connection, now, tickets.c.token == digest(token), tickets.c.kind == kind)


def of_session(connection: Connection, session: str, kind: TicketKind, now: Millis) -> Ticket | None:
    """The secret of a kind that a session has issued."""
    return _found(connection, now, tickets.c.session == session, tickets.c.kind == kind)


def _found(connection: Connection, now: Millis, *conditions: Any) -> Ticket | None:
    row = connection.execute(select(tickets).where(*conditions, tickets.c.until >= now)).first()
    return Ticket(**{field: getattr(row, field) for field in Ticket.__struct_fields__}) if row else None


def ask(engine: Engine, ticket: Ticket, session: str, note: str) -> bool:
    """A device asks to be let in with a ticket; False if another device was quicker."""
    free = update(tickets).where(tickets.c.token == ticket.token, tickets.c.asking.in_(("", session)))
    with engine.begin() as connection:
        return bool(connection.execute(free, {"asking": session, "note": note}).rowcount)


def agree(engine: Engine, ticket: Ticket) -> bool:
    """Let in the device that asks; False if it's a different one by now."""
    same = update(tickets).where(tickets.c.token == ticket.token, tickets.c.asking == ticket.asking)
    with engine.begin() as connection:
        return bool(connection.execute(same, {"agreed": True}).rowcount)


def withdraw(engine: Engine, session: str, kind: TicketKind) -> None:
    """Revoke a session's secret of a kind."""
    with engine.begin() as connection:
        connection.execute(delete(tickets).where(tickets.c.session == session, tickets.c.kind == kind))
