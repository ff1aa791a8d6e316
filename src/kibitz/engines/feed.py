"""The bot feed: a bot process offers bots over one WebSocket, and the server sends it one decision after another."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from kibitz.games.core import Outcome, Seat

PROTOCOL = 1
PATH = "/api/bots"

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


class Go(Struct, frozen=True, tag_field="type", tag="go"):
    """A decision to make for a seat, from exactly what that seat may see; `table` is a name for this game only."""

    id: int
    table: str
    bot: str
    game: str
    seat: Seat
    view: AnyView
    millis: int


class Choice(Struct, frozen=True, tag_field="type", tag="choice", omit_defaults=True):
    """The decision, and the bot's estimates for the actions it considered: chance to win, and points."""

    id: int
    action: Annotated[str, Meta(min_length=1, max_length=40)]
    estimates: dict[str, tuple[float, float]] = {}
    points: dict[str, tuple[float, float]] = {}


class Failed(Struct, frozen=True, tag_field="type", tag="failed"):
    """The bot could not decide; the server asks another process."""

    id: int
    reason: Annotated[str, Meta(max_length=200)]


class Over(Struct, frozen=True, tag_field="type", tag="over"):
    """A game that this process played in is over."""

    table: str
    result: Outcome | None


BotMessage: TypeAlias = Offer | Choice | Failed
ToBotMessage: TypeAlias = Go | Over
