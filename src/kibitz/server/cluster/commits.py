"""Telling other servers of a commit: on PostgreSQL a notification is part of its transaction."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, text

from kibitz.server.cluster.notes import Letter, Wrote, write_letter

_NOTIFY = text("SELECT pg_notify('kibitz', note) FROM unnest(CAST(:notes AS text[])) AS note")


class CommitNotices:
    """Adds to each transaction a notice of the tables it writes to; other servers get it on commit."""

    def __init__(self, node: str) -> None:
        self._node = node

    def __call__(self, connection: Connection, tables: Iterable[str]) -> None:
        notes = [write_letter(Letter(self._node, Wrote(table))).decode() for table in tables]
        connection.execute(_NOTIFY, {"notes": notes})
