"""Sessions, bot tokens, and names that cannot be mistaken for each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from kibitz.server.storage.people.names import Taken, free_name, is_reserved, parted
from kibitz.server.storage.people.skeleton import skeleton

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("previous", sa.String(64), unique=True),
        sa.Column("issued", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "bot_tokens",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.rename_table("people", "people_before")
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("skeleton", sa.String(80), nullable=False, unique=True),
        sa.Column("stem", sa.String(80), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("signed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("leaving", sa.BigInteger),
    )
    op.create_index("people_stem", "people", ["stem", "number"])
    _bring_over()
    op.drop_table("people_before")


def _bring_over() -> None:
    """Everyone keeps their name, but who came later and looks like someone else, or like a bot, gets a number."""
    connection = op.get_bind()
    before = sa.table("people_before", *map(sa.column, ("id", "name", "created")))
    people = sa.table("people", *map(sa.column, ("id", "name", "skeleton", "stem", "number", "created", "signed")))
    taken = Taken()
    rows = connection.execute(sa.select(before).order_by(before.c.created, before.c.id)).all()
    for start in range(0, len(rows), 500):
        new = []
        for row in rows[start : start + 500]:
            wish = row.name if skeleton(row.name) and not is_reserved(row.name) else "Guest"
            name = free_name(wish, taken)
            stem, number = parted(name)
            taken.add(name)
            values = {"skeleton": skeleton(name), "stem": stem, "number": number, "created": row.created}
            new.append({"id": row.id, "name": name, **values, "signed": True})
        connection.execute(sa.insert(people), new)


def downgrade() -> None:
    """Names stay as they are; whoever has a session and no signed cookie becomes someone new."""
    op.create_table(
        "people_before",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(80), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO people_before SELECT id, name, skeleton, created FROM people WHERE leaving IS NULL")
    op.drop_table("people")
    op.rename_table("people_before", "people")
    op.drop_table("bot_tokens")
    op.drop_table("sessions")
