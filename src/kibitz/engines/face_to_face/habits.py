"""Turns that people would shake their heads at: a gift that buys nothing, a jump left lying."""

from __future__ import annotations

from kibitz.games.face_to_face.piles import GIFTS, HAND_SIZE, JUMP, Pile
from kibitz.games.face_to_face.view import View

DRAWN = 2
"""The cards that a turn without a gift draws."""


def looks_odd(view: View, turn: list[str]) -> bool:
    """Whether the rest of a turn, as actions, gives a card for nothing or leaves a jump lying."""
    seat = view.to_act[0]
    placed = [(Pile(pile), int(card)) for pile, card in (action.split() for action in turn if " " in action)]
    rest = {*(view.hands[seat] or ())} - {card for _, card in placed}
    if not rest and not view.draw_sizes[seat]:
        return any(pile in GIFTS for pile, _ in placed)  # it wins, with or without a gift
    tops = {Pile.UP: view.tops[seat].up, Pile.DOWN: view.tops[seat].down} | dict(placed)
    if tops[Pile.UP] - JUMP in rest or tops[Pile.DOWN] + JUMP in rest:
        return True
    gave = any(pile in GIFTS for pile, _ in placed)
    return gave and min(HAND_SIZE - len(rest), view.draw_sizes[seat]) <= min(DRAWN, view.draw_sizes[seat])
