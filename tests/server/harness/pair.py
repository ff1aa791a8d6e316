"""Two servers on one PostgreSQL, and people who sit at one table through both."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from server.harness.wire import Person, Seat, Server, all_dealt


@contextmanager
def pair(
    folder: Path, *databases: str, bots: int = 0, first_alone: dict[str, Any] | None = None, **settings: Any
) -> Iterator[tuple[Server, Server]]:
    """Two servers with the same keys, each with its own way to the database; bot processes are at the second."""
    with ExitStack() as running:
        first = Server(folder / "first", database=databases[0], **{**settings, **(first_alone or {})})
        running.callback(first.stop)
        (folder / "second").mkdir()
        shutil.copy(folder / "first" / "record.key", folder / "second" / "record.key")
        second = Server(folder / "second", database=databases[1], bots=bots, **settings)
        running.callback(second.stop)
        yield first, second


async def apart(first: Server, second: Server, game: str = "nyet", **wish: Any) -> list[Seat]:
    """A started table for two, one person at each server."""
    ann, bob = Person(first.url), Person(second.url)
    options = {"players": 2, "rounds": 1} if game == "nyet" else {}
    table = ann.post("/api/tables", {"game": game, "options": options, **wish}).json["id"]
    both = [await ann.sit(table), await bob.sit(table)]
    assert (await both[1].ask("join"))["type"] == "ack"
    for seat in both:
        await seat.contribute()
    await both[0].until(lambda: both[0].table["seats"][1].get("committed"))
    assert (await both[0].ask("start"))["type"] == "ack"
    await all_dealt(both)
    return both


def here(seat: Seat) -> list[bool]:
    """Which seats' people are connected, as one of them sees it."""
    return [one.get("here", False) for one in seat.table["seats"]]
