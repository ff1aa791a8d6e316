"""The database's tables. The log is the truth; `tables` and `players` are there to find things quickly."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

Number = BigInteger().with_variant(Integer, "sqlite")
"""SQLite numbers rows by itself only in a column of exactly this type."""

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

finished = Table(
    "finished",
    metadata,
    Column("number", Number, primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
    sqlite_autoincrement=True,
)
"""The outbox: games that ended, played out or abandoned. Numbers grow in the order in which they become visible."""

consumers = Table(
    "consumers",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("through", BigInteger, nullable=False),
)
"""How far each consumer of the outbox has come; all up to this number is taken or postponed."""

postponed = Table(
    "postponed",
    metadata,
    Column("consumer", String(32), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("attempts", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
)
"""Finished games that a consumer failed on, and when it tries again."""

tallies = Table(
    "tallies",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("best", Integer, nullable=False),
)
"""A person's results by game and number of players; kept by the consumer `statistics`."""

reviews = Table(
    "reviews",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("engine", String(80), nullable=False),
    Column("effort", String(16), nullable=False),
    Column("record", Text, nullable=False),
    Column("tasks", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("review", Text),
    Column("costly", Text),
    Index("reviews_table", "table_id"),
)
"""Reviews that were asked for: a game by its record, an engine, an effort. Both texts are null until all is done."""

review_parts = Table(
    "review_parts",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("task", Integer, primary_key=True, autoincrement=False),
    Column("part", Text, nullable=False),
)
"""What is done of reviews that are not whole yet."""
