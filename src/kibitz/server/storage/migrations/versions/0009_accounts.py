"""Accounts: passkeys, recovery codes, addresses for links, secrets that are good once; and who becomes whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("people", sa.Column("joining", sa.String(32)))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "addresses",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tickets",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("session", sa.String(16), nullable=False),
        sa.Column("asking", sa.String(16), nullable=False),
        sa.Column("note", sa.String(254), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("agreed", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("tickets_until", "tickets", ["until"])


def downgrade() -> None:
    for table in ("tickets", "addresses", "recovery_codes", "passkeys"):
        op.drop_table(table)
    op.drop_column("people", "joining")
