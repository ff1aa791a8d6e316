"""A club as someone sees it, and how routes read and change it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from litestar.datastructures import State
from litestar.params import PathParameter
from msgspec import Struct
from sqlalchemy import Connection, Engine, func, select

from kibitz.server.clock import now
from kibitz.server.clubs import seasons, standing, wire
from kibitz.server.http.api import bodies
from kibitz.server.http.api.tables import table_summary
from kibitz.server.http.problems import HttpProblem
from kibitz.server.storage import clubs, model
from kibitz.server.storage.clubs import ClubRefused
from kibitz.server.storage.database import writing
from kibitz.server.storage.store import UNFINISHED, Store
from kibitz.server.tables.factory import NewTable
from kibitz.table.info import Millis

ClubId: TypeAlias = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,16}$", description="a club's id")]
ResultT = TypeVar("ResultT")
STATUS = {"no-such-club": 404, "members-only": 403, "helpers-only": 403, "owner-only": 403}
MOST_TABLES = 50
TABLE_WINDOW: Millis = 7 * 24 * 3_600_000


class ClubInfo(Struct, frozen=True):
    """A club as someone sees it; people who aren't members see only its name and size."""

    id: str
    name: str
    picture: str
    zone: str
    role: clubs.Role | Literal["asked", ""]
    count: int
    listed: bool = False
    """Whether everyone can find it in the directory."""
    members: tuple[wire.ClubMember, ...] = ()
    asked: tuple[str, ...] = ()
    """Who has asked to join; for the owner and helpers."""
    tables: tuple[bodies.TableSummary, ...] = ()
    standing: tuple[wire.StandingTable, ...] = ()
    season: wire.SeasonInfo | None = None
    past: tuple[wire.PastSeason, ...] = ()


async def ask_club(state: State, question: Callable[[Connection], ResultT]) -> ResultT:
    store: Store = state.store
    try:
        return await store.ask(question)
    except ClubRefused as refused:
        raise HttpProblem(STATUS.get(refused.code, 409), refused.code, **refused.params) from None


async def change_club(state: State, work: Callable[[Connection], ResultT]) -> ResultT:
    """Change something in one transaction."""

    def changed(engine: Engine) -> ResultT:
        with writing(engine) as connection:
            return work(connection)

    store: Store = state.store
    try:
        return await store.change(changed)
    except ClubRefused as refused:
        raise HttpProblem(STATUS.get(refused.code, 409), refused.code, **refused.params) from None


def info_of(connection: Connection, club: str, person: str) -> ClubInfo:
    """A club as someone sees it."""
    row = clubs.find_club(connection, club)
    everyone = clubs.members_of(connection, club)
    inside = [one for one in everyone if one.role != clubs.ASKED]
    role: Any = next((one.role for one in everyone if one.person == person), "")
    short = ClubInfo(row.id, row.name, row.picture, row.zone, role, len(inside), row.listed)
    if role in ("", clubs.ASKED):
        return short
    helps = role in ("owner", "helper")
    running = seasons.current(connection, club)
    return msgspec.structs.replace(
        short,
        members=tuple(wire.ClubMember(one.name, _role(one), one.since, one.person == person) for one in inside),
        asked=tuple(one.name for one in everyone if one.role == clubs.ASKED) if helps else (),
        tables=tuple(_tables(connection, club, person)),
        standing=tuple(map(_standing, standing.of_club(connection, club))),
        season=None if running is None else season_of(connection, running, person),
        past=tuple(wire.PastSeason(one.number, one.began, one.ends) for one in seasons.closed(connection, club)),
    )


def _role(member: clubs.Member) -> clubs.Role:
    role: clubs.Role = msgspec.convert(member.role, clubs.Role)
    return role


def _standing(row: Any) -> wire.StandingTable:
    wish = msgspec.json.decode(row.wish, type=NewTable)
    return wire.StandingTable(row.id, row.day, row.minute, wish.game, dict(wish.options), row.due)


def season_of(connection: Connection, row: Any, person: str) -> wire.SeasonInfo:
    places = tuple(
        wire.SeasonPlace(
            one.place, one.name, one.played, one.won, one.points, one.adjusted, one.reviewed, one.person == person
        )
        for one in seasons.table_of(connection, row)
    )
    return wire.SeasonInfo(row.number, row.scheme, row.began, row.ends, row.closed, places)


def _tables(connection: Connection, club: str, person: str) -> list[bodies.TableSummary]:
    """A club's unfinished tables, newest first."""
    tables, players = model.tables, model.players
    seat = select(func.min(players.c.seat)).where(players.c.table_id == tables.c.id, players.c.person == person)
    query = select(tables, seat.scalar_subquery().label("mine")).where(
        tables.c.club == club, tables.c.status.in_(UNFINISHED), tables.c.touched > now() - TABLE_WINDOW
    )
    rows = connection.execute(query.order_by(tables.c.touched.desc()).limit(MOST_TABLES))
    return [table_summary(row, mine=row.mine is not None, turn=False) for row in rows]
