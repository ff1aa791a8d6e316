"""The people who play here: who sent a request, and what they're called."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Any

from kibitz.server.asgi import header
from kibitz.server.clock import now
from kibitz.server.people.device import device
from kibitz.server.people.identity import Keys, cookie_header, is_secure, new_person, read_cookie
from kibitz.server.people.sessions import Sessions
from kibitz.server.storage.people.manners import Avoidance, avoidance
from kibitz.server.storage.people.names import is_reserved, tidy
from kibitz.server.storage.people.people import LONGEST_SKELETON, Person, name_person
from kibitz.server.storage.people.sessions import has_signed_cookie
from kibitz.server.storage.people.skeleton import skeleton
from kibitz.server.storage.store import Store
from kibitz.table.requests import character_names

COOKIE = "kibitz.cookie"
"""Where the scope of a request holds the cookie that its answer is to set."""


class Visitor(Person, frozen=True):
    """Someone who sent a request, and their session; none while all they have is a signed cookie."""

    session: str = ""


class Banned(Exception):
    """Someone the host has banned sent a request."""

    code = "banned"


class NameRefused(Exception):
    """A name that isn't allowed, and why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class People:
    """Finds who sent a request, and gives people names."""

    def __init__(self, keys: Keys, store: Store, bots: Callable[[], Iterable[str]] = tuple) -> None:
        self.keys = keys
        self.sessions = Sessions(store)
        self._store = store
        self._bots = bots

    async def of(self, scope: Any) -> Visitor | None:
        """Who sent a request, by its cookie; raises Banned. When it's time, the answer to an HTTP request sets a new
        cookie."""
        cookie = read_cookie(scope)
        if not cookie:
            return None
        session = await self.sessions.find(cookie)
        if session is None:
            return await self._upgraded(scope, cookie)
        if session.banned:
            raise Banned
        if scope["type"] == "http" and (token := await self.sessions.renewed(session, cookie)):
            set_cookie(scope, token)
        return Visitor(session.person, session.name, session.kept is not None, session.id)

    async def _upgraded(self, scope: Any, cookie: str) -> Visitor | None:
        """Who has a signed cookie of an earlier release; with the first answer it becomes a session."""
        person = self.keys.person(cookie)
        if person is None:
            return None
        if scope["type"] != "http":
            name = await self._store.ask(lambda connection: has_signed_cookie(connection, person))
            return None if name is None else Visitor(person, name)
        token = await self.sessions.begin(person, device(header(scope, b"user-agent")), signed=cookie)
        if token is not None:
            set_cookie(scope, token)
        session = await self.sessions.find(cookie)  # another request may have been quicker
        return Visitor(session.person, session.name, session.kept is not None, session.id) if session else None

    async def welcome(self, scope: Any, person: Person) -> None:
        """Begin a session for someone new."""
        token = await self.sessions.begin(person.id, device(header(scope, b"user-agent")))
        if token is not None:
            set_cookie(scope, token)

    async def name(
        self, person: Person | None, name: str | None, language: str = "en", *, exact: bool = False
    ) -> Person:
        """A new guest, or a new name for one; without a name they're named after an animal.

        NameRefused for names that aren't allowed; NameTaken if it must be exactly this one and someone has it.
        """
        if person is not None and (name is None or name == person.name):
            return person
        wish = _some_animal(language) if name is None else self._allowed(name)
        key = person.id if person else new_person()
        exactly = exact and name is not None
        named = await self._store.change(lambda engine: name_person(engine, key, wish, now(), exact=exactly))
        self.sessions.renamed(key)
        return named

    async def avoidance(self, person: str) -> Avoidance:
        """Whom someone avoids, and who avoids them; read from the database, since another server may have changed
        it."""
        return await self._store.ask(lambda connection: avoidance(connection, person)) if person else Avoidance()

    def _allowed(self, name: str) -> str:
        """A name as it's shown; NameRefused if it isn't allowed."""
        wish = tidy(name)
        looks = skeleton(wish)
        if not looks:
            raise NameRefused("name-unseen")
        if len(looks) > LONGEST_SKELETON:
            raise NameRefused("name-too-long")
        if is_reserved(wish) or looks in map(skeleton, self._bots()):
            raise NameRefused("name-of-bot")
        return wish


def set_cookie(scope: Any, token: str) -> None:
    """Have the answer to a request set the cookie; an empty one is deleted."""
    scope[COOKIE] = cookie_header(token, secure=is_secure(scope))


def _some_animal(language: str) -> str:
    animals = tuple(character_names(language).values())
    return f"{secrets.choice(animals)} {secrets.randbelow(9000) + 1000}"
