"""The leases of servers that share the database; their epochs only ever grow."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("epoch", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    op.drop_table("leases")
