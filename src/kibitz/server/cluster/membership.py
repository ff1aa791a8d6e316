"""The other servers on the database, as far as this one knows: who is at their tables, and what their bots play."""

from __future__ import annotations

import asyncio
import base64
import logging
import time
import zlib
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from msgspec import Struct

from kibitz.engines.feed import PROTOCOL, BotMessage, Choice, Failed, Go, Offer, Over, Studied
from kibitz.games import registry
from kibitz.games.core import Seat
from kibitz.server.botpool.jobs import Job, Priority
from kibitz.server.botpool.pool import Pool, Worker
from kibitz.server.cluster.notes import Alive, Gone, Here, Note, Relayed

logger = logging.getLogger("kibitz.cluster")

BEAT = 2.0
"""Seconds between two signs of life."""
LEASE = 4 * BEAT
"""Seconds of silence after which a server counts as gone."""
LARGEST = 7500
"""Bytes a note may have: the database carries no more than 8000."""


class RelayedGo(Go, frozen=True, tag="go"):
    """A decision that another server asks for, with its priority there."""

    priority: Priority = Priority.LIVE


class RelayedTask(Struct, frozen=True, tag_field="type", tag="task"):
    """A task of a review that another server asks for: where it is in the database, which is where its part goes."""

    id: int
    review: str
    index: int


_read_feed = msgspec.json.Decoder(BotMessage | RelayedGo | RelayedTask | Over).decode


class _Legal(Struct):
    legal: tuple[str, ...]


class Relay:
    """Another server's bots in place of a connection: what they are to be told travels as notes."""

    def __init__(self, membership: Membership, node: str) -> None:
        self._membership, self._node = membership, node

    def push(self, message: bytes) -> None:
        """Send a message of the bots' feed."""
        self._membership.relay(self._node, message)

    def say(self, message: Struct) -> None:
        """Send a message of the bots' feed."""
        self.push(msgspec.json.encode(message))


class Peer:
    """Another server."""

    def __init__(self, worker: Worker, background: Worker) -> None:
        self.worker, self.background = worker, background
        self.offer = Alive()
        self.seen = time.monotonic()
        self.here: dict[str, Here] = {}


class Membership:
    """What other servers say, and what this one tells them; alone on its database a server says nothing."""

    def __init__(self, node: str, pool: Pool) -> None:
        self.node = node
        self.say: Callable[[Note], None] | None = None
        self.changed: Callable[[str], None] = _nobody
        """Called when someone came to a table at another server, or left it."""
        self.lost: Callable[[], None] = _nobody
        """Called when another server is gone."""
        self.study: Callable[[str, int], Coroutine[Any, Any, bool]] | None = None
        """Does a task of a review for another server."""
        self.background, self.reviews = 0, ""
        """Background processes that this server starts, and what they review games with."""
        self._studying: set[asyncio.Task[None]] = set()
        self._pool = pool
        self._peers: dict[str, Peer] = {}
        self._told: dict[str, Here] = {}

    # What this server tells.

    def announce(self, table: str, seats: tuple[Seat, ...] = (), watchers: int = 0) -> None:
        """Who of ours is at a table, if that is news."""
        here = Here(table, seats, watchers)
        if self.say is None or self._told.get(here.table, Here(here.table)) == here:
            return
        if here == Here(here.table):
            del self._told[here.table]
        else:
            self._told[here.table] = here
        self.say(here)

    def beat(self, *, new: bool = False) -> None:
        """A sign of life; and those who gave none for long are gone."""
        if self.say is None:
            return
        offer = self._pool.offered()
        background = max(self.background, self._pool.own_background_slots)
        self.say(Alive(offer.bots, offer.games, offer.slots, new, background, self.reviews))
        limit = time.monotonic() - LEASE
        for node in [node for node, peer in self._peers.items() if peer.seen < limit]:
            self._forget(node)

    def relay(self, node: str, message: bytes) -> None:
        """Send a message of the bots' feed to another server."""
        note = Relayed(node, base64.b85encode(zlib.compress(message)).decode())
        if len(note.packed) > LARGEST:
            logger.error("too-long", extra={"fields": {"bytes": len(note.packed)}})
        elif self.say is not None:
            self.say(note)

    # What others tell.

    def heard(self, node: str, note: Note) -> None:
        """Take in what another server says."""
        if isinstance(note, Gone):
            self._forget(node)
            return
        peer = self._peers.get(node)
        if peer is None:
            relay = Relay(self, node)
            workers = self._pool.join(relay, relay=True), self._pool.join(relay, relay=True)
            peer = self._peers[node] = Peer(*workers)
        peer.seen = time.monotonic()
        match note:
            case Here(table=table):
                if note == Here(table):
                    peer.here.pop(table, None)
                else:
                    peer.here[table] = note
                self.changed(table)
            case Alive():
                self._alive(peer, note)
            case Relayed(to=to, packed=packed):
                if to == self.node:
                    self._feed(node, peer, zlib.decompress(base64.b85decode(packed)))

    def at(self, table: str) -> tuple[frozenset[Seat], int]:
        """The seats whose people are connected elsewhere, and how many onlookers there are there."""
        if not self._peers:
            return frozenset(), 0
        found = [peer.here[table] for peer in self._peers.values() if table in peer.here]
        return frozenset(seat for here in found for seat in here.seats), sum(here.watchers for here in found)

    def keeps(self, table: str, *, attended: bool) -> bool:
        """Whether this server looks after a table: of those with clients at it, one; all that know it, if none has."""
        if not self._peers:
            return True
        nodes = [node for node, peer in self._peers.items() if table in peer.here]
        return not nodes or (attended and self.node < min(nodes))

    def _alive(self, peer: Peer, note: Alive) -> None:
        if note.new and self.say is not None:
            for here in self._told.values():
                self.say(here)
            self.beat()
        offer = msgspec.structs.replace(note, new=False)
        if offer != peer.offer:
            peer.offer = offer
            if offer.slots:
                self._pool.offer(peer.worker, Offer(PROTOCOL, offer.bots, offer.games, offer.slots))
            else:
                self._pool.leave(peer.worker)
            if offer.background and offer.reviews:
                does = Offer(PROTOCOL, (), registry.names(), offer.background, background=True, reviews=offer.reviews)
                self._pool.offer(peer.background, does)
            else:
                self._pool.leave(peer.background)

    def _feed(self, node: str, peer: Peer, message: bytes) -> None:
        """A decision is wanted of our bots, or another server's bots have made one of ours."""
        match _read_feed(message):
            case RelayedGo() as go:
                self._pool.ask(self._job(node, go))
            case Over(table=table, result=result):
                self._pool.over(table, result)
            case RelayedTask() as task:
                self._keep(self._study(node, task))
            case Choice() as answer:
                self._pool.answer(peer.worker, answer)
            case (Studied() | Failed()) as answer:
                for worker in (peer.worker, peer.background):
                    self._pool.answer(worker, answer)

    async def _study(self, node: str, task: RelayedTask) -> None:
        """A task for another server; its part is in the database, so all that is said is that it is there."""
        done = self.study is not None and await self.study(task.review, task.index)
        answer = Studied(task.id, "") if done else Failed(task.id, "review: every try failed")
        self.relay(node, msgspec.json.encode(answer))

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._studying.add(task)
        task.add_done_callback(self._studying.discard)

    def _job(self, node: str, go: RelayedGo) -> Job:
        """A decision for another server, made by our own bot processes."""
        view = msgspec.json.encode(go.view)

        def done(choice: Choice | None, bot: str) -> None:
            answer = Failed(go.id, f"{bot}: every try failed") if choice is None else choice
            self.relay(node, msgspec.json.encode(msgspec.structs.replace(answer, id=go.id)))

        legal = msgspec.json.decode(view, type=_Legal).legal
        return Job(go.bot, go.game, go.table, go.seat, view, legal, go.millis, done, go.priority, relayed=True)

    def _forget(self, node: str) -> None:
        """A server is gone: so are its people, and its bots."""
        peer = self._peers.pop(node, None)
        if peer is None:
            return
        self._pool.leave(peer.worker)
        self._pool.leave(peer.background)
        for table in peer.here:
            self.changed(table)
        self.lost()


def _nobody(*_: object) -> None:
    """Nobody wants to know yet."""
