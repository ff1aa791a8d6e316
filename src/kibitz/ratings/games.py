"""One rated game: who finished where, and everyone's strength before and after it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from kibitz.games.core import AnyGame, Outcome, Seat
from kibitz.ratings import glicko, ranks
from kibitz.ratings.scale import Skill, aged, weeks

OVERALL = 0
"""The "number of players" of a game's overall rating."""
MOST_BY_OTHERS = 0.25
"""Someone has left the game if stand-ins and the clock decided more than this share of their actions."""


class Entrant(Struct, frozen=True):
    """A seat of a rated game."""

    skill: Skill
    rank: int
    """From 0; equal ranks are ties."""
    fixed: bool = False
    """Whether it's a bot, whose point never moves."""


def is_duel(game: AnyGame) -> bool:
    """Whether a game is always for two: such games are rated by Glicko-2, all others by rank."""
    by_number = any(spec.role == "players" for spec in game.option_specs)
    return not by_number and game.seats(game.options({})) == 2


def final_ranks(result: Outcome | None, left: frozenset[Seat], seats: int) -> tuple[int, ...] | None:
    """Every seat's rank: winners first, then by score, and last whoever left. None if nobody can be ranked.

    If people left and the rest stopped without a result, the rest share the first place.
    """
    if result is None and (not left or len(left) == seats):
        return None

    def standing(seat: Seat) -> tuple[bool, bool, int]:
        if seat in left:
            return True, True, 0
        if result is None:
            return False, False, 0
        return False, seat not in result.winners, -result.scores[seat]

    found = [standing(seat) for seat in range(seats)]
    return tuple(sum(other < one for other in found) for one in found)


def has_left(standing_in: bool, by_others: int, actions: int) -> bool:  # noqa: FBT001  one of three facts of a seat
    """Whether a person left a game: a bot plays for them at the end, or decided too much of it for them."""
    return standing_in or (actions > 0 and by_others > MOST_BY_OTHERS * actions)


def after(entrants: Sequence[Entrant], *, duel: bool, at: int) -> tuple[Skill, ...]:
    """Everyone's strength after a game."""
    skills = [entrant.skill if entrant.fixed else aged(entrant.skill, at) for entrant in entrants]
    if duel:
        new = [_after_duel(entrants, skills, seat, at) for seat in range(len(entrants))]
    else:
        new = ranks.after(skills, [entrant.rank for entrant in entrants], at=at)
    return tuple(one.skill if one.fixed else skill for one, skill in zip(entrants, new, strict=True))


def _after_duel(entrants: Sequence[Entrant], skills: Sequence[Skill], seat: Seat, at: int) -> Skill:
    mine, other = entrants[seat], 1 - seat
    score = (1 + (mine.rank < entrants[other].rank) - (mine.rank > entrants[other].rank)) / 2
    results = [glicko.Result(skills[other], score)]
    return glicko.after(mine.skill, results, periods=weeks(mine.skill, at), at=at)
