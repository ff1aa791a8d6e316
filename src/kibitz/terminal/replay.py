"""`kibitz replay`: shows a recorded game, whole or step by step, and verifies it."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from typing import Any

from msgspec import structs
from rich.console import Console
from rich.text import Text

from kibitz.games.core import OPEN, SPECTATOR, AnyGame, Viewer, find_game
from kibitz.games.record import BadRecord, Moment, Record, read, replay, verify
from kibitz.locales.catalogue import Catalogue
from kibitz.locales.complaint import Complaint
from kibitz.terminal.console import make_console
from kibitz.terminal.files import read_lines
from kibitz.terminal.screen import Screen, screen_for
from kibitz.terminal.verify import Fault, fault_text
from kibitz.terminal.words import game_title


def run(arguments: Namespace) -> int:
    """Show a record as a viewer saw it; returns 1 if it can't be trusted."""
    say, console = Catalogue(arguments.language), make_console()
    text = chosen_record(read_lines(arguments.file), arguments)
    try:
        record = read(text)
        next(replay(record))  # there is such a game, and it can be begun
    except BadRecord as error:
        fault = fault_text(say, Fault(error.place, error.refusal))
        raise Complaint("error-replay-record", file=arguments.file, fault=fault) from None
    try:
        viewer = _viewer(arguments.viewer, len(record.players))
        _show(console, say, record, viewer, step=arguments.step)
        verify(record)
    except BadRecord as error:
        console.print(Text(fault_text(say, Fault(error.place, error.refusal)), "bad"), soft_wrap=True)
        return 1
    console.print(Text(say("replay-verified"), "good"))
    return 0


def chosen_record(lines: list[tuple[int, bytes]], arguments: Namespace) -> bytes:
    """The chosen record; a file with several needs --line."""
    by_line = dict(lines)
    if arguments.line is None and len(lines) == 1:
        return lines[0][1]
    if arguments.line is None:
        raise Complaint("error-line-needed", file=arguments.file, count=len(lines))
    if arguments.line not in by_line:
        raise Complaint("error-no-such-line", file=arguments.file, line=arguments.line)
    return by_line[arguments.line]


def _viewer(text: str, seats: int) -> Viewer:
    """The viewer that --as names."""
    if text in (OPEN, SPECTATOR):
        return OPEN if text == OPEN else SPECTATOR
    if re.fullmatch(r"\d", text) and int(text) < seats:
        return int(text)
    allowed = f"0–{seats - 1}, {SPECTATOR}, {OPEN}"
    raise Complaint("error-bad-value", argument="--as", value=text, allowed=allowed)


def _show(console: Console, say: Catalogue, record: Record, viewer: Viewer, *, step: bool) -> None:
    """Tell the game from its start; with `step`, show the position after each action and wait."""
    screen: Screen | None = None
    game: AnyGame | None = None
    for moment in replay(record):
        if game is None or screen is None:
            game = find_game(record.game)
            you = viewer if isinstance(viewer, int) else None
            screen = screen_for(record.game, console, say, record.players, you)
            console.print(Text(game_title(say, record.game), "title"))
            console.print(Text(" · ".join(screen.names.long(seat) for seat in range(len(screen.names)))))
        view = game.view(moment.step.state, viewer)
        _heading(console, say, record, moment, step=step)
        for event in moment.step.events:
            screen.tell(game.redact(event, viewer), view)
        if step:
            screen.show(_without_choices(view))
            if not _next(say):
                return
    if record.result is None:
        console.print(Text(say("replay-unfinished")))


def _heading(console: Console, say: Catalogue, record: Record, moment: Moment, *, step: bool) -> None:
    if step and moment.number:
        place = say("replay-step", number=moment.number, count=len(record.actions))
        console.print(Text(f"{place}  {moment.seat}: {moment.action}", "faint"))


def _without_choices(view: Any) -> Any:
    """The view without legal actions, for someone who only watches."""
    return structs.replace(view, legal=(), barred=())


def _next(say: Catalogue) -> bool:
    """Wait for Enter; False after q or the end of input."""
    try:
        line = input(say("replay-next") + " ")
    except EOFError:
        print()
        return False
    if not sys.stdin.isatty():
        print(line)
    return line.strip().lower() not in ("q", "quit")
