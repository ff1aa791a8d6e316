"""The server's clock."""

from __future__ import annotations

import time

from kibitz.table.info import Millis


def now() -> Millis:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
