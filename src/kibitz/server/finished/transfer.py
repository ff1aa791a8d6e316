"""Moving finished games between servers, as records: one a line."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

import msgspec
from sqlalchemy import Engine, insert

from kibitz.games.core import Outcome
from kibitz.games.record import BadRecord, Record, read, verify, write
from kibitz.server.clock import now
from kibitz.server.finished import archive
from kibitz.server.run.startup import Unstartable
from kibitz.server.storage import model
from kibitz.server.storage import store as queries
from kibitz.server.storage.database import DatabaseProblem, connect
from kibitz.server.storage.writer import add_to_outbox
from kibitz.server.tables.index import Summary
from kibitz.table.info import SeatInfo, Settings


@contextmanager
def database(url: str) -> Iterator[Engine]:
    """The database of a server, running or not."""
    try:
        engine = connect(url)
    except DatabaseProblem as error:
        raise Unstartable(error.code, **error.params) from None
    try:
        yield engine
    finally:
        engine.dispose()


def export(engine: Engine, sink: IO[bytes]) -> int:
    """Write all games that were played to their end; returns how many."""
    number = 0
    with engine.connect() as connection:
        for entry in queries.exportable(connection):
            if entry.record:
                line = entry.record.encode()
            else:
                line = write(archive.record_of(entry.id, queries.read_log(connection, entry.id)))
            sink.write(line + b"\n")
            number += 1
    return number


def bring_in(engine: Engine, source: IO[bytes]) -> tuple[int, int]:
    """Add games from records, all or none: every line is verified first. Returns how many are new, how many known.

    New ones go into the outbox like games played here. Nobody's statistics change: a record knows names, not persons.
    """
    entries: dict[str, dict[str, Any]] = {}
    for number, line in enumerate(source, start=1):
        if not line.strip():
            continue
        try:
            record = read(line)
            outcome = verify(record)
        except BadRecord as error:
            raise Unstartable("bad-record", line=number, reason=str(error)) from None
        if outcome is None:
            raise Unstartable("bad-record", line=number, reason="result: unfinished")
        entry = _entry(record, outcome)
        entries[entry["id"]] = entry
    with engine.begin() as connection:
        new = [entry for key, entry in entries.items() if queries.find_table(connection, key) is None]
        if new:
            connection.execute(insert(model.tables), new)
            add_to_outbox(connection, [entry["id"] for entry in new])
    return len(new), len(entries) - len(new)


def record_id(record: Record) -> str:
    """The same game has the same id wherever it is brought in: a digest of how it was dealt and played."""
    played = msgspec.json.encode((record.game, record.options, record.seed, record.actions))
    return f"r{hashlib.sha256(played).hexdigest()[:30]}"


def _entry(record: Record, outcome: Outcome) -> dict[str, Any]:
    seats = tuple(
        SeatInfo("bot", bot=name.removeprefix("bot:")) if name.startswith("bot:") else SeatInfo("person", name=name)
        for name in record.players
    )
    at = now()
    return {
        "id": record_id(record),
        "game": record.game,
        "status": "over",
        "public": False,
        "timed": False,
        "created": at,
        "touched": at,
        "finished": at,
        "summary": msgspec.json.encode(Summary(record.options, Settings(public=False), seats)).decode(),
        "result": msgspec.json.encode(outcome).decode(),
        "record": write(record).decode(),
    }
