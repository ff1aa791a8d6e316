"""Routes a client's request: mostly to its table, sometimes to a bot or the table factory first."""

from __future__ import annotations

from kibitz.games.core import BadOptions
from kibitz.server.messages import Refused
from kibitz.server.storage.condition import Unavailable
from kibitz.server.tables.context import Client
from kibitz.server.tables.factory import TableFactory, check_measured
from kibitz.server.tables.hints import Hints
from kibitz.server.tables.live import LiveTable
from kibitz.server.tables.registry import TableRegistry
from kibitz.table import requests
from kibitz.table.chairs import seat_of


class Dispatcher:
    """Carries out requests."""

    def __init__(self, registry: TableRegistry, factory: TableFactory) -> None:
        self._factory = factory
        self._hints = Hints(registry.pool)
        self._spawn = registry.spawn

    def handle(self, live: LiveTable, client: Client, request: requests.Request) -> None:
        """Carry out a request at a table; an evicted table has told its clients to come back."""
        if live.closed:
            return
        match request:
            case requests.Hint():
                self._hints.ask(live, client, request)
            case requests.Rematch():
                self._spawn(self._rematch(live, client, request))
            case requests.Join() if live.head.host in client.avoidance.barred_by:
                client.say(Refused(request.id, "not-welcome"))
            case requests.Join() if live.head.settings.rated and not client.kept:
                client.say(Refused(request.id, "rated-needs-account"))
            case requests.Arrange():
                try:
                    self._factory.check_bot(request)
                    if live.head.settings.rated:
                        check_measured(live.head.game.name, len(live.head.chairs), request)
                except BadOptions as error:
                    client.say(Refused(request.id, error.refusal.code, "", error.refusal.params))
                else:
                    live.handle(client, request)
            case _:
                live.handle(client, request)

    async def _rematch(self, live: LiveTable, client: Client, request: requests.Rematch) -> None:
        """Set up the next table before this one links to it, if this one allows it."""
        table = live.head
        ended = table.status in ("over", "abandoned")
        if ended and table.rematch is None and seat_of(table, client.person) is not None:
            try:
                await self._factory.rematch(table, client.person)
            except Unavailable:
                client.say(Refused(request.id, "not-kept"))
                return
        if not live.closed:
            live.handle(client, request)
