"""What people are told while they are away, and where it is sent."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, String, Table, Text, UniqueConstraint

from kibitz.server.storage.model.base import Number, metadata

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
    Column("planned", BigInteger),
    UniqueConstraint("person", "key", name="notifications_once"),
    Index("notifications_planned", "planned"),
    sqlite_autoincrement=True,
)
"""What people are told, each thing once: `key` says what happened. `params` are those of the kind's message, as JSON.
`planned`: when it was decided where else to send it."""

notice_settings = Table(
    "notice_settings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("off", Text, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("zone", String(64), nullable=False),
    Column("language", String(8), nullable=False),
)
"""What someone wants to be told where: `off` has the kinds that are not sent, by channel, as JSON; quiet hours are
minutes of the day in the person's time zone."""

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("digest", String(64), nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("device", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("push_subscriptions_person", "person"),
)
"""Browsers that show messages of ours while the page is closed; `digest`: SHA-256 of the endpoint."""

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("hours", Integer, nullable=False),
    Column("confirmed", BigInteger),
    Column("sent", BigInteger),
)
"""Where to send a digest, at most once in `hours`; nothing before the address is `confirmed`."""

webhooks = Table(
    "webhooks",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("url", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""A channel in Discord or Slack, or a topic of ntfy, that someone wants to be told in."""

deliveries = Table(
    "deliveries",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("target", String(24), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("state", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Index("deliveries_due", "state", "due"),
    Index("deliveries_person", "person"),
)
"""Where a notification is sent: `mail`, `webhook` or `push:ID`. A row is `due`, then `claimed` before anything leaves
the server, then `done`, `skipped` or `failed`; what a killed server had claimed is never sent again."""
