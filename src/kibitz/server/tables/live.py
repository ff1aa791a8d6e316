"""A table in memory: requests become rows, rows become durable, and then everyone is told."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

from kibitz.games.core import SPECTATOR, Seat
from kibitz.server.messages import Ack, HintGiven, Refused
from kibitz.server.storage.condition import Unavailable
from kibitz.server.storage.people.manners import Avoidance
from kibitz.server.storage.people.names import apart
from kibitz.server.storage.writer import Conflict, WriteOrder
from kibitz.server.tables import index
from kibitz.server.tables.attendance import Attendance
from kibitz.server.tables.automation import Automation
from kibitz.server.tables.context import Client, TableContext
from kibitz.server.tables.notices import notices
from kibitz.server.tables.pending import Doubt, Entry
from kibitz.table import log, requests
from kibitz.table.chairs import seat_of
from kibitz.table.decide import Change, NotAllowed, decide
from kibitz.table.info import Millis, TableInfo
from kibitz.table.table import Events, Table, fold, may_enter, present, with_time_left
from kibitz.table.unattended import goes_on

AGAIN = 2.0
"""Seconds after which a table whose rows weren't kept tries again to do what's due."""
ENDING = (requests.Act, requests.Concede, requests.Abandon, requests.Answer, requests.Leave)
"""What may still be done at a table whose log is full."""

logger = logging.getLogger("kibitz.table")


class LiveTable:
    """`shown` is the durable state that everyone was told; `head` is ahead of it by what is being written."""

    def __init__(self, context: TableContext, table: Table) -> None:
        self.head = table
        self.shown = table
        self.idle_since = context.now()
        self.closed = False
        self._context = context
        self._presence = context.presence
        self._attendance = Attendance(self, context)
        self._automation = Automation(self, context)
        self._pending: deque[Entry] = deque()
        self._order = WriteOrder()
        self._advice: dict[tuple[str, str], tuple[Seat, HintGiven]] = {}
        """Advice to give once the log has a row for it, by person and request id."""
        self._behind = False
        """Another server wrote to this table."""
        self._catching_up = False
        self._unkept = False
        """Rows may not have been kept: the log must be read before anything else happens."""
        self._resting: asyncio.TimerHandle | None = None
        """A timer that runs for a while after that."""
        self._caught_up = 0
        """How often we've taken in rows of another server."""
        self._awaited: list[tuple[int, asyncio.Future[None]]] = []
        """Who is waiting until a row is shown."""
        self._doubts: list[Doubt] = []
        self._resolving = False

    # Public state.

    @property
    def info(self) -> TableInfo:
        """The table as everyone was last told."""
        return self._attendance.info

    @property
    def busy(self) -> bool:
        """Whether something is being written, or failed to be a moment ago."""
        return bool(self._pending) or self._unkept or self._resting is not None

    @property
    def attended(self) -> bool:
        """Whether anyone is connected to it here."""
        return bool(self._attendance)

    @property
    def evictable(self) -> bool:
        """Whether nobody is connected, nothing is being written or read, and nothing goes on by itself."""
        return not (self._attendance or self.busy or self._behind or self._catching_up or self.goes_on)

    @property
    def goes_on(self) -> bool:
        """Whether it has something to do although nobody is connected."""
        return goes_on(self.shown, self.idle_since, self._context.now(), self._context.patience)

    def shows(self, person: str) -> bool:
        """Whether a person is connected to it here."""
        return self._attendance.has(person)

    def give_up(self) -> None:
        """Abandon the game, unless someone is here after all."""
        if not self._attendance.anyone() and not self.busy and self.shown.status not in index.ENDED:
            self.submit(Change((log.Abandoned(),)))

    def may_enter(self, person: str) -> bool:
        """Whether a person may look at the table."""
        return may_enter(self.shown, person)

    # People come and go.

    def enter(self, client: Client, since: int | None) -> None:
        """A client connects: it gets the whole picture, and its seat counts as present."""
        self._attendance.enter(client, since)
        self._automation.attend()

    def leave(self, client: Client) -> None:
        """A client is gone; a seat without clients is away."""
        if not self._attendance.leave(client):
            return
        if not self._attendance:
            self.idle_since = self._context.now()
        if client.viewer != SPECTATOR:
            self.look_around()

    def look_around(self) -> None:
        """Update who is here, through this server or another."""
        self._attendance.look_around()
        self._automation.attend()

    def set_presence(self, seat: Seat, *, away: Millis | None) -> None:
        """Presence isn't logged, so set it in the shown state and in everything being written."""
        self.head = present(self.head, seat, away=away)
        self.shown = present(self.shown, seat, away=away)
        for entry in self._pending:
            entry.table = present(entry.table, seat, away=away)

    def attend(self) -> None:
        """Do what is due."""
        self._automation.attend()

    def leave_time(self) -> None:
        """A server was silent, perhaps this one: make sure that nobody's clock runs out because of it."""
        if self.shown.settings.clock is None:
            return
        at = self._context.now()
        self.head, self.shown = with_time_left(self.head, at), with_time_left(self.shown, at)
        for entry in self._pending:
            entry.table = with_time_left(entry.table, at)
        self._attendance.tell_info()
        self._automation.attend()

    def treat(self, person: str, avoidance: Avoidance) -> None:
        """Someone mutes or blocks people, or is blocked: their clients get the table anew, without those words."""
        self._attendance.treat(person, avoidance)

    def turn_away(self, host: str, person: str) -> None:
        """Someone the host blocks gives up their seat, if the game hasn't begun."""
        seat = seat_of(self.head, person)
        if seat is not None and self.head.status == "open" and self.head.host == host:
            self.submit(Change((log.Removed(seat),)))

    def set_waiting(self, *, waiting: bool) -> None:
        """Tell everyone whether a bot has to act and no process can play it."""
        self._attendance.waiting_for_bots = waiting
        self._attendance.tell_info()

    # Requests become rows.

    def handle(self, client: Client, request: requests.Request) -> None:
        """Carry out a client's request, once; it's answered when its effect is durable."""
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
            change = decide(self.head, client.person, self._name(client, request), request, guest=not client.kept)
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

    def _name(self, client: Client, request: requests.Request) -> str:
        """What someone is called here: a seat keeps the name it was taken with, and somebody else may have that now."""
        if not isinstance(request, requests.Join | requests.Say | requests.React):
            return client.name
        return apart(client.name, (chair.name for chair in self.head.chairs if chair.person not in ("", client.person)))

    def submit(self, change: Change, client: Client | None = None, request: requests.Request | None = None) -> None:
        """Number the rows, fold them into the head, and write them; whoever asked is told when they're durable."""
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
            notices=notices(before, table, rows),
        )

    def advise(self, client: Client, request: requests.Hint, seat: Seat, advice: HintGiven) -> None:
        """Give advice, once the log says that it was given."""
        self._advice[client.person, request.id] = seat, advice
        self.submit(Change((log.Hinted(seat, request.degree),)), client, request)

    def _done(self, client: Client, request: requests.Request) -> None:
        """A request's effect is durable: say so, or give the advice it asked for."""
        _, advice = self._advice.pop((client.person, request.id), (0, None))
        client.say(Ack(request.id, self.shown.told) if advice is None else advice)

    def _again(self, client: Client, request: requests.Request) -> None:
        """Another server wrote first: decide once more."""
        if isinstance(request, requests.Hint):
            seat, advice = self._advice[client.person, request.id]
            self.advise(client, request, seat, advice)
        else:
            self.handle(client, request)

    def _answer(self, client: Client, request: requests.Request) -> None:
        """A request has nothing left to do: acknowledge it once everything being written is durable."""
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
        self._context.news.stepped(before, self.shown, entry.rows)
        for client, _ in entry.waiting:
            client.hold()
        self._attendance.tell_step(before, entry.rows, entry.events)
        for client, request in entry.waiting:
            self._done(client, request)
            client.release()
        for client, request in entry.waiting:
            if isinstance(request, requests.Leave) and self.shown.status == "running":
                self._attendance.let_go(client.person)
                self.look_around()
        if before.status == "running" and self.shown.status != "running":
            self._automation.over()
        if self._behind and not self._pending:
            self._catch_up()
        self._automation.attend()

    def _not_written(self, error: Exception) -> None:
        """Another server wrote first: catch up and try again. Or the database failed: then only the log knows what was
        kept, and those who wait are told."""
        self._unkept = self._unkept or not isinstance(error, Conflict)
        if self._unkept and self._resting is None:
            self._resting = asyncio.get_running_loop().call_later(AGAIN, self._rested)
        self._catch_up()

    def _rested(self) -> None:
        self._resting = None
        if not self.closed:
            self.look_around()

    def _forget_unkept(self, kept: Table) -> None:
        """Go on from what's in the log; those who wait hear whether their request is in it."""
        waiting = [waiting for entry in self._pending for waiting in entry.waiting]
        self._pending.clear()
        self._order.broken = True  # the writer must skip what it hasn't tried yet
        self._order = WriteOrder()
        self.head = kept
        for client, request in waiting:
            if request.id in kept.asked.get(client.person, ()):
                client.say(Ack(request.id, kept.told))
            else:
                client.say(Refused(request.id, "not-kept"))

    # Another server also writes to the table.

    def written_elsewhere(self) -> None:
        """Another server wrote to this table; if we're writing too, the database decides who was first."""
        self._behind = True
        if not self._pending:
            self._catch_up()

    async def refresh(self) -> None:
        """Take in everything durable by now, including what another server wrote and hasn't told us yet."""
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
        """Refuse only after checking the database: what the request relies on may have been acknowledged elsewhere."""
        self._doubts.append(doubt)
        if not self._resolving:
            self._resolving = True
            self._context.spawn(self._resolve_doubts())

    async def _resolve_doubts(self) -> None:
        """One check at a time, however many requests are refused."""
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
        """Read what another server wrote, and continue from there."""
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
        except Exception:
            logger.exception("not-read", extra={"fields": {"table": self.shown.id}})
            self.close("moved")
        finally:
            self._catching_up = False

    def _apply_foreign(self, rows: list[log.Row]) -> None:
        """Tell rows of another server like our own, then decide again what was being written here."""
        redo: list[tuple[Client, requests.Request]] = []
        if not self._unkept:
            redo = [waiting for entry in self._pending for waiting in entry.waiting]
            self._pending.clear()
            self._order = WriteOrder()
        for row in rows:
            before = self.shown
            self.shown, events = fold(before, row)
            self._attendance.tell_step(before, [row], events)
        if self._unkept:
            self._unkept = False
            self._forget_unkept(self.shown)
        self.head = self.shown
        if rows:
            self._caught_up += 1
            self._tell_awaited()
        for client, request in redo:
            self._again(client, request)
        self.look_around()

    def close(self, code: str) -> None:
        """Evict the table; clients are told to come back."""
        self.closed = True
        if self._resting is not None:
            self._resting.cancel()
        self._automation.stop()
        self._context.closed(self.shown.id)
        self._attendance.close(code)
        self._tell_awaited()
