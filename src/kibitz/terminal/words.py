"""Cards, seats and refusals in words, each colour with its letter and a shape so that nobody needs colour."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from kibitz.games.core import Refusal, Seat
from kibitz.locales.catalogue import Catalogue

SHAPES = {"B": "●", "R": "◆", "Y": "▲", "G": "■"}


def signed(number: int | str) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")


def printable(text: str) -> str:
    """Text from a file, with nothing in it that a terminal would obey."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)


def card_text(card: str) -> Text:
    """A card of Nyet!: shape, letter and value."""
    return Text(f"{SHAPES[card[0]]}{card}", f"card.{card[0]}")


def cards_text(cards: Iterable[str]) -> Text:
    """Cards side by side; lines break between them only."""
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
    return Text(f"{SHAPES[box]}{say('colour', colour=box)}", f"card.{box}")


class Names:
    """Who sits where: the seat's character or colour, and who plays it."""

    def __init__(self, say: Catalogue, game: str, players: tuple[str, ...], you: Seat | None = None) -> None:
        self._short = [say("character" if game == "nyet" else "deck-owner", seat=seat) for seat in range(len(players))]
        self._players = tuple(map(printable, players))
        self.you = you
        self._you = say("you")

    def __getitem__(self, seat: Seat) -> str:
        """A seat in a sentence."""
        return f"{self._short[seat]} ({self._you})" if seat == self.you else self._short[seat]

    def __len__(self) -> int:
        return len(self._players)

    def short(self, seat: Seat) -> str:
        """A seat where space is short."""
        return self._short[seat]

    def long(self, seat: Seat) -> str:
        """A seat with its number and who plays it."""
        return f"{seat} {self._short[seat]}: {self._you if seat == self.you else self._players[seat]}"

    def join(self, seats: Iterable[Seat]) -> str:
        """Several seats as a team."""
        return " + ".join(self[seat] for seat in seats)


def refusal_text(say: Catalogue, refusal: Refusal) -> str:
    """Why not, in a sentence that ends with the id of the rule."""
    values = {name: "—" if value == "" else value for name, value in refusal.params.items()}
    sentence = printable(say(f"refusal-{refusal.code}", **values))
    return f"{sentence} [{refusal.rule}]" if refusal.rule else sentence
