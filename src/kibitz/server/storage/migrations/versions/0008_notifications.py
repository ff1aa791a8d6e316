"""What people are told of outside a table, each thing once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "notifications",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("params", sa.Text, nullable=False),
        sa.Column("link", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger),
        sa.UniqueConstraint("person", "key", name="notifications_once"),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    op.drop_table("notifications")
