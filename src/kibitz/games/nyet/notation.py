"""Actions and their text: `x trump R`, `team 1+3`, `bonus 4`, `discard R5`, `pass R5`, `play G13`."""

from __future__ import annotations

import re
from functools import lru_cache
from sys import intern
from typing import TypeAlias

from msgspec import Struct

from kibitz.games.core import Seat, unparsable
from kibitz.games.nyet.cards import Card
from kibitz.games.nyet.editions import Box, Line
from kibitz.games.nyet.teams import Team


class Cover(Struct, frozen=True, tag="cover"):
    """Cover a box with a token."""

    line: Line
    box: Box

    def __str__(self) -> str:
        return f"x {self.line} {self.box}"


class ChooseTeam(Struct, frozen=True, tag="team"):
    """Choose the first player's whole team."""

    team: Team

    def __str__(self) -> str:
        return f"team {'+'.join(map(str, self.team))}"


class GiveBonus(Struct, frozen=True, tag="bonus"):
    """Give the bonus card to a seat."""

    seat: Seat

    def __str__(self) -> str:
        return f"bonus {self.seat}"


class Discard(Struct, frozen=True, tag="discard"):
    """Give up a card: it leaves the round."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


class Pass(Struct, frozen=True, tag="pass"):
    """Hand a card to a neighbour."""

    card: Card

    def __str__(self) -> str:
        return f"pass {self.card}"


class Play(Struct, frozen=True, tag="play"):
    """Play a card to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


Action: TypeAlias = Cover | ChooseTeam | GiveBonus | Discard | Pass | Play

_ACTION = re.compile(
    r"x (?P<line>first|discard|trump|super|points) (?P<box>[BRYG]|-?[0-9]{1,2}|[0-9]?[a-z]{1,8})"
    r"|team (?P<team>[0-9](?:\+[0-9]){0,4})"
    r"|bonus (?P<bonus>[0-9])"
    r"|(?P<verb>discard|pass|play) (?P<card>[BRYG][1-9][0-9]?)"
)
_WITH_CARD: dict[str, type[Discard | Pass | Play]] = {"discard": Discard, "pass": Pass, "play": Play}


@lru_cache(1024)  # a table's moves are some eighty texts
def parse(text: str) -> Action:
    """The action a text means; the text must be exactly as `str` writes it. A card is the very string of the deck."""
    found = _ACTION.fullmatch(text)
    if found is None:
        raise unparsable(text)
    part = found.groupdict()
    if part["line"]:
        return Cover(Line(part["line"]), part["box"])
    if part["team"]:
        return ChooseTeam(tuple(map(int, part["team"].split("+"))))
    if part["bonus"]:
        return GiveBonus(int(part["bonus"]))
    return _WITH_CARD[part["verb"]](intern(part["card"]))
