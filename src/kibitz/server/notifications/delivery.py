"""Sends notifications in the background: whatever is planned and due, each to a target once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress

from sqlalchemy import Engine

from kibitz.server.clock import now
from kibitz.server.notifications.senders import Sender
from kibitz.server.storage.condition import Unavailable
from kibitz.server.storage.notifications import deliveries
from kibitz.server.storage.notifications.deliveries import Claim, DeliveryOutcome, table_of
from kibitz.server.storage.notifications.notifications import KEPT, forget_old
from kibitz.server.storage.store import Store
from kibitz.table.info import Millis

POLL = 3.0
"""Seconds after which a server looks even if nothing woke it."""
PATIENCE = 2.0
"""Seconds that a stopping server waits for messages under way."""
AT_ONCE = 8
"""How many messages are sent at once."""
TENDED: Millis = 6 * 3_600_000
"""How often old notifications are deleted."""

logger = logging.getLogger("kibitz.notices")


class Delivery:
    """Looks for what is due, claims it, sends it, and records the outcome."""

    def __init__(
        self, store: Store, senders: Mapping[str, Sender], attends: Callable[[str, str, int | None], bool]
    ) -> None:
        self._store, self._senders, self._attends = store, senders, attends
        self._woken = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tended: Millis = 0

    def start(self) -> None:
        """Start with what is there. Call it on the event loop."""
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Something new has been written. Call it on the event loop."""
        self._woken.set()

    async def stop(self) -> None:
        """Stop once messages under way have arrived or failed; those that take too long aren't sent again."""
        self._stopping = True
        self.wake()
        if self._task is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._task, PATIENCE)

    async def _run(self) -> None:
        while not self._stopping:
            self._woken.clear()
            try:
                again = await self.deliver()
                await self._tend()
            except Unavailable:  # the store has logged it
                again = False
            except Exception:
                logger.exception("not-delivered")
                again = False
            if not again:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._woken.wait(), POLL)

    async def deliver(self, at: Millis | None = None) -> bool:
        """Plan and send what is due; whether there was anything."""
        moment = now() if at is None else at
        if not await self._store.ask(lambda connection: deliveries.anything(connection, moment)):
            return False
        await self._store.change(lambda engine: deliveries.plan(engine, moment))
        claims = await self._store.change(lambda engine: deliveries.claim(engine, moment))
        await asyncio.gather(*(self._send(claim, moment) for claim in claims))
        return bool(claims)

    async def _send(self, claim: Claim, at: Millis) -> None:
        async with self._slots:
            outcome = await self._outcome(claim)
        if outcome in ("again", "failed", "gone"):
            channel = claim.target.partition(":")[0]
            fields = {"channel": channel, "outcome": outcome, "attempts": claim.attempts}
            logger.info("not-sent", extra={"fields": fields})
        await self._store.change(lambda engine: deliveries.settle(engine, claim, outcome, at))

    async def _outcome(self, claim: Claim) -> DeliveryOutcome:
        table = table_of(claim.items[0].link)
        if len(claim.items) == 1 and table and self._attends(table, claim.person, claim.seat):
            return "skipped"  # they're looking at it
        sender = self._senders.get(claim.target.partition(":")[0])
        if sender is None:
            return "failed"
        try:
            return await sender.send(claim)
        except Exception:
            logger.exception("not-sent")
            return "failed"

    async def _tend(self) -> None:
        """Delete what is old."""
        at = now()
        if at - self._tended < TENDED:
            return
        self._tended = at
        await self._store.change(lambda engine: _forget(engine, at - KEPT))


def _forget(engine: Engine, before: Millis) -> None:
    with engine.begin() as connection:
        forget_old(connection, before)
