"""Results of people, all kept by consumers of finished games: statistics, ratings, profiles."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Double, Index, Integer, String, Table, Text

from kibitz.server.storage.model.base import metadata

tallies = Table(
    "tallies",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("best", Integer, nullable=False),
)
"""A person's results by game and number of players; kept by the consumer `statistics`."""

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("value", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ratings_best", "game", "players", "value"),
)
"""How strong people are, by game and number of players; 0 players: all of the game. Kept by the consumer `ratings`."""

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("value", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("new_value", Double, nullable=False),
    Column("new_deviation", Double, nullable=False),
    Column("upset", Boolean, nullable=False),
    Index("rating_changes_person", "person", "game", "players", "at"),
)
"""What each rated game did to each rating: before it, then after it. `upset`: a much stronger one was beaten."""

rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("verdict", String(20), nullable=False),
    Column("one", String(32)),
    Column("two", String(32)),
    Column("ahead", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("rated_games_pair", "one", "two", "at"),
)
"""Games at rated tables: `rated`, or why not. `one` and `two`: its people if it had two; `ahead`: who was, 1 or −1."""

departed_ratings = Table(
    "departed_ratings",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("value", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
)
"""The strengths, in each rated game, of people deleted since: others' ratings follow from them."""

sightings = Table(
    "sightings",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("digest", String(64), primary_key=True),
)
"""Where people at a rated table connected from: a keyed digest of table and address, which tells nothing but
equality."""

played = Table(
    "played",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("proved", Boolean, nullable=False),
    Index("played_person", "person", "at"),
)
"""Finished games of each person; this and the next three are kept by the consumer `profiles`."""

encounters = Table(
    "encounters",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("played", Integer, nullable=False),
    Column("ahead", Integer, nullable=False),
    Column("behind", Integer, nullable=False),
    Index("encounters_other", "other"),
)
"""How two people did against each other."""

partners = Table(
    "partners",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("rounds", Integer, nullable=False),
    Column("lead", Double, nullable=False),
    Index("partners_other", "other"),
)
"""How a person did in a team with another: rounds, and the sum of the person's leads over the table's mean."""

vetoes = Table(
    "vetoes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("action", String(40), primary_key=True),
    Column("times", Integer, nullable=False),
    Column("lead", Double, nullable=False),
)
"""What a person likes to veto, and the sum of their leads over the table's mean in those rounds."""

reviewed = Table(
    "reviewed",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("unit", String(8), nullable=False),
    Column("luck", Double, nullable=False),
    Column("kinds", Text, nullable=False),
    Column("perfect", Boolean, nullable=False),
    Index("reviewed_person", "person", "at"),
)
"""What kept reviews say of each person: luck, the cost of each kind of decision as JSON, and a perfect ending."""
