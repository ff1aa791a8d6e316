"""Seasons of a club: counted from its finished games, and frozen when they end."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, func, insert, select, update

from kibitz.server.storage import clubs, model
from kibitz.server.storage.clubs import ClubRefused
from kibitz.server.storage.database import writing
from kibitz.server.storage.notifications.notifications import notify
from kibitz.table.info import Millis

Scheme: TypeAlias = Literal["wins", "points", "luck"]
"""What orders a season's table; `luck`: points without the cards' luck, in games that were reviewed."""
CONSUMER = "clubs"
SETTLE: Millis = 10_000
"""How long after its end a season waits for games that ended just before."""
DAY: Millis = 24 * 3_600_000

seasons, places, games = model.seasons, model.season_places, model.club_games


class SeasonLine(Struct, frozen=True):
    """A line of a season's table."""

    place: int
    """Those with the same figure share a place."""
    person: str
    name: str
    played: int
    won: int
    points: int
    adjusted: float
    """Points without luck, in the games that were reviewed."""
    reviewed: int
    """For how many games luck is known."""


class _Luck(Struct, frozen=True):
    luck: float


class _Account(Struct, frozen=True):
    """The part of a review that tells luck."""

    unit: str
    seats: tuple[_Luck, ...]


def begin(connection: Connection, club: str, scheme: Scheme, days: int, now: Millis) -> int:
    """Begin a season now; returns its number."""
    connection.execute(select(model.clubs.c.id).where(model.clubs.c.id == club).with_for_update())
    if current(connection, club) is not None:
        raise ClubRefused("season-running")
    last = connection.scalar(select(func.max(seasons.c.number)).where(seasons.c.club == club)) or 0
    row = {"club": club, "number": last + 1, "scheme": scheme, "began": now, "ends": now + days * DAY}
    connection.execute(insert(seasons).values(row))
    return last + 1


def end(connection: Connection, club: str, now: Millis) -> None:
    """End the season now; its table is frozen a moment later."""
    mine = seasons.c.club == club, seasons.c.closed.is_(None), seasons.c.ends > now
    if not connection.execute(update(seasons).where(*mine).values(ends=now)).rowcount:
        raise ClubRefused("no-season")


def current(connection: Connection, club: str) -> Any:
    """The season that isn't frozen yet, if there is one."""
    return connection.execute(select(seasons).where(seasons.c.club == club, seasons.c.closed.is_(None))).one_or_none()


def closed(connection: Connection, club: str) -> list[Any]:
    """The seasons that are over, latest first."""
    query = select(seasons).where(seasons.c.club == club, seasons.c.closed.is_not(None))
    return list(connection.execute(query.order_by(seasons.c.number.desc())))


def find(connection: Connection, club: str, number: int) -> Any:
    """A season by its number; ClubRefused if there is none."""
    row = connection.execute(select(seasons).where(seasons.c.club == club, seasons.c.number == number)).one_or_none()
    if row is None:
        raise ClubRefused("no-season")
    return row


def table_of(connection: Connection, season: Any) -> list[SeasonLine]:
    """A season's table: as it was frozen, or as it stands."""
    if season.closed is None:
        return standings(connection, season)
    people = model.people
    query = select(places, people.c.name).join(people, people.c.id == places.c.person)
    mine = query.where(places.c.club == season.club, places.c.number == season.number)
    return [
        SeasonLine(row.place, row.person, row.name, row.played, row.won, row.points, row.adjusted / 1000, row.reviewed)
        for row in connection.execute(mine.order_by(places.c.place, people.c.name))
    ]


def standings(connection: Connection, season: Any) -> list[SeasonLine]:
    """A season's table, counted from its games."""
    people = model.people
    query = select(games, people.c.name).join(people, people.c.id == games.c.person)
    mine = query.where(games.c.club == season.club, games.c.at >= season.began, games.c.at < season.ends)
    rows = connection.execute(mine.where(people.c.leaving.is_(None))).all()
    luck = _luck(connection, sorted({row.table_id for row in rows}))
    by_person: dict[str, list[Any]] = {}
    for row in rows:
        by_person.setdefault(row.person, []).append(row)
    lines = [_line(person, played, luck) for person, played in by_person.items()]
    lines.sort(key=lambda line: (-_figure(line, season.scheme), line.name))
    figures = [_figure(line, season.scheme) for line in lines]
    return [msgspec.structs.replace(line, place=figures.index(_figure(line, season.scheme)) + 1) for line in lines]


def _line(person: str, played: list[Any], luck: dict[str, tuple[float, ...]]) -> SeasonLine:
    points = sum(row.points for row in played)
    known = [luck[row.table_id][row.seat] for row in played if row.table_id in luck]
    adjusted = round(points - sum(known), 3)
    won = sum(row.won for row in played)
    return SeasonLine(0, person, played[0].name, len(played), won, points, adjusted, len(known))


def _figure(line: SeasonLine, scheme: str) -> float:
    return {"wins": line.won, "points": line.points, "luck": line.adjusted}[scheme]


def _luck(connection: Connection, tables: list[str]) -> dict[str, tuple[float, ...]]:
    """Each seat's luck in points, for games with a complete review; the last review counts."""
    reviews = model.reviews
    query = select(reviews.c.table_id, reviews.c.review).where(
        reviews.c.table_id.in_(tables), reviews.c.review.is_not(None)
    )
    found = {}
    for row in connection.execute(query.order_by(reviews.c.created)):
        account = msgspec.json.decode(row.review, type=_Account)
        if account.unit == "points":
            found[row.table_id] = tuple(seat.luck for seat in account.seats)
    return found


def close_due(engine: Engine, now: Millis) -> int:
    """Freeze the tables of seasons that are over, once all their games are counted; returns how many."""
    frozen = 0
    with engine.connect() as connection:
        query = select(seasons.c.club, seasons.c.number)
        due = connection.execute(query.where(seasons.c.closed.is_(None), seasons.c.ends + SETTLE <= now)).all()
    for one in due:
        with writing(engine) as connection:
            mine = seasons.c.club == one.club, seasons.c.number == one.number, seasons.c.closed.is_(None)
            season = connection.execute(select(seasons).where(*mine).with_for_update()).one_or_none()
            if season is not None and _all_counted(connection):
                _freeze(connection, season, now)
                frozen += 1
    return frozen


def _all_counted(connection: Connection) -> bool:
    """Whether every game that has ended is in the index."""
    last = connection.scalar(select(func.max(model.finished.c.number))) or 0
    through = connection.scalar(select(model.consumers.c.through).where(model.consumers.c.name == CONSUMER)) or 0
    waiting = select(func.count()).select_from(model.postponed).where(model.postponed.c.consumer == CONSUMER)
    return through >= last and not connection.scalar(waiting)


def _freeze(connection: Connection, season: Any, now: Millis) -> None:
    key = {"club": season.club, "number": season.number}
    for line in standings(connection, season):
        figures = {name: getattr(line, name) for name in ("person", "place", "played", "won", "points", "reviewed")}
        connection.execute(insert(places).values(**key, **figures, adjusted=round(line.adjusted * 1000)))
    mine = seasons.c.club == season.club, seasons.c.number == season.number
    connection.execute(update(seasons).where(*mine).values(closed=now))
    club = clubs.find_club(connection, season.club)
    for one in clubs.members_of(connection, season.club):
        if one.role != clubs.ASKED:
            notify(
                connection, one.person, "season-over", f"season:{season.club}:{season.number}",
                params={"club": club.name}, link=f"/club/{season.club}", at=now,
            )  # fmt: skip
