"""Heuristics for Face to Face, card by card: the smallest gap first, jump back, give when it costs little."""

from __future__ import annotations

from kibitz.games.face_to_face.piles import GIFTS, Card, Pile, can_place, placed_on, placements
from kibitz.games.face_to_face.view import View

GIFT_BONUS = 5
"""Steps taken off the gap of a gift, because a gift refills the hand."""


def choose(view: View) -> str:
    """The card with the smallest gap after which the turn can still be ended; then jumps back, and `end`."""
    seat = view.viewer
    if not isinstance(seat, int):
        raise ValueError("a bot plays from a seat's view")
    hand, own, opponent = view.hands[seat] or (), view.tops[seat], view.tops[1 - seat]
    asked = max(0, view.asked - view.count)
    if not view.draw_sizes[seat] and can_place(len(hand), hand, own, opponent, gave=view.gave):
        asked = len(hand)
    options = placements(hand, own, opponent, gave=view.gave)
    for gap, pile, card in sorted((_gap(view, seat, *option), *option) for option in options):
        if not asked and gap >= 0:
            break
        rest = tuple(other for other in hand if other != card)
        tops = placed_on(pile, card, own, opponent)
        if can_place(asked - 1, rest, *tops, gave=view.gave or pile in GIFTS):
            return f"{pile} {card}"
    return "end" if "end" in view.legal else view.legal[0]


def _gap(view: View, seat: int, pile: Pile, card: Card) -> int:
    """The number of steps a pile moves; negative for a jump back and for a cheap gift."""
    own, opponent = view.tops[seat], view.tops[1 - seat]
    match pile:
        case Pile.UP:
            return card - own.up
        case Pile.DOWN:
            return own.down - card
        case Pile.OPP_UP:
            return opponent.up - card - GIFT_BONUS
        case Pile.OPP_DOWN:
            return card - opponent.down - GIFT_BONUS
