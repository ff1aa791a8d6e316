"""Dealing unseen cards to hidden places that cannot hold every card, so that each fitting deal is equally likely."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import comb, factorial, prod
from typing import TypeAlias

from msgspec import Struct

from kibitz.games.nyet.cards import Card

ONES = "ones"


class Place(Struct, frozen=True):
    """Somewhere unseen cards lie: how many, and what cannot be among them (suits, or ONES)."""

    size: int
    banned: frozenset[str]


MayLie: TypeAlias = Callable[[Card, Place], bool]
Counts: TypeAlias = tuple[int, ...]
Kind: TypeAlias = tuple[bool, ...]
"""The places a card may lie in: cards of one kind are interchangeable."""


class _Deals:
    """How many ways there are to fill the places, from each one on, with so many cards of each kind."""

    def __init__(self, kinds: Sequence[Kind], sizes: Sequence[int]) -> None:
        self.kinds = kinds
        self.sizes = sizes
        self._memo: dict[tuple[int, Counts], int] = {}

    def fits(self, place: int, kind: int) -> bool:
        return self.kinds[kind][place]

    def count(self, place: int, left: Counts) -> int:
        """The number of deals to the places from this one on."""
        key = (place, left)
        if key not in self._memo:
            self._memo[key] = self._count(place, left)
        return self._memo[key]

    def _count(self, place: int, left: Counts) -> int:
        rest = range(place, len(self.sizes))
        if sum(left) != sum(self.sizes[place:]):
            return 0
        if all(self.fits(i, kind) for i in rest for kind, n in enumerate(left) if n):
            return factorial(sum(left)) // prod(factorial(self.sizes[i]) for i in rest)
        if place == len(self.sizes) - 1:
            return 0
        return sum(weight for _, weight in self.takings(place, left))

    def takings(self, place: int, left: Counts) -> Iterator[tuple[Counts, int]]:
        """What a place may take of each kind, and in how many ways the deal then goes on."""
        most = [n if self.fits(place, kind) else 0 for kind, n in enumerate(left)]
        for taken in self._vectors(most, self.sizes[place]):
            ways = prod(comb(n, t) for n, t in zip(left, taken, strict=True))
            onward = self.count(place + 1, tuple(n - t for n, t in zip(left, taken, strict=True)))
            if onward:
                yield taken, ways * onward

    @staticmethod
    def _vectors(most: list[int], size: int) -> Iterator[Counts]:
        """All ways to take `size` cards with at most so many of each kind."""
        if not most:
            if size == 0:
                yield ()
            return
        last = most[-1]
        for head in product(*(range(min(n, size) + 1) for n in most[:-1])):
            rest = size - sum(head)
            if 0 <= rest <= last:
                yield (*head, rest)


def _by_kind(cards: Sequence[Card], places: Sequence[Place], may_lie: MayLie) -> dict[Kind, list[Card]]:
    kinds: dict[Kind, list[Card]] = {}
    for card in cards:
        kinds.setdefault(tuple(may_lie(card, place) for place in places), []).append(card)
    return kinds


def ways(cards: Sequence[Card], places: Sequence[Place], may_lie: MayLie) -> int:
    """In how many ways the cards can fill the places."""
    kinds = _by_kind(cards, places, may_lie)
    deals = _Deals(list(kinds), [place.size for place in places])
    return deals.count(0, tuple(map(len, kinds.values())))


def deal_into(cards: Sequence[Card], places: Sequence[Place], may_lie: MayLie, rng: random.Random) -> list[list[Card]]:
    """Fill the places, every fitting deal equally likely; there must be one."""
    kinds = _by_kind(cards, places, may_lie)
    stacks = [rng.sample(stack, len(stack)) for stack in kinds.values()]
    deals = _Deals(list(kinds), [place.size for place in places])
    dealt: list[list[Card]] = []
    for place in range(len(places)):
        left = tuple(map(len, stacks))
        choices = list(deals.takings(place, left)) if place < len(places) - 1 else [(left, 1)]
        pick = rng.randrange(sum(weight for _, weight in choices))
        for taken, weight in choices:
            pick -= weight
            if pick < 0:
                dealt.append([stack.pop() for stack, n in zip(stacks, taken, strict=True) for _ in range(n)])
                break
    return dealt
