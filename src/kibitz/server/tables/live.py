"""A table in memory: requests become rows, rows become durable, and then everyone is told."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

from msgspec import Struct

from kibitz.games.core import SPECTATOR, Seat, Viewer
from kibitz.server.messages import Ack, Refused
from kibitz.server.storage.writer import Conflict, WriteOrder
from kibitz.server.tables import index
from kibitz.server.tables.audience import Audience
from kibitz.server.tables.automation import Automation
from kibitz.server.tables.context import Client, TableContext
from kibitz.table import log, requests
from kibitz.table.decide import Change, NotAllowed, decide
from kibitz.table.info import Millis, TableInfo
from kibitz.table.table import Events, Table, fold, may_enter, present, seat_of, with_time_left

logger = logging.getLogger("kibitz.table")


class Entry(Struct, eq=False):
    """Rows on their way to the disk, what they lead to, and who waits to hear of it."""

    rows: list[log.Row]
    table: Table
    events: Events
    waiting: list[tuple[Client, requests.Request]]


class Doubt(Struct, eq=False):
    """A refusal that may be out of date, because another server may have written meanwhile."""

    client: Client
    request: requests.Request
    refusal: Refused
    caught_up: int
    """How often we had caught up when it was decided."""


class LiveTable:
    """`shown` is what is durable and everyone has been told; `head` is ahead of it by what is being written."""

    def __init__(self, context: TableContext, table: Table) -> None:
        self.head = table
        self.shown = table
        self.idle_since = context.now()
        self.closed = False
        self._context = context
        self._presence = context.presence
        self._audience = Audience(table, context.now)
        self._automation = Automation(self, context)
        self._pending: deque[Entry] = deque()
        self._order = WriteOrder()
        self._waiting_for_bots = False
        self._behind = False
        """Another server wrote to this table."""
        self._catching_up = False
        self._caught_up = 0
        """How often rows of another server were taken in."""
        self._awaited: list[tuple[int, asyncio.Future[None]]] = []
        """Who waits until a row is shown."""
        self._doubts: list[Doubt] = []
        self._resolving = False

    # What others may know.

    @property
    def info(self) -> TableInfo:
        """The table as everyone was last told."""
        return self._audience.info

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return bool(self._pending)

    @property
    def attended(self) -> bool:
        """Whether anyone is connected to it here."""
        return bool(self._audience)

    @property
    def evictable(self) -> bool:
        """Nobody looks, nothing is being written, and no clock runs."""
        timed = self.shown.status == "running" and self.shown.settings.clock is not None
        return not (self._audience or self._pending or self._behind or self._catching_up or timed)

    def may_enter(self, person: str) -> bool:
        """Whether a person may look at the table."""
        return may_enter(self.shown, person)

    # People come and go.

    def enter(self, client: Client, since: int | None) -> None:
        """A client connects: it gets the whole picture, and its seat counts as present."""
        self._look_from(client, self._viewer_of(client.person), since)
        self._automation.attend()

    def leave(self, client: Client) -> None:
        """A client is gone; a seat without clients is away."""
        if not self._audience.remove(client):
            return
        if not self._audience:
            self.idle_since = self._context.now()
        self._announce()
        self.look_around()

    def look_around(self) -> None:
        """Who is here, by a connection to this server or to another."""
        elsewhere, _ = self._presence.at(self.shown.id)
        for seat, chair in enumerate(self.shown.chairs):
            here = seat in self._audience or seat in elsewhere
            if chair.kind == "person" and here != (chair.away is None):
                self._set_presence(seat, away=None if here else self._context.now())
        self._tell_info()
        self._automation.attend()

    def attend(self) -> None:
        """Do what is due without anyone asking."""
        self._automation.attend()

    def leave_time(self) -> None:
        """A server was silent, perhaps this one: nobody's clock runs out because of that."""
        if self.shown.settings.clock is None:
            return
        at = self._context.now()
        self.head, self.shown = with_time_left(self.head, at), with_time_left(self.shown, at)
        for entry in self._pending:
            entry.table = with_time_left(entry.table, at)
        self._tell_info()
        self._automation.attend()

    def set_waiting(self, *, waiting: bool) -> None:
        """Whether a bot is to act and no process plays it, which everyone is told."""
        self._waiting_for_bots = waiting
        self._tell_info()

    def _viewer_of(self, person: str) -> Viewer:
        """From where a person looks at this table."""
        seat = seat_of(self.shown, person)
        return SPECTATOR if seat is None else seat

    def _announce(self) -> None:
        """Tell other servers who is here by ours."""
        self._presence.announce(self.shown.id, self._audience.seats, self._audience.spectators)

    def _set_presence(self, seat: Seat, *, away: Millis | None) -> None:
        """Who is connected is not written down, so it holds for what is shown and for all that is being written."""
        self.head = present(self.head, seat, away=away)
        self.shown = present(self.shown, seat, away=away)
        for entry in self._pending:
            entry.table = present(entry.table, seat, away=away)

    def _look_from(self, client: Client, viewer: Viewer, since: int | None = None) -> None:
        """Everyone hears that a seat is present, and the client gets its whole picture."""
        if isinstance(viewer, int):
            self._set_presence(viewer, away=None)
        self._audience.add(client, viewer)
        self._announce()
        self._tell_info(but=client)
        self._audience.hello(self.shown, client, since)

    def _tell_info(self, but: Client | None = None) -> None:
        _, elsewhere = self._presence.at(self.shown.id)
        self._audience.tell_info(self.shown, waiting=self._waiting_for_bots, elsewhere=elsewhere, but=but)

    # Requests become rows.

    def handle(self, client: Client, request: requests.Request) -> None:
        """Carry out a request of a client, once: it is answered when what it did is durable."""
        if request.id in self.head.asked.get(client.person, ()):
            self._answer(client, request)
            return
        try:
            change = decide(self.head, client.person, client.name, request)
        except NotAllowed as refused:
            reason = refused.refusal
            refusal = Refused(request.id, reason.code, reason.rule, reason.params)
            if self._presence.epoch is None:
                client.say(refusal)
            else:
                self._doubt(Doubt(client, request, refusal, self._caught_up))
            return
        if change.bodies:
            self.submit(change, client, request)
        else:
            self._answer(client, request)

    def submit(self, change: Change, client: Client | None = None, request: requests.Request | None = None) -> None:
        """Number the rows, fold them into the head, and hand them to the writer; who asked for them is told."""
        asked, waiting = "", []
        if client is not None and request is not None:
            asked, waiting = f"{client.person}:{request.id}", [(client, request)]
        at, before, table = self._context.now(), self.head, self.head
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
        self._pending.append(entry)
        self._context.append(
            table.id,
            rows,
            lambda error: self._written(entry, error),
            changed=index.changed(before, table, at),
            players=index.players(before, table),
            order=self._order,
            finished=index.finished(before, table),
            epoch=self._presence.epoch if client is None else None,
        )

    def _answer(self, client: Client, request: requests.Request) -> None:
        """What a request asks for has been done already: say so once all that is being written is durable."""
        if self._pending:
            self._pending[-1].waiting.append((client, request))
        else:
            client.say(Ack(request.id, self.shown.told))

    # Rows are durable: everyone is told.

    def _written(self, entry: Entry, error: Exception | None) -> None:
        if self.closed or entry not in self._pending:
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
        self._pending.popleft()
        before, self.shown = self.shown, entry.table
        if self._awaited:
            self._tell_awaited()
        self._context.counted()
        for client, _ in entry.waiting:
            client.hold()
        self._tell_step(before, entry.rows, entry.events)
        for client, request in entry.waiting:
            client.say(Ack(request.id, self.shown.told))
            client.release()
        if before.status == "running" and self.shown.status != "running":
            self._automation.over()
        if self._behind and not self._pending:
            self._catch_up()
        self._automation.attend()

    def _tell_step(self, before: Table, rows: list[log.Row], events: Events) -> None:
        _, elsewhere = self._presence.at(self.shown.id)
        waiting = self._waiting_for_bots
        self._audience.tell_step(before, self.shown, rows, events, waiting=waiting, elsewhere=elsewhere)
        self._reseat(before)

    def _reseat(self, before: Table) -> None:
        """Clients of people who sat down or left look from elsewhere now."""
        if before.chairs is self.shown.chairs and before.status == self.shown.status:
            return
        for client in self._audience:
            viewer = self._viewer_of(client.person)
            if not self.may_enter(client.person):
                client.close("no-spectators")
            elif viewer != client.viewer:
                self._audience.remove(client)
                self._look_from(client, viewer)

    def _not_written(self, error: Exception) -> None:
        """Another server wrote first, or looks after the table now: catch up and decide anew what people asked for.

        Anything else: forget all that is not durable.
        """
        if isinstance(error, Conflict):
            self._catch_up()
        else:
            logger.error("not-written", extra={"fields": {"table": self.shown.id, "reason": type(error).__name__}})
            self.close("moved")

    # Another server writes to the table, too.

    def written_elsewhere(self) -> None:
        """Another server wrote to this table; while we write ourselves, the database tells who was first."""
        self._behind = True
        if not self._pending:
            self._catch_up()

    async def refresh(self) -> None:
        """Take in all that is durable by now, also what another server wrote and we haven't been told of yet."""
        last = await self._context.last(self.shown.id)
        if not self.closed and last > self.shown.seq:
            shown = asyncio.get_running_loop().create_future()
            self._awaited.append((last, shown))
            self.written_elsewhere()
            await shown

    def _tell_awaited(self) -> None:
        for seq, shown in self._awaited:
            if (seq <= self.shown.seq or self.closed) and not shown.done():
                shown.set_result(None)
        self._awaited = [(seq, shown) for seq, shown in self._awaited if not shown.done()]

    def _doubt(self, doubt: Doubt) -> None:
        """Refuse only after a look at the database: what the request relies on may be acknowledged elsewhere."""
        self._doubts.append(doubt)
        if not self._resolving:
            self._resolving = True
            self._context.spawn(self._resolve_doubts())

    async def _resolve_doubts(self) -> None:
        """One look at a time, however many are refused."""
        while self._doubts:
            doubts, self._doubts = self._doubts, []
            try:
                await self.refresh()
            except Exception:
                logger.exception("not-read", extra={"fields": {"table": self.shown.id}})
            for doubt in doubts:
                if self._caught_up == doubt.caught_up or self.closed:
                    doubt.client.say(doubt.refusal)
                else:
                    self.handle(doubt.client, doubt.request)
        self._resolving = False

    def _catch_up(self) -> None:
        """Read what another server wrote, and go on from there."""
        if not self._catching_up:
            self._catching_up = True
            self._context.spawn(self._read_on())

    async def _read_on(self) -> None:
        try:
            self._behind = False
            rows = await self._context.read(self.shown.id, self.shown.seq)
        except Exception:
            logger.exception("not-read", extra={"fields": {"table": self.shown.id}})
            self.close("moved")
            return
        finally:
            self._catching_up = False
        if not self.closed:
            self._apply_foreign([row for row in rows if row.seq > self.shown.seq])
            if self._behind and not self._pending:  # told of more while we read
                self._catch_up()

    def _apply_foreign(self, rows: list[log.Row]) -> None:
        """Rows of another server: told like our own. What was being written here is decided anew."""
        redo = [waiting for entry in self._pending for waiting in entry.waiting]
        self._pending.clear()
        self._order = WriteOrder()
        for row in rows:
            before = self.shown
            self.shown, events = fold(before, row)
            self._tell_step(before, [row], events)
        self.head = self.shown
        if rows:
            self._caught_up += 1
            self._tell_awaited()
        for client, request in redo:
            self.handle(client, request)
        self.look_around()

    def close(self, code: str) -> None:
        """Out of memory: clients are told to come back."""
        self.closed = True
        self._automation.stop()
        self._context.closed(self.shown.id)
        for client in self._audience:
            client.close(code)
        self._presence.announce(self.shown.id)
        self._tell_awaited()
