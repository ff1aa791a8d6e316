"""The HTTP application: the API is Litestar's, and every other address belongs to the page."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from kibitz.server.asgi import Receive, Scope, Send
from kibitz.server.http import probes, problems
from kibitz.server.http.api import (
    accounts,
    club_play,
    clubs,
    finding,
    finished,
    host,
    info,
    manners,
    me,
    notices,
    people,
    reviews,
    tables,
)
from kibitz.server.http.docs import render_plugin, router
from kibitz.server.http.page import Page
from kibitz.server.people.people import COOKIE
from kibitz.server.storage.store import find_table
from kibitz.server.tables.registry import TableRegistry

API = ("/api/", "/schema", "/health", "/metrics", "/livez", "/readyz")
LARGEST_BODY = 64 * 1024
FEATURES = (
    info, tables, finished, probes, me, accounts, manners, people, reviews, finding, clubs, club_play, notices, host,
)  # fmt: skip
HANDLERS = [route for feature in FEATURES for route in feature.ROUTES]


class HttpApplication:
    """Answers HTTP; what the routes need is in `state`."""

    def __init__(self, state: dict[str, Any]) -> None:
        self._api = Litestar(
            route_handlers=[*HANDLERS, router()],
            state=State(state),
            exception_handlers={Exception: problems.answer},
            openapi_config=OpenAPIConfig(
                title="Kibitz", version=info.kibitz_version(), path="/schema", render_plugins=[render_plugin()]
            ),
            request_max_body_size=LARGEST_BODY,
            logging_config=None,
        )
        self._page = Page(self._game_of)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"].startswith(API):
            await self._api(scope, receive, _with_cookie(scope, send))  # type: ignore[arg-type]
        else:
            await self._page(scope, receive, send)

    async def _game_of(self, table: str) -> str | None:
        registry: TableRegistry = self._api.state.registry
        found = await registry.store.ask(lambda connection: find_table(connection, table))
        return found.game if found else None

    def stopping(self) -> None:
        """Have `/health` and `/readyz` say that the server is stopping."""
        self._api.state.stopping = True


def _with_cookie(scope: Scope, send: Send) -> Send:
    """A `send` that sets the cookie left in the scope when the sender was identified."""

    async def wrapped(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start" and COOKIE in scope:
            message = {**message, "headers": [*message.get("headers", []), (b"set-cookie", scope[COOKIE].encode())]}
        await send(message)

    return wrapped
