"""What a view of Nyet! hides: the unseen cards and the places they may be in."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct

from kibitz.compiled.nyet.pack import pack, rules_for
from kibitz.compiled.nyet.rules import Position
from kibitz.games.core import Seat
from kibitz.games.nyet.cards import Card, Hand, in_order, is_one
from kibitz.games.nyet.editions import GiveUp, ruleset
from kibitz.games.nyet.giving import receiver
from kibitz.games.nyet.state import Phase, State
from kibitz.games.nyet.view import View

HANDS, GIVEN, ASIDE = 0, 8, 16
"""Place numbers: a seat's hand, the cards a seat gave up, the cards set aside."""


class HiddenPlace(Struct):
    """A place with unseen cards: their number, and the cards that can't be among them."""

    number: int
    size: int
    banned: int = 0


class Hidden(Struct):
    """A position with the unseen cards dealt arbitrarily, and the constraints on a consistent deal."""

    position: Position
    unseen: int
    places: list[HiddenPlace]
    passers: list[tuple[Seat, Seat]]
    """Givers whose passed cards the viewer does not know, and who received them."""
    players: list[Seat]
    """Who played each card of the round, in order."""
    ones: int

    def after_a_one(self) -> list[HiddenPlace]:
        """The places, allowing for a seat that had to give up a 1 and has played only 1s since (N5.2)."""
        plays: list[int] = self.position.fields["plays"]
        for place in self.places:
            own = [card for card, seat in zip(plays, self.players, strict=True) if GIVEN + seat == place.number]
            if own and all(self.ones >> card & 1 for card in own):
                place.banned = self.unseen & ~self.ones
                break
        return self.places


def hidden(view: View) -> Hidden:
    """What a viewer doesn't know, and the constraints that follow from what they do know."""
    players = view.options.players
    asked = ruleset(view.options).give_ups[view.terms.discard] if view.terms else GiveUp()
    passed = bool(asked.to) and view.phase in (Phase.TRICKS, Phase.OVER)
    known = _known_hands(view, asked) if passed else [hand or () for hand in view.hands]
    places = [HiddenPlace(HANDS + seat, view.hand_sizes[seat] - len(known[seat])) for seat in range(players)]
    if not passed:
        places += [
            HiddenPlace(GIVEN + seat, view.given_sizes[seat] - len(view.given[seat] or ())) for seat in range(players)
        ]
    places.append(HiddenPlace(ASIDE, view.aside_size - len(view.aside or ())))
    places = [place for place in places if place.size]

    cards = iter(_unseen_cards(view, known, passed=passed))
    held = {place.number: [next(cards) for _ in range(place.size)] for place in places}
    hands = tuple(in_order((*known[seat], *held.get(HANDS + seat, ()))) for seat in range(players))
    given = tuple(in_order((*(view.given[seat] or ()), *held.get(GIVEN + seat, ()))) for seat in range(players))
    passers: list[tuple[Seat, Seat]] = []
    if passed:
        played = _played(view)
        for giver in range(players):
            to = receiver(asked, giver, players)
            if view.given[giver] is None and to is not None:
                passers.append((giver, to))
                some = (*hands[to], *played[to])[: view.given_sizes[giver]]
                given = (*given[:giver], in_order(some), *given[giver + 1 :])
    position = pack(_state(view, hands, given, in_order((*(view.aside or ()), *held.get(ASIDE, ())))))
    at, codes = position.fields, rules_for(view.options).codes
    unseen = 0
    for place in places:
        kind, seat = place.number & ~7, place.number & 7
        bits = at["hands"][seat] if kind == HANDS else at["given"][seat] if kind == GIVEN else at["aside"]
        seen = known[seat] if kind == HANDS else (view.given[seat] or ()) if kind == GIVEN else (view.aside or ())
        unseen |= bits & ~_bits_of(codes.numbers, seen, bits)
    seats = [(leader + i) % players for leader, trick in _tricks(view) for i in range(len(trick))]
    ones = sum(1 << n for n, card in codes.cards.items() if is_one(card))
    voids = _voids(at, seats, players)
    for place in places:
        kind, seat = place.number & ~7, place.number & 7
        place.banned = voids[seat] if kind == HANDS else ones if kind == GIVEN and not asked.ones else 0
    return Hidden(position, unseen, places, passers, seats, ones)


def _voids(at: dict[str, Any], seats: list[Seat], players: int) -> list[int]:
    """The cards each seat cannot hold, having failed to follow their suit (N6.1)."""
    voids = [0] * players
    plays: list[int] = at["plays"]
    for i, (seat, card) in enumerate(zip(seats, plays, strict=True)):
        led = plays[i - i % players]
        suit: int = at["follow"][4 if at["supers"] >> led & 1 else led >> 4]
        if not suit >> card & 1:
            voids[seat] |= suit
    return voids


def _bits_of(numbers: dict[Card, tuple[int, ...]], cards: Hand, within: int) -> int:
    """Some cards as a set, out of the copies in another set."""
    bits = 0
    for card in cards:
        bits |= next(1 << n for n in numbers[card] if (within & ~bits) >> n & 1)
    return bits


def _tricks(view: View) -> list[tuple[Seat, Hand]]:
    """Leader and cards of every trick, the one on the table last."""
    return [*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)]


def _played(view: View) -> list[list[Card]]:
    """The cards each seat has played this round."""
    players = view.options.players
    played: list[list[Card]] = [[] for _ in range(players)]
    for leader, cards in _tricks(view):
        for i, card in enumerate(cards):
            played[(leader + i) % players].append(card)
    return played


def _known_hands(view: View, asked: GiveUp) -> list[Hand]:
    """After cards were passed: the viewer's hand, and the cards they passed on that haven't been played since."""
    known = [hand or () for hand in view.hands]
    if isinstance(view.viewer, int):
        to = receiver(asked, view.viewer, view.options.players)
        if to is not None and view.hands[to] is None:
            known[to] = tuple((Counter(view.given[view.viewer]) - Counter(_played(view)[to])).elements())
    return known


def _unseen_cards(view: View, known: list[Hand], *, passed: bool) -> list[Card]:
    seen: Counter[Card] = Counter(view.aside or ())
    for cards in (*_played(view), *known, *(() if passed else view.given)):
        seen.update(cards or ())
    return list((Counter(ruleset(view.options).deck) - seen).elements())


def _state(view: View, hands: tuple[Hand, ...], given: tuple[Hand, ...], aside: Hand) -> State:
    return State(
        options=view.options,
        seed=bytes(32),
        round=view.round,
        dealer=view.dealer,
        phase=view.phase,
        turn=view.leader if view.phase in (Phase.GIVE, Phase.OVER) else view.to_act[0],
        hands=hands,
        aside=aside,
        given=given,
        board=view.board,
        terms=view.terms,
        team=view.teams[0] if view.teams else (),
        bonus=view.bonus,
        tricks=view.tricks,
        leader=view.leader,
        trick=view.trick,
        history=view.history,
    )
