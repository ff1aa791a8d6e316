"""New tables: a custom one, a quick game against bots, or a rematch."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from kibitz.games.core import AnyGame, BadOptions, find_game
from kibitz.ratings.bots import bot_skill, measured
from kibitz.server.clock import now
from kibitz.server.storage.people.people import Person
from kibitz.server.storage.writer import Conflict
from kibitz.server.tables import index
from kibitz.server.tables.registry import TableRegistry
from kibitz.table import log, rated, requests
from kibitz.table.info import Settings
from kibitz.table.rematch import rematch_chairs, rematch_id
from kibitz.table.requests import CHARACTERS, Character, namesake
from kibitz.table.table import Table, fold, opening


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat of a new table is for."""

    kind: Literal["open", "link", "bot"] = "open"
    bot: str = ""
    """Which bot; `club` if left out."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up; its creator takes `seat`, unless that is None."""

    game: str
    options: dict[str, int | str | bool | None] = {}
    settings: Settings = Settings()
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=10)] = ()
    """Seats left out are open."""
    seat: Annotated[int, Meta(ge=0, le=9)] | None = 0
    character: Character | None = None


class QuickGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A private game against bots that begins at once."""

    game: str
    options: dict[str, int | str | bool | None] = {}
    bot: str = ""
    """Which bot has the other seats; `club` if left out."""
    hints: bool = True
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 600
    character: Character | None = None


class TableFactory:
    """Writes the first rows of tables, and puts them into the registry once they are durable."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.store = registry.store
        self._pool = registry.pool

    async def create(self, person: Person, wish: NewTable, name: str = "") -> Table:
        """Set up a custom table. BadOptions says what doesn't fit, Conflict that the name is taken."""
        game = find_game(wish.game)
        options = game.options(wish.options)
        settings = wish.settings
        if settings.rated:
            self.check_rated(person, game, options)
            settings = rated.rated_settings(settings)
        seats = game.seats(options)
        if len(wish.seats) > seats or (wish.seat is not None and wish.seat >= seats):
            raise BadOptions("too-many-seats", allowed=seats)
        usual = self._pool.usual(wish.game)
        chairs = [log.ChairSpec(spec.kind, bot=spec.bot or usual if spec.kind == "bot" else "") for spec in wish.seats]
        chairs += [log.ChairSpec("open")] * (seats - len(chairs))
        for chair in chairs:
            self.check_bot(chair)
            if settings.rated:
                check_measured(wish.game, seats, chair)
        bodies: list[log.Body] = []
        if wish.seat is not None:
            chairs[wish.seat] = log.ChairSpec("open")
            character = wish.character or namesake(person.name) or CHARACTERS[0]
            bodies.append(log.Sat(wish.seat, person.id, person.name, character, guest=not person.kept))
        opened = _opened(wish.game, msgspec.to_builtins(options), settings, tuple(chairs), person.id)
        return await self._write(opened, bodies, name)

    async def quick(self, person: Person, wish: QuickGame) -> Table:
        """A private game against bots, dealt as soon as its player is here and has contributed."""
        game = find_game(wish.game)
        options = game.options(wish.options)
        bot = log.ChairSpec("bot", bot=wish.bot or self._pool.usual(wish.game))
        self.check_bot(bot)
        chairs = (log.ChairSpec("open"), *(bot,) * (game.seats(options) - 1))
        settings = Settings(public=False, hints=wish.hints, pace=wish.pace)
        opened = _opened(wish.game, msgspec.to_builtins(options), settings, chairs, person.id)
        character = wish.character or namesake(person.name) or CHARACTERS[0]
        return await self._write(
            opened, [log.Sat(0, person.id, person.name, character, guest=not person.kept), log.Called()]
        )

    async def rematch(self, table: Table, host: str) -> None:
        """Set up the next game with the same people and bots, unless it exists already."""
        options = msgspec.to_builtins(table.options)
        opened = _opened(table.game.name, options, table.settings, rematch_chairs(table), host)
        with suppress(Conflict):  # someone else was first, so it exists
            await self._write(opened, [], rematch_id(table))

    async def gather(
        self,
        name: str,
        game: str,
        options: Mapping[str, Any],
        settings: Settings,
        people: Sequence[tuple[Person, str | None]],
        bot: str,
        seats: int,
    ) -> Table:
        """A game that begins at once with these people, each as their favourite animal if it's free, and with bots."""
        robot = log.ChairSpec("bot", bot=bot or self._pool.usual(game))
        chairs = (*(log.ChairSpec("open"),) * len(people), *(robot,) * (seats - len(people)))
        chosen = msgspec.to_builtins(find_game(game).options(options))
        opened = _opened(game, chosen, settings, chairs, people[0][0].id)
        free = list(CHARACTERS)
        bodies: list[log.Body] = []
        for seat, (person, liked) in enumerate(people):
            wanted = liked or namesake(person.name)
            character = wanted if wanted in free else free[0]
            free.remove(character)
            bodies.append(log.Sat(seat, person.id, person.name, character, guest=not person.kept))
        return await self._write(opened, [*bodies, log.Called()], name)

    def check_rated(self, person: Person, game: AnyGame, options: Any, bot: str = "") -> None:
        """BadOptions if a person may not play for ratings with these options, or not against that bot."""
        if not person.kept:
            raise BadOptions("rated-needs-account")
        rated.check_options(game, options)
        if bot:
            check_measured(game.name, game.seats(options), log.ChairSpec("bot", bot=bot))

    def check_bot_named(self, bot: str) -> None:
        """BadOptions for a bot's name that nobody knows; no name is fine."""
        if bot:
            self.check_bot(log.ChairSpec("bot", bot=bot))

    def check_bot(self, chair: log.ChairSpec | requests.Arrange) -> None:
        """BadOptions for a bot nobody knows."""
        known = self._pool.known()
        if chair.kind == "bot" and chair.bot not in known:
            raise BadOptions("unknown-bot", value=chair.bot[:40], allowed=", ".join(known))

    async def _write(self, opened: log.Opened, bodies: list[log.Body], name: str = "") -> Table:
        """Write the first rows of a table; it's in memory once they're durable. Conflict if it exists already."""
        at = now()
        rows = [log.Row(1, at, opened)]
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
        self._registry.add(table)
        return table


def check_measured(game: str, players: int, chair: log.ChairSpec | requests.Arrange) -> None:
    """BadOptions for a bot whose strength was never measured: nobody can be rated against it."""
    if chair.kind == "bot" and bot_skill(game, players, chair.bot) is None:
        raise BadOptions("rated-bot", value=chair.bot[:40], allowed=", ".join(measured(game, players)))


def _opened(
    game: str, options: dict[str, Any], settings: Settings, chairs: tuple[log.ChairSpec, ...], host: str
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
