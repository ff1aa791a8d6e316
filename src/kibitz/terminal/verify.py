"""`kibitz verify`: checks one record or a file of thousands, and says what their shuffles prove."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from functools import partial
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import UNSET, Struct, UnsetType
from rich.console import Console
from rich.text import Text

from kibitz.games.core import Refusal
from kibitz.games.fairness import Proof, Receipt, Unfair, from_hex, holds, proof
from kibitz.games.record import BadRecord, read, verify
from kibitz.locales.catalogue import Catalogue
from kibitz.locales.complaint import Complaint
from kibitz.terminal.console import make_console
from kibitz.terminal.files import read_file, read_lines
from kibitz.terminal.words import printable, refusal_text
from kibitz.terminal.workers import jobs_for, spread

WORTH_SHARING = 400
"""The number of records from which on several processes pay."""


class Fault(Struct, frozen=True):
    """What is wrong with a record, and where."""

    place: str
    refusal: Refusal


class Finding(Struct, frozen=True):
    """What there is to say about a record: a fault, or what it proves; and whether the receipt is in it."""

    fault: Fault | None = None
    proof: Proof = "none"
    receipt: bool = False


class JsonFinding(Struct, frozen=True):
    """A finding as `--json` prints it."""

    line: int
    ok: bool
    proof: Proof
    place: str | UnsetType = UNSET
    code: str | UnsetType = UNSET
    params: dict[str, str | int] | UnsetType = UNSET


def run(arguments: Namespace) -> int:
    """Print line, place and rule of every bad record; returns 1 if there is one."""
    say, console = Catalogue(arguments.language), make_console()
    lines = read_lines(arguments.file)
    receipt = read_receipt(arguments.receipt) if arguments.receipt else None
    jobs = jobs_for(arguments.jobs, len(lines), WORTH_SHARING)
    found = list(spread(partial(check, receipt=receipt), [text for _, text in lines], jobs, piece=50))
    findings = [(number, finding) for (number, _), finding in zip(lines, found, strict=True)]
    if arguments.json:
        _print_json(findings)
    else:
        _print_words(console, say, findings, arguments.file)
    bad = any(finding.fault for _, finding in findings)
    if receipt is not None and not any(finding.receipt for _, finding in findings):
        raise Complaint("error-receipt-not-in", file=arguments.file)
    return 1 if bad else 0


def _print_json(findings: list[tuple[int, Finding]]) -> None:
    """One object a line."""
    for number, finding in findings:
        fault = finding.fault
        line = JsonFinding(number, fault is None, finding.proof)
        if fault is not None:
            line = JsonFinding(number, False, "none", fault.place, fault.refusal.code, fault.refusal.params)  # noqa: FBT003
        print(msgspec.json.encode(line).decode())


def _print_words(console: Console, say: Catalogue, findings: list[tuple[int, Finding]], file: str) -> None:
    for number, finding in findings:
        if finding.fault is not None:
            where = say("fault-line", line=number) if len(findings) > 1 else file
            console.print(Text(f"{where}: {fault_text(say, finding.fault)}", "bad"), soft_wrap=True)
    bad = sum(finding.fault is not None for _, finding in findings)
    key = "verified-bad" if bad else "verified-good"
    console.print(Text(say(key, count=len(findings), bad=bad), "bad" if bad else "good"))
    levels = Counter(finding.proof for _, finding in findings if finding.fault is None)
    for level in get_args(Proof):
        if levels[level]:
            console.print(Text(say(f"proof-{level}", count=levels[level])), soft_wrap=True)


def check(text: bytes, receipt: Receipt | None = None) -> Finding:
    """Whether everything a record claims is so, and what it proves."""
    from kibitz.table.signing import check_signature  # imports cryptography, which `--help` must not wait for

    try:
        record = read(text)
        if record.signature is not None:
            check_signature(text, record.signature)
        verify(record)
    except BadRecord as error:
        return Finding(Fault(error.place, error.refusal))
    ours = receipt is not None and record.fairness is not None and holds(record.fairness, receipt)
    return Finding(proof=proof(record.fairness, receipt), receipt=ours)


def read_receipt(name: str) -> Receipt:
    """What a player kept of the shuffle; a complaint says what's wrong with the file."""
    try:
        receipt = msgspec.json.decode(read_file(Path(name)), type=Receipt)
        from_hex(receipt.commitment, "commitment")
        from_hex(receipt.contribution, "contribution")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, Unfair):
        raise Complaint("error-bad-receipt", file=name) from None
    return receipt


def fault_text(say: Catalogue, fault: Fault) -> str:
    """The place and the reason; a reason that names the place is enough."""
    reason = refusal_text(say, fault.refusal)
    named = not fault.place or fault.place in fault.refusal.params.values()
    return reason if named else f"{printable(fault.place)}: {reason}"
