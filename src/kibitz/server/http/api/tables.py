"""The HTTP routes: everything that doesn't need a table's WebSocket."""

from __future__ import annotations

import asyncio
from functools import cache
from importlib.metadata import version
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Connection

from kibitz.games.core import OPEN, SPECTATOR, AnyGame, BadOptions, Outcome, Viewer, find_game
from kibitz.games.record import Record
from kibitz.games.registry import names as game_names
from kibitz.server.clock import now
from kibitz.server.finished import archive
from kibitz.server.finished.results import GameStats, Replay, ReplayView
from kibitz.server.http.api import bodies
from kibitz.server.http.problems import HttpProblem, problem
from kibitz.server.limits.addresses import address_of
from kibitz.server.limits.limits import Limits
from kibitz.server.messages import PROTOCOL
from kibitz.server.people.people import People, Visitor
from kibitz.server.storage import store as queries
from kibitz.server.storage.clubs import is_member
from kibitz.server.storage.people.people import Person
from kibitz.server.storage.summary import Summary
from kibitz.server.storage.uploads import UPLOADED
from kibitz.server.tables.factory import NewTable, QuickGame, TableFactory
from kibitz.server.tables.history import History, history_of, told_until
from kibitz.server.tables.live import LiveTable
from kibitz.server.tables.registry import TableRegistry
from kibitz.table.info import TableInfo
from kibitz.table.log import Row
from kibitz.table.requests import CHARACTERS, REACTIONS
from kibitz.table.table import seat_of

AnyRequest: TypeAlias = Request[Any, Any, State]
TableId: TypeAlias = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,32}$", description="a table's id")]
ViewerName: TypeAlias = Annotated[str, QueryParameter(pattern="^([0-9]|spectator|open)$", description="who looks")]

LOBBY_WINDOW = 6 * 3600 * 1000


@cache
def kibitz_version() -> str:
    """The version that runs; asked for late, as the page is built before the package is installed."""
    return version("kibitz")


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer instead; 403 where it asks who someone is, since that may be someone banned."""
    also = (403,) if 401 in statuses and 403 not in statuses else ()
    return {
        status: ResponseSpec(bodies.Problem, description="a code and its parameters") for status in (*statuses, *also)
    }


async def asking(request: AnyRequest, state: State) -> Visitor:
    """Who sends the request; 401 if nobody we know."""
    people: People = state.people
    person = await people.of(request.scope)
    if person is None:
        raise HttpProblem(401, "no-identity")
    return person


@get("/api/info", sync_to_thread=False, responses=errors(429))
def info(state: State) -> bodies.Info:
    """What this server offers: games and their options, bots, characters, reactions."""
    registry: TableRegistry = state.registry
    return bodies.Info(
        protocol=PROTOCOL,
        version=kibitz_version(),
        games=tuple(map(_game_info, game_names())),
        bots=registry.pool.known(),
        bots_ready=bool(registry.pool.names()),
        grace=registry.grace,
        vote=registry.vote,
        characters=CHARACTERS,
        reactions=REACTIONS,
        reviews=state.reviews.offered,
        restart=state.hosting.restart,
    )


def _game_info(name: str) -> bodies.GameInfo:
    """What a client needs to know to offer a game."""
    game = find_game(name)
    seats = game.seats(game.options({}))
    lengths = tuple(_length(game, options) for options in _by_players(game))
    return bodies.GameInfo(name, game.rules_version, game.option_specs, seats, game.rearranging, lengths)


def _by_players(game: AnyGame) -> list[dict[str, object]]:
    """The default options for each number of players."""
    players = next((spec for spec in game.option_specs if spec.role == "players"), None)
    return [{players.name: count} for count in range(players.low, players.high + 1)] if players else [{}]


def _length(game: AnyGame, given: dict[str, object]) -> bodies.GameLength:
    """How long a game takes; a short one has the fewest rounds that are still fair."""
    options = game.options(given)
    seats, usual = game.seats(options), game.minutes(options)
    for spec in game.option_specs:
        if spec.multiple_of in given:
            short = {spec.name: seats}
            minutes = game.minutes(game.options({**given, **short}))
            if 0 < minutes < usual:
                return bodies.GameLength(seats, usual, short, minutes)
    return bodies.GameLength(seats, usual)


@get("/api/lobby", responses=errors(401, 429))
async def lobby(request: AnyRequest, state: State) -> bodies.Lobby:
    """Public tables to join or watch, and my own unfinished ones."""
    person = await asking(request, state)
    registry: TableRegistry = state.registry
    rows = await registry.store.ask(lambda connection: queries.lobby(connection, person.id, now() - LOBBY_WINDOW))
    turns = [mine and row.status == "running" and await registry.waits_for(row.id, person.id) for row, mine in rows]
    found = zip(rows, turns, strict=True)
    return bodies.Lobby(tuple(_table_summary(row, mine=mine, turn=turn) for (row, mine), turn in found))


@post("/api/tables", responses=errors(400, 401, 403, 409, 413, 429))
async def create(request: AnyRequest, state: State, data: JSONBody[NewTable]) -> bodies.Created:
    """Set up a table."""
    factory: TableFactory = state.factory
    person = await _creating(request, state)
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
    person = await _creating(request, state)
    try:
        table = await factory.quick(person, data)
    except BadOptions as error:
        raise problem(error) from None
    return bodies.Created(table.id, table.invitation)


@get("/api/tables/{table:str}", responses=errors(400, 401, 403, 404, 429))
async def look(request: AnyRequest, state: State, table: TableId) -> TableInfo:
    """A table, without taking part."""
    return (await _entered(request, state, table)).info


@get("/api/tables/{table:str}/chat", responses=errors(400, 401, 403, 404, 429))
async def chat(request: AnyRequest, state: State, table: TableId) -> bodies.ChatLog:
    """Everything said at a table, but by people one doesn't hear; where nobody may watch, for its players only."""
    person = await asking(request, state)
    await _entered(request, state, table)
    await _check_private(state, table, person)
    people: People = state.people
    hidden = (await people.avoidance(person.id)).hidden
    return bodies.ChatLog(archive.chat_of(await _rows(state, table), hidden))


@get("/api/tables/{table:str}/history", responses=errors(400, 401, 403, 404, 409, 429))
async def history(
    request: AnyRequest,
    state: State,
    table: TableId,
    until: Annotated[int, QueryParameter(ge=0, le=2**31)] = 2**31,
) -> History:
    """The game so far as the asking person has been shown it, up to a sequence number of the table."""
    person = await asking(request, state)
    live = await _entered(request, state, table)
    shown = live.shown
    rows = told_until([row for row in await _rows(state, table) if row.seq <= shown.seq], until)
    if shown.state is None or not any(archive.begins(row) for row in rows):
        raise HttpProblem(409, "not-started")
    seat = seat_of(shown, person.id)
    return await asyncio.to_thread(history_of, shown, rows, SPECTATOR if seat is None else seat)


@get("/api/tables/{table:str}/record", responses=errors(400, 401, 403, 404, 409, 429))
async def record(request: AnyRequest, state: State, table: TableId) -> Response[Record]:
    """The record of a finished game, as a download."""
    found, _ = await finished_game(request, state, table)
    name = f'attachment; filename="kibitz-{found.game}-{table}.json"'
    return Response(found, headers={"content-disposition": name})


@get("/api/tables/{table:str}/replay", responses=errors(400, 401, 403, 404, 409, 429))
async def replay(request: AnyRequest, state: State, table: TableId, viewer: ViewerName = "open") -> Replay:
    """A finished game for one viewer, step by step."""
    found, _ = await finished_game(request, state, table)
    made = await asyncio.to_thread(archive.replay_of, found, _viewer(viewer, found))
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
    found, _ = await finished_game(request, state, table)
    view = await asyncio.to_thread(archive.view_at, found, step, _viewer(viewer, found))
    if view is None:
        raise HttpProblem(404, "no-such-step", steps=len(found.actions))
    return view


@get("/api/tables/{table:str}/stats", responses=errors(400, 401, 403, 404, 409, 429))
async def stats(request: AnyRequest, state: State, table: TableId) -> GameStats:
    """A finished game in figures."""
    found, rows = await finished_game(request, state, table)
    return await asyncio.to_thread(archive.stats_of, table, found, rows)


ROUTES = [
    info, lobby, create, quick, look, chat, history, record, replay, replay_view, stats,
]  # fmt: skip


async def _creating(request: AnyRequest, state: State) -> Person:
    """Someone who may set up one more table."""
    person = await asking(request, state)
    limits: Limits = state.limits
    if limits.settings.rate:
        if not limits.creations.take(person.id, address_of(dict(request.scope))):
            raise HttpProblem(429, "too-fast")
        registry: TableRegistry = state.registry
        if await registry.store.ask(lambda db: queries.sitting_at(db, person.id)) >= limits.settings.tables:
            raise HttpProblem(409, "too-many-tables", most=limits.settings.tables)
    return person


async def _entered(request: AnyRequest, state: State, table: str) -> LiveTable:
    """A table the asking person may look at."""
    person = await asking(request, state)
    registry: TableRegistry = state.registry
    live = await registry.current(table)
    if live is None:
        raise HttpProblem(404, "no-such-table")
    if not live.may_enter(person.id):
        raise HttpProblem(403, "no-spectators")
    if not await registry.admits(live, person.id):
        raise HttpProblem(403, "members-only")
    return live


async def _rows(state: State, table: str) -> list[Row]:
    registry: TableRegistry = state.registry
    return await registry.store.ask(lambda connection: queries.read_log(connection, table))


async def finished_entry(request: AnyRequest, state: State, table: str) -> Any:
    """The index entry of a game that is over, which the asking person may see: nothing hidden is left in it.

    Where nobody may watch, it is for its players only.
    """
    person = await asking(request, state)
    await _check_private(state, table, person)
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
    rows = await _rows(state, table)
    if not any(archive.begins(row) for row in rows):
        raise HttpProblem(409, "not-over")
    made = await asyncio.to_thread(archive.record_of, table, rows)
    return state.signer.sign(made), rows


async def _check_private(state: State, table: str, person: Person) -> None:
    """403 for what happened at a table without spectators, or of a club, unless the person belongs there."""
    registry: TableRegistry = state.registry

    def private(connection: Connection) -> str:
        entry = queries.find_table(connection, table)
        if entry is None or queries.seat_at(connection, table, person.id) is not None:
            return ""
        settings = msgspec.json.decode(entry.summary, type=Summary).settings
        if settings.club and not is_member(connection, settings.club, person.id):
            return "members-only"
        return "" if settings.spectators else "no-spectators"

    if code := await registry.store.ask(private):
        raise HttpProblem(403, code)


def _viewer(name: str, record: Record) -> Viewer:
    if not name.isdecimal():
        return OPEN if name == OPEN else SPECTATOR
    if int(name) >= len(record.players):
        raise HttpProblem(400, "no-such-seat", seats=len(record.players))
    return int(name)


def _table_summary(row: Any, *, mine: bool, turn: bool) -> bodies.TableSummary:
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


def game_summary(row: Any, seat: int) -> bodies.GameSummary:
    """A finished game in short, for who sat there."""
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
