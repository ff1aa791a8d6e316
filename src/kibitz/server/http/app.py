"""The HTTP application: the API is Litestar's, and every other address belongs to the page."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from kibitz.server.asgi import Receive, Scope, Send
from kibitz.server.http import problems
from kibitz.server.http.docs import render_plugin, router
from kibitz.server.http.page import Page
from kibitz.server.http.review_routes import REVIEW_ROUTES
from kibitz.server.http.routes import ROUTES, VERSION
from kibitz.server.storage.store import find_table
from kibitz.server.tables.registry import TableRegistry

API = ("/api/", "/schema", "/health", "/metrics")
LARGEST_BODY = 64 * 1024


class HttpApplication:
    """Answers HTTP; what the routes need is in `state`."""

    def __init__(self, state: dict[str, Any]) -> None:
        self._api = Litestar(
            route_handlers=[*ROUTES, *REVIEW_ROUTES, router()],
            state=State(state),
            exception_handlers={Exception: problems.answer},
            openapi_config=OpenAPIConfig(
                title="Kibitz", version=VERSION, path="/schema", render_plugins=[render_plugin()]
            ),
            request_max_body_size=LARGEST_BODY,
            logging_config=None,
        )
        self._page = Page(self._game_of)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"].startswith(API):
            await self._api(scope, receive, send)  # type: ignore[arg-type]
        else:
            await self._page(scope, receive, send)

    async def _game_of(self, table: str) -> str | None:
        registry: TableRegistry = self._api.state.registry
        found = await registry.store.ask(lambda connection: find_table(connection, table))
        return found.game if found else None

    def stopping(self) -> None:
        """From now on say so to whoever asks how the server is."""
        self._api.state.stopping = True
