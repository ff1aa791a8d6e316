"""A brute-force solver straight from the rules: slow, and simple enough to trust."""

from __future__ import annotations

import random

from kibitz.engines.nyet.solver.ending import Ending, team_stakes
from kibitz.games.core import Seat
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.cards import COLOURS, Card, Hand, deck, in_order, is_one, without
from kibitz.games.nyet.editions import NONE, BonusRule, SupertrumpFollows
from kibitz.games.nyet.tricks import complete, playable

DECK = deck({1: 3} | dict.fromkeys(range(2, 14), 1))


class BruteForce:
    """Minimax over every line of play, with a cache for positions at the start of a trick."""

    def __init__(self, ending: Ending) -> None:
        self.ending = ending
        self._known: dict[tuple[tuple[Hand, ...], Seat], int] = {}

    def value(self, hands: tuple[Hand, ...], leader: Seat, trick: Hand = ()) -> int:
        """The value for the team from here on, in stakes."""
        if not trick and not any(hands):
            return 0
        key = (hands, leader)
        if not trick and key in self._known:
            return self._known[key]
        seat = (leader + len(trick)) % len(hands)
        better = max if seat in self.ending.team else min
        value = better(self.after(hands, leader, trick, card) for card in self.legal(hands, leader, trick))
        if not trick:
            self._known[key] = value
        return value

    def legal(self, hands: tuple[Hand, ...], leader: Seat, trick: Hand) -> list[Card]:
        """The different cards that may be played."""
        hand = hands[(leader + len(trick)) % len(hands)]
        return list(dict.fromkeys(playable(hand, trick, self.ending.terms, self.ending.supertrump_follows)))

    def after(self, hands: tuple[Hand, ...], leader: Seat, trick: Hand, card: Card) -> int:
        """The value after a card."""
        hands, leader, trick, gain = self.played(hands, leader, trick, card)
        return gain + self.value(hands, leader, trick)

    def played(
        self, hands: tuple[Hand, ...], leader: Seat, trick: Hand, card: Card
    ) -> tuple[tuple[Hand, ...], Seat, Hand, int]:
        """The position after a card, and the value of the trick if the card completes it."""
        seat = (leader + len(trick)) % len(hands)
        hands = (*hands[:seat], without(hands[seat], card), *hands[seat + 1 :])
        trick = (*trick, card)
        if len(trick) < len(hands):
            return hands, leader, trick, 0
        taken = complete(leader, trick, self.ending.team, self.ending.terms)
        return hands, taken.taker, (), self.ending.stakes[taken.taker] * (1 + len(taken.loot))

    def values(self) -> dict[Card, int]:
        """The value of every legal card of the ending."""
        at = (self.ending.hands, self.ending.leader, self.ending.trick)
        return {card: self.after(*at, card) for card in self.legal(*at)}


def random_ending(rng: random.Random, players: int, tricks: int, *, all_colours: bool = False) -> Ending:
    """An ending with 1s, ties and supertrumps more often than the deck has them, sometimes in the middle of a trick."""
    pool = list(DECK)
    if not all_colours and rng.random() < 0.5:
        colours = rng.sample(COLOURS, rng.choice((2, 3)))
        pool = [card for card in pool if card[0] in colours]
    ones = rng.choice((0.3, 1.0, 4.0))
    pool.sort(key=lambda card: rng.random() ** (1 / (ones if is_one(card) else 1.0)), reverse=True)
    tricks = min(tricks, len(pool) // players)
    hands = [in_order(pool[seat * tricks : (seat + 1) * tricks]) for seat in range(players)]
    terms = Terms(
        first=0,
        discard=NONE,
        trump=rng.choice((*COLOURS, NONE)),
        supertrump=rng.choice((*COLOURS, NONE)),
        points=rng.choice((1, 2, 3, 4, -2, -2)),
    )
    sizes = {2: (1,), 3: (1, 2), 4: (2,), 5: (2, 3)}[players]
    team = tuple(sorted(rng.sample(range(players), rng.choice(sizes))))
    bonus = rng.choice((None, *range(players)))
    stakes = team_stakes(
        players, terms.points, team, bonus, rng.choice(tuple(BonusRule)), others=rng.choice((1, 1, 1, 0, 2))
    )
    follows = rng.choice(tuple(SupertrumpFollows))
    leader = rng.randrange(players)
    trick: Hand = ()
    for turn in range(rng.choice((0, rng.randrange(players)))):
        seat = (leader + turn) % players
        card = rng.choice(playable(hands[seat], trick, terms, follows))
        hands[seat] = without(hands[seat], card)
        trick = (*trick, card)
    return Ending(tuple(hands), terms, team, leader, trick, stakes, follows)
