"""Games in the database. The log is the truth; `tables` and `players` are indexes of it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Table, Text, false

from kibitz.server.storage.model.base import Number, metadata

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
    Column("due", BigInteger),
    Column("club", String(16)),
    Column("acting", Text),
    Column("acting_at", Integer),
    Index("tables_due", "due"),
    Index("tables_lobby", "status", "public", "touched"),
    Index("tables_finished", "finished"),
    Index("tables_club", "club", "touched"),
)
"""`summary`: options, settings and seats as JSON; `record`: only for imported games; `due`: where people have days to
decide, when something is to be done though nobody is there; `club`: whose table it is; `acting`: the seats of people
a running game waits for, as JSON, true as long as the log's last row is number `acting_at`."""

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
"""The primary key settles races: two writers can't use the same number in one table's log."""

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
"""Each consumer's position in the outbox: everything up to this number is taken or postponed."""

postponed = Table(
    "postponed",
    metadata,
    Column("consumer", String(32), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("attempts", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),
)
"""Finished games that a consumer failed on, and when it tries again."""

leases = Table(
    "leases",
    metadata,
    Column("epoch", Number, primary_key=True),
    Column("node", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)
"""Servers that may act by themselves, until a moment of the database's clock; see `cluster/lease.py`."""

wishes = Table(
    "wishes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("key", String(80), nullable=False),
    Column("wish", Text, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("fill", BigInteger),
    Column("meeting", String(32)),
    Column("size", Integer),
    Column("due", BigInteger),
    Column("ready", Boolean, nullable=False, server_default=false()),
    Column("made", Boolean, nullable=False, server_default=false()),
    Index("wishes_key", "key", "since"),
)
"""People who look for a game. Only those with the same `key` are paired. `fill`: from when on bots may have the other
seats.

`meeting` is the id of the table that a group of this `size` will play at; `due`: until when everyone must be `ready`;
`made`: the table is there.
"""

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
