"""Standing tables: a club's table opens every week at the same time, and its members are told."""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from kibitz.server.clubs.weekly import next_time
from kibitz.server.storage import clubs, model
from kibitz.server.storage.clubs import ClubRefused
from kibitz.server.storage.database import writing
from kibitz.server.storage.notifications.notifications import notify
from kibitz.server.tables.factory import NewTable
from kibitz.table.info import Millis

MOST_STANDING = 10
LATE: Millis = 3 * 3_600_000
"""How late a table still opens, if no server ran at its time."""

standing = model.standing


def add(connection: Connection, club: str, day: int, minute: int, wish: NewTable, now: Millis) -> str:
    """Add a standing table; returns its id."""
    count = select(func.count()).select_from(standing).where(standing.c.club == club)
    if (connection.scalar(count) or 0) >= MOST_STANDING:
        raise ClubRefused("too-many-standing", most=MOST_STANDING)
    zone = clubs.find_club(connection, club).zone
    row = {
        "id": secrets.token_urlsafe(9),
        "club": club,
        "day": day,
        "minute": minute,
        "wish": msgspec.json.encode(wish).decode(),
        "due": next_time(day, minute, zone, now),
        "secret": secrets.token_hex(16),
    }
    connection.execute(insert(standing).values(row))
    return str(row["id"])


def remove(connection: Connection, club: str, name: str) -> bool:
    """Remove a standing table; False if there was none."""
    gone = delete(standing).where(standing.c.club == club, standing.c.id == name)
    return bool(connection.execute(gone).rowcount)


def of_club(connection: Connection, club: str) -> list[Any]:
    """A club's standing tables, the next one first."""
    return list(connection.execute(select(standing).where(standing.c.club == club).order_by(standing.c.due)))


def moved(connection: Connection, club: str, zone: str, now: Millis) -> None:
    """The club has a new time zone: its tables open at the same time of day there."""
    for row in of_club(connection, club):
        due = next_time(row.day, row.minute, zone, now)
        connection.execute(update(standing).where(standing.c.id == row.id).values(due=due))


def due(connection: Connection, now: Millis) -> list[Any]:
    """The standing tables whose time has come."""
    return list(connection.execute(select(standing).where(standing.c.due <= now)))


def table_id(row: Any) -> str:
    """The id of the table that opens: the same at every server and after a restart, and impossible to guess."""
    digest = hashlib.sha256(f"standing:{row.secret}:{row.due}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()


def host_of(connection: Connection, club: str) -> clubs.Member | None:
    """Who arranges the seats: the club's owner."""
    return next((one for one in clubs.members_of(connection, club) if one.role == "owner"), None)


def opened(engine: Engine, row: Any, table: str | None, game: str, now: Millis) -> None:
    """The table is open, or it's too late for it: tell members, and schedule the next one in a week."""
    with writing(engine) as connection:
        club = clubs.find_club(connection, row.club)
        following = next_time(row.day, row.minute, club.zone, now)
        mine = update(standing).where(standing.c.id == row.id, standing.c.due == row.due)
        if not connection.execute(mine.values(due=following)).rowcount or table is None:
            return
        for one in clubs.members_of(connection, row.club):
            if one.role != clubs.ASKED:
                params = {"club": club.name, "game": game}
                notify(
                    connection, one.person, "club-table", f"club-table:{table}",
                    params=params, link=f"/t/{table}", at=now,
                )  # fmt: skip
