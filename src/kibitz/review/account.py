"""The account: result = expectation + luck + own decisions + others' decisions, for every seat.

One value runs through the game: what each seat can expect with all cards on the table. It changes at chance events and
at decisions, and it ends at the result, so the changes add up exactly. The luck of a chance event is the value after it
minus the mean over independent draws of the same event, so its mean over many games is zero whatever the value function
is (as in AIVAT).

Where it's known what decisions changed on average over the worlds that their player couldn't tell apart, that average
is theirs, and the rest is luck as well: it came from cards that were dealt, but hidden. Its mean is zero if those
worlds are as likely as they are taken to be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from kibitz.games.core import Seat
from kibitz.review.model import Margin, SeatReview
from kibitz.review.parts import Chance, Judged
from kibitz.review.replayed import Replayed


class Account(Struct, frozen=True):
    """Every seat's line, and everyone's chance to win before each action."""

    seats: tuple[SeatReview, ...]
    chances: tuple[tuple[float, ...], ...]


def settle(
    game: Replayed, result: tuple[float, ...], judged: Mapping[int, Judged], events: Mapping[int, Chance]
) -> Account:
    """The account from what is known; changes not examined yet are carried to the next known value."""
    seats = range(game.seats)
    expectation, luck = [0.0] * game.seats, [0.0] * game.seats
    by_mover = [[0.0] * game.seats for _ in seats]
    value: list[float] = [0.0] * game.seats
    chances = tuple(1 / game.seats for _ in seats)
    shown: list[tuple[float, ...]] = []
    mover, known = 0, -1

    def move_to(after: tuple[float, ...]) -> None:
        for seat in seats:
            by_mover[mover][seat] += after[seat] - value[seat]
            value[seat] = after[seat]

    for step in range(len(game.record.actions) + 1):
        event = events.get(step)
        if event is not None:
            before = event.before or event.expected
            if step == 0:
                value = list(before)
                if not event.before:
                    expectation = list(before)
            else:
                if event.fair and event.since == known:
                    for seat in seats:
                        luck[seat] += before[seat] - value[seat] - event.fair[seat]
                        value[seat] = before[seat] - event.fair[seat]
                move_to(before)
            known = step
            for seat in seats:
                expectation[seat] += event.expected[seat] - before[seat]
                luck[seat] += event.after[seat] - event.expected[seat]
            value = list(event.after)
            chances = event.chances or chances
        if step == len(game.record.actions):
            break
        shown.append(chances)
        found = judged.get(step)
        if found is not None or game.choices(step) > 1:
            mover = game.record.actions[step][0]
        if found is not None and found.after:
            move_to(found.after)
        if found is not None and found.chances:
            chances = found.chances
    move_to(result)
    lines = tuple(
        SeatReview(
            result=result[seat],
            expectation=expectation[seat],
            luck=luck[seat],
            own=by_mover[seat][seat],
            others=sum(by_mover[other][seat] for other in seats if other != seat),
            margin=_margin(seat, result, expectation, luck, by_mover),
        )
        for seat in seats
    )
    return Account(lines, tuple(shown))


def _margin(
    seat: Seat,
    result: Sequence[float],
    expectation: Sequence[float],
    luck: Sequence[float],
    by_mover: list[list[float]],
) -> Margin:
    """A seat's lead over the best of the others, or its deficit, split up in the same way."""
    over = max((other for other in range(len(result)) if other != seat), key=lambda other: result[other])
    own = by_mover[seat][seat] - by_mover[seat][over]
    return Margin(
        over=over,
        result=result[seat] - result[over],
        expectation=expectation[seat] - expectation[over],
        luck=luck[seat] - luck[over],
        own=own,
        others=sum(line[seat] - line[over] for line in by_mover) - own,
    )
