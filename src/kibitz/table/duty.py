"""What a table needs without a request: bots to act, stand-ins for absent people, actions when a clock runs out."""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct

from kibitz.games.core import FORCED_SHARE, SPECTATOR, Seat
from kibitz.table import log
from kibitz.table.info import ClockInfo, Millis, Settings
from kibitz.table.table import Seated, Table, drafted
from kibitz.table.undo import humans


class Clocked(Seated, Protocol):
    """Anything that has a table's seats and clocks."""

    @property
    def settings(self) -> Settings:
        """How the table is run."""

    @property
    def bank(self) -> tuple[Millis, ...]:
        """What each seat has left in its bank."""

    @property
    def since(self) -> tuple[Millis | None, ...]:
        """When each seat's running decision began."""


class Wanted(Struct, frozen=True):
    """A bot is to act for a seat, from this moment on."""

    seat: Seat
    why: Literal["bot", "standin", "clock"]
    at: Millis


def until(table: Clocked, seat: Seat) -> Millis | None:
    """When a person's decision must be made; None without a clock, or where nobody is waited for."""
    clock, chair = table.settings.clock, table.chairs[seat]
    if clock is None or not table.since or chair.kind != "person" or chair.standin:
        return None
    began = table.since[seat]
    return None if began is None else began + clock.seconds * 1000 + table.bank[seat]


def clock_info(table: Clocked) -> ClockInfo | None:
    """The clocks as everyone sees them."""
    if table.settings.clock is None or not table.bank:
        return None
    return ClockInfo(table.bank, tuple(until(table, seat) for seat in range(len(table.chairs))))


def absent(table: Table, now: Millis, grace: Millis) -> tuple[log.StoodIn, ...]:
    """Stand-ins for people who have been away for longer than the grace time."""
    if table.status != "running":
        return ()
    return tuple(
        log.StoodIn(seat, on=True)
        for seat, chair in enumerate(table.chairs)
        if chair.kind == "person" and not chair.standin and chair.away is not None and chair.away + grace <= now
    )


def returned(table: Table) -> tuple[log.StoodIn, ...]:
    """People who are here again take their seats back."""
    return tuple(
        log.StoodIn(seat, on=False) for seat, chair in enumerate(table.chairs) if chair.standin and chair.away is None
    )


def wanted(table: Table) -> tuple[Wanted, ...]:
    """The seats for which a bot acts, and when."""
    if table.status != "running":
        return ()
    found: list[Wanted] = []
    for seat in table.game.to_act(table.state):
        chair = table.chairs[seat]
        if chair.kind == "bot":
            found.append(Wanted(seat, "bot", table.moved + _pace(table, seat)))
        elif chair.standin:
            found.append(Wanted(seat, "standin", table.moved + _pace(table, seat)))
        elif (limit := until(table, seat)) is not None:
            found.append(Wanted(seat, "clock", limit))
    return tuple(found)


def _pace(table: Table, seat: Seat) -> Millis:
    """How long a bot takes over a decision; it depends on nothing that a spectator doesn't see."""
    return round(table.settings.pace * _share(table, seat)) if table.settings.pace else 0


def seen_forced(table: Table, seat: Seat) -> bool:
    """Whether everyone can see that a seat has no choice, so that deciding at once tells nothing."""
    return _share(table, seat) <= FORCED_SHARE


def _share(table: Table, seat: Seat) -> float:
    return table.game.pace_share(table.game.view(table.state, SPECTATOR), seat)


def stop_due(table: Table, patience: Millis) -> Millis | None:
    """When a vote to abandon the game succeeds if nobody is against it; None without one by anyone who is here.

    It needs everyone who plays. Whoever says nothing for this long, or has a bot standing in, no longer counts, so
    that nobody can be held at the table by silence.
    """
    if table.stop_asked is None or not any(table.chairs[seat].away is None for seat in table.votes):
        return None
    return table.stop_asked + (patience if {*humans(table)} - {*table.votes} else 0)


def stuck_draft(table: Table, seat: Seat) -> log.TookBack | None:
    """Take back a draft that loses, before a bot plays on for the player."""
    if table.draft and seat in table.game.to_act(table.state) and not table.game.to_act(drafted(table)):
        return log.TookBack(seat, len(table.draft))
    return None


def someone(table: Table) -> bool:
    """Whether any of the people who play are here."""
    return any(chair.kind == "person" and chair.away is None for chair in table.chairs)


def next_absence(table: Table, grace: Millis) -> Millis | None:
    """When the next absent person's grace time ends."""
    if table.status != "running":
        return None
    moments = [
        chair.away + grace
        for chair in table.chairs
        if chair.kind == "person" and not chair.standin and chair.away is not None
    ]
    return min(moments, default=None)
