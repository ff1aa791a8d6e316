"""A full state drawn from a view: the hidden cards dealt anew, consistent with all the view implies."""

from __future__ import annotations

import random
from collections import Counter

from kibitz.games.core import Seat
from kibitz.games.nyet.cards import Card, Hand, in_order, is_one
from kibitz.games.nyet.dealing import ONES, Place, deal_into, ways
from kibitz.games.nyet.editions import GiveUp, ruleset
from kibitz.games.nyet.giving import receiver
from kibitz.games.nyet.state import Phase, State
from kibitz.games.nyet.tricks import follows, suit_asked
from kibitz.games.nyet.view import View
from kibitz.games.shuffle import SEED_BYTES


def sample(view: View, rng: random.Random) -> State:
    """A state this viewer cannot tell from the true one.

    Hidden are the other hands, the cards others gave up or passed, the cards set aside with two players, and all
    later rounds. Every deal of the unseen cards to these places that fits the view is equally likely, the three 1s of
    a colour counting as different cards: each hand has its public size, holds the cards the viewer passed into it
    that were not played yet, and lacks every suit its owner failed to follow; a card given up under `1x` is not a 1.
    Which cards others passed to each other is uniform given the hands, and so is the seed, which decides later
    rounds. (Not weighed in: a seat that gave up a 1 under `1x` because it held all twelve. It is drawn where nothing
    else fits.)
    """
    asked = ruleset(view.options).give_ups[view.terms.discard] if view.terms else GiveUp()
    passed_on = bool(asked.to) and view.phase in (Phase.TRICKS, Phase.OVER)
    hands = {seat: list(cards) for seat, cards in enumerate(_known_hands(view, asked, passed_on=passed_on))}
    given = [list(cards or ()) for cards in view.given]
    aside = list(view.aside or ())
    unseen = _unseen(view, hands, passed_on=passed_on)

    seats = range(view.options.players)
    hidden = [seat for seat in seats if view.hands[seat] is None]
    secret = [seat for seat in seats if view.given[seat] is None and not passed_on]
    voids = _voids(view)
    places = [Place(view.hand_sizes[seat] - len(hands[seat]), voids[seat]) for seat in hidden]
    places += [Place(view.given_sizes[seat], frozenset() if asked.ones else frozenset({ONES})) for seat in secret]
    places.append(Place(view.aside_size - len(aside), frozenset()))

    def may_lie(card: Card, place: Place) -> bool:
        return not (
            (ONES in place.banned and is_one(card))
            or any(suit != ONES and view.terms and follows(card, suit, view.terms, rule) for suit in place.banned)
        )

    rule = view.options.supertrump_follows
    if not ways(unseen, places, may_lie):
        giver = _gave_a_one(view)
        places[len(hidden) + secret.index(giver)] = Place(0, frozenset())
        given[giver] = [next(filter(is_one, unseen))]
        unseen.remove(given[giver][0])
    targets = [*(hands[seat] for seat in hidden), *(given[seat] for seat in secret), aside]
    for target, cards in zip(targets, deal_into(unseen, places, may_lie, rng), strict=True):
        target.extend(cards)
    if passed_on:
        given = [list(_passed(view, asked, giver, hands, rng)) for giver in seats]
    return State(
        options=view.options,
        seed=rng.randbytes(SEED_BYTES),
        round=view.round,
        dealer=view.dealer,
        phase=view.phase,
        turn=view.leader if view.phase in (Phase.GIVE, Phase.OVER) else view.to_act[0],
        hands=tuple(in_order(hands[seat]) for seat in seats),
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
    for leader, cards in (*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)):
        for i, card in enumerate(cards):
            played[(leader + i) % players].append(card)
    return played


def _known_hands(view: View, asked: GiveUp, *, passed_on: bool) -> list[Hand]:
    """What the viewer knows of each hand: his own, and what he passed into another and was not played since."""
    known = [hand or () for hand in view.hands]
    if passed_on and isinstance(view.viewer, int):
        to = receiver(asked, view.viewer, view.options.players)
        if to is not None and view.hands[to] is None:
            kept = Counter(view.given[view.viewer] or ()) - Counter(played_cards(view)[to])
            known[to] = tuple(kept.elements())
    return known


def _unseen(view: View, known: dict[Seat, list[Card]], *, passed_on: bool) -> list[Card]:
    """The cards whose place the viewer does not know."""
    seen: Counter[Card] = Counter(card for cards in played_cards(view).values() for card in cards)
    for cards in known.values():
        seen.update(cards)
    seen.update(view.aside or ())
    if not passed_on:
        for laid in view.given:
            seen.update(laid or ())
    return list((Counter(ruleset(view.options).deck) - seen).elements())


def _voids(view: View) -> list[frozenset[str]]:
    """The suits each seat has failed to follow (N6.1)."""
    voids: list[set[str]] = [set() for _ in view.hands]
    players, rule = view.options.players, view.options.supertrump_follows
    if view.terms is not None:
        for leader, cards in (
            *((trick.leader, trick.cards) for trick in view.tricks),
            (view.leader, view.trick),
        ):
            for i, card in enumerate(cards):
                suit = suit_asked(cards[0], view.terms)
                if not follows(card, suit, view.terms, rule):
                    voids[(leader + i) % players].add(suit)
    return [frozenset(suits) for suits in voids]


def _passed(
    view: View, asked: GiveUp, giver: Seat, hands: dict[Seat, list[Card]], rng: random.Random
) -> list[Card] | Hand:
    """The cards a seat passed: known to the viewer, or any its receiver has or has played."""
    seen = view.given[giver]
    to = receiver(asked, giver, view.options.players)
    if seen is not None or to is None:
        return seen or ()
    candidates = [*hands[to], *played_cards(view)[to]]
    allowed = candidates if asked.ones else [card for card in candidates if not is_one(card)]
    return rng.sample(allowed, view.given_sizes[giver])


def _gave_a_one(view: View) -> Seat:
    """Who must have given up a 1 under `1x`: the seat that has played nothing but 1s (N5.2)."""
    played = played_cards(view)
    return next(
        seat for seat, cards in played.items() if view.hands[seat] is None and cards and all(map(is_one, cards))
    )
