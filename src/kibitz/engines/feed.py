"""The bot feed: a bot process offers bots over one WebSocket, and the server sends it one decision after another."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from kibitz.games.core import Outcome, Seat
from kibitz.games.record import Record

PROTOCOL = 1
PATH = "/api/bots"
PIECE = 6000
"""Characters of a part that fit into one message, whatever has to be escaped."""
MOST_PIECES = 200

AnyView: TypeAlias = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/AnyView"})]
"""A view of whichever game is played."""


class Offer(Struct, frozen=True, tag_field="type", tag="offer"):
    """What a bot process plays, sent first and again when that changes; `slots` decisions at a time."""

    protocol: int
    bots: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=40)], ...], Meta(max_length=100)]
    games: Annotated[tuple[str, ...], Meta(max_length=10)]
    slots: Annotated[int, Meta(ge=1, le=256)] = 1
    background: bool = False
    """Whether the process does background work (analysis), and only that; if left out, it plays live games."""
    millis: Annotated[int, Meta(ge=1, le=1500)] = 1500
    """Within how many milliseconds a bot that isn't one of ours decides; its moves are shown no earlier."""
    reviews: Annotated[str, Meta(max_length=80)] = ""
    """What it reviews finished games with, by name and version; if left out, it gets no tasks of a review."""


class Go(Struct, frozen=True, tag_field="type", tag="go"):
    """A decision to make for a seat, from exactly what that seat may see; `table` is a name for this game only."""

    id: int
    table: str
    bot: str
    game: str
    seat: Seat
    view: AnyView
    millis: int


class Study(Struct, frozen=True, tag_field="type", tag="study"):
    """A task of the review of a finished game; what a task is, is for whoever reviews to know."""

    id: int
    record: Record
    task: Any
    effort: str


class Choice(Struct, frozen=True, tag_field="type", tag="choice", omit_defaults=True):
    """The decision, and the bot's estimates for the actions it considered: chance to win, and points."""

    id: int
    action: Annotated[str, Meta(min_length=1, max_length=40)]
    estimates: dict[str, tuple[float, float]] = {}
    points: dict[str, tuple[float, float]] = {}


class Studied(Struct, frozen=True, tag_field="type", tag="part", omit_defaults=True):
    """What came of a task: JSON as a text, in several pieces if it is long."""

    id: int
    text: Annotated[str, Meta(max_length=PIECE)]
    more: bool = False
    """Whether another piece follows."""


class Failed(Struct, frozen=True, tag_field="type", tag="failed"):
    """The bot could not decide, or not do a task; the server asks another process."""

    id: int
    reason: Annotated[str, Meta(max_length=200)]


class Over(Struct, frozen=True, tag_field="type", tag="over"):
    """A game that this process played in is over."""

    table: str
    result: Outcome | None


BotMessage: TypeAlias = Offer | Choice | Studied | Failed
ToBotMessage: TypeAlias = Go | Study | Over
