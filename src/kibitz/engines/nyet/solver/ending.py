"""What the solver is asked, and what it answers: an ending of Nyet!'s tricks with every card in sight."""

from __future__ import annotations

from msgspec import Struct

from kibitz.games.core import Seat
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.cards import Card, Hand
from kibitz.games.nyet.editions import BonusRule, SupertrumpFollows
from kibitz.games.nyet.teams import Team


class Ending(Struct, frozen=True):
    """A position of the tricks and what is at stake in it.

    Two sides play: `team` wants the value as large as possible, the others as small as possible. The value is the sum,
    over all tricks still to be taken and all loot in them, of the `stakes` of the seat that takes them. Stakes are thus
    the objective: what one trick or one loot is worth to `team` when that seat takes it. `team_stakes` gives the usual
    ones. At −2 points the team's own are negative.
    """

    hands: tuple[Hand, ...]
    """What each seat still holds; cards of the trick are no longer in hands."""
    terms: Terms
    team: Team
    leader: Seat
    trick: Hand
    """The cards played so far, clockwise from the leader."""
    stakes: tuple[int, ...]
    supertrump_follows: SupertrumpFollows


class Bounds(Struct, frozen=True):
    """Between what the value is known to lie, both included."""

    low: int
    high: int

    @property
    def proven(self) -> bool:
        """Whether the value is known exactly."""
        return self.low == self.high


class Solution(Struct, frozen=True):
    """The value of an ending, the cards of a best line of play in order, and how many nodes that took.

    The line is short of the end, perhaps empty, where a limit was reached first.
    """

    value: Bounds
    line: tuple[Card, ...]
    nodes: int


def team_stakes(
    players: int, points: int, team: Team, bonus: Seat | None, rule: BonusRule, *, own: int = 1, others: int = 1
) -> tuple[int, ...]:
    """The team's points less those of the others, each times a weight of choice.

    Loot comes on top of the tricks, so the points of the two teams do not add up to a constant, and a team's own points
    alone are another aim than the difference. The difference is what a player who wants to end ahead of the others
    cares for; `others=0` is a team that looks at its own points only, and meets opponents who look at nothing else.
    Under `holder-tricks` what the holder takes counts twice (N8.2). Under `holder-score` the holder writes his team's
    points down twice (N8.1): for him `own=2` on his side, or `others=2` against him, says how much that matters.
    """
    weights = [own if seat in team else -others for seat in range(players)]
    if bonus is not None and rule is BonusRule.HOLDER_TRICKS:
        weights[bonus] *= 2
    return tuple(points * weight for weight in weights)
