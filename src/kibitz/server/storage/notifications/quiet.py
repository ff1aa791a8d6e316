"""Quiet hours, in a person's own time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from kibitz.server.storage.notifications.channels import Wishes
from kibitz.table.info import Millis


def find_zone(name: str) -> tzinfo | None:
    """A time zone by its name in the tz database, such as `Europe/Warsaw`."""
    try:
        return UTC if name == "UTC" else ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def quiet_until(wishes: Wishes, at: Millis) -> Millis | None:
    """When the quiet hours around a moment end; None if it isn't in quiet hours."""
    begins, ends = wishes.quiet_from, wishes.quiet_until
    if begins is None or ends is None or begins == ends:
        return None
    local = datetime.fromtimestamp(at / 1000, find_zone(wishes.zone) or UTC)
    minute = local.hour * 60 + local.minute
    if not (begins <= minute < ends if begins < ends else minute >= begins or minute < ends):
        return None
    end = local.replace(hour=ends // 60, minute=ends % 60, second=0, microsecond=0)
    if minute >= ends:
        end += timedelta(days=1)
    return max(at + 60_000, round(end.timestamp() * 1000))
