"""What the server tells about a finished game: its replay and its figures."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from kibitz.engines.feed import AnyView
from kibitz.games.core import Outcome, Seat, Viewer
from kibitz.server.messages import AnyEvent
from kibitz.table.info import Millis, SeatInfo


class SeatStats(Struct, frozen=True):
    """What a seat did in a game."""

    player: str
    actions: int
    seconds: float
    """Total time the seat took for its decisions."""
    standin: int
    """Actions a bot played for the seat."""
    figures: dict[str, int]
    """Counts that depend on the game: tricks, loot, rounds won; cards placed, given, jumps back."""


class GameStats(Struct, frozen=True):
    """A finished game in figures."""

    id: str
    game: str
    seconds: float
    rounds: int
    result: Outcome | None
    seats: tuple[SeatStats, ...]


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
    seats: tuple[SeatInfo, ...] = ()
    """Who sat where."""
    finished: Millis | None = None
    result: Outcome | None = None
    """None if the game was abandoned."""
    mine: Seat | None = None
    """Where the asking person sat."""


class ReplayView(Struct, frozen=True):
    """A finished game at one step, as one viewer saw it."""

    step: int
    steps: int
    view: AnyView


class Tally(Struct, frozen=True):
    """How often a person played and won one game with this number of players."""

    game: str
    players: int
    played: int
    won: int
    points: int
    best: int
