"""Editions and options. An edition is data: what is in the box, and how its rulebook settles what others leave open."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from kibitz.games.core import BadOptions, OptionSpec, check_options
from kibitz.games.nyet.cards import COLOURS, Card, deck

Box: TypeAlias = str
NONE: Box = "none"


class Line(StrEnum):
    """The lines of the board, top to bottom."""

    FIRST = "first"
    DISCARD = "discard"
    TRUMP = "trump"
    SUPER = "super"
    POINTS = "points"


class BonusRule(StrEnum):
    """What the bonus card doubles."""

    HOLDER_SCORE = "holder-score"
    HOLDER_TRICKS = "holder-tricks"


class SupertrumpFollows(StrEnum):
    """Which colours a supertrump belongs to."""

    TRUMP = "trump"
    TRUMP_AND_COLOUR = "trump-and-colour"


class BonusCard(StrEnum):
    """Who holds the bonus card."""

    UNUSED = "unused"
    LONE_PLAYER = "lone-player"
    ONE_OF_THE_PAIR = "one-of-the-pair"


class GiveUp(Struct, frozen=True):
    """What a box of the discard line asks of everyone."""

    cards: int = 0
    ones: bool = True
    """Whether a 1 may be given up."""
    to: int = 0
    """How many seats to the left the cards go; 0: they leave the round."""


class Seating(Struct, frozen=True):
    """What changes with the number of players."""

    hand: int
    team_sizes: tuple[int, ...]
    """The possible sizes of the first player's team, the first player included."""
    bonus: BonusCard
    rounds: int
    removed: tuple[int, ...] = ()
    """Values that are taken out of the deck."""


class Edition(Struct, frozen=True):
    """A published game."""

    copies: dict[int, int]
    """How many cards of each value there are in each colour."""
    seatings: dict[int, Seating]
    give_ups: dict[Box, GiveUp]
    trumps: tuple[Box, ...]
    supertrumps: tuple[Box, ...]
    points: tuple[Box, ...]
    vetoer: int
    """How many seats to the left of the dealer the NYET! phase begins."""
    bonus_rule: BonusRule
    supertrump_follows: SupertrumpFollows


WESTERN = Edition(
    copies={1: 3} | dict.fromkeys(range(2, 14), 1),
    seatings={
        2: Seating(hand=15, team_sizes=(1,), bonus=BonusCard.UNUSED, rounds=8),
        3: Seating(hand=16, team_sizes=(1, 2), bonus=BonusCard.LONE_PLAYER, rounds=9, removed=(11, 12, 13)),
        4: Seating(hand=15, team_sizes=(2,), bonus=BonusCard.UNUSED, rounds=8),
        5: Seating(hand=12, team_sizes=(2, 3), bonus=BonusCard.ONE_OF_THE_PAIR, rounds=10),
    },
    give_ups={
        "1": GiveUp(cards=1),
        "2": GiveUp(cards=2),
        "1x": GiveUp(cards=1, ones=False),
        "left": GiveUp(cards=1, to=1),
        NONE: GiveUp(),
    },
    trumps=COLOURS,
    supertrumps=(*COLOURS, NONE),
    points=("1", "2", "3", "4", "-2"),
    vetoer=0,
    bonus_rule=BonusRule.HOLDER_SCORE,
    supertrump_follows=SupertrumpFollows.TRUMP,
)

EDITIONS: Mapping[str, Edition] = {
    "en": WESTERN,
    "fr": WESTERN,
    "de": WESTERN,
    "pl": replace(
        WESTERN,
        bonus_rule=BonusRule.HOLDER_TRICKS,
        supertrump_follows=SupertrumpFollows.TRUMP_AND_COLOUR,
    ),
}


def option_specs() -> tuple[OptionSpec, ...]:
    """The options; editions and numbers of players follow from the table of editions."""
    seatings = [players for edition in EDITIONS.values() for players in edition.seatings]
    return (
        OptionSpec("players", "number", low=min(seatings), high=max(seatings), default=4, role="players"),
        OptionSpec("edition", "choice", choices=tuple(EDITIONS), default="en", role="edition"),
        OptionSpec("bonus_rule", "choice", choices=tuple(BonusRule)),
        OptionSpec("supertrump_follows", "choice", choices=tuple(SupertrumpFollows)),
        OptionSpec("no_trump_box", "flag", default=False),
        OptionSpec("rounds", "number", low=1, high=100, group="length", suggested=4, multiple_of="players"),
        OptionSpec("target", "number", low=1, high=10_000, group="length", suggested=100),
    )


class Options(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """Complete options of a table, with the edition's defaults filled in."""

    players: int
    edition: str
    bonus_rule: BonusRule
    supertrump_follows: SupertrumpFollows
    no_trump_box: bool
    rounds: int | None = None
    target: int | None = None


class Ruleset(Struct, frozen=True):
    """What follows from the options for every round of a game."""

    options: Options
    seating: Seating
    deck: tuple[Card, ...]
    boxes: dict[Line, tuple[Box, ...]]
    give_ups: dict[Box, GiveUp]
    vetoer: int


def read_options(given: Mapping[str, object]) -> Options:
    """Complete options: given ones override the edition's. BadOptions if they don't fit together."""
    if given.get("rounds") is not None and given.get("target") is not None:
        raise BadOptions("rounds-with-target", option="target")
    chosen: dict[str, Any] = check_options(option_specs(), {k: v for k, v in given.items() if v is not None})
    edition = EDITIONS[chosen["edition"]]
    if chosen["players"] not in edition.seatings:
        seated = ", ".join(map(str, edition.seatings))
        raise BadOptions("bad-option", option="players", value=str(chosen["players"]), allowed=seated)
    chosen["bonus_rule"] = BonusRule(chosen["bonus_rule"] or edition.bonus_rule)
    chosen["supertrump_follows"] = SupertrumpFollows(chosen["supertrump_follows"] or edition.supertrump_follows)
    if chosen["target"] is None:
        chosen["rounds"] = chosen["rounds"] or edition.seatings[chosen["players"]].rounds
    return Options(**chosen)


@lru_cache(maxsize=64)
def ruleset(options: Options) -> Ruleset:
    """The deck, the board and the seating that follow from options."""
    edition = EDITIONS[options.edition]
    seating = edition.seatings[options.players]
    house = (NONE,) if options.no_trump_box else ()
    return Ruleset(
        options=options,
        seating=seating,
        deck=deck({v: n for v, n in edition.copies.items() if v not in seating.removed}),
        boxes={
            Line.FIRST: tuple(str(seat) for seat in range(options.players)),
            Line.DISCARD: tuple(edition.give_ups),
            Line.TRUMP: tuple(dict.fromkeys((*edition.trumps, *house))),
            Line.SUPER: edition.supertrumps,
            Line.POINTS: edition.points,
        },
        give_ups=edition.give_ups,
        vetoer=edition.vetoer,
    )
