"""Ratings in the database: what is known of someone's strength, who is best, and what a game changed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, func, select

from kibitz.ratings.games import OVERALL
from kibitz.ratings.scale import SURE, Skill, aged, provisional
from kibitz.server.clock import now
from kibitz.server.storage.database import upserting
from kibitz.server.storage.model import (
    departed_ratings,
    people,
    profiles,
    rated_games,
    rating_changes,
    ratings,
    sightings,
)
from kibitz.table.info import Millis

MOST_LISTED = 100


class Rating(Struct, frozen=True):
    """Someone's strength as of now."""

    value: float
    deviation: float
    provisional: bool


class RatedPerson(Struct, frozen=True):
    """Someone on a leaderboard."""

    name: str
    rating: Rating
    games: int


class RatingChange(Struct, frozen=True):
    """What a game did to the rating of a seat, for its number of players."""

    seat: int
    before: float
    after: float
    deviation: float


class GameRating(Struct, frozen=True):
    """Whether a game was rated, or why not; and what it changed."""

    verdict: str
    changes: tuple[RatingChange, ...]


class RatingPoint(Struct, frozen=True):
    """A point of someone's rating curve."""

    at: Millis
    value: float
    deviation: float


def rating_of(connection: Connection, person: str, game: str, players: int) -> Rating | None:
    """A person's rating in a game with this number of players, or in all of it (0); None if they never played a rated
    game."""
    skill = skill_of(connection, person, game, players)
    return shown(skill, now()) if skill is not None else None


def shown(skill: Skill, at: Millis) -> Rating:
    """A strength as it's shown at some moment."""
    deviation = aged(skill, at).deviation
    return Rating(skill.value, deviation, provisional(deviation))


def skill_of(connection: Connection, person: str, game: str, players: int) -> Skill | None:
    """What is kept of a person's strength."""
    mine = (ratings.c.person == person) & (ratings.c.game == game) & (ratings.c.players == players)
    row = connection.execute(select(ratings).where(mine)).one_or_none()
    return _skill(row) if row else None


def put_skill(connection: Connection, person: str, game: str, players: int, skill: Skill) -> None:
    """Keep a person's strength."""
    values = {name: getattr(skill, name) for name in Skill.__struct_fields__}
    put = upserting(connection, ratings).values(person=person, game=game, players=players, **values)
    connection.execute(put.on_conflict_do_update(index_elements=[*ratings.primary_key], set_=values))


def departed_skill(connection: Connection, table: str, seat: int, players: int) -> Skill | None:
    """How strong someone was in a rated game who has been deleted since; None if that game wasn't rated."""
    kept = departed_ratings
    query = select(kept).where(kept.c.table_id == table, kept.c.seat == seat, kept.c.players == players)
    row = connection.execute(query).one_or_none()
    return Skill(row.value, row.deviation, row.volatility, row.games, row.last) if row else None


def ratings_of(connection: Connection, person: str, at: Millis) -> dict[tuple[str, int], tuple[Rating, int]]:
    """All ratings of a person with the number of games, by game and number of players."""
    rows = connection.execute(select(ratings).where(ratings.c.person == person))
    return {(row.game, row.players): (shown(_skill(row), at), row.games) for row in rows}


def curve(connection: Connection, person: str, game: str, players: int, most: int) -> tuple[RatingPoint, ...]:
    """A person's rating after each of the last games, oldest first."""
    changes = rating_changes
    mine = (changes.c.person == person) & (changes.c.game == game) & (changes.c.players == players)
    query = select(changes.c.at, changes.c.new_value, changes.c.new_deviation).where(mine)
    rows = connection.execute(query.order_by(changes.c.at.desc(), changes.c.games.desc()).limit(most)).all()
    return tuple(RatingPoint(row.at, row.new_value, row.new_deviation) for row in reversed(rows))


def leaderboard(connection: Connection, game: str, players: int, at: Millis) -> tuple[RatedPerson, ...]:
    """Who is best, among those whose rating is sure and who don't hide their profile from everyone."""
    query = (
        select(ratings, people.c.name)
        .join(people, people.c.id == ratings.c.person)
        .outerjoin(profiles, profiles.c.person == ratings.c.person)
        .where(ratings.c.game == game, ratings.c.players == players, ratings.c.deviation <= SURE)
        .where(people.c.leaving.is_(None), profiles.c.visible.is_distinct_from("nobody"))
        .order_by(ratings.c.value.desc(), people.c.name)
    )
    found = (RatedPerson(row.name, shown(_skill(row), at), row.games) for row in connection.execute(query))
    return tuple(one for one in found if not one.rating.provisional)[:MOST_LISTED]


def rating_of_game(connection: Connection, table: str) -> GameRating | None:
    """Whether a game was rated and what it changed; None if its table isn't rated, or the game isn't taken yet."""
    verdict = connection.scalar(select(rated_games.c.verdict).where(rated_games.c.table_id == table))
    if verdict is None:
        return None
    changes = rating_changes
    query = select(changes).where(changes.c.table_id == table, changes.c.players != OVERALL)
    rows = connection.execute(query.order_by(changes.c.seat))
    return GameRating(verdict, tuple(RatingChange(r.seat, r.value, r.new_value, r.new_deviation) for r in rows))


def rated_so_far(connection: Connection) -> tuple[int, int]:
    """How many games were rated, and how many people have a rating."""
    games = connection.scalar(select(func.count()).where(rated_games.c.verdict == "rated")) or 0
    people = connection.scalar(select(func.count(ratings.c.person.distinct()))) or 0
    return games, people


def see(connection: Connection, table: str, person: str, digest: str) -> None:
    """Keep from where a person came to a rated table, as a digest."""
    new = upserting(connection, sightings).values(table_id=table, person=person, digest=digest)
    connection.execute(new.on_conflict_do_nothing())


def _skill(row: Any) -> Skill:
    return Skill(row.value, row.deviation, row.volatility, row.games, row.at)
