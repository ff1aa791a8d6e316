"""What servers on one database tell each other: plain structs, and how they are written."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from kibitz.games.core import Seat


class Wrote(Struct, frozen=True, tag_field="t", tag="wrote"):
    """Rows were added to the log of a table; sent with the transaction that added them."""

    table: str


class Here(Struct, frozen=True, tag_field="t", tag="here", omit_defaults=True):
    """Who is connected to a table through the sending server: the seats, and the number of spectators."""

    table: str
    seats: tuple[Seat, ...] = ()
    watchers: int = 0


class Alive(Struct, frozen=True, tag_field="t", tag="alive", omit_defaults=True):
    """A heartbeat with what the server's bot processes play; `new` asks all others to introduce themselves."""

    bots: tuple[str, ...] = ()
    games: tuple[str, ...] = ()
    slots: int = 0
    new: bool = False
    background: int = 0
    """Background processes it has, or would start."""
    reviews: str = ""
    """What those review games with."""


class Gone(Struct, frozen=True, tag_field="t", tag="gone"):
    """The server is stopping."""


class Relayed(Struct, frozen=True, tag_field="t", tag="relayed"):
    """A message of the bots' feed for another server: a decision it is asked for, or one it made."""

    to: str
    packed: str


Note: TypeAlias = Wrote | Here | Alive | Gone | Relayed


class Letter(Struct, frozen=True):
    """A note and the server that sent it."""

    node: str
    note: Note


write_letter = msgspec.json.Encoder().encode
read_letter = msgspec.json.Decoder(Letter).decode
