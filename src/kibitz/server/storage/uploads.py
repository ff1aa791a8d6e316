"""Records that people upload for review: kept for a while, known only to those who have the link."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Engine, delete, insert

from kibitz.games.core import Outcome
from kibitz.games.record import Record, write
from kibitz.server.storage.database import writing
from kibitz.server.storage.model import tables
from kibitz.server.storage.summary import Summary
from kibitz.table.info import Millis, SeatInfo, Settings

UPLOADED = "uploaded"
"""The status of such a game: it's in no list and no export, and counts for nobody."""
KEPT: Millis = 90 * 24 * 3600 * 1000
"""How long they are kept."""


def seats_of(record: Record) -> tuple[SeatInfo, ...]:
    """Who played, as far as a record says."""
    return tuple(
        SeatInfo("bot", bot=name.removeprefix("bot:")) if name.startswith("bot:") else SeatInfo("person", name=name)
        for name in record.players
    )


def add_upload(engine: Engine, record: Record, outcome: Outcome, at: Millis) -> str:
    """Store a verified record under an id that can't be guessed. Old ones are deleted."""
    key = secrets.token_urlsafe(16)
    values = {
        "id": key,
        "game": record.game,
        "status": UPLOADED,
        "public": False,
        "timed": False,
        "created": at,
        "touched": at,
        "finished": None,
        "summary": msgspec.json.encode(Summary(record.options, Settings(public=False), seats_of(record))).decode(),
        "result": msgspec.json.encode(outcome).decode(),
        "record": write(record).decode(),
    }
    with writing(engine) as connection:
        connection.execute(delete(tables).where(tables.c.status == UPLOADED, tables.c.touched < at - KEPT))
        connection.execute(insert(tables), values)
    return key
