"""Converts reference states of Nyet! to packed positions and back."""

from __future__ import annotations

from functools import lru_cache

from kibitz.compiled.nyet.codes import (
    BOXES,
    DISCARD,
    HOLDER,
    LINES,
    PASS,
    PLAY,
    TEAM_OF,
    Codes,
    codes_for,
    seat_set,
    seats_in,
)
from kibitz.compiled.nyet.rules import Position, Rules
from kibitz.games.core import Seat
from kibitz.games.nyet.board import Token
from kibitz.games.nyet.cards import Card
from kibitz.games.nyet.editions import Options
from kibitz.games.nyet.scoring import totals
from kibitz.games.nyet.state import Phase, State, to_give
from kibitz.games.nyet.teams import bonus_candidates, possible_teams
from kibitz.games.nyet.tricks import Trick, complete

PHASES = (Phase.NYET, Phase.TEAM, Phase.BONUS, Phase.GIVE, Phase.TRICKS, None, Phase.OVER)
"""The phases by their packed number; between two rounds nobody acts."""


@lru_cache(maxsize=64)
def rules_for(options: Options) -> Rules:
    """The compiled rules of a table."""
    return Rules(codes_for(options))


def pack(state: State) -> Position:
    """A state as a position: its deal, followed by every action of the round."""
    rules, players = rules_for(state.options), state.options.players
    codes = rules.codes
    hands, aside = dealt_cards(codes, state)
    earlier = state.history[:-1] if state.phase is Phase.OVER else state.history
    position = Position(
        rules,
        hands=hands,
        aside=aside,
        dealer=state.dealer,
        number=state.round,
        scores=totals(players, earlier),
        seed=state.seed,
        history=earlier,
    )
    for seat, code in actions_of_round(codes, state):
        position.replay(seat, code)
    return position


def unpack(position: Position) -> State:
    """The state a position is; the inverse of `pack`."""
    codes, at = position.rules.codes, position.fields
    options = codes.rules.options
    players, phase = options.players, PHASES[at["phase"]]
    if phase is None:
        raise ValueError("between two rounds there is no state: deal first")
    settled = phase is not Phase.NYET
    terms = codes.terms(at["open_boxes"]) if settled else None
    team = seats_in(at["team"])
    cards = [codes.cards[n] for n in at["plays"]]
    tricks: list[Trick] = []
    leader = at["first"]
    for start in range(0, len(cards) - players + 1, players):
        assert terms is not None
        tricks.append(complete(leader, tuple(cards[start : start + players]), team, terms))
        leader = tricks[-1].taker
    return State(
        options=options,
        seed=position.seed,
        round=at["round"],
        dealer=at["dealer"],
        phase=phase,
        turn=at["turn"],
        hands=tuple(map(codes.cards_in, at["hands"][:players])),
        aside=codes.cards_in(at["aside"]),
        given=tuple(map(codes.cards_in, at["given"][:players])),
        board=_board(codes, at["dealer"], at["tokens"]),
        terms=terms,
        team=team,
        bonus=at["bonus"] if at["bonus"] >= 0 else None,
        tricks=tuple(tricks),
        leader=at["leader"],
        trick=tuple(cards[len(tricks) * players :]),
        history=position.history,
    )


def _board(codes: Codes, dealer: Seat, boxes: list[int]) -> tuple[Token, ...]:
    players, first = codes.rules.options.players, dealer + codes.rules.vetoer
    lines = ((LINES[number // BOXES], number % BOXES) for number in boxes)
    return tuple(
        Token(line, codes.rules.boxes[line][box], (first + i) % players) for i, (line, box) in enumerate(lines)
    )


def _played(state: State) -> list[tuple[Seat, Card]]:
    """The cards played this round and by whom, in order."""
    players = state.options.players
    tricks = [*((trick.leader, trick.cards) for trick in state.tricks), (state.leader, state.trick)]
    return [((leader + i) % players, card) for leader, cards in tricks for i, card in enumerate(cards)]


def dealt_cards(codes: Codes, state: State) -> tuple[list[int], int]:
    """The hands as they were dealt, and the cards set aside."""
    players = state.options.players
    to = to_give(state).to if state.phase in (Phase.TRICKS, Phase.OVER) else 0
    held = [list(hand) for hand in state.hands]
    for seat, card in _played(state):
        held[seat].append(card)
    for giver, cards in enumerate(state.given):
        for card in cards:
            if to:
                held[(giver + to) % players].remove(card)
            held[giver].append(card)
    hands: list[int] = []
    for place in (*held, [*state.aside]):
        hands.append(codes.card_set(place, apart_from=sum(hands)))
    return hands[:-1], hands[-1]


def actions_of_round(codes: Codes, state: State) -> list[tuple[Seat, int]]:
    """The actions of this round as (seat, code); forced ones, which nobody chooses, are left out."""
    done = [(token.seat, codes.cover(token.line, token.box)) for token in state.board]
    if state.terms is None:
        return done
    first, rules = state.terms.first, codes.rules
    if state.team and len(possible_teams(rules, first)) > 1:
        done.append((first, TEAM_OF + seat_set(state.team)))
    if state.bonus is not None and len(bonus_candidates(rules, state.team)) > 1:
        done.append((first, HOLDER + state.bonus))
    block = PASS if rules.give_ups[state.terms.discard].to else DISCARD
    done += [(seat, block + codes.numbers[card][0]) for seat, hand in enumerate(state.given) for card in hand]
    return done + [(seat, PLAY + codes.numbers[card][0]) for seat, card in _played(state)]
