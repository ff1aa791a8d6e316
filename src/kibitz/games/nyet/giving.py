"""Giving up and passing cards: everyone at the same time and in secret (N5)."""

from __future__ import annotations

from kibitz.games.core import Refusal, Seat
from kibitz.games.nyet.cards import Card, Hand, in_order, is_one
from kibitz.games.nyet.editions import GiveUp


def give_refusal(asked: GiveUp, hand: Hand, card: Card) -> Refusal | None:
    """Any card of the hand; where 1s may not go, a 1 only from a hand of nothing else (N5.1, N5.2)."""
    if card not in hand:
        return Refusal("not-in-hand", "N5", {"card": card})
    if is_one(card) and not asked.ones and not all(map(is_one, hand)):
        return Refusal("no-ones", "N5.2")
    return None


def receiver(asked: GiveUp, giver: Seat, players: int) -> Seat | None:
    """Who gets the cards of a seat; nobody when they leave the round."""
    return (giver + asked.to) % players if asked.to else None


def hand_over(asked: GiveUp, hands: tuple[Hand, ...], given: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """The hands after all given cards have moved together, once everyone has chosen (N5.3)."""
    if not asked.to:
        return hands
    players = len(hands)
    return tuple(in_order((*hand, *given[(seat - asked.to) % players])) for seat, hand in enumerate(hands))
