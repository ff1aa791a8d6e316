"""Plans for Face to Face: one's next turn, card after card, and `end` if it's to end by itself.

Before the turn, only a gift can change one's own piles, so cards for them are checked as they lie. The opponent's piles
change with every turn, so of gifts only those are refused that could never be.
"""

from __future__ import annotations

from msgspec.structs import replace

from kibitz.games.core import IllegalAction, Refusal, Seat
from kibitz.games.face_to_face.game import GAME
from kibitz.games.face_to_face.notation import End, Place
from kibitz.games.face_to_face.piles import GIFTS, Tops
from kibitz.games.face_to_face.state import State, place
from kibitz.games.face_to_face.view import View

MOST_OPEN = Tops(up=59, down=2)
"""An opponent's piles that take every gift that any pile could take."""


def checked(view: View, lines: tuple[str, ...], *, once: bool) -> tuple[str, ...]:
    """The lines of a turn that can come about as far as its player sees, or IllegalAction."""
    if not once:
        raise IllegalAction(Refusal("no-plans"))
    seat = view.viewer
    if not isinstance(seat, int):
        raise AssertionError("only a seat plans")
    state = _at_turn(view, seat)
    for line in lines:
        action = GAME.parse(line)
        reason = GAME.refusal(state, seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        match action:
            case Place(pile, card):
                state = place(state, pile, card).state
            case End():
                state = replace(state, seat=1 - seat)
    return lines


def planned(view: View, lines: tuple[str, ...], *, once: bool) -> str | None:  # noqa: ARG001  there are no others
    """The next line; but a turn doesn't end by itself after a gift, which is worth a look."""
    return None if lines[0] == str(End()) and was_given(view) else lines[0]


def was_given(view: View) -> bool:
    """Whether the turn before this one put a card on a pile of the player at turn."""
    return any(put.turn == view.turn - 1 and put.pile in GIFTS for put in view.placed)


def _at_turn(view: View, seat: Seat) -> State:
    """The turn to be planned: the one that runs, or the next as far as its player sees it now.

    The rules look at nothing hidden here: at no card of the opponent's, and only at how many are left to draw.
    """
    running = seat in view.to_act or view.outcome is not None
    own, other = view.tops[seat], view.tops[1 - seat] if running else MOST_OPEN
    hand, unseen = view.hands[seat] or (), tuple(0 for _ in range(view.draw_sizes[seat]))
    return State(
        options=view.options,
        starter=view.starter,
        seat=seat,
        turn=view.turn,
        hands=(hand, ()) if seat == 0 else ((), hand),
        draw=(unseen, ()) if seat == 0 else ((), unseen),
        tops=(own, other) if seat == 0 else (other, own),
        count=view.count if running else 0,
        gave=view.gave and running,
        winner=view.outcome.winners[0] if view.outcome else None,
    )
