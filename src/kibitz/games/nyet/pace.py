"""How long a decision takes people, from what a spectator sees: a bot's delay must tell nobody what it holds."""

from __future__ import annotations

from kibitz.games.core import FORCED_SHARE, Seat, choice_share
from kibitz.games.nyet.state import Phase
from kibitz.games.nyet.view import View

VETO, TEAM, BONUS = 1.2, 2.0, 1.3
"""Choices people think about for longer than about a card."""
FOLLOWING = 3
"""Of how many cards in a hand one usually fits the colour led."""


def pace_share(seen: View, seat: Seat) -> float:
    """What share of the table's pace a decision takes: 1 for a card out of four."""
    match seen.phase:
        case Phase.NYET:
            return VETO * choice_share(sum(map(len, seen.boxes.values())) - len(seen.board))
        case Phase.TEAM:
            return TEAM * choice_share(len(seen.hand_sizes) - 1)
        case Phase.BONUS:
            return BONUS * choice_share(2)
        case _:
            cards = seen.hand_sizes[seat]
            if cards == 1:
                return FORCED_SHARE
            return choice_share(cards if not seen.trick else 1 + cards // FOLLOWING)
