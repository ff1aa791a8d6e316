"""The database's tables. The log is the truth; `tables` and `players` are there to find things quickly."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("timed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("summary", Text, nullable=False),
    Column("result", Text),
    Column("record", Text),
    Index("tables_lobby", "status", "public", "touched"),
    Index("tables_finished", "finished"),
)
"""`summary`: options, settings and seats as JSON; `record`: only for games that came from elsewhere."""

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("asked", String(80), nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The primary key orders writers: two can never write the same number of one table."""

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(80), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False),
    Index("players_person", "person"),
)
