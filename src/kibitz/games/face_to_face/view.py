"""The view: all that a player or a spectator may know, enough to play from without memory, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from kibitz.games.core import OPEN, SPECTATOR, AnyGame, Barred, Outcome, Seat, Viewer, barred, by_reason
from kibitz.games.face_to_face.notation import Action, End, Place
from kibitz.games.face_to_face.options import Options
from kibitz.games.face_to_face.piles import Card, Hand, Pile, Tops
from kibitz.games.face_to_face.state import Placement, State, cards_asked, cards_to_draw, outcome, stuck_refusal


class View(Struct, frozen=True, tag_field="game", tag="face-to-face"):
    """What one viewer knows; None stands for cards the viewer may not see."""

    viewer: Viewer
    options: Options
    starter: Seat
    turn: int
    to_act: tuple[Seat, ...]
    legal: tuple[str, ...]
    """What the viewer may do now."""
    barred: tuple[Barred, ...]
    """What the viewer might want to do now but may not, and why."""
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
    stuck_because: tuple[Barred, ...]
    """Why no card could save the viewer who is stuck, for every card in their hand on every pile."""


PERSONAL: tuple[str, ...] = ("viewer", "legal", "barred", "hands", "draw", "stuck_because")
"""The fields that depend on who looks."""


def view(game: AnyGame, state: State, viewer: Viewer) -> View:
    """What a viewer knows of a state."""
    return personal(game, state, public(game, state), viewer)


def public(game: AnyGame, state: State) -> View:
    """What everyone knows: the view of a spectator."""
    return View(
        viewer=SPECTATOR,
        options=state.options,
        starter=state.starter,
        turn=state.turn,
        to_act=game.to_act(state),
        legal=(),
        barred=(),
        hands=(None, None),
        hand_sizes=tuple(map(len, state.hands)),
        draw=(None, None),
        draw_sizes=tuple(map(len, state.draw)),
        tops=state.tops,
        placed=state.placed,
        count=state.count,
        asked=cards_asked(state),
        gave=state.gave,
        will_draw=cards_to_draw(state),
        outcome=outcome(state),
        stuck=state.stuck,
        stuck_because=(),
    )


def personal(game: AnyGame, state: State, seen: View, viewer: Viewer) -> View:
    """What one viewer knows, from what everyone knows."""
    if viewer == SPECTATOR:
        return seen
    if viewer == OPEN:
        return replace(seen, viewer=OPEN, hands=state.hands, draw=state.draw)
    acting = viewer in seen.to_act
    legal = game.legal(state, viewer) if acting else ()
    return replace(
        seen,
        viewer=viewer,
        legal=tuple(map(str, legal)),
        barred=barred(game, state, viewer, _candidates(state, viewer), legal) if acting else (),
        hands=tuple(hand if viewer == owner else None for owner, hand in enumerate(state.hands)),
        stuck_because=_stuck_because(state) if state.stuck and viewer == state.seat else (),
    )


def same_for(before: State, after: State, seat: Seat) -> bool:
    """Whether a seat still holds the same cards, and has not got stuck with them."""
    return before.hands[seat] is after.hands[seat] and not after.stuck


def _candidates(state: State, seat: Seat) -> Iterator[Action]:
    """The candidates: any card in hand on any pile, or the end of the turn."""
    yield from _placements(state, seat)
    yield End()


def _placements(state: State, seat: Seat) -> Iterator[Place]:
    for pile in Pile:
        for card in state.hands[seat]:
            yield Place(pile, card)


def _stuck_because(state: State) -> tuple[Barred, ...]:
    return by_reason((place, stuck_refusal(state, place.pile, place.card)) for place in _placements(state, state.seat))
