"""A game without a screen of its own: the fields of its view and its events as text, and a numbered list of actions."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from kibitz.games.core import Seat
from kibitz.locales.catalogue import Catalogue
from kibitz.terminal.words import Names, printable, refusal_text

LEFT_OUT = ("game", "viewer", "options", "legal", "barred")
"""Fields of a view that say nothing about the position, or that are listed apart."""


class PlainScreen:
    """How any game can be shown and typed."""

    help = "how-to-type-plain"

    def __init__(self, console: Console, say: Catalogue, names: Names) -> None:
        self.console, self.say, self.names = console, say, names

    @staticmethod
    def seat_name(say: Catalogue, seat: Seat) -> str:
        return say("seat-name", seat=seat)

    def tell(self, event: Any, view: Any) -> None:  # noqa: ARG002  the event says it all
        """Say what happened: who, what kind of event, and everything in it."""
        fields = msgspec.to_builtins(event)
        kind, seat = fields.pop("type", type(event).__name__), fields.pop("seat", None)
        who = f"{self.names[seat]}: " if isinstance(seat, int) else ""
        said = ", ".join(f"{name} {_text(value)}" for name, value in fields.items() if value is not None)
        self._line(f"{who}{kind} {said}".rstrip())

    def show(self, view: Any) -> None:
        """Every field that is known, then what may be done."""
        self.console.print()
        self._fields({name: value for name, value in msgspec.to_builtins(view).items() if name not in LEFT_OUT})
        for number, action in enumerate(view.legal, start=1):
            self.console.print(Text(f"  [{number}] ", "choice").append(action, "none"))

    def deal(self, dealt: dict[str, Any]) -> None:
        self._fields(msgspec.to_builtins(dealt))

    def rules(self, view: Any) -> list[str]:
        """What may be done, and why other things may not: all that is known of the rules here."""
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
    """A value without the signs of JSON: lists with spaces between, what is hidden as a dash."""
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
