"""The limits of a server: rates by person and by address, and how many connections each may hold.

Opening more connections doesn't help: all of a person's connections share that person's buckets, and all connections
from an address share that address's.
"""

from __future__ import annotations

from msgspec import Struct

from kibitz.server.limits.buckets import Bucket, Buckets


class LimitSettings(Struct, frozen=True):
    """What the server's host may change; the table in README lists the same settings."""

    rate: float = 20.0
    """Messages a person may send per second in the long run. 0: no limits at all."""
    share: int = 10
    """How many times a person's limits an address has: people behind one router share it."""
    person_sockets: int = 24
    address_sockets: int = 400
    tables: int = 60
    """Unfinished tables that a person may sit at before creating another one."""


class Rate(Struct, frozen=True):
    """Tokens a second in the long run, and at once."""

    often: float
    burst: float


CHAT = Rate(0.5, 6)
"""Always limited: it's for the others at the table, not for the server."""
REPORTS = Rate(1 / 60, 5)
"""Always limited as well: a person reads them."""
ACCOUNTS = Rate(1 / 30, 6)
"""Always limited, too: attempts at recovery codes, and requests for mail."""
UPLOADS = Rate(20 / 3600, 10)
"""Always limited: each stays for months."""
MAILS = Rate(1 / 300, 6)
"""To one mailbox, whoever asks for them: it may be a stranger's."""
DRAFTS = Rate(5, 60)
"""Placing and taking back in a turn that is still open. Each is a row on disk, and nobody's hand is faster."""
CHANGES = Rate(1, 20)
"""Whatever everyone at a table is told besides the game: seats, votes, undo, rematch, and hints."""
SOCKETS = Rate(1, 30)
CREATIONS = Rate(0.1, 20)
READS, WRITES = Rate(5, 20), Rate(0.2, 4)
"""HTTP requests; counted by address only, since the person isn't known yet."""
RECOUNTS = Rate(1, 20)
"""Answers for which a whole game is gone through again: records, replays, figures, and histories of running games."""
BURST = 10
"""Seconds' worth of messages that may come at once."""
REFUSED = 4
"""Extra tokens a refused request costs: it made the server work, and an honest page sends hardly any."""


class SharedRate:
    """A kind of request, counted by person and by address."""

    def __init__(self, rate: Rate, settings: LimitSettings) -> None:
        on, share = bool(settings.rate) or rate in (CHAT, REPORTS, ACCOUNTS, UPLOADS), settings.share
        self._persons = Buckets(rate.often * on, rate.burst)
        self._addresses = Buckets(rate.often * on * share, rate.burst * share)

    def take(self, person: str, address: str) -> bool:
        """Whether both the person and the address may do it once more."""
        return self._persons.take(person) and self._addresses.take(address)

    def take_address(self, address: str) -> bool:
        """The same before anyone knows who it is."""
        return self._addresses.take(address)

    def take_person(self, person: str) -> bool:
        """The same for the person alone, after that."""
        return self._persons.take(person)


class Allowance:
    """What one connection may send, shared with the others of its person and of its address."""

    __slots__ = ("_address", "address", "person")

    def __init__(self, address: str, person: Bucket, shared: Bucket) -> None:
        self.address = address
        self.person = person
        """Someone who sends more is disconnected."""
        self._address = shared

    def address_takes(self) -> bool:
        """Whether the address may send one more message; people who share it may be strangers, so nobody is thrown
        out."""
        return self._address.take()

    def refused(self) -> None:
        """A request was refused."""
        self.person.spend(REFUSED)
        self._address.spend(REFUSED)


class Admission:
    """A place among the connections of an address and, once we know whose it is, of a person."""

    __slots__ = ("_address", "_from", "_most", "_open", "_person")

    def __init__(self, from_: dict[str, int], open_: dict[str, int], address: str, most: int) -> None:
        self._from, self._open, self._address, self._most = from_, open_, address, most
        self._person = ""
        from_[address] = from_.get(address, 0) + 1

    def take_for(self, person: str) -> bool:
        """Whether the person may hold one more connection."""
        held = self._open.get(person, 0)
        if self._most and held >= self._most:
            return False
        self._open[person] = held + 1
        self._person = person
        return True

    def leave(self) -> None:
        """The connection is gone."""
        _less(self._from, self._address)
        _less(self._open, self._person)
        self._address = self._person = ""


def _less(counted: dict[str, int], key: str) -> None:
    if counted.get(key, 0) > 1:
        counted[key] -= 1
    else:
        counted.pop(key, None)


class Limits:
    """All limits of a server."""

    def __init__(self, settings: LimitSettings) -> None:
        self.settings = settings
        self.chat, self.drafts, self.changes, self.sockets, self.creations, self.reads, self.writes, self.reports = (
            SharedRate(rate, settings) for rate in (CHAT, DRAFTS, CHANGES, SOCKETS, CREATIONS, READS, WRITES, REPORTS)
        )
        self.accounts, self.uploads = SharedRate(ACCOUNTS, settings), SharedRate(UPLOADS, settings)
        self.recounts = SharedRate(RECOUNTS, settings)
        self.mails = Buckets(MAILS.often, MAILS.burst)
        rate, share = settings.rate, settings.share
        self._persons = Buckets(rate, BURST * rate)
        self._addresses = Buckets(share * rate, share * BURST * rate)
        self._open: dict[str, int] = {}
        self._from: dict[str, int] = {}

    def connect(self, address: str) -> Admission | None:
        """A place for one more connection of an address, if it may have one."""
        if not self.settings.rate:
            return Admission({}, {}, address, 0)
        if self._from.get(address, 0) >= self.settings.address_sockets or not self.sockets.take_address(address):
            return None
        return Admission(self._from, self._open, address, self.settings.person_sockets)

    def allowance(self, person: str, address: str) -> Allowance:
        """What a connection may send."""
        return Allowance(address, self._persons.of(person), self._addresses.of(address))
