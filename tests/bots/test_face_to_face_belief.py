"""What a hidden hand of Face to Face is taken to be: unplaced cards, and those that explain what was placed."""

from __future__ import annotations

import random
from collections import Counter

from kibitz.bots.core import find_bot
from kibitz.fast.face_to_face_belief import likely_hands
from kibitz.fast.face_to_face_pack import cards_in
from kibitz.games.core import Seat
from kibitz.games.face_to_face.game import GAME
from kibitz.games.face_to_face.options import Options
from kibitz.games.face_to_face.piles import NUMBER_CARDS
from kibitz.games.face_to_face.state import State
from kibitz.games.face_to_face.view import View

HANDS = 4000


def shares(view: View, seat: Seat) -> Counter[int]:
    """How many of the hands hold each card."""
    return Counter(card for hand in likely_hands(view, seat, HANDS, seed=1) for card in cards_in(hand))


def opening(action: str, *more: str) -> tuple[State, View, Seat]:
    """A game whose first player, with these cards in hand, has ended his turn; as the other sees it."""
    wanted = [int(text.split()[1]) for text in (action, *more)]
    for seed in range(100_000):
        state = GAME.start(Options(), random.Random(seed).randbytes(32)).state
        if all(card in state.hands[state.seat] for card in wanted):
            break
    first = state.seat
    for text in (action, *more, "end"):
        state = GAME.play(state, first, GAME.parse(text)).state
    return state, GAME.view(state, 1 - first), first


def test_before_anything_is_placed_every_card_is_as_likely() -> None:
    state = GAME.start(Options(), bytes(32)).state
    found = shares(GAME.view(state, state.seat), 1 - state.seat)
    fair = HANDS * 6 / 58
    assert set(found) == set(NUMBER_CARDS)
    assert all(abs(number - fair) < 5 * fair**0.5 for number in found.values())


def test_hands_are_of_the_right_size_and_of_cards_not_yet_placed() -> None:
    bot, chance = find_bot("greedy"), random.Random(3)
    state = GAME.start(Options(), chance.randbytes(32)).state
    while GAME.to_act(state):
        seat = state.seat
        view = GAME.view(state, seat)
        placed = {put.card for put in view.placed if put.seat != seat}
        for hand in likely_hands(view, 1 - seat, 20, seed=1):
            cards = cards_in(hand)
            assert len(cards) == view.hand_sizes[1 - seat]
            assert placed.isdisjoint(cards)
        state = GAME.play(state, seat, GAME.parse(bot.decide(view, rng=chance, millis=1).action)).state


def test_who_places_dear_cards_hardly_holds_cheap_ones() -> None:
    """8 and 53 on the first turn: he hardly had 2, 3, 58 or 59, unless he drew them since; of 30 it tells nothing."""
    _, view, first = opening("up 8", "down 53")
    found = shares(view, first)
    cheap = sum(found[card] for card in (2, 3, 58, 59)) / 4
    assert cheap < 0.7 * found[30]


def test_who_had_a_jump_back_would_have_taken_it() -> None:
    """14 would have jumped back from 24 (F2.2): less likely in the hand than 13 and 15, which would not."""
    _, view, first = opening("up 24", "down 57")
    found = shares(view, first)
    assert found[14] < 0.85 * (found[13] + found[15]) / 2


def test_real_hands_are_believed_in_more_than_others() -> None:
    """Over a few games of greedy players the cards they really hold come up more often than chance would have them."""
    bot, real, fair = find_bot("greedy"), 0.0, 0.0
    for seed in range(6):
        chance = random.Random(seed)
        state = GAME.start(Options(), chance.randbytes(32)).state
        while GAME.to_act(state):
            seat = state.seat
            view = GAME.view(state, seat)
            if state.count == 0 and view.draw_sizes[1 - seat]:
                hand = state.hands[1 - seat]
                found = Counter(
                    card for held in likely_hands(view, 1 - seat, 400, seed=seed) for card in cards_in(held)
                )
                real += sum(found[card] for card in hand) / 400
                fair += len(hand) ** 2 / (len(hand) + view.draw_sizes[1 - seat])
            state = GAME.play(state, seat, GAME.parse(bot.decide(view, rng=chance, millis=1).action)).state
    assert real > 1.1 * fair


def test_the_same_seed_gives_the_same_hands() -> None:
    _, view, first = opening("up 8", "down 53")
    assert likely_hands(view, first, 50, seed=9) == likely_hands(view, first, 50, seed=9)
    assert likely_hands(view, first, 50, seed=9) != likely_hands(view, first, 50, seed=8)
