"""A seat's decision as a job for a bot."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec

from kibitz.engines.feed import Choice
from kibitz.games.core import Seat
from kibitz.server.botpool.jobs import Job, Priority
from kibitz.table.table import Table, state_for

THINK = 1500
"""Milliseconds a bot may take for a decision."""


def alias(table: Table) -> str:
    """A name for this game that doesn't give access to the table."""
    return hashlib.sha256(table.secret + b"alias").hexdigest()[:16]


def decision(table: Table, seat: Seat, bot: str, priority: Priority, done: Callable[[Choice | None, str], None]) -> Job:
    """The job of deciding for a seat: the bot gets exactly that seat's view."""
    view = table.game.view(state_for(table, seat), seat)
    return Job(
        bot=bot,
        game=table.game.name,
        table=alias(table),
        seat=seat,
        view=msgspec.json.encode(view),
        legal=view.legal,
        millis=THINK,
        done=done,
        priority=priority,
        owner=table.host,
        people=any(chair.kind == "person" for chair in table.chairs),
    )
