"""The outbox of finished games and what its consumers keep; games that are over already go into it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "finished",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False, unique=True),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "consumers",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("through", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "postponed",
        sa.Column("consumer", sa.String(32), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tallies",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
    )
    op.execute(
        "INSERT INTO finished (table_id) "
        "SELECT id FROM tables WHERE status IN ('over', 'abandoned') ORDER BY finished, id"
    )


def downgrade() -> None:
    for name in ("tallies", "postponed", "consumers", "finished"):
        op.drop_table(name)
