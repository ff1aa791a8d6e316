"""The view: all that a player or a spectator may know, enough to play from without memory, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from kibitz.games.core import OPEN, SPECTATOR, AnyGame, Barred, Outcome, Seat, Viewer, barred, by_reason
from kibitz.games.face_to_face.notation import Action, End, Place
from kibitz.games.face_to_face.options import Options
from kibitz.games.face_to_face.piles import Card, Hand, Pile, Tops
from kibitz.games.face_to_face.state import (
    Placement,
    State,
    cards_asked,
    cards_to_draw,
    outcome,
    stuck_refusal,
    to_act,
)
from kibitz.games.public import PublicFields, copied, made


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


PUBLIC = PublicFields(
    options=copied("options"),
    starter=copied("starter"),
    turn=copied("turn"),
    to_act=made(to_act, "seat", "winner"),
    hand_sizes=made(lambda state: tuple(map(len, state.hands)), "hands"),
    draw_sizes=made(lambda state: tuple(map(len, state.draw)), "draw"),
    tops=copied("tops"),
    placed=copied("placed"),
    count=copied("count"),
    asked=made(cards_asked, "hands", "seat", "count", "draw", "options"),
    gave=copied("gave"),
    will_draw=made(cards_to_draw, "hands", "seat", "gave", "draw"),
    outcome=made(outcome, "winner", "hands", "draw"),
    stuck=copied("stuck"),
)
"""What everyone sees."""

NOBODY = (None, None)


def view(game: AnyGame, state: State, viewer: Viewer) -> View:
    """What a viewer knows of a state."""
    seen = View(viewer=SPECTATOR, legal=(), barred=(), hands=NOBODY, draw=NOBODY, stuck_because=(), **PUBLIC.of(state))
    if viewer == SPECTATOR:
        return seen
    return replace(seen, **dict(zip(PERSONAL, personal(game, state, seen, viewer), strict=True)))


def personal(game: AnyGame, state: State, seen: View, viewer: Viewer) -> tuple[Any, ...]:
    """The personal fields of a viewer."""
    if viewer == SPECTATOR:
        return SPECTATOR, (), (), NOBODY, NOBODY, ()
    if viewer == OPEN:
        return OPEN, (), (), state.hands, state.draw, ()
    acting = viewer in seen.to_act
    legal = game.legal(state, viewer) if acting else ()
    return (
        viewer,
        tuple(map(str, legal)),
        barred(game, state, viewer, _candidates(state, viewer), legal) if acting else (),
        tuple(hand if viewer == owner else None for owner, hand in enumerate(state.hands)),
        NOBODY,
        _stuck_because(state) if state.stuck and viewer == state.seat else (),
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
