"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from kibitz.engines.feed import AnyView
from kibitz.games.core import OptionSpec, Outcome, Seat, Viewer
from kibitz.server.socket.messages import AnyEvent
from kibitz.table.info import ChatLine, Millis, SeatInfo, Settings
from kibitz.table.requests import Character

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24, description="what a person is called")]


class Problem(Struct, frozen=True, omit_defaults=True):
    """The body of every HTTP answer of 400 and above: a code with what a sentence needs to say it."""

    code: str
    params: dict[str, str | int] = {}


class Me(Struct, frozen=True):
    """Who the client is."""

    id: str
    name: str


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """What to be called; without a name the server finds one."""

    name: Name | None = None


class GameInfo(Struct, frozen=True):
    """A game that can be played and its options, in the order to offer them."""

    name: str
    rules_version: int
    options: tuple[OptionSpec, ...]
    seats: int
    """How many play, unless the option whose role is `players` says otherwise."""
    rearranging: bool
    """Whether actions of a turn are drafts until the turn is ended."""


class Info(Struct, frozen=True):
    """What this server offers."""

    protocol: int
    version: str
    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]
    """Names of bots, weakest first."""
    bots_ready: bool
    """Whether a bot process is connected, to this server or to another on its database."""
    characters: tuple[str, ...]
    reactions: tuple[str, ...]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat of a new table is for."""

    kind: Literal["open", "link", "bot"] = "open"
    bot: str = ""
    """Which bot; `club` if left out."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up; who creates it takes `seat`, unless that is None."""

    game: str
    options: dict[str, int | str | bool | None] = {}
    settings: Settings = Settings()
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=10)] = ()
    """Seats left out are open."""
    seat: Annotated[int, Meta(ge=0, le=9)] | None = 0
    character: Character | None = None


class QuickGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A private game against bots that begins at once."""

    game: str
    options: dict[str, int | str | bool | None] = {}
    bot: str = ""
    """Which bot has the other seats; `club` if left out."""
    hints: bool = True
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 600
    character: Character | None = None


class Created(Struct, frozen=True):
    """A new table: its id, which is its link (`/t/ID`), and the invitation to its `link` seats (`/t/ID#KEY`)."""

    id: str
    invitation: str


class TableSummary(Struct, frozen=True):
    """A table as the lobby lists it."""

    id: str
    game: str
    options: dict[str, Any]
    settings: Settings
    status: str
    seats: tuple[SeatInfo, ...]
    created: Millis
    mine: bool
    """Whether the asking person sits at it."""
    turn: bool
    """Whether the game waits for the asking person."""


class Lobby(Struct, frozen=True):
    """Public tables one may join or watch, and all unfinished tables one sits at."""

    tables: tuple[TableSummary, ...]


class GameSummary(Struct, frozen=True):
    """A game that is over, as lists show it."""

    id: str
    game: str
    options: dict[str, Any]
    players: tuple[str, ...]
    seat: Seat | None
    """Where the asking person sat."""
    finished: Millis
    result: Outcome | None
    """None if the game was abandoned."""


class Games(Struct, frozen=True):
    """Finished games, newest first; `next` is the `before` that asks for more."""

    games: tuple[GameSummary, ...]
    next: Millis | None


class SeatStats(Struct, frozen=True):
    """What a seat did in a game."""

    player: str
    actions: int
    seconds: float
    """How long the seat took for all its decisions together."""
    standin: int
    """Actions a bot played for the seat."""
    figures: dict[str, int]
    """What the game counts: tricks, loot, rounds won; cards placed, given, jumps back."""


class GameStats(Struct, frozen=True):
    """A finished game in figures."""

    id: str
    game: str
    seconds: float
    rounds: int
    result: Outcome | None
    seats: tuple[SeatStats, ...]


class Tally(Struct, frozen=True):
    """How often a person played and won one game with so many players."""

    game: str
    players: int
    played: int
    won: int
    points: int
    best: int


class MyStats(Struct, frozen=True):
    """A person's results, game by game."""

    tallies: tuple[Tally, ...]


class ChatLog(Struct, frozen=True):
    """Everything said at a table."""

    lines: tuple[ChatLine, ...]


class Health(Struct, frozen=True):
    """Whether the server works, for whoever watches over it."""

    status: Literal["ok", "stopping"]
    version: str
    bots: int
    """Bot processes connected."""


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """One action of a finished game and what it changed in the view replayed."""

    seat: Seat
    action: str
    events: tuple[AnyEvent, ...] = ()
    set: dict[str, Any] | UnsetType = UNSET
    push: dict[str, list[Any]] | UnsetType = UNSET


class Replay(Struct, frozen=True):
    """A finished game for one viewer: the first view, and every step as a patch of it."""

    game: str
    viewer: Viewer
    players: tuple[str, ...]
    events: tuple[AnyEvent, ...]
    view: AnyView
    steps: tuple[ReplayStep, ...]


class ReplayView(Struct, frozen=True):
    """A finished game at one step, as one viewer saw it."""

    step: int
    steps: int
    view: AnyView
