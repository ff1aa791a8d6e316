"""Actions and their text: `up 17`, `down 45`, `opp-up 12`, `opp-down 55`, `end`."""

from __future__ import annotations

import re
from typing import TypeAlias

from msgspec import Struct

from kibitz.games.core import unparsable
from kibitz.games.face_to_face.piles import Card, Pile


class Place(Struct, frozen=True, tag="place"):
    """Place a card on a pile."""

    pile: Pile
    card: Card

    def __str__(self) -> str:
        return f"{self.pile} {self.card}"


class End(Struct, frozen=True, tag="end"):
    """End the turn and draw."""

    def __str__(self) -> str:
        return "end"


Action: TypeAlias = Place | End

_PLACE = re.compile(r"(up|down|opp-up|opp-down) ([1-9][0-9]?)")


def parse(text: str) -> Action:
    """The action a text means; the text must be exactly as `str` writes it."""
    if text == "end":
        return End()
    found = _PLACE.fullmatch(text)
    if found is None:
        raise unparsable(text)
    return Place(Pile(found[1]), int(found[2]))
