"""A game so far as one viewer has seen it, for a client that reloads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from kibitz.engines.feed import AnyView
from kibitz.games.core import Seat, Step, Viewer
from kibitz.server.finished.archive import begins, last, told_and_draft
from kibitz.server.limits.beside import Unanswerable
from kibitz.server.messages import AnyEvent
from kibitz.table.log import KeptRow, Row, Undone, read
from kibitz.table.patch import Differ
from kibitz.table.table import Table, is_told, seed


class HistoryStep(Struct, frozen=True, omit_defaults=True):
    """What happened in one step, and what it changed in the view."""

    events: tuple[AnyEvent, ...] = ()
    set: dict[str, Any] | UnsetType = UNSET
    push: dict[str, list[Any]] | UnsetType = UNSET
    undone: Seat | UnsetType = UNSET
    """Who took their last action back, if someone did."""


class History(Struct, frozen=True):
    """A game for one viewer, from the deal to a sequence number: the first view, and every step as a patch of it.

    Actions are left out: they may name hidden cards. A draft that was taken back isn't told again; an undo is.
    """

    seq: int
    viewer: Viewer
    events: tuple[AnyEvent, ...]
    view: AnyView
    steps: tuple[HistoryStep, ...]


def told_history(table: str, kept: list[KeptRow], until: int, viewer: Viewer) -> bytes:
    """A history as JSON, from the rows of a table up to a number on the wire; made in the process beside the server."""
    rows = told_until(read(kept), until)
    start = next((number for number, row in enumerate(rows) if begins(row)), None)
    if start is None:
        raise Unanswerable(409, "not-started")
    return msgspec.json.encode(history_of(last(table, rows[: start + 1]), rows, viewer))


def told_until(rows: list[Row], number: int) -> list[Row]:
    """The rows up to a number on the wire, with the drafts that follow the last of them."""
    numbers = accumulate(is_told(row.body) for row in rows)
    return [row for row, told in zip(rows, numbers, strict=True) if told <= number]


def history_of(table: Table, rows: list[Row], viewer: Viewer) -> History:
    """What a viewer was shown by the rows of a table, from the deal on; only the drafter sees a draft."""
    game = table.game
    differ = Differ(field.name for field in msgspec.structs.fields(game.view_type))
    (first, _), *later = _steps(table, rows, viewer)
    view = start = game.view(first.state, viewer)
    steps = []
    for step, undone in later:
        before, view = view, game.view(step.state, viewer)
        patch = differ(before, view)
        events = () if undone is not UNSET else tuple(game.redact(event, viewer) for event in step.events)
        if events or patch:
            new, more = (_object(part) if part else UNSET for part in (patch.set, patch.push))
            steps.append(HistoryStep(events, new, more, undone))
    dealt = tuple(game.redact(event, viewer) for event in first.events)
    return History(sum(is_told(row.body) for row in rows), viewer, dealt, start, tuple(steps))


def _steps(table: Table, rows: Iterable[Row], viewer: Viewer) -> Iterator[tuple[Step[Any, Any], Seat | UnsetType]]:
    """Every step a viewer was shown; after an undo, the one it went back to, and who asked for it."""
    game = table.game
    told, draft = told_and_draft(rows)
    steps = [game.start(table.options, seed(table))]
    yield steps[0], UNSET
    for one in (*told, *(one for one in draft if one.seat == viewer)):
        if isinstance(one, Undone):
            del steps[one.count + 1 :]
            yield steps[-1], one.seat
        else:
            steps.append(game.play(steps[-1].state, one.seat, game.parse(one.action)))
            yield steps[-1], UNSET


def _object(members: Sequence[bytes]) -> dict[str, Any]:
    decoded: dict[str, Any] = msgspec.json.decode(b"{" + b",".join(members) + b"}", type=dict[str, msgspec.Raw])
    return decoded
