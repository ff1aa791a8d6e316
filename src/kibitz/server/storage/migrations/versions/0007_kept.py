"""Since when a person has an account: guests have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("kept", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("people", "kept")
