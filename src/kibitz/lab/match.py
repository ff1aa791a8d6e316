"""The result of a match: the standing of each bot over deals played in duplicate."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from statistics import fmean

from msgspec import Struct

from kibitz.lab.clock import Clock, together
from kibitz.lab.duplicate import DealPlayed, GamePlayed, MatchPlan
from kibitz.lab.intervals import Interval, mean_interval, share_interval


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
        decisions=clock.decisions,
        decisions_per_second=_per_second(clock),
        p50_ms=1000 * clock.quantile(0.5),
        p99_ms=1000 * clock.quantile(0.99),
    )


def _of(bot: str, game: GamePlayed, values: tuple[float, ...]) -> float:
    """The mean of a value over the seats of a bot."""
    return fmean(value for name, value in zip(game.bots, values, strict=True) if name == bot)


def _per_round(bot: str, deal: DealPlayed) -> float:
    return sum(_of(bot, game, game.points) for game in deal.games) / sum(game.rounds for game in deal.games)


def _per_second(clock: Clock) -> float:
    return clock.decisions / clock.seconds if clock.seconds else 0.0
