"""The screen for games that have none: the fields of views and events as text, and a numbered list of actions."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from kibitz.games.core import Seat
from kibitz.locales.catalogue import Catalogue
from kibitz.terminal.words import Names, printable, refusal_text

LEFT_OUT = ("game", "viewer", "options", "legal", "barred")
"""Fields of a view that say nothing about the position, or that are shown separately."""


class PlainScreen:
    """How any game is shown and typed."""

    help = "how-to-type-plain"

    def __init__(self, console: Console, say: Catalogue, names: Names) -> None:
        self.console, self.say, self.names = console, say, names

    @staticmethod
    def seat_name(say: Catalogue, seat: Seat) -> str:
        return say("seat-name", seat=seat)

    def tell(self, event: Any, view: Any) -> None:  # noqa: ARG002  the event says it all
        """Say who did what: the type of the event and all its fields."""
        fields = msgspec.to_builtins(event)
        kind, seat = fields.pop("type", type(event).__name__), fields.pop("seat", None)
        who = f"{self.names[seat]}: " if isinstance(seat, int) else ""
        said = ", ".join(f"{name} {_text(value)}" for name, value in fields.items() if value is not None)
        self._line(f"{who}{kind} {said}".rstrip())

    def show(self, view: Any) -> None:
        """Show every known field, then the legal actions."""
        self.console.print()
        self._fields({name: value for name, value in msgspec.to_builtins(view).items() if name not in LEFT_OUT})
        for number, action in enumerate(view.legal, start=1):
            self.console.print(Text(f"  [{number}] ", "choice").append(action, "none"))

    def deal(self, dealt: dict[str, Any]) -> None:
        self._fields(msgspec.to_builtins(dealt))

    def rules(self, view: Any) -> list[str]:
        """The legal actions, and why others aren't: all that is known about the rules here."""
        allowed = [self.say("is-legal", action=", ".join(view.legal))] if view.legal else []
        reasons = (f"{', '.join(group.actions)}: {refusal_text(self.say, group.refusal)}" for group in view.barred)
        return [*allowed, *reasons]

    def readings(self, text: str, view: Any) -> list[str]:  # noqa: ARG002  typed the same at any moment
        return [" ".join(text.split())]

    def _fields(self, fields: dict[str, Any]) -> None:
        for name, value in fields.items():
            if value is not None:
                self._line(f"{name}: {_text(value)}")

    def _line(self, text: str) -> None:
        self.console.print(Text(f"  {printable(text)}"))


def _text(value: Any) -> str:
    """A value without JSON punctuation: lists separated by spaces, hidden values as a dash."""
    match value:
        case None:
            return "–"
        case dict():
            return ", ".join(f"{name} {_text(part)}" for name, part in value.items())
        case list() | tuple():
            nested = any(isinstance(part, list | tuple | dict) or part is None for part in value)
            return (" | " if nested else " ").join(map(_text, value))
        case _:
            return str(value)


SCREEN = PlainScreen
