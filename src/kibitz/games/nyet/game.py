"""Nyet! as a `Game`: who may act, what is legal, why something is not, and what an action leads to."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from kibitz.games.core import Figures, IllegalAction, OptionSpec, Outcome, Refusal, Seat, Viewer, turn_refusal
from kibitz.games.nyet import events, notation, state, view
from kibitz.games.nyet.board import cover_refusal, open_boxes
from kibitz.games.nyet.cards import Card, colour
from kibitz.games.nyet.editions import Options, option_specs, read_options
from kibitz.games.nyet.events import Event
from kibitz.games.nyet.figures import figures
from kibitz.games.nyet.giving import give_refusal
from kibitz.games.nyet.notation import Action, ChooseTeam, Cover, Discard, GiveBonus, Pass, Play
from kibitz.games.nyet.pace import pace_share
from kibitz.games.nyet.sample import sample
from kibitz.games.nyet.state import NyetStep, Phase, State, settled, to_give
from kibitz.games.nyet.teams import bonus_candidates, bonus_refusal, possible_teams, team_refusal
from kibitz.games.nyet.tricks import follows, not_following, playable, suit_asked
from kibitz.games.nyet.view import PERSONAL, View

_PHASE_RULE = {
    Phase.NYET: "N3.1",
    Phase.TEAM: "N4.1",
    Phase.BONUS: "N4.2",
    Phase.GIVE: "N5",
    Phase.TRICKS: "N6",
    Phase.OVER: "N9",
}


SECONDS_A_ROUND = 135
"""Measured on the page, bots at their usual pace: 72 if one never hesitates; one decides some 21 times, for 3 each."""


class Nyet:
    """The game of vetoes and shifting teams, for two to five."""

    name = "nyet"
    rules_version = 1
    view_type = View
    event_type = Event
    personal_fields = PERSONAL
    rearranging = False

    @property
    def option_specs(self) -> tuple[OptionSpec, ...]:
        return option_specs()

    def options(self, given: Mapping[str, object]) -> Options:
        return read_options(given)

    def seats(self, options: Options) -> int:
        return options.players

    def minutes(self, options: Options) -> int:
        return SECONDS_A_ROUND * (options.rounds or 0) // 60

    def start(self, options: Options, seed: bytes) -> NyetStep:
        return state.start(options, seed)

    to_act = staticmethod(state.to_act)

    def next_to_act(self, position: State) -> Seat | None:
        """Clockwise from the first player; where two cards are given up, everyone gives the first one first (N5)."""
        return min(self.to_act(position), key=lambda seat: len(position.given[seat]), default=None)

    def legal(self, position: State, seat: Seat) -> tuple[Action, ...]:
        if seat not in self.to_act(position):
            return ()
        rules, hand = position.rules, position.hands[seat]
        match position.phase:
            case Phase.NYET:
                lines = open_boxes(rules, position.board).items()
                return tuple(Cover(line, box) for line, boxes in lines if len(boxes) > 1 for box in boxes)
            case Phase.TEAM:
                return tuple(map(ChooseTeam, possible_teams(rules, seat)))
            case Phase.BONUS:
                return tuple(map(GiveBonus, bonus_candidates(rules, position.team)))
            case Phase.GIVE:
                asked = to_give(position)
                verb = Pass if asked.to else Discard
                return tuple(verb(card) for card in dict.fromkeys(hand) if give_refusal(asked, hand, card) is None)
            case _:
                rule = position.options.supertrump_follows
                cards = playable(hand, position.trick, settled(position), rule)
                return tuple(map(Play, dict.fromkeys(cards)))

    def refusal(self, position: State, seat: Seat, action: Action) -> Refusal | None:
        phase = position.phase
        early = turn_refusal(self.to_act(position), seat, _PHASE_RULE[phase])
        if early is not None:
            return early
        match action:
            case Play(card) if phase is Phase.TRICKS:
                return _play_refusal(position, seat, card)
            case Cover(line, box) if phase is Phase.NYET:
                return cover_refusal(position.rules, position.board, line, box)
            case ChooseTeam(team) if phase is Phase.TEAM:
                return team_refusal(position.rules, seat, team)
            case GiveBonus(holder) if phase is Phase.BONUS:
                return bonus_refusal(position.rules, position.team, holder)
            case Discard(card) if phase is Phase.GIVE and not to_give(position).to:
                return give_refusal(to_give(position), position.hands[seat], card)
            case Pass(card) if phase is Phase.GIVE and to_give(position).to:
                return give_refusal(to_give(position), position.hands[seat], card)
            case _:
                return Refusal("wrong-phase", _PHASE_RULE[phase], {"phase": phase})

    def play(self, position: State, seat: Seat, action: Action) -> NyetStep:
        reason = self.refusal(position, seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        match action:
            case Play(card):
                return state.play_card(position, card)
            case Cover(line, box):
                return state.cover(position, line, box)
            case ChooseTeam(team):
                return state.form_team(position, team)
            case GiveBonus(holder):
                return state.give_bonus(position, holder)
            case Discard(card) | Pass(card):
                return state.give(position, seat, card)

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

    def deal(self, options: Options, seed: bytes, number: int) -> dict[str, Any]:
        first = state.start(options, seed).state.dealer
        dealt = state.deal(options, seed, number, (first + number - 1) % options.players, ()).state
        return {"round": number, "dealer": dealt.dealer, "hands": dealt.hands, "aside": dealt.aside}

    def pace_share(self, seen: View, seat: Seat) -> float:
        return pace_share(seen, seat)

    def rounds(self, position: State) -> int:
        return len(position.history)

    def figures(self, position: State) -> Figures:
        return figures(position)


def _play_refusal(position: State, seat: Seat, card: Card) -> Refusal | None:
    """A card of the hand that follows, if any does (N6.1, N6.3)."""
    hand, terms = position.hands[seat], settled(position)
    if card not in hand:
        return Refusal("not-in-hand", "N6", {"card": card})
    if not position.trick:
        return None
    suit, rule = suit_asked(position.trick[0], terms), position.options.supertrump_follows
    if follows(card, suit, terms, rule) or not any(follows(other, suit, terms, rule) for other in hand):
        return None
    return not_following(colour(card), suit)


GAME = Nyet()
