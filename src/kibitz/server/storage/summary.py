"""What the index of tables holds about a table besides its columns, as JSON."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from kibitz.table.info import SeatInfo, Settings


class Summary(Struct, frozen=True):
    """A summary of a table."""

    options: dict[str, Any]
    settings: Settings
    seats: tuple[SeatInfo, ...]
