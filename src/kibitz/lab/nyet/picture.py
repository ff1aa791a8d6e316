"""A table of Nyet! with every card open, in text and as a picture."""

from __future__ import annotations

from PIL.Image import Image

from kibitz.games.core import Seat
from kibitz.games.nyet.cards import Hand
from kibitz.games.nyet.sample import played_cards
from kibitz.games.nyet.view import View
from kibitz.lab.picture import CARD_HEIGHT, CARD_WIDTH, FAINT, Picture

INKS = {"B": "#1c5fa8", "R": "#c22f2f", "Y": "#a87b00", "G": "#2b7a3d"}
SHAPES = {"B": "circle", "R": "square", "Y": "triangle", "G": "diamond"}
WIDTH, MARGIN, STEP = 760, 16, 96


def describe(view: View) -> str:
    """The round, the board, the trick and every hand."""
    tokens = {(token.line, token.box): token.seat for token in view.board}
    board = [
        f"  {line:<8}" + "  ".join(f"({box} by {tokens[line, box]})" if (line, box) in tokens else box for box in boxes)
        for line, boxes in view.boxes.items()
    ]
    hands = [f"  {marks(view, seat):<12}{cards(view.hands[seat])}" for seat in range(view.options.players)]
    return "\n".join([heading(view), *board, f"trick: {trick_text(view)}", *hands])


def heading(view: View) -> str:
    """Where the game stands."""
    scores = " ".join(map(str, view.scores))
    teams = " against ".join("+".join(map(str, team)) for team in view.teams)
    return f"round {view.round}, {view.phase}, scores {scores}" + (f", {teams}" if teams else "")


def marks(view: View, seat: Seat) -> str:
    """A seat with its marks (to act, dealer, holder of the bonus card), its tricks and its loot."""
    signs = [">" if seat in view.to_act else "", "D" if seat == view.dealer else "", "x2" if seat == view.bonus else ""]
    return f"{seat}{' '.join(filter(None, signs))} {view.taken[seat]}+{view.loot[seat]}"


def cards(hand: Hand | None) -> str:
    """A hand in the notation."""
    return " ".join(hand or ()) or "-"


def trick_text(view: View) -> str:
    """The cards of the trick with who played them."""
    players = view.options.players
    return " ".join(f"{(view.leader + i) % players}:{card}" for i, card in enumerate(view.trick)) or "-"


def draw(view: View) -> Image:
    """The board, and below it one row per seat: the hand, and the card in the trick."""
    players = view.options.players
    picture = Picture(WIDTH, 240 + STEP * players)
    picture.write((MARGIN, 10), heading(view), size=17)
    tokens = {(token.line, token.box): str(token.seat) for token in view.board}
    for row, (line, boxes) in enumerate(view.boxes.items()):
        y = 46 + 36 * row
        picture.write((MARGIN, y + 5), line)
        for column, box in enumerate(boxes):
            picture.box((MARGIN + 80 + 72 * column, y), box, token=tokens.get((line, box)))
    laid = played_cards(view)
    for seat in range(players):
        y = 232 + STEP * seat
        picture.write((MARGIN, y + 6), marks(view, seat), size=16)
        for column, card in enumerate(view.hands[seat] or ()):
            _card(picture, (MARGIN + 90 + (CARD_WIDTH + 3) * column, y), card)
        if (seat - view.leader) % players < len(view.trick):
            _card(picture, (WIDTH - MARGIN - CARD_WIDTH, y), laid[seat][-1], raised=seat == view.winning)
        picture.write((MARGIN + 90, y + CARD_HEIGHT + 6), f"played {cards(tuple(laid[seat]))}", size=12, colour=FAINT)
    return picture.image


def _card(picture: Picture, at: tuple[float, float], card: str, *, raised: bool = False) -> None:
    picture.card(at, card[1:], colour=INKS[card[0]], shape=SHAPES[card[0]], raised=raised)
