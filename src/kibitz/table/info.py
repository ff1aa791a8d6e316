"""A table as everyone sees it: everything except the game itself, the same for every viewer."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from kibitz.games.core import Seat

Millis: TypeAlias = Annotated[
    int, Meta(description="milliseconds; moments are counted from 1970 by the server's clock")
]


Status: TypeAlias = Literal["open", "dealing", "running", "over", "abandoned"]
"""`dealing`: the seats are fixed, and the deal waits for commitments, then for contributions."""


DAY = 86_400
"""In seconds. With a day or more for a decision, people come and go: nobody waits at the table for them."""


class ClockSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each decision, and a bank of extra seconds that each seat has for the whole game: its vacation."""

    seconds: Annotated[int, Meta(ge=5, le=30 * DAY)]
    bank: Annotated[int, Meta(ge=0, le=60 * DAY)] = 0


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run, whatever is played at it."""

    public: bool = True
    """Listed in the lobby; a private table can only be reached by its link."""
    spectators: bool = True
    hints: bool = False
    chat: bool = True
    spectator_chat: bool = False
    """Whether spectators may talk, too."""
    clock: ClockSettings | None = None
    rated: bool = False
    """Whether the result changes ratings; `table/rated.py` says what else differs."""
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 600
    """How long a bot takes for an easy card, in milliseconds: less for a forced action, more for a hard choice."""
    club: Annotated[str, Meta(max_length=16)] = ""
    """Whose table it is: then only members see it and sit down; anyone does if empty."""


def by_days(settings: Settings) -> bool:
    """Whether people have days to decide, as in correspondence games."""
    return settings.clock is not None and settings.clock.seconds >= DAY


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat: free for anyone (`open`), for invited people (`link`), for one person (`held`), or taken."""

    kind: Literal["open", "link", "held", "bot", "person"]
    name: str = ""
    character: str = ""
    bot: str = ""
    """Which bot plays, or stands in."""
    here: bool = False
    """Whether the person is connected."""
    away: Millis = 0
    """Since when the person is not."""
    standin: bool = False
    """Whether a bot plays on for an absent person."""
    committed: bool = False
    """Whether the person has committed to a contribution to the seed."""
    contributed: bool = False
    """Whether the person has opened it."""
    guest: bool = False
    """Whether the person sat down without an account."""


class ClockInfo(Struct, frozen=True):
    """The running clocks: what is left in each bank, and until when each seat may decide (None: it needn't)."""

    bank: tuple[Millis, ...]
    until: tuple[Millis | None, ...]


class UndoRequest(Struct, frozen=True):
    """Someone asks to take their last action back; these seats have agreed."""

    seat: Seat
    agreed: tuple[Seat, ...]


class ChatLine(Struct, frozen=True, array_like=True):
    """Something said at the table: by which seat, when, and a text or one of the reactions.

    A spectator has no seat and is named instead.
    """

    seat: Seat | None
    at: Millis
    text: str
    reaction: str = ""
    name: str = ""


class TableInfo(Struct, frozen=True):
    """Everything about a table except the game itself; the same for every viewer."""

    id: str
    game: str
    options: dict[str, Any]
    settings: Settings
    status: Status
    host: Seat | None
    """Who may arrange seats before the start."""
    seats: tuple[SeatInfo, ...]
    commitment: str
    """SHA-256 of the server's part of the seed, published before anyone committed to theirs."""
    commitments: tuple[str | None, ...] | None
    """What each seat committed to (null: nothing), published at once when that is fixed; null until then."""
    clock: ClockInfo | None
    undo: UndoRequest | None
    free_undo: tuple[Seat, ...]
    """Who may take their last action back without asking."""
    abandon: tuple[Seat, ...]
    """Who has voted to abandon the game."""
    abandon_since: Millis | None
    """Since when there has been such a vote."""
    nudges: tuple[Seat, ...]
    """Who wants those reminded that the game waits for."""
    waiting: bool
    """It's a bot's turn, and no bot process is connected."""
    watchers: int
    chat: tuple[ChatLine, ...]
    """The last lines of chat."""
    rematch: str | None
    """The table where the same people play again."""
    hints: tuple[int, ...]
    """For how many decisions each seat took advice: shown when the game is over, and empty if nobody did."""
    created: Millis
