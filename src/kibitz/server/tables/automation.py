"""What happens at a table without a request: bots act, stand-ins take over, clocks run out."""

from __future__ import annotations

import asyncio
import logging
from typing import Literal, Protocol

from kibitz.engines.feed import Choice
from kibitz.games.core import Seat
from kibitz.server.botpool.jobs import Job, Priority
from kibitz.server.tables.context import TableContext
from kibitz.server.tables.decisions import alias, decision
from kibitz.table import duty, log
from kibitz.table.chairs import Chair
from kibitz.table.decide import Change, NotAllowed, act, deal
from kibitz.table.info import Millis
from kibitz.table.table import Table, outcome

logger = logging.getLogger("kibitz.table")


class AutomatedTable(Protocol):
    """A live table as its automation sees it."""

    shown: Table
    """The durable state."""
    head: Table
    """The decided state, which may not be durable yet."""
    closed: bool

    @property
    def busy(self) -> bool:
        """Whether something is being written."""

    @property
    def attended(self) -> bool:
        """Whether anyone is connected to it here."""

    @property
    def goes_on(self) -> bool:
        """Whether it has something to do although nobody is connected."""

    def submit(self, change: Change) -> None:
        """Write rows of the log."""

    def set_waiting(self, *, waiting: bool) -> None:
        """Say whether a bot has to act and no process can play it."""


class Automation:
    """Runs one table; `attend` is called whenever something changed, and by its own timer."""

    def __init__(self, live: AutomatedTable, context: TableContext) -> None:
        self._live = live
        self._context = context
        self._bots = context.bots
        self._presence = context.presence
        self._now = context.now
        self._thinking: dict[Seat, Job] = {}
        self._chosen: dict[Seat, tuple[duty.Wanted, Choice]] = {}
        """What bots have decided before it's time to act."""
        self._due: dict[Seat, Millis] = {}
        """When a decision will be shown: fixed when it's asked for, and independent of anything hidden."""
        self._timer: asyncio.TimerHandle | None = None
        self._at: Millis | None = None
        self._calm: tuple[Chair, ...] | None = None
        """The seats when nothing needs attention: everyone is here and plays for themselves, and no clock runs."""
        self._gathered: Millis | None = None
        """When someone first came for whom cards will be dealt."""
        self._waiting = False
        """Whether a bot has to act and no process can play it."""

    def attend(self) -> None:
        """Do what is due, and set a timer for the next thing."""
        live = self._live
        table = live.shown
        calm = table.chairs is self._calm and not table.votes and not table.plans
        if calm or live.busy or live.closed:
            return
        if not self._presence.keeps(table.id, attended=live.attended):
            self._rest()
            return
        if table.status == "dealing":
            self._deal(self._now())
        if table.status != "running":
            return
        if bodies := duty.returned(table):
            live.submit(Change(bodies))
            return
        at = self._now()
        if table.settings.clock is None and all(map(_plays, table.chairs)) and not self._waiting:
            self._calm = table.chairs
        someone = duty.someone(table)
        replaceable = someone and (table.settings.clock is None or self._bots.serves("", table.game.name))
        if replaceable and (gone := duty.absent(table, at, self._context.grace)):
            live.submit(Change(gone))
            return
        if unplanned := duty.given_back(table):
            live.submit(Change(unplanned))
            return
        reminders = duty.reminders(table)
        if late := tuple(log.Reminded(seat) for moment, seat in reminders if moment <= at):
            live.submit(Change(late))
            return
        stops = duty.stop_due(table, max(self._context.vote, self._context.grace))
        if stops is not None and stops <= at:
            live.submit(Change((log.Abandoned(),)))
            return
        due = duty.wanted(table) if live.attended or live.goes_on else ()
        self._chosen = {seat: chosen for seat, chosen in self._chosen.items() if chosen[0] in due}
        moments = [stops, duty.next_absence(table, self._context.grace) if replaceable else None]
        moments += [moment for moment, _ in reminders]
        waiting = False
        for want in due:
            if want.why == "plan":
                if want.at <= at:
                    self._do_planned(want.seat)
                    return
                moments.append(want.at)
                continue
            bot = table.chairs[want.seat].bot if want.why == "bot" else self._bots.usual(table.game.name)
            waiting = waiting or (want.why != "clock" and not self._bots.serves(bot, table.game.name))
            if want.seat in self._thinking:
                continue
            if want.seat in self._chosen:
                if self._due[want.seat] > at:
                    moments.append(self._due[want.seat])
                    continue
                self._act(*self._chosen.pop(want.seat))
                return
            if want.at > at and want.why == "clock":
                moments.append(want.at)
            elif (back := duty.stuck_draft(table, want.seat)) is not None:
                live.submit(Change((back,)))
                return
            else:
                self._ask(want, bot)
        if waiting != self._waiting:
            self._waiting = waiting
            live.set_waiting(waiting=waiting)
        self._wake_at(min((moment for moment in moments if moment is not None), default=None), at)

    def _deal(self, at: Millis) -> None:
        """The deal waits for commitments, then for contributions, but not for long once someone is here to play."""
        table = self._live.shown
        if not duty.someone(table):
            self._gathered = None
            return
        if self._gathered is None:
            self._gathered = at
        due = max(self._gathered, table.moved) + self._context.deal
        if due <= at:
            self._live.submit(Change(deal(table)))
        else:
            self._wake_at(due, at)

    def _rest(self) -> None:
        """Another server runs the table."""
        self._wake_at(None, 0)
        self._chosen.clear()
        self._gathered = None

    def stop(self) -> None:
        """The table is evicted."""
        if self._timer is not None:
            self._timer.cancel()
        for job in self._thinking.values():
            self._bots.drop(job)

    def over(self) -> None:
        """The game is over: tell the bots that played in it."""
        self.stop()
        self._thinking.clear()
        self._chosen.clear()
        self._bots.over(alias(self._live.shown), outcome(self._live.shown))

    def _ask(self, want: duty.Wanted, bot: str) -> None:
        priority = Priority.STAND_IN if want.why == "standin" else Priority.LIVE
        table = self._live.shown
        job = decision(table, want.seat, bot, priority, lambda choice, _: self._decided(want, job, choice))
        soon = 0 if duty.seen_forced(table, want.seat) else self._bots.patience(bot, len(self._thinking))
        self._due[want.seat] = max(want.at, self._now() + soon)
        self._thinking[want.seat] = job
        if want.why == "clock" and not self._bots.serves("", job.game):
            self._context.spawn(self._decide_here(want, job))
        else:
            self._bots.ask(job)

    async def _decide_here(self, want: duty.Wanted, job: Job) -> None:
        """A decision is due and no bot process can make it."""
        choice = await self._bots.local(job)
        if self._thinking.get(want.seat) is job:
            self._decided(want, job, choice)

    def _decided(self, want: duty.Wanted, job: Job, choice: Choice | None) -> None:
        """A bot has chosen and acts when it's time; if every attempt failed, the bot inside the server decides.

        Bots are asked as soon as it's their turn, so their thinking time is part of the table's pace. A bot that has
        decided early waits, because how long a search takes depends on the cards.
        """
        live = self._live
        if choice is None and not live.closed:
            self._context.spawn(self._decide_here(want, job))
            return
        if self._thinking.get(want.seat) is job:
            del self._thinking[want.seat]
        if live.closed or choice is None:
            return
        keeps = self._presence.keeps(live.shown.id, attended=live.attended)
        if keeps and want in duty.wanted(live.head):  # otherwise the table has moved on meanwhile, or back
            if self._due[want.seat] <= self._now():
                self._act(want, choice)
                return
            self._chosen[want.seat] = want, choice
        if not live.busy:
            self.attend()

    def _do_planned(self, seat: Seat) -> None:
        """Do what a person has planned; it counts as their own action."""
        live = self._live
        action = duty.planned(live.head, seat)
        if action is not None:
            live.submit(act(live.head, seat, action, ""))

    def _act(self, want: duty.Wanted, choice: Choice) -> None:
        live = self._live
        try:
            live.submit(act(live.head, want.seat, choice.action, _by(want)))
        except NotAllowed as refused:
            code = refused.refusal.code
            logger.info("bot-overtaken", extra={"fields": {"table": live.shown.id, "code": code}})
        if not live.busy:
            self.attend()

    def _wake_at(self, moment: Millis | None, at: Millis) -> None:
        if moment == self._at and self._timer is not None and not self._timer.cancelled() and moment is not None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._at = moment
        if moment is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0, moment - at) / 1000, self._woken)

    def _woken(self) -> None:
        self._timer, self._at = None, None
        self.attend()


def _by(want: duty.Wanted) -> Literal["bot", "standin", "clock"]:
    """Who decides what a bot is asked for."""
    if want.why == "plan":
        raise AssertionError("nobody is asked about what is planned")
    return want.why


def _plays(chair: Chair) -> bool:
    """Whether the seat has a person who is here and plays themselves."""
    return chair.kind == "person" and chair.away is None and not chair.standin
