"""When something is to be done at a table where nobody is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("tables_due", "tables", ["due"])


def downgrade() -> None:
    op.drop_index("tables_due", "tables")
    op.drop_column("tables", "due")
