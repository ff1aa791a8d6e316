"""A table in memory: requests become rows, rows become durable, and then everyone is told."""

from __future__ import annotations

import logging
from collections import deque
from typing import TYPE_CHECKING

from msgspec import Struct

from kibitz.games.core import Seat, Viewer
from kibitz.server.clock import now
from kibitz.server.cluster.notes import Here
from kibitz.server.socket import broadcast
from kibitz.server.socket.connection import Connection
from kibitz.server.socket.messages import Ack, Refused
from kibitz.server.storage.writer import Conflict, WriteOrder
from kibitz.server.tables import index
from kibitz.server.tables.automation import Automation
from kibitz.table import log, requests
from kibitz.table.decide import Change, NotAllowed, decide
from kibitz.table.describe import describe
from kibitz.table.info import Millis
from kibitz.table.shown import ShownViews
from kibitz.table.table import Events, Table, fold, present, seat_of

if TYPE_CHECKING:
    from kibitz.server.tables.registry import TableRegistry

logger = logging.getLogger("kibitz.table")


class Entry(Struct, eq=False):
    """Rows on their way to the disk, what they lead to, and who waits to hear of it."""

    rows: list[log.Row]
    table: Table
    events: Events
    waiting: list[tuple[Connection, requests.Request]]


class LiveTable:
    """`shown` is what is durable and everyone has been told; `head` is ahead of it by what is being written."""

    def __init__(self, registry: TableRegistry, table: Table) -> None:
        self.registry = registry
        self.head = table
        self.shown = table
        self.pending: deque[Entry] = deque()
        self.shown_views = ShownViews()
        self.audience: dict[Viewer, set[Connection]] = {}
        self.waiting = False
        self.info = describe(table)
        self.told: tuple[object, ...] = ()
        self.automation = Automation(self)
        self.idle_since = now()
        self.closed = False
        self.behind = False
        """Another node wrote to this table."""
        self._order = WriteOrder()

    # People come and go.

    def viewer_of(self, person: str) -> Viewer:
        """From where a person looks at this table."""
        seat = seat_of(self.shown, person)
        return "spectator" if seat is None else seat

    def may_enter(self, person: str) -> bool:
        """Whoever sits here, anyone before the start, and spectators if they are let in."""
        table = self.shown
        return table.status != "running" or table.settings.spectators or seat_of(table, person) is not None

    def enter(self, connection: Connection, since: int | None) -> None:
        """A client connects: it gets the whole picture, and its seat counts as present."""
        viewer = self.viewer_of(connection.person)
        self._look_from(connection, viewer, since)
        self.automation.attend()

    def leave(self, connection: Connection) -> None:
        """A client is gone; a seat without clients is away."""
        others = self.audience.get(connection.viewer)
        if others is None or connection not in others:
            return
        others.discard(connection)
        if not others:
            del self.audience[connection.viewer]
            self.shown_views.forget(connection.viewer)
        if not self.audience:
            self.idle_since = now()
        self._announce()
        self.look_around()

    @property
    def watchers(self) -> int:
        """Onlookers, here and at other servers."""
        return len(self.audience.get("spectator", ())) + self.registry.membership.at(self.shown.id)[1]

    def look_around(self) -> None:
        """Who is here, by a connection to this server or to another."""
        elsewhere, _ = self.registry.membership.at(self.shown.id)
        for seat, chair in enumerate(self.shown.chairs):
            here = seat in self.audience or seat in elsewhere
            if chair.kind == "person" and here != (chair.away is None):
                self.set_presence(seat, away=None if here else now())
        broadcast.info(self)
        self.automation.attend()

    def _announce(self) -> None:
        """Tell other servers who is here by ours."""
        seats = tuple(viewer for viewer in self.audience if isinstance(viewer, int))
        self.registry.membership.announce(Here(self.shown.id, seats, len(self.audience.get("spectator", ()))))

    def set_presence(self, seat: Seat, *, away: Millis | None) -> None:
        """Who is connected is not written down, so it holds for what is shown and for all that is being written."""
        self.head = present(self.head, seat, away=away)
        self.shown = present(self.shown, seat, away=away)
        for entry in self.pending:
            entry.table = present(entry.table, seat, away=away)

    def _look_from(self, connection: Connection, viewer: Viewer, since: int | None = None) -> None:
        """Everyone hears that a seat is present, and the client gets its whole picture."""
        connection.viewer = viewer
        if isinstance(viewer, int):
            self.set_presence(viewer, away=None)
        self.audience.setdefault(viewer, set()).add(connection)
        self._announce()
        broadcast.info(self, but=connection)
        broadcast.hello(self, connection, since)

    # Requests become rows.

    def handle(self, connection: Connection, request: requests.Request) -> None:
        """Carry out a request of a client, once: it is answered when what it did is durable."""
        if request.id in self.head.asked.get(connection.person, ()):
            self.answer(connection, request)
            return
        try:
            change = decide(self.head, connection.person, connection.name, request)
        except NotAllowed as refused:
            reason = refused.refusal
            connection.say(Refused(request.id, reason.code, reason.rule, reason.params))
            return
        self.submit(change, connection, request)

    def submit(
        self, change: Change, connection: Connection | None = None, request: requests.Request | None = None
    ) -> None:
        """Number the rows, fold them into the head, and hand them to the writer; who asked for them is told."""
        asked, waiting = "", []
        if connection is not None and request is not None:
            asked, waiting = f"{connection.person}:{request.id}", [(connection, request)]
        at, before, table = now(), self.head, self.head
        rows: list[log.Row] = []
        events: Events = ()
        for body in change.bodies:
            row = log.Row(table.seq + 1, at, body, asked if not rows else "")
            step = change.step if isinstance(body, log.Acted | log.Drafted) else None
            table, happened = fold(table, row, step)
            rows.append(row)
            events = events + happened if events else happened
        entry = Entry(rows, table, events, waiting)
        self.head = table
        self.pending.append(entry)
        self.registry.store.append(
            table.id,
            rows,
            lambda error: self._written(entry, error),
            changed=index.changed(before, table, at),
            players=index.players(before, table),
            order=self._order,
            finished=index.finished(before, table),
        )

    def answer(self, connection: Connection, request: requests.Request) -> None:
        """What a request asks for has been done already: say so once all that is under way is durable."""
        if self.pending:
            self.pending[-1].waiting.append((connection, request))
        else:
            connection.say(Ack(request.id, self.shown.seq))

    # Rows are durable: everyone is told.

    def _written(self, entry: Entry, error: Exception | None) -> None:
        if self.closed or entry not in self.pending:
            return
        try:
            if error is not None:
                self._not_written(error)
            else:
                self._tell(entry)
        except Exception:
            self.close("moved")
            raise

    def _tell(self, entry: Entry) -> None:
        self.pending.popleft()
        before, self.shown = self.shown, entry.table
        self.registry.moves += 1
        for connection, _ in entry.waiting:
            connection.hold()
        broadcast.step(self, before, entry.rows, entry.events)
        self._reseat(before)
        for connection, request in entry.waiting:
            connection.say(Ack(request.id, self.shown.seq))
            connection.release()
        if before.status == "running" and self.shown.status != "running":
            self.automation.over()
        if self.behind and not self.pending:
            self.registry.catch_up(self)
        self.automation.attend()

    def _not_written(self, error: Exception) -> None:
        """Another node wrote first: catch up and try again. Anything else: forget all that is not durable."""
        if isinstance(error, Conflict):
            self.registry.catch_up(self)
        else:
            logger.error("not-written", extra={"fields": {"table": self.shown.id, "reason": type(error).__name__}})
            self.close("moved")

    def apply_foreign(self, rows: list[log.Row]) -> None:
        """Rows that another node wrote: told like our own; what we had under way is decided anew."""
        redo = [waiting for entry in self.pending for waiting in entry.waiting]
        self.pending.clear()
        self._order = WriteOrder()
        for row in rows:
            before = self.shown
            self.shown, events = fold(before, row)
            broadcast.step(self, before, [row], events)
            self._reseat(before)
        self.head = self.shown
        for connection, request in redo:
            self.registry.handle(self, connection, request)
        self.look_around()

    def _reseat(self, before: Table) -> None:
        """Clients of people who sat down or left look from elsewhere now."""
        if before.chairs is self.shown.chairs and before.status == self.shown.status:
            return
        for connection in [one for group in self.audience.values() for one in group]:
            viewer = self.viewer_of(connection.person)
            if not self.may_enter(connection.person):
                connection.close("no-spectators")
            elif viewer != connection.viewer:
                group = self.audience[connection.viewer]
                group.discard(connection)
                if not group:
                    del self.audience[connection.viewer]
                    self.shown_views.forget(connection.viewer)
                self._look_from(connection, viewer)

    def close(self, code: str) -> None:
        """Out of memory: clients are told to come back."""
        self.closed = True
        self.automation.stop()
        self.registry.tables.pop(self.shown.id, None)
        for group in self.audience.values():
            for connection in group:
                connection.close(code)
        self.registry.membership.announce(Here(self.shown.id))

    @property
    def evictable(self) -> bool:
        """Nobody looks, nothing is under way, and no clock runs."""
        timed = self.shown.status == "running" and self.shown.settings.clock is not None
        return not self.audience and not self.pending and not timed
