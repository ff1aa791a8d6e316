"""The messages between servers on one database, and their encoding."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from kibitz.games.core import Seat


class Wrote(Struct, frozen=True, tag_field="t", tag="wrote"):
    """Rows were added to the logs of tables; sent with the transaction that added them."""

    tables: tuple[str, ...]


class Here(Struct, frozen=True, array_like=True):
    """Who is connected to a table through one server: the seats, and the number of spectators."""

    table: str
    seats: tuple[Seat, ...] = ()
    watchers: int = 0


class Moved(Struct, frozen=True, tag_field="t", tag="moved"):
    """Someone joined or left a table. The versions of a server's presence count up by one: a gap is a loss."""

    version: int
    here: Here


class Roster(Struct, frozen=True, tag_field="t", tag="roster", omit_defaults=True):
    """Everyone who is connected through the sending server, in one or more parts; and whose question this answers."""

    version: int
    here: tuple[Here, ...] = ()
    part: int = 1
    parts: int = 1
    asker: str = ""
    question: int = 0


class Ask(Struct, frozen=True, tag_field="t", tag="ask", omit_defaults=True):
    """One server, or all, are to send their rosters; questions of a server are numbered."""

    question: int
    to: str = ""


class Alive(Struct, frozen=True, tag_field="t", tag="alive", omit_defaults=True):
    """A heartbeat: what the server's bot processes play, and the version of its presence.

    The sender hears it as well, after everything that others said before; `beat` says which one it was.
    """

    bots: tuple[str, ...] = ()
    games: tuple[str, ...] = ()
    slots: int = 0
    version: int = 0
    beat: int = 0
    background: int = 0
    """Background processes it has, or would start."""
    reviews: str = ""
    """The engines those review games with."""


class Gone(Struct, frozen=True, tag_field="t", tag="gone"):
    """The server is stopping."""


class Relayed(Struct, frozen=True, tag_field="t", tag="relayed"):
    """A message of the bots' feed for another server: a decision it is asked for, or one it made."""

    to: str
    packed: str


class Ended(Struct, frozen=True, tag_field="t", tag="ended"):
    """Sessions have ended: their connections must be closed."""

    sessions: tuple[str, ...]


class Rewritten(Struct, frozen=True, tag_field="t", tag="rewritten"):
    """The log of a table was rewritten because someone was deleted: what is in memory is out of date."""

    table: str


class HostActed(Struct, frozen=True, tag_field="t", tag="acted"):
    """The server's hosts did something to a person or a table, or announced a restart: look at the database."""

    act: str
    subject: str


Note: TypeAlias = Wrote | Moved | Roster | Ask | Alive | Gone | Relayed | Ended | Rewritten | HostActed


class Letter(Struct, frozen=True):
    """A note and the server that sent it."""

    node: str
    note: Note


write_letter = msgspec.json.Encoder().encode
read_letter = msgspec.json.Decoder(Letter).decode
