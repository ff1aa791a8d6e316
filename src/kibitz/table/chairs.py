"""The seats of a table, and who is in them."""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct

from kibitz.games.core import Seat
from kibitz.table.info import Millis

GONE = "~"
"""The prefix of a deleted person's id, which nobody has and which leads to nobody."""


class Chair(Struct, frozen=True):
    """A seat and who is in it."""

    kind: Literal["open", "link", "held", "bot", "person"]
    person: str = ""
    name: str = ""
    character: str = ""
    bot: str = ""
    commitment: str = ""
    contribution: str = ""
    free: Literal["open", "link"] = "open"
    """What the seat becomes when its person leaves."""
    standin: bool = False
    away: Millis | None = 0
    """Since when the person has been away; None while they're connected."""
    guest: bool = False
    """Whether the person sat down without an account."""


class Seated(Protocol):
    """Anything that has the seats of a table."""

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """The seats."""


def commitments(chairs: tuple[Chair, ...]) -> tuple[str | None, ...]:
    """What everyone committed to; null for those who sent nothing."""
    return tuple(chair.commitment or None for chair in chairs)


def seat_of(table: Seated, person: str) -> Seat | None:
    """Where a person sits."""
    for seat, chair in enumerate(table.chairs):
        if chair.person == person and chair.kind == "person":
            return seat
    return None


def with_chair(chairs: tuple[Chair, ...], seat: Seat | None, chair: Chair) -> tuple[Chair, ...]:
    """The seats with one changed."""
    if seat is None:
        return chairs
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def freed(chairs: tuple[Chair, ...], seat: Seat | None) -> tuple[Chair, ...]:
    """The seats after a person has left one."""
    return chairs if seat is None else with_chair(chairs, seat, Chair(chairs[seat].free))
