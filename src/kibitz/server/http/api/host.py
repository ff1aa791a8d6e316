"""Routes of the host's page. They need a session of the host; players' sessions don't count here."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct
from sqlalchemy import Connection

from kibitz.server.hosting.hosting import LONGEST_NOTE, LONGEST_WAIT, ActRefused, Hosting
from kibitz.server.hosting.keys import HostKeys, host_cookie
from kibitz.server.http.api.asking import AnyRequest, errors
from kibitz.server.http.problems import HttpProblem
from kibitz.server.storage import hosting as queries
from kibitz.server.storage.people import manners
from kibitz.server.storage.store import Store
from kibitz.table.info import Millis

REFUSED = {"nobody-there": 404, "no-such-table": 404, "table-closed": 409, "not-kept": 503}
MOST_REPORTS = 200


class HostLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link that `kibitz admin open` printed."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class HostAct(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host does to a person or a table, or announces."""

    act: Literal["mute", "unmute", "ban", "unban", "close", "announce"]
    subject: Annotated[str, Meta(max_length=40)] = ""
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] = ""
    minutes: Annotated[int, Meta(ge=1, le=LONGEST_WAIT)] | None = None
    """For `announce`: until the restart; none takes an announcement back."""


class HostView(Struct, frozen=True):
    """Everything that the host's page shows."""

    people: tuple[queries.HostedPerson, ...]
    tables: tuple[queries.HostedTable, ...]
    reports: tuple[manners.Report, ...]
    acts: tuple[queries.ActRow, ...]
    restart: Millis | None


@post("/api/host/enter", status_code=204, responses=errors(400, 403, 413, 429))
async def enter(request: AnyRequest, state: State, data: JSONBody[HostLink]) -> Response[None]:
    """Become the host in this browser: the link works once."""
    keys: HostKeys = state.host_keys
    token = await keys.enter(data.token)
    if token is None:
        raise HttpProblem(403, "host-link-over")
    hosting: Hosting = state.hosting
    await hosting.do("enter", "", "page")
    return Response(None, status_code=204, headers={"set-cookie": host_cookie(request.scope, token)})


@get("/api/host", responses=errors(400, 403, 429))
async def look(request: AnyRequest, state: State, name: Annotated[str, QueryParameter(max_length=40)] = "") -> HostView:
    """People, tables, reports and what was done; only people whose name contains a given text."""
    await _check_host(request, state)
    store: Store = state.store
    hosting: Hosting = state.hosting

    def found(connection: Connection) -> HostView:
        return HostView(
            tuple(queries.hosted_people(connection, name.replace("\0", ""))),
            tuple(queries.hosted_tables(connection)),
            tuple(manners.reports(connection))[:MOST_REPORTS],
            tuple(queries.acts(connection)),
            hosting.restart,
        )

    return await store.ask(found)


@post("/api/host/acts", status_code=204, responses=errors(400, 403, 404, 409, 413, 429))
async def act(request: AnyRequest, state: State, data: JSONBody[HostAct]) -> None:
    """Do something; it's logged, and takes effect at once."""
    await _check_host(request, state)
    hosting: Hosting = state.hosting
    try:
        await hosting.do(data.act, data.subject.replace("\0", ""), "page", note=data.note, minutes=data.minutes)
    except ActRefused as refused:
        raise HttpProblem(REFUSED[refused.code], refused.code) from None


@post("/api/host/leave", status_code=204, responses=errors(403, 429))
async def leave(request: AnyRequest, state: State) -> Response[None]:
    """End the host's session in this browser."""
    await _check_host(request, state)
    keys: HostKeys = state.host_keys
    await keys.leave(request.scope)
    return Response(None, status_code=204, headers={"set-cookie": host_cookie(request.scope, "")})


async def _check_host(request: AnyRequest, state: State) -> None:
    keys: HostKeys = state.host_keys
    if not await keys.knows(request.scope):
        raise HttpProblem(403, "not-the-host")


ROUTES = [enter, look, act, leave]
