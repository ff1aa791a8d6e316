"""`kibitz admin`: what the server's host sees and does, through the socket in the data folder of the running server."""

from __future__ import annotations

import argparse
import json
import socket
from collections.abc import Callable, Iterator
from datetime import datetime
from typing import TYPE_CHECKING, Any

from kibitz.server.run.commands import DATABASE, Option, data_folder, sayer, whole
from kibitz.server.run.startup import Unstartable

if TYPE_CHECKING:  # --help needs none of these
    from kibitz.locales.catalogue import Catalogue

ARGUMENTS: tuple[Option, ...] = (
    (("what",), "help-admin-what", {"nargs": "*", "metavar": "WHAT [WHOM]"}),
    (("--whom",), "help-admin-whom", {"metavar": "WHOM"}),
    (("--note",), "help-admin-note", {"metavar": "TEXT"}),
    (("--json",), "help-admin-json", {"action": "store_true"}),
    DATABASE[0],
)
LISTS = ("people", "tables", "reports", "log", "open")
PERSONS = ("mute", "unmute", "ban", "unban")
ALL = (*LISTS, *PERSONS, "close", "announce")
SECONDS = 15.0


def admin_run(args: argparse.Namespace) -> int:
    """`kibitz admin`: ask the running server, or have it do something."""
    what, whom = (*args.what, "")[0], args.whom or " ".join(args.what[1:])
    needs = what in PERSONS or what in ("close", "announce")
    if what not in ALL or (needs and not whom) or (whom and not needs and what != "people"):
        allowed = "people [NAME], tables, reports, log, open, mute|unmute|ban|unban PERSON, close TABLE, "
        raise Unstartable(
            "bad-value", argument="WHAT", value=" ".join(args.what), allowed=f"{allowed}announce MINUTES|none"
        )
    order: dict[str, Any] = {"do": what, "subject": whom, "note": args.note or ""}
    if what == "announce":
        minutes = None if whom == "none" else whole("MINUTES", 1, 7 * 24 * 60)(whom)
        order |= {"subject": "", "minutes": minutes}
    answer = _told(args, order)
    if code := answer.get("code"):
        raise Unstartable(f"admin-{code}", value=whom)
    _show(args, what, answer.get("found"))
    return 0


def _told(args: argparse.Namespace, order: dict[str, Any]) -> dict[str, Any]:
    """The running server's answer."""
    from kibitz.server.hosting.orders import NAME, reachable

    path = data_folder(args) / NAME
    try:
        with reachable(path) as address, socket.socket(socket.AF_UNIX) as line:
            line.settimeout(SECONDS)
            line.connect(address)
            line.sendall(json.dumps(order).encode() + b"\n")
            with line.makefile() as answers:
                answer: dict[str, Any] = json.loads(answers.readline())
                return answer
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Unstartable("admin-not-running", path=str(path), reason=reason) from None


def _show(args: argparse.Namespace, what: str, found: Any) -> None:
    """Print what was asked for, or that it's done."""
    from kibitz.locales.catalogue import Catalogue

    say = sayer(args)
    if what == "open":
        print(found)
    elif args.json:
        for one in found or ():
            print(json.dumps(one, ensure_ascii=False))
    elif found is None:
        say("admin-done")
    else:
        for line in _LINES[what](found, Catalogue(args.language)):
            print(line)


def _people(found: list[dict[str, Any]], say: Catalogue) -> Iterator[str]:
    from kibitz.server.run.reports import plain

    for one in found:
        signs = [say(f"admin-{sign}") for sign in ("muted", "banned") if one[sign]]
        used = _day(one["used"]) if one["used"] else "–"
        yield "  ".join([f"{one['id']:<16}", f"{used:<16}", plain(one["name"]), *signs])
    if not found:
        yield say("admin-nobody")


def _tables(found: list[dict[str, Any]], say: Catalogue) -> Iterator[str]:
    from kibitz.server.run.reports import plain

    for one in found:
        players = ", ".join(plain(name) for name in one["players"])
        yield f"{one['id']:<14}  {_day(one['touched'])}  {one['status']:<8}  {one['game']:<13}  {players}"
    if not found:
        yield say("admin-no-tables")


def _reports(found: list[dict[str, Any]], say: Catalogue) -> Iterator[str]:
    import msgspec

    from kibitz.server.run.reports import described
    from kibitz.server.storage.people.manners import Report

    yield from described(msgspec.convert(found, list[Report]), say)


def _log(found: list[dict[str, Any]], say: Catalogue) -> Iterator[str]:
    from kibitz.server.run.reports import moment, plain

    for one in found:
        whom = " ".join(filter(None, (one["subject"], plain(one["name"]))))
        restart = moment(one["restart"]) if one.get("restart") else ""
        rest = "  ".join(filter(None, (whom, restart, plain(one.get("note", "")))))
        yield f"{one['number']:>5}  {moment(one['at'])}  {one['by']:<4}  {one['act']:<8}  {rest}".rstrip()
    if not found:
        yield say("admin-nothing-done")


def _day(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000).astimezone():%Y-%m-%d %H:%M}"


_LINES: dict[str, Callable[[list[dict[str, Any]], Catalogue], Iterator[str]]] = {
    "people": _people,
    "tables": _tables,
    "reports": _reports,
    "log": _log,
}
