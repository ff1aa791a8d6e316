"""The difference of two values of one struct, as JSON that a client can apply without knowing what it means."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import compress
from operator import attrgetter, is_not
from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode


class EncodedPatch:
    """Pieces of JSON: fields with a new value, and items appended to lists."""

    __slots__ = ("push", "set")

    def __init__(self, sets: Iterable[bytes] = (), pushes: Iterable[bytes] = ()) -> None:
        self.set: list[bytes] = list(sets)
        self.push: list[bytes] = list(pushes)

    def __bool__(self) -> bool:
        return bool(self.set or self.push)

    def __add__(self, other: EncodedPatch) -> EncodedPatch:
        return EncodedPatch(self.set + other.set, self.push + other.push)

    def members(self) -> bytes:
        """The members `"set": {…}` and `"push": {…}` of a JSON object, without empty ones."""
        sets = b'"set":{%b}' % b",".join(self.set) if self.set else b""
        if not self.push:
            return sets
        return b'%b%b"push":{%b}' % (sets, b"," if sets else b"", b",".join(self.push))


class Differ:
    """Compares some fields of structs of one type."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = tuple(names)
        self._keys = tuple(b'"' + name.encode() + b'":' for name in self._names)
        self._get: Callable[[Any], tuple[Any, ...]] = (
            attrgetter(*self._names)
            if len(self._names) > 1
            else self._one_by_one  # attrgetter returns a tuple only for two names or more
        )

    def _one_by_one(self, value: Any) -> tuple[Any, ...]:
        return tuple(getattr(value, name) for name in self._names)

    def __call__(self, old: Any, new: Any) -> EncodedPatch:
        """Push to lists that only grew; set everything else that differs."""
        patch, was, is_now = EncodedPatch(), self._get(old), self._get(new)
        for key, before, after in compress(zip(self._keys, was, is_now, strict=True), map(is_not, was, is_now)):
            if before == after:
                continue
            if before and type(before) is type(after) is tuple and after[: len(before)] == before:
                patch.push.append(key + _encode(after[len(before) :]))
            else:
                patch.set.append(key + _encode(after))
        return patch
