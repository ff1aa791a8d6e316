"""The cards. A card is its notation: colour letter and value, `R5`."""

from __future__ import annotations

from collections.abc import Iterable
from sys import intern
from typing import Annotated, TypeAlias

from msgspec import Meta

Card: TypeAlias = Annotated[str, Meta(pattern="^[BRYG][1-9][0-9]?$", description="colour letter and value")]
Hand: TypeAlias = tuple[Card, ...]
Colour: TypeAlias = str

COLOURS: tuple[Colour, ...] = ("B", "R", "Y", "G")


def colour(card: Card) -> Colour:
    """The printed colour."""
    return card[0]


def value(card: Card) -> int:
    """The printed value."""
    return int(card[1:])


def is_one(card: Card) -> bool:
    """Whether a card is a 1: loot when it is captured, and perhaps a supertrump."""
    return card[1:] == "1"


def deck(copies: dict[int, int]) -> tuple[Card, ...]:
    """All cards, colour by colour and ascending; `copies` gives the number of each value per colour."""
    return tuple(intern(f"{c}{v}") for c in COLOURS for v in sorted(copies) for _ in range(copies[v]))


def in_order(cards: Iterable[Card]) -> Hand:
    """Cards as they are held: by colour, ascending."""
    return tuple(sorted(cards, key=_place))


def without(hand: Hand, card: Card) -> Hand:
    """A hand after one card has left it."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _place(card: Card) -> tuple[int, int]:
    return COLOURS.index(card[0]), int(card[1:])
