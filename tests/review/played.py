"""Games to review: short ones of bots, and single decisions in positions made for a test."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from msgspec.structs import replace

from kibitz.engines.core import find_bot
from kibitz.games.core import AnyGame, Outcome, Seat, find_game
from kibitz.games.nyet.board import Token
from kibitz.games.nyet.cards import in_order
from kibitz.games.nyet.state import State as NyetState
from kibitz.games.record import FORMAT, Record, make
from kibitz.review.effort import Effort
from kibitz.review.model import Review
from kibitz.review.parts import Judged, Task
from kibitz.review.replayed import Replayed
from kibitz.review.tasks import assemble, plan, reviewer_for, run

TINY = Effort("tiny", 0.02)
SMALL = Effort("small", 0.3)


@cache
def played(name: str, bots: tuple[str, ...], seed: int, options: tuple[tuple[str, Any], ...] = ()) -> Record:
    """A finished game of bots."""
    game = find_game(name)
    chosen = game.options(dict(options))
    rng = random.Random(seed)
    first = rng.randbytes(32)
    state = game.start(chosen, first).state
    actions: list[tuple[Seat, Any]] = []
    while (seat := game.next_to_act(state)) is not None:
        legal = game.legal(state, seat)
        bot = find_bot(bots[seat % len(bots)])
        text = str(legal[0]) if len(legal) == 1 else bot.decide(game.view(state, seat), rng=rng, millis=1000).action
        actions.append((seat, game.parse(text)))
        state = game.play(state, seat, actions[-1][1]).state
    players = tuple(f"bot:{bots[seat % len(bots)]}" for seat in range(game.seats(chosen)))
    return make(game, chosen, first, players, actions)


def nyet(seed: int = 1, players: int = 4, bots: tuple[str, ...] = ("greedy", "random"), **options: Any) -> Record:
    """A short game of Nyet!."""
    return played("nyet", bots, seed, (("players", players), *({"rounds": 1} | options).items()))


def duel(seed: int = 1, bots: tuple[str, ...] = ("greedy", "random")) -> Record:
    """A game of Face to Face."""
    return played("face-to-face", bots, seed)


def review_of(record: Record, effort: Effort = TINY) -> Review:
    """The whole review."""
    return assemble(record, effort, [run(record, task, effort) for task in plan(record, effort)])


def single(game: AnyGame, state: Any, action: str) -> Replayed:
    """A record of one action of the player at turn, whatever happened before and after."""
    seat = game.next_to_act(state)
    assert seat is not None
    seats = game.seats(state.options)
    record = Record(FORMAT, game.name, {}, "00" * 32, ("x",) * seats, ((seat, action),))
    return Replayed(record, repr(state).encode(), game, (state,), Outcome((0,) * seats, (0,)))


def decision_in(game: AnyGame, state: Any, action: str, effort: Effort = SMALL) -> Judged:
    """One decision in a position."""
    (found,) = reviewer_for(game.name).run(single(game, state, action), Task("step 0", (0,)), effort).judged
    return found


def with_board(state: NyetState) -> NyetState:
    """A position from `nyet_table` with the vetoes that led to its terms; whatever nobody holds was never dealt."""
    assert state.terms is not None
    terms, rules = state.terms, state.rules
    kept = {
        "first": str(terms.first),
        "discard": terms.discard,
        "trump": terms.trump,
        "super": terms.supertrump,
        "points": str(terms.points),
    }
    covered = [(line, box) for line, boxes in rules.boxes.items() for box in boxes if box != kept[str(line)]]
    players = state.options.players
    board = tuple(
        Token(line, box, (state.dealer + rules.vetoer + i) % players) for i, (line, box) in enumerate(covered)
    )
    rest = list(rules.deck)
    for card in (card for hand in state.hands for card in hand):
        rest.remove(card)
    return replace(state, board=board, aside=in_order(rest))
