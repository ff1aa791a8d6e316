"""Converts reference states of Face to Face to packed positions and back; actions as codes and as text.

| code | action |
|---|---|
| 0 | end the turn |
| card | place a card on the own `up` pile |
| 64 + card | … on the own `down` pile |
| 128 + card | … on the opponent's `up` pile |
| 192 + card | … on the opponent's `down` pile |
"""

from __future__ import annotations

from kibitz.compiled.face_to_face.rules import Position
from kibitz.games.core import IllegalAction, Refusal
from kibitz.games.face_to_face.options import Options
from kibitz.games.face_to_face.piles import NUMBER_CARDS, Card, Hand, Pile, Tops
from kibitz.games.face_to_face.state import Placement, State
from kibitz.games.face_to_face.view import View

CODES = 256
END = 0
PILES = tuple(Pile)

TEXT: dict[int, str] = {END: "end"} | {
    64 * number + card: f"{pile} {card}" for number, pile in enumerate(PILES) for card in NUMBER_CARDS
}
"""The notation of each code."""

CODE: dict[str, int] = {text: code for code, text in TEXT.items()}


def encode(text: str) -> int:
    """The code of an action; IllegalAction if the game has no such action."""
    try:
        return CODE[text]
    except KeyError:
        raise IllegalAction(Refusal("unparsable", params={"text": text[:40]})) from None


def card_set(cards: tuple[Card, ...]) -> int:
    """Cards as a set."""
    return sum(1 << card for card in cards)


def cards_in(bits: int) -> Hand:
    """The cards of a set, ascending."""
    return tuple(card for card in NUMBER_CARDS if bits >> card & 1)


def pack(state: State) -> Position:
    """A state as a position."""
    return Position(
        hands=[card_set(hand) for hand in state.hands],
        draw=state.draw,
        tops=[(tops.up, tops.down) for tops in state.tops],
        starter=state.starter,
        seat=state.seat,
        turn=state.turn,
        number=state.count,
        gave=state.gave,
        winner=state.winner,
        stuck=state.stuck,
        lone_last_card=state.options.lone_last_card,
        placed=tuple((put.turn, put.seat, 64 * PILES.index(put.pile) + put.card) for put in state.placed),
    )


def unpack(position: Position) -> State:
    """A position as a state; the inverse of `pack`."""
    at = position.fields
    first, second = (cards_in(hand) for hand in at["hands"])
    piles = (tuple(at["draw"][0]), tuple(at["draw"][1]))
    tops = [Tops(at["up"][seat], at["down"][seat]) for seat in range(2)]
    return State(
        options=Options(lone_last_card=bool(at["lone_last_card"])),
        starter=at["starter"],
        seat=at["seat"],
        turn=at["turn"],
        hands=(first, second),
        draw=piles,
        tops=(tops[0], tops[1]),
        placed=tuple(Placement(turn, seat, PILES[code >> 6], code & 63) for turn, seat, code in position.placed),
        count=at["count"],
        gave=bool(at["gave"]),
        winner=position.winner,
        stuck=bool(at["stuck"]),
    )


def from_view(view: View) -> Position:
    """A position with what a viewer sees; the unseen cards are placed arbitrarily."""
    hands: list[Hand] = []
    draw: list[tuple[Card, ...]] = []
    for seat in range(2):
        placed = {put.card for put in view.placed if put.seat == seat}
        left = [card for card in NUMBER_CARDS if card not in placed]
        hand = view.hands[seat] or tuple(left[: view.hand_sizes[seat]])
        hands.append(hand)
        draw.append(view.draw[seat] or tuple(card for card in left if card not in hand))
    return pack(
        State(
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
        )
    )
