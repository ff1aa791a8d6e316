"""What the server's host asks it: is the server alive, can it serve, and how busy is it?"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from hmac import compare_digest
from ipaddress import ip_address

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct
from prometheus_client import generate_latest
from sqlalchemy import text

from kibitz.engines.feed import Choice
from kibitz.games import registry
from kibitz.games.core import find_game
from kibitz.server.botpool.jobs import Job, Priority
from kibitz.server.botpool.pool import OWN, Pool
from kibitz.server.http.api import bodies
from kibitz.server.http.api.asking import AnyRequest, errors
from kibitz.server.http.api.info import kibitz_version
from kibitz.server.http.problems import HttpProblem
from kibitz.server.storage.condition import Unavailable
from kibitz.server.storage.store import Store
from kibitz.server.tables.registry import TableRegistry

PATIENCE = 3.0
"""Seconds within which the database and a bot must answer."""
FRESH = 2.0
"""Seconds for which an answer is cached, however many ask."""


class Ready(Struct, frozen=True):
    """Whether the server can serve: the database keeps and answers, and a bot decides."""

    ready: bool
    database: bool
    bots: bool
    """True as well on a server that was started without bots."""


class Readiness:
    """Asks the database and a bot, at most once in a while."""

    def __init__(self, store: Store, pool: Pool, *, bots: bool) -> None:
        self._store, self._pool, self._bots = store, pool, bots
        self._found, self._at = Ready(ready=False, database=False, bots=False), float("-inf")
        self._lock = asyncio.Lock()

    async def check(self) -> Ready:
        """Their answer, now or a moment ago."""
        async with self._lock:
            if time.monotonic() - self._at > FRESH:
                database, bots = await asyncio.gather(self._database_answers(), self._bot_answers())
                self._found, self._at = Ready(database and bots, database, bots), time.monotonic()
            return self._found

    async def _database_answers(self) -> bool:
        with suppress(Unavailable, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._store.ask(lambda connection: connection.scalar(text("SELECT 1")))
                return not self._store.condition.trouble
        return False

    async def _bot_answers(self) -> bool:
        if not self._bots:
            return True
        decided: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def done(choice: Choice | None, bot: str) -> None:
            if not decided.done():
                decided.set_result(choice is not None and bool(bot))

        job = _first_decision(done)
        self._pool.ask(job)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                return await decided
        self._pool.drop(job)
        return False


def _first_decision(done: object) -> Job:
    """The first decision of a game, which no bot takes long over."""
    name = next(iter(registry.BUILT_IN))
    game = find_game(name)
    state = game.start(game.options({}), bytes(32)).state
    seat = game.to_act(state)[0]
    view = game.view(state, seat)
    encoded = msgspec.json.encode(view)
    return Job(OWN, name, "ready", seat, encoded, view.legal, 10, done, Priority.HINT, people=False)  # type: ignore[arg-type]


@get("/livez", sync_to_thread=False, media_type="text/plain", responses=errors(429))
def live() -> str:
    """The process runs and answers; if this fails, restart it."""
    return "ok\n"


@get("/readyz", responses={**errors(429), 503: ResponseSpec(Ready, description="send nobody here now")})
async def ready(state: State) -> Response[Ready]:
    """Whether the server can serve; while it can't, proxies and orchestrators send nobody here."""
    readiness: Readiness = state.readiness
    found = await readiness.check()
    serves = found.ready and not state.get("stopping")
    return Response(found, status_code=200 if serves else 503)


@get(
    "/health",
    sync_to_thread=False,
    responses={**errors(429), 503: ResponseSpec(bodies.Health, description="nothing is kept")},
)
def health(state: State) -> Response[bodies.Health]:
    """Whether the server works."""
    tables: TableRegistry = state.registry
    if tables.store.condition.trouble:
        return Response(bodies.Health("not-keeping", kibitz_version(), tables.pool.size), status_code=503)
    return Response(bodies.Health("stopping" if state.get("stopping") else "ok", kibitz_version(), tables.pool.size))


@get("/metrics", sync_to_thread=False, media_type="text/plain; version=0.0.4", responses=errors(403, 429))
def metrics(request: AnyRequest, state: State) -> bytes:
    """Counters for Prometheus: for this machine, and for whoever has the token."""
    given = request.headers.get("authorization", "").encode()
    token: str = state.metrics_token
    known = bool(token) and compare_digest(given, f"Bearer {token}".encode())
    if not known and not _is_local(request):
        raise HttpProblem(403, "host-only")
    return generate_latest(state.metrics)


def _is_local(request: AnyRequest) -> bool:
    client = request.scope.get("client")
    try:
        return client is not None and ip_address(client[0]).is_loopback
    except ValueError:
        return False


ROUTES = [live, ready, health, metrics]
