"""The public fields of a view, each with what it is made of: after a step only those are made anew that it can have
changed, which for a card that is played is a handful of twenty."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import attrgetter, is_not
from typing import Any

from msgspec import Struct


class Made(Struct, frozen=True):
    """How a field is made of a state, and of which fields of the state. What it reads must all be named."""

    make: Callable[[Any], Any]
    of: tuple[str, ...]


def made(make: Callable[[Any], Any], *of: str) -> Made:
    """A field that is worked out from some fields of the state."""
    return Made(make, of)


def copied(name: str) -> Made:
    """A field that the state has, too."""
    return Made(attrgetter(name), (name,))


class PublicFields:
    """All public fields of a game's view, in the view's order."""

    def __init__(self, **fields: Made) -> None:
        self._fields = fields
        self._read = sorted({name for field in fields.values() for name in field.of})
        self._get = attrgetter(*self._read)
        self._stale: dict[tuple[bool, ...], tuple[tuple[str, Callable[[Any], Any]], ...]] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._fields)

    def of(self, state: Any) -> dict[str, Any]:
        """All of them."""
        return {name: field.make(state) for name, field in self._fields.items()}

    def changed(self, before: Any, after: Any) -> dict[str, Any]:
        """Those that may differ between two states, as they are in the second: states hold values, so a field made of
        the very same objects is the same."""
        differs = tuple(map(is_not, self._get(before), self._get(after)))
        stale = self._stale.get(differs)
        if stale is None:
            stale = self._stale[differs] = self._made_of(differs)
        return {name: make(after) for name, make in stale}

    def _made_of(self, differs: tuple[bool, ...]) -> tuple[tuple[str, Callable[[Any], Any]], ...]:
        other = {name for name, changed in zip(self._read, differs, strict=True) if changed}
        return tuple((name, field.make) for name, field in self._fields.items() if other.intersection(field.of))
