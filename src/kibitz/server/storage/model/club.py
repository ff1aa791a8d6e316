"""Clubs, their standing tables and their seasons."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Table, Text, false

from kibitz.server.storage.model.base import Number, metadata

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("skeleton", String(80), nullable=False, unique=True),
    Column("picture", String(16), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),
)
"""Groups of people who play together. `zone`: the time zone of its standing tables. `listed`: in the directory.

No two listed clubs have names that look alike (`skeleton`). For all others that column holds the id: that a name is
taken would tell that there is such a club.
"""

members = Table(
    "members",
    metadata,
    Column("club", String(16), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("role", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("members_person", "person"),
)
"""Who belongs to a club, as its owner, a helper or a member; those who have `asked` to belong are no members yet."""

club_links = Table(
    "club_links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("club", String(16), nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("club_links_club", "club"),
)
"""Invitations to a club: the SHA-256 digest of what the link holds."""

club_chat = Table(
    "club_chat",
    metadata,
    Column("number", Number, primary_key=True),
    Column("club", String(16), nullable=False),
    Column("person", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Index("club_chat_club", "club", "number"),
    sqlite_autoincrement=True,
)
"""What members say in their club."""

standing = Table(
    "standing",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("club", String(16), nullable=False),
    Column("day", Integer, nullable=False),
    Column("minute", Integer, nullable=False),
    Column("wish", Text, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("secret", String(32), nullable=False),
    Index("standing_club", "club"),
    Index("standing_due", "due"),
)
"""Tables that open by themselves every week, at a minute of a day in the club's time zone (0: Monday).

`due` is the next moment; with `secret` it makes the id of the table that opens then.
"""

seasons = Table(
    "seasons",
    metadata,
    Column("club", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("scheme", String(16), nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ends", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Index("seasons_open", "closed", "ends"),
)
"""Seasons of a club; one that is `closed` has its table in `season_places`, which never changes again."""

season_places = Table(
    "season_places",
    metadata,
    Column("club", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("adjusted", BigInteger, nullable=False),
    Column("reviewed", Integer, nullable=False),
)
"""The tables of seasons that are over. `adjusted`: a thousandth of a point each."""

club_games = Table(
    "club_games",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("club", String(16), nullable=False),
    Column("person", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Index("club_games_club", "club", "at"),
    Index("club_games_person", "person"),
)
"""Who played what in a club, and how it ended; kept by the consumer `clubs`."""
