"""A match as a table for people."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, TypeAlias

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kibitz.lab.intervals import Interval
from kibitz.lab.match import MatchResult, Standing
from kibitz.locales.catalogue import Catalogue
from kibitz.review.tasks import unit_of

if TYPE_CHECKING:
    from kibitz.lab.ratings import Ratings

Figure: TypeAlias = tuple[str, ...]
"""A number and, if there is one, its interval; neither is ever wrapped or truncated."""
NO_BREAK = "\u00a0"


def print_match(result: MatchResult, say: Catalogue, console: Console) -> None:
    """Print the standings, best first, and what they were measured on."""
    several = result.rounds > result.games
    heads = ["bot", "wins", "points-game", *(["points-round"] if several else []), "speed", "median", "slowest"]
    standings = sorted(result.standings, key=lambda each: each.wins.mean, reverse=True)
    game = result.plan.game
    print_figures(
        [say(f"lab-{key}", game=game) for key in heads],
        [_row(standing, say, several=several) for standing in standings],
        console,
    )
    if several and len(standings) > 1:
        leads = (f"{each.bot} {NO_BREAK.join(with_margin(each.lead_per_round, say, digits=2))}" for each in standings)
        _print_sentence(say("lab-lead", leads=", ".join(leads)), console)
    known = [(each.bot, each.adjusted) for each in standings if each.adjusted is not None]
    if known and len(standings) > 1:
        unit = unit_of(game)
        scale, digits = (1, 2) if unit == "points" else (100, 1)
        figures = (
            f"{bot} {NO_BREAK.join(with_margin(found, say, digits=digits, scale=scale))}" for bot, found in known
        )
        _print_sentence(say(f"lab-adjusted-{unit}", figures=", ".join(figures)), console)
    key = "lab-played-rounds" if several else "lab-played"
    foot = say(
        key,
        deals=result.deals,
        games=result.games,
        rounds=result.rounds,
        seconds=say.number(result.seconds, digits=1),
        seed=str(result.plan.seed),
    )
    _print_sentence(f"{foot} {say('lab-intervals')}" if result.deals > 1 else foot, console, style="dim")


def print_ratings(result: Ratings, say: Catalogue, console: Console) -> None:
    """Print the ratings, best first, and what they were measured on."""
    rows = [
        [(each.bot,), with_ends(each.rating, say, digits=0), (say.number(100 * each.wins, digits=1),)]
        for each in result.ratings
    ]
    print_figures([say(f"lab-{key}") for key in ("bot", "rating", "beats")], rows, console)
    _print_sentence(say("lab-laddered", pairs=result.pairs, deals=result.deals), console, style="dim")


def print_figures(heads: list[str], rows: list[list[Figure]], console: Console) -> None:
    """Print a column for each heading.

    If they don't fit, intervals go below their numbers, in as many columns as necessary. If that isn't enough, each
    figure gets its own line.
    """
    columns = [[tuple(head.split(" ")), *cells] for head, *cells in zip(heads, *rows, strict=True)]
    breaks = [" "] * len(columns)
    while _width(columns, breaks, gap=1) > console.width:
        saved = [
            _column_width(column, end) - _column_width(column, "\n")
            for column, end in zip(columns, breaks, strict=True)
        ]
        if not any(saved):
            _print_lines(heads, rows, console)
            return
        breaks[saved.index(max(saved))] = "\n"
    gap = 2 if _width(columns, breaks, gap=2) <= console.width else 1
    table = Table(box=None, header_style="bold", padding=(0, gap, 0, 0), pad_edge=False)
    for number, ((head, *_), end) in enumerate(zip(columns, breaks, strict=True)):
        table.add_column(end.join(head), justify="right" if number else "left", no_wrap=True)
    for row in rows:
        table.add_row(*(_figure(cell, end) for cell, end in zip(row, breaks, strict=True)))
    console.print(table)


def _print_lines(heads: list[str], rows: list[list[Figure]], console: Console) -> None:
    for name, *cells in rows:
        console.print(Text(" ".join(name), "bold"), soft_wrap=True)
        for head, cell in zip(heads[1:], cells, strict=True):
            console.print(Text(f"  {head}  ").append_text(_figure(cell, " ")), soft_wrap=True)


def _width(columns: list[list[Figure]], breaks: list[str], *, gap: int) -> int:
    widths = [_column_width(column, end) for column, end in zip(columns, breaks, strict=True)]
    return sum(widths) + gap * (len(widths) - 1)


def _column_width(column: list[Figure], end: str) -> int:
    """The width of a column whose cells' parts are separated by a space or a line break."""
    return max(len(line) for cell in column for line in end.join(cell).split("\n"))


def _figure(cell: Figure, end: str) -> Text:
    number, *interval = cell
    return Text(number).append("".join(end + part for part in interval), style="dim")


def _print_sentence(text: str, console: Console, *, style: str = "") -> None:
    """Print wrapped text; unlike Rich, this never breaks a line at a no-break space."""
    lines = textwrap.fill(text, console.width, break_long_words=False, break_on_hyphens=False)
    console.print(Text(lines, style), soft_wrap=True)


def _row(standing: Standing, say: Catalogue, *, several: bool) -> list[Figure]:
    return [
        (standing.bot if standing.seats == 1 else f"{standing.bot} ×{standing.seats}",),
        with_ends(standing.wins, say, scale=100),
        with_margin(standing.points_per_game, say, digits=1),
        *([with_margin(standing.points_per_round, say, digits=2)] if several else []),
        (say.number(standing.decisions_per_second, grouped=True),),
        (milliseconds(standing.p50_ms, say),),
        (milliseconds(standing.p99_ms, say),),
    ]


def milliseconds(value: float, say: Catalogue) -> str:
    """Two significant digits, without exponents."""
    shown = f"{value:.2g}" if value < 99.5 else f"{value:.0f}"
    return say.number(float(shown), digits=len(shown.partition(".")[2]))


def with_ends(value: Interval, say: Catalogue, *, scale: float = 1, digits: int = 1) -> Figure:
    """A mean with the ends of its interval."""
    mean = say.number(value.mean * scale, digits=digits)
    if value.low is None or value.high is None:
        return (mean,)
    low, high = (say.number(end * scale, digits=digits) for end in (value.low, value.high))
    return mean, f"({low}…{high})"


def with_margin(value: Interval, say: Catalogue, *, digits: int, scale: float = 1) -> Figure:
    """A mean with half the width of its interval."""
    mean = say.number(scale * value.mean, digits=digits)
    return (mean,) if value.high is None else (mean, f"±{say.number(scale * (value.high - value.mean), digits=digits)}")
