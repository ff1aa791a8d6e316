"""When something happens that happens every week at the same time of day, in some time zone."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo, available_timezones

from kibitz.table.info import Millis

WEEK = 7


def is_zone(name: str) -> bool:
    """Whether there is such a time zone."""
    return name in available_timezones()


def next_time(day: int, minute: int, zone: str, after: Millis) -> Millis:
    """The first moment after another at which it is this minute of this weekday there (0: Monday).

    By the clock on the wall: an hour earlier or later when daylight saving time begins or ends. An hour that comes
    twice counts the first time; a time that a spring night leaves out counts an hour later.
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
