"""Bodies of HTTP requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from kibitz.games.core import OptionSpec, Outcome, Seat
from kibitz.server.finished.results import Tally
from kibitz.server.reviews.progress import EffortName
from kibitz.table.info import ChatLine, Millis, SeatInfo, Settings

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


class GameLength(Struct, frozen=True, omit_defaults=True):
    """How many minutes a game takes with this number of players, and the options for a shorter, fair one."""

    players: int
    minutes: int
    """0 if nobody can say."""
    short: dict[str, int] = {}
    short_minutes: int = 0


class GameInfo(Struct, frozen=True):
    """A game that can be played and its options, in the order to offer them."""

    name: str
    rules_version: int
    options: tuple[OptionSpec, ...]
    seats: int
    """How many play, unless the option whose role is `players` says otherwise."""
    rearranging: bool
    """Whether actions of a turn are drafts until the turn is ended."""
    lengths: tuple[GameLength, ...]
    """One for each number of players."""


class Info(Struct, frozen=True):
    """What this server offers."""

    protocol: int
    version: str
    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]
    """Names of bots, weakest first."""
    bots_ready: bool
    """Whether a bot process is connected, to this server or to another on its database."""
    grace: Millis
    """How long a seat waits for a person who is away before a bot plays on."""
    characters: tuple[str, ...]
    reactions: tuple[str, ...]
    reviews: bool
    """Whether finished games are reviewed here."""


class Created(Struct, frozen=True):
    """A new table: its id, which is its link (`/t/ID`), and the invitation to its `link` seats (`/t/ID#KEY`)."""

    id: str
    invitation: str


class ReviewWish(Struct, frozen=True, forbid_unknown_fields=True):
    """How thoroughly to review a game."""

    effort: EffortName = "usual"


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record from elsewhere, as the text of its file."""

    text: Annotated[str, Meta(max_length=60_000)]


class Uploaded(Struct, frozen=True):
    """A record was taken in: its id, by which whoever knows it can look at the game (`/review/ID`)."""

    id: str


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
