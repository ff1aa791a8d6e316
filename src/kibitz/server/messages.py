"""A table's WebSocket, both ways: what the server says, and (from `kibitz.table.requests`) what clients say."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from kibitz.engines.feed import AnyView
from kibitz.games.core import Viewer
from kibitz.table.info import Millis, TableInfo

PROTOCOL = 1

AnyEvent: TypeAlias = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/AnyEvent"})]
"""An event of whichever game is played."""


class Patch(Struct, frozen=True, omit_defaults=True):
    """What changed in an object the client holds: fields to set, and items to append to lists."""

    set: dict[str, Any] | UnsetType = UNSET
    push: dict[str, list[Any]] | UnsetType = UNSET


class Hello(Struct, frozen=True, tag_field="type", tag="hello", omit_defaults=True):
    """Everything a client needs to begin: the first message, and again whenever the client looks from another seat."""

    protocol: int
    now: Millis
    seq: int
    viewer: Viewer
    table: TableInfo
    view: AnyView = None
    """None before the game begins."""
    draft: tuple[str, ...] = ()
    """What the viewer has placed in a turn not yet ended; `view` is the game with it."""
    missed: tuple[AnyEvent, ...] = ()
    """What happened since the sequence number the client resumed from, if that is not long ago."""
    invitation: str = ""
    """For those who sit at the table."""


class Update(Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """Something happened: what, as the viewer may see it, and what changed in his view and in the table."""

    seq: int
    events: tuple[AnyEvent, ...] = ()
    set: dict[str, Any] | UnsetType = UNSET
    """Fields of the view to set."""
    push: dict[str, list[Any]] | UnsetType = UNSET
    """Items to append to lists of the view."""
    table: Patch | UnsetType = UNSET
    draft: tuple[str, ...] | UnsetType = UNSET
    """The viewer's draft, if it changed."""


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """A message was accepted and is kept; everything up to `seq` has been sent before."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """A message was not accepted: a code, the rule in the way, and what a sentence needs to say it."""

    id: str
    code: str
    rule: str = ""
    params: dict[str, str | int] = {}


class HintGiven(Struct, frozen=True, tag_field="type", tag="hint"):
    """What a bot would do, and what it expects of each action: mean and standard error."""

    id: str
    bot: str
    action: str
    estimates: dict[str, tuple[float, float]]


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    id: str
    now: Millis


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The server closes the connection, and why: a code."""

    code: str


ServerMessage: TypeAlias = Hello | Update | Ack | Refused | HintGiven | Pong | Bye
