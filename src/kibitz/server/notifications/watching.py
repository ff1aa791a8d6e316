"""Watches tables for what people who are away want to know."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct
from sqlalchemy import Engine

from kibitz.games.core import Seat
from kibitz.server.clock import now
from kibitz.server.storage.condition import Unavailable
from kibitz.server.storage.notifications.notifications import notify, see_links
from kibitz.server.storage.store import Store
from kibitz.table.chairs import GONE, Chair
from kibitz.table.info import Millis, by_days
from kibitz.table.log import Row
from kibitz.table.table import Table

GATHER = 1.0
"""How long news is gathered, in seconds: one short write instead of many between those of the games."""
ENDED = ("over", "abandoned")
REMEMBERED = 10_000
"""How many recent notifications are remembered, so as not to write them again and again; the database knows them
all."""

logger = logging.getLogger("kibitz.notices")


class News(Struct, frozen=True):
    """Something to tell a person."""

    person: str
    kind: str
    key: str
    params: dict[str, str | int]
    link: str
    at: Millis


class TableWatch:
    """Hears what happens at tables, and stores whom to tell. Nothing here blocks, and nothing tells about cards."""

    def __init__(self, store: Store, *, away: Millis, wrote: Callable[[], None]) -> None:
        self._store, self._away, self._wrote = store, away, wrote
        self._news: list[News] = []
        self._told: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._visits: set[tuple[str, str]] = set()
        self._writing: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: dict[str, tuple[Table, asyncio.TimerHandle]] = {}
        """Tables that wait for someone who hasn't been away for long."""

    def stepped(self, before: Table, after: Table, rows: list[Row]) -> None:
        """Something happened at a table, and is durable."""
        if before.chairs is not after.chairs and after.status == "open":
            self._joined(before, after)
        if before.status != after.status and after.status in ENDED and after.state is not None:
            for chair in filter(_gone, after.chairs):
                self._tell(chair.person, "game-over", f"over:{after.id}", after)
        if after.rematch is not None and before.rematch is None:
            self._rematch(after, rows)
        self.looked_around(after)

    def looked_around(self, table: Table) -> None:
        """Someone came or went, or the game moved on: note whom it waits for. Where people have days, the log tells
        that."""
        known = self._waiting.pop(table.id, None)
        if known is not None:
            known[1].cancel()
        if table.status != "running" or by_days(table.settings) or not any(map(_missed, table.chairs)):
            return
        at, later = now(), []
        for seat, away in _awaited(table):
            if away + self._away <= at:
                chair = table.chairs[seat]
                self._tell(chair.person, "turn", f"turn:{table.id}:{table.count}", table)
            else:
                later.append(away + self._away - at)
        if later:
            timer = asyncio.get_running_loop().call_later(min(later) / 1000, partial(self.looked_around, table))
            self._waiting[table.id] = table, timer

    def came(self, table: str, person: str) -> None:
        """Someone is at a table: notifications that lead there count as seen."""
        self._visits.add((person, f"/t/{table}"))
        self._write_soon()

    def _joined(self, before: Table, after: Table) -> None:
        """Tell the host of an open table who sat down, unless they see it."""
        seats = [chair for chair in after.chairs if chair.kind == "person" and chair.person == after.host]
        if not seats or seats[0].away is None:
            return
        sat = {chair.person for chair in before.chairs if chair.kind == "person"}
        for chair in after.chairs:
            if chair.kind == "person" and chair.person not in sat and chair.person != after.host:
                self._tell(after.host, "joined", f"joined:{after.id}:{chair.person}", after, name=chair.name)

    def _rematch(self, table: Table, rows: list[Row]) -> None:
        asking = next((row.asked.partition(":")[0] for row in rows if row.asked), "")
        name = next((chair.name for chair in table.chairs if chair.person == asking), "")
        for chair in filter(_gone, table.chairs):
            if chair.person != asking:
                self._tell(chair.person, "rematch", f"rematch:{table.id}", table, name=name, at_table=table.rematch)

    def _tell(
        self, person: str, kind: str, key: str, table: Table, *, name: str = "", at_table: str | None = None
    ) -> None:
        if (person, key) in self._told:
            return
        self._told[person, key] = None
        if len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        where = at_table or table.id
        params: dict[str, str | int] = {"game": table.game.name, "table": where}
        if name:
            params["name"] = name
        self._news.append(News(person, kind, key, params, f"/t/{where}", now()))
        self._write_soon()

    def _write_soon(self) -> None:
        if self._writing is None:
            self._writing = asyncio.get_running_loop().call_later(GATHER, self._write)

    def _write(self) -> None:
        self._writing = None
        task = asyncio.create_task(self.flush())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def flush(self) -> None:
        """Write what has gathered."""
        news, self._news = self._news, []
        visits, self._visits = self._visits, set()
        if not news and not visits:
            return
        try:
            await self._store.change(lambda engine: _write(engine, news, visits))
        except Unavailable:
            return  # the store has logged it
        except Exception:
            logger.exception("not-written")
            return
        if news:
            self._wrote()

    async def stop(self) -> None:
        """Write what is left."""
        for timer in [self._writing, *(timer for _, timer in self._waiting.values())]:
            if timer is not None:
                timer.cancel()
        await self.flush()
        await asyncio.gather(*self._tasks)


def _write(engine: Engine, news: list[News], visits: set[tuple[str, str]]) -> None:
    with engine.begin() as connection:
        if visits:
            see_links(connection, visits, now())
        for one in news:
            notify(connection, one.person, one.kind, one.key, params=one.params, link=one.link, at=one.at)


def _gone(chair: Chair) -> bool:
    """Whether the seat belongs to a person who isn't here."""
    return chair.kind == "person" and chair.away is not None and not chair.person.startswith(GONE)


def _missed(chair: Chair) -> bool:
    """Whether the seat belongs to a person who isn't here and nobody acts for them."""
    return _gone(chair) and not chair.standin


def _awaited(table: Table) -> Iterator[tuple[Seat, Millis]]:
    """The seats that a game waits for whose people are away, and since when."""
    for seat in table.game.to_act(table.state):
        chair = table.chairs[seat]
        if _missed(chair) and chair.away is not None:
            yield seat, chair.away
