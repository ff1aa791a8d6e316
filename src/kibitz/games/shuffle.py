"""The verifiable shuffle: everything random in a game follows from its seed, so anyone can compute it again."""

from __future__ import annotations

from hashlib import sha256, shake_256
from typing import TypeVar

SEED_BYTES = 32

ItemT = TypeVar("ItemT")


class Stream:
    """Random numbers for one label: SHAKE-256 over seed and label, read as big-endian 64-bit words."""

    def __init__(self, seed: bytes, label: str) -> None:
        self._source = shake_256(seed + label.encode("ascii"))
        self._bytes = self._source.digest(512)
        self._at = 0

    def _word(self) -> int:
        if self._at == len(self._bytes):
            self._bytes = self._source.digest(2 * len(self._bytes))
        self._at += 8
        return int.from_bytes(self._bytes[self._at - 8 : self._at], "big")

    def below(self, n: int) -> int:
        """A number from 0 to n−1, each equally likely: words that would favour some are skipped."""
        limit = 2**64 - 2**64 % n
        while (word := self._word()) >= limit:
            pass
        return word % n

    def shuffle(self, items: list[ItemT]) -> list[ItemT]:
        """The list, shuffled in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def joint_seed(secret: bytes, contributions: tuple[bytes, ...]) -> bytes:
    """The seed that a server's secret and the players' contributions, in seat order, make together."""
    return sha256(secret + b"".join(contributions)).digest()


def commitment(secret: bytes) -> bytes:
    """What a server publishes of its secret before it sees any contribution."""
    return sha256(secret).digest()
