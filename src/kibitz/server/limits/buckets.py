"""Rate limits by token bucket."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_CLIENTS = 20_000


class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second; a rate of 0 means no limit."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._tokens = rate, burst, burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        if not self._rate:
            return True
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def spend(self, tokens: float) -> None:
        """Take extra tokens for a request that turned out expensive, as far as there are any."""
        self._tokens = max(0.0, self._tokens - tokens)


class Buckets:
    """A bucket for each client; the least recently used are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, client: str) -> Bucket:
        """The bucket that all connections of a client share."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket

    def take(self, client: str) -> bool:
        """Take a token of a client."""
        return self.of(client).take()
