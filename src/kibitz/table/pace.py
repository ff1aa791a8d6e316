"""How long a player takes over a decision: a card that must be played is played at once, a veto is thought about."""

from __future__ import annotations

from collections.abc import Sequence

FORCED = 0.25
WEIGHTS = {"x": 1.2, "team": 2.0, "bonus": 1.3, "up": 0.5, "down": 0.5, "opp-up": 0.5, "opp-down": 0.5, "end": 0.5}
"""How much each kind of action weighs, by the word its notation begins with; others, such as playing a card, 1.
Of a turn of several cards only the whole is seen, so each weighs less."""
EASE, MORE, MANY = 0.6, 0.1, 8
"""What a choice takes at least, how much more each possibility adds, and from how many on it makes no difference."""


def deliberation(legal: Sequence[object]) -> float:
    """What share of the table's pace a decision takes, by what may be done: 1 for a card out of four."""
    if len(legal) < 2:
        return FORCED
    kind = str(legal[0]).partition(" ")[0]
    return WEIGHTS.get(kind, 1.0) * (EASE + MORE * min(len(legal), MANY))
