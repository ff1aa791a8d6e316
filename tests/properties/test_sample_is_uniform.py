"""`sample` against brute force: it draws every state that fits the view, equally often, and no other."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, permutations
from math import comb, factorial, prod, sqrt
from typing import Any

import pytest
from msgspec.structs import replace

from kibitz.games.core import Viewer
from kibitz.games.face_to_face.sample import _batches, _pick
from kibitz.games.nyet.cards import deck, in_order, is_one
from kibitz.games.nyet.dealing import CardPlace, Deals
from kibitz.games.nyet.editions import EDITIONS, GiveUp
from kibitz.games.nyet.sample import Known, _passed
from kibitz.games.nyet.state import Phase
from retold import Moments, consistent
from tables import DUEL, NYET, duel_table, nyet_table, play, start, table_without_own_ones
from walks import Walk


def evenly(drawn: Counter[Any], weights: dict[Any, int]) -> bool:
    """Whether draws fit the weights: chi-square within five standard deviations of its expectation."""
    draws, total = sum(drawn.values()), sum(weights.values())
    expected = {key: draws * weight / total for key, weight in weights.items()}
    distance = sum((drawn[key] - mean) ** 2 / mean for key, mean in expected.items())
    freedom = len(weights) - 1
    return distance <= freedom + 5 * sqrt(2 * freedom) + 5


def nyet_redeals(state: Any, viewer: Viewer) -> list[Any]:
    """All labelled deals of the cards hidden from a viewer who has passed no cards on, fitting or not."""
    hidden = [seat for seat in range(len(state.hands)) if seat != viewer]
    places = [*(state.hands[seat] for seat in hidden), *(state.given[seat] for seat in hidden)]
    pool = [card for place in places for card in place]
    redeals = []
    for order in permutations(range(len(pool))):
        cut, parts = 0, []
        for place in places:
            part = order[cut : cut + len(place)]
            if list(part) != sorted(part):
                break
            parts.append(in_order(pool[i] for i in part))
            cut += len(place)
        else:
            hands, given = list(state.hands), list(state.given)
            for i, seat in enumerate(hidden):
                hands[seat], given[seat] = parts[i], parts[len(hidden) + i]
            redeals.append(replace(state, hands=tuple(hands), given=tuple(given)))
    return redeals


def endings(discard: str, players: int, wanted: int) -> list[tuple[Moments, Any, Viewer]]:
    """Moments near the end of such a round with few cards hidden from seat 0, but more than one possible deal."""
    found: list[tuple[Moments, Any, Viewer]] = []
    for seed in range(400):
        walk = Walk(NYET, NYET.options({"players": players, "rounds": 1, "edition": "pl" if seed % 2 else "en"}), seed)
        moments = walk.moments()
        state = moments[-1][0]
        if state.terms.discard != discard:
            continue
        for end in range(len(moments) - 2, 0, -1):
            state = moments[end][0]
            sizes = [len(part) for seat in range(1, players) for part in (state.hands[seat], state.given[seat])]
            if state.phase is not Phase.TRICKS or factorial(sum(sizes)) > 6000:
                break
            if factorial(sum(sizes)) // prod(map(factorial, sizes)) >= 20:
                found.append((moments[: end + 1], state, 0))
                break
        if len(found) == wanted:
            break
    assert len(found) == wanted
    return found


@pytest.mark.parametrize(("discard", "players"), [("1", 3), ("2", 3), ("1x", 3), ("none", 4), ("1x", 4)])
def test_nyet_draws_every_fitting_deal_equally_often(discard: str, players: int) -> None:
    for moments, state, viewer in endings(discard, players, wanted=3):
        fits: Counter[Any] = Counter()
        for redeal in nyet_redeals(state, viewer):
            if (redeal.hands, redeal.given) in fits or consistent(moments, redeal, viewer):
                fits[(redeal.hands, redeal.given)] += 1
        rng = random.Random(7)
        view = NYET.view(state, viewer)
        draws = [NYET.sample(view, rng) for _ in range(20 * len(fits) + 200)]
        drawn = Counter((draw.hands, draw.given) for draw in draws)
        assert drawn.keys() <= fits.keys()
        assert evenly(drawn, fits)


def brute_deals(cards: tuple[str, ...], places: tuple[CardPlace, ...]) -> set[tuple[frozenset[str], ...]]:
    """Every deal of different cards to places, found by trying all of them."""
    if not places:
        return {()}
    first, rest = places[0], places[1:]
    return {
        (frozenset(held), *others)
        for held in combinations(cards, first.size)
        if not first.banned & set(held)
        for others in brute_deals(tuple(card for card in cards if card not in held), rest)
    }


BARRED = [
    [(2, "")] * 3,
    [(2, "a b"), (2, "a b"), (2, "")],
    [(1, "a"), (2, "b"), (1, "a"), (2, "b c")],
    [(2, "a b c"), (1, "d"), (3, ""), (1, "a b c")],
    [(0, "a"), (3, "f g"), (2, "f g"), (2, "a b")],
]
"""Sizes and banned cards of some places; several that ban the same cards among them."""


@pytest.mark.parametrize("places", BARRED)
def test_deals_are_counted_and_drawn_as_brute_force_finds_them(places: list[tuple[int, str]]) -> None:
    made = tuple(CardPlace(size, frozenset(banned.split())) for size, banned in places)
    cards = tuple("abcdefgh"[: sum(size for size, _ in places)])
    found = brute_deals(cards, made)
    deals = Deals(cards, made)
    assert deals.number == len(found)
    rng = random.Random(11)
    drawn = Counter(tuple(map(frozenset, deals.draw(rng))) for _ in range(30 * len(found)))
    assert drawn.keys() <= found
    assert evenly(drawn, dict.fromkeys(found, 1))


def test_cards_that_do_not_fill_the_places_are_not_dealt() -> None:
    for cards in ("a", "abc"):
        assert Deals(tuple(cards), (CardPlace(2, frozenset("c")), CardPlace(0, frozenset()))).number == 0


def test_nobody_is_dealt_ones_alone_because_they_might_have_given_one_up() -> None:
    """Each alternative (who gave up how many 1s) is weighted by its number of deals, not of groups of places."""
    state = table_without_own_ones()
    view, rng = NYET.view(state, 0), random.Random(3)
    samples = [NYET.sample(view, rng) for _ in range(400)]
    assert not any(all(map(is_one, hand)) for draw in samples for hand in draw.hands[1:])


HIDDEN = "5 14 20 22 30 38 45 50 57"


def narrow_duel(hand: str, first: str) -> Moments:
    """Seat 0 ends its turn; then seat 1, whose piles show 48 and 12, has a hand that few cards help."""
    rest = " ".join(card for card in HIDDEN.split() if card not in hand.split())
    state: Any = duel_table("3 4", hand, draw="6 7", other_draw=rest, up=15, down=58, opp_up=48, opp_down=12, count=2)
    moments: Moments = [(state, None, None, ())]
    for move in filter(None, ["0 end", first]):
        step = play(state, move)
        state = step.state
        seat, text = move.split(" ", 1)
        moments.append((state, int(seat), DUEL.parse(text), step.events))
    return moments


@pytest.mark.parametrize(
    ("hand", "first", "lost"),
    [
        ("5 30 50 57", "", False),
        ("5 30 50 57", "1 up 50", False),
        ("5 14 20 50", "1 opp-up 14", False),
        ("14 20 30 45", "", True),
        ("20 30 50 57", "1 up 57", True),
    ],
)
def test_face_to_face_draws_every_fitting_hand_equally_often(hand: str, first: str, lost: bool) -> None:
    moments = narrow_duel(hand, first)
    state = moments[-1][0]
    assert state.stuck is lost
    unseen = sorted((*state.hands[1], *state.draw[1]))
    fits = {}
    for held in combinations(unseen, len(state.hands[1])):
        rest = tuple(card for card in unseen if card not in held)
        if consistent(moments, replace(state, hands=(state.hands[0], held), draw=(state.draw[0], rest)), 0):
            fits[held] = 1
    assert 1 < len(fits) < comb(len(unseen), len(state.hands[1]))
    view, rng = DUEL.view(state, 0), random.Random(7)
    drawn = Counter(DUEL.sample(view, rng).hands[1] for _ in range(60 * len(fits) + 100))
    assert drawn.keys() <= fits.keys()
    assert evenly(drawn, fits)
    listed = Counter(_pick(list(_batches(view, 1, tuple(unseen))), rng) for _ in range(60 * len(fits) + 100))
    assert listed.keys() <= fits.keys()
    assert evenly(listed, fits)


def test_a_player_who_has_placed_enough_may_hold_anything() -> None:
    """Who could end the turn need not be able to place another card."""
    state: Any = duel_table("3 4", draw="9 57", up=50, down=2, count=2, gave=True)
    unseen = (*state.hands[0], *state.draw[0])
    view, rng, hands = DUEL.view(state, 1), random.Random(5), list(combinations(sorted(unseen), 2))
    drawn = Counter(DUEL.sample(view, rng).hands[0] for _ in range(100 * len(hands)))
    assert evenly(drawn, dict.fromkeys(hands, 1))
    listed = Counter(_pick(list(_batches(view, 0, unseen)), rng) for _ in range(100 * len(hands)))
    assert evenly(listed, dict.fromkeys(hands, 1))


def test_face_to_face_draw_piles_come_in_every_order() -> None:
    state = start(DUEL)
    rng = random.Random(3)
    tops = Counter(DUEL.sample(DUEL.view(state, state.seat), rng).draw[state.seat][0] for _ in range(2600))
    assert set(tops) == set(state.draw[state.seat])
    assert evenly(tops, dict.fromkeys(state.draw[state.seat], 1))


@pytest.mark.parametrize("viewer", [1, 4, "spectator"])
def test_a_hand_of_twelve_ones_under_1x(viewer: Viewer) -> None:
    """The one seat that may give up a 1: at the end of the round nothing else explains what was seen."""
    ones = " ".join(card for card in deck(EDITIONS["en"].copies) if is_one(card))
    others = [card for card in deck(EDITIONS["en"].copies) if not is_one(card)]
    hands = [ones, *(" ".join(others[i::4]) for i in range(4))]
    rng = random.Random(5)
    for trump, supertrump in (("R", "none"), ("B", "R"), ("G", "G")):
        state = nyet_table(*hands, discard="1x", phase=Phase.GIVE, trump=trump, supertrump=supertrump, bonus=3)
        while NYET.to_act(state):
            for _ in range(3):
                view = NYET.view(state, viewer)
                drawn = NYET.sample(view, rng)
                assert NYET.view(drawn, viewer) == view
                gave = [seat for seat, cards in enumerate(drawn.given) if any(map(is_one, cards))]
                if gave:
                    played = [card for trick in drawn.tricks for card in trick.cards]
                    assert gave == [0] or len(played) < 20
                    assert all(map(is_one, drawn.hands[gave[0]]))
            seat = NYET.to_act(state)[0]
            state = NYET.play(state, seat, rng.choice(NYET.legal(state, seat))).state
            if state.phase is Phase.TRICKS and not any(state.hands[1:]):
                break
        assert NYET.view(NYET.sample(NYET.view(state, viewer), rng), viewer) == NYET.view(state, viewer)


def test_cards_that_only_a_full_place_told_apart_are_shuffled_again() -> None:
    """Once the first place is full, nothing tells R2, R3 and B2 apart any more: all five deals are equally likely."""
    cards = ("R2", "R3", "B2", "B3")
    places = (CardPlace(1, frozenset({"R2", "R3"})), CardPlace(1, frozenset({"B3"})), CardPlace(2))
    rng, drawn = random.Random(8), Counter[Any]()
    for _ in range(4000):
        first, second, rest = Deals(cards, places).draw(rng)
        drawn[first[0], second[0], tuple(sorted(rest))] += 1
    fitting = {(a, b) for a in ("B2", "B3") for b in ("R2", "R3", "B2") if a != b}
    weights = {(a, b, tuple(sorted({*cards} - {a, b}))): 1 for a, b in fitting}
    assert len(weights) == 5
    assert drawn.keys() == weights.keys()
    assert evenly(drawn, weights)


@pytest.mark.parametrize(("ones", "hand", "passed"), [
    (False, "R1 B1 R5 B7", {"R5", "B7"}),
    (True, "R1 B1 R5 B7", {"R1", "B1", "R5", "B7"}),
    (False, "R1 B1", {"R1", "B1"}),
])  # fmt: skip
def test_a_hidden_passed_card_is_a_1_only_if_1s_may_be_passed_or_there_is_nothing_else(
    ones: bool, hand: str, passed: set[str]
) -> None:
    state = nyet_table("G2 G3 G4 G5", "Y2 Y3 Y4 Y5", "Y6 Y7 Y8 Y9", discard="left", phase=Phase.TRICKS)
    state = replace(state, given=(("G6",), ("G7",), ("G8",)))
    view = NYET.view(state, 0)
    known = Known(GiveUp(cards=1, to=1, ones=ones), moved=True, hands=((),) * 3, played=((),) * 3, unseen=())
    rng = random.Random(1)
    hands = [["G2"], ["G3"], hand.split()]
    assert {_passed(view, known, 1, hands, rng)[0] for _ in range(200)} == passed
