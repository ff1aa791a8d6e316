"""Rules of thumb for Face to Face: the smallest gaps first, jump back, give when it costs little."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from kibitz.games.face_to_face.piles import GIFTS, HAND_SIZE, JUMP, Card, Hand, Pile, Tops, placed_on, placements
from kibitz.games.face_to_face.view import View

GIFT = 0.8
"""What a step that helps the opponent costs, measured in steps of one's own."""
CARD = 2.5
"""What a card in the hand after drawing is worth, in steps."""
EXTRA = 2.0
"""So many steps a card more than the turn asks for must bring."""


class Turn(NamedTuple):
    """A turn as far as it has gone."""

    hand: Hand
    own: Tops
    opponent: Tops
    gave: bool


def choose(view: View) -> str:
    """The way to place everything at the end; before, the first card of the cheapest way to go on, or `end`."""
    seat = view.viewer
    if not isinstance(seat, int):
        raise ValueError("a bot plays from a seat's view")
    turn = Turn(view.hands[seat] or (), view.tops[seat], view.tops[1 - seat], view.gave)
    left = view.draw_sizes[seat]
    if left == 0 and (finish := _next_to_finish(turn)):
        return finish
    if needed := max(0, view.asked - view.count):
        return min(_sequences(turn, needed), key=lambda found: found[1] - _refill(found[2], left))[0]
    return _extra(turn, left) or "end"


def _sequences(turn: Turn, count: int) -> Iterator[tuple[str, float, Turn]]:
    """Every way to place so many cards: its first action, its cost, and where it leads; the win ends it early."""
    for pile, card in placements(turn.hand, turn.own, turn.opponent, gave=turn.gave):
        action, cost = f"{pile} {card}", _cost(pile, card, turn)
        after = _placed(turn, pile, card)
        if count == 1 or not after.hand:
            yield action, cost, after
        else:
            for _, more, end in _sequences(after, count - 1):
                yield action, cost + more, end


def _extra(turn: Turn, left: int) -> str | None:
    """A card more than the turn asks for, if it is worth it."""
    options = []
    for pile, card in placements(turn.hand, turn.own, turn.opponent, gave=turn.gave):
        cost = _cost(pile, card, turn)
        after = _placed(turn, pile, card)
        gain = _refill(after, left) - _refill(turn, left) + (CARD if not after.gave else 0)
        options.append((cost - gain + EXTRA, f"{pile} {card}"))
    best = min(options, default=(0.0, ""))
    return best[1] if best[0] < 0 else None


@lru_cache(maxsize=4096)
def _next_to_finish(turn: Turn) -> str | None:
    """The first card of a way to place the whole hand."""
    for pile, card in placements(turn.hand, turn.own, turn.opponent, gave=turn.gave):
        after = _placed(turn, pile, card)
        if not after.hand or _next_to_finish(after):
            return f"{pile} {card}"
    return None


def _cost(pile: Pile, card: Card, turn: Turn) -> float:
    """Steps a card takes from a pile; negative for a jump back, a share of what it gives the opponent."""
    match pile:
        case Pile.UP:
            return card - turn.own.up
        case Pile.DOWN:
            return turn.own.down - card
        case Pile.OPP_UP:
            return GIFT * (turn.opponent.up - card)
        case Pile.OPP_DOWN:
            return GIFT * (card - turn.opponent.down)


def _refill(turn: Turn, left: int) -> float:
    """What the hand after drawing is worth."""
    drawn = min(HAND_SIZE - len(turn.hand) if turn.gave else 2, left)
    return CARD * drawn + _jumps(turn)


def _jumps(turn: Turn) -> float:
    """Jumps back that the cards left in the hand promise."""
    near = sum(card in (turn.own.up - JUMP, turn.own.down + JUMP) for card in turn.hand)
    return 3.0 * near


def _placed(turn: Turn, pile: Pile, card: Card) -> Turn:
    """The turn after one card more."""
    own, opponent = placed_on(pile, card, turn.own, turn.opponent)
    return Turn(tuple(other for other in turn.hand if other != card), own, opponent, turn.gave or pile in GIFTS)
