"""The view: all that a player or a spectator may know, enough to play from without memory, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from kibitz.games.core import OPEN, AnyGame, Barred, Outcome, Seat, Viewer, barred
from kibitz.games.face_to_face.notation import Action, End, Place
from kibitz.games.face_to_face.options import Options
from kibitz.games.face_to_face.piles import Card, Hand, Pile, Tops
from kibitz.games.face_to_face.state import Placement, State, cards_asked, cards_to_draw, outcome


class View(Struct, frozen=True, tag_field="game", tag="face-to-face"):
    """What one viewer knows; None stands for cards he may not see."""

    viewer: Viewer
    options: Options
    starter: Seat
    turn: int
    to_act: tuple[Seat, ...]
    legal: tuple[str, ...]
    """What the viewer may do now."""
    barred: tuple[Barred, ...]
    """What he might wish to do now but may not, and why."""
    hands: tuple[Hand | None, ...]
    hand_sizes: tuple[int, ...]
    draw: tuple[tuple[Card, ...] | None, ...]
    draw_sizes: tuple[int, ...]
    tops: tuple[Tops, ...]
    placed: tuple[Placement, ...]
    """All placed cards, in order."""
    count: int
    """Cards placed this turn."""
    asked: int
    """How many cards this turn must place at least."""
    gave: bool
    """Whether one went to the opponent this turn."""
    will_draw: int
    """How many cards ending the turn now would draw."""
    outcome: Outcome | None
    stuck: bool
    """Whether the game ended because a player could not go on."""


def view(game: AnyGame, state: State, viewer: Viewer) -> View:
    """What a viewer knows of a state."""
    to_act = game.to_act(state)
    seat = viewer if isinstance(viewer, int) and viewer in to_act else None
    return View(
        viewer=viewer,
        options=state.options,
        starter=state.starter,
        turn=state.turn,
        to_act=to_act,
        legal=tuple(map(str, game.legal(state, seat))) if seat is not None else (),
        barred=barred(game, state, seat, _candidates(state, seat)) if seat is not None else (),
        hands=tuple(hand if viewer in (OPEN, owner) else None for owner, hand in enumerate(state.hands)),
        hand_sizes=tuple(map(len, state.hands)),
        draw=tuple(pile if viewer == OPEN else None for pile in state.draw),
        draw_sizes=tuple(map(len, state.draw)),
        tops=state.tops,
        placed=state.placed,
        count=state.count,
        asked=cards_asked(state),
        gave=state.gave,
        will_draw=cards_to_draw(state),
        outcome=outcome(state),
        stuck=state.stuck,
    )


def _candidates(state: State, seat: Seat) -> Iterator[Action]:
    """What a player may have in mind: any card of his hand on any pile, or to end the turn."""
    for pile in Pile:
        for card in state.hands[seat]:
            yield Place(pile, card)
    yield End()
