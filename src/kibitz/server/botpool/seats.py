"""Which hands the hosts of bots have seen."""

from __future__ import annotations

from collections import OrderedDict

from kibitz.engines.core import BOTS
from kibitz.games.core import Seat
from kibitz.server.botpool.hosts import BotHost
from kibitz.server.botpool.jobs import Job

MOST_TABLES = 50_000
SERVER = "server "
"""What the name of another server of the cluster begins with, in place of a host's."""


class SeatsOfHosts:
    """Which seat each host has seen at tables with people: one that knew two hands could use that against them.

    A host is known by its token and by its network. The server's own processes are trusted with all seats. A host may
    be connected to other servers of the cluster, too. Where another server asks, it gets the bots that every server has
    from own processes alone; with all other bots, whoever is asked at one server may be who is asked at another.
    """

    def __init__(self) -> None:
        self._seats: OrderedDict[str, dict[str, set[Seat]]] = OrderedDict()

    def may(self, host: BotHost, job: Job, *, relay: bool) -> bool:
        """Whether a host may be asked for a decision, or another server for one of its hosts."""
        if not job.people or (host.trusted and not relay) or (relay and _everywhere(job)):
            return True
        if job.relayed and _everywhere(job):
            return False
        known, keys = self._seats.get(job.table, {}), _keys(host, relay=relay)
        if relay:  # which sees to its own hosts
            return all(seats == {job.seat} for key, seats in known.items() if key not in keys)
        return all(seats == {job.seat} for key, seats in known.items() if key in keys or key.startswith(SERVER))

    def note(self, host: BotHost, job: Job, *, relay: bool) -> None:
        """A host is given a decision, and sees the hand."""
        if not job.people or (host.trusted and not relay) or (relay and _everywhere(job)):
            return
        known = self._seats.setdefault(job.table, {})
        self._seats.move_to_end(job.table)
        for key in _keys(host, relay=relay):
            known.setdefault(key, set()).add(job.seat)
        if len(self._seats) > MOST_TABLES:
            self._seats.popitem(last=False)

    def forget(self, table: str) -> None:
        """A game is over."""
        self._seats.pop(table, None)


def _everywhere(job: Job) -> bool:
    """Whether a decision is for one of the bots that every server has."""
    return not job.bot or job.bot in BOTS


def _keys(host: BotHost, *, relay: bool) -> tuple[str, ...]:
    return (f"{SERVER}{host.address}",) if relay else (f"token {host.token}", host.address)
