"""A full state drawn from a view: the hidden cards dealt anew, consistent with all the view implies."""

from __future__ import annotations

import random

from kibitz.games.core import Seat
from kibitz.games.face_to_face.piles import GIFTS, NUMBER_CARDS, Card, Hand, can_place, placed_on, placements
from kibitz.games.face_to_face.state import State
from kibitz.games.face_to_face.view import View

TRIES = 50


def sample(view: View, rng: random.Random) -> State:
    """A state this viewer cannot tell from the true one.

    Each player's unseen cards are shuffled into his hand and draw pile, all orders equally likely. One thing more is
    known of a hidden hand whose player is at turn: he has not lost, so he can place the cards the turn still asks for;
    and of one who has lost, that he cannot. Such hands are drawn again until they fit, which keeps the distribution
    uniform; after 50 tries (near the end, when hardly a card fits) a fitting hand is built instead.
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
    hand, pile, size = view.hands[seat], view.draw[seat], view.hand_sizes[seat]
    if hand is not None and pile is not None:
        return hand, pile
    placed = {put.card for put in view.placed if put.seat == seat}
    unseen = [card for card in NUMBER_CARDS if card not in placed and card not in (hand or ())]
    rng.shuffle(unseen)
    if hand is not None:
        return hand, tuple(unseen)
    lost = view.stuck and view.outcome is not None and seat not in view.outcome.winners
    if lost or seat in view.to_act:
        for _ in range(TRIES):
            if _goes_on(view, seat, tuple(unseen[:size])) is not lost:
                break
            rng.shuffle(unseen)
        else:
            chosen = (_stuck_hand if lost else _some_sequence)(view, seat, tuple(unseen), rng)
            unseen = [*chosen, *(card for card in unseen if card not in chosen)]
    return tuple(sorted(unseen[:size])), tuple(unseen[size:])


def _goes_on(view: View, seat: Seat, hand: Hand) -> bool:
    """Whether a hand can place the cards the turn still asks for."""
    return can_place(view.asked - view.count, hand, view.tops[seat], view.tops[1 - seat], gave=view.gave)


def _stuck_hand(view: View, seat: Seat, cards: Hand, rng: random.Random) -> list[Card]:
    """A hand that cannot go on: no card fits (the only card for the opponent aside), or one does and no other after."""
    size, own, opponent = view.hand_sizes[seat], view.tops[seat], view.tops[1 - seat]
    gave = view.gave or view.asked - view.count > 1
    live = {card for _, card in placements(cards, own, opponent, gave=gave)}
    dead = [card for card in cards if card not in live]
    if len(dead) >= size:
        return rng.sample(dead, size)
    nowhere = [card for card in dead if not can_place(1, (card,), own, opponent, gave=False)]
    hands = [[card, *rng.sample(nowhere, size - 1)] for card in live]
    return rng.choice([hand for hand in hands if not _goes_on(view, seat, tuple(hand))])


def _some_sequence(view: View, seat: Seat, cards: Hand, rng: random.Random) -> list[Card]:
    """Cards that can be placed one after another as the turn asks, every such sequence as likely."""
    own, opponent = view.tops[seat], view.tops[1 - seat]
    firsts = list(placements(cards, own, opponent, gave=view.gave))
    if view.asked - view.count == 1:
        return [rng.choice(firsts)[1]]
    sequences = [
        [first, second]
        for pile, first in firsts
        for _, second in placements(
            tuple(card for card in cards if card != first),
            *placed_on(pile, first, own, opponent),
            gave=view.gave or pile in GIFTS,
        )
    ]
    return rng.choice(sequences)
