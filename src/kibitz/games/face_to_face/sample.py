"""A full state sampled from a view: the hidden cards are dealt again, consistent with everything the view implies."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from math import comb, prod
from typing import TypeAlias

from kibitz.games.core import Seat
from kibitz.games.face_to_face.piles import GIFTS, NUMBER_CARDS, Card, Hand, Tops, can_place
from kibitz.games.face_to_face.state import State
from kibitz.games.face_to_face.view import View
from kibitz.games.weighted import weighted

TRIES = 8

Batch: TypeAlias = tuple[tuple[Hand, int], ...]
"""Hands of one composition: a number of cards from each of several disjoint sets."""


def sample(view: View, rng: random.Random) -> State:
    """A state this viewer can't tell from the true one.

    Each player's unseen cards are dealt again to hand and draw pile, every deal that fits the view equally likely.
    Besides the sizes, a view says one thing about a hidden hand: a player to move hasn't lost, so they can place
    the cards the turn still requires; a player who has lost can't, though if they have placed a card this turn they
    could when it began.
    """
    hands, draw = zip(*(_deal(view, seat, rng) for seat in range(2)), strict=True)
    return State(
        options=view.options,
        starter=view.starter,
        seat=(view.starter + view.turn - 1) % 2,
        turn=view.turn,
        hands=(hands[0], hands[1]),
        draw=(draw[0], draw[1]),
        tops=(view.tops[0], view.tops[1]),
        placed=view.placed,
        count=view.count,
        gave=view.gave,
        winner=view.outcome.winners[0] if view.outcome else None,
        stuck=view.stuck,
    )


def _deal(view: View, seat: Seat, rng: random.Random) -> tuple[Hand, tuple[Card, ...]]:
    """One player's hand and draw pile."""
    hand, pile = view.hands[seat], view.draw[seat]
    if hand is not None and pile is not None:
        return hand, pile
    placed = {put.card for put in view.placed if put.seat == seat}
    unseen = tuple(card for card in NUMBER_CARDS if card not in placed and card not in (hand or ()))
    if hand is None:
        hand = _hidden_hand(view, seat, unseen, rng)
    rest = [card for card in unseen if card not in hand]
    rng.shuffle(rest)
    return hand, tuple(rest)


def _hidden_hand(view: View, seat: Seat, unseen: Hand, rng: random.Random) -> Hand:
    """A hand its player may hold: by rejection sampling for a few tries, else from the list of all possible hands."""
    for _ in range(TRIES):
        hand = tuple(sorted(rng.sample(unseen, view.hand_sizes[seat])))
        if _may_hold(view, seat, hand):
            return hand
    return _pick(list(_batches(view, seat, unseen)), rng)


def _has_lost(view: View, seat: Seat) -> bool:
    """Whether a seat could not go on (F4.2)."""
    return view.stuck and view.outcome is not None and seat not in view.outcome.winners


def _may_hold(view: View, seat: Seat, hand: Hand) -> bool:
    """Whether a hidden hand is consistent with the game having ended because of it, or not (F4.2)."""
    lost = _has_lost(view, seat)
    if not lost and seat not in view.to_act:
        return True
    goes_on = can_place(view.asked - view.count, hand, view.tops[seat], view.tops[1 - seat], gave=view.gave)
    if lost and view.count:
        return not goes_on and any(map(_goes_with_first(view, seat), hand))
    return goes_on is not lost


def _pick(batches: list[Batch], rng: random.Random) -> Hand:
    """A random hand from the batches, each equally likely."""
    batch = weighted([(batch, prod(comb(len(cards), count) for cards, count in batch)) for batch in batches], rng)
    return tuple(sorted(card for cards, count in batch for card in rng.sample(cards, count)))


def _batches(view: View, seat: Seat, unseen: Hand) -> Iterator[Batch]:
    """All hands a hidden seat may hold, grouped by composition; no hand is in two batches."""
    size, asked = view.hand_sizes[seat], view.asked - view.count
    own, opponent = view.tops[seat], view.tops[1 - seat]
    lost = _has_lost(view, seat)
    if not lost and (seat not in view.to_act or asked <= 0):
        yield ((unseen, size),)
    elif asked == 2:
        yield from _before_two(unseen, size, own, opponent, lost=lost)
    else:
        fits, dead = _split(unseen, lambda card: can_place(1, (card,), own, opponent, gave=view.gave))
        if not lost:
            yield from _some_of(fits, dead, size)
        elif view.count:
            yield from _some_of(*_split(dead, _goes_with_first(view, seat)), size)
        else:
            yield ((dead, size),)


def _before_two(unseen: Hand, size: int, own: Tops, opponent: Tops, *, lost: bool) -> Iterator[Batch]:
    """Hands before a turn that asks for two cards, for a player who can place them or who has lost.

    Two cards that each fit an own pile can always both be placed, and without any such card at most one can go, to
    the opponent. Of hands with exactly one, it depends on whether another card goes with it.
    """
    fits, others = _split(unseen, lambda card: can_place(1, (card,), own, opponent, gave=True))
    if lost:
        yield ((others, size),)
    else:
        yield from (((fits, count), (others, size - count)) for count in range(2, size + 1))
    for first in fits:
        partners, alone = _split(others, lambda card, a=first: can_place(2, (a, card), own, opponent, gave=False))  # type: ignore[misc]
        if lost:
            yield ((first,), 1), (alone, size - 1)
        else:
            yield from ((((first,), 1), *rest) for rest in _some_of(partners, alone, size - 1))


def _goes_with_first(view: View, seat: Seat) -> Callable[[Card], bool]:
    """Whether a card could have been placed in this turn together with the one that was."""
    *earlier, first = view.placed
    tops = [Tops(), Tops()]
    for put in earlier:
        owner = 1 - put.seat if put.pile in GIFTS else put.seat
        up = put.pile.endswith("up")
        tops[owner] = Tops(put.card, tops[owner].down) if up else Tops(tops[owner].up, put.card)
    return lambda card: can_place(2, (first.card, card), tops[seat], tops[1 - seat], gave=False)


def _some_of(wanted: Hand, others: Hand, size: int) -> Iterator[Batch]:
    """Hands with at least one of the wanted cards."""
    return (((wanted, count), (others, size - count)) for count in range(1, size + 1))


def _split(cards: Hand, test: Callable[[Card], bool]) -> tuple[Hand, Hand]:
    """The cards that pass a test, and the others."""
    passed = tuple(filter(test, cards))
    return passed, tuple(card for card in cards if card not in passed)
