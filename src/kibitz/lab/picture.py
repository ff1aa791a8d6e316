"""Drawing cards, boxes and text, for the pictures of both games."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFont

HexColour: TypeAlias = str
Point: TypeAlias = tuple[float, float]

BACKGROUND: HexColour = "#1f3d36"
PAPER: HexColour = "#fbf8ef"
INK: HexColour = "#1b1b1b"
CHALK: HexColour = "#e9efe9"
FAINT: HexColour = "#7d978e"
CARD_WIDTH, CARD_HEIGHT = 34, 48


class Picture:
    """An image to draw on."""

    def __init__(self, width: int, height: int) -> None:
        self.image = Image.new("RGB", (width, height), BACKGROUND)
        self._pen = ImageDraw.Draw(self.image)

    def write(self, at: Point, text: str, *, size: int = 15, colour: HexColour = CHALK, anchor: str = "la") -> None:
        """Write a line of text; `anchor` is Pillow's text anchor."""
        self._pen.text(at, text, font=font(size), fill=colour, anchor=anchor)

    def card(self, at: Point, text: str, *, colour: HexColour, shape: str = "", raised: bool = False) -> None:
        """Draw a card: its value, its colour, and a shape for people who can't tell colours apart."""
        x, y = at
        self._pen.rounded_rectangle(
            (x, y, x + CARD_WIDTH, y + CARD_HEIGHT), 5, fill=PAPER, outline="#ffd54a" if raised else INK, width=2
        )
        self.write((x + CARD_WIDTH / 2, y + 16), text, size=17, colour=colour, anchor="mm")
        if shape:
            self.shape((x + CARD_WIDTH / 2, y + 36), shape, colour=colour)

    def shape(self, centre: Point, shape: str, *, colour: HexColour) -> None:
        """Draw a small shape."""
        x, y = centre
        match shape:
            case "circle":
                self._pen.ellipse((x - 5, y - 5, x + 5, y + 5), fill=colour)
            case "square":
                self._pen.rectangle((x - 5, y - 5, x + 5, y + 5), fill=colour)
            case "triangle":
                self._pen.polygon([(x, y - 6), (x + 6, y + 5), (x - 6, y + 5)], fill=colour)
            case _:
                self._pen.polygon([(x, y - 7), (x + 6, y), (x, y + 7), (x - 6, y)], fill=colour)

    def box(self, at: Point, text: str, *, token: str | None) -> None:
        """Draw a box of a board: open, or covered by a token."""
        x, y = at
        edge = FAINT if token else "#ffd54a"
        self._pen.rounded_rectangle((x, y, x + 58, y + 26), 4, outline=edge, width=2)
        self.write((x + 29, y + 13), text, size=13, colour=FAINT if token else CHALK, anchor="mm")
        if token:
            self._pen.ellipse((x + 44, y - 6, x + 60, y + 10), fill="#b33a3a")
            self.write((x + 52, y + 2), token, size=11, anchor="mm")


@lru_cache(maxsize=16)
def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Pillow's built-in font, so that a picture is the same on every machine."""
    return ImageFont.load_default(size)
