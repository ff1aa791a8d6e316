"""Routes for finding a game: look for people who want the same, see who is around, invite someone to a table."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct
from sqlalchemy import Engine

from kibitz.games.core import BadOptions
from kibitz.server.clock import now
from kibitz.server.http.api.asking import AnyRequest, TableId, asking, creating, entered, errors
from kibitz.server.http.problems import HttpProblem, problem
from kibitz.server.limits.addresses import address_of
from kibitz.server.limits.limits import Limits
from kibitz.server.matchmaking.finding import FoundGame, GameFinder
from kibitz.server.matchmaking.wishes import GameWish
from kibitz.server.storage.clubs import is_member
from kibitz.server.storage.database import writing
from kibitz.server.storage.notifications.notifications import notify
from kibitz.server.storage.people.companions import companions_of
from kibitz.server.storage.store import Store
from kibitz.table.chairs import seat_of


class WaitingCounts(Struct, frozen=True):
    """How many people wait for each game."""

    games: dict[str, int]


class CompanionInfo(Struct, frozen=True):
    """Someone I've played with lately, or who is in a club with me."""

    name: str
    here: bool
    """Whether they're around right now."""


class Companions(Struct, frozen=True):
    """People I could play with again; those who are here come first."""

    people: tuple[CompanionInfo, ...]


class InvitePerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to invite to a table: one of my companions, by name."""

    name: Annotated[str, Meta(max_length=40)]


@post("/api/find", status_code=200, responses=errors(400, 401, 403, 409, 413, 429))
async def seek(request: AnyRequest, state: State, data: JSONBody[GameWish]) -> FoundGame:
    """Look for people who want the same game; keep asking with GET, or the wish is dropped."""
    person = await creating(request, state)
    finder: GameFinder = state.finder
    try:
        return await finder.seek(person, data)
    except BadOptions as error:
        raise problem(error) from None


@get("/api/find", responses=errors(401, 429))
async def look(request: AnyRequest, state: State) -> FoundGame:
    """The state of my search: answered when something changes, or after a few seconds."""
    person = await asking(request, state)
    finder: GameFinder = state.finder
    return await finder.look(person.id)


@delete("/api/find", status_code=204, responses=errors(401, 403, 429))
async def stop(request: AnyRequest, state: State) -> None:
    """Stop looking."""
    person = await asking(request, state)
    finder: GameFinder = state.finder
    await finder.stop(person.id)


@get("/api/find/counts", responses=errors(429))
async def counts(state: State) -> WaitingCounts:
    """How many people wait for each game."""
    finder: GameFinder = state.finder
    return WaitingCounts(await finder.counts())


@get("/api/me/companions", responses=errors(401, 429))
async def companions(request: AnyRequest, state: State) -> Companions:
    """People I could play with again."""
    person = await asking(request, state)
    store: Store = state.store
    found = await store.ask(lambda connection: companions_of(connection, person.id, now()))
    return Companions(tuple(CompanionInfo(one.name, one.here) for one in found))


@post("/api/tables/{table:str}/invitations", status_code=204, responses=errors(400, 401, 403, 404, 409, 413, 429))
async def invite(request: AnyRequest, state: State, table: TableId, data: JSONBody[InvitePerson]) -> None:
    """Tell one of my companions about a table where I sit and that hasn't begun."""
    person = await asking(request, state)
    live = await entered(request, state, table)
    shown = live.shown
    if seat_of(shown, person.id) is None:
        raise HttpProblem(409, "not-seated")
    if shown.status != "open":
        raise HttpProblem(409, "already-started")
    limits: Limits = state.limits
    if not limits.changes.take(person.id, address_of(dict(request.scope))):
        raise HttpProblem(429, "too-fast")
    store: Store = state.store
    known = await store.ask(lambda connection: companions_of(connection, person.id, now()))
    other = next((one.person for one in known if one.name == data.name), None)
    if other is None:
        raise HttpProblem(409, "nobody-there")
    club = shown.settings.club
    if club and not await store.ask(lambda connection: is_member(connection, club, other)):
        raise HttpProblem(409, "no-member", name=data.name)
    params = {"name": person.name, "game": shown.game.name, "table": table}
    link, key = f"/t/{table}#{shown.invitation}", f"invitation:{table}:{person.id}"

    def tell(engine: Engine) -> None:
        with writing(engine) as connection:
            notify(connection, other, "invitation", key, params=params, link=link, at=now())

    await store.change(tell)


ROUTES = [seek, look, stop, counts, companions, invite]
