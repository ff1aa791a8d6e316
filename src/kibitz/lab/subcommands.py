"""`kibitz match` and `kibitz ladder`: arguments in, tables or JSON out."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from kibitz.engines.core import BOTS
from kibitz.games.core import BadOptions, find_game
from kibitz.games.record import write
from kibitz.lab.duplicate import BotFault, DealPlayed, plan_match
from kibitz.lab.match import summarise
from kibitz.lab.report import print_match, print_ratings
from kibitz.lab.spread import DealTask, Spread, over_processes
from kibitz.locales.catalogue import Catalogue
from kibitz.locales.complaint import Complaint

SAVE_EVERY = 10.0
"""Seconds of play a ladder may lose in a crash; Ctrl+C loses only the deals being played."""
STOPPED = 130
"""The exit code of a command stopped by Ctrl+C, as shells expect it."""


def match_run(args: Namespace) -> int:
    """`kibitz match`."""
    return _run(run_match, args)


def ladder_run(args: Namespace) -> int:
    """`kibitz ladder`."""
    return _run(run_ladder, args)


def _run(run: Callable[[Namespace, Catalogue], int], args: Namespace) -> int:
    """Run a command; errors of the user or of a bot become a one-line message."""
    if not args.bots:
        raise Complaint("error-missing-argument", argument="BOT", allowed=", ".join(BOTS))
    try:
        return run(args, Catalogue(args.language))
    except BadOptions as error:
        values = dict(error.refusal.params)
        if "option" in values:
            values["option"] = f"--{values['option']}".replace("_", "-")
        raise Complaint(f"refusal-{error.refusal.code}", **values) from None
    except BotFault as fault:
        raise Complaint("lab-bot-fault", bot=fault.bot, action=fault.action, deal=fault.deal) from None
    except OSError as error:
        raise Complaint("lab-file", file=str(error.filename), why=str(error.strerror)) from None


def run_match(args: Namespace, say: Catalogue) -> int:
    """Play a match and print the standings; Ctrl+C stops it and prints the standings so far."""
    plan = plan_match(
        args.game,
        tuple(args.bots),
        given_options(args),
        deals=args.deals,
        seed=args.seed,
        millis=args.millis,
        keep_records=args.records is not None,
        luck=True,
    )
    records = None if args.records is None else writable(args.records)
    tasks = ((plan, number) for number in range(plan.deals))
    began = perf_counter()
    played: list[DealPlayed] = []
    code = 0
    try:
        for deal in progress(args, tasks, plan.deals, say):
            played.append(deal)
    except KeyboardInterrupt:
        print(say("lab-stopped", done=len(played), deals=plan.deals), file=sys.stderr, flush=True)
        code = STOPPED
    if not played:
        return code
    result = summarise(plan, played, seconds=perf_counter() - began)
    if records is not None:
        write_records(records, played)
    if args.json:
        print_json(result)
    else:
        print_match(result, say, Console())
    return code


def run_ladder(args: Namespace, say: Catalogue) -> int:
    """Play the missing deals of a round robin, and print the ratings."""
    require("choix", extra="lab")
    from kibitz.lab.ladder import Scorer, missing, open_ladder, save
    from kibitz.lab.ratings import rate

    path = None if args.file is None else writable(args.file)
    if args.plot is not None:
        require("matplotlib", extra="lab")
        if Path(args.plot).suffix not in (".png", ".svg"):
            raise BadOptions("plot-kind", file=args.plot)
        writable(args.plot)
    ladder = open_ladder(path, args.game, given_options(args), seed=args.seed, millis=args.millis)
    tasks = list(missing(ladder, tuple(args.bots), args.deals))
    scorer, saved = Scorer(ladder), perf_counter()
    try:
        for deal in progress(args, tasks, len(tasks), say):
            if scorer.enter(deal) and path is not None and perf_counter() - saved > SAVE_EVERY:
                save(ladder, path)
                saved = perf_counter()
    finally:
        if path is not None:
            save(ladder, path)
    result = rate(ladder, args.bots)
    if args.plot is not None:
        from kibitz.lab.plot import plot_ratings

        plot_ratings(result, Path(args.plot), label=say("lab-rating"))
    if args.json:
        print_json(result)
    else:
        print_ratings(result, say, Console())
    return 0


def require(package: str, *, extra: str) -> None:
    """BadOptions, naming the extra to install, if a package is missing."""
    if find_spec(package) is None:
        raise BadOptions("extra-missing", package=package, extra=extra)


def writable(name: str) -> Path:
    """The path of a writable file; OSError before hours of play rather than after them."""
    path = Path(name)
    existed = path.exists()
    path.open("ab").close()
    if not existed:
        path.unlink()
    return path


def given_options(args: Namespace) -> dict[str, object]:
    """The game options given as flags."""
    given = {spec.name: getattr(args, spec.name, None) for spec in find_game(args.game).option_specs}
    return {name: value for name, value in given.items() if value is not None}


def print_json(result: object) -> None:
    """Print a result as JSON."""
    print(msgspec.json.format(msgspec.json.encode(result)).decode())


def chosen_spread(args: Namespace) -> Spread:
    """The spread that `--on` and `--jobs` choose."""
    if args.on == "here":
        return over_processes(args.jobs)
    require("ray", extra="cluster")
    from kibitz.lab.cluster import over_ray

    return over_ray


def progress(args: Namespace, tasks: Iterable[DealTask], total: int, say: Catalogue) -> Iterator[DealPlayed]:
    """Yield deals as they are played, with a progress bar if stderr is a terminal; stdout is kept for the result."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    bar = Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    with redirect_stdout(sys.stderr), bar:
        yield from bar.track(chosen_spread(args)(tasks), total=total, description=say("lab-progress"))


def write_records(path: Path, played: Iterable[DealPlayed]) -> None:
    """Write the games of a match as records, one per line, deal by deal."""
    deals = sorted(played, key=lambda deal: deal.number)
    records = (game.record for deal in deals for game in deal.games)
    path.write_bytes(b"".join(write(record) + b"\n" for record in records if record is not None))
