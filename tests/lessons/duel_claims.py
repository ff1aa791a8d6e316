"""What the texts of the Face to Face lessons say of a position, each claim as a question to the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kibitz.games.core import find_game
from kibitz.games.face_to_face.state import State

GAME = find_game("face-to-face")
YOU = 0


def tops(state: State, seat: int = YOU) -> tuple[int, int]:
    return state.tops[seat].up, state.tops[seat].down


def turn_began(states: Sequence[State]) -> State:
    """The position in which the learner's turn began: this one, or the last one that was his."""
    return [state for state in states if state.seat == YOU and not state.count and len(state.hands[YOU]) > 0][-1]


def drew(states: Sequence[State], cards: list[int]) -> bool:
    """These cards came to the hand when the learner's last turn ended."""
    before = [state for state in states if state.seat == YOU and state.count][-1]
    after = states[states.index(before) + 1]
    return sorted(set(after.hands[YOU]) - set(before.hands[YOU])) == cards


def closest(state: State, pile: str, card: int) -> bool:
    """No other card in the hand passes over fewer numbers on that pile."""
    up, down = tops(state)
    steps = {one: one - up if pile == "up" else down - one for one in state.hands[YOU]}
    return min((step, one) for one, step in steps.items() if step > 0)[1] == card


def pair(state: State, pile: str, first: int, back: int) -> bool:
    """Both are in the hand, the first fits, and the second is exactly ten back from it."""
    up, down = tops(state)
    there = {first, back} <= set(state.hands[YOU])
    return there and (first > up and first - back == 10 if pile == "up" else first < down and back - first == 10)


def apart(state: State, pile: str, card: int) -> bool:
    """A card is exactly ten back from the top."""
    up, down = tops(state)
    return up - card == 10 if pile == "up" else card - down == 10


def since(states: Sequence[State], pile: str, before: int, further: int) -> bool:
    """How much further a pile is than when the turn began; less than nothing where it has more room now."""
    old, new = tops(turn_began(states)), tops(states[-1])
    moved = (old[0], new[0] - old[0]) if pile == "up" else (old[1], old[1] - new[1])
    return moved == (before, further)


def instead(states: Sequence[State], actions: list[str], then: tuple[int, int], draws: int) -> bool:
    """The turn just ended could have been these placements: the same piles, but fewer cards drawn."""
    placing = [state for state in states if state.seat == YOU and state.count]
    other = turn_began(states[: states.index(placing[-1])])
    for action in actions:
        other = GAME.play(other, YOU, GAME.parse(action)).state
    return tops(other) == then == tops(states[-1]) and GAME.view(other, YOU).will_draw == draws


def single_loses(state: State, _: bool) -> bool:
    """With this one card, an empty draw pile and a turn to begin, the game would be lost."""
    ended = GAME.play(state, YOU, GAME.parse("end")).state
    while ended.winner is None and ended.seat != YOU:
        ended = GAME.play(ended, ended.seat, GAME.legal(ended, ended.seat)[0]).state
    return len(state.hands[YOU]) == 1 and not state.draw[YOU] and ended.winner == 1 - YOU and ended.stuck


CLAIMS: dict[str, Callable[[State, Any], bool]] = {
    "numbers": lambda s, number: len(s.hands[YOU]) + len(s.draw[YOU]) == number,
    "starter": lambda s, seat: s.starter == seat,
    "tops": lambda s, pair: tops(s) == pair,
    "their": lambda s, pair: tops(s, 1 - YOU) == pair,
    "hand": lambda s, cards: sorted(s.hands[YOU]) == cards,
    "cards": lambda s, number: len(s.hands[YOU]) == number,
    "left": lambda s, number: len(s.draw[YOU]) == number,
    "placed": lambda s, number: s.count == number,
    "draws": lambda s, number: GAME.view(s, YOU).will_draw == number,
    "closest": lambda s, it: closest(s, *it),
    "pair": lambda s, it: pair(s, *it),
    "passes": lambda s, it: it[0] - tops(s)[0] - 1 == it[1],
    "apart": lambda s, it: apart(s, *it),
    "improves": lambda s, cards: all(card - tops(s, 1 - YOU)[1] == gain for card, gain in cards.items()),
    "single_loses": single_loses,
    "all_placed": lambda s, number: sum(one.seat == YOU for one in s.placed) == number,
    "winner": lambda s, seat: s.winner == seat,
}

OF_THE_GAME: dict[str, Callable[[Sequence[State], Any], bool]] = {
    "drew": drew,
    "since": lambda states, it: since(states, *it),
    "instead": lambda states, it: instead(states, *it),
}
"""Claims about what came before, too."""
