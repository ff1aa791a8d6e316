"""Cards that people would shake their heads at, unless they were deep, and the heuristic as search trusts it."""

from __future__ import annotations

from kibitz.engines.nyet.cards import Unseen
from kibitz.engines.nyet.greedy import own_hand, values
from kibitz.games.core import Seat
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.cards import Card, colour, is_one
from kibitz.games.nyet.state import Phase
from kibitz.games.nyet.teams import opponents
from kibitz.games.nyet.tricks import best_card, follows, is_supertrump, strength, suit_asked
from kibitz.games.nyet.view import View

ODD = 100.0
"""More than any two actions differ by."""
LEAD_ONE = "lead-one"
WORTH_KEEPING = 0.3
"""The tricks a card must be expected to take for it to be worth keeping."""


def prior(view: View, odd: dict[str, set[str]]) -> list[float]:
    """The heuristic's value of each legal action; leading a 1 that can be beaten, loot for them, comes last."""
    last = odd.get(LEAD_ONE, set())
    return [value - ODD * (action in last) for action, value in values(view).items()]


def odd_cards(view: View) -> dict[str, set[str]]:
    """By what is odd about them, the cards that look odd by what the seat can see; never all of its cards."""
    if view.phase is not Phase.TRICKS or view.terms is None or len(view.legal) == 1:
        return {}
    cards = {action: action.split()[1] for action in view.legal}
    found = _leads(view, view.terms, cards) if not view.trick else _answers(view, view.terms, cards)
    return {name: odd for name, odd in found.items() if odd and len(odd) < len(cards)}


def _leads(view: View, terms: Terms, cards: dict[str, Card]) -> dict[str, set[str]]:
    """Leading a 1 that can be beaten; drawing the last trump where no opponent can hold it."""
    seat, hand = own_hand(view)
    if terms.points < 0:
        return {}
    unseen = Unseen(view, hand).cards
    trumps = {action for action, card in cards.items() if _is_trump(card, terms)}
    last_trump = sum(_is_trump(card, terms) for card in unseen) == 1
    partners_only = all(_void_in_trump(view, terms, foe) for foe in _foes(view, seat))
    return {
        LEAD_ONE: {
            action
            for action, card in cards.items()
            if is_one(card) and any(strength(other, card, terms) >= strength(card, card, terms) for other in unseen)
        },
        "partner-trump": trumps if last_trump and partners_only and len(view.teams[0]) > 1 else set(),
    }


def _answers(view: View, terms: Terms, cards: dict[str, Card]) -> dict[str, set[str]]:
    """Overtaking a sure partner with a card worth keeping, a 1 into their sure trick; as the last player leaving them a
    trick, or at −2 taking it; a higher winner than needed."""
    seat, hand = own_hand(view)
    led, players, unseen = view.trick[0], view.options.players, Unseen(view, hand)
    best = best_card(view.trick, terms)
    to_beat = strength(view.trick[best], led, terms)
    ours = not opponents(view.teams[0], seat, (view.leader + best) % players)
    later = [(seat + i) % players for i in range(1, players - len(view.trick))]
    foes = [other for other in later if opponents(view.teams[0], seat, other)]
    beatable = any(strength(card, led, terms) >= to_beat for card in unseen.cards)
    takers = {
        action: strength(card, led, terms) for action, card in cards.items() if strength(card, led, terms) >= to_beat
    }
    if terms.points < 0:
        return {"take": set(takers) if not later and not ours else set()}
    if ours:
        sure = not foes or not beatable
        keep = {action for action in takers if unseen.potential(cards[action], terms) >= WORTH_KEEPING}
        return {"overtake": keep if sure and len(takers) < len(cards) else set()}
    theirs = len(later) == len(foes) or not beatable
    ones = {action for action, card in cards.items() if is_one(card) and action not in takers}
    return {
        "give-one": ones if theirs else set(),
        "leave": set(cards) - set(takers) if not later and takers else set(),
        "too-high": {action for action, own in takers.items() if own > min(takers.values())} if not foes else set(),
    }


def _is_trump(card: Card, terms: Terms) -> bool:
    return colour(card) == terms.trump or is_supertrump(card, terms)


def _foes(view: View, seat: Seat) -> list[Seat]:
    return [other for other in range(view.options.players) if opponents(view.teams[0], seat, other)]


def _void_in_trump(view: View, terms: Terms, seat: Seat) -> bool:
    """Whether a seat has shown that it holds no trump."""
    rule = view.options.supertrump_follows
    return any(
        suit_asked(trick.cards[0], terms) == terms.trump
        and not follows(trick.cards[(seat - trick.leader) % len(trick.cards)], terms.trump, terms, rule)
        for trick in view.tricks
    )
