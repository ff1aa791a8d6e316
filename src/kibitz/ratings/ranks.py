"""Ratings by final rank, for any number of seats: the Plackett–Luce model of Weng and Lin (2011), by `openskill`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt
from typing import Any

from kibitz.ratings.scale import ELO, START, Skill, within_bounds


def after(skills: Sequence[Skill], ranks: Sequence[int], *, at: int) -> list[Skill]:
    """Everyone's strength after a game; equal ranks are ties.

    The order of the seats makes no difference, down to the last digit: the model gets them by rank and strength, and
    seats that are alike in both share one answer.
    """
    keys = [(rank, skill.value, skill.deviation) for rank, skill in zip(ranks, skills, strict=True)]
    order = sorted(range(len(skills)), key=keys.__getitem__)
    model = _model(len(skills))
    teams = [[model.rating(mu=skills[seat].value - START, sigma=skills[seat].deviation)] for seat in order]
    rated = model.rate(teams, ranks=[float(ranks[seat]) for seat in order])
    answers: dict[tuple[int, float, float], tuple[float, float]] = {}
    for seat, (new,) in zip(order, rated, strict=True):
        answers.setdefault(keys[seat], (START + new.mu, within_bounds(new.sigma)))
    return [
        Skill(*answers[key], skill.volatility, skill.games + 1, at) for key, skill in zip(keys, skills, strict=True)
    ]


@cache
def _model(seats: int) -> Any:
    """The model on our scale: with this spread, 400 points are odds of ten to one between any two of the seats.

    Deviations grow by time (`scale.aged`), not with each game, so `tau` is 0. `gamma` 1 uses all of a result's
    information; the library's default takes ever less, and some people's ratings would stay provisional forever.
    """
    from openskill.models import PlackettLuce  # imported late: it takes a while

    return PlackettLuce(mu=0.0, beta=ELO / sqrt(seats), tau=0.0, gamma=lambda *_: 1.0)
