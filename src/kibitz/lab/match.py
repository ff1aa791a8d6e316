"""The result of a match: the standing of each bot over deals played in duplicate."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from statistics import fmean

from msgspec import Struct

from kibitz.lab.clock import Clock, together
from kibitz.lab.duplicate import DealPlayed, GamePlayed, MatchPlan
from kibitz.lab.intervals import Interval, mean_interval, share_interval
from kibitz.review.tasks import unit_of

LEAST_DEALS = 10
"""Fewer say nothing about how much of the luck shows in results."""


class Standing(Struct, frozen=True):
    """The result of one bot, averaged over its seats."""

    bot: str
    seats: int
    """The number of seats it had at the table."""
    wins: Interval
    """Its share of the win, per seat: ties share."""
    points_per_game: Interval
    points_per_round: Interval
    lead_per_round: Interval
    """Its lead over the other bots in points per round: the most precise figure, as luck of the deal cancels out."""
    decisions: int
    decisions_per_second: float
    p50_ms: float
    p99_ms: float
    adjusted: Interval | None = None
    """The lead, or in a game that counts wins its share of the win, with measured luck taken out as far as it shows."""


class MatchResult(Struct, frozen=True):
    """A match that was played, and how each bot did."""

    plan: MatchPlan
    deals: int
    games: int
    rounds: int
    seconds: float
    standings: tuple[Standing, ...]


def summarise(plan: MatchPlan, played: Iterable[DealPlayed], *, seconds: float) -> MatchResult:
    """The result of a match, from its deals in any order."""
    deals = sorted(played, key=attrgetter("number"))
    return MatchResult(
        plan=plan,
        deals=len(deals),
        games=sum(len(deal.games) for deal in deals),
        rounds=sum(game.rounds for deal in deals for game in deal.games),
        seconds=seconds,
        standings=tuple(_standing(plan, bot, deals) for bot in dict.fromkeys(plan.bots)),
    )


def _standing(plan: MatchPlan, bot: str, deals: list[DealPlayed]) -> Standing:
    clock = together(deal.clocks[bot] for deal in deals)
    others = [name for name in plan.bots if name != bot] or [bot]
    return Standing(
        bot=bot,
        seats=plan.bots.count(bot),
        wins=share_interval([fmean(_of(bot, game, game.wins) for game in deal.games) for deal in deals]),
        points_per_game=mean_interval([fmean(_of(bot, game, game.points) for game in deal.games) for deal in deals]),
        points_per_round=mean_interval([_per_round(bot, deal) for deal in deals]),
        lead_per_round=mean_interval(
            [_per_round(bot, deal) - fmean(_per_round(other, deal) for other in others) for deal in deals]
        ),
        adjusted=_adjusted(plan, bot, others, deals),
        decisions=clock.decisions,
        decisions_per_second=_per_second(clock),
        p50_ms=1000 * clock.quantile(0.5),
        p99_ms=1000 * clock.quantile(0.99),
    )


def _adjusted(plan: MatchPlan, bot: str, others: list[str], deals: list[DealPlayed]) -> Interval | None:
    """The result with the luck of deals and draws taken out.

    Luck has mean zero, so any fixed share of it may be taken out without bias. How much of it shows in results depends
    on the bots; each deal takes the share that fits the other deals best.
    """
    if not plan.luck or len(deals) < LEAST_DEALS:
        return None
    points = unit_of(plan.game) == "points"

    def measured(deal: DealPlayed, *, luck: bool) -> float:
        def of(name: str) -> float:
            values = [
                _of(name, game, game.luck if luck else game.points if points else game.wins) for game in deal.games
            ]
            return sum(values) / (sum(game.rounds for game in deal.games) if points else len(values))

        return of(bot) - fmean(map(of, others)) if points else of(bot)

    results, lucks = ([measured(deal, luck=luck) for deal in deals] for luck in (False, True))
    return mean_interval(
        [
            result - share * luck
            for result, luck, share in zip(results, lucks, shares_of_luck(results, lucks), strict=True)
        ]
    )


def shares_of_luck(results: list[float], lucks: list[float]) -> list[float]:
    """For each deal the share of luck that best explains the results of all others, within 0–1."""
    found = []
    for left_out in range(len(results)):
        pairs = [(r, k) for i, (r, k) in enumerate(zip(results, lucks, strict=True)) if i != left_out]
        result, luck = (fmean(column) for column in zip(*pairs, strict=True))
        square = sum((k - luck) ** 2 for _, k in pairs)
        product = sum((r - result) * (k - luck) for r, k in pairs)
        found.append(min(1.0, max(0.0, product / square)) if square else 0.0)
    return found


def _of(bot: str, game: GamePlayed, values: tuple[float, ...]) -> float:
    """The mean of a value over the seats of a bot."""
    return fmean(value for name, value in zip(game.bots, values, strict=True) if name == bot)


def _per_round(bot: str, deal: DealPlayed) -> float:
    return sum(_of(bot, game, game.points) for game in deal.games) / sum(game.rounds for game in deal.games)


def _per_second(clock: Clock) -> float:
    return clock.decisions / clock.seconds if clock.seconds else 0.0
