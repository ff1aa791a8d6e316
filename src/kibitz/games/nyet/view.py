"""The view: all that a seat or a spectator may know, enough to play from without memory, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from kibitz.games.core import OPEN, SPECTATOR, AnyGame, Barred, Outcome, Seat, Viewer, barred, by_reason
from kibitz.games.nyet.board import Board, Terms, line_refusal, open_boxes
from kibitz.games.nyet.cards import Card, Hand
from kibitz.games.nyet.editions import Box, Line, Options
from kibitz.games.nyet.giving import receiver
from kibitz.games.nyet.notation import Action, Cover, Discard, Pass, Play
from kibitz.games.nyet.scoring import RoundScore, tally, totals
from kibitz.games.nyet.state import Phase, State, outcome, settled, to_give
from kibitz.games.nyet.teams import Team, other_team
from kibitz.games.nyet.tricks import Trick, best_card, not_following, suit_asked


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


def view(game: AnyGame, state: State, viewer: Viewer) -> View:
    """What a viewer knows of a state."""
    return personal(game, state, public(game, state), viewer)


def public(game: AnyGame, state: State) -> View:
    """What everyone knows: the view of a spectator."""
    players = state.options.players
    tricks, loot = tally(players, state.tricks)
    return View(
        viewer=SPECTATOR,
        options=state.options,
        round=state.round,
        dealer=state.dealer,
        phase=state.phase,
        to_act=game.to_act(state),
        legal=(),
        barred=(),
        hands=(None,) * players,
        hand_sizes=tuple(map(len, state.hands)),
        aside=None,
        aside_size=len(state.aside),
        boxes=state.rules.boxes,
        board=state.board,
        terms=state.terms,
        teams=(state.team, other_team(players, state.team)) if state.team else (),
        bonus=state.bonus,
        given=(None,) * players,
        given_sizes=tuple(map(len, state.given)),
        received=None,
        tricks=state.tricks,
        leader=state.leader,
        trick=state.trick,
        winning=(state.leader + best_card(state.trick, settled(state))) % players if state.trick else None,
        taken=tricks,
        loot=loot,
        scores=totals(players, state.history),
        history=state.history,
        outcome=outcome(state),
    )


def personal(game: AnyGame, state: State, seen: View, viewer: Viewer) -> View:
    """What one viewer knows, from what everyone knows."""
    if viewer == SPECTATOR:
        return seen
    if viewer == OPEN:
        return replace(seen, viewer=OPEN, hands=state.hands, aside=state.aside, given=state.given)
    giver = _passed_from(state, viewer)
    legal = game.legal(state, viewer) if viewer in seen.to_act else ()
    return replace(
        seen,
        viewer=viewer,
        legal=tuple(map(str, legal)),
        barred=_barred(game, state, viewer, legal) if legal else (),
        hands=_shown(state.hands, viewer),
        given=_shown(state.given, viewer, giver),
        received=state.given[giver] if giver is not None else None,
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
