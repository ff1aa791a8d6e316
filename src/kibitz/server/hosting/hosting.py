"""The acts of the server's host. Each is written to the log first, then holds on every server at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from kibitz.server import clock
from kibitz.server.cluster.notes import HostActed
from kibitz.server.messages import Restart
from kibitz.server.people.people import People
from kibitz.server.storage import hosting as queries
from kibitz.server.storage.condition import Unavailable
from kibitz.server.storage.hosting import SANCTIONS, ActName
from kibitz.server.tables.registry import TableRegistry
from kibitz.table import log
from kibitz.table.decide import Change
from kibitz.table.info import Millis

logger = logging.getLogger("kibitz.hosting")

ENDED = ("over", "abandoned")
PATIENCE = 5.0
"""Seconds within which a table must be closed for good."""
LONGEST_NOTE = 500
LONGEST_WAIT = 7 * 24 * 60
"""How many minutes ahead a restart can be announced."""


class ActRefused(Exception):
    """Something the host can't do, and why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Hosting:
    """Mutes and bans people, closes tables, announces a restart."""

    def __init__(self, registry: TableRegistry, people: People) -> None:
        self.restart: Millis | None = None
        """When this server will restart, if that was announced."""
        self.tell: Callable[[HostActed], None] | None = None
        """Tells other servers of an act."""
        self._registry, self._people, self._store = registry, people, registry.store
        registry.acted = lambda note: registry.spawn(self._hold(note.act, note.subject))

    async def start(self) -> None:
        """Take up an announcement made before this server started, unless its time is past or the database can't
        say."""
        with suppress(Unavailable):
            self.restart = await self._store.ask(lambda connection: queries.announced_restart(connection, clock.now()))

    async def do(self, act: ActName, subject: str, by: str, *, note: str = "", minutes: int | None = None) -> None:
        """Do something that takes effect at once; ActRefused if there's no such person or table."""
        restart = None
        if act in SANCTIONS:
            subject = await self._person(subject)
        elif act == "announce":
            restart, subject = clock.now() + 60_000 * minutes if minutes is not None else None, ""
        elif act == "close":
            await self._close(subject)
        note = " ".join(note.split())[:LONGEST_NOTE]
        at = clock.now()
        await self._store.change(
            lambda engine: queries.write_act(engine, at, by, act, subject, note=note, restart=restart)
        )
        logger.info("act", extra={"fields": {"act": act, "subject": subject, "by": by}})
        await self._hold(act, subject)
        if self.tell is not None:
            self.tell(HostActed(act, subject))

    async def _person(self, text: str) -> str:
        found = await self._store.ask(lambda connection: queries.find_subject(connection, text))
        if found is None:
            raise ActRefused("nobody-there")
        return found

    async def _close(self, table: str) -> None:
        """End a game without a result, whoever is there."""
        live = await self._registry.current(table) if table else None
        if live is None:
            raise ActRefused("no-such-table")
        if live.shown.status in ENDED:
            raise ActRefused("table-closed")
        live.submit(Change((log.Abandoned(),)))
        try:
            async with asyncio.timeout(PATIENCE):
                while live.shown.status not in ENDED:
                    await asyncio.sleep(0.02)
        except TimeoutError:
            raise ActRefused("not-kept") from None

    async def _hold(self, act: str, subject: str) -> None:
        """Apply what was done here or at another server."""
        if act == "ban":
            self._people.sessions.bar(subject)
        elif act == "unban":
            self._people.sessions.renamed(subject)
        elif act in ("mute", "unmute"):
            self._registry.treat(subject, await self._people.avoidance(subject))
        elif act == "announce":
            await self.start()
            for connection in self._people.sessions.connections():
                connection.say(Restart(self.restart))
