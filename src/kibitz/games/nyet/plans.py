"""Plans for Nyet!: vetoes by rank, cards to give up, and cards on conditions, written as short lines.

    x trump R                    veto this box if it's still open
    give B1                      give this card up, or pass it
    team 1+3                     any action, where it's legal
    if led R: play R5            a card, if red is asked for
    if theirs and last: take 8   the cheapest card that takes the trick, if 8 or less does
    if ours: lowest not 1        the weakest card that is no 1
    only                         the card, where there is only one
    until 2.9                    all of this until trick 9 of round 2 is over; else to the end of the round

The first line that applies decides. Where none does, the player is asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

from msgspec import Struct

from kibitz.games.core import IllegalAction, Refusal, Seat, unparsable
from kibitz.games.nyet.board import Terms, cover_refusal
from kibitz.games.nyet.cards import COLOURS, Card, Hand, is_one, value
from kibitz.games.nyet.editions import ruleset
from kibitz.games.nyet.notation import ChooseTeam, Cover, Discard, GiveBonus, Pass, Play, parse
from kibitz.games.nyet.state import Phase
from kibitz.games.nyet.teams import opponents, team_refusal
from kibitz.games.nyet.tricks import SUPERTRUMPS, best_card, follows, is_supertrump, strength, suit_asked
from kibitz.games.nyet.view import View

LEADS = "lead"
CONDITIONS = (LEADS, "last", "void", "ours", "theirs", *(f"led {suit}" for suit in (*COLOURS, SUPERTRUMPS)))
"""`lead`: nothing is on the table; `last`: all others have played; `void`: nothing in hand follows; `ours`, `theirs`:
whose team takes the trick as it lies; `led R`: what must be followed."""

MOST_TRICKS = 99
_UNTIL = re.compile(r"until ([1-9][0-9]{0,2})(?:\.([1-9][0-9]?))?")
_TAKE = re.compile(r"take(?: ([1-9][0-9]?))?")
_GIVE = re.compile(r"give ([BRYG][1-9][0-9]?)")


class PlanEntry(Struct, frozen=True):
    """A line of a plan: what to do, and when."""

    do: str
    conditions: tuple[str, ...] = ()


def checked(view: View, lines: tuple[str, ...], *, once: bool) -> tuple[str, ...]:
    """The lines of a plan with the round it ends with, or IllegalAction for what can't come about in this round."""
    if once:
        for line in lines:
            parse(line)
            _check(view, line)
        return lines
    ends = [line for line in lines if line.startswith("until ")]
    entries = tuple(line for line in lines if line not in ends)
    for line in entries:
        _check(view, _entry(line).do)
    if not entries:
        return ()
    end = ends[-1] if ends else f"until {view.round}"
    if over(view, end) or end.partition(".")[0] != f"until {view.round}":
        raise IllegalAction(Refusal("not-this-round", params={"text": end}))
    return (*entries, end)


def planned(view: View, lines: tuple[str, ...], *, once: bool = False) -> str | None:
    """What a plan says about the decision at hand; None if nothing, or if its time is over."""
    if once:
        return lines[0]
    if not view.legal or any(over(view, line) for line in lines if line.startswith("until ")):
        return None
    situation = _situation(view)
    for line in lines:
        if line.startswith("until "):
            continue
        entry = _entry(line)
        if not entry.conditions or (situation is not None and situation.issuperset(entry.conditions)):
            action = _meant(view, entry.do)
            if action is not None:
                return action
    return None


def over(view: View, line: str) -> bool:
    """Whether the moment has passed that a line `until …` names."""
    found = _UNTIL.fullmatch(line)
    if found is None:
        raise unparsable(line)
    return (view.round, len(view.tricks)) >= (int(found[1]), int(found[2] or MOST_TRICKS))


@lru_cache(maxsize=4096)
def _entry(line: str) -> PlanEntry:
    """A line, read."""
    before, colon, do = line.rpartition(": ")
    if not colon:
        return PlanEntry(line)
    conditions = tuple(before.removeprefix("if ").split(" and "))
    if not before.startswith("if ") or not set(conditions) <= set(CONDITIONS):
        raise unparsable(line)
    if not (do.startswith("play ") or do in _CHOICES or _TAKE.fullmatch(do)):
        raise unparsable(line)  # conditions speak of tricks
    return PlanEntry(do, conditions)


def _check(view: View, do: str) -> None:
    """Whether something may be meant at all: the boxes there are, cards of one's own, teams one may choose."""
    reason = None if do in _CHOICES or _TAKE.fullmatch(do) else _refusal(view, do)
    if reason is not None:
        raise IllegalAction(reason)


def _refusal(view: View, do: str) -> Refusal | None:
    rules, seat = ruleset(view.options), _seat(view)
    if given := _GIVE.fullmatch(do):
        return _held(view, seat, given[1], "N5")
    match parse(do):
        case Play(card):
            return _held(view, seat, card, "N6")
        case Discard(card) | Pass(card):
            return _held(view, seat, card, "N5")
        case Cover(line, box):
            if view.phase is not Phase.NYET:
                return Refusal("wrong-phase", "N3.1", {"phase": view.phase})
            return cover_refusal(rules, view.board, line, box)
        case ChooseTeam(team):
            return team_refusal(rules, seat, team)
        case GiveBonus(holder):
            return None if holder < view.options.players else Refusal("bad-bonus", "N4.2", {"seat": holder})


def _held(view: View, seat: Seat, card: Card, rule: str) -> Refusal | None:
    return None if card in (view.hands[seat] or ()) else Refusal("not-in-hand", rule, {"card": card})


def _seat(view: View) -> Seat:
    if not isinstance(view.viewer, int):
        raise AssertionError("only a seat plans")
    return view.viewer


def _situation(view: View) -> frozenset[str] | None:
    """Which conditions hold at a card to be played; None at other decisions."""
    terms = view.terms
    if view.phase is not Phase.TRICKS or terms is None:
        return None
    if not view.trick:
        return frozenset({LEADS})
    seat, suit = _seat(view), suit_asked(view.trick[0], terms)
    held = {f"led {suit}"}
    if len(view.trick) == view.options.players - 1:
        held.add("last")
    if not any(follows(card, suit, terms, view.options.supertrump_follows) for card in view.hands[seat] or ()):
        held.add("void")
    if view.winning is not None:
        held.add("theirs" if opponents(view.teams[0], seat, view.winning) else "ours")
    return frozenset(held)


def _meant(view: View, do: str) -> str | None:
    """The legal action a line means now."""
    if given := _GIVE.fullmatch(do):
        return next((verb for verb in (f"discard {given[1]}", f"pass {given[1]}") if verb in view.legal), None)
    if view.phase is Phase.TRICKS and view.terms is not None and not do.startswith("play "):
        cards = tuple(action.removeprefix("play ") for action in view.legal)
        take = _TAKE.fullmatch(do)
        card = _cheapest(view, view.terms, cards, take[1]) if take else _choice(do, view, view.terms, cards)
        return None if card is None else f"play {card}"
    return do if do in view.legal else None


def _choice(do: str, view: View, terms: Terms, cards: Hand) -> Card | None:
    choose = _CHOICES.get(do)
    return None if choose is None else choose(view, terms, cards)


def _cheapest(view: View, terms: Terms, cards: Hand, limit: str | None) -> Card | None:
    """The weakest card that takes the trick as it lies; with a limit no higher one, and no supertrump."""
    allowed = cards if limit is None else (c for c in cards if value(c) <= int(limit) and not is_supertrump(c, terms))
    return _weakest(view, terms, (card for card in allowed if _takes(view, terms, card)))


def _takes(view: View, terms: Terms, card: Card) -> bool:
    return best_card((*view.trick, card), terms) == len(view.trick)


def _rank(view: View, terms: Terms, card: Card) -> tuple[int, int]:
    """How much a card can do in this trick, and then its value."""
    return strength(card, view.trick[0] if view.trick else card, terms)[0], value(card)


def _weakest(view: View, terms: Terms, cards: Iterable[Card]) -> Card | None:
    return min(cards, key=lambda card: _rank(view, terms, card), default=None)


def _strongest(view: View, terms: Terms, cards: Iterable[Card]) -> Card | None:
    return max(cards, key=lambda card: _rank(view, terms, card), default=None)


_CHOICES: dict[str, Callable[[View, Terms, Hand], Card | None]] = {
    "only": lambda _view, _terms, cards: cards[0] if len(cards) == 1 else None,
    "lowest": _weakest,
    "highest": _strongest,
    "lowest not 1": lambda view, terms, cards: _weakest(view, terms, (card for card in cards if not is_one(card))),
    "one": lambda view, terms, cards: _weakest(view, terms, (card for card in cards if is_one(card))),
    "duck": lambda view, terms, cards: _strongest(
        view, terms, (card for card in cards if not _takes(view, terms, card))
    ),
}
"""What a line may say instead of a card: a choice among those that may be played. `duck`: the strongest that doesn't
take the trick."""
