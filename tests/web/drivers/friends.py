"""People at a visitor's table who need no browser: they do the first thing allowed, and let the visitor be first."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Any

from server.harness.wire import Person, Seat, Server
from web.drivers.visitor import Visitor

KEPT = "x first 0"


class Friends:
    """A number of people at a table of Nyet! with a visitor, who has seat 0; within the block they play."""

    def __init__(self, server: Server, visitor: Visitor, count: int, **options: int | str) -> None:
        visitor.context.request.post(f"{visitor.address}/api/me", data={})
        wish = {"game": "nyet", "options": {"players": count + 1, "rounds": 1, **options}}
        made = visitor.context.request.post(f"{visitor.address}/api/tables", data=wish)
        assert made.ok, made.text()
        self.table: str = made.json()["id"]
        self._people = [Person(server.url, f"Friend {number}") for number in range(1, count + 1)]
        self.names = [person.name for person in self._people]
        self._pool = ThreadPoolExecutor(1)  # the browser's loop runs in the test's own thread
        self._loop = asyncio.new_event_loop()
        visitor.visit(f"/t/{self.table}")

    def __enter__(self) -> Friends:
        self._playing = self._pool.submit(self._loop.run_until_complete, self._play())
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._done.set)
        self._playing.result()
        self._pool.shutdown()
        self._loop.close()

    async def _play(self) -> None:
        self._done = asyncio.Event()
        seats = [await person.sit(self.table) for person in self._people]
        for seat in seats:
            assert (await seat.ask("join"))["type"] == "ack"
            await seat.contribute()
        assert (await seats[0].ask("start"))["type"] == "ack"
        playing = [asyncio.create_task(_act(seat)) for seat in seats]
        await self._done.wait()
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        for seat in seats:
            await seat.close()
        for one in ended:
            if isinstance(one, Exception):
                raise one


async def _act(seat: Seat) -> None:
    """Whenever something may be done, do it."""
    while seat.table["status"] != "over":
        await seat.until(lambda: seat.table["status"] == "over" or (seat.view and seat.view["legal"]))
        legal: list[Any] = (seat.view or {})["legal"]
        if legal:
            await seat.ask("act", action=next((one for one in legal if one != KEPT), KEPT))
