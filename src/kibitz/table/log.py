"""The log of a table: what happened, row after row. Everything else about a table is a fold over it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from kibitz.games.core import Seat
from kibitz.table.info import Millis, Settings


class ChairSpec(Struct, frozen=True, omit_defaults=True):
    """What a seat is for when a table is set up."""

    kind: Literal["open", "link", "held", "bot"]
    bot: str = ""
    person: str = ""
    name: str = ""
    character: str = ""


class Opened(Struct, frozen=True, tag_field="t", tag="created"):
    """A table was set up; the server's part of the seed is fixed from here on."""

    game: str
    options: dict[str, Any]
    settings: Settings
    chairs: tuple[ChairSpec, ...]
    host: str
    secret: str
    invitation: str


class Sat(Struct, frozen=True, tag_field="t", tag="sat", omit_defaults=True):
    """A person took a seat, or changed something about it."""

    seat: Seat
    person: str
    name: str
    character: str = ""
    contribution: str = ""
    commitment: str = ""
    guest: bool = False
    """Whether they had no account then."""


class Left(Struct, frozen=True, tag_field="t", tag="left"):
    """A person gave the seat up."""

    seat: Seat


class Removed(Struct, frozen=True, tag_field="t", tag="removed"):
    """The host took a person off their seat; from here on the old invitation is no longer valid."""

    seat: Seat


class Arranged(Struct, frozen=True, tag_field="t", tag="arranged", omit_defaults=True):
    """The host decided what a seat is for."""

    seat: Seat
    kind: Literal["open", "link", "bot"]
    bot: str = ""


class Committed(Struct, frozen=True, tag_field="t", tag="committed"):
    """A person committed to a contribution that nobody else has seen."""

    seat: Seat
    commitment: str


class Sealed(Struct, frozen=True, tag_field="t", tag="sealed"):
    """All commitments are fixed and published; from here on contributions are opened."""


class Contributed(Struct, frozen=True, tag_field="t", tag="contributed"):
    """A person opened a contribution. In logs without `Sealed` nobody had committed to one before."""

    seat: Seat
    contribution: str


class Called(Struct, frozen=True, tag_field="t", tag="called"):
    """Someone said start: the seats stay as they are, and the deal waits for commitments and contributions."""


class Started(Struct, frozen=True, tag_field="t", tag="started"):
    """The cards were dealt, with the seed of the server's secret and everyone's contribution."""


class Acted(Struct, frozen=True, tag_field="t", tag="acted", omit_defaults=True):
    """A final action, which makes all drafts before it final."""

    seat: Seat
    action: str
    by: Literal["", "bot", "standin", "clock"] = ""


class Drafted(Struct, frozen=True, tag_field="t", tag="drafted", omit_defaults=True):
    """An action of a turn that may still be rearranged."""

    seat: Seat
    action: str
    by: Literal["", "bot", "standin", "clock"] = ""


class Planned(Struct, frozen=True, tag_field="t", tag="planned", omit_defaults=True):
    """A seat planned its next decisions; without lines, it no longer does."""

    seat: Seat
    lines: tuple[str, ...] = ()
    once: bool = False


class Reminded(Struct, frozen=True, tag_field="t", tag="reminded"):
    """A seat was reminded that most of its time is used."""

    seat: Seat


class Nudged(Struct, frozen=True, tag_field="t", tag="nudged"):
    """Someone votes to remind those the game waits for."""

    seat: Seat


class TookBack(Struct, frozen=True, tag_field="t", tag="took-back"):
    """The last drafted actions were taken back."""

    seat: Seat
    count: int


class Conceded(Struct, frozen=True, tag_field="t", tag="conceded"):
    """A draft that loses the game became final."""

    seat: Seat


class Asked(Struct, frozen=True, tag_field="t", tag="asked"):
    """Someone asks to take their last action back."""

    seat: Seat


class Agreed(Struct, frozen=True, tag_field="t", tag="agreed"):
    """Someone agrees to an undo."""

    seat: Seat


class Declined(Struct, frozen=True, tag_field="t", tag="declined"):
    """Someone declines an undo."""

    seat: Seat


class Undone(Struct, frozen=True, tag_field="t", tag="undone"):
    """The game went back to where `count` actions had been played."""

    seat: Seat
    count: int


class Voted(Struct, frozen=True, tag_field="t", tag="voted"):
    """Someone votes to abandon the game, or withdraws their vote, or wants to play on."""

    seat: Seat
    agree: bool


class Abandoned(Struct, frozen=True, tag_field="t", tag="abandoned"):
    """The game ended without a result."""


class StoodIn(Struct, frozen=True, tag_field="t", tag="stood-in"):
    """A bot took over for an absent person, or the person came back."""

    seat: Seat
    on: bool


class Hinted(Struct, frozen=True, tag_field="t", tag="hinted"):
    """A seat was given advice on its next action, in this detail."""

    seat: Seat
    degree: int


class Said(Struct, frozen=True, tag_field="t", tag="said", omit_defaults=True):
    """Chat, or a reaction, of a seat, or of a spectator, who is named."""

    seat: Seat | None
    text: str = ""
    reaction: str = ""
    name: str = ""
    person: str = ""
    """Who it was; in older logs the person in that seat."""


class Rematched(Struct, frozen=True, tag_field="t", tag="rematched"):
    """The same people play again at another table."""

    table: str


Body: TypeAlias = (
    Opened
    | Sat
    | Left
    | Removed
    | Arranged
    | Committed
    | Sealed
    | Contributed
    | Called
    | Started
    | Acted
    | Drafted
    | Planned
    | Reminded
    | Nudged
    | TookBack
    | Conceded
    | Asked
    | Agreed
    | Declined
    | Undone
    | Voted
    | Abandoned
    | StoodIn
    | Hinted
    | Said
    | Rematched
)


class Row(Struct, frozen=True):
    """One entry: its number at the table, its time, what happened, and the request that caused it."""

    seq: int
    at: Millis
    body: Body
    asked: str = ""
    """Person and message id; an id seen before isn't carried out again."""


KeptRow: TypeAlias = tuple[int, Millis, str, str]
"""An entry as the database has it: its number, its time, what happened as JSON, and the request."""

encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Body)


def decode(body: bytes | str) -> Body:
    """The body of a row as it was stored."""
    decoded: Body = _decoder.decode(body)
    return decoded


def read(kept: Iterable[KeptRow]) -> list[Row]:
    """The entries of a log that the database had."""
    return [Row(seq, at, decode(body), asked) for seq, at, body, asked in kept]
