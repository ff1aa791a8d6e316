"""The scale of all ratings: people start at 1500, and 400 points mean odds of ten to one of finishing ahead."""

from __future__ import annotations

from math import hypot, log, sqrt

from msgspec import Struct
from msgspec.structs import replace

ELO = 400 / log(10)
"""Points in which the odds change by a factor of e."""
START = 1500.0
WIDEST = 350.0
"""The deviation of a newcomer, about whom nothing is known."""
NARROWEST = 45.0
"""The smallest deviation: people change."""
SURE = 110.0
"""A rating is provisional while its deviation is greater than this."""
VOLATILITY = 0.06
"""How much strength varies within a week, in units of `ELO`; Glicko-2 finds out for each person."""
WEEK = 7 * 24 * 3600 * 1000


class Skill(Struct, frozen=True):
    """What is known of someone's strength: a value, its standard deviation, and when they last played."""

    value: float = START
    deviation: float = WIDEST
    volatility: float = VOLATILITY
    games: int = 0
    at: int = 0
    """Milliseconds, as everywhere."""


def weeks(skill: Skill, at: int) -> float:
    """How long ago someone last played; never negative, whatever clocks did."""
    return max(0, at - skill.at) / WEEK if skill.games else 0.0


def aged(skill: Skill, at: int) -> Skill:
    """The same strength at a later time, when less is known about it."""
    grown = hypot(skill.deviation, skill.volatility * ELO * sqrt(weeks(skill, at)))
    return replace(skill, deviation=min(WIDEST, max(skill.deviation, grown)))


def provisional(deviation: float) -> bool:
    """Whether too little is known to compare a rating with others."""
    return deviation > SURE


def within_bounds(deviation: float) -> float:
    """A deviation after a game."""
    return min(WIDEST, max(NARROWEST, deviation))
