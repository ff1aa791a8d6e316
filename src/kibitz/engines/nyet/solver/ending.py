"""The solver's input and output: an ending of Nyet!'s tricks with every card in sight, and its value."""

from __future__ import annotations

from msgspec import Struct

from kibitz.games.core import Seat
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.cards import Card, Hand
from kibitz.games.nyet.editions import BonusRule, SupertrumpFollows
from kibitz.games.nyet.teams import Team


class Ending(Struct, frozen=True):
    """A position in the tricks and its stakes.

    Two sides play: `team` maximizes the value, the others minimize it. The value is the sum, over all tricks still to
    be taken and all loot in them, of the `stakes` of the seat that takes them. So the stakes are the objective: the
    value of one trick or one loot to `team` when that seat takes it. `team_stakes` gives the usual ones. At −2 points
    the team's own stakes are negative.
    """

    hands: tuple[Hand, ...]
    """The cards each seat still holds, without those in the trick."""
    terms: Terms
    team: Team
    leader: Seat
    trick: Hand
    """The cards played so far, clockwise from the leader."""
    stakes: tuple[int, ...]
    supertrump_follows: SupertrumpFollows


class Bounds(Struct, frozen=True):
    """Bounds of the value, both included."""

    low: int
    high: int

    @property
    def proven(self) -> bool:
        """Whether the value is known exactly."""
        return self.low == self.high


class Solution(Struct, frozen=True):
    """The value of an ending, a principal variation (one line of best play), and the number of nodes searched.

    If a limit was reached first, the line may stop before the end, or be empty.
    """

    value: Bounds
    line: tuple[Card, ...]
    nodes: int


def team_stakes(
    players: int, points: int, team: Team, bonus: Seat | None, rule: BonusRule, *, own: int = 1, others: int = 1
) -> tuple[int, ...]:
    """The team's points minus those of the others, each side with a weight of the caller's choice.

    Loot comes on top of the tricks, so the points of the two teams don't add up to a constant: maximizing the team's
    own points isn't the same as maximizing the difference. A player who wants to finish first maximizes the difference.
    With `others=0` the team maximizes its own points, and its opponents minimize them. Under
    `holder-tricks` the holder's tricks count twice (N8.2). Under `holder-score` the holder scores the team's points
    twice (N8.1): `own=2` for the holder's side, or `others=2` against it, expresses that.
    """
    weights = [own if seat in team else -others for seat in range(players)]
    if bonus is not None and rule is BonusRule.HOLDER_TRICKS:
        weights[bonus] *= 2
    return tuple(points * weight for weight in weights)
