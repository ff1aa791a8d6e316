"""What happens at a table by itself: bots act, stand-ins take over, clocks run out."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from kibitz.engines.feed import Choice
from kibitz.games.core import Seat
from kibitz.server.botpool.pool import Job
from kibitz.server.clock import now
from kibitz.server.socket import broadcast
from kibitz.table import duty, log
from kibitz.table.decide import Change, NotAllowed, act
from kibitz.table.info import Millis
from kibitz.table.table import Chair, outcome, state_for

if TYPE_CHECKING:
    from kibitz.server.tables.live import LiveTable

THINK = 1500
"""Milliseconds a bot may take for a decision."""

logger = logging.getLogger("kibitz.table")


class Automation:
    """Looks after one table; asked to attend whenever something changed, and by its own timer."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._thinking: dict[Seat, Job] = {}
        self._chosen: dict[Seat, tuple[duty.Wanted, Choice]] = {}
        """What bots have decided before it is time to act."""
        self._timer: asyncio.TimerHandle | None = None
        self._at: Millis | None = None
        self._calm: tuple[Chair, ...] | None = None
        """Seats that need nothing: everyone is here and plays for himself, and no clock runs."""
        self._gathered: Millis | None = None
        """Since when someone is here for whom the cards are to be dealt."""

    def attend(self) -> None:
        """Do what is due, and wake up again when the next thing is."""
        live = self._live
        table = live.shown
        if live.pending or live.closed or table.chairs is self._calm:
            return
        if not live.registry.membership.keeps(table.id, attended=bool(live.audience)):
            self._rest()
            return
        if table.status == "dealing":
            self._deal(now())
        if table.status != "running":
            return
        if bodies := duty.returned(table):
            live.submit(Change(bodies))
            return
        at = now()
        if table.settings.clock is None and all(map(_plays, table.chairs)) and not live.waiting:
            self._calm = table.chairs
        someone = duty.someone(table)
        replaceable = someone and (table.settings.clock is None or live.registry.pool.serves("", table.game.name))
        if replaceable and (gone := duty.absent(table, at, live.registry.config.grace)):
            live.submit(Change(gone))
            return
        due = duty.wanted(table) if live.audience or table.settings.clock else ()
        self._chosen = {seat: chosen for seat, chosen in self._chosen.items() if chosen[0] in due}
        moments = [duty.next_absence(table, live.registry.config.grace)] if replaceable else []
        waiting = False
        for want in due:
            bot = table.chairs[want.seat].bot if want.why == "bot" else live.registry.usual_bot(table.game.name)
            waiting = waiting or (want.why != "clock" and not live.registry.pool.serves(bot, table.game.name))
            if want.seat in self._thinking:
                continue
            if want.at > at and (want.why == "clock" or want.seat in self._chosen):
                moments.append(want.at)
            elif want.seat in self._chosen:
                self._act(*self._chosen.pop(want.seat))
                return
            elif (back := duty.stuck_draft(table, want.seat)) is not None:
                live.submit(Change((back,)))
                return
            else:
                self._ask(want, bot)
        if waiting != live.waiting:
            live.waiting = waiting
            broadcast.info(live)
        self._wake_at(min((moment for moment in moments if moment is not None), default=None), at)

    def _deal(self, at: Millis) -> None:
        """Those who have not contributed are waited for, but not for long once someone is here to play."""
        if not duty.someone(self._live.shown):
            self._gathered = None
            return
        if self._gathered is None:
            self._gathered = at
        due = self._gathered + self._live.registry.config.deal
        if due <= at:
            self._live.submit(Change((log.Started(),)))
        else:
            self._wake_at(due, at)

    def _rest(self) -> None:
        """Another server looks after the table."""
        self._wake_at(None, 0)
        self._chosen.clear()
        self._gathered = None

    def stop(self) -> None:
        """The table leaves the memory."""
        if self._timer is not None:
            self._timer.cancel()
        for job in self._thinking.values():
            self._live.registry.pool.drop(job)

    def over(self) -> None:
        """The game is over: bots that played in it are told."""
        self.stop()
        self._thinking.clear()
        self._chosen.clear()
        self._live.registry.pool.over(self.alias, outcome(self._live.shown))

    @property
    def alias(self) -> str:
        """A name for this game that gives nobody access to the table."""
        return hashlib.sha256(self._live.shown.secret + b"alias").hexdigest()[:16]

    def job(self, seat: Seat, bot: str, done: Callable[[Choice | None, str], None]) -> Job:
        """What a bot is asked for a seat: exactly what that seat sees."""
        table = self._live.shown
        view = table.game.view(state_for(table, seat), seat)
        return Job(
            bot=bot,
            game=table.game.name,
            table=self.alias,
            seat=seat,
            view=msgspec.json.encode(view),
            legal=view.legal,
            millis=THINK,
            done=done,
        )

    def _ask(self, want: duty.Wanted, bot: str) -> None:
        pool = self._live.registry.pool
        job = self.job(want.seat, bot, lambda choice, _: self._decided(want, job, choice))
        self._thinking[want.seat] = job
        if want.why == "clock" and not pool.serves("", job.game):
            self._live.registry.spawn(self._decide_here(want, job))
        else:
            pool.ask(job)

    async def _decide_here(self, want: duty.Wanted, job: Job) -> None:
        """A decision is due and no bot process can make it."""
        choice = await self._live.registry.pool.local(job)
        if self._thinking.get(want.seat) is job:
            self._decided(want, job, choice)

    def _decided(self, want: duty.Wanted, job: Job, choice: Choice | None) -> None:
        """A bot has chosen, and acts when it is time to; if all tries failed, the server's own bot decides instead.

        Bots are asked as soon as it is their turn, so that what they think is part of the table's pace.
        """
        live = self._live
        if choice is None and not live.closed:
            live.registry.spawn(self._decide_here(want, job))
            return
        if self._thinking.get(want.seat) is job:
            del self._thinking[want.seat]
        if live.closed or choice is None:
            return
        if want in duty.wanted(live.head):  # else the table has moved on meanwhile, or back
            if want.at <= now():
                self._act(want, choice)
                return
            self._chosen[want.seat] = want, choice
        if not live.pending:
            self.attend()

    def _act(self, want: duty.Wanted, choice: Choice) -> None:
        live = self._live
        try:
            live.submit(act(live.head, want.seat, choice.action, want.why))
        except NotAllowed as refused:
            code = refused.refusal.code
            logger.info("bot-overtaken", extra={"fields": {"table": live.shown.id, "code": code}})
        if not live.pending:
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


def _plays(chair: Chair) -> bool:
    """Whether a person is here and plays for himself."""
    return chair.kind == "person" and chair.away is None and not chair.standin
