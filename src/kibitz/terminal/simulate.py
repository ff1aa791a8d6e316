"""`kibitz simulate`: bots play each other; writes records and prints a summary."""

from __future__ import annotations

import secrets
import sys
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from kibitz.games.core import Outcome, find_game
from kibitz.games.record import FORMAT, Record, write
from kibitz.games.shuffle import SEED_BYTES
from kibitz.locales.catalogue import Catalogue
from kibitz.terminal.console import make_console
from kibitz.terminal.files import check_new, unwritable
from kibitz.terminal.options import game_named, options_of
from kibitz.terminal.seating import MILLIS, bot_rng, bots_named, load
from kibitz.terminal.words import game_title
from kibitz.terminal.workers import jobs_for, spread

WORTH_SHARING = 50
"""The number of games from which on several processes pay."""


class SimulationPlan(Struct, frozen=True):
    """The settings that all games of a run share."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: bytes


class BotTally(Struct):
    """The results of one bot, summed over its seats."""

    seats: int = 0
    wins: float = 0
    points: int = 0


def run(arguments: Namespace) -> int:
    """Play the games, write their records in order, and print a summary."""
    game = game_named(arguments.game)
    options = msgspec.to_builtins(options_of(game, arguments))
    bots = bots_named(arguments.bots)
    plan = SimulationPlan(game.name, options, bots, arguments.seed or secrets.token_bytes(SEED_BYTES))
    say = Catalogue(arguments.language)
    jobs = jobs_for(arguments.jobs, arguments.games, WORTH_SHARING)
    tallies = {bot: BotTally() for bot in bots}
    began = time.perf_counter()
    with _output(arguments.out, force=arguments.force) as out, _progress(say, arguments.games) as progress:
        for record in spread(partial(play_one, plan), range(arguments.games), jobs, piece=1):
            if out:
                out.write(write(record) + b"\n")
            count(tallies, record)
            progress()
    _summary(say, plan, arguments.games, tallies, time.perf_counter() - began, to_stderr=arguments.out == "-")
    return 0


def play_one(plan: SimulationPlan, number: int) -> Record:
    """Play one game with its own seed; bots move one seat with every game, so that no bot is favoured."""
    game = find_game(plan.game)
    options = game.options(plan.options)
    seed = sha256(plan.seed + number.to_bytes(8, "big")).digest()
    names = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(game.seats(options))]
    bots = [load(name) for name in names]
    rngs = [bot_rng(seed, seat) for seat in range(len(names))]
    state = game.start(options, seed).state
    actions: list[tuple[int, str]] = []
    while (seat := game.next_to_act(state)) is not None:
        text = bots[seat].decide(game.view(state, seat), rng=rngs[seat], millis=MILLIS).action
        state = game.play(state, seat, game.parse(text)).state
        actions.append((seat, text))
    return Record(
        kibitz=FORMAT,
        game=plan.game,
        options=plan.options,
        seed=seed.hex(),
        players=tuple(f"bot:{name}" for name in names),
        actions=tuple(actions),
        result=game.outcome(state),
    )


def count(tallies: dict[str, BotTally], record: Record) -> None:
    """Add one game to the tallies; winners share the win."""
    result: Outcome | None = record.result
    if result is None:
        return
    for seat, player in enumerate(record.players):
        tally = tallies[player.removeprefix("bot:")]
        tally.seats += 1
        tally.points += result.scores[seat]
        if seat in result.winners:
            tally.wins += 1 / len(result.winners)


@contextmanager
def _output(name: str | None, *, force: bool) -> Iterator[BinaryIO | None]:
    """The file for the records, stdout for `-`, or none."""
    if name is None:
        yield None
        return
    if name == "-":
        yield sys.stdout.buffer
        return
    check_new(name, force=force)
    try:
        file = Path(name).open("wb")  # noqa: SIM115  closed below; only errors of opening are caught
    except OSError as error:
        raise unwritable(name, error) from None
    with file:
        yield file


@contextmanager
def _progress(say: Catalogue, games: int) -> Iterator[Any]:
    """A progress bar on stderr, on a terminal only."""
    console = make_console(stderr=True)
    if not console.is_terminal:
        yield lambda: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(say("simulating"), total=games)
        yield lambda: progress.advance(task)


def _summary(
    say: Catalogue, plan: SimulationPlan, games: int, tallies: dict[str, BotTally], seconds: float, *, to_stderr: bool
) -> None:
    """Print wins and points by bot, and the speed."""
    table = Table(box=box.SIMPLE_HEAVY, title=game_title(say, plan.game), title_style="title", border_style="faint")
    table.add_column(say("summary-bot"))
    for key in ("summary-seats", "summary-wins", "summary-share", "summary-mean"):
        table.add_column(say(key), justify="right")
    for bot, tally in sorted(tallies.items(), key=lambda item: -item[1].wins / max(1, item[1].seats)):
        seats = max(1, tally.seats)
        table.add_row(
            bot,
            str(tally.seats),
            say.number(tally.wins, digits=1),
            say.percent(tally.wins / seats),
            say.number(tally.points / seats, digits=2),
        )
    console = make_console(stderr=to_stderr)
    console.print(table)
    speed = say.number(games / seconds, digits=1)
    console.print(Text(say("summary-speed", games=games, speed=speed)))
    console.print(Text(say("summary-seed", seed=plan.seed.hex())), soft_wrap=True)
