"""Copy all rows of one database into an empty one, and compare the two row by row."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest
from typing import Any

from sqlalchemy import Connection, Engine, Table, func, insert, select, text

from kibitz.server.storage.model import metadata

ROWS_AT_ONCE = 5_000


class NotEmpty(Exception):
    """The target has rows already; nothing was written."""


class Differs(Exception):
    """A row of the source isn't in the target, or the other way round."""

    def __init__(self, table: str, key: str) -> None:
        super().__init__(f"{table} {key}")
        self.table, self.key = table, key


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """The database as it is at one moment, however long one reads; a server that uses it goes on writing."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ", stream_results=True)
            connection.execute(text("SELECT 1")).close()
        else:
            connection.exec_driver_sql("BEGIN")
            connection.exec_driver_sql("SELECT count(*) FROM tables")  # the first read fixes what is seen
        yield connection


def copy(source: Connection, target: Engine) -> dict[str, int]:
    """Copy every row in one transaction and compare what arrived; NotEmpty or Differs leave the target as it was.

    Returns the number of rows of each table.
    """
    found: dict[str, int] = {}
    with target.begin() as into:
        for table in metadata.sorted_tables:
            if into.execute(select(table).limit(1)).first() is not None:
                raise NotEmpty
        for table in metadata.sorted_tables:
            with _rows(source, table) as rows:
                for some in rows.partitions(ROWS_AT_ONCE):
                    into.execute(insert(table), [dict(row._mapping) for row in some])
            found[table.name] = _compare(source, into, table)
        if target.dialect.name == "postgresql":
            _continue_numbering(into)
    return found


def compare_all(source: Connection, target: Connection) -> int:
    """The number of rows, all of them equal in both databases; Differs names the first that isn't."""
    return sum(_compare(source, target, table) for table in metadata.sorted_tables)


def copy_file(source: Engine, target: str) -> None:
    """Copy an SQLite database into a file by SQLite's own online backup, which is faster than row by row."""
    with source.connect() as connection, sqlite3.connect(target) as into:
        raw: Any = connection.connection.driver_connection
        raw.backup(into)
    into.close()


def _rows(connection: Connection, table: Table) -> Any:
    return connection.execute(select(table).order_by(*table.primary_key))


def _compare(source: Connection, target: Connection, table: Table) -> int:
    """The number of rows, all of them equal in both."""
    number = 0
    with _rows(source, table) as rows, _rows(target, table) as copied:
        for one, other in zip_longest(rows, copied):
            if one is None or other is None or tuple(one) != tuple(other):
                row = one if one is not None else other
                key = [str(getattr(row, column.name)) for column in table.primary_key]
                raise Differs(table.name, " ".join(key))
            number += 1
    return number


def _continue_numbering(connection: Connection) -> None:
    """PostgreSQL numbers rows by a sequence of its own, which has not seen the copied ones."""
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is None or len(table.primary_key) > 1:
            continue
        sequence = connection.scalar(
            text("SELECT pg_get_serial_sequence(:table, :column)"), {"table": table.name, "column": column.name}
        )
        highest = connection.scalar(select(func.max(column)))
        if sequence and highest:
            connection.execute(select(func.setval(sequence, highest)))
