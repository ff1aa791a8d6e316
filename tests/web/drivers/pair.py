"""Two people at a table: one with a browser, and a friend who speaks to the server without one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from server.harness.wire import Person, Seat, Server
from web.drivers.visitor import Visitor


class Pair:
    """A visitor in seat 0 and a friend in seat 1, each with a line of their own beside the page."""

    def __init__(self, server: Server, visitor: Visitor, game: str, options: dict[str, int], settings: Any) -> None:
        visitor.context.request.post(f"{visitor.address}/api/me", data={})
        wish = {"game": game, "options": options, "settings": settings}
        made = visitor.context.request.post(f"{visitor.address}/api/tables", data=wish)
        assert made.ok, made.text()
        self.id: str = made.json()["id"]
        self._pool, self._loop = ThreadPoolExecutor(1), asyncio.new_event_loop()
        cookies = visitor.context.cookies(visitor.address)
        me = Person(server.url)
        me.cookie = "; ".join(f"{one['name']}={one['value']}" for one in cookies)
        self.me: Seat = self.do(me.sit(self.id))
        self.friend: Seat = self.do(Person(server.url, "Friend").sit(self.id))
        self.do(self._start())

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self._pool.submit(self._loop.run_until_complete, work).result()

    async def _start(self) -> None:
        assert (await self.friend.ask("join"))["type"] == "ack"
        for seat in (self.me, self.friend):
            await seat.contribute()
        assert (await self.friend.ask("start"))["type"] == "ack"
        for seat in (self.me, self.friend):
            await seat.until(lambda seat=seat: seat.view is not None)

    def plays(self, *actions: str) -> None:
        """What the friend does."""
        for action in actions:
            assert self.do(self.friend.ask("act", action=action))["type"] == "ack"
        self.do(self.me.sync())

    def close(self) -> None:
        self.do(self.me.close())
        self.do(self.friend.close())
        self._pool.shutdown()
        self._loop.close()
