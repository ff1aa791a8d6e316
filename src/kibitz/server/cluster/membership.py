"""The other servers on the database, as far as this one knows: who is at their tables, and who looks after which.

A server acts by itself only while it is sure of the others: it holds its lease, it has heard its own last beats, and so
all that others said before, and it has the roster of everyone the database lists. After any silence, its own or
another's, rosters are asked for and sent in full.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any

import msgspec

from kibitz.engines.feed import PROTOCOL, Failed, Offer, Studied
from kibitz.games import registry
from kibitz.games.core import Seat
from kibitz.server.botpool.hosts import BotHost
from kibitz.server.botpool.pool import Pool
from kibitz.server.clock import steady
from kibitz.server.cluster.lease import Lease
from kibitz.server.cluster.notes import Alive, Ask, Gone, Here, Moved, Note, Relayed, Roster
from kibitz.server.cluster.relay import LARGEST, Relay, RelayedTask, take_relayed
from kibitz.table.info import Millis

UNHEARD = -1
"""The version of a presence of which nothing is known."""


class Peer:
    """Another server."""

    def __init__(self, node: str, relay: Relay, pool: Pool) -> None:
        self.relay = relay
        host = BotHost("", node, trusted=True)
        self.worker, self.background = (pool.join(relay, relay=True, host=host) for _ in range(2))
        self.offer = Alive()
        self.epoch = 0
        self.seen = steady()
        self.version = UNHEARD
        self.here: dict[str, Here] = {}
        self._parts: list[Roster] = []

    def moved(self, here: Here) -> None:
        """Someone joined or left a table."""
        self.version += 1
        if here == Here(here.table):
            self.here.pop(here.table, None)
        else:
            self.here[here.table] = here

    def replace(self, roster: Roster) -> set[str]:
        """Replace everyone who is there; returns the tables this may change, once all parts have arrived."""
        if roster.part == 1:
            self._parts = []
        self._parts.append(roster)
        whole = [part.part for part in self._parts] == list(range(1, roster.parts + 1))
        if not whole or roster.version < self.version:
            return set()
        before = self.here
        self.version = roster.version
        self.here = {here.table: here for part in self._parts for here in part.here}
        return {table for table in {*before, *self.here} if before.get(table) != self.here.get(table)}


class Membership:
    """Tracks other servers and tells them about this one; a server alone on its database sends nothing."""

    def __init__(self, node: str, pool: Pool, lease: Lease | None = None) -> None:
        self.node = node
        self.say: Callable[[Note], None] | None = None
        self.changed: Callable[[str], None] = _nobody
        """Called when someone joined or left a table at another server."""
        self.lost: Callable[[Iterable[str]], None] = _nobody
        """Called when another server is gone, with the tables its people were at."""
        self.settled: Callable[[], None] = _nobody
        """Called when this server is sure of the others again."""
        self.silent: Callable[[], None] = _nobody
        """Called when this server finds that it has been silent itself."""
        self.study: Callable[[str, int], Coroutine[Any, Any, bool]] | None = None
        """Does a task of a review for another server."""
        self.background, self.reviews = 0, ""
        """Background processes that this server starts, and what they review games with."""
        self._studying: set[asyncio.Task[None]] = set()
        self._pool = pool
        self._lease = lease
        self._peers: dict[str, Peer] = {}
        self._told: dict[str, Here] = {}
        self._version = 0
        self._unheard: dict[str, int] = {}
        """Servers whose roster we're waiting for, and the first question whose answer counts."""
        self._question = 0
        self._beat: Millis = 0
        self._since: Millis = 0
        """The beat that gave us our current epoch."""
        self._was_sure = False

    # Who looks after tables.

    @property
    def epoch(self) -> int | None:
        """The epoch of our lease, for what this server writes by itself; None where no other server writes."""
        return None if self._lease is None or self.say is None else self._lease.epoch

    @property
    def interval(self) -> float:
        """Seconds between two beats."""
        return 1.0 if self._lease is None else self._lease.beat

    @property
    def sure(self) -> bool:
        """Whether we know who is where; otherwise others may know better what to do."""
        return self._lease is None or (self._lease.held and not self._unheard)

    def at(self, table: str) -> tuple[frozenset[Seat], int]:
        """The seats whose people are connected elsewhere, and the number of spectators there."""
        if not self._peers:
            return frozenset(), 0
        found = [peer.here[table] for peer in self._peers.values() if table in peer.here]
        return frozenset(seat for here in found for seat in here.seats), sum(here.watchers for here in found)

    def keeps(self, table: str, *, attended: bool) -> bool:
        """Whether this server looks after a table: of those with clients at it, one; all that know it, if none has."""
        if not self.sure:
            return False
        if not self._peers:
            return True
        nodes = [node for node, peer in self._peers.items() if table in peer.here]
        return not nodes or (attended and self.node < min(nodes))

    # What this server tells the others.

    def announce(self, table: str, seats: tuple[Seat, ...] = (), watchers: int = 0) -> None:
        """Tell the others who is at a table through this server, if that changed."""
        here = Here(table, seats, watchers)
        if self.say is None or self._told.get(here.table, Here(here.table)) == here:
            return
        if here == Here(here.table):
            del self._told[here.table]
        else:
            self._told[here.table] = here
        self._version += 1
        self.say(Moved(self._version, here))

    def _introduce(self, asker: str = "", question: int = 0) -> None:
        """Send the whole list of who is here, and what our bots play."""
        parts: list[list[Here]] = [[]]
        size = 0
        for here in self._told.values():
            size += len(msgspec.json.encode(here)) + 1
            if size > LARGEST - 500:
                parts.append([])
                size = 0
            parts[-1].append(here)
        for number, part in enumerate(parts, 1):
            self._tell(Roster(self._version, tuple(part), number, len(parts), asker, question))
        self._tell_alive()

    def _tell_alive(self) -> None:
        offer = self._pool.offered()
        background = max(self.background, self._pool.own_background_slots)
        self._tell(Alive(offer.bots, offer.games, offer.slots, self._version, self._beat, background, self.reviews))

    def _tell(self, note: Note) -> None:
        if self.say is not None:
            self.say(note)

    # How sure it is of the others.

    def alone(self) -> None:
        """A beat without other servers: it shows only whether we have been silent."""
        if self._lease is None:
            return
        if self._lease.lapsed:
            self._find_silent()
        self._lease.hold(steady())
        self._settle()

    def beaten(self, epoch: int, nodes: Mapping[str, int], asked: Millis) -> None:
        """A beat: the database has renewed our lease or given us one, and says which servers have one.

        It was asked at some moment of the steady clock; servers heard of since then may not be listed yet.
        """
        if self._lease is None:
            return
        doubtful, new = self._lease.lapsed, epoch != self._lease.epoch
        self._lease.take(epoch)
        self._beat = asked
        if new:
            self._since = asked
        if doubtful:
            self._find_silent()
        for node in [node for node, peer in self._peers.items() if node not in nodes and peer.seen < asked]:
            self._forget(node)
        others = {node: number for node, number in nodes.items() if node != self.node}
        if self._unheard:  # they may not have heard us; answers to earlier questions count as well
            self._tell(Ask(self._question))
        self._ask([node for node, number in others.items() if new or doubtful or self._peer(node).epoch != number])
        for node, number in others.items():
            self._peer(node).epoch = number
        if new:
            self._introduce()
        else:
            self._tell_alive()

    def echo(self, note: Note) -> None:
        """We hear our own note, after everything that others said before it."""
        if self._lease is not None and isinstance(note, Alive) and note.beat >= self._since > 0:
            self._lease.hold(note.beat)
            self._settle()

    def in_touch(self) -> None:
        """We hear the other servers from now on; what they said before must be asked for."""
        self._ask(self._peers)

    def out_of_touch(self) -> None:
        """We don't hear the other servers any more."""
        if self._lease is not None:
            self._lease.lose()
        self._was_sure = False

    def _find_silent(self) -> None:
        """We were silent: others may have acted for us, and we've missed what they said."""
        self._was_sure = False
        self.silent()

    def _ask(self, nodes: Iterable[str]) -> None:
        """Ask servers to repeat who is at their tables; until they have, we aren't sure."""
        wanted = list(nodes)
        if not wanted:
            return
        self._was_sure = False
        self._question += 1
        self._unheard.update(dict.fromkeys(wanted, self._question))
        self._tell(Ask(self._question, wanted[0] if len(wanted) == 1 else ""))

    def _settle(self) -> None:
        if not self._was_sure and self.sure:
            self._was_sure = True
            self.settled()

    # What the others tell this one.

    def heard(self, node: str, note: Note) -> None:
        """Handle a note from another server."""
        if isinstance(note, Gone):
            self._forget(node)
            return
        peer = self._peer(node)
        peer.seen = steady()
        match note:
            case Moved(version=version, here=here):
                if version == peer.version + 1 and peer.version != UNHEARD:
                    peer.moved(here)
                    self.changed(here.table)
                elif version > peer.version and node not in self._unheard:
                    self._ask([node])
            case Roster():
                for table in peer.replace(note):
                    self.changed(table)
                answers = note.asker == self.node and note.part == note.parts
                if answers and note.question >= self._unheard.get(node, note.question + 1):
                    del self._unheard[node]
                    self._settle()
            case Ask(to=to, question=question):
                if to in ("", self.node):
                    self._introduce(node, question)
            case Alive(version=version):
                if version > peer.version and node not in self._unheard:
                    self._ask([node])
                self._offered(peer, note)
            case Relayed(to=to, packed=packed):
                if to == self.node:
                    task = take_relayed(self._pool, peer.relay, (peer.worker, peer.background), packed)
                    if task is not None:
                        self._asked_to_study(peer, task)

    def _peer(self, node: str) -> Peer:
        peer = self._peers.get(node)
        if peer is None:
            peer = self._peers[node] = Peer(node, Relay(node, self._tell), self._pool)
        return peer

    def _offered(self, peer: Peer, note: Alive) -> None:
        """What another server's bots play, and what its background processes review."""
        offer = msgspec.structs.replace(note, version=0, beat=0)
        if offer == peer.offer:
            return
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

    def _asked_to_study(self, peer: Peer, task: RelayedTask) -> None:
        """A task of a review for another server, done in the background."""
        work = asyncio.get_running_loop().create_task(self._study(peer, task))
        self._studying.add(work)
        work.add_done_callback(self._studying.discard)

    async def _study(self, peer: Peer, task: RelayedTask) -> None:
        """Its result is in the database, so we only say that it's there."""
        done = self.study is not None and await self.study(task.review, task.index)
        peer.relay.say(Studied(task.id, "") if done else Failed(task.id, "review: every try failed"))

    def _forget(self, node: str) -> None:
        """A server is gone, and with it its people and bots."""
        peer = self._peers.pop(node, None)
        self._unheard.pop(node, None)
        if peer is None:
            return
        self._pool.leave(peer.worker)
        self._pool.leave(peer.background)
        for table in peer.here:
            self.changed(table)
        self.lost(peer.here)
        self._settle()


def _nobody(*_: object) -> None:
    """The default callback: does nothing."""
