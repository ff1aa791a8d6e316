"""The people who play here, remembered while they are active."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from kibitz.server.asgi import header
from kibitz.server.clock import now
from kibitz.server.people.identity import Keys, new_person, read_cookie
from kibitz.server.storage.manners import Avoidance, avoidance
from kibitz.server.storage.store import Person, Store, find_person, name_person
from kibitz.table.requests import character_names

MOST_REMEMBERED = 10_000


class People:
    """Finds who sent a request, and gives people names."""

    def __init__(self, keys: Keys, store: Store) -> None:
        self.keys = keys
        self._store = store
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def of(self, scope: Mapping[str, Any]) -> Person | None:
        """Who sent this, by the cookie."""
        person = self.keys.person(read_cookie(header(scope, b"cookie")))
        if person is None:
            return None
        known = self._known.get(person)
        if known is None:
            known = await self._store.ask(lambda connection: find_person(connection, person))
            if known is not None:
                self._remember(known)
        return known

    async def name(self, person: Person | None, name: str | None, language: str = "en") -> Person:
        """A new guest, or a new name for one; who says none is named after an animal."""
        if person is not None and (name is None or name == person.name):
            return person
        wish = _tidy(name or "") or _some_animal(language)
        key = person.id if person else new_person()
        named = await asyncio.to_thread(name_person, self._store.engine, key, wish, now())
        self._remember(named)
        return named

    async def avoidance(self, person: str) -> Avoidance:
        """How someone treats others, and others them; asked of the database, since another server may know better."""
        return await self._store.ask(lambda connection: avoidance(connection, person)) if person else Avoidance()

    def _remember(self, person: Person) -> None:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)


def _some_animal(language: str) -> str:
    animals = tuple(character_names(language).values())
    return f"{secrets.choice(animals)} {secrets.randbelow(9000) + 1000}"


def _tidy(name: str) -> str:
    """A name on one line, without signs nobody can see."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
