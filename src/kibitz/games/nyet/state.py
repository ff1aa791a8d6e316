"""The state of a game and how it moves on: pure functions from state to state, with the events on the way."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from kibitz.games.core import Outcome, Seat, Step
from kibitz.games.nyet.board import Board, Terms, Token, settled_terms
from kibitz.games.nyet.cards import Card, Hand, in_order, without
from kibitz.games.nyet.editions import Box, GiveUp, Line, Options, Ruleset, ruleset
from kibitz.games.nyet.events import (
    BonusGiven,
    Covered,
    Dealt,
    Event,
    GameOver,
    GaveUp,
    Passed,
    Played,
    RoundScored,
    Settled,
    Teamed,
    TrickTaken,
)
from kibitz.games.nyet.giving import hand_over, receiver
from kibitz.games.nyet.scoring import RoundScore, final, round_points, tally
from kibitz.games.nyet.teams import Team, bonus_candidates, possible_teams
from kibitz.games.nyet.tricks import Trick, complete
from kibitz.games.shuffle import Stream


class Phase(StrEnum):
    """The phase of a round."""

    NYET = "nyet"
    TEAM = "team"
    BONUS = "bonus"
    GIVE = "give"
    TRICKS = "tricks"
    OVER = "over"


class State(Struct, frozen=True):
    """A position of the game, hidden cards and all."""

    options: Options
    seed: bytes
    round: int
    dealer: Seat
    phase: Phase
    turn: Seat
    """Whose turn it is; while cards are given up, the first player's."""
    hands: tuple[Hand, ...]
    aside: Hand
    """Cards that were not dealt this round."""
    given: tuple[Hand, ...]
    """The cards each seat has given up or passed this round."""
    board: Board = ()
    terms: Terms | None = None
    team: Team = ()
    bonus: Seat | None = None
    tricks: tuple[Trick, ...] = ()
    leader: Seat = 0
    trick: Hand = ()
    """The cards played to the trick so far."""
    history: tuple[RoundScore, ...] = ()

    @property
    def rules(self) -> Ruleset:
        """What follows from the options."""
        return ruleset(self.options)


NyetStep: TypeAlias = Step[State, Event]


def settled(state: State) -> Terms:
    """The terms of the round, which must be settled."""
    if state.terms is None:
        raise AssertionError("the terms are asked for after the NYET! phase")
    return state.terms


def to_give(state: State) -> GiveUp:
    """What the round's discard box asks of everyone."""
    return state.rules.give_ups[settled(state).discard]


def givers(state: State) -> tuple[Seat, ...]:
    """Who still has cards to give up, clockwise from the first player (N5)."""
    players, count = state.options.players, to_give(state).cards
    first = settled(state).first
    clockwise = ((first + i) % players for i in range(players))
    return tuple(seat for seat in clockwise if len(state.given[seat]) < count)


def to_act(state: State) -> tuple[Seat, ...]:
    """Who may act now."""
    if state.phase is Phase.GIVE:
        return givers(state)
    return () if state.phase is Phase.OVER else (state.turn,)


def start(options: Options, seed: bytes) -> NyetStep:
    """A random dealer deals the first round (N1)."""
    dealer = Stream(seed, "nyet/dealer").below(options.players)
    return deal(options, seed, 1, dealer, ())


def deal(options: Options, seed: bytes, number: int, dealer: Seat, history: tuple[RoundScore, ...]) -> NyetStep:
    """The deck is shuffled and dealt one card at a time from the dealer's left (N2); the NYET! phase begins (N3.1)."""
    rules = ruleset(options)
    players, size = options.players, rules.seating.hand
    cards = Stream(seed, f"nyet/round/{number}").shuffle(list(rules.deck))
    dealt = players * size
    hands = tuple(in_order(cards[(seat - dealer - 1) % players : dealt : players]) for seat in range(players))
    state = State(
        options=options,
        seed=seed,
        round=number,
        dealer=dealer,
        phase=Phase.NYET,
        turn=(dealer + rules.vetoer) % players,
        hands=hands,
        aside=in_order(cards[dealt:]),
        given=((),) * players,
        history=history,
    )
    return Step(state, (Dealt(number, dealer, hands, state.aside),))


def cover(state: State, line: Line, box: Box) -> NyetStep:
    """A box is covered; when every line shows one open box, the terms stand (N3)."""
    board = (*state.board, Token(line, box, state.turn))
    event = Covered(state.turn, line, box)
    terms = settled_terms(state.rules, board)
    if terms is None:
        return Step(replace(state, board=board, turn=(state.turn + 1) % state.options.players), (event,))
    state = replace(state, board=board, terms=terms, turn=terms.first, leader=terms.first, phase=Phase.TEAM)
    teams = possible_teams(state.rules, terms.first)
    if len(teams) > 1:
        return Step(state, (event, Settled(terms)))
    return after(form_team(state, teams[0]), event, Settled(terms))


def form_team(state: State, team: Team) -> NyetStep:
    """The team stands; the bonus card goes to the lone player, or to whom the first player gives it (N4)."""
    state = replace(state, team=team, phase=Phase.BONUS)
    candidates = bonus_candidates(state.rules, team)
    if not candidates:
        return after(begin_giving(state), Teamed(team))
    if len(candidates) == 1:
        return after(give_bonus(state, candidates[0]), Teamed(team))
    return Step(state, (Teamed(team),))


def give_bonus(state: State, seat: Seat) -> NyetStep:
    """A seat takes the bonus card (N4.2)."""
    return after(begin_giving(replace(state, bonus=seat)), BonusGiven(seat))


def begin_giving(state: State) -> NyetStep:
    """Cards are given up next, unless the terms ask for none (N5.4)."""
    return Step(replace(state, phase=Phase.GIVE if to_give(state).cards else Phase.TRICKS), ())


def give(state: State, seat: Seat, card: Card) -> NyetStep:
    """A seat lays a card aside; when all have, cards to be passed move together (N5)."""
    players = state.options.players
    state = replace(
        state,
        hands=swapped(state.hands, seat, without(state.hands[seat], card)),
        given=swapped(state.given, seat, in_order((*state.given[seat], card))),
    )
    event = GaveUp(seat, card)
    if givers(state):
        return Step(state, (event,))
    asked = to_give(state)
    moves = tuple(
        Passed(giver, to, moved)
        for giver in range(players)
        if (to := receiver(asked, giver, players)) is not None
        for moved in state.given[giver]
    )
    state = replace(state, hands=hand_over(asked, state.hands, state.given), phase=Phase.TRICKS)
    return Step(state, (event, *moves))


def play_card(state: State, card: Card) -> NyetStep:
    """A card is played; a full trick goes to its taker, who leads next (N6)."""
    seat, players = state.turn, state.options.players
    hands = swapped(state.hands, seat, without(state.hands[seat], card))
    trick = (*state.trick, card)
    played = Played(seat, card)
    if len(trick) < players:
        return Step(replace(state, hands=hands, trick=trick, turn=(seat + 1) % players), (played,))
    taken = complete(state.leader, trick, state.team, settled(state))
    state = replace(
        state,
        hands=hands,
        trick=(),
        tricks=(*state.tricks, taken),
        leader=taken.taker,
        turn=taken.taker,
    )
    events = (played, TrickTaken(taken.taker, taken.loot))
    return after(score_round(state), *events) if not any(hands) else Step(state, events)


def score_round(state: State) -> NyetStep:
    """The round is written down (N8); the game is over (N9), or the deal moves one seat to the left (N1)."""
    options, terms = state.options, settled(state)
    tricks, loot = tally(options.players, state.tricks)
    counts = tuple(map(sum, zip(tricks, loot, strict=True)))
    points = round_points(options.bonus_rule, terms.points, state.team, state.bonus, counts)
    line = RoundScore(state.round, state.dealer, terms, state.team, state.bonus, tricks, loot, points)
    history = (*state.history, line)
    outcome = final(options, history)
    if outcome is not None:
        return Step(replace(state, history=history, phase=Phase.OVER), (RoundScored(line), GameOver(outcome)))
    dealer = (state.dealer + 1) % options.players
    return after(deal(options, state.seed, state.round + 1, dealer, history), RoundScored(line))


def outcome(state: State) -> Outcome | None:
    """The result, once the game is over (N9)."""
    return final(state.options, state.history) if state.phase is Phase.OVER else None


def after(step: NyetStep, *events: Event) -> NyetStep:
    """A step, with events that came before it."""
    return Step(step.state, (*events, *step.events))


def swapped(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    """The hands with one seat's replaced."""
    return (*hands[:seat], hand, *hands[seat + 1 :])
