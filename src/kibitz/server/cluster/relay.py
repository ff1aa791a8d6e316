"""Bots at one server decide for tables at another: questions and answers travel as notes."""

from __future__ import annotations

import base64
import logging
import zlib
from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct

from kibitz.engines.feed import BotMessage, Choice, Failed, Go, Over, Studied
from kibitz.server.botpool.jobs import Job, Priority
from kibitz.server.botpool.pool import Pool, Worker
from kibitz.server.cluster.notes import Note, Relayed

logger = logging.getLogger("kibitz.cluster")

LARGEST = 7500
"""Most bytes of a note: PostgreSQL carries no more than 8000."""


class RelayedGo(Go, frozen=True, tag="go"):
    """A decision that another server asks for, with its priority and its owner there."""

    priority: Priority = Priority.LIVE
    owner: str = ""


class RelayedTask(Struct, frozen=True, tag_field="type", tag="task"):
    """A task of a review that another server asks for: where it is in the database, which is where its part goes."""

    id: int
    review: str
    index: int


_read_feed = msgspec.json.Decoder(BotMessage | RelayedGo | RelayedTask | Over).decode


class _Legal(Struct):
    legal: tuple[str, ...]


class Relay:
    """Another server's bots in place of a connection."""

    def __init__(self, node: str, say: Callable[[Note], None]) -> None:
        self._node, self._say = node, say

    def push(self, message: bytes) -> None:
        """Send a message of the bots' feed."""
        note = Relayed(self._node, base64.b85encode(zlib.compress(message)).decode())
        if len(note.packed) > LARGEST:
            logger.error("too-long", extra={"fields": {"bytes": len(note.packed)}})
        else:
            self._say(note)

    def say(self, message: Struct) -> None:
        """Send a message of the bots' feed."""
        self.push(msgspec.json.encode(message))


def take_relayed(pool: Pool, relay: Relay, workers: Iterable[Worker], packed: str) -> RelayedTask | None:
    """Another server wants a decision of our bots, or its bots have finished one of ours. A task is returned to the
    caller."""
    match _read_feed(zlib.decompress(base64.b85decode(packed))):
        case RelayedTask() as task:
            return task
        case RelayedGo() as go:
            pool.ask(_job(relay, go))
        case Over(table=table, result=result):
            pool.over(table, result)
        case (Choice() | Studied() | Failed()) as answer:
            for worker in workers:
                pool.answer(worker, answer)
    return None


def _job(relay: Relay, go: RelayedGo) -> Job:
    """A decision for another server, made by our own bot processes."""
    view = msgspec.json.encode(go.view)

    def done(choice: Choice | None, bot: str) -> None:
        answer = Failed(go.id, f"{bot}: every try failed") if choice is None else choice
        relay.say(msgspec.structs.replace(answer, id=go.id))

    legal = msgspec.json.decode(view, type=_Legal).legal
    job = Job(go.bot, go.game, go.table, go.seat, view, legal, go.millis, done, go.priority, relayed=True)
    job.owner = go.owner
    return job
