"""Card values and odds for the greedy bot, from what its seat has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from kibitz.engines.nyet.value import CARD_VALUES
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.cards import Card, Hand, colour, is_one, value
from kibitz.games.nyet.editions import Box, ruleset
from kibitz.games.nyet.tricks import best_card, follows, is_supertrump, strength, suit_asked
from kibitz.games.nyet.view import View

Strength: TypeAlias = tuple[int, int]

TOP = 13
"""The highest rank of a full deck: with three players, too, cards are valued as if it were all there."""


def card_value(card: Card, trump: Box, supertrump: Box) -> float:
    """A card's expected tricks before play, minus the loot it may become."""
    own = colour(card)
    if is_one(card):
        return CARD_VALUES["supertrump" if own == supertrump else "trump_one" if own == trump else "plain_one"]
    height = value(card) / TOP
    if own == trump:
        return float(CARD_VALUES["trump_base"] + CARD_VALUES["trump_top"] * height ** CARD_VALUES["trump_power"])
    return float(CARD_VALUES["plain_top"] * height ** CARD_VALUES["plain_power"])


def hand_value(hand: Hand, trump: Box, supertrump: Box) -> float:
    """A hand's expected tricks."""
    trumps = sum(colour(card) == trump or (is_one(card) and colour(card) == supertrump) for card in hand)
    beyond = max(0, trumps - CARD_VALUES["short_trumps"])
    return sum(card_value(card, trump, supertrump) for card in hand) + CARD_VALUES["long_trump"] * float(beyond**1.5)


class Unseen:
    """The cards a seat hasn't seen this round."""

    def __init__(self, view: View, hand: Hand) -> None:
        left = Counter(ruleset(view.options).deck)
        left.subtract(hand)
        for trick in view.tricks:
            left.subtract(trick.cards)
        left.subtract(view.trick)
        if view.given_sizes and view.terms and view.terms.discard != "left":
            mine = view.given[view.viewer] if isinstance(view.viewer, int) else None
            left.subtract(mine or ())
        self.cards = list(left.elements())
        self.count = max(1, len(self.cards))
        self._strengths: dict[Card, tuple[list[Strength], list[Strength]]] = {}
        self.rule = view.options.supertrump_follows

    def higher(self, card: Card, terms: Terms) -> int:
        """The number of unseen cards of its suit that beat a card."""
        own = strength(card, card, terms)
        return sum(strength(other, card, terms) > own for other in self.cards if self._same(other, card, terms))

    def trumps(self, terms: Terms) -> int:
        """The number of unseen trumps."""
        return sum(colour(card) == terms.trump or is_supertrump(card, terms) for card in self.cards)

    def potential(self, card: Card, terms: Terms) -> float:
        """The tricks a card may still take, minus the loot it may become."""
        if is_supertrump(card, terms):
            return CARD_VALUES["supertrump"]
        above = self.higher(card, terms)
        if colour(card) == terms.trump:
            chance = 0.3 + 0.6 * 0.75**above
        else:
            chance = (0.85 if not self.trumps(terms) else 0.6) * 0.5**above
        return chance + CARD_VALUES["plain_one"] if is_one(card) else chance

    def strengths(self, led: Card, terms: Terms) -> tuple[list[Strength], list[Strength]]:
        """The strengths of the unseen cards in a trick: those that follow the card led, and the others."""
        if led not in self._strengths:
            suit = suit_asked(led, terms)
            found: tuple[list[Strength], list[Strength]] = ([], [])
            for card in self.cards:
                found[not follows(card, suit, terms, self.rule)].append(strength(card, led, terms))
            self._strengths[led] = found
        return self._strengths[led]

    def _same(self, other: Card, card: Card, terms: Terms) -> bool:
        if colour(card) == terms.trump:
            return colour(other) == terms.trump or is_supertrump(other, terms)
        return colour(other) == colour(card) and not is_supertrump(other, terms)


def takes(unseen: Unseen, trick: Hand, terms: Terms, hand_sizes: Sequence[int]) -> float:
    """The probability that one of some hidden hands, yet to play, beats the best card of a trick."""
    if not hand_sizes:
        return 0.0
    led = trick[0]
    to_beat = strength(trick[best_card(trick, terms)], led, terms)
    follow, others = unseen.strengths(led, terms)
    over = sum(found >= to_beat for found in follow)
    ruffs = sum(found >= to_beat for found in others)
    chance = 1.0
    for size in hand_sizes:
        void = (1 - len(follow) / unseen.count) ** size
        none_over = (1 - over / unseen.count) ** size
        none_ruffs = (1 - ruffs / unseen.count) ** size
        chance *= 1 - ((1 - none_over) + void * (1 - none_ruffs) * 0.9) * 0.85
    return 1 - max(0.0, chance)
