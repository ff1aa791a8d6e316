"""A game in figures, for statistics."""

from __future__ import annotations

from kibitz.games.core import Figures, Seat
from kibitz.games.face_to_face.options import PLAYERS
from kibitz.games.face_to_face.piles import GIFTS, Tops, jumps, placed_on, tops_by_pile
from kibitz.games.face_to_face.state import State


def figures(state: State) -> Figures:
    """Turns played, and what each player placed, gave and jumped back."""
    jumped = _jumps(state)
    mine = [[put for put in state.placed if put.seat == seat] for seat in range(PLAYERS)]
    return Figures(
        state.turn,
        tuple(
            {
                "placed": len(cards),
                "given": sum(put.pile in GIFTS for put in cards),
                "jumps": jumped.count(seat),
                "turns": len({put.turn for put in cards}),
            }
            for seat, cards in enumerate(mine)
        ),
    )


def _jumps(state: State) -> list[Seat]:
    """Who went back by ten, once for each time."""
    tops = [Tops(), Tops()]
    found: list[Seat] = []
    for put in state.placed:
        own, other = tops[put.seat], tops[1 - put.seat]
        if jumps(put.pile, put.card, tops_by_pile(own, other)[put.pile]):
            found.append(put.seat)
        tops[put.seat], tops[1 - put.seat] = placed_on(put.pile, put.card, own, other)
    return found
