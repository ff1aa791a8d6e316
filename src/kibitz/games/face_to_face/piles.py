"""The piles and what may be placed on them (F2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from kibitz.games.core import Refusal

Card: TypeAlias = Annotated[int, Meta(ge=2, le=59)]
Hand: TypeAlias = tuple[Card, ...]

NUMBER_CARDS = range(2, 60)
HAND_SIZE = 6
JUMP = 10


class Pile(StrEnum):
    """Where a player may place: two own piles, and the opponent's two."""

    UP = "up"
    DOWN = "down"
    OPP_UP = "opp-up"
    OPP_DOWN = "opp-down"


GIFTS = (Pile.OPP_UP, Pile.OPP_DOWN)

FITS: Mapping[Pile, Callable[[Card, int], bool]] = {
    Pile.UP: lambda card, top: card > top or card == top - JUMP,
    Pile.DOWN: lambda card, top: card < top or card == top + JUMP,
    Pile.OPP_UP: lambda card, top: card < top,
    Pile.OPP_DOWN: lambda card, top: card > top,
}
"""An own pile goes on in its direction, or back by exactly ten; a gift improves the opponent's pile (F2.1–F2.3)."""


def jumps(pile: Pile, card: Card, on: int) -> bool:
    """Whether a card on one's own pile goes back by exactly ten (F2.2)."""
    return (pile is Pile.UP and card == on - JUMP) or (pile is Pile.DOWN and card == on + JUMP)


class Tops(Struct, frozen=True):
    """The top cards of one player's piles."""

    up: int = 1
    down: int = 60


def tops_by_pile(own: Tops, opponent: Tops) -> dict[Pile, int]:
    """The top card of each pile, as the player at turn names them."""
    return {Pile.UP: own.up, Pile.DOWN: own.down, Pile.OPP_UP: opponent.up, Pile.OPP_DOWN: opponent.down}


def place_refusal(pile: Pile, card: Card, on: int) -> Refusal | None:
    """Why a card does not go on a pile; a jump is named only where there is a card for it."""
    if FITS[pile](card, on):
        return None
    match pile:
        case Pile.UP if on - JUMP in NUMBER_CARDS:
            return Refusal("not-higher", "F2.1", {"top": on, "jump": on - JUMP})
        case Pile.UP:
            return Refusal("only-higher", "F2.1", {"top": on})
        case Pile.DOWN if on + JUMP in NUMBER_CARDS:
            return Refusal("not-lower", "F2.1", {"top": on, "jump": on + JUMP})
        case Pile.DOWN:
            return Refusal("only-lower", "F2.1", {"top": on})
        case _:
            return Refusal("does-not-improve", "F2.3", {"top": on, "pile": pile})


def placed_on(pile: Pile, card: Card, own: Tops, opponent: Tops) -> tuple[Tops, Tops]:
    """The tops of both players after a card is placed."""
    match pile:
        case Pile.UP:
            return Tops(card, own.down), opponent
        case Pile.DOWN:
            return Tops(own.up, card), opponent
        case Pile.OPP_UP:
            return own, Tops(card, opponent.down)
        case Pile.OPP_DOWN:
            return own, Tops(opponent.up, card)


def placements(hand: Hand, own: Tops, opponent: Tops, *, gave: bool) -> Iterator[tuple[Pile, Card]]:
    """All single cards that may be placed now (F2.1–F2.3)."""
    for pile, top in tops_by_pile(own, opponent).items():
        if gave and pile in GIFTS:
            continue
        fits = FITS[pile]
        for card in hand:
            if fits(card, top):
                yield pile, card


def can_place(count: int, hand: Hand, own: Tops, opponent: Tops, *, gave: bool) -> bool:
    """Whether some sequence of this many cards can be placed (F4.2)."""
    if count <= 0:
        return True
    for pile, card in placements(hand, own, opponent, gave=gave):
        if count == 1:
            return True
        rest = tuple(other for other in hand if other != card)
        tops = placed_on(pile, card, own, opponent)
        if can_place(count - 1, rest, *tops, gave=gave or pile in GIFTS):
            return True
    return False
