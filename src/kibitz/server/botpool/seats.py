"""Which hands the hosts of bots have seen."""

from __future__ import annotations

from collections import OrderedDict

from kibitz.games.core import Seat
from kibitz.server.botpool.hosts import BotHost
from kibitz.server.botpool.jobs import Job

MOST_TABLES = 50_000


class SeatsOfHosts:
    """Which seat each host has seen at tables with people: one that knew two hands could use that against them.

    A host is known by its token and by its network. The server's own processes are trusted with all seats.
    """

    def __init__(self) -> None:
        self._seats: OrderedDict[str, dict[str, Seat]] = OrderedDict()

    def may(self, host: BotHost, job: Job) -> bool:
        """Whether a host may be asked for a decision."""
        if host.trusted or not job.people:
            return True
        known = self._seats.get(job.table, {})
        return all(known.get(key, job.seat) == job.seat for key in (f"token {host.token}", host.address))

    def note(self, host: BotHost, job: Job) -> None:
        """A host is given a decision, and sees the hand."""
        if host.trusted or not job.people:
            return
        known = self._seats.setdefault(job.table, {})
        self._seats.move_to_end(job.table)
        known |= dict.fromkeys((f"token {host.token}", host.address), job.seat)
        if len(self._seats) > MOST_TABLES:
            self._seats.popitem(last=False)

    def forget(self, table: str) -> None:
        """A game is over."""
        self._seats.pop(table, None)
