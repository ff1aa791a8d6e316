"""The application: everything put together."""

from __future__ import annotations

import asyncio
import secrets

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from kibitz.server.asgi import Receive, Scope, Send
from kibitz.server.cluster.notes import Gone
from kibitz.server.cluster.notify import Nodes
from kibitz.server.finished.consumers import CONSUMERS
from kibitz.server.finished.outbox import Outbox
from kibitz.server.http import problems
from kibitz.server.http.docs import render_plugin, router
from kibitz.server.http.guard import Guard
from kibitz.server.http.page import Page
from kibitz.server.http.routes import ROUTES, VERSION
from kibitz.server.people.identity import Keys
from kibitz.server.people.people import People
from kibitz.server.run.config import Config
from kibitz.server.socket.endpoint import Sockets
from kibitz.server.storage.database import connect
from kibitz.server.storage.store import Store
from kibitz.server.storage.writer import Writer
from kibitz.server.tables.registry import TableRegistry

API = ("/api/", "/schema", "/health", "/metrics")
LARGEST_BODY = 64 * 1024


class Service:
    """A running server without its sockets: started and stopped on the event loop that serves it."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.keys = Keys(config.data)
        self.node = secrets.token_hex(8)
        self.store = Store(connect(config.database_url))
        self.registry = TableRegistry(config, self.store, self.node)
        self.people = People(self.keys, self.store)
        self.sockets = Sockets(self.registry, self.people)
        self._nodes: Nodes | None = None
        self.outbox = Outbox(self.store.engine, CONSUMERS)
        self.store.on_finished = self.outbox.wake
        self.http = self._litestar()
        self.page = Page()
        self.app = Guard(self._dispatch, self.sockets, config)

    async def start(self) -> None:
        """Open the writer and bring back what must not wait."""
        loop, engine = asyncio.get_running_loop(), self.store.engine
        self.store.writer = Writer(engine, loop, self.node)
        if engine.dialect.name == "postgresql":
            self._nodes = Nodes(engine, loop, self.node, self.registry.heard, self.registry.in_touch)
            self.registry.membership.say = self._nodes.say
        await self.registry.start()
        self.outbox.start()

    async def stop(self) -> None:
        """Tell clients, flush what is being written, close the database."""
        self.http.state.stopping = True
        self.registry.stop()
        await self.outbox.stop()
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
            state=State({"registry": self.registry, "people": self.people, "sockets": self.sockets}),
            exception_handlers={Exception: problems.answer},
            openapi_config=OpenAPIConfig(
                title="Kibitz", version=VERSION, path="/schema", render_plugins=[render_plugin()]
            ),
            request_max_body_size=LARGEST_BODY,
            logging_config=None,
        )
