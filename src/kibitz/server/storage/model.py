"""The database's tables. The log is the truth; `tables` and `players` are indexes of it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
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
    Index("people_stem", "stem", "number"),
)
"""No two names look alike (`skeleton`). `stem` and `number` are the parts of a name such as `Ann 2`, to find another.

`signed`: the person has but the signed cookie of an earlier release, which is good for one session. `leaving`: since
when the person is being deleted. `kept`: since when the person has an account; guests have none.
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

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("value", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ratings_best", "game", "players", "value"),
)
"""How strong people are, by game and number of players; 0 players: all of the game. Kept by the consumer `ratings`."""

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("value", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("new_value", Double, nullable=False),
    Column("new_deviation", Double, nullable=False),
    Column("upset", Boolean, nullable=False),
    Index("rating_changes_person", "person", "game", "players", "at"),
)
"""What each rated game did to each rating: before it, then after it. `upset`: a much stronger one was beaten."""

rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("verdict", String(20), nullable=False),
    Column("one", String(32)),
    Column("two", String(32)),
    Column("ahead", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("rated_games_pair", "one", "two", "at"),
)
"""Games at rated tables: `rated`, or why not. `one` and `two`: its people if it had two; `ahead`: who was, 1 or −1."""

departed_ratings = Table(
    "departed_ratings",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("value", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
)
"""How strong people were in each rated game who have been deleted since: others' ratings follow from it."""

sightings = Table(
    "sightings",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("digest", String(64), primary_key=True),
)
"""From where people came to a rated table: a keyed digest of table and address, which tells nothing but equality."""

played = Table(
    "played",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("proved", Boolean, nullable=False),
    Index("played_person", "person", "at"),
)
"""Finished games of each person; this and the next three are kept by the consumer `profiles`."""

encounters = Table(
    "encounters",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("played", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
    Index("encounters_other", "other"),
)
"""How two people did against each other."""

partners = Table(
    "partners",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("rounds", Integer, nullable=False),
    Column("lead", Double, nullable=False),
    Index("partners_other", "other"),
)
"""How a person did in a team with another: rounds, and the sum of the person's leads over the table's mean."""

vetoes = Table(
    "vetoes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("action", String(40), primary_key=True),
    Column("times", Integer, nullable=False),
    Column("lead", Double, nullable=False),
)
"""What a person likes to rule out, and the sum of their leads over the table's mean in those rounds."""

reviewed = Table(
    "reviewed",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("unit", String(8), nullable=False),
    Column("luck", Double, nullable=False),
    Column("kinds", Text, nullable=False),
    Column("perfect", Boolean, nullable=False),
    Index("reviewed_person", "person", "at"),
)
"""What kept reviews say of each person: luck, the cost of each kind of decision as JSON, and a perfect ending."""

profiles = Table(
    "profiles",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("visible", String(8), nullable=False),
)
"""Who may see someone's profile: everyone (`public`), `friends`, or `nobody`; without a row, friends."""

follows = Table(
    "follows",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("follows_other", "other"),
)
"""Whom someone follows; two people who follow each other are friends."""

notes = Table(
    "notes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("notes_other", "other"),
)
"""What someone wrote down about others, for themselves alone."""
