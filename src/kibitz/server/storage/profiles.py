"""What a profile shows, from indexes kept by the consumers of finished games and reviews; no log is read."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, and_, select, true

from kibitz.ratings.scale import SURE
from kibitz.review.model import KindCost, Review
from kibitz.server.storage.database import upserting
from kibitz.server.storage.model import (
    encounters,
    partners,
    people,
    played,
    players,
    profiles,
    rating_changes,
    reviewed,
    tables,
    tallies,
    vetoes,
)
from kibitz.server.storage.people.companions import apart_from
from kibitz.server.storage.ratings import Rating, RatingPoint, curve, ratings_of
from kibitz.table.info import Millis

Badge: TypeAlias = Literal["first-rated", "sure", "upset", "proved-shuffle", "perfect-ending"]
LAST_GAMES = 50
"""Games in a curve of results, and in a list."""
CURVE = 200
FEW = 5
"""People, partners and vetoes listed."""
LEAST_ROUNDS = 4
"""Rounds with a partner, or with a veto, before the figure is shown."""
ENDING = "endgame"
LEAST_ENDINGS = 3
"""Real decisions in an endgame that must all have cost nothing for it to be perfect."""


class Results(Struct, frozen=True):
    """A person's results with one number of players, and the rating there."""

    game: str
    players: int
    """0: all of the game, for the rating only."""
    played: int
    won: int
    mean: float
    """Points a game."""
    scores: tuple[int, ...]
    """Of the last games, oldest first."""
    rating: Rating | None
    rated: int
    """Rated games."""
    curve: tuple[RatingPoint, ...]


class Encounter(Struct, frozen=True):
    """How someone did against another person."""

    name: str
    game: str
    played: int
    ahead: int
    behind: int


class Partner(Struct, frozen=True):
    """How someone did in a team with another person: the mean lead over the table in those rounds."""

    name: str
    game: str
    rounds: int
    lead: float


class Veto(Struct, frozen=True):
    """What someone likes to veto, and their mean lead over the table in those rounds."""

    game: str
    action: str
    times: int
    lead: float


class ReviewedGame(Struct, frozen=True):
    """What the review of a game says of a person."""

    table: str
    at: Millis
    game: str
    unit: str
    luck: float
    kinds: tuple[KindCost, ...]


class Earned(Struct, frozen=True):
    """A badge, and the first game that earned it."""

    badge: Badge
    table: str
    at: Millis


class Profile(Struct, frozen=True):
    """All that a profile shows of someone's games."""

    name: str
    since: Millis
    results: tuple[Results, ...]
    encounters: tuple[Encounter, ...]
    """Whom they met most."""
    partners: tuple[Partner, ...]
    """Best first."""
    vetoes: tuple[Veto, ...]
    """The most frequent ones."""
    reviewed: tuple[ReviewedGame, ...]
    """The last reviewed games, oldest first."""
    luck: dict[str, float]
    """The sum of luck so far, by game and in its own unit."""
    badges: tuple[Earned, ...]


def profile_of(connection: Connection, person: str, at: Millis, viewer: str) -> Profile | None:
    """The profile of a person; whom nobody may see, and whom a block parts from the viewer, isn't named in it."""
    row = connection.execute(select(people.c.name, people.c.created).where(people.c.id == person)).one_or_none()
    if row is None:
        return None
    games = _reviewed(connection, person)
    return Profile(
        name=row.name,
        since=row.created,
        results=_results(connection, person, at),
        encounters=_encounters(connection, person, viewer),
        partners=_partners(connection, person, viewer),
        vetoes=_vetoes(connection, person),
        reviewed=games[-LAST_GAMES:],
        luck={
            game: sum(one.luck for one in games if one.game == game) for game in dict.fromkeys(g.game for g in games)
        },
        badges=_badges(connection, person),
    )


def _results(connection: Connection, person: str, at: Millis) -> tuple[Results, ...]:
    known = ratings_of(connection, person, at)
    mine = connection.execute(select(tallies).where(tallies.c.person == person)).all()
    tally = {(row.game, row.players): row for row in mine}
    found = []
    for game, number in sorted({*tally, *known}):
        row, (rating, rated) = tally.get((game, number)), known.get((game, number), (None, 0))
        found.append(
            Results(
                game,
                number,
                row.played if row else 0,
                row.won if row else 0,
                row.points / row.played if row else 0.0,
                _scores(connection, person, game, number),
                rating,
                rated,
                curve(connection, person, game, number, CURVE) if rated else (),
            )
        )
    return tuple(found)


def _scores(connection: Connection, person: str, game: str, number: int) -> tuple[int, ...]:
    """The scores of a person's last games, oldest first."""
    mine = (played.c.person == person) & (played.c.game == game) & (played.c.players == number)
    query = select(played.c.score).where(mine).order_by(played.c.at.desc()).limit(LAST_GAMES)
    return tuple(reversed([*connection.scalars(query)]))


def _named(other: Any, person: str, viewer: str) -> Any:
    """Whether another person is named in someone's profile: always to themselves."""
    if viewer == person:
        return true()
    unseen = select(profiles.c.person).where(profiles.c.visible == "nobody", profiles.c.person != viewer)
    return and_(other.not_in(unseen), other.not_in(apart_from(viewer)))


def _encounters(connection: Connection, person: str, viewer: str) -> tuple[Encounter, ...]:
    met = encounters
    query = select(met, people.c.name).join(people, people.c.id == met.c.other).where(met.c.person == person)
    query = query.where(_named(met.c.other, person, viewer))
    query = query.where(people.c.leaving.is_(None)).order_by(met.c.played.desc(), people.c.name).limit(FEW)
    return tuple(Encounter(r.name, r.game, r.played, r.ahead, r.behind) for r in connection.execute(query))


def _partners(connection: Connection, person: str, viewer: str) -> tuple[Partner, ...]:
    mates = partners
    query = select(mates, people.c.name).join(people, people.c.id == mates.c.other).where(mates.c.person == person)
    query = query.where(people.c.leaving.is_(None), mates.c.rounds >= LEAST_ROUNDS)
    query = query.where(_named(mates.c.other, person, viewer))
    query = query.order_by((mates.c.lead / mates.c.rounds).desc(), people.c.name).limit(FEW)
    return tuple(Partner(r.name, r.game, r.rounds, r.lead / r.rounds) for r in connection.execute(query))


def _vetoes(connection: Connection, person: str) -> tuple[Veto, ...]:
    query = select(vetoes).where(vetoes.c.person == person, vetoes.c.times >= LEAST_ROUNDS)
    rows = connection.execute(query.order_by(vetoes.c.times.desc(), vetoes.c.action).limit(FEW))
    return tuple(Veto(row.game, row.action, row.times, row.lead / row.times) for row in rows)


def _reviewed(connection: Connection, person: str) -> tuple[ReviewedGame, ...]:
    query = select(reviewed).where(reviewed.c.person == person).order_by(reviewed.c.at)
    return tuple(
        ReviewedGame(r.table_id, r.at, r.game, r.unit, r.luck, msgspec.json.decode(r.kinds, type=tuple[KindCost, ...]))
        for r in connection.execute(query)
    )


def _badges(connection: Connection, person: str) -> tuple[Earned, ...]:
    """A person's badges, each with the first game that earned it."""
    changes = rating_changes
    sure = (changes.c.new_deviation <= SURE) & (changes.c.players != 0)
    conditions: dict[Badge, Any] = {
        "first-rated": (changes, changes.c.person == person),
        "sure": (changes, (changes.c.person == person) & sure),
        "upset": (changes, (changes.c.person == person) & changes.c.upset),
        "proved-shuffle": (played, (played.c.person == person) & played.c.proved),
        "perfect-ending": (reviewed, (reviewed.c.person == person) & reviewed.c.perfect),
    }
    found = []
    for badge, (table, condition) in conditions.items():
        query = select(table.c.table_id, table.c.at).where(condition).order_by(table.c.at, table.c.table_id).limit(1)
        row = connection.execute(query).one_or_none()
        if row is not None:
            found.append(Earned(badge, row.table_id, row.at))
    return tuple(found)


def index_review(connection: Connection, table: str, review: Review) -> None:
    """Keep what a review of a game says of the people in it, in place of what an earlier one said."""
    query = select(tables.c.finished, tables.c.game, players.c.seat, players.c.person)
    query = query.join(players, players.c.table_id == tables.c.id).where(tables.c.id == table)
    for row in connection.execute(query.where(tables.c.finished.is_not(None))).all():
        seat = review.seats[row.seat]
        values = {
            "at": row.finished,
            "game": row.game,
            "unit": review.unit,
            "luck": seat.luck,
            "kinds": msgspec.json.encode(seat.kinds).decode(),
            "perfect": any(k.kind == ENDING and k.number >= LEAST_ENDINGS and k.cost <= 0 for k in seat.kinds),
        }
        put = upserting(connection, reviewed).values(table_id=table, person=row.person, **values)
        connection.execute(put.on_conflict_do_update(index_elements=["table_id", "person"], set_=values))
