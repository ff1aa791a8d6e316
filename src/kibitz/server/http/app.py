"""The application: everything put together."""

from __future__ import annotations

import asyncio
import secrets

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from kibitz.server import problems
from kibitz.server.company import Gone
from kibitz.server.config import Config
from kibitz.server.docs import render_plugin, router
from kibitz.server.guard import Guard, Receive, Scope, Send
from kibitz.server.hall import Hall
from kibitz.server.identity import Keys
from kibitz.server.nodes import Nodes
from kibitz.server.page import Page
from kibitz.server.people import People
from kibitz.server.routes import ROUTES, VERSION
from kibitz.server.sockets import Sockets
from kibitz.server.store.database import connect
from kibitz.server.store.store import Store
from kibitz.server.store.writer import Writer

API = ("/api/", "/schema", "/health", "/metrics")
LARGEST_BODY = 64 * 1024


class Service:
    """A running server without its sockets: started and stopped on the event loop that serves it."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.keys = Keys(config.data)
        self.node = secrets.token_hex(8)
        self.store = Store(connect(config.database_url))
        self.hall = Hall(config, self.store, self.node)
        self.people = People(self.keys, self.store)
        self.sockets = Sockets(self.hall, self.people)
        self._nodes: Nodes | None = None
        self.http = self._litestar()
        self.page = Page()
        self.app = Guard(self._dispatch, self.sockets, config)

    async def start(self) -> None:
        """Open the writer and bring back what must not wait."""
        loop, engine = asyncio.get_running_loop(), self.store.engine
        self.store.writer = Writer(engine, loop, self.node)
        if engine.dialect.name == "postgresql":
            self._nodes = Nodes(engine, loop, self.node, self.hall.heard, self.hall.in_touch)
            self.hall.company.say = self._nodes.say
        await self.hall.start()

    async def stop(self) -> None:
        """Tell clients, flush what is being written, close the database."""
        self.http.state.stopping = True
        self.hall.stop()
        if self._nodes is not None:
            self._nodes.say(Gone())
            await asyncio.to_thread(self._nodes.close)
        if self.store.writer is not None:
            await asyncio.to_thread(self.store.writer.close)
        await asyncio.sleep(0.05)
        self.store.engine.dispose()

    async def _dispatch(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The API is Litestar's; every other address belongs to the page."""
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        elif scope["path"].startswith(API):
            await self.http(scope, receive, send)  # type: ignore[arg-type]
        else:
            await self.page(scope, receive, send)

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                await self.start()
                await send({"type": "lifespan.startup.complete"})
            else:
                await self.stop()
                await send({"type": "lifespan.shutdown.complete"})
                return

    def _litestar(self) -> Litestar:
        return Litestar(
            route_handlers=[*ROUTES, router()],
            state=State({"hall": self.hall, "people": self.people, "sockets": self.sockets}),
            exception_handlers={Exception: problems.answer},
            openapi_config=OpenAPIConfig(
                title="Kibitz", version=VERSION, path="/schema", render_plugins=[render_plugin()]
            ),
            request_max_body_size=LARGEST_BODY,
            logging_config=None,
        )
