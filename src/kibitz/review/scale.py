"""A class with meaning: mean fair cost per real decision, placed between bots whose costs were measured."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import sqrt
from statistics import fmean

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from kibitz.review.model import Class, KindCost, SeatReview
from kibitz.review.parts import Judged
from kibitz.review.prices import SURE
from kibitz.review.replayed import Replayed


class Rung(Struct, frozen=True):
    """What a real decision of one bot costs on average, in chance to win, and the standard error of that mean."""

    bot: str
    cost: float
    error: float
    games: int
    decisions: int
    lead: float | None = None
    """What it costs more than the next stronger bot, decision by decision; None where that wasn't measured."""
    lead_error: float = 0.0


class Scale(Struct, frozen=True):
    """The bots of one game and player count, weakest first."""

    game: str
    players: int
    rungs: tuple[Rung, ...]


class Scales(Struct, frozen=True):
    """All measured scales, and how they were measured."""

    conditions: str
    scales: tuple[Scale, ...]


@cache
def scales() -> Scales:
    """The scales measured by `bench/review_scale.py`."""
    return msgspec.json.decode(files("kibitz.review").joinpath("scale.json").read_bytes(), type=Scales)


def scale_for(game: str, players: int) -> Scale | None:
    """The scale of a game at this number of players; None if nobody measured it."""
    return next((each for each in scales().scales if (each.game, each.players) == (game, players)), None)


def monotone(rungs: tuple[Rung, ...]) -> tuple[Rung, ...]:
    """The same bots with costs that never rise with strength: neighbours out of order, or not told apart beyond
    error, share their mean."""
    pools: list[list[Rung]] = []
    for rung in rungs:
        alike = bool(pools) and not _told_apart(pools[-1][-1])
        pools.append([rung])
        while len(pools) > 1 and (alike or _pooled(pools[-2]) < _pooled(pools[-1])):
            last = pools.pop()
            pools[-1] += last
            alike = False
    return tuple(replace(rung, cost=_pooled(pool)) for pool in pools for rung in pool)


def _told_apart(rung: Rung) -> bool:
    """Whether a bot costs more than the next stronger one beyond error, as far as that was measured."""
    return rung.lead is None or rung.lead > SURE * rung.lead_error


def _pooled(pool: list[Rung]) -> float:
    return sum(rung.cost * rung.decisions for rung in pool) / sum(rung.decisions for rung in pool)


def classify(game: Replayed, line: SeatReview, judged: Mapping[int, Judged], seat: int) -> SeatReview:
    """A seat's account with its class and its costs by kind."""
    mine = [found for found in judged.values() if found.decision.seat == seat and found.decision.real]
    kinds: dict[str, list[Judged]] = {}
    for found in mine:
        kinds.setdefault(found.fine, []).append(found)
    return replace(
        line,
        skill=_class(game, mine) if mine else None,
        kinds=tuple(KindCost(kind, len(each), *mean_cost(each)) for kind, each in sorted(kinds.items())),
    )


def mean_cost(found: list[Judged]) -> tuple[float, float]:
    """The mean fair price, and its standard error over decisions."""
    costs = [each.cost for each in found]
    mean = fmean(costs)
    if len(costs) == 1:
        return mean, found[0].cost_error
    return mean, sqrt(sum((cost - mean) ** 2 for cost in costs) / (len(costs) - 1) / len(costs))


def _class(game: Replayed, mine: list[Judged]) -> Class:
    """The bots between which a mean cost lies; of bots that share a cost the weakest is named, so nothing is claimed of
    the others."""
    cost, error = mean_cost(mine)
    found = scale_for(game.record.game, game.seats)
    rungs = monotone(found.rungs) if found is not None else ()
    dearer = min((rung.cost for rung in rungs if rung.cost >= cost), default=None)
    low = next((rung.bot for rung in rungs if rung.cost == dearer), "")
    high = next((rung.bot for rung in rungs if rung.cost < cost), "")
    return Class(low, high, cost, error)
