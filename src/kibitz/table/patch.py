"""The difference of two values of one struct, as JSON that a client can apply without knowing what it means."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from functools import cache
from itertools import compress
from operator import attrgetter, is_not
from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode


class EncodedPatch:
    """Pieces of JSON, which never change: fields with a new value, and items appended to lists."""

    __slots__ = ("_members", "push", "set")

    def __init__(self, sets: Sequence[bytes] = (), pushes: Sequence[bytes] = ()) -> None:
        self.set, self.push = sets, pushes
        self._members: bytes | None = None

    def __bool__(self) -> bool:
        return bool(self.set or self.push)

    def __add__(self, other: EncodedPatch) -> EncodedPatch:
        if not other:
            return self
        return EncodedPatch([*self.set, *other.set], [*self.push, *other.push])

    def members(self) -> bytes:
        """The members `"set": {…}` and `"push": {…}` of a JSON object, without empty ones."""
        if self._members is None:
            parts = [b'"set":{%b}' % b",".join(self.set)] if self.set else []
            if self.push:
                parts.append(b'"push":{%b}' % b",".join(self.push))
            self._members = b",".join(parts)
        return self._members


NOTHING = EncodedPatch()


class Differ:
    """Compares some fields, given by name."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = tuple(names)
        self._keys = tuple(map(_key, self._names))
        self._get: Callable[[Any], tuple[Any, ...]] = (
            attrgetter(*self._names)
            if len(self._names) > 1
            else self._one_by_one  # attrgetter returns a tuple only for two names or more
        )

    def _one_by_one(self, value: Any) -> tuple[Any, ...]:
        return tuple(getattr(value, name) for name in self._names)

    def __call__(self, old: Any, new: Any) -> EncodedPatch:
        """How to get from one struct to another."""
        return self.between(self._get(old), self._get(new))

    def between(self, was: tuple[Any, ...], is_now: tuple[Any, ...]) -> EncodedPatch:
        """How to get from some values to others, both in the order of the names."""
        return _patch(compress(zip(self._keys, was, is_now, strict=True), map(is_not, was, is_now)))


def patched(old: Any, values: Mapping[str, Any], but: Container[str] = ()) -> EncodedPatch:
    """How to get from a struct to one with other values in some fields; without what it says of some of them."""
    return _patch([(_key(name), getattr(old, name), value) for name, value in values.items() if name not in but])


@cache
def _key(name: str) -> bytes:
    return b'"' + name.encode() + b'":'


def _patch(changes: Iterable[tuple[bytes, Any, Any]]) -> EncodedPatch:
    """Push to lists that only grew; set everything else that differs."""
    sets: list[bytes] = []
    pushes: list[bytes] = []
    for key, before, after in changes:
        if before == after:
            continue
        if before and type(before) is type(after) is tuple and after[: len(before)] == before:
            pushes.append(key + _encode(after[len(before) :]))
        else:
            sets.append(key + _encode(after))
    return EncodedPatch(sets, pushes) if sets or pushes else NOTHING
