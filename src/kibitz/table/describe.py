"""A table as everyone sees it."""

from __future__ import annotations

import msgspec

from kibitz.games.shuffle import commitment
from kibitz.table.duty import clock_info
from kibitz.table.info import SeatInfo, TableInfo
from kibitz.table.requests import CHARACTERS
from kibitz.table.table import Chair, Table, seat_of
from kibitz.table.undo import free_undo


def describe(table: Table, *, waiting: bool = False, watchers: int = 0) -> TableInfo:
    """All of a table that is not the game."""
    return TableInfo(
        id=table.id,
        game=table.game.name,
        options=msgspec.to_builtins(table.options),
        settings=table.settings,
        status=table.status,
        host=seat_of(table, table.host),
        seats=seats(table),
        commitment=commitment(table.secret).hex(),
        clock=clock_info(table),
        undo=table.undo,
        free_undo=free_undo(table),
        abandon=table.votes,
        waiting=waiting,
        watchers=watchers,
        chat=table.chat,
        rematch=table.rematch,
        created=table.created,
    )


def seats(table: Table) -> tuple[SeatInfo, ...]:
    """Who sits where; bots take the characters that people left."""
    chosen = {chair.character for chair in table.chairs}
    left = iter([character for character in CHARACTERS if character not in chosen])
    return tuple(_seat(chair, chair.character or next(left, "")) for chair in table.chairs)


def _seat(chair: Chair, character: str) -> SeatInfo:
    person = chair.kind == "person"
    return SeatInfo(
        kind=chair.kind,
        name=chair.name,
        character=character if chair.kind in ("person", "bot", "held") else "",
        bot=chair.bot,
        here=person and chair.away is None,
        standin=chair.standin,
        contributed=bool(chair.contribution),
    )


def players(table: Table) -> tuple[str, ...]:
    """The names for a record."""
    return tuple(f"bot:{chair.bot}" if chair.kind == "bot" else chair.name for chair in table.chairs)
