"""The checkable shuffle written a second time, straight from its description and without a line of the first."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Sequence
from typing import TypeVar

ItemT = TypeVar("ItemT")


def words(seed: bytes, label: str) -> Iterator[int]:
    """SHAKE-256 over seed and label, as consecutive big-endian unsigned 64-bit words."""
    output = hashlib.shake_256(seed + label.encode("ascii")).digest(8 * 4096)
    for (word,) in struct.iter_unpack(">Q", output):
        yield word


def below(stream: Iterator[int], n: int) -> int:
    """Words until one is less than the greatest multiple of n up to 2^64; that word modulo n."""
    for word in stream:
        if word < (2**64 // n) * n:
            return word % n
    raise AssertionError("4096 words do for any shuffle here")


def shuffled(seed: bytes, label: str, items: Sequence[ItemT]) -> list[ItemT]:
    """For i from the last place down to 1, swap items i and below(i + 1)."""
    stream, result = words(seed, label), list(items)
    i = len(result) - 1
    while i >= 1:
        j = below(stream, i + 1)
        result[i], result[j] = result[j], result[i]
        i -= 1
    return result
