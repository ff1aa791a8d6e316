"""Dealing unseen cards to hidden places that cannot hold every card, so that each fitting deal is equally likely."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import comb, factorial, prod
from typing import TypeAlias

from msgspec import Struct

from kibitz.games.nyet.cards import Card
from kibitz.games.weighted import weighted


class CardPlace(Struct, frozen=True):
    """Somewhere unseen cards lie: how many, and which cannot be among them."""

    size: int
    banned: frozenset[Card] = frozenset()


FitKind: TypeAlias = tuple[bool, ...]
"""Which places a card may lie in: cards of one kind are interchangeable."""

Counts: TypeAlias = tuple[tuple[FitKind, int], ...]
"""How many cards of each kind are left to deal, by the places still to be filled."""


class Deals:
    """All deals of some cards to some places: how many there are, and one drawn from them.

    Places that bar the same cards are filled as one, the narrowest first. Once a place is full, cards that only it told
    apart are of one kind; that keeps the counting short.
    """

    def __init__(self, cards: Sequence[Card], places: Sequence[CardPlace]) -> None:
        self._places = places
        bars = {place: frozenset(card for card in cards if card in place.banned) for place in places}
        groups: dict[frozenset[Card], list[int]] = {}
        for at, place in enumerate(places):
            groups.setdefault(bars[place], []).append(at)
        self._bars = sorted(groups, key=lambda barred: sum(card in barred for card in cards), reverse=True)
        self._groups = [groups[barred] for barred in self._bars]
        self._sizes = [sum(places[at].size for at in group) for group in self._groups]
        self._cards = cards
        self._memo: dict[tuple[Counts, Counts], int] = {}

    @property
    def number(self) -> int:
        """How many deals there are, all cards counting as different."""
        to_groups = self._ways(_counted((self._kind(card), 1) for card in self._cards))
        return to_groups * prod(_splits([self._places[at].size for at in group]) for group in self._groups)

    def draw(self, rng: random.Random) -> list[list[Card]]:
        """The cards in each place in a random deal, each equally likely; there must be one."""
        left = rng.sample(self._cards, len(self._cards))
        dealt: list[list[Card]] = [[] for _ in self._places]
        for step, group in enumerate(self._groups):
            piles: dict[FitKind, list[Card]] = {}
            for card in left:
                piles.setdefault(self._kind(card)[step:], []).append(card)
            taken = self._fill(piles, self._sizes[step], rng)
            left = [card for pile in piles.values() for card in pile]
            rng.shuffle(left)
            rng.shuffle(taken)
            for at in group:
                dealt[at] = [taken.pop() for _ in range(self._places[at].size)]
        return dealt

    def _fill(self, piles: dict[FitKind, list[Card]], size: int, rng: random.Random) -> list[Card]:
        """The cards that fill the next place, taken off the piles of each kind."""
        taken: list[Card] = []
        rest: Counts = ()
        pending = _counted((kind, len(pile)) for kind, pile in piles.items())
        while pending:
            number, rest = weighted(list(self._choices(rest, pending, size - len(taken))), rng)
            pile = piles[pending[0][0]]
            taken += [pile.pop() for _ in range(number)]
            pending = pending[1:]
        return taken

    def _kind(self, card: Card) -> FitKind:
        return tuple(card not in barred for barred in self._bars)

    def _ways(self, counts: Counts) -> int:
        """In how many ways cards of these kinds fill the remaining groups of places."""
        if not counts:
            return 1
        sizes = self._sizes[-len(counts[0][0]) :]
        if sum(count for _, count in counts) != sum(sizes):
            return 0
        if all(all(kind) for kind, _ in counts):
            return _splits(sizes)
        return self._ways_on((), counts, sizes[0])

    def _ways_on(self, rest: Counts, pending: Counts, need: int) -> int:
        """In how many ways the deal goes on when the next place still needs cards of the pending kinds."""
        if not pending:
            return 0 if need else self._ways(rest)
        key = (rest, pending)
        if key not in self._memo:
            self._memo[key] = sum(weight for _, weight in self._choices(rest, pending, need))
        return self._memo[key]

    def _choices(self, rest: Counts, pending: Counts, need: int) -> Iterator[tuple[tuple[int, Counts], int]]:
        """How many cards of the first pending kind the next place takes, what is then left, and in how many ways."""
        (kind, count), later = pending[0], pending[1:]
        for number in range(min(count, need) + 1 if kind[0] else 1):
            if number < count and not any(kind[1:]):
                continue
            left = _counted((*rest, (kind[1:], count - number))) if number < count else rest
            weight = comb(count, number) * self._ways_on(left, later, need - number)
            if weight:
                yield (number, left), weight


def _splits(sizes: Sequence[int]) -> int:
    """In how many ways different cards split into parts of these sizes."""
    return factorial(sum(sizes)) // prod(map(factorial, sizes))


@lru_cache(maxsize=4)
def all_deals(cards: tuple[Card, ...], places: tuple[CardPlace, ...]) -> Deals:
    """All deals of some cards to some places; cached, because a search samples many times from one view."""
    return Deals(cards, places)


def _counted(kinds: Iterable[tuple[FitKind, int]]) -> Counts:
    """Numbers of cards by kind, in a fixed order."""
    sums: dict[FitKind, int] = {}
    for kind, count in kinds:
        sums[kind] = sums.get(kind, 0) + count
    return tuple(sorted(sums.items()))
