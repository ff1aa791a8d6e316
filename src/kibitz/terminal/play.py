"""`kibitz play`: a person at a plain terminal against bots."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from kibitz.engines.core import LIMITS
from kibitz.games.core import FORCED_SHARE, SPECTATOR, AnyGame, Seat, Step, find_game, usual_edition
from kibitz.games.record import FORMAT, BadRecord, Moment, Record, read, replay, write
from kibitz.games.shuffle import SEED_BYTES
from kibitz.locales.catalogue import Catalogue
from kibitz.locales.complaint import Complaint
from kibitz.terminal.console import make_console
from kibitz.terminal.files import check_new, check_writable, default_save, read_lines, write_new
from kibitz.terminal.options import flag, game_named, options_of
from kibitz.terminal.screen import Screen, screen_for
from kibitz.terminal.seating import MILLIS, bot_rng, bots_named, load
from kibitz.terminal.turn import TurnDraft
from kibitz.terminal.verify import Fault, fault_text
from kibitz.terminal.words import game_title

PACE = 0.5
"""The default number of seconds a bot takes for an easy card: slow enough to follow, and about a person's pace."""


USUAL = "club"
"""The bots of someone who doesn't choose."""
BOT = "bot:"
"""How a record marks a bot's name; a person's can't begin so, or nobody would know later whose game it was."""
RETOLD = 5
"""How many of the last actions someone who resumes a game is told again."""
WITH_RESUME = {"resume", "pace", "language", "lang", "force"}
"""What may be given with --resume; everything else is in the file."""


class Quit(Exception):
    """The person leaves the table."""


def run(arguments: Namespace) -> int:
    """Play one game, new or resumed; its record is saved after every action, finished or not."""
    say = Catalogue(arguments.language)
    table, path = _resumed(arguments, say) if arguments.resume else _new(arguments, say)
    table.changed = lambda: write_new(path, table.record())
    with suppress(ImportError):
        import_module("readline")  # arrow keys and history, where there are any
    if sys.stdout.isatty():
        table.pace = PACE if arguments.pace is None else arguments.pace
    try:
        table.play()
    except Quit:
        return 0
    finally:
        if table.state is not None:
            table.console.print(Text(say("saved", file=str(path))), soft_wrap=True)
        if table.state is not None and table.game.to_act(table.state):
            command = f"kibitz play --resume {shlex.quote(str(path))}"
            table.console.print(Text(say("resume-with", command=command)), soft_wrap=True)
    return 0


def _new(arguments: Namespace, say: Catalogue) -> tuple[TerminalTable, Path]:
    """A table for a new game, and the file it is saved in."""
    game = game_named(arguments.game)
    options = options_of(game, arguments, usual_edition(game.option_specs, arguments.language))
    seats, seat = game.seats(options), arguments.seat or 0
    if seat >= seats:
        raise Complaint("error-bad-value", argument="--seat", value=str(seat), allowed=f"0–{seats - 1}")
    if (arguments.name or "").startswith(BOT):
        raise Complaint("error-name-of-bot", value=arguments.name)
    path = Path(arguments.save) if arguments.save else default_save(game.name, os.environ, datetime.now())
    check_writable(path)
    check_new(str(path), force=arguments.force)
    bots = bots_named(USUAL if arguments.bots is None else arguments.bots)
    others = [f"{BOT}{bots[i % len(bots)]}" for i in range(seats - 1)]
    players = (*others[:seat], arguments.name or say("player-name"), *others[seat:])
    return TerminalTable(game, options, arguments.seed or secrets.token_bytes(SEED_BYTES), seat, players, say), path


def _resumed(arguments: Namespace, say: Catalogue) -> tuple[TerminalTable, Path]:
    """The table of a game that was interrupted, and the file it goes on in: everything about it is in there."""
    given = vars(arguments).items()
    told = (name for name, value in given if name not in WITH_RESUME and value is not None and value is not False)
    fixed = next(told, None)  # also seat 0
    if fixed is not None:
        raise Complaint("error-resume-alone", argument="GAME" if fixed == "game" else flag(fixed))
    name, path = arguments.resume, Path(arguments.resume)
    lines = read_lines(name)
    try:
        record = read(lines[0][1])
        moments = list(replay(record))
    except BadRecord as error:
        text = fault_text(say, Fault(error.place, error.refusal))
        raise Complaint("error-resume-bad", file=name, reason=text) from None
    people = [seat for seat, player in enumerate(record.players) if not player.startswith(BOT)]
    game = find_game(record.game)
    if len(lines) > 1 or len(people) != 1 or record.fairness is not None:
        raise Complaint("error-resume-foreign", file=name)
    if not game.to_act(moments[-1].step.state):
        raise Complaint("error-resume-over", file=name, command=f"kibitz replay {shlex.quote(name)}")
    check_writable(path)
    for player in record.players:
        if player.startswith(BOT):
            load(player.removeprefix(BOT))
    options, seed = game.options(record.options), bytes.fromhex(record.seed)
    table = TerminalTable(game, options, seed, people[0], record.players, say, moments)
    return table, path


class TerminalTable:
    """One game with one person, who sees only their own view and events redacted for them."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        seed: bytes,
        person: Seat,
        players: tuple[str, ...],
        say: Catalogue,
        played: Sequence[Moment] = (),
    ) -> None:
        self.game, self.options, self.seed = game, options, seed
        self.person, self.players, self.say = person, players, say
        self.console: Console = make_console()
        self.screen: Screen = screen_for(game.name, self.console, say, players, person)
        self.names = self.screen.names
        self.bots = {seat: load(name[4:]) for seat, name in enumerate(players) if seat != person}
        self.actions = [(moment.seat, moment.action) for moment in played if moment.seat is not None]
        self.bot_rngs = [bot_rng(seed, seat, len(self.actions)) for seat in range(len(players))]
        self.state: Any = None
        self.pace = 0.0
        self.changed: Callable[[], None] = _nobody
        """Called when the game has moved on."""
        self._played = played
        self._shown = time.monotonic()

    def record(self) -> bytes:
        """The game so far, as a record."""
        actions = tuple((seat, str(action)) for seat, action in self.actions)
        options, result = msgspec.to_builtins(self.options), self.game.outcome(self.state)
        record = Record(FORMAT, self.game.name, options, self.seed.hex(), self.players, actions, result)
        return write(record) + b"\n"

    def play(self) -> None:
        """Play the whole game, or what is left of it."""
        self._welcome()
        step = self.game.start(self.options, self.seed)
        self.state = self._played[-1].step.state if self._played else step.state
        self.changed()
        if self._played:
            self.console.print(Text(self.say("resumed", count=len(self.actions)), "faint"))
            for moment in self._played[-RETOLD:]:
                self.tell(moment.step, moment.step.events)
        else:
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
        if not (seat == self.person and seat in self.game.to_act(step.state) and self.game.rearranging):
            self.changed()
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


def _nobody() -> None:
    """Nobody keeps the game."""
