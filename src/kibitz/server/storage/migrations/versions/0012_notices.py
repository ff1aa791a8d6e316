"""Where people are told of things outside the page: browsers, mail, webhooks, and what was sent there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("notifications", sa.Column("planned", sa.BigInteger))
    op.execute("UPDATE notifications SET planned = at")
    op.create_index("notifications_planned", "notifications", ["planned"])
    op.create_table(
        "notice_settings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("off", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("push_subscriptions_person", "push_subscriptions", ["person"])
    op.create_table(
        "mail_addresses",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("hours", sa.Integer, nullable=False),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("sent", sa.BigInteger),
    )
    op.create_table(
        "webhooks",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "deliveries",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("target", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
    )
    op.create_index("deliveries_due", "deliveries", ["state", "due"])
    op.create_index("deliveries_person", "deliveries", ["person"])


def downgrade() -> None:
    for table in ("deliveries", "webhooks", "mail_addresses", "push_subscriptions", "notice_settings"):
        op.drop_table(table)
    op.drop_index("notifications_planned", "notifications")
    op.drop_column("notifications", "planned")
