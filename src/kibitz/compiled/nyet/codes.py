"""Nyet!'s cards, boxes and actions as numbers, the same for every table of an edition.

| code | action |
|---|---|
| 0 + card | play a card |
| 64 + card | give up a card |
| 128 + card | pass a card |
| 192 + line × 8 + box | cover a box; lines and boxes in the order of the board |
| 232 + seat | give the bonus card |
| 256 + seats | the first player's team, as a set of seats |

A card is colour × 16 + slot, the slots of a colour being its cards in ascending order; of equal cards the action names
the lowest. All actions legal at one time lie in one block of 64 codes.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from kibitz.games.core import IllegalAction, Refusal, Seat
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.cards import COLOURS, Card, colour, in_order, is_one, value
from kibitz.games.nyet.editions import NONE, BonusCard, BonusRule, Line, Options, Ruleset, SupertrumpFollows, ruleset
from kibitz.games.nyet.scoring import RoundScore
from kibitz.games.nyet.teams import possible_teams

SEATS = 5
SLOTS = 16
BOXES = 8
PLAY, DISCARD, PASS, COVER, HOLDER, TEAM_OF, CODES = 0, 64, 128, 192, 232, 256, 288
NO_COLOUR = len(COLOURS)
TRUMP_KEY, SUPER_KEY = 32, 64
LINES = tuple(Line)


class DoesNotFit(ValueError):
    """The game has more cards or boxes than the packed layout holds."""


class Codes:
    """The meaning of the numbers under one set of options."""

    def __init__(self, rules: Ruleset) -> None:
        check_size(rules)
        self.rules = rules
        self.cards: dict[int, Card] = {}
        """The cards of the deck by number."""
        for letter in COLOURS:
            own = in_order(card for card in rules.deck if colour(card) == letter)
            self.cards |= {COLOURS.index(letter) * SLOTS + slot: card for slot, card in enumerate(own)}
        self.numbers: dict[Card, tuple[int, ...]] = {
            card: tuple(n for n, other in self.cards.items() if other == card) for card in rules.deck
        }
        """The numbers of each card's copies, ascending."""
        self.text = self._texts()
        """The notation of each code."""
        self.code = {text: code for code, text in self.text.items()}
        """The code of each notation."""

    def _texts(self) -> dict[int, str]:
        lowest = {card: numbers[0] for card, numbers in self.numbers.items()}
        texts = {
            block + n: f"{verb} {card}"
            for block, verb in ((PLAY, "play"), (DISCARD, "discard"), (PASS, "pass"))
            for card, n in lowest.items()
        }
        for line, boxes in self.rules.boxes.items():
            texts |= {self.cover(line, box): f"x {line} {box}" for box in boxes}
        players = self.rules.options.players
        texts |= {HOLDER + seat: f"bonus {seat}" for seat in range(players)}
        teams = (seats_in(team) for team in range(1, 1 << players))
        return texts | {TEAM_OF + seat_set(team): f"team {'+'.join(map(str, team))}" for team in teams}

    def encode(self, text: str) -> int:
        """The code of an action; IllegalAction if the game has no such action."""
        try:
            return self.code[text]
        except KeyError:
            raise IllegalAction(Refusal("unparsable", params={"text": text[:40]})) from None

    def cover(self, line: Line, box: str) -> int:
        """The code of covering a box."""
        return COVER + LINES.index(line) * BOXES + self.rules.boxes[line].index(box)

    def card_set(self, cards: Iterable[Card], *, apart_from: int = 0) -> int:
        """Cards as a set, of equal ones the lowest numbers that are free."""
        bits = 0
        for card in cards:
            taken = bits | apart_from
            bits |= next(1 << n for n in self.numbers[card] if not taken >> n & 1)
        return bits

    def cards_in(self, bits: int) -> tuple[Card, ...]:
        """The cards of a set in hand order, which is the order of their numbers."""
        cards = []
        while bits:
            cards.append(self.cards[(bits & -bits).bit_length() - 1])
            bits &= bits - 1
        return tuple(cards)

    def terms(self, open_boxes: int) -> Terms:
        """The terms, from the one open box of each line."""
        first, discard, trump, supertrump, points = (
            next(box for i, box in enumerate(self.rules.boxes[line]) if open_boxes >> number * BOXES + i & 1)
            for number, line in enumerate(LINES)
        )
        return Terms(int(first), discard, trump, supertrump, int(points))

    def score_line(self, at: dict[str, Any]) -> RoundScore:
        """The score sheet's line for a finished round."""
        players = self.rules.options.players
        return RoundScore(
            at["round"],
            at["dealer"],
            self.terms(at["open_boxes"]),
            seats_in(at["team"]),
            at["bonus"] if at["bonus"] >= 0 else None,
            tuple(at["taken"][:players]),
            tuple(at["loot"][:players]),
            tuple(at["points"][:players]),
        )

    def tables(self) -> dict[str, Any]:
        """The rules in the form of the compiled struct `Tables`."""
        rules, options = self.rules, self.rules.options
        give_ups = [rules.give_ups[box] for box in rules.boxes[Line.DISCARD]]
        copies = {numbers[0]: sum(1 << n for n in numbers) for numbers in self.numbers.values()}
        kind = [next((bits for bits in copies.values() if bits >> n & 1), 0) for n in range(64)]
        return {
            "players": options.players,
            "hand_size": rules.seating.hand,
            "vetoer": rules.vetoer,
            "bonus_used": rules.seating.bonus is not BonusCard.UNUSED,
            "holder_tricks": options.bonus_rule is BonusRule.HOLDER_TRICKS,
            "super_in_colour": options.supertrump_follows is SupertrumpFollows.TRUMP_AND_COLOUR,
            "rounds": options.rounds or 0,
            "target": options.target or 0,
            "boxes": sum(
                1 << number * BOXES + i for number, line in enumerate(LINES) for i in range(len(rules.boxes[line]))
            ),
            "teams": _padded(
                [sum(1 << seat_set(team) for team in possible_teams(rules, first)) for first in range(options.players)],
                SEATS,
            ),
            "give_cards": _padded([give.cards for give in give_ups], BOXES),
            "give_ones": _padded([int(give.ones) for give in give_ups], BOXES),
            "give_to": _padded([_seats_on(give.to, options.players) for give in give_ups], BOXES),
            "trump": _padded([_colour(box) for box in rules.boxes[Line.TRUMP]], BOXES),
            "supertrump": _padded([_colour(box) for box in rules.boxes[Line.SUPER]], BOXES),
            "points": _padded([int(box) for box in rules.boxes[Line.POINTS]], BOXES),
            "deck": sum(1 << n for n in self.cards),
            "ones": sum(1 << n for n, card in self.cards.items() if is_one(card)),
            "singles": sum(bits for bits in copies.values() if bits.bit_count() == 1),
            "deck_size": len(self.cards),
            "cards": _padded([*self.cards], 64),
            "kind": kind,
            "keys": [
                self._key(n, trump, supertrump)
                for trump in range(NO_COLOUR + 1)
                for supertrump in range(NO_COLOUR + 1)
                for n in range(64)
            ],
        }

    def _key(self, number: int, trump: int, supertrump: int) -> int:
        """A card's strength under the terms, provided that it follows or is a trump (N6.4)."""
        card = self.cards.get(number)
        if card is None:
            return 0
        own = number // SLOTS
        if is_one(card) and own == supertrump:
            return SUPER_KEY
        return value(card) + TRUMP_KEY * (own == trump)


@lru_cache(maxsize=64)
def codes_for(options: Options) -> Codes:
    """The numbering for a table's options."""
    return Codes(ruleset(options))


def check_size(rules: Ruleset) -> None:
    """DoesNotFit names what the layout has no room for."""
    most = max(sum(colour(card) == letter for card in rules.deck) for letter in COLOURS)
    if most > SLOTS:
        raise DoesNotFit(f"a colour has {most} cards; the packed layout holds {SLOTS}")
    if max(map(value, rules.deck)) >= TRUMP_KEY:
        raise DoesNotFit(f"the packed layout holds card values below {TRUMP_KEY}")
    if rules.options.players > SEATS:
        raise DoesNotFit(f"the packed layout seats {SEATS} players")
    for line, boxes in rules.boxes.items():
        if len(boxes) > BOXES:
            raise DoesNotFit(f"line {line} has {len(boxes)} boxes; the packed layout holds {BOXES}")


def seat_set(team: tuple[Seat, ...]) -> int:
    """Seats as a set."""
    return sum(1 << seat for seat in team)


def seats_in(bits: int) -> tuple[Seat, ...]:
    """The seats of a set, ascending."""
    return tuple(seat for seat in range(SEATS) if bits >> seat & 1)


def _colour(box: str) -> int:
    return NO_COLOUR if box == NONE else COLOURS.index(box)


def _seats_on(to: int, players: int) -> int:
    """How far to the left cards are passed, 1 to the number of players; 0 when they leave the round."""
    return to and (to - 1) % players + 1


def _padded(values: list[int], length: int) -> list[int]:
    return values + [0] * (length - len(values))
