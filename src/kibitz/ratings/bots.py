"""Where our bots stand on the scale: measured once by `bench/bot_points.py`, and fixed since."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from kibitz.ratings.scale import Skill


def bot_skill(game: str, players: int, bot: str) -> Skill | None:
    """A bot's point with this number of players, and its error of measurement; None if it was never measured."""
    found = _points().get(game, {}).get(str(players), {}).get(bot)
    return Skill(float(found[0]), float(max(1, found[1])), games=1) if found else None


def measured(game: str, players: int) -> dict[str, Skill]:
    """All bots that were measured, weakest first."""
    known = _points().get(game, {}).get(str(players), {})
    skills = ((bot, bot_skill(game, players, bot)) for bot in known)
    return {bot: skill for bot, skill in skills if skill is not None}


@cache
def _points() -> dict[str, dict[str, dict[str, tuple[int, int]]]]:
    text = files("kibitz.ratings").joinpath("bots.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, dict[str, tuple[int, int]]]])
