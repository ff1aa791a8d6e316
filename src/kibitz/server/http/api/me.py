"""The HTTP routes about oneself: name, games, sessions, deletion, and export."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from kibitz.locales.catalogue import language_asked
from kibitz.server.asgi import header
from kibitz.server.finished import statistics
from kibitz.server.finished.personal import PersonalExport
from kibitz.server.http.api import bodies
from kibitz.server.http.api.asking import AnyRequest, asking, errors
from kibitz.server.http.api.finished import game_summary
from kibitz.server.http.problems import HttpProblem
from kibitz.server.people.people import NameRefused, People, set_cookie
from kibitz.server.storage import store as queries
from kibitz.server.storage.people.people import NameTaken
from kibitz.server.storage.people.sessions import sessions_of
from kibitz.server.storage.store import Store
from kibitz.server.tables.deletion import Deletion

SessionId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,16}$", description="a session's id")]
PAGE = 50


@get("/api/me", responses=errors(401, 429))
async def who(request: AnyRequest, state: State) -> bodies.Me:
    """Who I am."""
    person = await asking(request, state)
    return bodies.Me(person.id, person.name, not person.kept)


@post("/api/me", status_code=200, responses=errors(400, 403, 409, 413, 429))
async def become(request: AnyRequest, state: State, data: JSONBody[bodies.Rename]) -> bodies.Me:
    """Become a guest, or take another name."""
    people: People = state.people
    language = language_asked(header(request.scope, b"accept-language"))
    before = await people.of(request.scope)
    try:
        person = await people.name(before, data.name, language, exact=data.exact)
    except NameRefused as refused:
        raise HttpProblem(400, refused.code) from None
    except NameTaken as taken:
        raise HttpProblem(409, "name-taken", free=taken.free) from None
    if before is None:
        await people.welcome(request.scope, person)
    return bodies.Me(person.id, person.name, before is None or not before.kept)


@get("/api/me/games", responses=errors(400, 401, 429))
async def my_games(
    request: AnyRequest,
    state: State,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> bodies.Games:
    """My finished games, newest first."""
    person = await asking(request, state)
    moment = before if before is not None else 2**53
    store: Store = state.store
    rows = await store.ask(lambda connection: queries.finished(connection, person.id, moment, PAGE))
    games = tuple(game_summary(row, seat) for row, seat in rows)
    return bodies.Games(games, games[-1].finished if len(games) == PAGE else None)


@get("/api/me/stats", responses=errors(401, 429))
async def my_stats(request: AnyRequest, state: State) -> bodies.MyStats:
    """How often I played and won."""
    person = await asking(request, state)
    store: Store = state.store
    return bodies.MyStats(await store.ask(lambda connection: statistics.of_person(connection, person.id)))


@get("/api/me/sessions", responses=errors(401, 429))
async def my_sessions(request: AnyRequest, state: State) -> bodies.MySessions:
    """Where I'm signed in."""
    person = await asking(request, state)
    people: People = state.people
    await people.sessions.flush()
    store: Store = state.store
    found = await store.ask(lambda connection: sessions_of(connection, person.id))
    return bodies.MySessions(
        tuple(bodies.SessionInfo(one.id, one.device, one.created, one.used, one.id == person.session) for one in found)
    )


@delete("/api/me/sessions/{session:str}", status_code=204, responses=errors(400, 401, 403, 404, 429))
async def end_session(request: AnyRequest, state: State, session: SessionId) -> None:
    """Sign one of my browsers out; I can't see anyone else's."""
    person = await asking(request, state)
    people: People = state.people
    if not await people.sessions.end(person.id, session):
        raise HttpProblem(404, "no-such-session")
    if session == person.session:
        set_cookie(request.scope, "")


@post("/api/me/sign-out", status_code=204, responses=errors(400, 401, 403, 413, 429))
async def sign_out(request: AnyRequest, state: State, data: JSONBody[bodies.SignOut]) -> None:
    """Sign out here, or everywhere."""
    person = await asking(request, state)
    people: People = state.people
    await people.sessions.end(person.id, None if data.everywhere else person.session)
    set_cookie(request.scope, "")


@delete("/api/me", status_code=204, responses=errors(401, 403, 429))
async def delete_me(request: AnyRequest, state: State) -> None:
    """Delete me: my name, my chat and my statistics. The games of others stay whole, with `someone` in my seat."""
    person = await asking(request, state)
    deletion: Deletion = state.deletion
    await deletion.forget(person.id)
    set_cookie(request.scope, "")


@get("/api/me/export", responses=errors(401, 429))
async def export_me(request: AnyRequest, state: State) -> Stream:
    """Everything we keep about me, as a download: sessions, statistics, chat, and the records of my finished games."""
    person = await asking(request, state)
    exported: PersonalExport = state.export
    if not exported.may(person.id):
        raise HttpProblem(429, "too-fast")
    headers = {"content-disposition": 'attachment; filename="kibitz-my-data.json"'}
    return Stream(exported.of(person.id), media_type="application/json", headers=headers)


ROUTES = [
    who, become, my_games, my_stats, my_sessions, end_session, sign_out, delete_me, export_me,
]  # fmt: skip
