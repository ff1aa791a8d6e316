"""Names, seats and refusals as text. A game without messages of its own is shown by its codes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kibitz.games.core import Refusal, Seat
from kibitz.locales.catalogue import Catalogue


def printable(text: str) -> str:
    """Text from a file, without control characters that a terminal would obey."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)


def game_title(say: Catalogue, game: str) -> str:
    """The title of a game."""
    key = f"game-{game}"
    return say(key) if say.has(key) else game


class Names:
    """The names of seats and of the players on them."""

    def __init__(self, say: Catalogue, seats: Sequence[str], players: tuple[str, ...], you: Seat | None = None) -> None:
        self._short = seats
        self._players = tuple(map(printable, players))
        self.you = you
        self._you = say("you")

    def __getitem__(self, seat: Seat) -> str:
        """The name of a seat in a sentence."""
        return f"{self._short[seat]} ({self._you})" if seat == self.you else self._short[seat]

    def __len__(self) -> int:
        return len(self._players)

    def short(self, seat: Seat) -> str:
        """The short name of a seat."""
        return self._short[seat]

    def long(self, seat: Seat) -> str:
        """A seat with its number and who plays it."""
        return f"{seat} {self._short[seat]}: {self._you if seat == self.you else self._players[seat]}"

    def join(self, seats: Iterable[Seat]) -> str:
        """Several seats as a team."""
        return " + ".join(self[seat] for seat in seats)


def refusal_text(say: Catalogue, refusal: Refusal) -> str:
    """The reason of a refusal, as a sentence followed by the id of the rule."""
    values = {name: "—" if value == "" else value for name, value in refusal.params.items()}
    sentence = printable(say.or_code(f"refusal-{refusal.code}", **values))
    return f"{sentence} [{refusal.rule}]" if refusal.rule else sentence
