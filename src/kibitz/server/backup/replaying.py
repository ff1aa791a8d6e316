"""Whether a database is whole: every log folds into its table, every finished game replays, every shuffle agrees."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from sqlalchemy import Connection, Engine, select

from kibitz.games.fairness import proof
from kibitz.games.record import BadRecord, read, verify
from kibitz.server.finished.archive import record_of
from kibitz.server.storage import model
from kibitz.server.storage.store import read_log
from kibitz.table.table import fold, opening


class ReplayReport(Struct):
    """What was found."""

    tables: int = 0
    games: int = 0
    """Finished games that replay to the result that was kept."""
    shuffles: int = 0
    """Of these, shuffles with contributions of players whose hashes all agree."""
    broken: list[tuple[str, str]] = []
    """Tables that don't replay, and why."""


def replay_all(engine: Engine, progress: Callable[[int, int], None]) -> ReplayReport:
    """Replay every table; what is wrong with one doesn't keep the others from being read."""
    report = ReplayReport(broken=[])
    with engine.connect() as connection:
        entries = connection.execute(
            select(model.tables.c.id, model.tables.c.status, model.tables.c.record).order_by(model.tables.c.created)
        ).all()
        for number, entry in enumerate(entries):
            progress(number, len(entries))
            report.tables += 1
            try:
                _replay(connection, entry.id, entry.status, entry.record, report)
            except BadRecord as error:
                report.broken.append((entry.id, str(error)))
            except Exception as error:  # a damaged row may fail anywhere in the rules
                report.broken.append((entry.id, type(error).__name__))
        progress(len(entries), len(entries))
    return report


def _replay(connection: Connection, table: str, status: str, imported: str | None, report: ReplayReport) -> None:
    if imported:
        record = read(imported)
    else:
        rows = read_log(connection, table)
        found = opening(table, rows[0])
        for row in rows[1:]:
            found, _ = fold(found, row)
        if status != "over":
            return
        record = record_of(table, rows)
    verify(record)
    report.games += 1
    report.shuffles += proof(record.fairness) == "consistent"
