"""All that a table may ask of the server around it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

from msgspec import Struct

from kibitz.engines.feed import Choice
from kibitz.games.core import Outcome, Seat, Viewer
from kibitz.server import clock
from kibitz.server.botpool.jobs import Job
from kibitz.server.storage.notifications.notifications import NewNotice
from kibitz.server.storage.people.manners import Avoidance
from kibitz.server.storage.writer import WriteOrder
from kibitz.table.info import Millis
from kibitz.table.log import Row
from kibitz.table.table import Table
from kibitz.table.unattended import Patience


class Client(Protocol):
    """The connection of someone at a table."""

    @property
    def person(self) -> str:
        """Whose connection it is."""

    @property
    def name(self) -> str:
        """What that person is called."""

    viewer: Viewer
    kept: bool
    """Whether that person has an account."""
    avoidance: Avoidance
    """Whose words they don't see, and at whose tables they get no seat."""

    def push(self, message: bytes) -> None:
        """Send an encoded message."""

    def say(self, message: Struct) -> None:
        """Send a message that is for this client alone."""

    def hold(self) -> None:
        """Hold back what is sent from now on."""

    def release(self) -> None:
        """Send what was held back, in one piece."""

    def close(self, code: str) -> None:
        """Say goodbye and close."""


class AppendRows(Protocol):
    """Makes rows of a table's log durable, with their changes to the index; the game may end with them."""

    def __call__(
        self,
        table: str,
        rows: list[Row],
        done: Callable[[Exception | None], None],
        *,
        changed: dict[str, Any] | None,
        players: list[dict[str, Any]] | None,
        order: WriteOrder,
        finished: bool,
        epoch: int | None,
        notices: tuple[NewNotice, ...],
    ) -> None: ...


class BotService(Protocol):
    """Asks bots for decisions."""

    def serves(self, bot: str, game: str) -> bool:
        """Whether some process can play that bot; any bot if the name is empty."""

    def usual(self, game: str) -> str:
        """The bot for players who didn't choose one."""

    def patience(self, bot: str, ahead: int) -> Millis:
        """How long a decision takes at most if this number were asked for just before it, whatever the cards."""

    def ask(self, job: Job) -> None:
        """Queue a decision."""

    def drop(self, job: Job) -> None:
        """A decision is no longer needed."""

    async def local(self, job: Job) -> Choice:
        """Decide without any bot process."""

    def over(self, table: str, result: Outcome | None) -> None:
        """A game ended: tell the bots that played in it."""


class Presence(Protocol):
    """Who is at a table through other servers, and which server runs it."""

    @property
    def epoch(self) -> int | None:
        """The epoch of the lease under which this server acts by itself; None if it is alone on its database."""

    def at(self, table: str) -> tuple[frozenset[Seat], int]:
        """The seats whose people are connected elsewhere, and the number of spectators there."""

    def keeps(self, table: str, *, attended: bool) -> bool:
        """Whether this server runs a table."""

    def announce(self, table: str, seats: tuple[Seat, ...] = (), watchers: int = 0) -> None:
        """Tell other servers who is at a table through this one."""


class TableNews(Protocol):
    """Hears what happens at tables, for people who aren't there; it must not block."""

    def stepped(self, before: Table, after: Table, rows: list[Row]) -> None:
        """Something happened, and is durable."""

    def looked_around(self, table: Table) -> None:
        """Someone came or went."""

    def came(self, table: str, person: str) -> None:
        """Someone looks at a table."""


class NoNews:
    """Used where nobody wants to hear about tables."""

    def stepped(self, before: Table, after: Table, rows: list[Row]) -> None:
        """Do nothing."""

    def looked_around(self, table: Table) -> None:
        """Do nothing."""

    def came(self, table: str, person: str) -> None:
        """Do nothing."""


NO_NEWS = NoNews()


class TableContext(Struct, frozen=True):
    """The few functions and values that a live table gets from whoever keeps it in memory."""

    append: AppendRows
    read: Callable[[str, int], Awaitable[list[Row]]]
    """The rows of a table's log after a sequence number."""
    last: Callable[[str], Awaitable[int]]
    """The number of the last row of a table's log."""
    bots: BotService
    presence: Presence
    spawn: Callable[[Coroutine[Any, Any, None]], None]
    """Run something in the background."""
    counted: Callable[[], None]
    """Count a step that everyone was told."""
    closed: Callable[[str], None]
    """Forget a table that closed itself."""
    grace: Millis
    """How long someone may be away before a bot plays on for them."""
    deal: Millis
    """How long the deal waits for contributions."""
    patience: Patience
    """How long tables that nobody attends are kept."""
    rows: int
    """How many rows a table's log may have before only what ends the game is taken."""
    vote: Millis
    """How long people have to answer when someone wants to abandon the game."""
    news: TableNews = NO_NEWS
    now: Callable[[], Millis] = clock.now
