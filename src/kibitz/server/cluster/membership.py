"""What this server knows of the others on its database: who is at their tables, and what their bots play."""

from __future__ import annotations

import base64
import logging
import time
import zlib
from collections.abc import Callable

import msgspec
from msgspec import Struct

from kibitz.engines.feed import PROTOCOL, BotMessage, Choice, Failed, Go, Offer, Over
from kibitz.games.core import Seat
from kibitz.server.botpool.jobs import Job, Priority
from kibitz.server.botpool.pool import Pool, Worker
from kibitz.server.cluster.notes import Alive, Gone, Here, Note, Relayed

logger = logging.getLogger("kibitz.cluster")

BEAT = 2.0
"""Seconds between two heartbeats."""
LEASE = 4 * BEAT
"""Seconds of silence after which a server counts as gone."""
LARGEST = 7500
"""Most bytes in a note: PostgreSQL carries at most 8000."""


class RelayedGo(Go, frozen=True, tag="go"):
    """A decision that another server asks for, with its priority and its owner there."""

    priority: Priority = Priority.LIVE
    owner: str = ""


_read_feed = msgspec.json.Decoder(BotMessage | RelayedGo | Over).decode


class _Legal(Struct):
    legal: tuple[str, ...]


class Relay:
    """A `BotChannel` to another server's bots: messages travel as notes."""

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

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.offer = Alive()
        self.seen = time.monotonic()
        self.here: dict[str, Here] = {}


class Membership:
    """Tracks other servers and tells them about this one; a server alone on its database sends nothing."""

    def __init__(self, node: str, pool: Pool) -> None:
        self.node = node
        self.say: Callable[[Note], None] | None = None
        self.changed: Callable[[str], None] = _nobody
        """Called when someone came to a table or left it through another server."""
        self.lost: Callable[[], None] = _nobody
        """Called when another server is gone."""
        self._pool = pool
        self._peers: dict[str, Peer] = {}
        self._told: dict[str, Here] = {}

    # What this server tells the others.

    def announce(self, table: str, seats: tuple[Seat, ...] = (), watchers: int = 0) -> None:
        """Tell who is at a table through this server, if that changed."""
        here = Here(table, seats, watchers)
        if self.say is None or self._told.get(here.table, Here(here.table)) == here:
            return
        if here == Here(here.table):
            del self._told[here.table]
        else:
            self._told[here.table] = here
        self.say(here)

    def beat(self, *, new: bool = False) -> None:
        """Send a heartbeat, and forget servers that have been silent for too long."""
        if self.say is None:
            return
        offer = self._pool.offered()
        self.say(Alive(offer.bots, offer.games, offer.slots, new))
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

    # What the others tell this one.

    def heard(self, node: str, note: Note) -> None:
        """Handle a note from another server."""
        if isinstance(note, Gone):
            self._forget(node)
            return
        peer = self._peers.get(node)
        if peer is None:
            peer = self._peers[node] = Peer(self._pool.join(Relay(self, node), relay=True))
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
        """The seats whose people are connected elsewhere, and the number of spectators there."""
        if not self._peers:
            return frozenset(), 0
        found = [peer.here[table] for peer in self._peers.values() if table in peer.here]
        return frozenset(seat for here in found for seat in here.seats), sum(here.watchers for here in found)

    def keeps(self, table: str, *, attended: bool) -> bool:
        """Whether this server runs a table: one of those with clients at it does; if none has any, all that know it."""
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

    def _feed(self, node: str, peer: Peer, message: bytes) -> None:
        """Another server asks our bots for a decision, or answers one of ours."""
        match _read_feed(message):
            case RelayedGo() as go:
                self._pool.ask(self._job(node, go))
            case Over(table=table, result=result):
                self._pool.over(table, result)
            case (Choice() | Failed()) as answer:
                self._pool.answer(peer.worker, answer)

    def _job(self, node: str, go: RelayedGo) -> Job:
        """A decision for another server, made by our own bot processes."""
        view = msgspec.json.encode(go.view)

        def done(choice: Choice | None, bot: str) -> None:
            answer = Failed(go.id, f"{bot}: every try failed") if choice is None else choice
            self.relay(node, msgspec.json.encode(msgspec.structs.replace(answer, id=go.id)))

        legal = msgspec.json.decode(view, type=_Legal).legal
        job = Job(go.bot, go.game, go.table, go.seat, view, legal, go.millis, done, go.priority, relayed=True)
        job.owner = go.owner
        return job

    def _forget(self, node: str) -> None:
        """A server is gone, and with it its people and bots."""
        peer = self._peers.pop(node, None)
        if peer is None:
            return
        self._pool.leave(peer.worker)
        for table in peer.here:
            self.changed(table)
        self.lost()


def _nobody(*_: object) -> None:
    """The default callback: does nothing."""
