"""Ratings, and what profiles show: indexes of finished games, and how people deal with each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("value", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ratings_best", "ratings", ["game", "players", "value"])
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("value", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.Column("new_value", sa.Double, nullable=False),
        sa.Column("new_deviation", sa.Double, nullable=False),
        sa.Column("upset", sa.Boolean, nullable=False),
    )
    op.create_index("rating_changes_person", "rating_changes", ["person", "game", "players", "at"])
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("verdict", sa.String(20), nullable=False),
        sa.Column("one", sa.String(32)),
        sa.Column("two", sa.String(32)),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("rated_games_pair", "rated_games", ["one", "two", "at"])
    op.create_table(
        "departed_ratings",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("value", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sightings",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True),
    )
    op.create_table(
        "played",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("proved", sa.Boolean, nullable=False),
    )
    op.create_index("played_person", "played", ["person", "at"])
    op.create_table(
        "encounters",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("ahead", sa.Integer, nullable=False),
        sa.Column("behind", sa.Integer, nullable=False),
    )
    op.create_index("encounters_other", "encounters", ["other"])
    op.create_table(
        "partners",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("lead", sa.Double, nullable=False),
    )
    op.create_index("partners_other", "partners", ["other"])
    op.create_table(
        "vetoes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("action", sa.String(40), primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("lead", sa.Double, nullable=False),
    )
    op.create_table(
        "reviewed",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("unit", sa.String(8), nullable=False),
        sa.Column("luck", sa.Double, nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Column("perfect", sa.Boolean, nullable=False),
    )
    op.create_index("reviewed_person", "reviewed", ["person", "at"])
    op.create_table(
        "profiles",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("visible", sa.String(8), nullable=False),
    )
    op.create_table(
        "follows",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("follows_other", "follows", ["other"])
    op.create_table(
        "notes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("notes_other", "notes", ["other"])


def downgrade() -> None:
    for name in (
        "notes",
        "follows",
        "profiles",
        "reviewed",
        "vetoes",
        "partners",
        "encounters",
        "played",
        "sightings",
        "departed_ratings",
        "rated_games",
        "rating_changes",
        "ratings",
    ):
        op.drop_table(name)
