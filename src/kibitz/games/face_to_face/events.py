"""What happens, one event after another, and how much of it each viewer may see."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from kibitz.games.core import OPEN, Outcome, Seat, Viewer
from kibitz.games.face_to_face.piles import Card, Hand, Pile


class Dealt(Struct, frozen=True, tag_field="type", tag="dealt"):
    """Both players took their first hand; None hides one."""

    starter: Seat
    hands: tuple[Hand | None, ...]


class Placed(Struct, frozen=True, tag_field="type", tag="placed"):
    """A card was placed."""

    seat: Seat
    pile: Pile
    card: Card


class Drew(Struct, frozen=True, tag_field="type", tag="drew"):
    """A turn ended and its player drew; only that player knows the cards."""

    seat: Seat
    count: int
    cards: Hand | None


class Won(Struct, frozen=True, tag_field="type", tag="won"):
    """A player placed their last card."""

    seat: Seat


class Stuck(Struct, frozen=True, tag_field="type", tag="stuck"):
    """A player could not place the cards the turn asked for, and lost."""

    seat: Seat


class GameOver(Struct, frozen=True, tag_field="type", tag="game-over"):
    """The game ended."""

    outcome: Outcome


Event: TypeAlias = Dealt | Placed | Drew | Won | Stuck | GameOver


def redact(event: Event, viewer: Viewer) -> Event:
    """An event as a viewer may see it: own cards only."""
    match event:
        case Dealt(hands=hands) if viewer != OPEN:
            return replace(event, hands=tuple(hand if seat == viewer else None for seat, hand in enumerate(hands)))
        case Drew(seat=seat) if viewer not in (OPEN, seat):
            return replace(event, cards=None)
        case _:
            return event


def reveals(event: Event, seat: Seat) -> bool:
    """Whether the event revealed a hidden card to someone, other than one that this seat showed itself."""
    match event:
        case Dealt() | Drew():
            return True
        case Placed(seat=player):
            return player != seat
        case _:
            return False
