"""Moving finished games between servers, as records: one per line."""

from __future__ import annotations

import hashlib
from typing import IO, Any

import msgspec
from sqlalchemy import Engine, insert

from kibitz.games.core import Outcome
from kibitz.games.record import BadRecord, Record, read, verify, write
from kibitz.server.clock import now
from kibitz.server.finished import archive
from kibitz.server.storage import model
from kibitz.server.storage import store as queries
from kibitz.server.storage.summary import Summary
from kibitz.server.storage.uploads import seats_of
from kibitz.server.storage.writer import add_to_outbox
from kibitz.table.info import Settings
from kibitz.table.signing import RecordSigner


class BadLine(Exception):
    """A line that can't be imported: its number, and what is wrong with it."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def export(engine: Engine, signer: RecordSigner | None, sink: IO[bytes]) -> int:
    """Write all games that were played to the end, signed if they were played here. Returns how many."""
    number = 0
    with engine.connect() as connection:
        for entry in queries.exportable(connection):
            if entry.record:
                line = entry.record.encode()
            else:
                record = archive.record_of(entry.id, queries.read_log(connection, entry.id))
                line = write(signer.sign(record) if signer is not None else record)
            sink.write(line + b"\n")
            number += 1
    return number


def bring_in(engine: Engine, source: IO[bytes]) -> tuple[int, int]:
    """Import games from records, all or none: every line is verified first. Returns how many were new and known.

    New ones go into the outbox like games played here. Nobody's statistics change, since a record has names, not
    persons. BadLine if a line isn't the record of a finished game.
    """
    entries: dict[str, dict[str, Any]] = {}
    for number, line in enumerate(source, start=1):
        if not line.strip():
            continue
        try:
            record = read(line)
            outcome = verify(record)
        except BadRecord as error:
            raise BadLine(number, str(error)) from None
        if outcome is None:
            raise BadLine(number, "result: unfinished")
        entry = _entry(record, outcome)
        entries[entry["id"]] = entry
    with engine.begin() as connection:
        new = [entry for key, entry in entries.items() if queries.find_table(connection, key) is None]
        if new:
            connection.execute(insert(model.tables), new)
            add_to_outbox(connection, [entry["id"] for entry in new])
    return len(new), len(entries) - len(new)


def record_id(record: Record) -> str:
    """A digest of how a game was dealt and played, so it has the same id wherever it's imported."""
    played = msgspec.json.encode((record.game, record.options, record.seed, record.actions))
    return f"r{hashlib.sha256(played).hexdigest()[:30]}"


def _entry(record: Record, outcome: Outcome) -> dict[str, Any]:
    seats = seats_of(record)
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
