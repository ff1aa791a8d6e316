"""A table as everyone sees it, and the one list of what that is made from."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter, is_
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple, replace

from kibitz.games.core import AnyGame, Seat
from kibitz.games.shuffle import commitment
from kibitz.table.chairs import Chair, Seated, commitments, seat_of
from kibitz.table.duty import clock_info
from kibitz.table.info import ChatLine, Millis, SeatInfo, Settings, Status, TableInfo, UndoRequest
from kibitz.table.requests import CHARACTERS
from kibitz.table.table import Table
from kibitz.table.undo import free_undo


class InfoSource(Struct, frozen=True):
    """All that a table's info is made from. `describe` gets nothing else, so nothing else can make an info stale.

    The fields that a table has are taken from it by name; the others come from `info_source`.
    """

    id: str
    game: AnyGame
    options: Any
    settings: Settings
    secret: bytes
    created: Millis
    chairs: tuple[Chair, ...]
    status: Status
    sealed: bool
    host: str
    bank: tuple[Millis, ...]
    since: tuple[Millis | None, ...]
    undo: UndoRequest | None
    votes: tuple[Seat, ...]
    stop_asked: Millis | None
    nudges: tuple[Seat, ...]
    chat: tuple[ChatLine, ...]
    rematch: str | None
    free_undo: tuple[Seat, ...]
    """Who may take the last action back at once."""
    told_hints: tuple[int, ...]
    """How often each seat took advice, once that may be told."""
    waiting: bool
    """A bot is to act, and no bot process is connected."""
    watchers: int


_from_table: Callable[[Table], tuple[Any, ...]] = attrgetter(
    *(name for name in InfoSource.__struct_fields__ if name in Table.__struct_fields__)
)


def info_source(table: Table, *, waiting: bool = False, watchers: int = 0) -> InfoSource:
    """What a table's info is made from now."""
    told_hints = table.hints if table.status in ("over", "abandoned") else ()
    return InfoSource(*(*_from_table(table), free_undo(table), told_hints, waiting, watchers))


def unchanged(before: InfoSource, after: InfoSource) -> bool:
    """Whether two sources are sure to give the same info: they hold the same objects, which never change."""
    return all(map(is_, astuple(before), astuple(after)))


COPIED = {
    "undo": "undo",
    "votes": "abandon",
    "nudges": "nudges",
    "chat": "chat",
    "rematch": "rematch",
    "free_undo": "free_undo",
    "waiting": "waiting",
    "watchers": "watchers",
}
"""Fields of the source that an info repeats as they are, under the name there; nothing else is made from them."""


def redescribe(info: TableInfo, before: InfoSource, after: InfoSource) -> TableInfo:
    """The info of a source, from that of the one before: most steps change only what is copied."""
    pairs = zip(InfoSource.__struct_fields__, astuple(before), astuple(after), strict=True)
    changed = {name: new for name, old, new in pairs if new is not old}
    if changed.keys() <= COPIED.keys():
        return replace(info, **{COPIED[name]: value for name, value in changed.items()})
    return describe(after)


def describe(source: InfoSource) -> TableInfo:
    """All of a table that is not the game."""
    return TableInfo(
        id=source.id,
        game=source.game.name,
        options=msgspec.to_builtins(source.options),
        settings=source.settings,
        status=source.status,
        host=seat_of(source, source.host),
        seats=seats(source),
        commitment=commitment(source.secret).hex(),
        commitments=commitments(source.chairs) if source.sealed else None,
        clock=clock_info(source),
        undo=source.undo,
        free_undo=source.free_undo,
        abandon=source.votes,
        abandon_since=source.stop_asked,
        nudges=source.nudges,
        waiting=source.waiting,
        watchers=source.watchers,
        chat=source.chat,
        rematch=source.rematch,
        hints=source.told_hints,
        created=source.created,
    )


def seats(table: Seated) -> tuple[SeatInfo, ...]:
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
        away=(person and chair.away) or 0,
        standin=chair.standin,
        committed=bool(chair.commitment),
        contributed=bool(chair.contribution),
        guest=person and chair.guest,
    )


def players(table: Seated) -> tuple[str, ...]:
    """The names for a record."""
    return tuple(f"bot:{chair.bot}" if chair.kind == "bot" else chair.name for chair in table.chairs)
