"""The bot processes that are connected, and the decisions that wait for one of them."""

from __future__ import annotations

import asyncio
import logging
import random
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from kibitz.engines.core import BOTS, find_bot
from kibitz.engines.feed import PROTOCOL, Choice, Failed, Offer, Over
from kibitz.games.core import Outcome, Seat, find_game

LATE = 4.0
"""Seconds beyond its time after which a decision is given to another process."""
TRIES = 3
OWN = "greedy"
"""The bot the server itself can ask, when a decision is due and no process makes it."""

logger = logging.getLogger("kibitz.bots")


class Job(Struct, eq=False):
    """A decision to be made: for which seat, from what it sees, and whom to tell."""

    bot: str
    """Empty: any bot, the stronger the better."""
    game: str
    table: str
    seat: Seat
    view: bytes
    legal: tuple[str, ...]
    millis: int
    done: Callable[[Choice | None, str], None]
    """Called with the choice and the name of the bot that made it, or None if every try failed."""
    relayed: bool = False
    """Asked for by another server: only for processes of our own."""
    tries: int = 0
    id: int = 0
    given: str = ""


class BotChannel(Protocol):
    """A way to a bot process."""

    def push(self, message: bytes) -> None:
        """Send a message that is encoded already."""

    def say(self, message: Struct) -> None:
        """Send a message."""


class Worker:
    """A connected bot process; or all those of another server, behind a relay."""

    def __init__(self, connection: BotChannel, *, relay: bool) -> None:
        self.connection = connection
        self.relay = relay
        self.bots: tuple[str, ...] = ()
        self.games: tuple[str, ...] = ()
        self.slots = 0
        self.jobs: dict[int, tuple[Job, asyncio.TimerHandle]] = {}
        self.tables: set[str] = set()

    def pick(self, job: Job) -> str | None:
        """Which of its bots would do a job."""
        if job.game not in self.games or len(self.jobs) >= self.slots or (self.relay and job.relayed):
            return None
        if job.bot:
            return job.bot if job.bot in self.bots else None
        return max(self.bots, key=strength, default=None)


def strength(bot: str) -> int:
    """Our bots are listed weakest first; bots of others come before them all."""
    return list(BOTS).index(bot) if bot in BOTS else -1


def _quickly(job: Job) -> str:
    """What the server's own bot would do."""
    view = msgspec.json.decode(job.view, type=find_game(job.game).view_type)
    return find_bot(OWN).decide(view, rng=random.Random(), millis=job.millis).action  # noqa: S311  not a secret


class Pool:
    """Jobs go to the first free process that can do them; one that fails or is late is given to another."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._workers: set[Worker] = set()
        self._queue: deque[Job] = deque()
        self._number = 0
        self._changed = changed
        self.decided = 0
        self.failed = 0

    @property
    def size(self) -> int:
        """How many processes are connected to this server."""
        return len([worker for worker in self._workers if not worker.relay])

    def offered(self) -> Offer:
        """What this server's own processes play together."""
        own = [worker for worker in self._workers if not worker.relay]
        bots = sorted({bot for worker in own for bot in worker.bots}, key=strength)
        games = sorted({game for worker in own for game in worker.games})
        return Offer(PROTOCOL, tuple(bots), tuple(games), sum(worker.slots for worker in own))

    def names(self, game: str = "") -> list[str]:
        """All bots that are offered, for a game or at all, weakest first."""
        able = [worker for worker in self._workers if not game or game in worker.games]
        return sorted({bot for worker in able for bot in worker.bots}, key=strength)

    def serves(self, bot: str, game: str) -> bool:
        """Whether some process can play that bot."""
        return any(game in worker.games and (not bot or bot in worker.bots) for worker in self._workers)

    def join(self, connection: BotChannel, *, relay: bool = False) -> Worker:
        """A process connects; it must offer something before it is given work."""
        return Worker(connection, relay=relay)

    def offer(self, worker: Worker, offer: Offer) -> None:
        """A process says what it can do."""
        worker.bots, worker.games, worker.slots = offer.bots, offer.games, offer.slots
        self._workers.add(worker)
        self._changed()
        self._assign()

    def leave(self, worker: Worker) -> None:
        """A process is gone: its work goes to others."""
        self._workers.discard(worker)
        for job, timer in worker.jobs.values():
            timer.cancel()
            self._retry(job)
        worker.jobs.clear()
        self._changed()
        self._assign()

    def ask(self, job: Job) -> None:
        """Have a decision made."""
        self._queue.append(job)
        self._assign()

    def drop(self, job: Job) -> None:
        """A decision is no longer needed."""
        if job in self._queue:
            self._queue.remove(job)

    def answer(self, worker: Worker, message: Choice | Failed) -> None:
        """A process has decided, or could not; what comes too late is ignored."""
        found = worker.jobs.pop(message.id, None)
        if found is None:
            return
        job, timer = found
        timer.cancel()
        if isinstance(message, Choice) and message.action in job.legal:
            self.decided += 1
            job.done(message, job.given)
        else:
            why = "illegal" if isinstance(message, Choice) else "failed"  # what it sent may name cards it holds
            logger.warning("bot-failed", extra={"fields": {"bot": job.given, "game": job.game, "why": why}})
            self._retry(job)
        self._assign()

    def over(self, table: str, result: Outcome | None) -> None:
        """A game ended: the processes that played in it are told."""
        for worker in self._workers:
            if table in worker.tables:
                worker.tables.discard(table)
                worker.connection.say(Over(table, result))

    async def local(self, job: Job) -> Choice:
        """A choice without any bot process: the server's own quick bot, on a thread."""
        try:
            return Choice(0, await asyncio.to_thread(_quickly, job))
        except Exception:
            logger.exception("own-bot-failed", extra={"fields": {"bot": OWN, "game": job.game}})
            return Choice(0, random.SystemRandom().choice(job.legal))

    def _retry(self, job: Job) -> None:
        job.tries += 1
        self.failed += 1
        if job.tries >= TRIES:
            asyncio.get_running_loop().call_soon(job.done, None, "")
        else:
            self._queue.append(job)

    def _assign(self) -> None:
        """Give waiting jobs to free processes, oldest first."""
        left: deque[Job] = deque()
        while self._queue:
            job = self._queue.popleft()
            for worker in sorted(self._workers, key=lambda worker: (worker.relay, len(worker.jobs))):
                bot = worker.pick(job)
                if bot is not None:
                    self._give(worker, job, bot)
                    break
            else:
                left.append(job)
        self._queue = left

    def _give(self, worker: Worker, job: Job, bot: str) -> None:
        self._number += 1
        job.id, job.given = self._number, bot
        late = job.millis / 1000 + LATE
        timer = asyncio.get_running_loop().call_later(late, self._late, worker, job.id)
        worker.jobs[job.id] = job, timer
        worker.tables.add(job.table)
        head = {"type": "go", "id": job.id, "table": job.table, "bot": bot, "game": job.game, "seat": job.seat}
        rest: dict[str, Any] = {"view": msgspec.Raw(job.view), "millis": job.millis}
        worker.connection.push(msgspec.json.encode(head | rest))

    def _late(self, worker: Worker, number: int) -> None:
        found = worker.jobs.pop(number, None)
        if found is not None:
            job = found[0]
            logger.warning("bot-late", extra={"fields": {"bot": job.given, "game": job.game}})
            self._retry(job)
            self._assign()
