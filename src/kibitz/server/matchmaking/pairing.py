"""Who plays with whom among those who wait for the same game. Pure: the waiting list goes in, a group comes out."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from kibitz.table.info import Millis

NEAR = 100
"""How far apart two ratings may be at first."""
WIDER = 10
"""And how much further for each second that either of the two has waited."""


class Waiting(Struct, frozen=True):
    """Someone who waits."""

    person: str
    rating: int
    since: Millis
    fill: Millis | None
    """From when on bots may have the other seats; None: never."""


def group(waiting: Sequence[Waiting], apart: Collection[frozenset[str]], seats: int, now: Millis) -> tuple[str, ...]:
    """The people of the next game, longest waiting first; fewer than seats if bots take the rest; or nobody.

    Two who are `apart` never play together. Someone who wants to wait for people isn't given bots by others who don't.
    """
    for first in sorted(waiting, key=lambda one: (one.since, one.person)):
        found = _around(first, waiting, apart, seats, now)
        if len(found) == seats:
            return tuple(one.person for one in found)
    due = [one for one in waiting if one.fill is not None and one.fill <= now]
    for first in sorted(due, key=lambda one: (one.since, one.person)):
        return tuple(one.person for one in _around(first, due, apart, seats, now))
    return ()


def _around(
    first: Waiting, waiting: Sequence[Waiting], apart: Collection[frozenset[str]], seats: int, now: Millis
) -> list[Waiting]:
    """Someone and those who fit them and each other, nearest ratings first."""
    found = [first]
    others = (one for one in waiting if one.person != first.person)
    for other in sorted(others, key=lambda one: (abs(one.rating - first.rating), one.since, one.person)):
        if len(found) < seats and all(_fit(one, other, apart, now) for one in found):
            found.append(other)
    return found


def _fit(one: Waiting, other: Waiting, apart: Collection[frozenset[str]], now: Millis) -> bool:
    far = NEAR + WIDER * (now - min(one.since, other.since)) // 1000
    return abs(one.rating - other.rating) <= far and frozenset((one.person, other.person)) not in apart
