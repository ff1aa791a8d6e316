"""The view: all that a seat or a spectator may know, enough to play from without memory, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kibitz.games.core import OPEN, SPECTATOR, AnyGame, Barred, Outcome, Seat, Viewer, barred, by_reason
from kibitz.games.nyet.board import Board, Terms, line_refusal, open_boxes
from kibitz.games.nyet.cards import Card, Hand
from kibitz.games.nyet.editions import Box, Line, Options
from kibitz.games.nyet.giving import receiver
from kibitz.games.nyet.notation import Action, Cover, Discard, Pass, Play
from kibitz.games.nyet.scoring import RoundScore, tally, totals
from kibitz.games.nyet.state import Phase, State, outcome, settled, to_act, to_give
from kibitz.games.nyet.teams import Team, other_team
from kibitz.games.nyet.tricks import Trick, best_card, not_following, suit_asked
from kibitz.games.public import PublicFields, copied, made


class View(Struct, frozen=True, tag_field="game", tag="nyet"):
    """What one viewer knows; in fields with one entry per seat, None is what the viewer may not see."""

    viewer: Viewer
    options: Options
    round: int
    dealer: Seat
    phase: Phase
    to_act: tuple[Seat, ...]
    legal: tuple[str, ...]
    """What the viewer may do now."""
    barred: tuple[Barred, ...]
    """What the viewer might want to do now but may not, and why."""
    hands: tuple[Hand | None, ...]
    hand_sizes: tuple[int, ...]
    aside: Hand | None
    """The cards not dealt this round (two players)."""
    aside_size: int
    boxes: dict[Line, tuple[Box, ...]]
    """The board: every box of each line."""
    board: Board
    """The tokens on it."""
    terms: Terms | None
    teams: tuple[Team, ...]
    """The first player's team and the other one, once they stand."""
    bonus: Seat | None
    given: tuple[Hand | None, ...]
    """The cards each seat has given up or passed this round."""
    given_sizes: tuple[int, ...]
    received: Hand | None
    """The cards passed to the viewer, once they have moved."""
    tricks: tuple[Trick, ...]
    leader: Seat
    trick: Hand
    winning: Seat | None
    """Who takes the trick as it lies."""
    taken: tuple[int, ...]
    """Tricks of each seat this round."""
    loot: tuple[int, ...]
    """Loot of each seat this round."""
    scores: tuple[int, ...]
    history: tuple[RoundScore, ...]
    outcome: Outcome | None


PERSONAL: tuple[str, ...] = ("viewer", "legal", "barred", "hands", "aside", "given", "received")
"""The fields that depend on who looks."""


def _teams(state: State) -> tuple[Team, ...]:
    return (state.team, other_team(state.options.players, state.team)) if state.team else ()


def _winning(state: State) -> Seat | None:
    """Who takes the trick as it lies."""
    if not state.trick:
        return None
    return (state.leader + best_card(state.trick, settled(state))) % state.options.players


PUBLIC = PublicFields(
    options=copied("options"),
    round=copied("round"),
    dealer=copied("dealer"),
    phase=copied("phase"),
    to_act=made(to_act, "phase", "turn", "given", "terms", "options"),
    hand_sizes=made(lambda state: tuple(map(len, state.hands)), "hands"),
    aside_size=made(lambda state: len(state.aside), "aside"),
    boxes=made(lambda state: state.rules.boxes, "options"),
    board=copied("board"),
    terms=copied("terms"),
    teams=made(_teams, "team", "options"),
    bonus=copied("bonus"),
    given_sizes=made(lambda state: tuple(map(len, state.given)), "given"),
    tricks=copied("tricks"),
    leader=copied("leader"),
    trick=copied("trick"),
    winning=made(_winning, "trick", "leader", "terms", "options"),
    taken=made(lambda state: tally(state.options.players, state.tricks)[0], "tricks", "options"),
    loot=made(lambda state: tally(state.options.players, state.tricks)[1], "tricks", "options"),
    scores=made(lambda state: totals(state.options.players, state.history), "history", "options"),
    history=copied("history"),
    outcome=made(outcome, "phase", "history", "options"),
)
"""What everyone sees."""


def view(game: AnyGame, state: State, viewer: Viewer) -> View:
    """What a viewer knows of a state."""
    nobody = (None,) * state.options.players
    seen = View(
        viewer=SPECTATOR,
        legal=(),
        barred=(),
        hands=nobody,
        aside=None,
        given=nobody,
        received=None,
        **PUBLIC.of(state),
    )
    if viewer == SPECTATOR:
        return seen
    return replace(seen, **dict(zip(PERSONAL, personal(game, state, seen, viewer), strict=True)))


def personal(game: AnyGame, state: State, seen: View, viewer: Viewer) -> tuple[Any, ...]:
    """The personal fields of a viewer."""
    if viewer == SPECTATOR:
        nobody = (None,) * state.options.players
        return SPECTATOR, (), (), nobody, None, nobody, None
    if viewer == OPEN:
        return OPEN, (), (), state.hands, state.aside, state.given, None
    giver = _passed_from(state, viewer)
    legal = game.legal(state, viewer) if viewer in seen.to_act else ()
    return (
        viewer,
        tuple(map(str, legal)),
        _barred(game, state, viewer, legal) if legal else (),
        _shown(state.hands, viewer),
        None,
        _shown(state.given, viewer, giver),
        state.given[giver] if giver is not None else None,
    )


def same_for(before: State, after: State, seat: Seat) -> bool:
    """Whether a seat still holds the same cards of the same round and phase; what it gave up or got then is, too."""
    return before.hands[seat] is after.hands[seat] and before.phase is after.phase and before.round == after.round


def _shown(hands: tuple[Hand, ...], *seats: Seat | None) -> tuple[Hand | None, ...]:
    """The hands of some seats."""
    return tuple([hand if seat in seats else None for seat, hand in enumerate(hands)])


def _passed_from(state: State, seat: Seat) -> Seat | None:
    """Who has passed cards to a seat this round, once they have moved (N5.3)."""
    if state.phase not in (Phase.TRICKS, Phase.OVER) or not state.given[seat]:
        return None
    players, asked = state.options.players, to_give(state)
    givers = (giver for giver in range(players) if receiver(asked, giver, players) == seat)
    return next(givers, None)


def _barred(game: AnyGame, state: State, seat: Seat, legal: tuple[Action, ...]) -> tuple[Barred, ...]:
    """What a player may not do, and why: boxes that may not be covered, cards that may not be given up or played."""
    if state.phase is Phase.NYET:
        return _barred_boxes(state)
    if state.phase is not Phase.TRICKS:
        return barred(game, state, seat, _cards_to_give(state, seat), legal)
    if len(legal) == len(set(state.hands[seat])):
        return ()
    suit, allowed = suit_asked(state.trick[0], settled(state)), set(map(str, legal))
    cards = {card: _played(card) for card in state.hands[seat]}
    return by_reason([(play, not_following(card[0], suit)) for card, play in cards.items() if play not in allowed])


@cache
def _played(card: Card) -> str:
    """The text of playing a card."""
    return str(Play(card))


def _barred_boxes(state: State) -> tuple[Barred, ...]:
    """The boxes that may not be covered."""
    boxes = state.rules.boxes
    lines = open_boxes(state.rules, state.board).items()
    return tuple(found for line, free in lines for found in _barred_in_line(line, boxes[line], tuple(free)))


@cache  # a line has few boxes: all its states fit, and each is asked for at every table
def _barred_in_line(line: Line, printed: tuple[Box, ...], free: tuple[Box, ...]) -> tuple[Barred, ...]:
    """A line's covered boxes share one reason, the last open one has another."""
    return by_reason((str(Cover(line, box)), line_refusal(line, free, box)) for box in printed)


def _cards_to_give(state: State, seat: Seat) -> Iterable[Action]:
    """The candidates when cards are given up: any card in hand."""
    if state.phase is not Phase.GIVE:
        return ()
    return map(Pass if to_give(state).to else Discard, dict.fromkeys(state.hands[seat]))
