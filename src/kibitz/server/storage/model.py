"""The database's tables. The log is the truth; `tables` and `players` are indexes of it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)  # fmt: skip

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
"""`summary`: options, settings and seats as JSON; `record`: only for imported games."""

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

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("skeleton", String(80), nullable=False, unique=True),
    Column("stem", String(80), nullable=False),
    Column("number", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("signed", Boolean, nullable=False, server_default=false()),
    Column("leaving", BigInteger),
    Column("kept", BigInteger),
    Column("joining", String(32)),
    Index("people_stem", "stem", "number"),
)
"""No two names look alike (`skeleton`). `stem` and `number` are the parts of a name such as `Ann 2`, to find another.

`signed`: the person has but the signed cookie of an earlier release, which is good for one session. `leaving`: since
when the person is being deleted. `kept`: since when the person has an account; guests have none. `joining`: whose
games those of the person become; then the person is leaving, too.
"""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("token", String(64), nullable=False, unique=True),
    Column("previous", String(64), unique=True),
    Column("issued", BigInteger, nullable=False),
    Column("confirmed", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("device", String(80), nullable=False),
    Index("sessions_person", "person"),
)
"""Browsers that are someone. `token` and `previous` are SHA-256 digests: of the token issued last, and of the one
before it, which holds until a little after the new one has been used for the first time (`confirmed`)."""

bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("token", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)
"""Who may offer bots: one token, kept as its SHA-256 digest, for each process that is not the server's own."""

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

leases = Table(
    "leases",
    metadata,
    Column("epoch", Number, primary_key=True),
    Column("node", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)
"""Servers that may act by themselves, until a moment of the database's clock; see `cluster/lease.py`."""

avoided = Table(
    "avoided",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("how", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("avoided_other", "other"),
)
"""Whom someone has muted or blocked."""

reports = Table(
    "reports",
    metadata,
    Column("number", Number, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("reported", String(32), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("note", Text, nullable=False),
    Column("lines", Text, nullable=False),
    UniqueConstraint("table_id", "reporter", "reported", name="reports_once"),
    sqlite_autoincrement=True,
)
"""What people report about others, for whoever runs the server; `lines`: the last of the chat as JSON."""

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

notifications = Table(
    "notifications",
    metadata,
    Column("number", Number, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("key", String(120), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("params", Text, nullable=False),
    Column("link", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seen", BigInteger),
    UniqueConstraint("person", "key", name="notifications_once"),
    sqlite_autoincrement=True,
)
"""What people are told of, once: `key` says what happened. `params` are those of the kind's message, as JSON."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_person", "person"),
)
"""What opens accounts: a credential's id and public key, base64url. `name`: the device it was made on."""

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("code", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)
"""A person's recovery code, as its SHA-256 digest."""

addresses = Table(
    "addresses",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("address", String(254), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)
"""E-mail addresses to which links to sign in are sent; each was confirmed by such a link."""

tickets = Table(
    "tickets",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), nullable=False),
    Column("session", String(16), nullable=False),
    Column("asking", String(16), nullable=False),
    Column("note", String(254), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("agreed", Boolean, nullable=False, server_default=false()),
    Index("tickets_until", "until"),
)
"""Secrets that are good once and for minutes, as SHA-256 digests: challenges to passkeys, links in mails and QR codes.

`session` is the one that got it; `asking` a device that wants to be signed in and, once `agreed`, may be.
"""
