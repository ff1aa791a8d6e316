"""People who play on whatever happens to their servers, and what the log says of it afterwards."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg
from websockets.exceptions import WebSocketException

from faults.conftest import LONG
from server.harness.pair import apart
from server.harness.wire import Person, Seat, Server

AGAIN = 0.1
PACE = 0.1 if LONG else 0.03
"""Seconds before each move: tables shall be busy, the machine not, and no game over before the faults are."""
GO_ON = 10.0
"""Seconds within which everything goes on by itself after a fault."""
LOST = (WebSocketException, OSError, TimeoutError)
LONG_GAME = {"players": 2, "rounds": 100}


class Player:
    """Someone at a table: comes back after every loss and sends again what wasn't acknowledged."""

    def __init__(self, person: Person, table: str) -> None:
        self.person, self.table = person, table
        self.acknowledged: list[str] = []
        self.waits: list[float] = []
        """Seconds from sending a move until it was acknowledged, losses and returns included."""
        self.lost = 0
        self.seat: Seat | None = None
        self._sent: tuple[str, str, float] | None = None

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            try:
                self.seat = await self.person.sit(self.table)
                await self._moves(self.seat)
            except LOST:
                pass
            self.lost += 1
            await asyncio.sleep(AGAIN)

    async def _moves(self, seat: Seat) -> None:
        while seat.bye is None:
            if self._sent is None:
                if seat.view is None or not seat.view["legal"]:
                    await seat.read()
                    continue
                await asyncio.sleep(PACE)
                self._sent = os.urandom(6).hex(), random.choice(seat.view["legal"]), time.monotonic()
            key, action, at = self._sent
            answer = await seat.ask("act", key=key, action=action)
            if answer["type"] == "ack":
                self.acknowledged.append(key)
                self.waits.append(time.monotonic() - at)
            if answer["type"] != "bye":
                self._sent = None


class Company:
    """Tables with people at several servers, all of whom play as long as the company is entered."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players
        self.tables = sorted({player.table for player in players})
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Company:
        self._tasks = [asyncio.create_task(player.play()) for player in self.players]
        await self.goes_on()
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for player in self.players:
            if player.seat is not None:
                with suppress(*LOST):
                    await player.seat.close()

    async def goes_on(self, limit: float = GO_ON) -> float:
        """Wait until everyone has made another two moves; the seconds that took."""
        began = time.monotonic()
        before = {id(player): len(player.acknowledged) for player in self.players}
        while waiting := [one for one in self.players if len(one.acknowledged) < before[id(one)] + 2]:
            if time.monotonic() > began + limit:
                stuck = [
                    (
                        one.person.url,
                        one.table,
                        one.lost,
                        one.seat and (one.seat.view, one.seat.draft, list(one.seat.answers.items())[-2:]),
                        one._sent,
                    )
                    for one in waiting
                ]
                raise AssertionError(f"{len(waiting)} of {len(self.players)} do not go on after {limit} s: {stuck}")
            await asyncio.sleep(0.02)
        return time.monotonic() - began

    async def all_here(self, limit: float = GO_ON) -> float:
        """Wait until everyone sees everyone present; the seconds that took."""
        began = time.monotonic()
        while not all(
            player.seat is not None and all(one.get("here") for one in player.seat.table["seats"])
            for player in self.players
        ):
            assert time.monotonic() < began + limit, f"someone counts as away after {limit} s"
            await asyncio.sleep(0.02)
        return time.monotonic() - began

    def check(self, log: Log, report: Callable[[str, object], None]) -> Facts:
        """Nothing acknowledged is lost, nothing is done twice, and the log has no holes; what happened by itself."""
        facts = Facts(log, self.tables)
        acknowledged = {key for player in self.players for key in player.acknowledged}
        report("acknowledged moves", len(acknowledged))
        report("lost", len(acknowledged - set(facts.asked)))
        report("doubled", len(facts.asked) - len(set(facts.asked)))
        report("stand-ins written", facts.stood_in)
        report("moves by stand-ins and clocks", facts.moved_for)
        report("longest wait for a move", f"{max(wait for one in self.players for wait in one.waits):.1f} s")
        assert acknowledged <= set(facts.asked), "an acknowledged move is not in the log"
        assert len(facts.asked) == len(set(facts.asked)), "a move is in the log twice"
        assert facts.whole, "a log has holes"
        return facts


Log = list[tuple[str, int, str, dict[str, Any]]]
"""Rows: table, number, who asked, what happened; in order."""


class Facts:
    """What the log says of some tables."""

    def __init__(self, log: Log, tables: Sequence[str]) -> None:
        rows = [row for row in log if row[0] in tables]
        self.asked = [asked.split(":")[1] for _, _, asked, _ in rows if ":" in asked]
        numbers: dict[str, list[int]] = {}
        for table, seq, _, _ in rows:
            numbers.setdefault(table, []).append(seq)
        self.whole = all(found == list(range(1, len(found) + 1)) for found in numbers.values())
        bodies = [(table, body) for table, _, _, body in rows]
        stood_in = Counter((table, body["seat"]) for table, body in bodies if body["t"] == "stood-in" and body["on"])
        self.each_stood_in = dict(stood_in)
        """How often a bot took over for each seat."""
        self.stood_in = stood_in.total()
        self.moved_for = sum(body.get("by") in ("standin", "clock") for _, body in bodies)


def logged(database: str | Path) -> Log:
    """The log as it is on disk: of PostgreSQL, by its URL, or of a server with a data folder."""
    query = "SELECT table_id, seq, asked, body FROM log ORDER BY 1, 2"
    if isinstance(database, Path):
        with sqlite3.connect(database / "kibitz.db") as file:
            rows = file.execute(query).fetchall()
    else:
        with psycopg.connect(database) as connection:
            rows = connection.execute(query).fetchall()
    return [(table, seq, asked, json.loads(body)) for table, seq, asked, body in rows]


async def stirred(seats: Sequence[Seat]) -> None:
    """Someone looks on for a moment where nobody moves: the servers look whether anything is due."""
    for seat in seats:
        await (await seat.person.sit(seat.id)).close()


async def players_at(first: Server, second: Server, tables: int = 1, **wish: Any) -> list[Player]:
    """People at tables for two, one at each server, which may be the same."""
    players = []
    for _ in range(tables):
        seats = await apart(first, second, options=LONG_GAME, **wish)
        players += [Player(seat.person, seat.id) for seat in seats]
        for seat in seats:
            await seat.close()
    return players
