"""Teams and the bonus card: the first player chooses (N4)."""

from __future__ import annotations

from itertools import combinations
from typing import TypeAlias

from kibitz.games.core import Refusal, Seat
from kibitz.games.nyet.editions import BonusCard, Ruleset

Team: TypeAlias = tuple[Seat, ...]
"""The first player's team, seats ascending; everyone else is the other team."""


def possible_teams(rules: Ruleset, first: Seat) -> list[Team]:
    """Every team the first player may choose, small ones first (N4.1)."""
    others = [seat for seat in range(rules.options.players) if seat != first]
    return [
        tuple(sorted((first, *partners)))
        for size in rules.seating.team_sizes
        for partners in combinations(others, size - 1)
    ]


def team_refusal(rules: Ruleset, first: Seat, team: Team) -> Refusal | None:
    """A team holds the first player and has a size the table allows (N4.1)."""
    if team in possible_teams(rules, first):
        return None
    sizes = ", ".join(str(size) for size in rules.seating.team_sizes)
    return Refusal("bad-team", "N4.1", {"first": first, "sizes": sizes})


def other_team(players: int, team: Team) -> Team:
    """Everyone who is not in a team."""
    return tuple(seat for seat in range(players) if seat not in team)


def opponents(team: Team, seat: Seat, other: Seat) -> bool:
    """Whether two seats play against each other."""
    return (seat in team) != (other in team)


def bonus_candidates(rules: Ruleset, team: Team) -> Team:
    """Those who may hold the bonus card: the lone player, or one of the pair (N4.2)."""
    if rules.seating.bonus is BonusCard.UNUSED:
        return ()
    return min(team, other_team(rules.options.players, team), key=len)


def bonus_refusal(rules: Ruleset, team: Team, seat: Seat) -> Refusal | None:
    """The bonus card goes to the smaller team (N4.2)."""
    if seat in bonus_candidates(rules, team):
        return None
    return Refusal("bad-bonus", "N4.2", {"seat": seat})
