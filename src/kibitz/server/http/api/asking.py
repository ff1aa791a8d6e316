"""What routes have in common: who sends a request, and which tables they may ask about."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, ParamSpec, TypeAlias, TypeVar

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from sqlalchemy import Connection

from kibitz.server.http.api import bodies
from kibitz.server.http.problems import HttpProblem
from kibitz.server.limits.addresses import address_of
from kibitz.server.limits.beside import Unanswerable
from kibitz.server.limits.limits import Limits
from kibitz.server.limits.recounts import Recounts
from kibitz.server.people.people import People, Visitor
from kibitz.server.storage import store as queries
from kibitz.server.storage.clubs import is_member
from kibitz.server.storage.people.people import Person
from kibitz.server.storage.summary import Summary
from kibitz.server.tables.live import LiveTable
from kibitz.server.tables.registry import TableRegistry
from kibitz.table.log import KeptRow

AnyRequest: TypeAlias = Request[Any, Any, State]
AskedP = ParamSpec("AskedP")
ResultT = TypeVar("ResultT")
TableId: TypeAlias = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,32}$", description="a table's id")]


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer instead; 403 where it asks who someone is, since that may be someone banned."""
    also = (403,) if 401 in statuses and 403 not in statuses else ()
    return {
        status: ResponseSpec(bodies.Problem, description="a code and its parameters") for status in (*statuses, *also)
    }


async def asking(request: AnyRequest, state: State) -> Visitor:
    """The person who sends the request; 401 if it's nobody we know."""
    people: People = state.people
    person = await people.of(request.scope)
    if person is None:
        raise HttpProblem(401, "no-identity")
    return person


async def creating(request: AnyRequest, state: State) -> Person:
    """The person who sends the request, if they may set up one more table."""
    person = await asking(request, state)
    limits: Limits = state.limits
    if limits.settings.rate:
        if not limits.creations.take(person.id, address_of(dict(request.scope))):
            raise HttpProblem(429, "too-fast")
        registry: TableRegistry = state.registry
        if await registry.store.ask(lambda db: queries.sitting_at(db, person.id)) >= limits.settings.tables:
            raise HttpProblem(409, "too-many-tables", most=limits.settings.tables)
    return person


async def entered(request: AnyRequest, state: State, table: str) -> LiveTable:
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


async def may_recount(request: AnyRequest, state: State) -> None:
    """429 for someone who has asked too often for what takes a whole game."""
    person = await asking(request, state)
    limits: Limits = state.limits
    if not limits.recounts.take(person.id, address_of(dict(request.scope))):
        raise HttpProblem(429, "too-fast")


async def recounted(
    request: AnyRequest,
    state: State,
    work: Callable[AskedP, bytes],
    *given: AskedP.args,
    **named: AskedP.kwargs,
) -> bytes:
    """What comes of going through a whole game, when it's the asker's turn."""
    recounts: Recounts = state.recounts
    try:
        return await unless_left(request, recounts.run(address_of(dict(request.scope)), work, *given, **named))
    except Unanswerable as refused:
        raise HttpProblem(refused.status, refused.code, **refused.params) from None


async def rows_of(request: AnyRequest, state: State, table: str) -> list[KeptRow]:
    """A table's log, read when it's the asker's turn: it may be long."""
    registry: TableRegistry = state.registry
    recounts: Recounts = state.recounts
    address = address_of(dict(request.scope))
    return await unless_left(
        request, recounts.read(address, registry.store.run, lambda connection: queries.kept_log(connection, table))
    )


async def unless_left(request: AnyRequest, work: Coroutine[Any, Any, ResultT]) -> ResultT:
    """Wait for work, but not for someone who has left."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_left(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise HttpProblem(400, "bad-request")  # which nobody hears
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _left(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def ready(text: bytes, **more: Any) -> Response[Any]:
    """An answer that is JSON already."""
    return Response(text, media_type="application/json", **more)


async def check_private(state: State, table: str, person: Person) -> None:
    """403 for a table without spectators, or a club's table, unless the person belongs there."""
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
