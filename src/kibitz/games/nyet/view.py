"""The view: all that a seat or a spectator may know, enough to play from without memory, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from kibitz.games.core import OPEN, AnyGame, Barred, Outcome, Seat, Viewer, barred
from kibitz.games.nyet.board import Board, Terms
from kibitz.games.nyet.cards import Hand
from kibitz.games.nyet.editions import Box, Line, Options
from kibitz.games.nyet.giving import receiver
from kibitz.games.nyet.notation import Action, Cover, Discard, Pass, Play
from kibitz.games.nyet.scoring import RoundScore, tally, totals
from kibitz.games.nyet.state import Phase, State, outcome, settled, to_give
from kibitz.games.nyet.teams import Team, other_team
from kibitz.games.nyet.tricks import Trick, best_card


class View(Struct, frozen=True, tag_field="game", tag="nyet"):
    """What one viewer knows; where there is an entry a seat, None stands for what he may not see."""

    viewer: Viewer
    options: Options
    round: int
    dealer: Seat
    phase: Phase
    to_act: tuple[Seat, ...]
    legal: tuple[str, ...]
    """What the viewer may do now."""
    barred: tuple[Barred, ...]
    """What he might wish to do now but may not, and why."""
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


def view(game: AnyGame, state: State, viewer: Viewer) -> View:
    """What a viewer knows of a state."""
    players = state.options.players
    seat = viewer if isinstance(viewer, int) else None
    acting = seat is not None and seat in game.to_act(state)
    giver = _passed_from(state, seat)
    tricks, loot = tally(players, state.tricks)
    return View(
        viewer=viewer,
        options=state.options,
        round=state.round,
        dealer=state.dealer,
        phase=state.phase,
        to_act=game.to_act(state),
        legal=tuple(map(str, game.legal(state, seat))) if seat is not None and acting else (),
        barred=barred(game, state, seat, _candidates(state, seat)) if seat is not None and acting else (),
        hands=_shown(state.hands, viewer, viewer),
        hand_sizes=tuple(map(len, state.hands)),
        aside=state.aside if viewer == OPEN else None,
        aside_size=len(state.aside),
        boxes=state.rules.boxes,
        board=state.board,
        terms=state.terms,
        teams=(state.team, other_team(players, state.team)) if state.team else (),
        bonus=state.bonus,
        given=_shown(state.given, viewer, viewer, giver),
        given_sizes=tuple(map(len, state.given)),
        received=state.given[giver] if giver is not None else None,
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


def _shown(hands: tuple[Hand, ...], viewer: Viewer, *seats: Viewer | None) -> tuple[Hand | None, ...]:
    """The hands of some seats, or all of them for an open view."""
    return tuple(hand if viewer == OPEN or seat in seats else None for seat, hand in enumerate(hands))


def _passed_from(state: State, seat: Seat | None) -> Seat | None:
    """Who has passed cards to a seat this round, once they have moved (N5.3)."""
    if seat is None or state.phase not in (Phase.TRICKS, Phase.OVER):
        return None
    players, asked = state.options.players, to_give(state)
    givers = (giver for giver in range(players) if receiver(asked, giver, players) == seat)
    return next(givers, None)


def _candidates(state: State, seat: Seat) -> Iterable[Action]:
    """What a player may have in mind now: any box of the board, or any card of his hand."""
    match state.phase:
        case Phase.NYET:
            return (Cover(line, box) for line, boxes in state.rules.boxes.items() for box in boxes)
        case Phase.GIVE:
            return map(Pass if to_give(state).to else Discard, dict.fromkeys(state.hands[seat]))
        case Phase.TRICKS:
            return map(Play, dict.fromkeys(state.hands[seat]))
        case _:
            return ()
