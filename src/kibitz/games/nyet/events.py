"""What happens, one event after another, and how much of it each viewer may see."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from kibitz.games.core import OPEN, Outcome, Seat, Viewer
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.cards import Card, Hand
from kibitz.games.nyet.editions import Box, Line
from kibitz.games.nyet.scoring import RoundScore
from kibitz.games.nyet.teams import Team


class Dealt(Struct, frozen=True, tag_field="type", tag="dealt"):
    """A round began; None hides a hand, and the cards set aside with two players."""

    round: int
    dealer: Seat
    hands: tuple[Hand | None, ...]
    aside: Hand | None


class Covered(Struct, frozen=True, tag_field="type", tag="covered"):
    """A box was covered."""

    seat: Seat
    line: Line
    box: Box


class Settled(Struct, frozen=True, tag_field="type", tag="settled"):
    """Every line shows one open box."""

    terms: Terms


class Teamed(Struct, frozen=True, tag_field="type", tag="teamed"):
    """The first player's team stands."""

    team: Team


class BonusGiven(Struct, frozen=True, tag_field="type", tag="bonus-given"):
    """A seat holds the bonus card."""

    seat: Seat


class GaveUp(Struct, frozen=True, tag_field="type", tag="gave-up"):
    """A seat chose a card to give up or to pass; only it knows which."""

    seat: Seat
    card: Card | None


class Passed(Struct, frozen=True, tag_field="type", tag="passed"):
    """A card moved from one seat to another; both know it."""

    giver: Seat
    receiver: Seat
    card: Card | None


class Played(Struct, frozen=True, tag_field="type", tag="played"):
    """A card was played to the trick."""

    seat: Seat
    card: Card


class TrickTaken(Struct, frozen=True, tag_field="type", tag="trick-taken"):
    """A trick went to a seat, with this loot."""

    seat: Seat
    loot: Hand


class RoundScored(Struct, frozen=True, tag_field="type", tag="round-scored"):
    """A round was written down."""

    score: RoundScore


class GameOver(Struct, frozen=True, tag_field="type", tag="game-over"):
    """The game ended."""

    outcome: Outcome


Event: TypeAlias = (
    Dealt | Covered | Settled | Teamed | BonusGiven | GaveUp | Passed | Played | TrickTaken | RoundScored | GameOver
)


def redact(event: Event, viewer: Viewer) -> Event:
    """An event as a viewer may see it: own cards, and those that passed through the viewer's hands."""
    if viewer == OPEN:
        return event
    match event:
        case Dealt(hands=hands):
            seen = tuple(hand if seat == viewer else None for seat, hand in enumerate(hands))
            return replace(event, hands=seen, aside=None)
        case GaveUp(seat=seat) if seat != viewer:
            return replace(event, card=None)
        case Passed(giver=giver, receiver=receiver) if viewer not in (giver, receiver):
            return replace(event, card=None)
        case _:
            return event


def reveals(event: Event, seat: Seat) -> bool:
    """Whether the event revealed a hidden card to someone, other than one that this seat showed itself."""
    match event:
        case Dealt() | Passed():
            return True
        case Played(seat=player):
            return player != seat
        case _:
            return False
