"""Notifications for people who aren't at a table where they have days to decide."""

from __future__ import annotations

from collections.abc import Iterator

from kibitz.games.core import Seat
from kibitz.server.storage.notifications.notifications import NewNotice
from kibitz.table import duty, log
from kibitz.table.decide import nudge_agreed
from kibitz.table.info import Millis, by_days
from kibitz.table.table import Table


def notices(before: Table, after: Table, rows: list[log.Row]) -> tuple[NewNotice, ...]:
    """The notifications these rows call for: it's someone's turn, their time is running out, or others want to go
    on."""
    if after.status != "running" or not by_days(after.settings):
        return ()
    return tuple(_notices(before, after, rows))


def _notices(before: Table, after: Table, rows: list[log.Row]) -> Iterator[NewNotice]:
    """Whoever has planned a turn is told of it only when the plan has left them something to do."""
    at = rows[-1].at
    for seat in after.game.to_act(after.state):
        fresh = not before.since or before.since[seat] != after.since[seat]
        spent = bool(after.draft) and seat in before.plans and seat not in after.plans
        if (fresh or spent) and duty.planned(after, seat) is None:
            yield from _told(after, seat, "turn", at)
    for row in rows:
        if isinstance(row.body, log.Reminded):
            yield from _told(after, row.body.seat, "reminder", at)
    if nudge_agreed(after) and not nudge_agreed(before):
        for seat in after.game.to_act(after.state):
            yield from _told(after, seat, "nudge", at)


def _told(table: Table, seat: Seat, kind: str, at: Millis) -> Iterator[NewNotice]:
    """A notification to someone who plays for themselves and isn't here."""
    chair, limit = table.chairs[seat], duty.until(table, seat)
    if chair.kind != "person" or chair.standin or chair.away is None or limit is None:
        return
    hours = max(0, limit - at) // 3_600_000
    params: dict[str, str | int] = {"game": table.game.name, "hours": hours}
    yield NewNotice(chair.person, kind, f"{kind}:{table.id}:{table.count}", f"/t/{table.id}", at, params)
