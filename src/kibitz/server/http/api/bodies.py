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
    """The body of every HTTP answer of 400 and above: a code, and the parameters of its message."""

    code: str
    params: dict[str, str | int] = {}


class Me(Struct, frozen=True):
    """Who the client is."""

    id: str
    name: str
    guest: bool
    """Whether a cookie is all they have: no passkey, no recovery code, no address."""


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """The name to take; if left out, the server picks one."""

    name: Name | None = None
    exact: bool = False
    """Refuse a name that looks like another's (`name-taken`), instead of adding a number to it."""


class SessionInfo(Struct, frozen=True):
    """A browser that is signed in as me."""

    id: str
    device: str
    """Browser and system, such as `Firefox, Linux`; empty if unknown."""
    created: Millis
    used: Millis
    """When it was last used, give or take half a minute."""
    current: bool
    """Whether it is the one that asks."""


class MySessions(Struct, frozen=True):
    """Where I'm signed in, last used first."""

    sessions: tuple[SessionInfo, ...]


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Sign out of this browser, or of all."""

    everywhere: bool = False


class GameLength(Struct, frozen=True, omit_defaults=True):
    """How many minutes a game takes with this number of players, and the options for a shorter, fair one."""

    players: int
    minutes: int
    """0 if unknown."""
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
    """Whether the actions of a turn are drafts until the player ends it."""
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
    vote: Millis
    """How long people have to answer when someone wants to abandon a game."""
    characters: tuple[str, ...]
    reactions: tuple[str, ...]
    reviews: bool
    """Whether finished games are reviewed here."""
    restart: Millis | None
    """When the server will restart, if that was announced."""


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
    """A record was accepted. Anyone who knows its id can look at the game (`/review/ID`)."""

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
    """Public tables to join or watch, and all unfinished tables the asking person sits at."""

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
    """Whether the server works, for monitoring."""

    status: Literal["ok", "stopping", "not-keeping"]
    """`not-keeping`: the disk is full or the database is gone, so nothing anyone does is kept. Sent with status 503."""
    version: str
    bots: int
    """Bot processes connected."""
