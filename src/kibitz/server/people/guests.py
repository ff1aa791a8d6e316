"""Guests who came once and never again are removed, so that a public server doesn't keep them for ever."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from kibitz.server import clock
from kibitz.server.people.sessions import Sessions
from kibitz.server.storage.condition import Unavailable
from kibitz.server.storage.people import guests
from kibitz.server.storage.store import Store
from kibitz.table.info import Millis

logger = logging.getLogger("kibitz.people")

DAY: Millis = 24 * 3_600_000
LOOK = 6 * 3600.0
"""Seconds between looks."""
PAUSE = 0.05
"""Seconds between two of them: moves come first."""


class UnseenGuests:
    """Removes guests who have nothing here and haven't been seen for a number of days; 0 keeps them all."""

    def __init__(self, store: Store, sessions: Sessions, days: int) -> None:
        self._store, self._sessions, self._days = store, sessions, days

    async def run(self) -> None:
        """Look from time to time, forever."""
        while self._days:
            with suppress(Unavailable):
                await self.look()
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Remove all who are due, one at a time."""
        await self._sessions.flush()  # who is back is seen to be
        before, gone, more = clock.now() - self._days * DAY, 0, True
        while more:
            found = await self._store.ask(lambda connection: guests.unseen_guests(connection, before))
            more = False
            for person in found:
                if await asyncio.to_thread(guests.remove_guest, self._store.engine, person, before):
                    gone, more = gone + 1, True
                await asyncio.sleep(PAUSE)
        if gone:
            logger.info("guests-forgotten", extra={"fields": {"number": gone}})
