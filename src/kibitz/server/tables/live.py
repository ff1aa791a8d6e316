"""A table in memory: requests become rows, rows become durable, and then everyone is told."""

from __future__ import annotations

import asyncio
from collections import deque

from msgspec import Struct

from kibitz.games.core import SPECTATOR, Seat, Viewer
from kibitz.server.messages import Ack, Refused
from kibitz.server.storage.condition import Unavailable
from kibitz.server.storage.writer import Conflict, WriteOrder
from kibitz.server.tables import index
from kibitz.server.tables.audience import Audience
from kibitz.server.tables.automation import Automation
from kibitz.server.tables.context import Client, TableContext
from kibitz.table import log, requests
from kibitz.table.decide import Change, NotAllowed, decide
from kibitz.table.info import Millis, TableInfo
from kibitz.table.table import Events, Table, fold, may_enter, present, seat_of
from kibitz.table.unattended import goes_on

ANNOUNCED = 0.25
"""Seconds after which all who came to look on, or left, are announced together: a thousand arrivals cost a thousand
messages each time, not a million."""
AGAIN = 2.0
"""Seconds after which a table whose rows were not kept does again by itself what is due."""
ENDING = (requests.Act, requests.Concede, requests.Abandon, requests.Answer, requests.Leave)
"""What may still be done at a table whose log is full."""


class Entry(Struct, eq=False):
    """Rows on their way to the disk, what they lead to, and who waits to hear of it."""

    rows: list[log.Row]
    table: Table
    events: Events
    waiting: list[tuple[Client, requests.Request]]


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
        self._unkept = False
        """Rows were not kept, as far as we know: what is in the log must be read before anything goes on."""
        self._resting: asyncio.TimerHandle | None = None
        """Runs for a while after that."""
        self._announcing: asyncio.TimerHandle | None = None

    # What others may know.

    @property
    def info(self) -> TableInfo:
        """The table as everyone was last told."""
        return self._audience.info

    @property
    def busy(self) -> bool:
        """Whether something is being written, or could not be a moment ago."""
        return bool(self._pending) or self._unkept or self._resting is not None

    @property
    def attended(self) -> bool:
        """Whether anyone is connected to it here."""
        return bool(self._audience)

    @property
    def evictable(self) -> bool:
        """Nobody looks, nothing is being written, and nothing goes on by itself."""
        return not self._audience and not self.busy and not self.goes_on

    @property
    def goes_on(self) -> bool:
        """Whether it has something to do although nobody looks."""
        return goes_on(self.shown, self.idle_since, self._context.now(), self._context.patience)

    def give_up(self) -> None:
        """Abandon the game, unless someone is here after all."""
        seats, watchers = self._presence.at(self.shown.id)
        here = self._audience or seats or watchers
        if not here and not self.busy and self.shown.status not in index.ENDED:
            self.submit(Change((log.Abandoned(),)))

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
        if client.viewer == SPECTATOR:
            self._announce_soon()
        else:
            self._announce()
            self.look_around()

    def look_around(self) -> None:
        """Who is here, by a connection to this server or to another."""
        elsewhere, _ = self._presence.at(self.shown.id)
        changed = False
        for seat, chair in enumerate(self.shown.chairs):
            here = seat in self._audience or seat in elsewhere
            if chair.kind == "person" and here != (chair.away is None):
                self._set_presence(seat, away=None if here else self._context.now())
                changed = True
        if changed:
            self._tell_info()
        else:
            self._announce_soon()
        self._automation.attend()

    def attend(self) -> None:
        """Do what is due without anyone asking."""
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
        if viewer == SPECTATOR:
            self._announce_soon()
        else:
            self._announce()
            self._tell_info(but=client)
        _, elsewhere = self._presence.at(self.shown.id)
        self._audience.hello(self.shown, client, since, elsewhere=elsewhere)

    def _announce_soon(self) -> None:
        """The number of onlookers has changed, and may change again at once."""
        if self._announcing is None:
            self._announcing = asyncio.get_running_loop().call_later(ANNOUNCED, self._announce_now)

    def _announce_now(self) -> None:
        self._announcing = None
        if not self.closed:
            self._announce()
            self._tell_info()

    def _tell_info(self, but: Client | None = None) -> None:
        _, elsewhere = self._presence.at(self.shown.id)
        self._audience.tell_info(self.shown, waiting=self._waiting_for_bots, elsewhere=elsewhere, but=but)

    # Requests become rows.

    def handle(self, client: Client, request: requests.Request) -> None:
        """Carry out a request of a client, once: it is answered when what it did is durable."""
        if request.id in self.head.asked.get(client.person, ()):
            self._answer(client, request)
            return
        if self._unkept:
            client.say(Refused(request.id, "not-kept"))
            return
        if self.head.seq >= self._context.rows and not isinstance(request, ENDING):
            client.say(Refused(request.id, "log-full"))
            return
        try:
            change = decide(self.head, client.person, client.name, request)
        except NotAllowed as refused:
            reason = refused.refusal
            client.say(Refused(request.id, reason.code, reason.rule, reason.params))
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
        """Another server wrote first: catch up and try again. Or the database failed: then only the log knows what is
        kept, and whoever waits is told."""
        self._unkept = self._unkept or not isinstance(error, Conflict)
        if self._unkept and self._resting is None:
            self._resting = asyncio.get_running_loop().call_later(AGAIN, self._rested)
        self._catch_up()

    def _rested(self) -> None:
        self._resting = None
        if not self.closed:
            self.look_around()

    def _forget_unkept(self, kept: Table) -> None:
        """Go on from what is in the log; whoever waits hears whether their request is in it."""
        waiting = [waiting for entry in self._pending for waiting in entry.waiting]
        self._pending.clear()
        self._order.broken = True  # what the writer has not tried yet is not to be kept after all
        self._order = WriteOrder()
        self.head = kept
        for client, request in waiting:
            if request.id in kept.asked.get(client.person, ()):
                client.say(Ack(request.id, kept.told))
            else:
                client.say(Refused(request.id, "not-kept"))

    # Another server writes to the table, too.

    def written_elsewhere(self) -> None:
        """Another server wrote to this table; while we write ourselves, the database tells who was first."""
        self._behind = True
        if not self._pending:
            self._catch_up()

    def _catch_up(self) -> None:
        """Read what another server wrote, and go on from there."""
        if not self._catching_up:
            self._catching_up = True
            self._context.spawn(self._read_on())

    async def _read_on(self) -> None:
        try:
            while not self.closed:
                self._behind = False
                try:
                    rows = await self._context.read(self.shown.id, self.shown.seq)
                except Unavailable:
                    self._unkept = True
                    self._forget_unkept(self.shown)
                    await asyncio.sleep(AGAIN)
                    continue
                self._apply_foreign([row for row in rows if row.seq > self.shown.seq])
                if not self._behind or self._pending:
                    return
        finally:
            self._catching_up = False

    def _apply_foreign(self, rows: list[log.Row]) -> None:
        """Rows of another server: told like our own. What was being written here is decided anew."""
        redo: list[tuple[Client, requests.Request]] = []
        if not self._unkept:
            redo = [waiting for entry in self._pending for waiting in entry.waiting]
            self._pending.clear()
            self._order = WriteOrder()
        for row in rows:
            before = self.shown
            self.shown, events = fold(before, row)
            self._tell_step(before, [row], events)
        if self._unkept:
            self._unkept = False
            self._forget_unkept(self.shown)
        self.head = self.shown
        for client, request in redo:
            self.handle(client, request)
        self.look_around()

    def close(self, code: str) -> None:
        """Out of memory: clients are told to come back."""
        self.closed = True
        for timer in (self._resting, self._announcing):
            if timer is not None:
                timer.cancel()
        self._automation.stop()
        self._context.closed(self.shown.id)
        for client in self._audience:
            client.close(code)
        self._presence.announce(self.shown.id)
