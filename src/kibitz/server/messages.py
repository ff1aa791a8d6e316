"""A table's WebSocket, both ways: what the server says, and (from `kibitz.table.requests`) what clients say."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from kibitz.engines.feed import AnyView
from kibitz.games.core import Seat, Viewer
from kibitz.games.plans import Plan
from kibitz.table.info import Millis, TableInfo

PROTOCOL = 1

AnyEvent: TypeAlias = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/AnyEvent"})]
"""An event of whichever game is played."""


class Patch(Struct, frozen=True, omit_defaults=True):
    """What changed in an object the client holds: fields to set, and items to append to lists."""

    set: dict[str, Any] | UnsetType = UNSET
    push: dict[str, list[Any]] | UnsetType = UNSET


class Hello(Struct, frozen=True, tag_field="type", tag="hello", omit_defaults=True):
    """Everything a client needs to begin: the first message, and again whenever the client changes seats."""

    protocol: int
    now: Millis
    seq: int
    viewer: Viewer
    table: TableInfo
    view: AnyView = None
    """None before the game begins."""
    draft: tuple[str, ...] = ()
    """What the viewer has placed in a turn not yet ended; `view` is the game with it."""
    plan: Plan | None = None
    """What the viewer has planned."""
    missed: tuple[AnyEvent, ...] = ()
    """What happened since the sequence number the client resumed from, if that isn't too long ago."""
    invitation: str = ""
    """For those who sit at the table."""
    removed: bool = False
    """Whether the host removed this person from a seat; they can only come back with a newer invitation."""


class Update(Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """Something happened: what, as the viewer may see it, and what changed in their view and in the table."""

    seq: int
    events: tuple[AnyEvent, ...] = ()
    set: dict[str, Any] | UnsetType = UNSET
    """Fields of the view to set."""
    push: dict[str, list[Any]] | UnsetType = UNSET
    """Items to append to lists of the view."""
    table: Patch | UnsetType = UNSET
    draft: tuple[str, ...] | UnsetType = UNSET
    """The viewer's draft, if it changed."""
    plan: Plan | UnsetType | None = UNSET
    """What the viewer has planned, if that changed."""
    undone: Seat | UnsetType = UNSET
    """Who took their last action back, if someone did; the view is as it was before."""


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """A message was accepted and is durable; everything up to `seq` has been sent before."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """A message was not accepted: a code, the rule that forbids it, and the parameters of its message."""

    id: str
    code: str
    rule: str = ""
    params: dict[str, str | int] = {}


class HintGiven(Struct, frozen=True, tag_field="type", tag="hint", omit_defaults=True):
    """Advice of a bot, as much as was asked for."""

    id: str
    bot: str
    degree: int
    look: str = ""
    """What to look at: the beginning of actions, such as `x trump`, `play B` or `up`; empty if they have none."""
    candidates: tuple[str, ...] = ()
    """From degree 2 on: the two or three best actions, not in the order of their worth."""
    action: str = ""
    """From degree 3 on: what the bot would do."""
    estimates: dict[str, tuple[float, float]] = {}
    """And its estimate of each action: mean and standard error of the chance to win."""
    points: dict[str, tuple[float, float]] = {}
    """The same for points, where the bot estimates them."""
    clear: bool = False
    """And whether no other action is as good, beyond two standard errors."""


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    id: str
    now: Millis


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The server closes the connection, and why: a code."""

    code: str


class Restart(Struct, frozen=True, tag_field="type", tag="restart"):
    """The server will restart at that moment, or no longer will; games go on afterwards."""

    at: Millis | None


ServerMessage: TypeAlias = Hello | Update | Ack | Refused | HintGiven | Pong | Restart | Bye
