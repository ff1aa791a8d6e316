"""Whom a running game waits for, written down when it leaves a server's memory."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("acting", sa.Text))
    op.add_column("tables", sa.Column("acting_at", sa.Integer))


def downgrade() -> None:
    op.drop_column("tables", "acting_at")
    op.drop_column("tables", "acting")
