"""The bots that search: the same names for both games, weaker by less thought."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from kibitz.bots import face_to_face_search, nyet_search
from kibitz.bots.core import Decision
from kibitz.games.nyet.view import View as NyetView

SPARE = 0.8
"""The share of a caller's limit that is for thinking; the rest is for what cannot be interrupted."""
LEAST = 0.1
"""Milliseconds of thought where a caller allows none: to an effort, 0 would mean as long as it takes."""


class SearchBot:
    """A player that thinks as long as its name says, or as its caller allows if that is less."""

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, view: Any, *, rng: random.Random, millis: int) -> Decision:
        if isinstance(view, NyetView):
            return nyet_search.decide(view, self._within(nyet_search.EFFORTS, millis), rng)
        return face_to_face_search.decide(view, self._within(face_to_face_search.EFFORTS, millis), rng)

    def _within(self, efforts: dict[str, Any], millis: int) -> Any:
        effort = efforts[self.name]
        return replace(effort, millis=max(LEAST, min(effort.millis, SPARE * millis)))
