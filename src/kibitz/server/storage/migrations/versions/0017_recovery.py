"""Recovery codes that work until their answer has arrived."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("recovery_codes", sa.Column("previous", sa.String(64)))
    op.add_column("recovery_codes", sa.Column("session", sa.String(16)))
    op.create_index("recovery_codes_previous", "recovery_codes", ["previous"], unique=True)


def downgrade() -> None:
    op.drop_index("recovery_codes_previous", "recovery_codes")
    op.drop_column("recovery_codes", "session")
    op.drop_column("recovery_codes", "previous")
