"""Routes to mute, block and report someone."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct

from kibitz.games.core import Seat
from kibitz.server.clock import now
from kibitz.server.http.api.asking import AnyRequest, TableId, asking, entered, errors, rows_of
from kibitz.server.http.problems import HttpProblem
from kibitz.server.limits.addresses import address_of
from kibitz.server.limits.limits import Limits
from kibitz.server.people.people import People
from kibitz.server.storage.people import manners
from kibitz.server.storage.people.acquaintances import find_named
from kibitz.server.storage.people.people import Person
from kibitz.server.storage.store import Store
from kibitz.server.tables.registry import TableRegistry
from kibitz.table import log
from kibitz.table.table import Table

SeatNumber = Annotated[int, Meta(ge=0, le=9)]
PersonName = Annotated[str, Meta(max_length=40)]


class Avoid(Struct, frozen=True, forbid_unknown_fields=True):
    """Mute or block someone, or neither: the person in a seat of a table, who said something there, or of a name."""

    how: Literal["mute", "block", "none"]
    table: Annotated[str, Meta(max_length=32)] = ""
    seat: SeatNumber | None = None
    name: PersonName = ""


class AvoidedName(Struct, frozen=True):
    """Someone I have muted or blocked."""

    name: str
    how: manners.How


class AvoidedList(Struct, frozen=True):
    """Everyone I have muted or blocked, by name."""

    people: tuple[AvoidedName, ...]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """What someone at a table did, told to the server's host: by seat, or by the name they talked under."""

    reason: manners.ReportReason
    seat: SeatNumber | None = None
    name: PersonName = ""
    note: Annotated[str, Meta(max_length=500)] = ""


class Reported(Struct, frozen=True):
    """A report was kept, with this number of lines of chat."""

    lines: int


@get("/api/me/avoided", responses=errors(401, 429))
async def my_avoided(request: AnyRequest, state: State) -> AvoidedList:
    """Whom I have muted or blocked."""
    person = await asking(request, state)
    return await _list(state, person)


@post("/api/me/avoided", status_code=200, responses=errors(400, 401, 403, 404, 409, 413, 429))
async def avoid(request: AnyRequest, state: State, data: JSONBody[Avoid]) -> AvoidedList:
    """Mute or block someone, or neither; it takes effect at once, at every table."""
    registry: TableRegistry = state.registry
    store: Store = registry.store
    person = await asking(request, state)
    live = await entered(request, state, data.table) if data.table else None
    mine = await store.ask(lambda connection: manners.avoided_by(connection, person.id))
    by_name = next((one.person for one in mine if one.name == data.name), None)
    other = (_meant(live.shown, data.seat, data.name) if live else None) or (by_name if data.seat is None else None)
    if other is None and live is None and data.name:
        found = await store.ask(lambda connection: find_named(connection, data.name))
        other = found.id if found is not None else None
    if other is None or other == person.id:
        raise HttpProblem(409, "nobody-there")
    how = None if data.how == "none" else data.how
    if not await store.ask(lambda connection: manners.avoid(connection, person.id, other, how, now())):
        raise HttpProblem(409, "too-many-avoided", allowed=manners.MOST_AVOIDED)
    people: People = state.people
    for one in (person.id, other):
        registry.treat(one, await people.avoidance(one))
    if how == "block" and live is not None:
        live.turn_away(person.id, other)
    return await _list(state, person)


@post("/api/tables/{table:str}/reports", responses=errors(400, 401, 403, 404, 409, 413, 429))
async def report(request: AnyRequest, state: State, table: TableId, data: JSONBody[NewReport]) -> Reported:
    """Tell the server's host about someone at a table; the last lines of its chat go with it."""
    registry: TableRegistry = state.registry
    person = await asking(request, state)
    live = await entered(request, state, table)
    other = _meant(live.shown, data.seat, data.name)
    if other is None or other == person.id:
        raise HttpProblem(409, "nobody-there")
    limits: Limits = state.limits
    if not limits.reports.take(person.id, address_of(dict(request.scope))):
        raise HttpProblem(429, "too-fast")
    lines = _last_lines(log.read(await rows_of(request, state, table)))
    note = " ".join(data.note.split())
    await registry.store.ask(
        lambda connection: manners.report(connection, table, person.id, other, data.reason, note, lines, now())
    )
    return Reported(len(lines))


def _meant(table: Table, seat: Seat | None, name: str) -> str | None:
    """The person in a seat; or, without a seat, the spectator of that name who said something."""
    if seat is not None:
        there = seat < len(table.chairs) and table.chairs[seat].kind == "person"
        return table.chairs[seat].person if there else None
    said = zip(reversed(table.chat), reversed(table.authors), strict=True)
    return next((author for line, author in said if line.seat is None and line.name == name and author), None)


def _last_lines(rows: list[log.Row]) -> list[manners.ReportLine]:
    """The last things said at a table, with the ids of those who said them."""
    names: dict[Seat, tuple[str, str]] = {}
    lines = []
    for row in rows:
        match row.body:
            case log.Sat(seat=seat, person=person, name=name):
                names[seat] = person, name
            case log.Said(seat=by, text=text, reaction=reaction):
                person, name = names.get(by, ("", "")) if by is not None else (row.body.person, row.body.name)
                lines.append(manners.ReportLine(row.at, person, name, text or f"({reaction})"))
    return lines[-manners.LINES :]


async def _list(state: State, person: Person) -> AvoidedList:
    registry: TableRegistry = state.registry
    found = await registry.store.ask(lambda connection: manners.avoided_by(connection, person.id))
    return AvoidedList(tuple(AvoidedName(one.name, one.how) for one in found))


ROUTES = [my_avoided, avoid, report]
