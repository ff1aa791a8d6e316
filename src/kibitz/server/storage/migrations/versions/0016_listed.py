"""A directory of clubs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("clubs", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE clubs SET skeleton = '~' || id")


def downgrade() -> None:
    op.drop_column("clubs", "listed")
