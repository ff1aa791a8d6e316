"""When something weekly happens: at the same time of day, in a time zone."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo, available_timezones

from kibitz.table.info import Millis

WEEK = 7


def is_zone(name: str) -> bool:
    """Whether a time zone of that name exists."""
    return name in available_timezones()


def next_time(day: int, minute: int, zone: str, after: Millis) -> Millis:
    """The first moment after another when it's this minute of this weekday there (0: Monday).

    By the clock on the wall, an hour earlier or later when daylight saving time begins or ends. If an hour comes twice,
    the first one counts; a time that a spring night skips counts as an hour later.
    """
    place = ZoneInfo(zone)
    today = datetime.fromtimestamp(after / 1000, place).date()
    ahead = (day - today.weekday()) % WEEK
    for days in (ahead, ahead + WEEK):
        there = datetime.combine(today + timedelta(days=days), time(minute // 60, minute % 60), place)
        moment = round(there.astimezone(UTC).timestamp()) * 1000
        if moment > after:
            return moment
    raise AssertionError("a week has passed")
