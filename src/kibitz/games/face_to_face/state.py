"""The state of a game and how it moves on: pure functions from state to state, with the events on the way."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from kibitz.games.core import Outcome, Refusal, Seat, Step
from kibitz.games.face_to_face.events import Dealt, Drew, Event, GameOver, Placed, Stuck, Won
from kibitz.games.face_to_face.options import PLAYERS, Options
from kibitz.games.face_to_face.piles import (
    GIFTS,
    HAND_SIZE,
    NUMBER_CARDS,
    Card,
    Hand,
    Pile,
    Tops,
    can_place,
    place_refusal,
    placed_on,
    tops_by_pile,
)
from kibitz.games.shuffle import Stream


class Placement(Struct, frozen=True, array_like=True):
    """A card that was placed: in which turn, by whom, where."""

    turn: int
    seat: Seat
    pile: Pile
    card: Card


class State(Struct, frozen=True):
    """A position of the game, hidden cards and all."""

    options: Options
    starter: Seat
    seat: Seat
    """Whose turn it is."""
    turn: int
    """Turns are numbered from 1."""
    hands: tuple[Hand, Hand]
    draw: tuple[tuple[Card, ...], tuple[Card, ...]]
    """The draw piles; the front is the top."""
    tops: tuple[Tops, Tops] = (Tops(), Tops())
    placed: tuple[Placement, ...] = ()
    count: int = 0
    """Cards placed this turn."""
    gave: bool = False
    """Whether one of them went to the opponent."""
    winner: Seat | None = None
    stuck: bool = False
    """Whether the game ended because a player could not go on."""


DuelStep: TypeAlias = Step[State, Event]


def start(options: Options, seed: bytes) -> DuelStep:
    """Each player shuffles and takes six cards; a draw decides who starts (F1)."""
    piles = [tuple(Stream(seed, f"face-to-face/pile/{seat}").shuffle(list(NUMBER_CARDS))) for seat in range(PLAYERS)]
    starter = Stream(seed, "face-to-face/starter").below(PLAYERS)
    first, second = (tuple(sorted(pile[:HAND_SIZE])) for pile in piles)
    state = State(
        options=options,
        starter=starter,
        seat=starter,
        turn=1,
        hands=(first, second),
        draw=(piles[0][HAND_SIZE:], piles[1][HAND_SIZE:]),
    )
    return Step(state, (Dealt(starter, state.hands),))


def to_act(state: State) -> tuple[Seat, ...]:
    """Who may act now."""
    return (state.seat,) if state.winner is None else ()


def cards_asked(state: State) -> int:
    """How many cards the turn asks for: two, or a lone last card where it may be placed alone (F2, F4.2)."""
    alone = len(state.hands[state.seat]) + state.count == 1 and not state.draw[state.seat]
    return 1 if alone and state.options.lone_last_card else 2


def cards_to_draw(state: State) -> int:
    """How many cards ending the turn now draws: two, or up to six after a card for the opponent (F3)."""
    wanted = HAND_SIZE - len(state.hands[state.seat]) if state.gave else 2
    return min(wanted, len(state.draw[state.seat]))


def can_go_on(state: State) -> bool:
    """Whether the player can place the cards the turn still asks for (F4.2)."""
    seat = state.seat
    return can_place(
        cards_asked(state) - state.count,
        state.hands[seat],
        state.tops[seat],
        state.tops[1 - seat],
        gave=state.gave,
    )


def placement_refusal(state: State, pile: Pile, card: Card) -> Refusal | None:
    """A card of the hand, one at most for the opponent, that fits its pile (F2.1–F2.3)."""
    seat = state.seat
    if card not in state.hands[seat]:
        return Refusal("not-in-hand", "F2", {"card": card})
    if pile in GIFTS and state.gave:
        return Refusal("second-gift", "F2.3")
    return place_refusal(pile, card, tops_by_pile(state.tops[seat], state.tops[1 - seat])[pile])


def stuck_refusal(state: State, pile: Pile, card: Card) -> Refusal:
    """Why a card did not save the player who is stuck: it does not fit, or no second could follow it (F4.2)."""
    return placement_refusal(state, pile, card) or Refusal("no-second-card", "F4.2")


def place(state: State, pile: Pile, card: Card) -> DuelStep:
    """A card is placed; the last of 58 wins, and a player who can't place a second one loses (F2, F4)."""
    seat = state.seat
    own, opponent = placed_on(pile, card, state.tops[seat], state.tops[1 - seat])
    state = replace(
        state,
        hands=_for_seat(state.hands, seat, tuple(other for other in state.hands[seat] if other != card)),
        tops=(own, opponent) if seat == 0 else (opponent, own),
        placed=(*state.placed, Placement(state.turn, seat, pile, card)),
        count=state.count + 1,
        gave=state.gave or pile in GIFTS,
    )
    event = Placed(seat, pile, card)
    if not state.hands[seat] and not state.draw[seat]:
        return _over(replace(state, winner=seat), event, Won(seat))
    if not can_go_on(state):
        return _over(replace(state, winner=1 - seat, stuck=True), event, Stuck(seat))
    return Step(state, (event,))


def end_turn(state: State) -> DuelStep:
    """The player draws and the other begins, or loses if no two cards can be placed (F3, F4.2)."""
    seat, count = state.seat, cards_to_draw(state)
    drawn = state.draw[seat][:count]
    state = replace(
        state,
        hands=_for_seat(state.hands, seat, tuple(sorted((*state.hands[seat], *drawn)))),
        draw=_for_seat(state.draw, seat, state.draw[seat][count:]),
        seat=1 - seat,
        turn=state.turn + 1,
        count=0,
        gave=False,
    )
    event = Drew(seat, count, drawn)
    if not can_go_on(state):
        return _over(replace(state, winner=seat, stuck=True), event, Stuck(1 - seat))
    return Step(state, (event,))


def outcome(state: State) -> Outcome | None:
    """The winner, and how many cards each has placed; None while the game goes on (F4)."""
    if state.winner is None:
        return None
    unplaced = (len(hand) + len(draw) for hand, draw in zip(state.hands, state.draw, strict=True))
    return Outcome(tuple(len(NUMBER_CARDS) - left for left in unplaced), (state.winner,))


def _over(state: State, *events: Event) -> DuelStep:
    result = outcome(state)
    return Step(state, (*events, GameOver(result)) if result else events)


def _for_seat(both: tuple[Hand, Hand], seat: Seat, cards: Hand) -> tuple[Hand, Hand]:
    return (cards, both[1]) if seat == 0 else (both[0], cards)
