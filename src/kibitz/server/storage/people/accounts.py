"""Accounts in the database: passkeys, recovery codes and addresses. Someone who has one of them is no longer a
guest."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Engine, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from kibitz.server.storage.database import upserting, writing
from kibitz.server.storage.digests import digest
from kibitz.server.storage.model import addresses, passkeys, people, players, recovery_codes, sessions
from kibitz.server.storage.people.guests import has_belongings
from kibitz.table.info import Millis

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The letters of a recovery code: no two look alike on paper."""
GROUPS, GROUP = 5, 5
"""125 bits: impossible to guess."""
MOST_PASSKEYS = 20
"""Passkeys a person may have."""
ALIKE = str.maketrans("OIL", "011")


class Passkey(Struct, frozen=True):
    """A passkey of a person; `id` and `public_key` are base64url."""

    id: str
    person: str
    public_key: str
    sign_count: int
    name: str
    created: Millis
    used: Millis | None


class KeptAccount(Struct, frozen=True):
    """The ways to sign in to an account."""

    kept: Millis | None
    passkeys: tuple[Passkey, ...]
    code: Millis | None
    """Since when there is a recovery code."""
    address: str


def new_code() -> str:
    """A recovery code, to be written down."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def code_digest(code: str) -> str:
    """The digest of a recovery code, however it was typed."""
    letters = "".join(sign for sign in code.upper().translate(ALIKE) if sign in LETTERS)
    return digest(f"recovery:{letters}")


def _passkey(row: Any) -> Passkey:
    return Passkey(**{field: getattr(row, field) for field in Passkey.__struct_fields__})


def account_of(connection: Connection, person: str) -> KeptAccount:
    """How a person can sign in."""
    keys = connection.execute(select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created))
    return KeptAccount(
        kept=connection.scalar(select(people.c.kept).where(people.c.id == person)),
        passkeys=tuple(map(_passkey, keys)),
        code=connection.scalar(select(recovery_codes.c.created).where(recovery_codes.c.person == person)),
        address=connection.scalar(select(addresses.c.address).where(addresses.c.person == person)) or "",
    )


def _keep(connection: Connection, person: str, now: Millis) -> bool:
    """The person has an account from now on; False if they are being deleted."""
    mine = update(people).where(people.c.id == person, people.c.leaving.is_(None))
    return bool(connection.execute(mine.values(kept=func.coalesce(people.c.kept, now))).rowcount)


def add_passkey(engine: Engine, passkey: Passkey) -> bool:
    """Store a new passkey; False if it's already someone's, one too many, or its person is gone."""
    try:
        with engine.begin() as connection:
            if not _keep(connection, passkey.person, passkey.created):
                return False
            mine = select(func.count()).select_from(passkeys).where(passkeys.c.person == passkey.person)
            if (connection.scalar(mine) or 0) >= MOST_PASSKEYS:  # after that update, nobody else is adding one
                return False
            values = {field: getattr(passkey, field) for field in Passkey.__struct_fields__}
            connection.execute(insert(passkeys).values(values))
    except IntegrityError:
        return False
    return True


def find_passkey(connection: Connection, key: str) -> Passkey | None:
    """The passkey with that id."""
    query = select(passkeys).join(people, people.c.id == passkeys.c.person).where(people.c.leaving.is_(None))
    row = connection.execute(query.where(passkeys.c.id == key)).one_or_none()
    return _passkey(row) if row else None


def passkey_used(engine: Engine, passkey: Passkey, sign_count: int, now: Millis) -> bool:
    """Note that a passkey was used; False if it's gone, or was used at the same moment with the same count."""
    same = update(passkeys).where(passkeys.c.id == passkey.id, passkeys.c.sign_count == passkey.sign_count)
    with engine.begin() as connection:
        return bool(connection.execute(same, {"sign_count": sign_count, "used": now}).rowcount)


def remove_passkey(engine: Engine, person: str, key: str) -> bool:
    """Remove a person's passkey; False if they have no such passkey."""
    with engine.begin() as connection:
        mine = delete(passkeys).where(passkeys.c.person == person, passkeys.c.id == key)
        return bool(connection.execute(mine).rowcount)


def set_code(engine: Engine, person: str, code: str, now: Millis) -> bool:
    """Store the digest of a person's new recovery code; the old one stops working."""
    with engine.begin() as connection:
        if not _keep(connection, person, now):
            return False
        new = upserting(connection, recovery_codes).values(person=person, code=code_digest(code), created=now)
        values = {"code": new.excluded.code, "created": new.excluded.created, "previous": None, "session": None}
        connection.execute(new.on_conflict_do_update(index_elements=["person"], set_=values))
    return True


class Redeemed(Struct, frozen=True):
    """Whose recovery code it was, and the one that replaces it."""

    person: str
    code: str

    @property
    def attempt(self) -> str:
        """Which use of a code this was: the digest of the new one."""
        return code_digest(self.code)


def use_code(engine: Engine, code: str, now: Millis) -> Redeemed | None:
    """Replace a recovery code by a new one, since it's being used.

    It works again until the session that it began is used for the first time: only then its answer has certainly
    arrived. That other session ends, so a code never opens two.
    """
    new, seen = new_code(), code_digest(code)
    with writing(engine) as connection:
        same = or_(recovery_codes.c.code == seen, recovery_codes.c.previous == seen)
        row = connection.execute(select(recovery_codes).where(same).with_for_update()).one_or_none()
        if row is None:
            return None
        if row.session is not None and row.code != seen:
            ended = delete(sessions).where(sessions.c.id == row.session)
            if not connection.execute(ended).rowcount:  # someone has signed it out
                return None
        values = {"code": code_digest(new), "created": now, "previous": seen, "session": None}
        connection.execute(update(recovery_codes).where(recovery_codes.c.person == row.person), values)
    return Redeemed(row.person, new)


def is_entering(connection: Connection, person: str, attempt: str) -> bool:
    """Whether this was the last use of a person's code, and nobody has come in by it yet."""
    mine = (recovery_codes.c.person == person) & (recovery_codes.c.code == attempt)
    query = select(recovery_codes.c.person).where(mine, recovery_codes.c.session.is_(None))
    return connection.scalar(query) is not None


def forget_used_code(engine: Engine, person: str) -> None:
    """A person is signed in and has a new recovery code: the one they used works no more."""
    with engine.begin() as connection:
        connection.execute(update(recovery_codes).where(recovery_codes.c.person == person), {"previous": None})


def set_address(engine: Engine, person: str, address: str, now: Millis) -> bool:
    """Store an address that a person has confirmed; anyone else who had it used the same mailbox."""
    with engine.begin() as connection:
        if not _keep(connection, person, now):
            return False
        connection.execute(delete(addresses).where(addresses.c.address == address, addresses.c.person != person))
        new = upserting(connection, addresses).values(person=person, address=address, created=now)
        values = {"address": new.excluded.address, "created": new.excluded.created}
        connection.execute(new.on_conflict_do_update(index_elements=["person"], set_=values))
    return True


def remove_address(engine: Engine, person: str) -> None:
    """Remove a person's address."""
    with engine.begin() as connection:
        connection.execute(delete(addresses).where(addresses.c.person == person))


def person_at(connection: Connection, address: str) -> str | None:
    """Who signs in by that address."""
    return connection.scalar(select(addresses.c.person).where(addresses.c.address == address))


def belongings(connection: Connection, person: str) -> tuple[int, bool]:
    """At how many tables a person has sat, and whether we keep anything else of theirs."""
    games = connection.scalar(select(func.count()).select_from(players).where(players.c.person == person)) or 0
    return games, has_belongings(connection, person)
