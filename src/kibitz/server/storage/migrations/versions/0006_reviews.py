"""Reviews of finished games, and the parts of those that are not whole yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("engine", sa.String(80), nullable=False),
        sa.Column("effort", sa.String(16), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("tasks", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("review", sa.Text),
        sa.Column("costly", sa.Text),
    )
    op.create_index("reviews_table", "reviews", ["table_id"])
    op.create_table(
        "review_parts",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("task", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("part", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("review_parts", "reviews"):
        op.drop_table(name)
