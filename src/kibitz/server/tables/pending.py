"""What a live table has begun and not yet answered."""

from __future__ import annotations

from msgspec import Struct

from kibitz.server.messages import Refused
from kibitz.server.tables.context import Client
from kibitz.table import log, requests
from kibitz.table.table import Events, Table


class Entry(Struct, eq=False):
    """Rows on their way to disk, the state they lead to, and who waits for an answer."""

    rows: list[log.Row]
    table: Table
    events: Events
    waiting: list[tuple[Client, requests.Request]]


class Doubt(Struct, eq=False):
    """A refusal that may be out of date, because another server may have written meanwhile."""

    client: Client
    request: requests.Request
    refusal: Refused
    caught_up: int
    """How often we had caught up when it was decided."""
