"""Positions from card literals, and games played by rote: what the tests of the rules are written in."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from kibitz.games.core import AnyGame, Refusal, Seat, Step
from kibitz.games.face_to_face import game as duel
from kibitz.games.face_to_face.piles import Pile, Tops
from kibitz.games.face_to_face.state import Placement
from kibitz.games.face_to_face.state import State as DuelState
from kibitz.games.nyet import game as nyet
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.cards import deck, in_order, is_one
from kibitz.games.nyet.editions import EDITIONS
from kibitz.games.nyet.state import Phase
from kibitz.games.nyet.state import State as NyetState

NYET = nyet.GAME
DUEL = duel.GAME
SEED = bytes(range(32))


def cards(text: str) -> tuple[str, ...]:
    """The cards of a literal such as "R5 R1 B13"."""
    return tuple(text.split())


def numbers(text: str) -> tuple[int, ...]:
    """The number cards of a literal such as "17 45 3"."""
    return tuple(map(int, text.split()))


def nyet_table(
    *hands: str,
    trump: str = "B",
    supertrump: str = "none",
    points: int = 1,
    discard: str = "none",
    first: Seat = 0,
    team: tuple[Seat, ...] = (),
    bonus: Seat | None = None,
    phase: Phase = Phase.TRICKS,
    **options: Any,
) -> NyetState:
    """A round after the NYET! phase, with these hands and terms, just as the first player is to act."""
    teams = {2: (0,), 3: (0,), 4: (0, 2), 5: (0, 1, 2)}
    chosen = NYET.options({"players": len(hands), "rounds": 1, **options})
    return NyetState(
        options=chosen,
        seed=SEED,
        round=1,
        dealer=0,
        phase=phase,
        turn=first,
        leader=first,
        hands=tuple(in_order(cards(hand)) for hand in hands),
        aside=(),
        given=((),) * len(hands),
        terms=Terms(first, discard, trump, supertrump, points),
        team=team or teams[len(hands)],
        bonus=bonus,
    )


def table_without_own_ones() -> NyetState:
    """Five players have given up a card under `1x`; seat 0 has no 1, so anyone might have held nothing but 1s."""
    everything = deck(EDITIONS["en"].copies)
    ones, others = [card for card in everything if is_one(card)], [card for card in everything if not is_one(card)]
    hands = [others[:12], *(ones[i::4] + others[12 + 9 * i : 21 + 9 * i] for i in range(4))]
    state = nyet_table(*map(" ".join, hands), discard="1x", phase=Phase.GIVE)
    for seat in NYET.to_act(state):
        state = NYET.play(state, seat, NYET.legal(state, seat)[0]).state
    return state


def duel_table(
    hand: str,
    other: str = "20 30 40",
    *,
    draw: str = "",
    other_draw: str = "25 35",
    up: int = 1,
    down: int = 60,
    opp_up: int = 1,
    opp_down: int = 60,
    count: int = 0,
    gave: bool = False,
    lone_last_card: bool = False,
) -> DuelState:
    """A position with seat 0 at turn; the other cards count as placed long ago, those that show on top last."""
    hands, piles = (numbers(hand), numbers(other)), (numbers(draw), numbers(other_draw))
    tops = (Tops(up, down), Tops(opp_up, opp_down))
    placed = tuple(
        Placement(0, seat, Pile.DOWN if card == tops[seat].down else Pile.UP, card)
        for seat in range(2)
        for card in sorted(range(2, 60), key=lambda card: card in (tops[seat].up, tops[seat].down))
        if card not in (*hands[seat], *piles[seat])
    )
    return DuelState(
        options=DUEL.options({"lone_last_card": lone_last_card}),
        starter=0,
        seat=0,
        turn=1,
        hands=hands,
        draw=piles,
        tops=tops,
        placed=placed,
        count=count,
        gave=gave,
    )


def game_of(state: Any) -> AnyGame:
    """The game a state belongs to."""
    return NYET if isinstance(state, NyetState) else DUEL


def play(state: Any, *moves: str) -> Step[Any, Any]:
    """The state after moves written "SEAT ACTION", and all events on the way."""
    game = game_of(state)
    events: list[Any] = []
    for move in moves:
        seat, text = move.split(" ", 1)
        step = game.play(state, int(seat), game.parse(text))
        state = step.state
        events += step.events
    return Step(state, tuple(events))


def refused(state: Any, move: str) -> Refusal | None:
    """Why a move written "SEAT ACTION" is not legal, if it is not."""
    game = game_of(state)
    seat, text = move.split(" ", 1)
    reason: Refusal | None = game.refusal(state, int(seat), game.parse(text))
    return reason


def legal(state: Any, seat: Seat) -> set[str]:
    """All that a seat may do, as text."""
    return set(map(str, game_of(state).legal(state, seat)))


def start(game: AnyGame, seed: bytes = SEED, **options: Any) -> Any:
    """The first state of a game."""
    return game.start(game.options(options), seed).state


def random_game(game: AnyGame, state: Any, rng: random.Random) -> Iterator[tuple[Any, Seat | None, Any, Sequence[Any]]]:
    """A game played at random to its end: each state, and who did what to reach it with which events."""
    yield state, None, None, ()
    while acting := game.to_act(state):
        seat = rng.choice(acting)
        action = rng.choice(game.legal(state, seat))
        step = game.play(state, seat, action)
        state = step.state
        yield state, seat, action, step.events


def cover_until(state: NyetState, **wanted: str) -> NyetState:
    """The NYET! phase played so that these boxes stay open, any others of the first boxes that may be covered."""
    while state.phase is Phase.NYET:
        seat = state.turn
        move = next(a for a in NYET.legal(state, seat) if wanted.get(a.line.value) != a.box)  # type: ignore[union-attr]
        state = NYET.play(state, seat, move).state
    return state
