"""The HTTP routes about tables: the lobby, a new table, and what doesn't need a table's WebSocket."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter

from kibitz.games.core import SPECTATOR, BadOptions
from kibitz.server.clock import now
from kibitz.server.finished import answers
from kibitz.server.http.api import bodies
from kibitz.server.http.api.asking import (
    AnyRequest,
    TableId,
    asking,
    check_private,
    creating,
    entered,
    errors,
    may_recount,
    ready,
    recounted,
    rows_of,
)
from kibitz.server.http.problems import HttpProblem, problem
from kibitz.server.people.people import People
from kibitz.server.storage import store as queries
from kibitz.server.storage.clubs import is_member
from kibitz.server.storage.summary import Summary
from kibitz.server.tables.factory import NewTable, QuickGame, TableFactory
from kibitz.server.tables.history import History, told_history
from kibitz.server.tables.registry import TableRegistry
from kibitz.table.chairs import seat_of
from kibitz.table.info import ChatLine, TableInfo

LOBBY_WINDOW = 6 * 3600 * 1000


@get("/api/lobby", responses=errors(401, 429))
async def lobby(request: AnyRequest, state: State) -> bodies.Lobby:
    """Public tables to join or watch, and my own unfinished ones."""
    person = await asking(request, state)
    registry: TableRegistry = state.registry
    found = await registry.store.ask(lambda connection: queries.lobby(connection, person.id, now() - LOBBY_WINDOW))
    turns = [one.mine and await registry.waits_for(one.row.id, person.id, one.turn) for one in found]
    listed = zip(found, turns, strict=True)
    return bodies.Lobby(tuple(table_summary(one.row, mine=one.mine, turn=turn) for one, turn in listed))


@post("/api/tables", responses=errors(400, 401, 403, 409, 413, 429))
async def create(request: AnyRequest, state: State, data: JSONBody[NewTable]) -> bodies.Created:
    """Set up a table."""
    factory: TableFactory = state.factory
    person = await creating(request, state)
    club = data.settings.club
    if club and not await factory.store.ask(lambda connection: is_member(connection, club, person.id)):
        raise HttpProblem(403, "members-only")
    try:
        table = await factory.create(person, data)
    except BadOptions as error:
        raise problem(error) from None
    return bodies.Created(table.id, table.invitation)


@post("/api/quick", responses=errors(400, 401, 403, 409, 413, 429))
async def quick(request: AnyRequest, state: State, data: JSONBody[QuickGame]) -> bodies.Created:
    """A private game against bots; the cards are dealt once its player is there."""
    factory: TableFactory = state.factory
    person = await creating(request, state)
    try:
        table = await factory.quick(person, data)
    except BadOptions as error:
        raise problem(error) from None
    return bodies.Created(table.id, table.invitation)


@get("/api/tables/{table:str}", responses=errors(400, 401, 403, 404, 429))
async def look(request: AnyRequest, state: State, table: TableId) -> TableInfo:
    """A table, without taking part."""
    return (await entered(request, state, table)).info


@get("/api/tables/{table:str}/chat", responses=errors(400, 401, 403, 404, 429))
async def chat(request: AnyRequest, state: State, table: TableId) -> bodies.ChatLog:
    """Everything said at a table, except by people one doesn't hear; where nobody may watch, for its players only."""
    person = await asking(request, state)
    await entered(request, state, table)
    await check_private(state, table, person)
    people: People = state.people
    hidden = (await people.avoidance(person.id)).hidden
    said = await recounted(request, state, answers.chat, await rows_of(request, state, table), hidden)
    return bodies.ChatLog(msgspec.json.decode(said, type=tuple[ChatLine, ...]))


@get("/api/tables/{table:str}/history", responses=errors(400, 401, 403, 404, 409, 429))
async def history(
    request: AnyRequest,
    state: State,
    table: TableId,
    until: Annotated[int, QueryParameter(ge=0, le=2**31)] = 2**31,
) -> Response[History]:
    """The game so far as the asking person has been shown it, up to a sequence number of the table."""
    person = await asking(request, state)
    await may_recount(request, state)
    live = await entered(request, state, table)
    shown = live.shown
    rows = [row for row in await rows_of(request, state, table) if row[0] <= shown.seq]
    if shown.state is None:
        raise HttpProblem(409, "not-started")
    seat = seat_of(shown, person.id)
    viewer = SPECTATOR if seat is None else seat
    return ready(await recounted(request, state, told_history, table, rows, until, viewer))


ROUTES = [lobby, create, quick, look, chat, history]


def table_summary(row: Any, *, mine: bool, turn: bool) -> bodies.TableSummary:
    summary = msgspec.json.decode(row.summary, type=Summary)
    return bodies.TableSummary(
        id=row.id,
        game=row.game,
        options=summary.options,
        settings=summary.settings,
        status=row.status,
        seats=summary.seats,
        created=row.created,
        mine=mine,
        turn=turn,
    )
