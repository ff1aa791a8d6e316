"""Replays a round of Nyet! from its state: every card dealt and every action, as codes for chance and players."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable

from kibitz.compiled.nyet.observations import One
from kibitz.compiled.nyet.pack import actions_of_round, dealt_cards
from kibitz.games.core import Seat
from kibitz.games.nyet.state import State


def replay_round(at: One, state: State, apply: Callable[[int], None]) -> None:
    """Deal and play the round that led to a state; `apply` is called with each code and must advance `at`."""
    codes, players = at.rules.codes, state.options.players
    if state.round == 1:
        apply(state.dealer)
    hands, _ = dealt_cards(codes, state)
    dealt = [deque(codes.cards_in(hand)) for hand in hands]
    for turn in range(players * codes.rules.seating.hand):
        card = dealt[(state.dealer + 1 + turn) % players].popleft()
        apply(codes.numbers[card][0])
    waiting: dict[Seat, deque[int]] = defaultdict(deque)
    for seat, code in actions_of_round(codes, state):
        waiting[seat].append(code)
    while (seat := at.player) in waiting and waiting[seat]:
        apply(at.own(seat, waiting[seat].popleft()))
