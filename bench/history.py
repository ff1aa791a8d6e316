"""A database with many games in it that nobody played: for timing a server that has been in use for long."""

from __future__ import annotations

import random
import time
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert, update

from kibitz.server.storage import model
from kibitz.server.storage.database import connect
from kibitz.server.tables import index
from kibitz.table import log
from kibitz.table.info import ClockSettings, Millis, Settings
from kibitz.table.table import Table, fold, opening

OTHERS = 5_000
"""People who play besides the one who asks."""
MINE = 100
"""One finished game out of this many is that person's."""
AT_ONCE = 5_000


def fill(data: Path, person: str, *, finished: int = 0, running: int = 0, timed: int = 0, moves: int = 300) -> None:
    """Add games: finished ones of many people; running ones of this person; and running ones that have a clock."""
    engine = connect(f"sqlite:///{data / 'kibitz.db'}")
    with engine.begin() as connection:
        if finished:
            _add_finished(connection, person, finished)
        rng = random.Random(1)
        for number in range(running + timed):
            clock = ClockSettings(600, 600) if number >= running else None
            _add(connection, *_played(f"running{number}", person, clock, moves, rng))
    engine.dispose()


def _add(connection: Connection, table: Table, rows: list[log.Row]) -> None:
    """Write a table as the server does: its index entry, its players and its log."""
    connection.execute(insert(model.tables), [index.fresh(table) | {"touched": rows[-1].at}])
    connection.execute(insert(model.players), index.players(None, table) or [])
    connection.execute(insert(model.log), [_values(table.id, row) for row in rows])


def _add_finished(connection: Connection, person: str, count: int) -> None:
    """Add finished games that differ in their names, people and ends only, with short logs: nobody reads them."""
    table, rows = _played("finished", person, None, 0, random.Random(0))
    row = log.Row(table.seq + 1, _now(), log.Abandoned())
    table, rows = fold(table, row)[0], [*rows, row]
    entry, last = index.fresh(table), _now()
    numbers = iter(range(count))
    while some := list(islice(numbers, AT_ONCE)):
        names = [f"finished{number}" for number in some]
        ends: list[Millis] = [last - 60_000 * (count - number) for number in some]
        people = [person if number % MINE == 0 else f"other{number % OTHERS}" for number in some]
        times = zip(names, ends, strict=True)
        connection.execute(
            insert(model.tables), [entry | {"id": name, "touched": at, "finished": at} for name, at in times]
        )
        seats = zip(names, people, strict=True)
        connection.execute(insert(model.players), [{"table_id": name, "seat": 0, "person": one} for name, one in seats])
        connection.execute(insert(model.log), [_values(name, row) for name in names for row in rows])
        connection.execute(insert(model.finished), [{"table_id": name} for name in names])
    connection.execute(update(model.consumers).values(through=count))  # their statistics are kept already
    tally = {"game": "nyet", "players": 4, "played": 100, "won": 25, "points": 900, "best": 60}
    everyone = [person, *(f"other{number}" for number in range(OTHERS))]
    connection.execute(insert(model.tallies), [{"person": one, **tally} for one in everyone])


def _values(name: str, row: log.Row) -> dict[str, Any]:
    body = log.encode(row.body).decode()
    return {"table_id": name, "seq": row.seq, "at": row.at, "asked": row.asked, "body": body}


def _played(
    name: str, person: str, clock: ClockSettings | None, moves: int, rng: random.Random
) -> tuple[Table, list[log.Row]]:
    """A person's game against three bots after some moves."""
    chairs = (log.ChairSpec("open"), *(log.ChairSpec("bot", "greedy"),) * 3)
    settings, options = Settings(public=False, clock=clock), {"players": 4, "rounds": 100}
    secret = sha256(name.encode()).hexdigest()
    rows = [log.Row(1, _now(), log.Opened("nyet", options, settings, chairs, person, secret, "key"))]
    table = opening(name, rows[0])

    def happen(body: log.Body) -> None:
        nonlocal table
        rows.append(log.Row(table.seq + 1, _now(), body, f"{person}:{table.seq}"))
        table, _ = fold(table, rows[-1])

    for body in (log.Sat(0, person, "Ann", "owl"), log.Called(), log.Started()):
        happen(body)
    for _ in range(moves):
        seat = table.game.next_to_act(table.state)
        assert seat is not None
        happen(log.Acted(seat, str(rng.choice(table.game.legal(table.state, seat))), "" if seat == 0 else "bot"))
    return table, rows


def _now() -> Millis:
    return int(1000 * time.time())
