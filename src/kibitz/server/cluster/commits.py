"""Telling other servers of a commit: on PostgreSQL a notification is part of its transaction."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from sqlalchemy import Connection, text

from kibitz.server.cluster.notes import Letter, Wrote, write_letter

_NOTIFY = text("SELECT pg_notify('kibitz', note) FROM unnest(CAST(:notes AS text[])) AS note")


TOGETHER = 200
"""Tables in one notice: PostgreSQL takes 8,000 bytes, and a name has at most 32 characters."""


class CommitNotices:
    """Adds to each transaction a notice of the tables it writes to; other servers get it on commit.

    One notice for many tables: each is work for every server, also for the one that sent it.
    """

    def __init__(self, node: str) -> None:
        self._node = node

    def __call__(self, connection: Connection, tables: Iterable[str]) -> None:
        names, notes = iter(tables), []
        while some := tuple(islice(names, TOGETHER)):
            notes.append(write_letter(Letter(self._node, Wrote(some))).decode())
        connection.execute(_NOTIFY, {"notes": notes})
