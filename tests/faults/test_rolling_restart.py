"""Two servers behind nginx: one is restarted while people play through both, and for them it is a short pause."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from websockets.exceptions import WebSocketException

from server.harness import postgres
from server.harness.gateway import NGINX, nginx
from server.harness.pair import pair
from server.harness.wire import TIMEOUT, Seat, Server, run, seated

LOADED = 15.0
"""Seconds that nobody may wait even on a loaded machine; on an idle one it is less than two, as printed."""
AGAIN = 0.25
"""Seconds after which a page comes back first."""
AFTER = 5
"""Answers that everyone must get after the restart."""


class Player:
    """Plays as a page does: comes back by itself, and goes on."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._rng = random.Random(1)
        self._last = time.monotonic()
        self.longest = 0.0
        self.answers = 0
        self.came_back = 0

    async def play(self) -> None:
        """For ever: act if it's one's turn, else ask whether the server is there."""
        while True:
            try:
                await self._do_something()
            except (OSError, WebSocketException, TimeoutError):
                await self._come_back()
            await asyncio.sleep(0.02)

    async def _do_something(self) -> None:
        seat, view = self._seat, self._seat.view
        mine = view is not None and seat.viewer in view["to_act"] and view["legal"]
        async with asyncio.timeout(3):
            answer = await (
                seat.ask("act", action=self._rng.choice(view["legal"])) if mine and view else seat.ask("ping")
            )
        if answer["type"] == "bye":
            await self._come_back()
            return
        now = time.monotonic()
        self.longest, self._last = max(self.longest, now - self._last), now
        self.answers += 1

    async def _come_back(self) -> None:
        self.came_back += 1
        while True:
            await asyncio.sleep(AGAIN)
            try:
                self._seat = await self._seat.person.sit(self._seat.id)
            except (OSError, WebSocketException, TimeoutError):
                continue
            if self._seat.bye is None:
                return


@pytest.fixture
def site(tmp_path: Path) -> Iterator[tuple[Any, Server, Server]]:
    """Two servers and nginx in front of both."""
    settings: dict[str, Any] = {"KIBITZ_PUBLIC_URL": "https://localhost"}
    with postgres.cluster() as database, pair(tmp_path, database, database, **settings) as (first, second):
        addresses = [server.url.split("//")[1] for server in (first, second)]
        with nginx(tmp_path, addresses) as url, pytest.MonkeyPatch.context() as patch:
            patch.setenv("SSL_CERT_FILE", str(tmp_path / "cert.pem"))
            yield type("Site", (), {"url": url})(), first, second


@pytest.mark.skipif(NGINX is None or not postgres.AT_HAND, reason="no nginx or no PostgreSQL here")
def test_a_server_is_restarted_and_nobody_waits_long(
    site: tuple[Any, Server, Server], capsys: pytest.CaptureFixture[str]
) -> None:
    reached, first, second = site

    async def life() -> list[Player]:
        seats = [seat for _ in range(2) for seat in await seated(reached, 2)]
        assert all(connections(server) for server in (first, second)), "people are spread over both"
        players = [Player(seat) for seat in seats]
        playing = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(0.3)
        assert await asyncio.to_thread(first.stop) == 0
        await asyncio.to_thread(first.start)
        before = [player.answers for player in players]
        async with asyncio.timeout(TIMEOUT):
            while any(player.answers < one + AFTER for player, one in zip(players, before, strict=True)):
                assert not any(task.done() for task in playing), [task for task in playing if task.done()]
                await asyncio.sleep(0.05)
        return players

    players = run(life())
    longest = max(player.longest for player in players)
    with capsys.disabled():
        print(f"\nthe longest pause of {len(players)} people while one of two servers restarted: {longest:.2f} s")
    assert any(player.came_back for player in players)
    assert longest < LOADED


def connections(server: Server) -> int:
    """How many WebSockets a server has."""
    with urlopen(f"{server.url}/metrics", timeout=TIMEOUT) as answer:
        lines = answer.read().decode().splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("kibitz_connections "))))
