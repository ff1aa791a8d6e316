"""A server's right to act by itself: for bots, for absent people, when clocks run out.

Each server on a shared database has a row in `leases` and renews it with every beat, by the database's clock. Whoever
finds a row that has run out deletes it: from then on the others look after that server's tables. What a server writes
by itself carries the epoch of its lease, and the transaction that writes it checks that the row is still there. So a
server that was paused, cut off or slow cannot act on what it knew before. What people do needs no lease: the primary
key of the log orders it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Engine, event, text

from kibitz.server.clock import steady
from kibitz.server.storage.writer import Fenced
from kibitz.table.info import Millis

BEATS = 4
"""Heartbeats per lease."""
LONGEST: Millis = 60_000
"""No lease is longer: one that ends later was written before the database's clock was set back."""

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
TAKE = f"INSERT INTO leases (node, until) VALUES (%(node)s, {NOW} + %(length)s) RETURNING epoch"  # noqa: S608  constants
RENEW = f"""
WITH over AS (
    DELETE FROM leases WHERE epoch IN (
        SELECT epoch FROM leases
        WHERE epoch <> %(epoch)s AND (until < {NOW} OR until > {NOW} + {LONGEST})
        FOR UPDATE SKIP LOCKED)
    RETURNING epoch),
renewed AS (UPDATE leases SET until = {NOW} + %(length)s WHERE epoch = %(epoch)s RETURNING epoch)
SELECT node, epoch, epoch IN (SELECT epoch FROM renewed), {NOW}
FROM leases WHERE epoch NOT IN (SELECT epoch FROM over)
"""  # noqa: S608  constants
"""Ends leases that have run out, except those that a transaction relies on right now; renews ours; says who has one."""
RELEASE = "DELETE FROM leases WHERE epoch = %(epoch)s"
_CHECK = text("SELECT epoch FROM leases WHERE epoch = ANY(:epochs) FOR KEY SHARE")
"""The rows may be renewed meanwhile, but not be deleted before the transaction ends."""


class Lease:
    """This server's lease, as far as it knows: by the steady clock, from before the database was asked.

    It counts on half of its time only. The other half is for what was decided just before and is being written.
    """

    def __init__(self, length: Millis) -> None:
        self.length = length
        self.epoch = 0
        self._until: Millis | None = None

    @property
    def beat(self) -> float:
        """Seconds between heartbeats."""
        return self.length / 1000 / BEATS

    @property
    def held(self) -> bool:
        """Whether this server may act by itself."""
        return self._until is not None and steady() < self._until

    @property
    def lapsed(self) -> bool:
        """Whether it was held once and no longer is."""
        return self._until is not None and steady() >= self._until

    def take(self, epoch: int) -> None:
        """The database has given a new one, or renewed it; a new one isn't held yet."""
        if epoch != self.epoch:
            self.epoch = epoch
            self.lose()

    def hold(self, asked: Millis) -> None:
        """It holds from the moment at which the database was asked."""
        self._until = asked + self.length // 2

    def lose(self) -> None:
        """It's over, or we can't be sure that it isn't."""
        if self._until is not None:
            self._until = 0


class LeaseFence:
    """Lets a transaction of the writer through only while the lease it relies on holds."""

    def __init__(self, lease: Lease) -> None:
        self._lease = lease

    def __call__(self, connection: Connection, epochs: Iterable[int]) -> None:
        wanted = set(epochs)
        over = wanted - set(connection.scalars(_CHECK, {"epochs": list(wanted)}))
        if self._lease.epoch in over:
            self._lease.lose()
        if over:
            raise Fenced


def database_time(connection: Connection) -> Millis:
    """The time by the clock that all servers share."""
    moment: Millis = connection.execute(text(f"SELECT {NOW}")).scalar_one()
    return moment


def bound_transactions(engine: Engine, lease: Millis) -> None:
    """A transaction whose server fell silent is ended by the database: nobody waits for its locks for long."""

    def bound(connection: Any, record: object) -> None:
        del record
        with connection.cursor() as cursor:
            cursor.execute(f"SET idle_in_transaction_session_timeout = {max(1000, lease // 2)}")
        connection.commit()

    engine.dispose()
    event.listen(engine, "connect", bound)
