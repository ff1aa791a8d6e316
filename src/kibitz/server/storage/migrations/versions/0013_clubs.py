"""Finding a game, and clubs: members, invitations, chat, standing tables, seasons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

Number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("tables", sa.Column("club", sa.String(16)))
    op.create_index("tables_club", "tables", ["club", "touched"])
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("fill", sa.BigInteger),
        sa.Column("meeting", sa.String(32)),
        sa.Column("size", sa.Integer),
        sa.Column("due", sa.BigInteger),
        sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("made", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("wishes_key", "wishes", ["key", "since"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("skeleton", sa.String(80), nullable=False, unique=True),
        sa.Column("picture", sa.String(16), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("club", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("members_person", "members", ["person"])
    op.create_table(
        "club_links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("club", sa.String(16), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("club_links_club", "club_links", ["club"])
    op.create_table(
        "club_chat",
        sa.Column("number", Number, primary_key=True),
        sa.Column("club", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("club_chat_club", "club_chat", ["club", "number"])
    op.create_table(
        "standing",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("club", sa.String(16), nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("minute", sa.Integer, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("secret", sa.String(32), nullable=False),
    )
    op.create_index("standing_club", "standing", ["club"])
    op.create_index("standing_due", "standing", ["due"])
    op.create_table(
        "seasons",
        sa.Column("club", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("scheme", sa.String(16), nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger),
    )
    op.create_index("seasons_open", "seasons", ["closed", "ends"])
    op.create_table(
        "season_places",
        sa.Column("club", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.Column("adjusted", sa.BigInteger, nullable=False),
        sa.Column("reviewed", sa.Integer, nullable=False),
    )
    op.create_table(
        "club_games",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("club", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
    )
    op.create_index("club_games_club", "club_games", ["club", "at"])
    op.create_index("club_games_person", "club_games", ["person"])


def downgrade() -> None:
    op.drop_table("club_games")
    op.drop_table("season_places")
    op.drop_table("seasons")
    op.drop_table("standing")
    op.drop_table("club_chat")
    op.drop_table("club_links")
    op.drop_table("members")
    op.drop_table("clubs")
    op.drop_table("wishes")
    op.drop_index("tables_club", "tables")
    op.drop_column("tables", "club")
