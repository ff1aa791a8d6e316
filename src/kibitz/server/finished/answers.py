"""What the server answers about whole games, as JSON: made in the process beside the server, which imports this."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from kibitz.games.core import OPEN, SPECTATOR, Outcome, Seat, Viewer
from kibitz.games.record import BadRecord, Record, read, signed_digest, verify, write
from kibitz.server.finished import archive
from kibitz.server.limits.beside import Unanswerable
from kibitz.table import log
from kibitz.table.info import Millis, SeatInfo


class KeptGame(Struct, frozen=True):
    """A game that is over, as the database has it: the record that someone brought, or a log."""

    table: str
    record: str | None
    rows: list[log.KeptRow]


class Brought(Struct, frozen=True):
    """A record that someone brought, checked, and how its game ended."""

    record: Record
    outcome: Outcome


def record(game: KeptGame) -> bytes:
    """A game's record without a signature, after the digest that a signature is over."""
    text = write(_record(game, log.read(game.rows)))
    return signed_digest(text) + text


def replay(
    game: KeptGame, viewer: str, seats: tuple[SeatInfo, ...], finished: Millis | None, mine: Seat | None
) -> bytes:
    """A game for one viewer, with what the index of tables says of it."""
    found = _record(game, log.read(game.rows))
    made = archive.replay_of(found, _viewer(viewer, found))
    return msgspec.json.encode(
        msgspec.structs.replace(made, seats=seats, finished=finished, result=found.result, mine=mine)
    )


def view(game: KeptGame, step: int, viewer: str) -> bytes:
    """The view after a number of actions."""
    found = _record(game, log.read(game.rows))
    made = archive.view_at(found, step, _viewer(viewer, found))
    if made is None:
        raise Unanswerable(404, "no-such-step", steps=len(found.actions))
    return msgspec.json.encode(made)


def stats(game: KeptGame) -> bytes:
    """A game in figures."""
    rows = log.read(game.rows)
    return msgspec.json.encode(archive.stats_of(game.table, _record(game, rows), rows))


def chat(rows: list[log.KeptRow], hidden: frozenset[str]) -> bytes:
    """The lines that were said at a table, except by some people."""
    return msgspec.json.encode(archive.chat_of(log.read(rows), hidden))


def brought(text: str) -> bytes:
    """Parse a record and check everything in it."""
    try:
        found = read(text)
        outcome = verify(found)
    except BadRecord as error:
        place = {"place": error.place} if error.place else {}
        raise Unanswerable(400, error.refusal.code, **(error.refusal.params | place)) from None
    if outcome is None:
        raise Unanswerable(400, "no-result")
    return msgspec.json.encode(Brought(msgspec.structs.replace(found, signature=None), outcome))


def _record(game: KeptGame, rows: list[log.Row]) -> Record:
    if game.record is not None:
        return msgspec.json.decode(game.record, type=Record)
    if not any(map(archive.begins, rows)):
        raise Unanswerable(409, "not-over")
    return archive.record_of(game.table, rows)


def _viewer(name: str, record: Record) -> Viewer:
    if not name.isdecimal():
        return OPEN if name == OPEN else SPECTATOR
    if int(name) >= len(record.players):
        raise Unanswerable(400, "no-such-seat", seats=len(record.players))
    return int(name)
