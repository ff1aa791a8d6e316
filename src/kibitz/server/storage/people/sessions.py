"""Sessions in the database: which browser belongs to whom. Tokens are kept as digests only."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Engine, and_, bindparam, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from kibitz.server.storage.digests import digest, new_token
from kibitz.server.storage.model import people, recovery_codes, sanctions, sessions, tickets
from kibitz.table.info import Millis

AT_ONCE = 500


class Session(Struct, frozen=True):
    """A signed-in browser; `token` and `previous` are digests."""

    id: str
    person: str
    name: str
    token: str
    previous: str | None
    issued: Millis
    confirmed: Millis | None
    created: Millis
    used: Millis
    device: str
    kept: Millis | None
    """Since when the person has an account."""
    banned: bool
    """Whether the person is banned."""


_SESSIONS = (
    select(sessions, people.c.name, people.c.kept, sanctions.c.person.is_not(None).label("banned"))
    .join(people, people.c.id == sessions.c.person)
    .outerjoin(sanctions, and_(sanctions.c.person == people.c.id, sanctions.c.how == "ban"))
)


def _session(row: Any) -> Session:
    return Session(**{field: getattr(row, field) for field in Session.__struct_fields__})


def find_session(connection: Connection, digest: str) -> Session | None:
    """The session whose token, or whose previous one, has this digest."""
    query = _SESSIONS.where(or_(sessions.c.token == digest, sessions.c.previous == digest), people.c.leaving.is_(None))
    row = connection.execute(query).first()
    return _session(row) if row else None


def sessions_of(connection: Connection, person: str) -> list[Session]:
    """All sessions of a person, last used first."""
    query = _SESSIONS.where(sessions.c.person == person).order_by(sessions.c.used.desc(), sessions.c.id)
    return [_session(row) for row in connection.execute(query)]


def begin_session(
    engine: Engine, person: str, token: str, device: str, now: Millis, *, signed: str = "", recovered: str = ""
) -> bool:
    """Begin a session; one that replaces a signed cookie of an earlier release (given by its digest), or that comes of
    a recovery code (`recovered` says which use of it), only if nobody was quicker."""
    row = {
        "id": secrets.token_urlsafe(9),
        "person": person,
        "token": token,
        "previous": signed or (digest(new_token()) if recovered else None),  # has its first use confirmed
        "issued": now,
        "created": now,
        "used": now,
        "device": device,
    }
    try:
        with engine.begin() as connection:
            if signed:
                first = update(people).where(people.c.id == person, people.c.signed, people.c.leaving.is_(None))
                if not connection.execute(first, {"signed": False}).rowcount:
                    return False
            if recovered:
                codes = recovery_codes
                last = update(codes).where(codes.c.person == person, codes.c.code == recovered)
                if not connection.execute(last.where(codes.c.session.is_(None)), {"session": row["id"]}).rowcount:
                    return False
            connection.execute(insert(sessions).values(row))
    except IntegrityError:
        return False
    return True


def has_signed_cookie(connection: Connection, person: str) -> str | None:
    """The name of a person whose signed cookie is still valid."""
    query = select(people.c.name).where(people.c.id == person, people.c.signed, people.c.leaving.is_(None))
    return connection.scalar(query)


def replace_token(engine: Engine, session: Session, seen: str, token: str, now: Millis) -> bool:
    """Give a session a new token; the one it was asked with works for now. False if someone was quicker."""
    current = update(sessions).where(sessions.c.id == session.id, sessions.c.token == session.token)
    with engine.begin() as connection:
        values = {"token": token, "previous": seen, "issued": now, "confirmed": None}
        return bool(connection.execute(current, values).rowcount)


def confirm_token(engine: Engine, session: Session, now: Millis) -> None:
    """The browser has the new token: the previous one only works for another moment, and the recovery code that began
    the session no more."""
    current = update(sessions).where(sessions.c.id == session.id, sessions.c.token == session.token)
    codes = recovery_codes
    used = update(codes).where(codes.c.person == session.person, codes.c.session == session.id)
    with engine.begin() as connection:
        connection.execute(used, {"previous": None})  # first, as whoever uses the code locks it first
        connection.execute(current.where(sessions.c.confirmed.is_(None)), {"confirmed": now})


def end_sessions(engine: Engine, person: str, session: str | None = None) -> list[str]:
    """End one session of a person, or all of them; returns those that ended.

    Devices it was about to let in end with it: a thief must not keep a way in by a code that they showed and agreed to.
    """
    mine = sessions.c.person == person
    if session is not None:
        mine &= sessions.c.id == session
    with engine.begin() as connection:
        found = list(connection.scalars(select(sessions.c.id).where(mine)))
        connection.execute(delete(sessions).where(mine))
        for part in (found[start : start + AT_ONCE] for start in range(0, len(found), AT_ONCE)):
            theirs = or_(tickets.c.session.in_(part), tickets.c.asking.in_(part))
            connection.execute(delete(tickets).where(theirs))
    return found


def touch_sessions(engine: Engine, used: Mapping[str, Millis]) -> None:
    """Write when sessions were last used."""
    query = update(sessions).where(sessions.c.id == bindparam("key")).values(used=bindparam("at"))
    if used:
        with engine.begin() as connection:
            connection.execute(query, [{"key": key, "at": at} for key, at in sorted(used.items())])


def living_sessions(connection: Connection, ids: Iterable[str]) -> set[str]:
    """Those of some sessions that have not ended."""
    wanted, found = list(ids), set()
    for start in range(0, len(wanted), AT_ONCE):
        query = select(sessions.c.id).where(sessions.c.id.in_(wanted[start : start + AT_ONCE]))
        found |= set(connection.scalars(query))
    return found


def forget_unused(engine: Engine, before: Millis) -> None:
    """Delete sessions whose cookies have expired in every browser."""
    with engine.begin() as connection:
        connection.execute(delete(sessions).where(sessions.c.used < before))
