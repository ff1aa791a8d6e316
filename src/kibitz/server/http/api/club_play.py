"""Routes for what clubs play: standing tables, seasons, and statistics."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Connection

from kibitz.games.core import BadOptions, find_game
from kibitz.server.clock import now
from kibitz.server.clubs import seasons, standing, wire
from kibitz.server.clubs.circle import Circle, circle_of
from kibitz.server.http.api.asking import AnyRequest, asking, errors
from kibitz.server.http.api.club_pages import ClubId, ClubInfo, ask_club, change_club, info_of, season_of
from kibitz.server.http.problems import problem
from kibitz.server.storage import clubs
from kibitz.server.storage.clubs import ClubRefused
from kibitz.server.tables.factory import NewTable, TableFactory


@post("/api/clubs/{club:str}/standing", responses=errors(400, 401, 403, 404, 409, 413, 429))
async def add_standing(request: AnyRequest, state: State, club: ClubId, data: JSONBody[wire.NewStanding]) -> ClubInfo:
    """Add a table that opens every week."""
    person = await asking(request, state)
    settings = msgspec.structs.replace(data.table.settings, club=club)
    wish = msgspec.structs.replace(data.table, settings=settings, seat=None, character=None)
    try:
        _check_table(state, wish)
    except BadOptions as error:
        raise problem(error) from None

    def work(connection: Connection) -> ClubInfo:
        clubs.find_club(connection, club)
        clubs.need(connection, club, person.id, "owner", "helper")
        standing.add(connection, club, data.day, data.minute, wish, now())
        return info_of(connection, club, person.id)

    return await change_club(state, work)


def _check_table(state: State, wish: NewTable) -> None:
    """BadOptions for a table that couldn't be set up."""
    game = find_game(wish.game)
    seats = game.seats(game.options(wish.options))
    if len(wish.seats) > seats:
        raise BadOptions("too-many-seats", allowed=seats)
    factory: TableFactory = state.factory
    for seat in wish.seats:
        factory.check_bot_named(seat.bot if seat.kind == "bot" else "")


@delete(
    "/api/clubs/{club:str}/standing/{standing_id:str}", status_code=204, responses=errors(400, 401, 403, 404, 409, 429)
)
async def remove_standing(
    request: AnyRequest,
    state: State,
    club: ClubId,
    standing_id: Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,16}$", description="a standing table's id")],
) -> None:
    """Remove a standing table."""
    person = await asking(request, state)

    def work(connection: Connection) -> None:
        clubs.find_club(connection, club)
        clubs.need(connection, club, person.id, "owner", "helper")
        if not standing.remove(connection, club, standing_id):
            raise ClubRefused("no-such-standing")

    await change_club(state, work)


@post("/api/clubs/{club:str}/season", responses=errors(400, 401, 403, 404, 409, 413, 429))
async def begin_season(request: AnyRequest, state: State, club: ClubId, data: JSONBody[wire.NewSeason]) -> ClubInfo:
    """Begin a season."""
    person = await asking(request, state)

    def work(connection: Connection) -> ClubInfo:
        clubs.find_club(connection, club)
        clubs.need(connection, club, person.id, "owner", "helper")
        seasons.begin(connection, club, data.scheme, data.days, now())
        return info_of(connection, club, person.id)

    return await change_club(state, work)


@post("/api/clubs/{club:str}/season/end", status_code=200, responses=errors(400, 401, 403, 404, 409, 429))
async def end_season(request: AnyRequest, state: State, club: ClubId) -> ClubInfo:
    """End the season now."""
    person = await asking(request, state)

    def work(connection: Connection) -> ClubInfo:
        clubs.find_club(connection, club)
        clubs.need(connection, club, person.id, "owner", "helper")
        seasons.end(connection, club, now())
        return info_of(connection, club, person.id)

    return await change_club(state, work)


@get("/api/clubs/{club:str}/seasons/{number:int}", responses=errors(400, 401, 403, 404, 409, 429))
async def season(
    request: AnyRequest, state: State, club: ClubId, number: Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
) -> wire.SeasonInfo:
    """A season's table."""
    person = await asking(request, state)

    def found(connection: Connection) -> wire.SeasonInfo:
        clubs.find_club(connection, club)
        clubs.need(connection, club, person.id)
        return season_of(connection, seasons.find(connection, club, number), person.id)

    return await ask_club(state, found)


@get("/api/clubs/{club:str}/stats", responses=errors(400, 401, 403, 404, 429))
async def circle(request: AnyRequest, state: State, club: ClubId) -> Circle:
    """Who plays how often with whom."""
    person = await asking(request, state)

    def found(connection: Connection) -> Circle:
        clubs.find_club(connection, club)
        clubs.need(connection, club, person.id)
        return circle_of(connection, club)

    return await ask_club(state, found)


ROUTES = [add_standing, remove_standing, begin_season, end_season, season, circle]
