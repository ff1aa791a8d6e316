"""A full state sampled from a view: the hidden cards are dealt again, consistent with everything the view implies."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from msgspec import Struct

from kibitz.games.core import Seat
from kibitz.games.nyet.cards import Card, Hand, in_order, is_one
from kibitz.games.nyet.dealing import CardPlace, Deals, all_deals
from kibitz.games.nyet.editions import GiveUp, ruleset
from kibitz.games.nyet.giving import receiver
from kibitz.games.nyet.state import Phase, State
from kibitz.games.nyet.tricks import follows, suit_asked
from kibitz.games.nyet.view import View
from kibitz.games.shuffle import SEED_BYTES
from kibitz.games.weighted import weighted


class Known(Struct, frozen=True):
    """What a view says about the cards of the round."""

    asked: GiveUp
    moved: bool
    """Whether cards have been passed, and so lie in the receivers' hands."""
    hands: tuple[Hand, ...]
    """The cards known to be in each hand."""
    played: tuple[Hand, ...]
    unseen: Hand
    """The cards whose place is not known."""


def sample(view: View, rng: random.Random) -> State:
    """A state this viewer can't tell from the true one.

    Hidden are the other hands, the cards others gave up or passed, the cards set aside with two players, and all
    later rounds. Every deal of the unseen cards to these places that fits the view is equally likely, the three 1s of
    a colour counting as different cards: each hand has its public size, holds the cards the viewer passed into it
    that were not played yet, and lacks every suit its owner failed to follow; where 1s may not be given up, one was
    given up only from a hand of nothing else. Which cards others passed to each other is uniform given the hands, and
    so is the seed, which decides later rounds.
    """
    known = _known(view)
    hands = [list(hand) for hand in known.hands]
    given = [list(cards or ()) for cards in view.given]
    aside = list(view.aside or ())
    deals = weighted([(deals, deals.number) for deals in _deals(view, known)], rng)
    dealt = iter(deals.draw(rng))
    for seat in _hidden(view):
        hands[seat].extend(next(dealt))
    for seat in _secret(view, known):
        given[seat].extend(next(dealt) + next(dealt))
    aside.extend(next(dealt))
    if known.moved:
        given = [_passed(view, known, giver, hands, rng) for giver in range(len(hands))]
    return State(
        options=view.options,
        seed=rng.randbytes(SEED_BYTES),
        round=view.round,
        dealer=view.dealer,
        phase=view.phase,
        turn=view.leader if view.phase in (Phase.GIVE, Phase.OVER) else view.to_act[0],
        hands=tuple(map(in_order, hands)),
        aside=in_order(aside),
        given=tuple(map(in_order, given)),
        board=view.board,
        terms=view.terms,
        team=view.teams[0] if view.teams else (),
        bonus=view.bonus,
        tricks=view.tricks,
        leader=view.leader,
        trick=view.trick,
        history=view.history,
    )


def played_cards(view: View) -> dict[Seat, list[Card]]:
    """The cards each seat has played this round, in order."""
    players = view.options.players
    played: dict[Seat, list[Card]] = {seat: [] for seat in range(players)}
    for leader, cards in _all_tricks(view):
        for i, card in enumerate(cards):
            played[(leader + i) % players].append(card)
    return played


def _all_tricks(view: View) -> Iterator[tuple[Seat, Hand]]:
    """The leader and the cards of each trick, including the current one."""
    for trick in view.tricks:
        yield trick.leader, trick.cards
    yield view.leader, view.trick


def _known(view: View) -> Known:
    """The cards this viewer knows: own cards, all that were played, and those passed on and not played since."""
    rules = ruleset(view.options)
    asked = rules.give_ups[view.terms.discard] if view.terms else GiveUp()
    moved = bool(asked.to) and view.phase in (Phase.TRICKS, Phase.OVER)
    played = tuple(map(tuple, played_cards(view).values()))
    hands = [hand or () for hand in view.hands]
    to = receiver(asked, view.viewer, len(hands)) if moved and isinstance(view.viewer, int) else None
    if to is not None and view.hands[to] is None and isinstance(view.viewer, int):
        hands[to] = tuple((Counter(view.given[view.viewer]) - Counter(played[to])).elements())
    seen = Counter(card for cards in (*played, *hands, view.aside or ()) for card in cards)
    if not moved:
        seen.update(card for cards in view.given for card in cards or ())
    return Known(asked, moved, tuple(hands), played, tuple((Counter(rules.deck) - seen).elements()))


def _hidden(view: View) -> list[Seat]:
    """The seats whose hands are hidden."""
    return [seat for seat, hand in enumerate(view.hands) if hand is None]


def _secret(view: View, known: Known) -> list[Seat]:
    """The seats whose cards given up are hidden and out of the round."""
    return [seat for seat, cards in enumerate(view.given) if cards is None and not known.moved]


def _deals(view: View, known: Known) -> list[Deals]:
    """All deals of the unseen cards, sorted by how many 1s each seat gave up though it should not."""
    return [_deals_with(view, known, ones) for ones in _ones_given(view, known)]


def _deals_with(view: View, known: Known, ones: Sequence[int]) -> Deals:
    """The deals in which each seat gave up this many barred 1s."""
    kinds = frozenset(known.unseen)
    all_ones = frozenset(filter(is_one, kinds))
    voids = _voids(view, kinds)
    places = [
        CardPlace(
            view.hand_sizes[seat] - len(known.hands[seat]), voids[seat] | (kinds - all_ones if ones[seat] else set())
        )
        for seat in _hidden(view)
    ]
    for seat in _secret(view, known):
        barred = frozenset() if known.asked.ones else all_ones
        places += [CardPlace(view.given_sizes[seat] - ones[seat], barred), CardPlace(ones[seat], kinds - all_ones)]
    places.append(CardPlace(view.aside_size - len(view.aside or ()), frozenset()))
    return all_deals(known.unseen, tuple(places))


def _ones_given(view: View, known: Known) -> Iterator[tuple[int, ...]]:
    """How many 1s each seat may have given up although 1s may not be: none, but for a hand of nothing else (N5.2)."""
    free = sum(map(is_one, known.unseen))
    secret = () if known.asked.ones else _secret(view, known)
    possible = [
        seat in secret and all(map(is_one, known.played[seat])) and view.hand_sizes[seat] < free
        for seat in range(len(view.hands))
    ]
    return product(*(range(view.given_sizes[seat] + 1 if may else 1) for seat, may in enumerate(possible)))


def _voids(view: View, cards: frozenset[Card]) -> list[frozenset[Card]]:
    """The cards each seat cannot hold, having failed to follow their suit (N6.1)."""
    voids: list[frozenset[Card]] = [frozenset() for _ in view.hands]
    terms, rule = view.terms, view.options.supertrump_follows
    if terms is not None:
        for leader, trick in _all_tricks(view):
            for i, card in enumerate(trick):
                suit = suit_asked(trick[0], terms)
                if not follows(card, suit, terms, rule):
                    seat = (leader + i) % len(voids)
                    voids[seat] |= {other for other in cards if follows(other, suit, terms, rule)}
    return voids


def _passed(view: View, known: Known, giver: Seat, hands: list[list[Card]], rng: random.Random) -> list[Card]:
    """The cards a seat passed: known to the viewer, or any that its receiver has or has played."""
    seen = view.given[giver]
    to = receiver(known.asked, giver, len(hands))
    if seen is not None or to is None:
        return list(seen or ())
    cards, count = [*hands[to], *known.played[to]], view.given_sizes[giver]
    others = [card for card in cards if not is_one(card)]
    return rng.sample(cards if known.asked.ones or len(others) < count else others, count)
