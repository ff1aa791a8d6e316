"""The heuristic as search trusts it: without a lead that people would shake their heads at."""

from __future__ import annotations

from kibitz.engines.nyet.cards import Unseen
from kibitz.engines.nyet.greedy import own_hand, values
from kibitz.games.nyet.cards import is_one
from kibitz.games.nyet.state import Phase
from kibitz.games.nyet.tricks import strength
from kibitz.games.nyet.view import View

ODD = 100.0
"""More than any two actions differ by."""


def prior(view: View) -> list[float]:
    """The heuristic's value of each legal action; leading a 1 that can be beaten, loot for them, comes last."""
    found = values(view)
    terms = view.terms
    if view.phase is not Phase.TRICKS or view.trick or terms is None or terms.points < 0:
        return [*found.values()]
    _, hand = own_hand(view)
    unseen = Unseen(view, hand).cards

    def odd(action: str) -> bool:
        card = action.split()[1]
        own = strength(card, card, terms)
        return is_one(card) and any(strength(other, card, terms) >= own for other in unseen)

    return [value - ODD * odd(action) for action, value in found.items()]
