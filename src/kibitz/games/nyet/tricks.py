"""Tricks: following, supertrumps, who takes the trick, loot (N6, N7)."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from msgspec import Struct

from kibitz.games.core import Refusal, Seat
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.cards import Card, Colour, Hand, colour, is_one, value
from kibitz.games.nyet.editions import NONE, SupertrumpFollows
from kibitz.games.nyet.teams import Team, opponents

Suit: TypeAlias = str
"""What a led card asks for: a colour, or the supertrumps where there is no trump for them to belong to."""

SUPERTRUMPS: Suit = "super"


class Trick(Struct, frozen=True):
    """A complete trick: the cards in the order played, clockwise from the leader, and the 1s that became loot."""

    leader: Seat
    cards: Hand
    taker: Seat
    loot: Hand


def is_supertrump(card: Card, terms: Terms) -> bool:
    """The 1s of the supertrump colour (N6.3)."""
    return card[0] == terms.supertrump and card[1:] == "1"


def suit_asked(led: Card, terms: Terms) -> Suit:
    """What must be followed: a supertrump asks for trump, any other card for its colour (N6.1, N6.3)."""
    if is_supertrump(led, terms):
        return SUPERTRUMPS if terms.trump == NONE else terms.trump
    return colour(led)


def follows(card: Card, suit: Suit, terms: Terms, rule: SupertrumpFollows) -> bool:
    """Whether a card is of the suit asked for; a supertrump is of the trump's, in some editions of its own as well."""
    if not is_supertrump(card, terms):
        return colour(card) == suit
    if suit in (terms.trump, SUPERTRUMPS):
        return True
    return rule is SupertrumpFollows.TRUMP_AND_COLOUR and colour(card) == suit


def playable(hand: Hand, trick: Hand, terms: Terms, rule: SupertrumpFollows) -> Hand:
    """The cards that may be played: those that follow, or all if none does (N6.1, N6.2)."""
    if not trick:
        return hand
    suit, supertrump = suit_asked(trick[0], terms), f"{terms.supertrump}1"
    joins = follows(supertrump, suit, terms, rule)
    return tuple([card for card in hand if (joins if card == supertrump else card[0] == suit)]) or hand


@cache
def not_following(printed: Colour, suit: Suit) -> Refusal:
    """Why a card that is not of the suit asked for may not be played by someone who can follow (N6.1, N6.3)."""
    if printed == suit:
        return Refusal("supertrump-elsewhere", "N6.3", {"suit": suit})
    return Refusal("must-follow", "N6.1", {"suit": suit})


def strength(card: Card, led: Card, terms: Terms) -> tuple[int, int]:
    """What a card is worth in a trick: supertrump, trump, colour led, then value (N6.4)."""
    if is_supertrump(card, terms):
        return 3, 0
    if colour(card) == terms.trump:
        return 2, value(card)
    if colour(card) == colour(led):
        return 1, value(card)
    return 0, 0


def best_card(trick: Hand, terms: Terms) -> int:
    """Which card of a trick takes it as it lies; of equal cards the one played last (N6.4)."""
    best, most = 0, (-1, 0)
    for i, card in enumerate(trick):
        worth = strength(card, trick[0], terms)
        if worth >= most:
            best, most = i, worth
    return best


def complete(leader: Seat, cards: Hand, team: Team, terms: Terms) -> Trick:
    """A full trick with its taker, and as loot the 1s that the taker's opponents played (N6.4, N7)."""
    players = len(cards)
    taker = (leader + best_card(cards, terms)) % players
    loot = tuple(
        card for i, card in enumerate(cards) if is_one(card) and opponents(team, taker, (leader + i) % players)
    )
    return Trick(leader, cards, taker, loot)
