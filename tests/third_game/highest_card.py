"""Highest card takes it: a whole game of its own, known to nothing but its entry point."""

from __future__ import annotations

import random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kibitz.games.core import OPEN, OptionSpec, Outcome, Seat, Viewer
from kibitz.games.registry import Plugin
from kibitz.games.shuffle import Stream
from kibitz.games.simple import SimpleGame, SimpleView

DECK, HAND = range(1, 31), 5


class State(Struct, frozen=True):
    options: dict[str, Any]
    hands: tuple[tuple[int, ...], ...]
    played: tuple[tuple[Seat, int], ...] = ()


class View(SimpleView, frozen=True, kw_only=True, tag="highest-card"):
    hands: tuple[tuple[int, ...] | None, ...]
    played: tuple[tuple[Seat, int], ...]


class HighestCard(SimpleGame[State, View]):
    name = "highest-card"
    view_type = View
    notation = r"play [1-9][0-9]?"
    option_specs = (OptionSpec("players", "number", low=2, high=4, default=2, role="players"),)

    def first(self, options: dict[str, Any], seed: bytes) -> State:
        cards = Stream(seed, "highest-card/deal").shuffle(list(DECK))
        return State(options, tuple(tuple(sorted(cards[s * HAND : (s + 1) * HAND])) for s in range(options["players"])))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return (len(state.played) % len(state.hands),) if any(state.hands) else ()

    def choices(self, state: State, seat: Seat) -> tuple[str, ...]:
        return tuple(f"play {card}" for card in state.hands[seat])

    def after(self, state: State, seat: Seat, action: str) -> State:
        card = int(action.split()[1])
        hands = tuple(tuple(c for c in hand if c != card) for hand in state.hands)
        return replace(state, hands=hands, played=(*state.played, (seat, card)))

    def shown(self, state: State, viewer: Viewer) -> dict[str, Any]:
        hands = tuple(hand if viewer in (seat, OPEN) else None for seat, hand in enumerate(state.hands))
        return {"hands": hands, "played": state.played}

    def outcome(self, state: State) -> Outcome | None:
        if any(state.hands):
            return None
        seats = len(state.hands)
        tricks = [state.played[i : i + seats] for i in range(0, len(state.played), seats)]
        takers = [max(trick, key=lambda play: play[1])[0] for trick in tricks]
        scores = tuple(takers.count(seat) for seat in range(seats))
        return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))

    def sample(self, view: View, rng: random.Random) -> State:
        seen = {card for _, card in view.played} | {card for hand in view.hands for card in hand or ()}
        unseen = rng.sample([card for card in DECK if card not in seen], len(DECK) - len(seen))
        left = [HAND - sum(who == seat for who, _ in view.played) for seat in range(len(view.hands))]
        dealt = [
            hand if hand is not None else [unseen.pop() for _ in range(left[s])] for s, hand in enumerate(view.hands)
        ]
        return State(view.options, tuple(tuple(sorted(hand)) for hand in dealt), view.played)


GAME = HighestCard()
PLUGIN = Plugin("highest-card", rules="highest_card")
