"""Sends notifications in the background: whatever is planned and due, each to a target once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from weakref import WeakValueDictionary

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
AT_ONCE = 16
"""How many messages are sent at once."""
EACH = 2
"""How many of them to one person."""
HURRY = 3.0
"""Seconds after which nobody waits any longer for a message that is on its way; it goes on by itself."""
SLOW_AT_ONCE = 2
"""Messages on their way to people whose last one took that long; the others of theirs are tried again later."""
MOST_SLOW = 10_000
MOST_UNDER_WAY = 200
"""Messages that are claimed and neither sent nor given up; more are not claimed."""
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
        self._under_way: set[asyncio.Task[None]] = set()
        self._slow: OrderedDict[str, None] = OrderedDict()
        self._slow_slots = asyncio.Semaphore(SLOW_AT_ONCE)
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
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
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                if self._task is not None:
                    await self._task
                await asyncio.gather(*self._under_way)

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
        """Plan and send what is due; whether there was anything. What takes long goes on while the next is sent."""
        moment = now() if at is None else at
        if len(self._under_way) >= MOST_UNDER_WAY:
            return False
        if not await self._store.ask(lambda connection: deliveries.anything(connection, moment)):
            return False
        await self._store.change(lambda engine: deliveries.plan(engine, moment))
        claims = await self._store.change(lambda engine: deliveries.claim(engine, moment))
        tasks = [asyncio.create_task(self._send(claim, moment)) for claim in claims]
        for task in tasks:
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        if tasks:
            await asyncio.wait(tasks, timeout=HURRY)
        return bool(claims)

    async def _send(self, claim: Claim, at: Millis) -> None:
        outcome = await self._sent(claim)
        if outcome in ("again", "failed", "gone"):
            channel = claim.target.partition(":")[0]
            fields = {"channel": channel, "outcome": outcome, "attempts": claim.attempts}
            logger.info("not-sent", extra={"fields": fields})
        with suppress(Unavailable):  # as if the server had been killed: it is not sent again
            await self._store.change(lambda engine: deliveries.settle(engine, claim, outcome, at))

    async def _sent(self, claim: Claim) -> DeliveryOutcome:
        """How sending went, of a few at a time for each person: nobody waits behind those of one whose take long."""
        turn = self._turns.setdefault(claim.person, asyncio.Semaphore(EACH))
        async with turn:
            if claim.person not in self._slow:
                async with self._slots:
                    return await self._timed(claim)
            if self._slow_slots.locked():
                return "again"
            async with self._slow_slots:
                return await self._timed(claim)

    async def _timed(self, claim: Claim) -> DeliveryOutcome:
        began = time.monotonic()
        outcome = await self._outcome(claim)
        self._slow.pop(claim.person, None)
        if time.monotonic() - began > HURRY and not claim.target.startswith("mail"):  # mail goes by the host's server
            self._slow[claim.person] = None
            if len(self._slow) > MOST_SLOW:
                self._slow.popitem(last=False)
        return outcome

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
