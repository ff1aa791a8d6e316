"""The greedy bot for Nyet!: heuristics that look one decision ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from statistics import fmean
from typing import TypeAlias

from kibitz.engines.nyet.cards import Unseen, card_value, hand_value, takes
from kibitz.engines.nyet.value import CARD_VALUES, giving_value
from kibitz.games.core import Seat
from kibitz.games.nyet.board import Terms
from kibitz.games.nyet.cards import COLOURS, Card, Hand, is_one
from kibitz.games.nyet.editions import NONE, BonusRule, GiveUp, Options, ruleset
from kibitz.games.nyet.state import Phase
from kibitz.games.nyet.teams import opponents
from kibitz.games.nyet.tricks import best_card, is_supertrump
from kibitz.games.nyet.view import View

Value: TypeAlias = Callable[[str], float]
"""The value of an action."""


def choose(view: View) -> str:
    """The best action by these heuristics."""
    found = values(view)
    return max(view.legal, key=found.__getitem__)


def values(view: View) -> dict[str, float]:
    """The value of each legal action by these heuristics; only their order means something."""
    value = _VALUES[view.phase](view)
    return {action: value(action) for action in view.legal}


def own_hand(view: View) -> tuple[Seat, Hand]:
    """The seat that decides and its cards."""
    if not isinstance(view.viewer, int):
        raise ValueError("a bot plays from a seat's view")
    return view.viewer, view.hands[view.viewer] or ()


def fair_share(view: View) -> float:
    """The tricks and loot of an average hand."""
    return ruleset(view.options).seating.hand / view.options.players


@lru_cache(maxsize=256)
def typical(options: Options, size: int, supertrumps: tuple[str, ...]) -> float:
    """The expected tricks of this many random cards, by the same card values."""
    deck = ruleset(options).deck
    return size * fmean(card_value(card, COLOURS[0], box) for card in deck for box in supertrumps)


# ── The NYET! phase ──────────────────────────────────────────────────────────────────────────────


def _veto(view: View) -> Value:
    """Cover the box with the largest gain: without its worst box, a line's average rises."""
    seat, hand = own_hand(view)
    boxes_worth = _box_values(view, seat, hand)
    open_boxes: dict[str, list[str]] = {}
    for action in view.legal:
        _, line, box = action.split()
        open_boxes.setdefault(line, []).append(box)

    def gain(action: str) -> float:
        _, line, box = action.split()
        boxes = open_boxes[line]
        average = fmean(boxes_worth[line][other] for other in boxes)
        return (average - boxes_worth[line][box]) / (len(boxes) - 1)

    return gain


def _box_values(view: View, seat: Seat, hand: Hand) -> dict[str, dict[str, float]]:
    """The value of each box of each line to a hand, in points of the round."""
    boxes = {str(line): names for line, names in view.boxes.items()}
    still = {line: list(names) for line, names in boxes.items()}
    for token in view.board:
        still[token.line].remove(token.box)
    scale = fmean(abs(int(box)) for box in still["points"])
    sign = -1.0 if still["points"] == ["-2"] else 1.0
    trumps = {box: hand_value(hand, box, _settled(still["super"])) for box in boxes["trump"]}
    supers = {box: fmean(hand_value(hand, trump, box) for trump in still["trump"]) for box in boxes["super"]}
    strength = fmean(supers[box] for box in still["super"]) - typical(view.options, len(hand), tuple(still["super"]))
    rules, ones = ruleset(view.options), sum(map(is_one, hand))
    weak = sorted(card_value(card, still["trump"][0], still["super"][0]) for card in hand)
    return {
        "first": {box: CARD_VALUES["first_player"] * scale if int(box) == seat else 0.0 for box in boxes["first"]},
        "discard": {box: sign * scale * _giving_value(give, ones, weak) for box, give in rules.give_ups.items()},
        "trump": {box: sign * scale * trumps[box] for box in boxes["trump"]},
        "super": {box: sign * scale * supers[box] for box in boxes["super"]},
        "points": {box: int(box) * strength for box in boxes["points"]},
    }


def _giving_value(give: GiveUp, ones: int, weak: list[float]) -> float:
    """What a box on the discard line is worth; two cards are a burden for a hand without weak ones."""
    if give.cards > 1 and ones < 2:
        return -0.1 if weak[1] > 0.3 else 0.15
    return giving_value(give.cards, give.ones, give.to != 0, ones)


def _settled(boxes: list[str]) -> str:
    """The supertrump if it's settled, else none."""
    return boxes[0] if len(boxes) == 1 else NONE


# ── Teams and the bonus card ─────────────────────────────────────────────────────────────────────


def _team(view: View) -> Value:
    """The team that should gain most on the other seats, their strength being inferred from their vetoes."""
    seat, hand = own_hand(view)
    terms = _terms(view)
    guess = _strengths(view, seat, hand_value(hand, terms.trump, terms.supertrump), terms)

    def lead(action: str) -> float:
        team = tuple(map(int, action.split()[1].split("+")))
        counts = [sum(guess[s] for s in range(len(guess)) if (s in team) == (of in team)) for of in range(len(guess))]
        points: list[float] = [count * terms.points for count in counts]
        if view.options.players == 3:
            lone = next(s for s in range(3) if sum((s in team) == (o in team) for o in range(3)) == 1)
            points[lone] *= 2
        others = [p for s, p in enumerate(points) if s != seat]
        rivals = [p - 0.02 * abs(terms.points) * view.scores[s] / 10 for s, p in enumerate(points) if s != seat]
        return points[seat] - fmean(others) * 0.5 - max(rivals) * 0.5

    return lead


def _strengths(view: View, seat: Seat, own: float, terms: Terms) -> list[float]:
    """The expected tricks of each seat: whoever covered other trumps and supertrumps likes those left."""
    rest = max(1.0, view.options.players * fair_share(view) - max(0.0, own)) / (view.options.players - 1)
    guess = [rest] * view.options.players
    guess[seat] = max(0.0, own)
    for token in view.board:
        if token.seat == seat:
            continue
        if token.line in ("trump", "super"):
            guess[token.seat] += 0.25
        if token.line == "points":
            guess[token.seat] += 0.1 * (1 if terms.points > int(token.box) else -1)
    return guess


def _bonus(view: View) -> Value:
    """The holder: oneself or the strongest hand if points are good, outside one's team if they're bad."""
    seat, hand = own_hand(view)
    terms = _terms(view)
    guess = _strengths(view, seat, hand_value(hand, terms.trump, terms.supertrump), terms)

    def gain(action: str) -> float:
        holder = int(action.split()[1])
        mine = not opponents(view.teams[0], seat, holder)
        taken = (
            guess[holder] if view.options.bonus_rule is BonusRule.HOLDER_TRICKS else (2.0 if holder == seat else 1.0)
        )
        return taken * terms.points * (1 if mine else -1)

    return gain


# ── Giving up cards ──────────────────────────────────────────────────────────────────────────────


def _give(view: View) -> Value:
    """Give up the least useful card: plain 1s and low cards of short colours, or winners if tricks are bad."""
    seat, hand = own_hand(view)
    terms = _terms(view)
    sign = 1 if terms.points > 0 else -1
    lengths = {colour: sum(card[0] == colour for card in hand) for colour in COLOURS}
    to_partner = terms.discard == "left" and not opponents(view.teams[0], seat, (seat + 1) % view.options.players)

    def keep(card: Card) -> float:
        value = card_value(card, terms.trump, terms.supertrump)
        if to_partner:
            return -sign * value if abs(value) > 0.5 else abs(value)
        return sign * value + 0.02 * lengths[card[0]]

    return lambda action: -keep(action.split()[1])


# ── Tricks ───────────────────────────────────────────────────────────────────────────────────────


def _play(view: View) -> Value:
    """The card with the best result in this trick, minus the value of keeping it."""
    seat, hand = own_hand(view)
    terms = _terms(view)
    unseen = Unseen(view, hand)
    sign = 1 if terms.points > 0 else -1
    ahead = [(seat + i) % view.options.players for i in range(1, view.options.players - len(view.trick))]

    def value(action: str) -> float:
        card = action.split()[1]
        trick = (*view.trick, card)
        best = best_card(trick, terms)
        holder = (view.leader + best) % view.options.players
        ours = not opponents(view.teams[0], seat, holder)
        ones_ours, ones_theirs = _ones(view, seat, trick)
        foes = [s for s in ahead if opponents(view.teams[0], seat, s)]
        friends = [s for s in ahead if s not in foes]
        beaten = takes(unseen, trick, terms, [view.hand_sizes[s] for s in foes])
        saved = takes(unseen, trick, terms, [view.hand_sizes[s] for s in friends])
        win = (1 - beaten) if ours else saved * (1 - 0.6 * beaten)
        lose = 1 - win
        at_stake = win * (1 + ones_theirs + 0.3 * len(foes) * (1 - beaten)) - lose * (1 + ones_ours)
        later = _later(card, hand, unseen, terms)
        return sign * (at_stake - later) + (0.03 * _shortening(card, hand, terms) if sign > 0 else 0.0)

    return value


def _ones(view: View, seat: Seat, trick: Hand) -> tuple[int, int]:
    """The number of 1s in a trick played by one's own team, and by the other."""
    ours = theirs = 0
    for i, card in enumerate(trick):
        if is_one(card):
            foe = opponents(view.teams[0], seat, (view.leader + i) % view.options.players)
            theirs, ours = theirs + foe, ours + (not foe)
    return ours, theirs


def _later(card: Card, hand: Hand, unseen: Unseen, terms: Terms) -> float:
    """The value of keeping a card: the tricks it may take, minus the loot it may become."""
    if len(hand) == 1:
        return 0.0
    return unseen.potential(card, terms)


def _shortening(card: Card, hand: Hand, terms: Terms) -> float:
    """A card from a short colour makes room to trump."""
    if card[0] == terms.trump or is_supertrump(card, terms):
        return 0.0
    return 1.0 / sum(other[0] == card[0] for other in hand)


def _terms(view: View) -> Terms:
    if view.terms is None:
        raise ValueError("asked for after the NYET! phase")
    return view.terms


_VALUES: Mapping[Phase, Callable[[View], Value]] = {
    Phase.NYET: _veto,
    Phase.TEAM: _team,
    Phase.BONUS: _bonus,
    Phase.GIVE: _give,
    Phase.TRICKS: _play,
}
