"""A match as a table for people."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from rich.console import Console
from rich.table import Table

from kibitz.lab.intervals import Interval
from kibitz.lab.match import MatchResult, Standing

if TYPE_CHECKING:
    from kibitz.lab.ratings import Ratings

Say: TypeAlias = Callable[..., str]
"""The sentence of a message id, in the user's language, with parameters by name."""


def print_match(result: MatchResult, say: Say, console: Console) -> None:
    """The standings, best first, and what they were measured on."""
    several = result.rounds > result.games
    points = ["points-game", "points-round"] if several else ["points-game"]
    table = _table(say, ["wins", *points, "speed", "median", "slowest"])
    standings = sorted(result.standings, key=lambda each: each.wins.mean, reverse=True)
    for standing in standings:
        table.add_row(*_row(standing, several=several))
    _print(table, console)
    if several and len(standings) > 1:
        leads = (f"{each.bot} {with_margin(each.lead_per_round, digits=2)}" for each in standings)
        console.print(say("lab-lead", leads=", ".join(leads)), highlight=False)
    key = "lab-played-rounds" if several else "lab-played"
    counts = {"deals": result.deals, "games": result.games, "rounds": result.rounds, "seed": str(result.plan.seed)}
    console.print(say(key, **counts, seconds=f"{result.seconds:.1f}"), style="dim", highlight=False)


def print_ratings(result: Ratings, say: Say, console: Console) -> None:
    """The ratings, best first, and what they were measured on."""
    table = _table(say, ["rating", "beats"])
    for each in result.ratings:
        table.add_row(each.bot, with_ends(each.rating, digits=0), f"{100 * each.wins:.1f}")
    _print(table, console)
    counts = {"pairs": result.pairs, "deals": result.deals}
    console.print(say("lab-laddered", **counts), style="dim", highlight=False)


def _table(say: Say, figures: list[str]) -> Table:
    """A column for the bot and one for each figure; a figure that finds no room is wrapped, never cut."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column(say("lab-bot"), no_wrap=True)
    for key in figures:
        table.add_column(say(f"lab-{key}"), justify="right")
    return table


def _print(table: Table, console: Console) -> None:
    wanted = console.measure(table, options=console.options.update(width=sys.maxsize)).maximum
    table.collapse_padding = wanted > console.width
    console.print(table)


def _row(standing: Standing, *, several: bool) -> list[str]:
    return [
        standing.bot if standing.seats == 1 else f"{standing.bot} ×{standing.seats}",
        with_ends(standing.wins, scale=100),
        with_margin(standing.points_per_game, digits=1),
        *([with_margin(standing.points_per_round, digits=2)] if several else []),
        f"{standing.decisions_per_second:,.0f}".replace(",", " "),
        milliseconds(standing.p50_ms),
        milliseconds(standing.p99_ms),
    ]


def milliseconds(value: float) -> str:
    """Two digits that count, and no power of ten."""
    return f"{value:.2g}" if value < 99.5 else f"{value:.0f}"


def with_ends(value: Interval, *, scale: float = 1, digits: int = 1) -> str:
    """A mean with the ends of its interval."""
    mean = f"{value.mean * scale:.{digits}f}"
    if value.low is None or value.high is None:
        return mean
    return f"{mean} [dim]({value.low * scale:.{digits}f}…{value.high * scale:.{digits}f})[/dim]"


def with_margin(value: Interval, *, digits: int) -> str:
    """A mean with half the width of its interval."""
    mean = f"{value.mean:.{digits}f}"
    return mean if value.high is None else f"{mean} [dim]±{value.high - value.mean:.{digits}f}[/dim]"
