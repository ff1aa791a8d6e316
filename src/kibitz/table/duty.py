"""What a table needs without a request: bots to act, stand-ins for absent people, actions when a clock runs out."""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct

from kibitz.games import plans
from kibitz.games.core import FORCED_SHARE, SPECTATOR, Seat
from kibitz.table import log
from kibitz.table.chairs import Seated
from kibitz.table.info import ClockInfo, Millis, Settings, by_days
from kibitz.table.table import Table, drafted, state_for
from kibitz.table.undo import humans


class Clocked(Seated, Protocol):
    """Anything that has a table's seats and clocks."""

    @property
    def settings(self) -> Settings:
        """How the table is run."""

    @property
    def bank(self) -> tuple[Millis, ...]:
        """What each seat has left in its bank."""

    @property
    def since(self) -> tuple[Millis | None, ...]:
        """When each seat's running decision began."""


HUMAN_PACE: Millis = 1000
"""Plans are carried out no faster than this, however fast a table's bots are: the pace of a quick person."""
REMIND = 0.8
"""A reminder comes when this share of the time for a decision is used."""


class Wanted(Struct, frozen=True):
    """A bot is to act for a seat, or the seat's plan is to be carried out, from this moment on."""

    seat: Seat
    why: Literal["bot", "standin", "clock", "plan"]
    at: Millis


def until(table: Clocked, seat: Seat) -> Millis | None:
    """The deadline of a person's decision; None without a clock, or if the game isn't waiting for them."""
    clock, chair = table.settings.clock, table.chairs[seat]
    if clock is None or not table.since or chair.kind != "person" or chair.standin:
        return None
    began = table.since[seat]
    return None if began is None else began + clock.seconds * 1000 + table.bank[seat]


def clock_info(table: Clocked) -> ClockInfo | None:
    """The clocks as everyone sees them."""
    if table.settings.clock is None or not table.bank:
        return None
    return ClockInfo(table.bank, tuple(until(table, seat) for seat in range(len(table.chairs))))


def absent(table: Table, now: Millis, grace: Millis) -> tuple[log.StoodIn, ...]:
    """Stand-ins for people who have been away for longer than the grace time; none where people have days."""
    if table.status != "running" or by_days(table.settings):
        return ()
    return tuple(
        log.StoodIn(seat, on=True)
        for seat, chair in enumerate(table.chairs)
        if chair.kind == "person" and not chair.standin and chair.away is not None and chair.away + grace <= now
    )


def returned(table: Table) -> tuple[log.StoodIn, ...]:
    """People who are back take over from their stand-ins."""
    return tuple(
        log.StoodIn(seat, on=False) for seat, chair in enumerate(table.chairs) if chair.standin and chair.away is None
    )


def wanted(table: Table) -> tuple[Wanted, ...]:
    """The seats for which a bot acts or something is planned, and when."""
    if table.status != "running":
        return ()
    found: list[Wanted] = []
    for seat in table.game.to_act(table.state):
        chair = table.chairs[seat]
        if chair.kind == "bot":
            found.append(Wanted(seat, "bot", table.moved + _pace(table, seat)))
        elif chair.standin:
            found.append(Wanted(seat, "standin", table.moved + _pace(table, seat)))
        elif planned(table, seat) is not None:
            found.append(Wanted(seat, "plan", table.moved + _human_pace(table, seat)))
        elif (limit := until(table, seat)) is not None:
            found.append(Wanted(seat, "clock", limit))
    return tuple(found)


def planned(table: Table, seat: Seat) -> str | None:
    """What a person has planned for the decision they have to make, from what they see; None if nothing.

    Where people have days, a card is played that everyone can see is the only one.
    """
    plan = table.plans.get(seat)
    forced = by_days(table.settings) and not table.draft and seen_forced(table, seat)
    if plan is None and not forced:
        return None
    view = table.game.view(state_for(table, seat), seat)
    if forced and len(view.legal) == 1:
        return str(view.legal[0])
    return None if plan is None else plans.planned(table.game, view, plan)


def given_back(table: Table) -> tuple[log.Planned, ...]:
    """Premoves that cannot be done now that it is their turn."""
    if table.status != "running" or not table.plans:
        return ()
    turn = (seat for seat in table.game.to_act(table.state) if seat in table.plans and table.plans[seat].once)
    return tuple(log.Planned(seat) for seat in turn if table.chairs[seat].standin or planned(table, seat) is None)


def _human_pace(table: Table, seat: Seat) -> Millis:
    """When a plan is carried out; like a bot's pace, it depends only on what a spectator sees."""
    return round(max(table.settings.pace, HUMAN_PACE) * _share(table, seat))


def reminders(table: Table) -> tuple[tuple[Millis, Seat], ...]:
    """When people are to be reminded of a decision that is due: where they have days, once for each."""
    clock = table.settings.clock
    if table.status != "running" or clock is None or not by_days(table.settings):
        return ()
    return tuple(
        (began + round(REMIND * 1000 * clock.seconds), seat)
        for seat, began in enumerate(table.since)
        if began is not None and seat not in table.reminded and until(table, seat) is not None
    )


def due(table: Table) -> Millis | None:
    """When something is due at a table where people have days, although nobody is there; None if nothing is."""
    if table.status != "running" or not by_days(table.settings):
        return None
    moments = [*(want.at for want in wanted(table)), *(at for at, _ in reminders(table))]
    if table.stop_asked is not None and (stops := stop_due(table, 0)) is not None:
        moments.append(stops)
    return min(moments, default=None)


def _pace(table: Table, seat: Seat) -> Millis:
    """How long a bot takes over a decision; it depends only on what a spectator sees."""
    return round(table.settings.pace * _share(table, seat)) if table.settings.pace else 0


def seen_forced(table: Table, seat: Seat) -> bool:
    """Whether everyone can see that a seat has no choice, so that deciding at once gives nothing away."""
    return _share(table, seat) <= FORCED_SHARE


def _share(table: Table, seat: Seat) -> float:
    return table.game.pace_share(table.game.view(table.state, SPECTATOR), seat)


def stop_due(table: Table, patience: Millis) -> Millis | None:
    """When a vote to abandon the game succeeds if nobody objects; None unless someone who is here has voted.

    It needs everyone who plays. People who say nothing for this long, or have a bot standing in, no longer count, so
    that nobody can be held at the table by silence.
    """
    clock = table.settings.clock
    if clock is not None and by_days(table.settings):
        patience = 1000 * clock.seconds
    elif not any(table.chairs[seat].away is None for seat in table.votes):
        return None
    if table.stop_asked is None:
        return None
    return table.stop_asked + (patience if {*humans(table)} - {*table.votes} else 0)


def stuck_draft(table: Table, seat: Seat) -> log.TookBack | None:
    """Take back a draft that loses, before a bot plays on for the player."""
    if table.draft and seat in table.game.to_act(table.state) and not table.game.to_act(drafted(table)):
        return log.TookBack(seat, len(table.draft))
    return None


def someone(table: Table) -> bool:
    """Whether any of the people who play are here."""
    return any(chair.kind == "person" and chair.away is None for chair in table.chairs)


def next_absence(table: Table, grace: Millis) -> Millis | None:
    """When the next absent person's grace time ends."""
    if table.status != "running" or by_days(table.settings):
        return None
    moments = [
        chair.away + grace
        for chair in table.chairs
        if chair.kind == "person" and not chair.standin and chair.away is not None
    ]
    return min(moments, default=None)
