"""`kibitz review`: what each decision of a recorded game cost, what was luck, and why."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from kibitz.games.core import Seat
from kibitz.games.record import BadRecord, Record, read, verify
from kibitz.locales.catalogue import Catalogue
from kibitz.locales.complaint import Complaint
from kibitz.review.effort import EFFORTS, effort_of
from kibitz.review.model import Class, Margin, Reason, Review, ReviewedDecision
from kibitz.review.tasks import Effort, Part, assemble, plan
from kibitz.review.tasks import run as run_task
from kibitz.terminal.console import make_console
from kibitz.terminal.files import check_new, check_writable, read_lines, write_new
from kibitz.terminal.replay import chosen_record
from kibitz.terminal.screen import screen_for
from kibitz.terminal.verify import Fault, fault_text
from kibitz.terminal.words import Names, game_title

MOMENTS = 12
"""Key moments that are shown."""


def run(arguments: Namespace) -> int:
    """Review a record and print tables or JSON; a record that can't be reviewed is the user's mistake."""
    say, console = Catalogue(arguments.language), make_console()
    if arguments.html:
        check_writable(Path(arguments.html))
        check_new(arguments.html, force=arguments.force)
    record = _record(say, arguments)
    if arguments.seat is not None and arguments.seat >= len(record.players):
        allowed = f"0–{len(record.players) - 1}"
        raise Complaint("error-bad-value", argument="--seat", value=str(arguments.seat), allowed=allowed)
    effort = EFFORTS["usual"] if arguments.millis is None else effort_of(arguments.millis)
    review = assemble(record, effort, _parts(say, record, effort))
    names = screen_for(record.game, console, say, record.players).names
    if arguments.html:
        from kibitz.terminal.review_html import report

        write_new(Path(arguments.html), report(say, record, review, names, arguments.seat).encode())
    if arguments.json:
        print(msgspec.json.encode(review).decode())
        return 0
    _show(console, say, record, review, names, arguments.seat)
    if arguments.html:
        console.print(Text(say("reviewed-written", file=arguments.html)))
    return 0


def _record(say: Catalogue, arguments: Namespace) -> Record:
    """The record to review, checked."""
    text = chosen_record(read_lines(arguments.file), arguments)
    try:
        record = read(text)
        if verify(record) is None:
            raise Complaint("error-review-unfinished")
    except BadRecord as error:
        fault = fault_text(say, Fault(error.place, error.refusal))
        raise Complaint("error-review-record", file=arguments.file, fault=fault) from None
    return record


def _parts(say: Catalogue, record: Record, effort: Effort) -> Iterator[Part]:
    """Do the work, with a progress bar if stderr is a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=make_console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    with bar:
        for task in bar.track(plan(record, effort), description=say("reviewed-progress")):
            yield run_task(record, task, effort)


# ── Words that the terminal and the report share ───────────────────────────────────────────────


def key_moments(review: Review, seat: Seat | None) -> list[ReviewedDecision]:
    """The most telling decisions, of one seat or of all: the dearest first, bad luck last."""
    told = [
        each for each in review.decisions if each.label not in ("none", "good") and (seat is None or each.seat == seat)
    ]
    right = [each.label == "unlucky" for each in told]
    weights = [each.open.chance if lost else each.fair.chance for each, lost in zip(told, right, strict=True)]
    order = sorted(range(len(told)), key=lambda i: (right[i], -weights[i]))
    return [told[i] for i in order[:MOMENTS]]


def reason_text(say: Catalogue, reason: Reason, names: Names) -> str:
    """A sentence with the names of seats in it; the id if a game outside this package has no such message."""

    def said(key: str, value: str | int | float) -> str | int | float:
        if key == "seat" and isinstance(value, int):
            return names[value]
        # What may be below zero is written here, with a true minus sign; counts are left to the message's plurals.
        return say.number(value, digits=1) if isinstance(value, float) and value < 0 else value

    values = {key: said(key, value) for key, value in reason.params.items()}
    return say(reason.id, **values) if say.has(reason.id) else reason.id


def amount(say: Catalogue, review: Review, value: float) -> str:
    """A number of the account: points, or percentage points of the win."""
    if review.unit == "points":
        return say.number(round(value, 1) + 0.0, digits=1)
    return say.percent(round(value, 3) + 0.0)


def share(say: Catalogue, value: float, error: float | None = None) -> str:
    """A chance in percent, with its error."""
    return say.percent(value) if error is None else f"{say.number(100 * value, digits=1)} ± {say.percent(error)}"


def class_text(say: Catalogue, found: Class | None) -> str:
    """Between which bots a seat plays."""
    if found is None or not (found.low or found.high):
        return say("reviewed-unrated")
    if found.low and found.high:
        return say("reviewed-between", low=found.low, high=found.high)
    return say("reviewed-above", low=found.low) if found.low else say("reviewed-below", high=found.high)


def margin_text(say: Catalogue, review: Review, names: Names, seat: Seat, margin: Margin) -> str:
    """By how much a winner won, and what of it was the cards; a duel has no margin."""
    values = {"who": names[seat], "luck": amount(say, review, margin.luck)}
    if margin.result <= 0:
        return say("reviewed-margin-tied", over=names[margin.over], **values)
    if review.unit == "points" and 0 <= margin.luck <= margin.result:
        return say("reviewed-margin-won", margin=amount(say, review, margin.result), **values)
    own = review.seats[seat].luck if review.unit == "chance" else margin.luck
    values["luck"] = ("+" if own > 0 else "") + amount(say, review, own)
    if review.unit == "chance":
        return say("reviewed-margin-duel", **values)
    return say("reviewed-margin-apart", margin=amount(say, review, margin.result), **values)


def account_rows(say: Catalogue, review: Review, names: Names) -> Iterator[list[str]]:
    """The account with headings, a row a seat."""
    heads = ("seat", "result", "expected", "luck", "own", "others", "class", "cost")
    yield [say(f"reviewed-{head}") for head in heads]
    for seat, line in enumerate(review.seats):
        figures = (line.result, line.expectation, line.luck, line.own, line.others)
        cost = say("reviewed-unrated") if line.skill is None else share(say, line.skill.cost, line.skill.error)
        yield [
            names.long(seat),
            *(amount(say, review, figure) for figure in figures),
            class_text(say, line.skill),
            cost,
        ]


def moment_row(say: Catalogue, each: ReviewedDecision, names: Names) -> list[str]:
    """A key moment: where, who, what, better, both prices, the verdict."""
    solved = f" ({say('reviewed-solved')})" if each.open.exact else ""
    punished = f", {say('reviewed-punished')}" if each.punished else ""
    return [
        str(each.step),
        names[each.seat],
        each.action,
        each.best if each.best != each.action else say("reviewed-unrated"),
        share(say, each.fair.chance, each.fair.chance_error),
        share(say, each.open.chance) + solved,
        say("reviewed-verdict", label=each.label) + punished,
    ]


MOMENT_HEADS = ("step", "seat", "action", "better", "fair", "open", "label")


# ── The terminal ───────────────────────────────────────────────────────────────────────────────


def _show(console: Console, say: Catalogue, record: Record, review: Review, names: Names, seat: Seat | None) -> None:
    console.print(Text(f"{game_title(say, record.game)}: {say('reviewed-title')}", "title"))
    for winner in record.result.winners if record.result else ():
        margin = review.seats[winner].margin
        if margin is not None:
            console.print(Text(margin_text(say, review, names, winner, margin)), soft_wrap=True)
    unit = say(f"reviewed-unit-{review.unit}")
    heads, *rows = account_rows(say, review, names)
    _table(console, f"{say('reviewed-account')} ({unit})", heads, rows, left=(0, 6))
    told = key_moments(review, seat)
    if not told:
        console.print(Text(say("reviewed-no-moments"), "good"))
    else:
        heads = [say(f"reviewed-{head}") for head in MOMENT_HEADS]
        _table(
            console, say("reviewed-moments"), heads, [moment_row(say, each, names) for each in told], left=(1, 2, 3, 6)
        )
        for each in told:
            sentences = " ".join(reason_text(say, reason, names) for reason in each.why)
            if sentences:
                console.print(Text(f"{each.step}  ", "faint").append(sentences, ""), soft_wrap=True)
    console.print(Text(say("reviewed-engine", engine=review.engine, effort=review.effort), "faint"))


def _table(console: Console, title: str, heads: list[str], rows: Iterable[list[str]], left: tuple[int, ...]) -> None:
    table = Table(title=title, title_justify="left", title_style="title", box=None, header_style="bold", pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(head, justify="left" if number in left else "right")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    console.print(table)
