"""An honest table that plays on while something else goes wrong, and how long its moves take."""

from __future__ import annotations

import asyncio
import random
import time

from server.harness.wire import Seat, Server, seated

PACE = 0.06
"""Seconds between two moves: quicker than people, slower than any limit."""


class HonestTable:
    """Two people who play Nyet! for as long as they are asked to."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self._rng = random.Random(5)

    @classmethod
    async def open(cls, server: Server) -> HonestTable:
        return cls(await seated(server, 2, options={"players": 2, "rounds": 100}))

    async def play(self, seconds: float, stop: asyncio.Event | None = None) -> list[float]:
        """Play for a time, or until told to stop; the seconds from each move to its acknowledgement."""
        taken: list[float] = []
        end = time.monotonic() + seconds
        while time.monotonic() < end and not (stop is not None and stop.is_set()):
            await asyncio.gather(*(seat.sync() for seat in self.seats))
            actor = next(seat for seat in self.seats if seat.view is not None and seat.view["legal"])
            assert actor.view is not None
            began = time.perf_counter()
            answer = await actor.ask("act", action=self._rng.choice(actor.view["legal"]))
            assert answer["type"] == "ack", answer
            taken.append(time.perf_counter() - began)
            await asyncio.sleep(PACE)
        return taken


def p99(seconds: list[float]) -> float:
    """In milliseconds; the slowest of a few."""
    return round(1000 * sorted(seconds)[int(0.99 * len(seconds))], 1)
