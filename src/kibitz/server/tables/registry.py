"""All tables: those in memory, those on disk that come back on demand, and new ones."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from kibitz.engines.core import BOTS
from kibitz.engines.feed import Choice
from kibitz.games.core import BadOptions, find_game
from kibitz.server.botpool.pool import Pool
from kibitz.server.clock import now
from kibitz.server.cluster.membership import BEAT, Membership
from kibitz.server.cluster.notes import Note, Wrote
from kibitz.server.http.bodies import NewTable, QuickGame
from kibitz.server.run.config import Config
from kibitz.server.socket.connection import Connection
from kibitz.server.socket.messages import HintGiven, Refused
from kibitz.server.storage.store import Person, Store, read_log, running_timed
from kibitz.server.storage.writer import Conflict
from kibitz.server.tables import index
from kibitz.server.tables.live import LiveTable
from kibitz.server.tables.turns import Turns
from kibitz.table import log, requests
from kibitz.table.decide import Change
from kibitz.table.info import Settings
from kibitz.table.requests import CHARACTERS, namesake
from kibitz.table.table import Chair, Table, fold, opening, seat_of, state_for, woken

logger = logging.getLogger("kibitz.tables")

SWEEP = 15.0
USUAL = "club"
"""A bot that is pleasant for newcomers, and quick."""


class TableRegistry:
    """The server's tables; memory is a cache of what the logs say."""

    def __init__(self, config: Config, store: Store, node: str) -> None:
        self.config = config
        self.store = store
        self.tables: dict[str, LiveTable] = {}
        self.pool = Pool(self._bots_changed)
        self.membership = Membership(node, self.pool, self._elsewhere, self._peer_lost)
        self.turns = Turns(self)
        self.moves = 0
        self._hinting: set[str] = set()
        """Who waits for a hint: bots are everyone's, so one at a time."""
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._catching: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Bring back the tables whose clocks run; from now on forget those nobody needs."""
        await self._wake_timed()
        self.spawn(self._sweep())
        self.spawn(self._beat())

    async def _wake_timed(self) -> None:
        for table in await self.store.ask(running_timed):
            try:
                live = await self.find(table)
            except Exception:  # one log that cannot be read must not keep all other tables from coming back
                logger.exception("not-woken", extra={"fields": {"table": table}})
                continue
            if live is not None:
                live.automation.attend()

    def stop(self) -> None:
        """Tell everyone and let go of all tables; what is being written is still written."""
        for task in list(self._tasks):
            task.cancel()
        for live in list(self.tables.values()):
            live.close("stopping")

    async def find(self, table: str) -> LiveTable | None:
        """A table, from memory or from its log."""
        live = self.tables.get(table)
        if live is not None:
            return live
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> LiveTable | None:
        found = await asyncio.to_thread(self.fold, table)
        if found is None:
            return None
        self.turns.forget(table)
        live = self.tables[table] = LiveTable(self, woken(found, now()))
        live.look_around()
        return live

    def fold(self, table: str) -> Table | None:
        """A table as its log tells it; for threads."""
        rows = self.store.run(lambda connection: read_log(connection, table))
        if not rows:
            return None
        found = opening(table, rows[0])
        for row in rows[1:]:
            found, _ = fold(found, row)
        return found

    # New tables.

    async def create(self, person: Person, wish: NewTable) -> Table:
        """Set up a table as wished; BadOptions says what does not fit."""
        game = find_game(wish.game)
        options = game.options(wish.options)
        seats = game.seats(options)
        if len(wish.seats) > seats or (wish.seat is not None and wish.seat >= seats):
            raise BadOptions("too-many-seats", allowed=seats)
        usual = self.usual_bot(wish.game)
        chairs = [log.ChairSpec(spec.kind, bot=spec.bot or usual if spec.kind == "bot" else "") for spec in wish.seats]
        chairs += [log.ChairSpec("open")] * (seats - len(chairs))
        for chair in chairs:
            self.check_bot(chair)
        bodies: list[log.Body] = []
        if wish.seat is not None:
            chairs[wish.seat] = log.ChairSpec("open")
            character = wish.character or namesake(person.name) or CHARACTERS[0]
            bodies.append(log.Sat(wish.seat, person.id, person.name, character))
        created = self._created(wish.game, msgspec.to_builtins(options), wish.settings, tuple(chairs), person.id)
        return await self._write_new(created, bodies)

    async def quick(self, person: Person, wish: QuickGame) -> Table:
        """A private game against bots, dealt as soon as its person has come and contributed."""
        game = find_game(wish.game)
        options = game.options(wish.options)
        bot = log.ChairSpec("bot", bot=wish.bot or self.usual_bot(wish.game))
        self.check_bot(bot)
        chairs = (log.ChairSpec("open"), *(bot,) * (game.seats(options) - 1))
        settings = Settings(public=False, hints=wish.hints, pace=wish.pace)
        created = self._created(wish.game, msgspec.to_builtins(options), settings, chairs, person.id)
        character = wish.character or namesake(person.name) or CHARACTERS[0]
        return await self._write_new(created, [log.Sat(0, person.id, person.name, character), log.Called()])

    def _created(
        self, game: str, options: dict[str, object], settings: Settings, chairs: tuple[log.ChairSpec, ...], host: str
    ) -> log.Opened:
        return log.Opened(
            game=game,
            options=options,
            settings=settings,
            chairs=chairs,
            host=host,
            secret=secrets.token_hex(32),
            invitation=secrets.token_urlsafe(12),
        )

    async def _write_new(self, created: log.Opened, bodies: list[log.Body], name: str = "") -> Table:
        """Write the first rows of a table; it is in memory once they are durable. Conflict if there is one already."""
        at = now()
        rows = [log.Row(1, at, created)]
        table = opening(name or secrets.token_urlsafe(12), rows[0])
        for body in bodies:
            rows.append(log.Row(table.seq + 1, at, body))
            table, _ = fold(table, rows[-1])
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def written(error: Exception | None) -> None:
            if error is not None:
                done.set_exception(error)
            else:
                done.set_result(None)

        self.store.append(table.id, rows, written, fresh=index.fresh(table), players=index.players(None, table))
        await done
        self.tables[table.id] = LiveTable(self, table)
        return table

    def known_bots(self) -> tuple[str, ...]:
        """The bots one may choose: ours, and what connected processes offer."""
        return (*(name for name in self.pool.names() if name not in BOTS), *BOTS)

    def usual_bot(self, game: str) -> str:
        """Whom people meet who did not choose: the best there is, if the usual one is not."""
        names = self.pool.names(game)
        return USUAL if USUAL in names or not names else names[-1]

    def check_bot(self, chair: log.ChairSpec | requests.Arrange) -> None:
        """BadOptions for a bot nobody knows."""
        if chair.kind == "bot" and chair.bot not in self.known_bots():
            raise BadOptions("unknown-bot", value=chair.bot[:40], allowed=", ".join(self.known_bots()))

    # What needs more than one table, or a bot.

    def handle(self, live: LiveTable, connection: Connection, request: requests.Request) -> None:
        """Carry out a request at a table; one that left the memory has told its clients to come back."""
        if live.closed:
            return
        match request:
            case requests.Hint():
                self._hint(live, connection, request)
            case requests.Rematch():
                self.spawn(self._rematch(live, connection, request))
            case requests.Arrange():
                try:
                    self.check_bot(request)
                except BadOptions as error:
                    connection.say(Refused(request.id, error.refusal.code, "", error.refusal.params))
                else:
                    live.handle(connection, request)
            case _:
                live.handle(connection, request)

    def _hint(self, live: LiveTable, connection: Connection, request: requests.Hint) -> None:
        """What a bot would do in the asking person's place, if the table allows that."""
        table = live.shown
        seat = seat_of(table, connection.person)
        if seat is None:
            connection.say(Refused(request.id, "not-seated"))
            return
        acting = table.status == "running" and seat in table.game.to_act(state_for(table, seat))
        reasons = {
            "hints-off": not table.settings.hints,
            "not-your-turn": not acting,
            "no-bots": not self.pool.serves("", table.game.name),
            "too-fast": connection.person in self._hinting,
        }
        for code, holds in reasons.items():
            if holds:
                connection.say(Refused(request.id, code))
                return

        def decided(choice: Choice | None, bot: str) -> None:
            self._hinting.discard(connection.person)
            if choice is not None:
                connection.say(HintGiven(request.id, bot, choice.action, choice.estimates))
            else:
                connection.say(Refused(request.id, "no-bots"))

        self._hinting.add(connection.person)
        self.pool.ask(live.automation.job(seat, "", decided))

    async def _rematch(self, live: LiveTable, connection: Connection, request: requests.Rematch) -> None:
        """Set up the next game: the same people and bots, everyone one seat on."""
        table = live.shown
        if seat_of(table, connection.person) is None:
            connection.say(Refused(request.id, "not-seated"))
            return
        if table.status not in ("over", "abandoned"):
            connection.say(Refused(request.id, "still-running"))
            return
        new = _rematch_id(table)
        if live.head.rematch is None:
            chairs = tuple(_kept(chair) for chair in (*table.chairs[1:], table.chairs[0]))
            options = msgspec.to_builtins(table.options)
            created = self._created(table.game.name, options, table.settings, chairs, connection.person)
            with suppress(Conflict):  # someone else was first: then it is there
                await self._write_new(created, [], new)
        if live.closed:
            return
        if live.head.rematch is None:
            live.submit(Change((log.Rematched(new),)), connection, request)
        else:
            live.answer(connection, request)

    # Housekeeping.

    def heard(self, node: str, note: Note) -> None:
        """Another server says something."""
        if isinstance(note, Wrote):
            self._written_elsewhere(note.table)
        else:
            self.membership.heard(node, note)

    def in_touch(self) -> None:
        """We hear the other servers from now on; what they said before must be asked for and read."""
        self.membership.beat(new=True)
        for live in list(self.tables.values()):
            self._written_elsewhere(live.shown.id)

    def _elsewhere(self, table: str) -> None:
        """Someone came to a table, or left it, at another server."""
        live = self.tables.get(table)
        if live is not None:
            live.look_around()

    def _peer_lost(self) -> None:
        """Another server is gone: what only it looked after is now for us."""
        self.spawn(self._wake_timed())

    def _written_elsewhere(self, table: str) -> None:
        """Another server wrote to a table; while we write to it ourselves, the database tells who was first."""
        self.turns.forget(table)
        live = self.tables.get(table)
        if live is not None:
            live.behind = True
            if not live.pending:
                self.catch_up(live)

    def catch_up(self, live: LiveTable) -> None:
        """Read what another node wrote to a table, and go on from there."""
        if live.shown.id not in self._catching:
            self._catching.add(live.shown.id)
            self.spawn(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        table = live.shown.id
        try:
            live.behind, after = False, live.shown.seq
            rows = await self.store.ask(lambda connection: read_log(connection, table, after))
        finally:
            self._catching.discard(table)
        if not live.closed:
            live.apply_foreign([row for row in rows if row.seq > live.shown.seq])
            if live.behind and not live.pending:  # told of more while we read
                self.catch_up(live)

    async def _beat(self) -> None:
        """Other servers hear from us."""
        while True:
            await asyncio.sleep(BEAT)
            self.membership.beat()

    def _bots_changed(self) -> None:
        for live in list(self.tables.values()):
            live.automation.attend()

    async def _sweep(self) -> None:
        """Tables nobody looks at leave the memory."""
        while True:
            await asyncio.sleep(min(SWEEP, self.config.idle / 1000))
            limit = now() - self.config.idle
            for live in [live for live in self.tables.values() if live.evictable and live.idle_since <= limit]:
                live.close("moved")
                self.turns.remember(live.shown)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else; if it fails, that is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("failed", exc_info=error)


def _rematch_id(table: Table) -> str:
    """Whoever asks, at whichever server: a table has one rematch. Nobody who is not at the table can tell its id."""
    digest = hashlib.sha256(f"rematch:{table.id}:{table.invitation}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:12]).decode()


def _kept(chair: Chair) -> log.ChairSpec:
    """A seat in the next game."""
    if chair.kind == "bot":
        return log.ChairSpec("bot", bot=chair.bot)
    return log.ChairSpec("held", person=chair.person, name=chair.name, character=chair.character)
