"""Random Nyet! positions, and rounds played again from their deal."""

from __future__ import annotations

import random
from collections.abc import Iterator

from kibitz.compiled.nyet.codes import codes_for
from kibitz.compiled.nyet.pack import actions_of_round, dealt_cards
from kibitz.games.nyet.editions import Options, read_options
from kibitz.games.nyet.game import GAME
from kibitz.games.nyet.state import Phase, State


def table(players: int, edition: str = "en", **more: object) -> Options:
    return read_options({"players": players, "edition": edition, "rounds": 2} | more)


def states(options: Options, chance: random.Random) -> Iterator[State]:
    """The states of a random game, first to last."""
    state = GAME.start(options, chance.randbytes(32)).state
    yield state
    while to_act := GAME.to_act(state):
        seat = chance.choice(to_act)
        state = GAME.play(state, seat, chance.choice(GAME.legal(state, seat))).state
        yield state


def played_again(state: State) -> State:
    """The round of a state from its deal on, every action judged by the rules; IllegalAction if one is refused."""
    codes, players = codes_for(state.options), state.options.players
    hands, aside = dealt_cards(codes, state)
    again = State(
        options=state.options,
        seed=state.seed,
        round=state.round,
        dealer=state.dealer,
        phase=Phase.NYET,
        turn=(state.dealer + codes.rules.vetoer) % players,
        hands=tuple(map(codes.cards_in, hands)),
        aside=codes.cards_in(aside),
        given=((),) * players,
        history=state.history[: state.round - 1],
    )
    for seat, code in actions_of_round(codes, state):
        again = GAME.play(again, seat, GAME.parse(codes.text[code])).state
    return again
