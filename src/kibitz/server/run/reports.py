"""`kibitz reports`: what people reported about others, for the server's host."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime

from kibitz.locales.catalogue import Catalogue
from kibitz.server.storage.people.manners import Report


def described(reports: Iterable[Report], say: Catalogue) -> Iterator[str]:
    """The lines of a plain list, newest report first."""
    number = -1
    for number, one in enumerate(reports):
        if number:
            yield ""
        yield say(
            "reports-who",
            number=str(one.number),
            when=moment(one.at),
            reporter=plain(one.reporter_name),
            reported=plain(one.reported_name),
            reason=say(f"report-reason-{one.reason}"),
        )
        yield "  " + say("reports-where", table=f"/t/{one.table}", reporter=one.reporter, reported=one.reported)
        if one.note:
            yield "  " + say("reports-note", note=plain(one.note))
        for line in one.lines:
            yield f"  {moment(line.at)}  {plain(line.name)}: {plain(line.text)}"
    if number < 0:
        yield say("reports-none")


def moment(at: int) -> str:
    """A moment on this machine's clock."""
    return f"{datetime.fromtimestamp(at / 1000).astimezone():%Y-%m-%d %H:%M:%S}"


def plain(text: str) -> str:
    """What someone wrote, without control characters."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)
