"""Dealing unseen cards to hidden places that cannot hold every card, so that each fitting deal is equally likely."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from math import comb, factorial, prod
from typing import TypeAlias

from msgspec import Struct

from kibitz.games.nyet.cards import Card
from kibitz.games.weighted import weighted


class Place(Struct, frozen=True):
    """Somewhere unseen cards lie: how many, and which cannot be among them."""

    size: int
    banned: frozenset[Card] = frozenset()


Kind: TypeAlias = tuple[bool, ...]
"""Which places a card may lie in: cards of one kind are interchangeable."""

Counts: TypeAlias = tuple[tuple[Kind, int], ...]
"""How many cards of each kind are left to deal, by the places still to be filled."""


class Deals:
    """All deals of some cards to some places: how many there are, and one drawn from them.

    Places that bar the same cards are filled as one, the narrowest first. Once a place is full, cards that only it told
    apart are of one kind; that keeps the counting short.
    """

    def __init__(self, cards: Sequence[Card], places: Sequence[Place]) -> None:
        self._places = places
        bars = {place: frozenset(card for card in cards if card in place.banned) for place in places}
        groups: dict[frozenset[Card], list[int]] = {}
        for at, place in enumerate(places):
            groups.setdefault(bars[place], []).append(at)
        self._bars = sorted(groups, key=lambda barred: sum(card in barred for card in cards), reverse=True)
        self._groups = [groups[barred] for barred in self._bars]
        self._sizes = [sum(places[at].size for at in group) for group in self._groups]
        self._cards = cards
        self._memo: dict[Counts, int] = {}

    @property
    def number(self) -> int:
        """How many deals there are, all cards counting as different."""
        return self._ways(_counted((self._kind(card), 1) for card in self._cards))

    def draw(self, rng: random.Random) -> list[list[Card]]:
        """What lies in each place in one of the deals, each as likely; there must be one."""
        left = rng.sample(self._cards, len(self._cards))
        dealt: list[list[Card]] = [[] for _ in self._places]
        for step, group in enumerate(self._groups):
            counts = _counted((self._kind(card)[step:], 1) for card in left)
            wanted = dict(weighted(list(self._takings(counts)), rng))
            taken: list[Card] = []
            kept: list[Card] = []
            for card in left:
                kind = self._kind(card)[step:]
                (taken if wanted.get(kind) else kept).append(card)
                if wanted.get(kind):
                    wanted[kind] -= 1
            left = kept
            rng.shuffle(taken)
            for at in group:
                dealt[at] = [taken.pop() for _ in range(self._places[at].size)]
        return dealt

    def _kind(self, card: Card) -> Kind:
        return tuple(card not in barred for barred in self._bars)

    def _ways(self, counts: Counts) -> int:
        """In how many ways cards of these kinds fill the places they speak of."""
        if not counts:
            return 1
        if counts not in self._memo:
            self._memo[counts] = self._count(counts)
        return self._memo[counts]

    def _count(self, counts: Counts) -> int:
        sizes = self._sizes[-len(counts[0][0]) :]
        if sum(count for _, count in counts) != sum(sizes):
            return 0
        if all(all(kind) for kind, _ in counts):
            return factorial(sum(sizes)) // prod(map(factorial, sizes))
        return sum(weight for _, weight in self._takings(counts))

    def _takings(self, counts: Counts) -> Iterator[tuple[Counts, int]]:
        """What the next place may take of each kind, and in how many ways the deal then goes on."""
        size = self._sizes[-len(counts[0][0])] if counts else 0
        most = [count if kind[0] else 0 for kind, count in counts]
        last = bool(counts) and len(counts[0][0]) == 1
        for numbers in _selections(most, size):
            ways = prod(comb(count, n) for (_, count), n in zip(counts, numbers, strict=True))
            rest = [(kind[1:], count - n) for (kind, count), n in zip(counts, numbers, strict=True) if count > n]
            if last:
                onward = 0 if rest else 1
            else:
                onward = 0 if any(not any(kind) for kind, _ in rest) else self._ways(_counted(rest))
            if onward:
                yield tuple((kind, n) for (kind, _), n in zip(counts, numbers, strict=True)), ways * onward


def _counted(kinds: Iterable[tuple[Kind, int]]) -> Counts:
    """Numbers of cards by kind, in a fixed order."""
    sums: dict[Kind, int] = {}
    for kind, count in kinds:
        sums[kind] = sums.get(kind, 0) + count
    return tuple(sorted(sums.items()))


def _selections(most: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """All ways to take so many cards with at most so many of each kind."""
    if not most:
        if size == 0:
            yield ()
        return
    rest = sum(most[1:])
    for n in range(max(0, size - rest), min(most[0], size) + 1):
        for others in _selections(most[1:], size - n):
            yield (n, *others)
