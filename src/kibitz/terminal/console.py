"""Rich consoles that leave colour out of pipes."""

from __future__ import annotations

from rich.console import Console
from rich.theme import Theme

THEME = Theme(
    {
        "choice": "bold cyan",
        "faint": "dim",
        "good": "bold green",
        "bad": "bold red",
        "title": "bold",
    },
)


class PipeConsole(Console):
    """A console that raises BrokenPipeError when its reader goes away, instead of exiting as Rich does."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console(*, stderr: bool = False) -> PipeConsole:
    """A console on stdout or stderr; colour only on a terminal, and not with NO_COLOR."""
    return PipeConsole(stderr=stderr, highlight=False, markup=False, emoji=False, theme=THEME)
