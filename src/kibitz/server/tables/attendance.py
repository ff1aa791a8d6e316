"""Who is at a live table: people come and go, here and through other servers, and everyone is told who is here."""

from __future__ import annotations

import asyncio
from typing import Protocol

from kibitz.games.core import SPECTATOR, Seat, Viewer
from kibitz.server.storage.people.manners import Avoidance
from kibitz.server.tables.audience import Audience
from kibitz.server.tables.context import Client, TableContext
from kibitz.table import log
from kibitz.table.chairs import seat_of
from kibitz.table.info import Millis, TableInfo
from kibitz.table.table import Events, Table, may_enter

ANNOUNCED = 0.25
"""Seconds after which everyone who came to watch, or left, is announced together: a thousand arrivals cost a thousand
messages each time, not a million."""


class AttendedTable(Protocol):
    """A live table as the people at it are counted."""

    shown: Table
    """The durable state."""
    closed: bool

    def set_presence(self, seat: Seat, *, away: Millis | None) -> None:
        """Note since when the person of a seat has been away, or that they're here."""


class Attendance:
    """The clients at one table, and what they're told of who is here."""

    def __init__(self, live: AttendedTable, context: TableContext) -> None:
        self.waiting_for_bots = False
        """Whether a bot has to act and no process can play it."""
        self._live = live
        self._news = context.news
        self._now = context.now
        self._presence = context.presence
        self._audience = Audience(live.shown, context.now)
        self._announcing: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        """Whether anyone is connected to the table here."""
        return bool(self._audience)

    @property
    def info(self) -> TableInfo:
        """The table as everyone was last told."""
        return self._audience.info

    def anyone(self) -> bool:
        """Whether anyone is connected to the table through any server."""
        seats, spectators = self._presence.at(self._live.shown.id)
        return bool(self._audience or seats or spectators)

    def has(self, person: str) -> bool:
        """Whether a person is connected to the table here."""
        return any(client.person == person for client in self._audience)

    def enter(self, client: Client, since: int | None) -> None:
        """A client connects: it gets the whole picture, and its seat counts as present."""
        self._look_from(client, self._viewer_of(client.person), since)
        self._news.came(self._live.shown.id, client.person)

    def leave(self, client: Client) -> bool:
        """A client is gone; False if it wasn't here."""
        if not self._audience.remove(client):
            return False
        if client.viewer == SPECTATOR:
            self._announce_soon()
        else:
            self._announce()
        return True

    def look_around(self) -> None:
        """Update who is here, through this server or another."""
        table = self._live.shown
        elsewhere, _ = self._presence.at(table.id)
        changed = False
        for seat, chair in enumerate(table.chairs):
            here = seat in self._audience or seat in elsewhere
            if chair.kind == "person" and here != (chair.away is None):
                self._live.set_presence(seat, away=None if here else self._now())
                changed = True
        if changed:
            self.tell_info()
            self._news.looked_around(self._live.shown)
        else:
            self._announce_soon()

    def treat(self, person: str, avoidance: Avoidance) -> None:
        """Someone mutes or blocks people, or is blocked: their clients get the table anew, without those words."""
        for client in self._audience:
            if client.person == person and client.avoidance != avoidance:
                client.avoidance = avoidance
                self._audience.hello(self._live.shown, client)

    def let_go(self, person: str) -> None:
        """Someone leaves a running game: a bot plays on until they come back."""
        for client in self._audience:
            if client.person == person:
                self._audience.remove(client)
                client.close("left")
        self._announce()

    def tell_step(self, before: Table, rows: list[log.Row], events: Events) -> None:
        """Tell everyone what happened."""
        after = self._live.shown
        _, elsewhere = self._presence.at(after.id)
        self._audience.tell_step(before, after, rows, events, waiting=self.waiting_for_bots, elsewhere=elsewhere)
        if before.chairs is not after.chairs or before.status != after.status:
            self._reseat(before)

    def tell_info(self, but: Client | None = None) -> None:
        """Tell everyone what has changed about the table."""
        table = self._live.shown
        _, elsewhere = self._presence.at(table.id)
        self._audience.tell_info(table, waiting=self.waiting_for_bots, elsewhere=elsewhere, but=but)

    def close(self, code: str) -> None:
        """Send everyone away: the table isn't here any more."""
        if self._announcing is not None:
            self._announcing.cancel()
        for client in self._audience:
            client.close(code)
        self._presence.announce(self._live.shown.id)

    def _viewer_of(self, person: str) -> Viewer:
        """The viewer a person is at this table."""
        seat = seat_of(self._live.shown, person)
        return SPECTATOR if seat is None else seat

    def _look_from(self, client: Client, viewer: Viewer, since: int | None = None) -> None:
        """Tell everyone that a seat is present, and send the client the whole picture."""
        if isinstance(viewer, int):
            self._live.set_presence(viewer, away=None)
        self._audience.add(client, viewer)
        if viewer == SPECTATOR:
            self._announce_soon()
        else:
            self._announce()
            self.tell_info(but=client)
        _, elsewhere = self._presence.at(self._live.shown.id)
        self._audience.hello(self._live.shown, client, since, elsewhere=elsewhere)

    def _reseat(self, before: Table) -> None:
        """Move the clients of people who sat down or left to their new viewer."""
        table = self._live.shown
        for client in self._audience:
            viewer = self._viewer_of(client.person)
            if not may_enter(table, client.person):
                client.close("no-spectators")
            elif viewer != client.viewer:
                self._audience.remove(client)
                self._look_from(client, viewer)
            elif before.invitation != table.invitation:
                self._audience.hello(table, client)

    def _announce(self) -> None:
        """Tell other servers who is here through this one."""
        self._presence.announce(self._live.shown.id, self._audience.seats, self._audience.spectators)

    def _announce_soon(self) -> None:
        """The number of spectators has changed, and may change again at once."""
        if self._announcing is None:
            self._announcing = asyncio.get_running_loop().call_later(ANNOUNCED, self._announce_now)

    def _announce_now(self) -> None:
        self._announcing = None
        if not self._live.closed:
            self._announce()
            self.tell_info()
