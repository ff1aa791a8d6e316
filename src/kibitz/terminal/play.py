"""`kibitz play`: a person at a plain terminal against bots."""

from __future__ import annotations

import os
import secrets
import sys
import time
from argparse import Namespace
from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from kibitz.engines.core import LIMITS
from kibitz.games.core import FORCED_SHARE, SPECTATOR, AnyGame, IllegalAction, Seat, Step, usual_edition
from kibitz.games.record import make, write
from kibitz.games.shuffle import SEED_BYTES
from kibitz.locales.catalogue import Catalogue
from kibitz.locales.complaint import Complaint
from kibitz.terminal.console import make_console
from kibitz.terminal.files import check_writable, default_save, write_new
from kibitz.terminal.options import game_named, options_of
from kibitz.terminal.screen import Screen, barred_reason, screen_for
from kibitz.terminal.seating import MILLIS, bot_rng, bots_named, load
from kibitz.terminal.words import game_title, refusal_text

PACE = 0.5
"""The default number of seconds a bot takes for an easy card: slow enough to follow, and about a person's pace."""


class Quit(Exception):
    """The person leaves the table."""


def run(arguments: Namespace) -> int:
    """Play one game and save its record, finished or not."""
    game = game_named(arguments.game)
    options = options_of(game, arguments, usual_edition(game.option_specs, arguments.language))
    seats = game.seats(options)
    if arguments.seat >= seats:
        raise Complaint("error-bad-value", argument="--seat", value=str(arguments.seat), allowed=f"0–{seats - 1}")
    say = Catalogue(arguments.language)
    path = Path(arguments.save) if arguments.save else default_save(game.name, os.environ, datetime.now())
    check_writable(path)
    with suppress(ImportError):
        import_module("readline")  # arrow keys and history, where there are any
    players = _players(arguments, seats, say)
    table = TerminalTable(
        game, options, arguments.seed or secrets.token_bytes(SEED_BYTES), arguments.seat, players, say
    )
    if sys.stdout.isatty():
        table.pace = PACE if arguments.pace is None else arguments.pace
    try:
        table.play()
    except Quit:
        return 0
    finally:
        write_new(path, table.record())
        table.console.print(Text(say("saved", file=str(path))), soft_wrap=True)
    return 0


def _players(arguments: Namespace, seats: int, say: Catalogue) -> tuple[str, ...]:
    """The names of all seats, with the bots in turn around the table."""
    bots = bots_named(arguments.bots)
    others = [f"bot:{bots[i % len(bots)]}" for i in range(seats - 1)]
    return (*others[: arguments.seat], arguments.name or say("player-name"), *others[arguments.seat :])


class TerminalTable:
    """One game with one person, who sees only their own view and events redacted for them."""

    def __init__(
        self, game: AnyGame, options: Any, seed: bytes, person: Seat, players: tuple[str, ...], say: Catalogue
    ) -> None:
        self.game, self.options, self.seed = game, options, seed
        self.person, self.players, self.say = person, players, say
        self.console: Console = make_console()
        self.screen: Screen = screen_for(game.name, self.console, say, players, person)
        self.names = self.screen.names
        self.bots = {seat: load(name[4:]) for seat, name in enumerate(players) if seat != person}
        self.bot_rngs = [bot_rng(seed, seat) for seat in range(len(players))]
        self.actions: list[tuple[Seat, Any]] = []
        self.state: Any = None
        self.pace = 0.0
        self._shown = time.monotonic()

    def record(self) -> bytes:
        """The game so far, as a record."""
        return write(make(self.game, self.options, self.seed, self.players, self.actions)) + b"\n"

    def play(self) -> None:
        """Play the whole game."""
        self._welcome()
        step = self.game.start(self.options, self.seed)
        self.state = step.state
        self.tell(step, step.events)
        while (seat := self._next()) is not None:
            if seat == self.person:
                self._person()
            else:
                view = self.game.view(self.state, seat)
                text = self.bots[seat].decide(view, rng=self.bot_rngs[seat], millis=MILLIS).action
                self._keep_pace(seat)
                step = self._commit(seat, self.game.parse(text))
                self.tell(step, step.events)

    def _next(self) -> Seat | None:
        """Who acts next: if several may, the bots act before the person."""
        seat = self.game.next_to_act(self.state)
        others = (other for other in self.game.to_act(self.state) if other != self.person)
        return next(others, seat) if seat == self.person else seat

    def _welcome(self) -> None:
        self.console.print(Text(game_title(self.say, self.game.name), "title"))
        self.console.print(Text(" · ".join(self.names.long(seat) for seat in range(len(self.players)))))
        self.console.print(Text(self.say(self.screen.help), "faint"))

    def _keep_pace(self, seat: Seat) -> None:
        """Wait as long as a person would think, or the bot might if that is longer; it tells nothing of its cards."""
        if self.pace:
            share = self.game.pace_share(self.game.view(self.state, SPECTATOR), seat)
            limit = LIMITS[self.bots[seat].name] / 1000 if share > FORCED_SHARE else 0.0
            wait = max(self.pace * share, limit)
            time.sleep(max(0.0, self._shown + wait - time.monotonic()))

    def _commit(self, seat: Seat, action: Any) -> Step[Any, Any]:
        step = self.game.play(self.state, seat, action)
        self.state = step.state
        self.actions.append((seat, action))
        return step

    def tell(self, step: Step[Any, Any], events: Iterable[Any]) -> None:
        """Say what happened, as far as the person may know it."""
        view = self.game.view(step.state, self.person)
        for event in events:
            self.screen.tell(self.game.redact(event, self.person), view)
        self._shown = time.monotonic()

    def _person(self) -> None:
        """Ask for the person's action, or for a whole turn if the game lets turns be rearranged."""
        draft = TurnDraft(self)
        while not (draft.ended if self.game.rearranging else draft.steps):
            draft.ask()
        for action, _ in draft.steps:
            self._commit(self.person, action)

    def ask(self) -> str:
        """Read a line from the person; the end of input leaves the table."""
        try:
            line = input(f"{self.say('prompt', who=self.names.short(self.person))} > ").strip()
        except EOFError:
            self.console.print()
            raise Quit from None
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        if line.lower() in ("q", "quit"):
            raise Quit
        return line


class TurnDraft:
    """The person's actions in this turn; they revealed nothing, so they can be taken back until the turn ends."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.steps: list[tuple[Any, Step[Any, Any]]] = []
        self.ended = False
        self._shown: Any = None

    @property
    def state(self) -> Any:
        return self.steps[-1][1].state if self.steps else self.table.state

    @property
    def lost(self) -> bool:
        """Whether the last card placed loses the game unless it is taken back."""
        outcome = self.table.game.outcome(self.state)
        return outcome is not None and self.table.person not in outcome.winners

    def ask(self) -> None:
        """Show the position, read a line, and do what it says."""
        table = self.table
        view = table.game.view(self.state, table.person)
        if self.lost:
            table.console.print(Text(table.say("draft-lost"), "bad"))
        elif self._shown is not self.state:
            table.screen.show(view)
            self._shown = self.state
        line = table.ask()
        if not line:
            self._shown = None
        elif line.startswith("?"):
            self._explain(line[1:].strip(), view)
        elif line.lower() in ("u", "undo") and table.game.rearranging:
            self._take_back()
        elif self.lost and line.lower() in ("1", "end"):
            self._accept_loss()
        else:
            self._do(line)

    def _do(self, line: str) -> None:
        """Do one action, or several separated by commas."""
        for part in line.split(","):
            view = self.table.game.view(self.state, self.table.person)
            action = self._read(part.strip(), view)
            if action is None or not self._try(action):
                return
            if self.ended or not self.table.game.rearranging:
                return

    def _read(self, text: str, view: Any) -> Any:
        """The action a typed text means; if none, print the reason and return None."""
        table = self.table
        if text.isascii() and text.isdigit():
            if 1 <= int(text) <= len(view.legal):
                return table.game.parse(view.legal[int(text) - 1])
            table.console.print(Text(table.say("no-such-number", count=len(view.legal)), "bad"))
            return None
        for reading in table.screen.readings(text, view):
            try:
                return table.game.parse(reading)
            except IllegalAction:
                continue
        table.console.print(Text(table.say("not-understood", text=text[:40]), "bad"))
        return None

    def _try(self, action: Any) -> bool:
        """Play an action if it is legal, else say which rule forbids it; returns whether it was played."""
        table = self.table
        try:
            step = table.game.play(self.state, table.person, action)
        except IllegalAction as error:
            table.console.print(Text(f"{action}: {refusal_text(table.say, error.refusal)}", "bad"))
            return False
        self.steps.append((action, step))
        if self.lost and table.game.rearranging:
            table.tell(step, step.events[:1])
            return True
        self.ended = table.person not in table.game.to_act(step.state)
        table.tell(step, step.events)
        return True

    def _take_back(self) -> None:
        table = self.table
        if not self.steps:
            table.console.print(Text(table.say("nothing-to-take-back"), "bad"))
            return
        action, _ = self.steps.pop()
        table.console.print(Text(table.say("taken-back", action=str(action))))

    def _accept_loss(self) -> None:
        _, step = self.steps[-1]
        self.table.tell(step, step.events[1:])
        self.ended = True

    def _explain(self, text: str, view: Any) -> None:
        """Print the current rules, or whether an action is legal and why not."""
        table = self.table
        if not text:
            rules = Grid.grid(padding=(0, 1))
            for line in table.screen.rules(view):
                rules.add_row("•", line)
            table.console.print(rules)
            return
        for reading in table.screen.readings(text, view):
            if reading in view.legal:
                table.console.print(Text(table.say("is-legal", action=reading), "good"))
                return
            try:
                action = table.game.parse(reading)
            except IllegalAction:
                continue
            reason = barred_reason(view, reading) or table.game.refusal(self.state, table.person, action)
            if reason is not None:
                table.console.print(Text(f"{reading}: {refusal_text(table.say, reason)}", "bad"))
                return
        self._read(text, view)
