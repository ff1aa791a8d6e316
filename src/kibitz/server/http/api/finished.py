"""The HTTP routes about games that are over: their records, replays and figures."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from kibitz.games.core import Outcome
from kibitz.games.record import Record
from kibitz.server.finished import answers
from kibitz.server.finished.answers import KeptGame
from kibitz.server.finished.results import GameStats, Replay, ReplayView
from kibitz.server.http.api import bodies
from kibitz.server.http.api.asking import (
    AnyRequest,
    TableId,
    asking,
    check_private,
    errors,
    may_recount,
    ready,
    recounted,
    rows_of,
)
from kibitz.server.http.problems import HttpProblem
from kibitz.server.storage import store as queries
from kibitz.server.storage.summary import Summary
from kibitz.server.storage.uploads import UPLOADED
from kibitz.server.tables.registry import TableRegistry
from kibitz.table.signing import DIGEST, RecordSigner, with_signature

ViewerName: TypeAlias = Annotated[str, QueryParameter(pattern="^([0-9]|spectator|open)$", description="who looks")]


@get("/api/tables/{table:str}/record", responses=errors(400, 401, 403, 404, 409, 429))
async def record(request: AnyRequest, state: State, table: TableId) -> Response[Record]:
    """The record of a finished game, as a download."""
    await may_recount(request, state)
    entry = await finished_entry(request, state, table)
    name = f'attachment; filename="kibitz-{entry.game}-{table}.json"'
    return ready(await record_text(request, state, entry), headers={"content-disposition": name})


@get("/api/tables/{table:str}/replay", responses=errors(400, 401, 403, 404, 409, 429))
async def replay(request: AnyRequest, state: State, table: TableId, viewer: ViewerName = "open") -> Response[Replay]:
    """A finished game for one viewer, step by step."""
    await may_recount(request, state)
    entry, person = await finished_entry(request, state, table), await asking(request, state)
    game = await _kept(request, state, entry)
    registry: TableRegistry = state.registry
    mine = await registry.store.ask(lambda connection: queries.seat_at(connection, table, person.id))
    seats = msgspec.json.decode(entry.summary, type=Summary).seats
    return ready(await recounted(request, state, answers.replay, game, viewer, seats, entry.finished, mine))


@get("/api/tables/{table:str}/replay/{step:int}", responses=errors(400, 401, 403, 404, 409, 429))
async def replay_view(
    request: AnyRequest,
    state: State,
    table: TableId,
    step: Annotated[int, PathParameter(ge=0, le=100_000)],
    viewer: ViewerName = "open",
) -> Response[ReplayView]:
    """A finished game after a number of actions, for one viewer."""
    await may_recount(request, state)
    game = await _kept(request, state, await finished_entry(request, state, table))
    return ready(await recounted(request, state, answers.view, game, step, viewer))


@get("/api/tables/{table:str}/stats", responses=errors(400, 401, 403, 404, 409, 429))
async def stats(request: AnyRequest, state: State, table: TableId) -> Response[GameStats]:
    """A finished game in figures."""
    await may_recount(request, state)
    game = await _kept(request, state, await finished_entry(request, state, table))
    return ready(await recounted(request, state, answers.stats, game))


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


async def record_text(request: AnyRequest, state: State, entry: Any) -> bytes:
    """The record of a game that is over: as it was brought, or signed by us."""
    if entry.record:
        return bytes(entry.record, "utf-8")
    made = await recounted(request, state, answers.record, await _kept(request, state, entry))
    signer: RecordSigner = state.signer
    return with_signature(made[DIGEST:], signer.signature(made[:DIGEST]))


async def _kept(request: AnyRequest, state: State, entry: Any) -> KeptGame:
    rows = [] if entry.record else await rows_of(request, state, entry.id)
    return KeptGame(entry.id, entry.record, rows)


def names_in(entry: Any) -> tuple[str, ...]:
    """Who played, as a record says it."""
    seats = msgspec.json.decode(entry.summary, type=Summary).seats
    return tuple(f"bot:{one.bot}" if one.kind == "bot" else one.name for one in seats)


def game_summary(row: Any, seat: int) -> bodies.GameSummary:
    """A finished game in short, for someone who sat there."""
    summary = msgspec.json.decode(row.summary, type=Summary)
    return bodies.GameSummary(
        id=row.id,
        game=row.game,
        options=summary.options,
        players=names_in(row),
        seat=seat,
        finished=row.finished,
        result=msgspec.json.decode(row.result, type=Outcome) if row.result else None,
    )
