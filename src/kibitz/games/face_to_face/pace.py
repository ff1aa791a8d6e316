"""How long a decision takes people, from what a spectator sees: a bot's delay must tell nobody what it holds."""

from __future__ import annotations

from kibitz.games.core import Seat, choice_share
from kibitz.games.face_to_face.view import View

PLACEMENT = 0.5
"""A turn is several placements, and people think about the turn as a whole."""


def pace_share(seen: View, seat: Seat) -> float:
    """What share of the table's pace a placement takes."""
    return PLACEMENT * choice_share(seen.hand_sizes[seat])
