"""What surrounds a table that is alone: no database, no other server and no bots, but for what a test puts there."""

from __future__ import annotations

import asyncio
from typing import Any

from kibitz.server.botpool.pool import Pool
from kibitz.server.cluster.membership import Membership
from kibitz.server.tables.context import TableContext
from kibitz.table.unattended import Patience


def context(**own: Any) -> TableContext:
    """A context of a test's own functions (`append`, `spawn` and `now` at least); nobody else has written anything."""
    pool = own.setdefault("bots", Pool())
    usual: dict[str, Any] = {
        "read": lambda *_: asyncio.sleep(0, []),
        "last": lambda _: asyncio.sleep(0, 0),
        "presence": Membership("node", pool),
        "counted": lambda: None,
        "closed": lambda _: None,
        "grace": 45_000,
        "deal": 4_000,
        "vote": 60_000,
        "patience": Patience(),
        "rows": 20_000,
    }
    return TableContext(**usual | own)
