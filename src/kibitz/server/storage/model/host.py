"""What the server's host does, and who may offer bots."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, String, Table, Text

from kibitz.server.storage.model.base import Number, metadata

acts = Table(
    "acts",
    metadata,
    Column("number", Number, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(8), nullable=False),
    Column("act", String(16), nullable=False),
    Column("subject", String(32), nullable=False),
    Column("details", Text, nullable=False),
    sqlite_autoincrement=True,
)
"""What the server's host did, in order; rows are added, never changed or deleted. `subject`: the id of a person or of a
table, which leads to nobody once the person is deleted. `details`: JSON."""

sanctions = Table(
    "sanctions",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("how", String(8), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""People who may not talk (`mute`) or not come at all (`ban`), as the acts say."""

host_keys = Table(
    "host_keys",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""What opens the host's page, as SHA-256 digests: a `link` that works once, and the `session` that it begins."""

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
