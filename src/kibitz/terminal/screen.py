"""The interface of a game's terminal screen: everything it shows comes from a view or a redacted event."""

from __future__ import annotations

from typing import Any, Protocol

from rich.console import Console

from kibitz.games import registry
from kibitz.games.core import Refusal, Seat
from kibitz.locales.catalogue import Catalogue
from kibitz.terminal.words import Names


class Screen(Protocol):
    """How one game is shown and typed."""

    names: Names
    help: str
    """The id of the message that explains how to type an action."""

    def __init__(self, console: Console, say: Catalogue, names: Names) -> None: ...

    @staticmethod
    def seat_name(say: Catalogue, seat: Seat) -> str:
        """The name of a seat."""

    def tell(self, event: Any, view: Any) -> None:
        """Say what happened."""

    def show(self, view: Any) -> None:
        """Show the position, with the viewer's choices numbered in the order of `view.legal`."""

    def deal(self, dealt: dict[str, Any]) -> None:
        """Show what a seed deals."""

    def rules(self, view: Any) -> list[str]:
        """The current rules, a sentence or two each."""

    def readings(self, text: str, view: Any) -> list[str]:
        """The actions, in the notation, that a typed text may mean, likeliest first."""


def screen_for(
    game: str, console: Console, say: Catalogue, players: tuple[str, ...], you: Seat | None = None
) -> Screen:
    """The screen of a game, or the plain one if it has none."""
    from kibitz.terminal import plain_screen

    kind: type[Screen] = (registry.part(game, "screen") or plain_screen).SCREEN
    seats = [kind.seat_name(say, seat) for seat in range(len(players))]
    return kind(console, say, Names(say, seats, players, you))


def barred_reason(view: Any, action: str) -> Refusal | None:
    """Why the view bars an action, if it lists that action."""
    return next((group.refusal for group in view.barred if action in group.actions), None)
