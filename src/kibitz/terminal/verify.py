"""`kibitz verify`: checks one record, or a file of thousands."""

from __future__ import annotations

from argparse import Namespace

from msgspec import Struct
from rich.text import Text

from kibitz.games.core import Refusal
from kibitz.games.record import BadRecord, read, verify
from kibitz.locales.catalogue import Catalogue
from kibitz.terminal.console import make_console
from kibitz.terminal.files import read_lines
from kibitz.terminal.words import printable, refusal_text
from kibitz.terminal.workers import jobs_for, spread

WORTH_SHARING = 400
"""The number of records from which on several processes pay."""


class Fault(Struct, frozen=True):
    """What is wrong with a record, and where."""

    place: str
    refusal: Refusal


def run(arguments: Namespace) -> int:
    """Print line, place and rule of every bad record; returns 1 if there is one."""
    say, console = Catalogue(arguments.language), make_console()
    lines = read_lines(arguments.file)
    jobs = jobs_for(arguments.jobs, len(lines), WORTH_SHARING)
    bad = 0
    for (number, _), fault in zip(lines, spread(check, [text for _, text in lines], jobs, piece=50), strict=True):
        if fault is not None:
            bad += 1
            where = say("fault-line", line=number) if len(lines) > 1 else arguments.file
            console.print(Text(f"{where}: {fault_text(say, fault)}", "bad"), soft_wrap=True)
    key = "verified-bad" if bad else "verified-good"
    console.print(Text(say(key, count=len(lines), bad=bad), "bad" if bad else "good"))
    return 1 if bad else 0


def check(text: bytes) -> Fault | None:
    """What is wrong with a record; None if everything it claims is true."""
    try:
        verify(read(text))
    except BadRecord as error:
        return Fault(error.place, error.refusal)
    return None


def fault_text(say: Catalogue, fault: Fault) -> str:
    """The place and the reason."""
    reason = refusal_text(say, fault.refusal)
    return f"{printable(fault.place)}: {reason}" if fault.place else reason
