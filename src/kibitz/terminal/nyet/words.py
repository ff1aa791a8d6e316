"""Cards and boxes of Nyet! as text; each colour also has a letter and a shape, so nobody depends on colour."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from kibitz.locales.catalogue import Catalogue

SHAPES = {"B": "●", "R": "◆", "Y": "▲", "G": "■"}
STYLES = {"B": "bold bright_blue", "R": "bold bright_red", "Y": "bold bright_yellow", "G": "bold bright_green"}


def signed(number: int | str) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")


def card_text(card: str) -> Text:
    """A card: shape, letter and value."""
    return Text(f"{SHAPES[card[0]]}{card}", STYLES[card[0]])


def cards_text(cards: Iterable[str]) -> Text:
    """Cards side by side; lines break only between them."""
    return Text(" ").join(map(card_text, cards))


def box_text(say: Catalogue, line: str, box: str) -> Text:
    """A box of the board."""
    if line == "first":
        return Text(say("character", seat=int(box)))
    if line == "points":
        return Text(signed(box))
    if line == "discard":
        return Text(say(f"discard-{box}"))
    if box == "none":
        return Text(say(f"{line}-none"))
    return Text(f"{SHAPES[box]}{say('colour', colour=box)}", STYLES[box])
