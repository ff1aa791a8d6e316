"""A rematch: its id and its seats."""

from __future__ import annotations

import base64
import hashlib

from kibitz.table import log
from kibitz.table.chairs import GONE, Chair
from kibitz.table.table import Table


def rematch_id(table: Table) -> str:
    """A table has one rematch, no matter who asks at which server. Nobody outside the table can guess its id."""
    digest = hashlib.sha256(f"rematch:{table.id}:{table.invitation}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()


def rematch_chairs(table: Table) -> tuple[log.ChairSpec, ...]:
    """The same people and bots, everyone one seat on."""
    return tuple(map(_kept, (*table.chairs[1:], table.chairs[0])))


def _kept(chair: Chair) -> log.ChairSpec:
    if chair.kind == "bot":
        return log.ChairSpec("bot", bot=chair.bot)
    if chair.person.startswith(GONE):
        return log.ChairSpec("open")
    return log.ChairSpec("held", person=chair.person, name=chair.name, character=chair.character)
