"""Finds people a game: keeps their wishes, tells them how many wait, and makes the table once a group is together."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from kibitz.games.core import find_game
from kibitz.server import clock
from kibitz.server.matchmaking import wishes
from kibitz.server.matchmaking.wishes import GameWish, Listed
from kibitz.server.storage.people.people import Person
from kibitz.server.storage.ratings import Rating, rating_of
from kibitz.server.storage.store import Store
from kibitz.server.storage.writer import Conflict
from kibitz.server.tables.factory import TableFactory
from kibitz.table.info import ClockSettings, Millis, Settings
from kibitz.table.rated import rated_settings

HOLD = 5.0
"""Seconds after which a waiting request is answered even if nothing has changed."""
LOOK = 1.0
"""Seconds between checks of the database for what happens at other servers."""
MEETING_LOOK = 0.25
QUICK = ClockSettings(seconds=30, bank=120)

RatingOf: TypeAlias = Callable[[Connection, str, str, int], Rating | None]
"""A person's rating in a game with a number of players; None if they have none."""
USUAL_RATING = 1500
"""The rating assumed for someone who has none."""


class FoundGame(Struct, frozen=True, omit_defaults=True):
    """The state of a search for a game. `meeting`: ask again at once, to confirm that you're there."""

    state: Literal["none", "waiting", "meeting", "table"]
    waiting: int = 0
    """How many wait for the same game, including me."""
    seats: int = 0
    fill: Millis | None = None
    """From when on bots may have the free seats."""
    table: str = ""


class GameFinder:
    """Finds games for people. All state is in the database, so it doesn't matter which server they ask."""

    def __init__(
        self,
        store: Store,
        factory: TableFactory,
        rating: RatingOf = rating_of,
        now: Callable[[], Millis] = clock.now,
    ) -> None:
        self._store, self._factory, self._rating, self._now = store, factory, rating, now
        self._changed = asyncio.Event()

    async def seek(self, seeker: Person, wish: GameWish) -> FoundGame:
        """Start looking; BadOptions says what doesn't fit."""
        game, person = find_game(wish.game), seeker.id
        options = game.options(wish.options)
        self._factory.check_bot_named(wish.bot)
        seats = game.seats(options)
        if wish.mode == "rated":
            self._factory.check_rated(seeker, game, options, wish.bot)
        text = msgspec.json.encode(msgspec.to_builtins(options), order="deterministic")
        key = f"{wish.game}:{wish.mode}:{wish.pace}:{hashlib.sha256(text).hexdigest()[:20]}"
        rating = await self._store.ask(lambda connection: self._rating(connection, person, wish.game, seats))
        rated = USUAL_RATING if rating is None else round(rating.value)
        await self._store.change(lambda engine: wishes.put(engine, person, wish, key, seats, rated, self._now()))
        return await self.look(person, hold=0)

    async def look(self, person: str, hold: float = HOLD) -> FoundGame:
        """Confirm that someone is still there; answered when something changes, or after a while."""
        end = time.monotonic() + hold
        listed = await self._arrive(person)
        first = listed
        while True:
            if listed is not None and listed.together and not listed.made:
                listed = await self._make(person, listed.meeting)
            left = end - time.monotonic()
            if listed is None or listed.made or (listed.meeting and not listed.ready) or left <= 0:
                return _found(listed)
            if first is not None and listed.waiting != first.waiting and not listed.meeting:
                return _found(listed)
            await self._pause(min(left, MEETING_LOOK if listed.meeting else LOOK))
            due = listed.fill is not None and listed.fill <= self._now() and not listed.meeting
            listed = await (self._arrive(person) if due else self._listed(person))

    async def stop(self, person: str) -> None:
        """Stop looking."""
        await self._store.change(lambda engine: wishes.drop(engine, person))
        self._wake()

    async def counts(self) -> dict[str, int]:
        """How many wait for each game."""
        return await self._store.ask(lambda connection: wishes.counts(connection, self._now()))

    async def _arrive(self, person: str) -> Listed | None:
        found = await self._store.change(lambda engine: wishes.arrive(engine, person, self._now()))
        self._wake()
        return found

    async def _listed(self, person: str) -> Listed | None:
        return await self._store.ask(lambda connection: wishes.listed(connection, person, self._now()))

    async def _make(self, person: str, meeting: str) -> Listed | None:
        """Make the table of a group. Everyone in it may try, since there can only be one table with that id."""
        people, seats = await self._store.ask(lambda connection: wishes.met(connection, meeting))
        if people:
            wish = people[0][1]
            settings = Settings(clock=QUICK if wish.pace == "quick" else None)
            if wish.mode == "rated":
                settings = rated_settings(replace(settings, hints=False, rated=True))
            seated = [(one, wished.character) for one, wished in people]
            with suppress(Conflict):  # someone else in the group was first
                await self._factory.gather(meeting, wish.game, wish.options, settings, seated, wish.bot, seats)
            await self._store.change(lambda engine: wishes.made(engine, meeting))
            self._wake()
        return await self._listed(person)

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), seconds)


def _found(listed: Listed | None) -> FoundGame:
    if listed is None:
        return FoundGame("none")
    state: Literal["waiting", "meeting", "table"] = (
        "table" if listed.made else "meeting" if listed.meeting else "waiting"
    )
    table = listed.meeting if listed.made else ""
    return FoundGame(state, listed.waiting, listed.seats, listed.fill, table)
