"""The Game: Face to Face as a `Game`: who may act, what is legal, why something is not, and what an action leads to."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from kibitz.games.core import Figures, IllegalAction, Outcome, Refusal, Seat, Viewer, turn_refusal
from kibitz.games.face_to_face import events, notation, state, view
from kibitz.games.face_to_face.events import Event
from kibitz.games.face_to_face.figures import figures
from kibitz.games.face_to_face.notation import Action, End, Place
from kibitz.games.face_to_face.options import OPTION_SPECS, PLAYERS, Options, read_options
from kibitz.games.face_to_face.pace import pace_share
from kibitz.games.face_to_face.piles import placements
from kibitz.games.face_to_face.sample import sample
from kibitz.games.face_to_face.state import DuelStep, State, cards_asked, placement_refusal
from kibitz.games.face_to_face.view import PERSONAL, View

MINUTES = 10
"""Some 25 turns each: measured on the page, 5 seconds a pair if one never hesitates; one thinks for 15 to 20."""


class FaceToFace:
    """The duel with number cards."""

    name = "face-to-face"
    rules_version = 1
    option_specs = OPTION_SPECS
    view_type = View
    event_type = Event
    personal_fields = PERSONAL
    rearranging = True

    def options(self, given: Mapping[str, object]) -> Options:
        return read_options(given)

    def seats(self, options: Options) -> int:  # noqa: ARG002  two, whatever the options
        return PLAYERS

    def minutes(self, options: Options) -> int:  # noqa: ARG002  as long, whatever the options
        return MINUTES

    def start(self, options: Options, seed: bytes) -> DuelStep:
        return state.start(options, seed)

    def to_act(self, position: State) -> tuple[Seat, ...]:
        return state.to_act(position)

    def next_to_act(self, position: State) -> Seat | None:
        return position.seat if position.winner is None else None

    def legal(self, position: State, seat: Seat) -> tuple[Action, ...]:
        if seat not in self.to_act(position):
            return ()
        tops = position.tops[seat], position.tops[1 - seat]
        actions: list[Action] = [
            Place(pile, card) for pile, card in placements(position.hands[seat], *tops, gave=position.gave)
        ]
        if position.count >= cards_asked(position):
            actions.append(End())
        return tuple(actions)

    def refusal(self, position: State, seat: Seat, action: Action) -> Refusal | None:
        early = turn_refusal(self.to_act(position), seat, "F2" if position.winner is None else "F4")
        if early is not None:
            return early
        match action:
            case Place(pile, card):
                return placement_refusal(position, pile, card)
            case End() if position.count < cards_asked(position):
                return Refusal("too-few-placed", "F2", {"placed": position.count, "asked": cards_asked(position)})
            case End():
                return None

    def play(self, position: State, seat: Seat, action: Action) -> DuelStep:
        reason = self.refusal(position, seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        match action:
            case Place(pile, card):
                return state.place(position, pile, card)
            case End():
                return state.end_turn(position)

    def view(self, position: State, viewer: Viewer) -> View:
        return view.view(self, position, viewer)

    def changes(self, before: State, after: State) -> dict[str, Any]:
        return view.PUBLIC.changed(before, after)

    def personal(self, position: State, seen: View, viewer: Viewer) -> tuple[Any, ...]:
        return view.personal(self, position, seen, viewer)

    def same_for(self, before: State, after: State, seat: Seat) -> bool:
        return view.same_for(before, after, seat)

    def redact(self, event: Event, viewer: Viewer) -> Event:
        return events.redact(event, viewer)

    def reveals(self, event: Event, seat: Seat) -> bool:
        return events.reveals(event, seat)

    def sample(self, seen: View, rng: random.Random) -> State:
        return sample(seen, rng)

    def outcome(self, position: State) -> Outcome | None:
        return state.outcome(position)

    def parse(self, text: str) -> Action:
        return notation.parse(text)

    def deal(self, options: Options, seed: bytes, number: int) -> dict[str, Any] | None:
        dealt = state.start(options, seed).state
        return {"starter": dealt.starter, "hands": dealt.hands, "draw": dealt.draw} if number == 1 else None

    def pace_share(self, seen: View, seat: Seat) -> float:
        return pace_share(seen, seat)

    def rounds(self, position: State) -> int:  # noqa: ARG002  there is only one
        return 1

    def figures(self, position: State) -> Figures:
        return figures(position)


GAME = FaceToFace()
