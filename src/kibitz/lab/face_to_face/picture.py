"""A table of Face to Face with every card open, in text and as a picture."""

from __future__ import annotations

from PIL.Image import Image

from kibitz.games.core import Seat
from kibitz.games.face_to_face.view import View
from kibitz.lab.picture import CARD_HEIGHT, CARD_WIDTH, FAINT, Picture

INKS = "#1c5fa8", "#c22f2f"
WIDTH, MARGIN, STEP = 620, 16, 170


def describe(view: View) -> str:
    """The turn, the piles and both hands."""
    rows = [
        f"  {seat}{'>' if seat in view.to_act else ' '} up {view.tops[seat].up:>2}  down {view.tops[seat].down:>2}"
        f"  hand {hand_text(view, seat)}  (draw pile {view.draw_sizes[seat]})"
        for seat in range(2)
    ]
    return "\n".join([heading(view), *rows])


def heading(view: View) -> str:
    """Where the game stands."""
    if view.outcome:
        return f"turn {view.turn}, seat {view.outcome.winners[0]} has won"
    return f"turn {view.turn}, placed {view.count}" + (", one for the opponent" if view.gave else "")


def hand_text(view: View, seat: Seat) -> str:
    """A hand in numbers."""
    return " ".join(map(str, view.hands[seat] or ())) or "-"


def draw(view: View) -> Image:
    """One player above the other: piles, hand, and the cards placed so far."""
    picture = Picture(WIDTH, 50 + 2 * STEP)
    picture.write((MARGIN, 10), heading(view), size=17)
    for seat in range(2):
        y = 50 + STEP * seat
        turn = ", to act" if seat in view.to_act else ""
        picture.write((MARGIN, y), f"seat {seat}{turn}, draw pile {view.draw_sizes[seat]}")
        for column, (name, top) in enumerate((("up", view.tops[seat].up), ("down", view.tops[seat].down))):
            x = MARGIN + column * (CARD_WIDTH + 30)
            picture.card((x, y + 26), str(top), colour=INKS[seat], raised=True)
            picture.write((x + CARD_WIDTH / 2, y + 30 + CARD_HEIGHT), name, size=12, anchor="ma")
        for column, card in enumerate(view.hands[seat] or ()):
            picture.card((MARGIN + 180 + (CARD_WIDTH + 6) * column, y + 26), str(card), colour=INKS[seat])
        placed = [f"{put.pile} {put.card}" for put in view.placed if put.seat == seat]
        picture.write((MARGIN, y + 108), "placed " + (", ".join(placed[-9:]) or "-"), size=12, colour=FAINT)
    return picture.image
