"""What a game looks like at the terminal: everything shown comes from a view or a redacted event."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from rich.console import Console

from kibitz.games.core import Refusal
from kibitz.locales.catalogue import Catalogue
from kibitz.terminal.words import Names


class Screen(Protocol):
    """How one game is shown and typed."""

    takes_back: bool
    """Whether a turn may be rearranged until it is ended."""

    def tell(self, event: Any, view: Any) -> None:
        """Say what happened."""

    def show(self, view: Any) -> None:
        """Show the position, with the viewer's choices numbered in the order of `view.legal`."""

    def rules(self, view: Any) -> list[str]:
        """The rules of the moment, a sentence or two each."""

    def readings(self, text: str, view: Any) -> list[str]:
        """The actions, in the notation, that a typed text may mean, likeliest first."""


SCREENS = {"nyet": "kibitz.terminal.nyet_screen", "face-to-face": "kibitz.terminal.duel_screen"}


def screen_for(game: str, console: Console, say: Catalogue, names: Names) -> Screen:
    """The screen of a game."""
    screen: Screen = import_module(SCREENS[game]).SCREEN(console, say, names)
    return screen


def barred_reason(view: Any, action: str) -> Refusal | None:
    """Why the view bars an action, if it is one a player may have in mind."""
    return next((group.refusal for group in view.barred if action in group.actions), None)
