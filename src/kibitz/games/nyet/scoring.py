"""The score: a team's tricks and loot, times the points of the round (N8)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from kibitz.games.core import Outcome, Seat
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.editions import BonusRule, Options
from kibitz.games.nyet.teams import Team
from kibitz.games.nyet.tricks import Trick


class RoundScore(Struct, frozen=True):
    """A line of the score sheet: how a round was played and what each seat wrote down."""

    round: int
    dealer: Seat
    terms: Terms
    team: Team
    bonus: Seat | None
    tricks: tuple[int, ...]
    loot: tuple[int, ...]
    points: tuple[int, ...]


def tally(players: int, tricks: Iterable[Trick]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How many tricks and how much loot each seat has taken."""
    taken, loot = [0] * players, [0] * players
    for trick in tricks:
        taken[trick.taker] += 1
        loot[trick.taker] += len(trick.loot)
    return tuple(taken), tuple(loot)


def round_points(
    rule: BonusRule, value: int, team: Team, bonus: Seat | None, counts: tuple[int, ...]
) -> tuple[int, ...]:
    """What each seat writes down for a round, from the tricks and loot each seat took (N8, N8.1, N8.2)."""
    seats = range(len(counts))
    sums = {True: 0, False: 0}
    for seat in seats:
        twice = seat == bonus and rule is BonusRule.HOLDER_TRICKS
        sums[seat in team] += counts[seat] * (2 if twice else 1)
    doubled = bonus if rule is BonusRule.HOLDER_SCORE else None
    return tuple(sums[seat in team] * value * (2 if seat == doubled else 1) for seat in seats)


def totals(players: int, history: Iterable[RoundScore]) -> tuple[int, ...]:
    """The points of each seat so far."""
    sheet = [line.points for line in history]
    return tuple(map(sum, zip(*sheet, strict=True))) if sheet else (0,) * players


def final(options: Options, history: tuple[RoundScore, ...]) -> Outcome | None:
    """The end after the last round, or once someone has reached the target; ties share the win (N9, N9.1)."""
    scores = totals(options.players, history)
    best = max(scores)
    over = len(history) >= options.rounds if options.rounds else bool(history) and best >= (options.target or 0)
    if not over:
        return None
    return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == best))
