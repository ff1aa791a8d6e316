"""The index entry of a table, which saves the lobby and lists of games from reading logs."""

from __future__ import annotations

from typing import Any

import msgspec

from kibitz.games.core import Seat
from kibitz.server.storage.summary import Summary
from kibitz.table import duty
from kibitz.table.chairs import GONE
from kibitz.table.describe import seats
from kibitz.table.info import Millis, by_days
from kibitz.table.table import Table, outcome

ENDED = ("over", "abandoned")


def fresh(table: Table) -> dict[str, Any]:
    """The index entry of a new table."""
    return {
        "id": table.id,
        "game": table.game.name,
        "public": table.settings.public and not table.settings.club,
        "club": table.settings.club or None,
        "timed": table.settings.clock is not None,
        "created": table.created,
        **_values(table, table.created),
    }


def changed(before: Table, after: Table, now: Millis) -> dict[str, Any] | None:
    """New values for the entry, if anything in it changed."""
    due = {"due": duty.due(after)} if by_days(after.settings) else {}
    if before.status == after.status and before.chairs is after.chairs:
        return {"id": after.id, **due} if due else None
    return {"id": after.id, **_values(after, now), **due}


def acting(table: Table) -> tuple[Seat, ...]:
    """The seats of people a running game waits for."""
    if table.status != "running":
        return ()
    return tuple(seat for seat in table.game.to_act(table.state) if table.chairs[seat].kind == "person")


def put_away(table: Table) -> dict[str, Any]:
    """New values for the entry of a running game that leaves memory: the lobby then needn't read its log."""
    return {"id": table.id, "acting": msgspec.json.encode(acting(table)).decode(), "acting_at": table.seq}


def finished(before: Table, after: Table) -> bool:
    """Whether a game ended, by its rules or abandoned; it never goes on from there, so this happens once.

    A table abandoned before the deal had no game.
    """
    return after.status in ENDED and before.status not in ENDED and after.state is not None


def players(before: Table | None, after: Table) -> list[dict[str, Any]] | None:
    """Who sits at the table, if that has changed."""
    if before is not None and before.chairs is after.chairs:
        return None
    return [
        {"table_id": after.id, "seat": seat, "person": chair.person}
        for seat, chair in enumerate(after.chairs)
        if chair.kind in ("person", "held") and not chair.person.startswith(GONE)
    ]


def _values(table: Table, now: Millis) -> dict[str, Any]:
    summary = Summary(msgspec.to_builtins(table.options), table.settings, seats(table))
    result = outcome(table)
    return {
        "status": table.status,
        "touched": now,
        "finished": now if table.status in ENDED and table.state is not None else None,
        "summary": msgspec.json.encode(summary).decode(),
        "result": msgspec.json.encode(result).decode() if result else None,
    }
