"""The HTTP routes about games that are over: their records, replays and figures."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from kibitz.games.core import OPEN, SPECTATOR, Outcome, Viewer
from kibitz.games.record import Record
from kibitz.server.finished import archive
from kibitz.server.finished.results import GameStats, Replay, ReplayView
from kibitz.server.http.api import bodies
from kibitz.server.http.api.asking import (
    AnyRequest,
    TableId,
    asking,
    check_private,
    errors,
    may_recount,
    recounted,
    rows_of,
)
from kibitz.server.http.problems import HttpProblem
from kibitz.server.storage import store as queries
from kibitz.server.storage.summary import Summary
from kibitz.server.storage.uploads import UPLOADED
from kibitz.server.tables.registry import TableRegistry
from kibitz.table.log import Row

ViewerName: TypeAlias = Annotated[str, QueryParameter(pattern="^([0-9]|spectator|open)$", description="who looks")]


@get("/api/tables/{table:str}/record", responses=errors(400, 401, 403, 404, 409, 429))
async def record(request: AnyRequest, state: State, table: TableId) -> Response[Record]:
    """The record of a finished game, as a download."""
    await may_recount(request, state)
    found, _ = await finished_game(request, state, table)
    name = f'attachment; filename="kibitz-{found.game}-{table}.json"'
    return Response(found, headers={"content-disposition": name})


@get("/api/tables/{table:str}/replay", responses=errors(400, 401, 403, 404, 409, 429))
async def replay(request: AnyRequest, state: State, table: TableId, viewer: ViewerName = "open") -> Replay:
    """A finished game for one viewer, step by step."""
    await may_recount(request, state)
    found, _ = await finished_game(request, state, table)
    made = await recounted(request, state, archive.replay_of, found, _viewer(viewer, found))
    entry, person = await finished_entry(request, state, table), await asking(request, state)
    registry: TableRegistry = state.registry
    mine = await registry.store.ask(lambda connection: queries.seat_at(connection, table, person.id))
    seats = msgspec.json.decode(entry.summary, type=Summary).seats
    return msgspec.structs.replace(made, seats=seats, finished=entry.finished, result=found.result, mine=mine)


@get("/api/tables/{table:str}/replay/{step:int}", responses=errors(400, 401, 403, 404, 409, 429))
async def replay_view(
    request: AnyRequest,
    state: State,
    table: TableId,
    step: Annotated[int, PathParameter(ge=0, le=100_000)],
    viewer: ViewerName = "open",
) -> ReplayView:
    """A finished game after a number of actions, for one viewer."""
    await may_recount(request, state)
    found, _ = await finished_game(request, state, table)
    view = await recounted(request, state, archive.view_at, found, step, _viewer(viewer, found))
    if view is None:
        raise HttpProblem(404, "no-such-step", steps=len(found.actions))
    return view


@get("/api/tables/{table:str}/stats", responses=errors(400, 401, 403, 404, 409, 429))
async def stats(request: AnyRequest, state: State, table: TableId) -> GameStats:
    """A finished game in figures."""
    await may_recount(request, state)
    found, rows = await finished_game(request, state, table)
    return await recounted(request, state, archive.stats_of, table, found, rows)


ROUTES = [record, replay, replay_view, stats]


async def finished_entry(request: AnyRequest, state: State, table: str) -> Any:
    """The index entry of a game that is over, which the asking person may see: nothing hidden is left in it.

    Where nobody may watch, only players see it.
    """
    person = await asking(request, state)
    await check_private(state, table, person)
    registry: TableRegistry = state.registry
    entry = await registry.store.ask(lambda connection: queries.find_table(connection, table))
    if entry is None:
        raise HttpProblem(404, "no-such-table")
    if entry.status not in ("over", "abandoned", UPLOADED):
        raise HttpProblem(409, "not-over")
    return entry


async def finished_game(request: AnyRequest, state: State, table: str) -> tuple[Record, list[Row]]:
    """The record of a game that is over, played here or brought from elsewhere."""
    entry = await finished_entry(request, state, table)
    if entry.record:
        return msgspec.json.decode(entry.record, type=Record), []
    rows = await rows_of(request, state, table)
    if not any(archive.begins(row) for row in rows):
        raise HttpProblem(409, "not-over")
    made = await recounted(request, state, archive.record_of, table, rows)
    return state.signer.sign(made), rows


def _viewer(name: str, record: Record) -> Viewer:
    if not name.isdecimal():
        return OPEN if name == OPEN else SPECTATOR
    if int(name) >= len(record.players):
        raise HttpProblem(400, "no-such-seat", seats=len(record.players))
    return int(name)


def game_summary(row: Any, seat: int) -> bodies.GameSummary:
    """A finished game in short, for someone who sat there."""
    summary = msgspec.json.decode(row.summary, type=Summary)
    return bodies.GameSummary(
        id=row.id,
        game=row.game,
        options=summary.options,
        players=tuple(f"bot:{one.bot}" if one.kind == "bot" else one.name for one in summary.seats),
        seat=seat,
        finished=row.finished,
        result=msgspec.json.decode(row.result, type=Outcome) if row.result else None,
    )
