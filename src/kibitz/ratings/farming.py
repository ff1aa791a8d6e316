"""Games that aren't rated because they may have been played just for the rating."""

from __future__ import annotations

from collections.abc import Sequence

WINDOW = 30 * 24 * 3600 * 1000
"""How far back the games of a pair count, in milliseconds."""
MANY = 10
"""Rated games between the same two people in that time, before anyone asks who won them."""
ONE_SIDED = 0.9
"""If one of the two won this share of those games, the next one isn't rated."""


def one_sided(ahead: Sequence[int]) -> bool:
    """Whether two people's last games look like farming: 1 where the first was ahead, −1 the other, 0 a tie."""
    if len(ahead) < MANY:
        return False
    return max(ahead.count(1), ahead.count(-1)) >= ONE_SIDED * len(ahead)


def same_address(digests: Sequence[str]) -> bool:
    """Whether two people shared an address, by the known digests of everyone's addresses."""
    known = [digest for digest in digests if digest]
    return len(known) != len(set(known))
