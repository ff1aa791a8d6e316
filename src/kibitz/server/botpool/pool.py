"""The bot processes that are connected, and the work that waits for one of them.

Background work has processes of its own: they do nothing else, and no other process does any of it. So a live decision
never waits for a slot that background work holds.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import Struct

from kibitz.engines.core import BOTS, LIMITS, find_bot
from kibitz.engines.feed import MOST_PIECES, PROTOCOL, Choice, Failed, Offer, Over, Studied
from kibitz.games.core import Outcome, find_game
from kibitz.server.botpool.hosts import TRUSTED, BotHost
from kibitz.server.botpool.jobs import Job, JobQueue, Priority, StudyJob, Work
from kibitz.server.botpool.seats import SeatsOfHosts
from kibitz.server.storage.timings import Timings

LATE = 4.0
"""Seconds past its time limit after which a decision goes to another process."""
LATE_BACKGROUND = 120.0
"""The same for background work, which only gets the processor when nothing else wants it."""
TRIES = 3
TRANSIT = 10
"""Milliseconds for a decision's way to a process and back."""
USUAL = "club"
"""The default bot: quick, and pleasant for newcomers."""
OWN = "greedy"
"""The bot that runs inside the server, for when a decision is due and no process makes it."""

logger = logging.getLogger("kibitz.bots")


class NoBackground(Exception):
    """This server has no processes for background work and won't start any."""

    code = "no-background-bots"


class BotChannel(Protocol):
    """Sends messages to a bot process."""

    def push(self, message: bytes) -> None:
        """Send an encoded message."""

    def say(self, message: Struct) -> None:
        """Send a message."""


class Worker:
    """A connected bot process, or a relay to all those of another server."""

    def __init__(self, connection: BotChannel, *, relay: bool, host: BotHost) -> None:
        self.connection = connection
        self.relay = relay
        self.host = host
        self.background = False
        """Whether it does background work, and nothing else."""
        self.bots: tuple[str, ...] = ()
        self.games: tuple[str, ...] = ()
        self.reviews = ""
        """The engines it reviews games with, if any."""
        self.slots = 0
        self.millis = 0
        """How long its bots take for a decision at most, if they aren't ours."""
        self.jobs: dict[int, tuple[Work, asyncio.TimerHandle]] = {}
        self.pieces: dict[int, list[str]] = {}
        """Parts of answers that haven't arrived whole."""
        self.tables: set[str] = set()

    @property
    def free(self) -> bool:
        """Whether it can take another job."""
        return len(self.jobs) < self.slots

    def pick(self, job: Work) -> str | None:
        """Which of its bots would do a job."""
        if self.background != (job.priority is Priority.BACKGROUND) or (self.relay and job.relayed):
            return None
        if job.game not in self.games:
            return None
        if isinstance(job, StudyJob):
            return self.reviews if self.reviews == job.engine else None
        if job.bot:
            return job.bot if job.bot in self.bots else None
        return max(self.bots, key=strength, default=None)


def strength(bot: str) -> int:
    """The order of our bots, weakest first; third-party bots come before all of them."""
    return list(BOTS).index(bot) if bot in BOTS else -1


def _quickly(job: Job) -> str:
    """What the bot inside the server would do."""
    view = msgspec.json.decode(job.view, type=find_game(job.game).view_type)
    return find_bot(OWN).decide(view, rng=random.Random(), millis=job.millis).action  # noqa: S311  not a secret


class Pool:
    """Gives each job to a free process that can do it; a job that fails or is late goes to another process."""

    def __init__(self, *, background: bool = False) -> None:
        self._workers: set[Worker] = set()
        self._live, self._background = JobQueue(), JobQueue()
        self._starts_background = background
        self._asked = 0
        self._given = 0
        self._seats = SeatsOfHosts()
        self.changed: Callable[[], None] = _nobody
        """Called when a process connects, leaves, or changes its offer."""
        self.timings = Timings()
        """How long live decisions take, from when they are given to a process until they are made."""
        self.decided = 0
        self.failed = 0

    @property
    def size(self) -> int:
        """How many processes are connected to this server for live play."""
        return len([worker for worker in self._workers if not worker.relay and not worker.background])

    @property
    def waiting(self) -> dict[str, int]:
        """How many jobs wait for a process, by priority."""
        found = {priority.name.lower(): 0 for priority in Priority}
        for job in (*self._live, *self._background):
            found[job.priority.name.lower()] += 1
        return found

    @property
    def background_jobs(self) -> int:
        """How many background decisions wait or are being made."""
        return len(self._background) + sum(len(worker.jobs) for worker in self._workers if worker.background)

    @property
    def background_slots(self) -> int:
        """How many background jobs can be done at once, here and elsewhere, by processes that are there."""
        return sum(worker.slots for worker in self._workers if worker.background)

    @property
    def own_background_slots(self) -> int:
        """How many of those are done by processes connected to this server."""
        return sum(worker.slots for worker in self._workers if worker.background and not worker.relay)

    @property
    def does_background(self) -> bool:
        """Whether this server does background work, or would if there were any."""
        return self._starts_background or any(worker.background for worker in self._workers)

    def offered(self) -> Offer:
        """What this server's own processes can play between them; other servers are told."""
        own = [worker for worker in self._workers if not worker.relay and not worker.background]
        bots = sorted({bot for worker in own for bot in worker.bots}, key=strength)
        games = sorted({game for worker in own for game in worker.games})
        return Offer(PROTOCOL, tuple(bots), tuple(games), sum(worker.slots for worker in own))

    def names(self, game: str = "") -> list[str]:
        """All bots offered for one game, or for any, weakest first."""
        able = [worker for worker in self._workers if not worker.background and (not game or game in worker.games)]
        return sorted({bot for worker in able for bot in worker.bots}, key=strength)

    def known(self) -> tuple[str, ...]:
        """The bots a player can choose: ours, and what connected processes offer."""
        return (*(name for name in self.names() if name not in BOTS), *BOTS)

    def usual(self, game: str) -> str:
        """The bot for players who didn't choose one; the strongest available if the default one isn't."""
        names = self.names(game)
        return USUAL if USUAL in names or not names else names[-1]

    def serves(self, bot: str, game: str) -> bool:
        """Whether any process can play that bot."""
        return any(
            not worker.background and game in worker.games and (not bot or bot in worker.bots)
            for worker in self._workers
        )

    def patience(self, bot: str, ahead: int) -> int:
        """Milliseconds within which a decision is surely made unless the processes are overloaded, if this number of
        decisions were asked for just before it. It depends on nothing that a bot knows."""
        able = [worker for worker in self._workers if not worker.background and bot in worker.bots]
        slots = sum(worker.slots for worker in able) or 1
        limit = LIMITS.get(bot) or max((worker.millis for worker in able), default=0)
        return limit * (1 + ahead // slots) + TRANSIT

    def join(self, connection: BotChannel, *, relay: bool = False, host: BotHost = TRUSTED) -> Worker:
        """A process connects; it must offer something before it is given work."""
        return Worker(connection, relay=relay, host=host)

    def offer(self, worker: Worker, offer: Offer) -> None:
        """A process says what it can do."""
        worker.bots, worker.games, worker.slots = offer.bots, offer.games, offer.slots
        worker.background, worker.millis, worker.reviews = offer.background, offer.millis, offer.reviews
        self._workers.add(worker)
        self.changed()
        self._assign()

    def leave(self, worker: Worker) -> None:
        """A process disconnected: its jobs go to others."""
        self._workers.discard(worker)
        for job, timer in worker.jobs.values():
            timer.cancel()
            self._retry(job)
        worker.jobs.clear()
        worker.pieces.clear()
        if not self.does_background:
            for job in self._background:
                self._background.remove(job)
                self._give_up(job)
        self.changed()
        self._assign()

    def ask(self, job: Work) -> None:
        """Queue a job; NoBackground if it's background work and no process would ever do it."""
        if job.priority is Priority.BACKGROUND and not self.does_background:
            raise NoBackground
        self._asked += 1
        job.number = self._asked
        self._queue_of(job).add(job)
        self._assign()

    def drop(self, job: Work) -> None:
        """A job is no longer needed; if a process is working on it, it won't be retried."""
        self._queue_of(job).remove(job)
        job.tries = TRIES

    def answer(self, worker: Worker, message: Choice | Studied | Failed) -> None:
        """A process has finished a job or failed at it; an answer that comes too late is ignored."""
        if message.id not in worker.jobs:
            return
        answer: Choice | str | Failed
        if isinstance(message, Studied):
            pieces = worker.pieces.setdefault(message.id, [])
            pieces.append(message.text)
            if message.more and len(pieces) < MOST_PIECES:
                return
            answer = "".join(pieces)
        else:
            answer = message
        worker.pieces.pop(message.id, None)
        job, timer = worker.jobs.pop(message.id)
        timer.cancel()
        if job.accept(answer):
            self.decided += 1
            if job.priority is not Priority.BACKGROUND:
                self.timings.add(time.perf_counter() - job.began)
        else:
            why = "failed" if isinstance(message, Failed) else "illegal"  # not what it sent, which may name its cards
            logger.warning("bot-failed", extra={"fields": {"bot": job.given, "game": job.game, "why": why}})
            self._retry(job)
        self._assign()

    def over(self, table: str, result: Outcome | None) -> None:
        """A game ended: the processes that played in it are told."""
        self._seats.forget(table)
        for worker in self._workers:
            if table in worker.tables:
                worker.tables.discard(table)
                worker.connection.say(Over(table, result))

    async def local(self, job: Job) -> Choice:
        """A choice without any bot process: the bot inside the server, on a thread."""
        try:
            return Choice(0, await asyncio.to_thread(_quickly, job))
        except Exception:
            logger.exception("own-bot-failed", extra={"fields": {"bot": OWN, "game": job.game}})
            return Choice(0, random.SystemRandom().choice(job.legal))

    def _queue_of(self, job: Work) -> JobQueue:
        return self._background if job.priority is Priority.BACKGROUND else self._live

    def _retry(self, job: Work) -> None:
        job.tries += 1
        self.failed += 1
        if job.tries >= TRIES:
            self._give_up(job)
        else:
            self._queue_of(job).add(job)

    def _give_up(self, job: Work) -> None:
        asyncio.get_running_loop().call_soon(job.give_up)

    def _assign(self) -> None:
        """Give waiting jobs to free processes: by priority, then in turns between owners."""
        for queue, background in ((self._live, False), (self._background, True)):
            if not queue:
                continue
            free = [worker for worker in self._workers if worker.background is background and worker.free]
            for job in queue:
                if not free:
                    break
                for worker in sorted(free, key=lambda worker: (worker.relay, len(worker.jobs))):
                    bot = worker.pick(job)
                    if bot is not None and (
                        isinstance(job, StudyJob) or self._seats.may(worker.host, job, relay=worker.relay)
                    ):
                        queue.take(job)
                        self._give(worker, job, bot)
                        break
                free = [worker for worker in free if worker.free]
        self._give_up_barred()

    def _give_up_barred(self) -> None:
        """Don't wait for a bot if each of its processes has seen another hand of the table: another bot decides
        instead."""
        if all(worker.host.trusted and not worker.relay for worker in self._workers):
            return
        for job in self._live:
            if isinstance(job, StudyJob):
                continue
            able = [worker for worker in self._workers if worker.pick(job) is not None]
            if able and not any(self._seats.may(worker.host, job, relay=worker.relay) for worker in able):
                self._live.remove(job)
                logger.warning("bot-barred", extra={"fields": {"bot": job.bot, "game": job.game}})
                self._give_up(job)

    def _give(self, worker: Worker, job: Work, bot: str) -> None:
        if isinstance(job, Job):
            self._seats.note(worker.host, job, relay=worker.relay)
        self._given += 1
        number, job.given, job.began = self._given, bot, time.perf_counter()
        late = job.seconds + (LATE_BACKGROUND if worker.background else LATE)
        timer = asyncio.get_running_loop().call_later(late, self._late, worker, number)
        worker.jobs[number] = job, timer
        if isinstance(job, Job):
            worker.tables.add(job.table)
        most = 0 if bot in LIMITS else worker.millis
        worker.connection.push(job.message(number, relay=worker.relay, most=most))

    def _late(self, worker: Worker, number: int) -> None:
        found = worker.jobs.pop(number, None)
        worker.pieces.pop(number, None)
        if found is not None:
            job = found[0]
            logger.warning("bot-late", extra={"fields": {"bot": job.given, "game": job.game}})
            self._retry(job)
            self._assign()


def _nobody() -> None:
    """The default callback: does nothing."""
