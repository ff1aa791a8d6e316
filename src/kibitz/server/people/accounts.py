"""Ways to sign in besides passkeys, and what happens then: a browser becomes someone else."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Coroutine
from hmac import compare_digest
from typing import Any

from msgspec import Struct

from kibitz.locales.catalogue import Catalogue
from kibitz.server import clock
from kibitz.server.asgi import header
from kibitz.server.mail import Mailer, MailError
from kibitz.server.people.device import device
from kibitz.server.people.people import People, Visitor, set_cookie
from kibitz.server.storage.people import accounts, tickets
from kibitz.server.storage.people.accounts import KeptAccount, Redeemed
from kibitz.server.storage.people.people import Person, find_person
from kibitz.server.storage.people.tickets import Ticket
from kibitz.server.storage.store import Store

logger = logging.getLogger("kibitz.people")


class Guest(Struct, frozen=True):
    """Who a browser was before someone signed in with it."""

    name: str
    games: int


class Question(Struct, frozen=True):
    """Someone may sign in, but must first say what becomes of the guest they were; `ticket` then lets them in."""

    ticket: str
    guest: Guest


class Overtaken(Exception):
    """Someone else has used the same recovery code again meanwhile."""


class Accounts:
    """Signs people in by recovery code, by another device, and by a link in a mail."""

    def __init__(
        self,
        people: People,
        store: Store,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        *,
        mailer: Mailer | None = None,
        public: tuple[str, ...] = (),
    ) -> None:
        self._people, self._store, self._spawn = people, store, spawn
        self._mailer, self.public = mailer, public

    async def of(self, person: str) -> KeptAccount:
        """The ways someone can sign in."""
        return await self._store.ask(lambda connection: accounts.account_of(connection, person))

    def changed(self, person: str) -> None:
        """Forget what's cached of a person's sessions: it's out of date."""
        self._people.sessions.renamed(person)

    # Someone signs in.

    async def arrive(self, scope: Any, visitor: Visitor, person: str, recovered: str = "") -> Question | None:
        """Sign someone in as a person, or ask first if this browser's guest has games; `recovered` says by which use of
        a recovery code. Overtaken if another has come in by it."""
        if visitor.id == person:
            if recovered:
                await self._store.change(lambda engine: accounts.forget_used_code(engine, person))
            return None
        if not visitor.kept:
            games, more = await self._store.ask(lambda connection: accounts.belongings(connection, visitor.id))
            if games or more:
                ticket = await self._issue("enter", person=person, session=visitor.session, note=recovered)
                return Question(ticket, Guest(visitor.name, games))
        await self.become(scope, visitor, person, recovered)
        return None

    async def admitted(self, visitor: Visitor, ticket: str) -> Ticket | None:
        """The ticket by which a visitor may sign in, having been asked; it stays valid until `become`."""
        at = clock.now()
        found = await self._store.ask(lambda connection: tickets.look(connection, ticket, "enter", at))
        if found is None or not compare_digest(found.session, visitor.session):
            return None
        if found.note and not await self._store.ask(
            lambda connection: accounts.is_entering(connection, found.person, found.note)
        ):
            return None
        return found

    async def become(self, scope: Any, visitor: Visitor, person: str, recovered: str = "") -> None:
        """Make this browser someone else; Overtaken if another has come in by the same use of a recovery code."""
        token = await self._people.sessions.begin(person, device(header(scope, b"user-agent")), recovered=recovered)
        if token is None:
            raise Overtaken
        await self._people.sessions.end(visitor.id, visitor.session)
        set_cookie(scope, token)

    async def person(self, person: str) -> Person | None:
        """The person with that id."""
        return await self._store.ask(lambda connection: find_person(connection, person))

    # Recovery codes.

    async def new_code(self, person: str) -> str:
        """Make a new recovery code; the previous one stops working."""
        code, at = accounts.new_code(), clock.now()
        await self._store.change(lambda engine: accounts.set_code(engine, person, code, at))
        self.changed(person)
        return code

    async def use_code(self, code: str) -> Redeemed | None:
        """Use a recovery code, which is replaced by a new one."""
        at = clock.now()
        return await self._store.change(lambda engine: accounts.use_code(engine, code, at))

    # Another device.

    async def offer(self, visitor: Visitor) -> str:
        """A secret for another device, which this device must approve."""
        return await self._issue("device", person=visitor.id, session=visitor.session)

    async def offered(self, visitor: Visitor) -> Ticket | None:
        """The state of the secret this device gave out."""
        at = clock.now()
        return await self._store.ask(lambda connection: tickets.of_session(connection, visitor.session, "device", at))

    async def answer(self, visitor: Visitor, *, agree: bool) -> bool:
        """Let the asking device in, or forget the secret; False if nobody asks."""
        if not agree:
            await self._store.change(lambda engine: tickets.withdraw(engine, visitor.session, "device"))
            return True
        found = await self.offered(visitor)
        if found is None or not found.asking:
            return False
        return await self._store.change(lambda engine: tickets.agree(engine, found))

    async def knock(self, scope: Any, visitor: Visitor, token: str) -> Ticket | None:
        """A device asks to be let in by a secret it was shown."""
        at, name = clock.now(), device(header(scope, b"user-agent"))
        found = await self._store.ask(lambda connection: tickets.look(connection, token, "device", at))
        if found is None or found.session == visitor.session:
            return None
        asked = await self._store.change(lambda engine: tickets.ask(engine, found, visitor.session, name))
        return found if asked else None

    async def let_in(self, visitor: Visitor, token: str) -> Ticket | None:
        """The secret a device has asked with; used up if the other device has agreed, None if it isn't valid."""
        at = clock.now()
        found = await self._store.ask(lambda connection: tickets.look(connection, token, "device", at))
        if found is None or not compare_digest(found.asking, visitor.session):
            return None
        if not found.agreed:
            return found
        return await self._store.change(lambda engine: tickets.take(engine, token, "device", at))

    # Links in mails. Asking for one reveals nothing about who has which address.

    @property
    def mails(self) -> bool:
        """Whether links are sent; they lead to a configured address, never to one that a request names."""
        return self._mailer is not None and bool(self.public)

    async def confirm_by_mail(self, visitor: Visitor, address: str, language: str) -> None:
        """Send a link that proves that the address is this person's; without a name, which could be any words."""
        token = await self._issue("address", person=visitor.id, note=address)
        self._send(address, language, "mail-confirm", link=self._link("a", token))

    async def confirmed(self, visitor: Visitor, token: str) -> bool:
        """The person who asked for the link followed it."""
        at = clock.now()
        found = await self._store.ask(lambda connection: tickets.look(connection, token, "address", at))
        if found is None or found.person != visitor.id:
            return False
        if await self._store.change(lambda engine: tickets.take(engine, token, "address", at)) is None:
            return False
        await self._store.change(lambda engine: accounts.set_address(engine, visitor.id, found.note, at))
        self.changed(visitor.id)
        return True

    async def forget_address(self, person: str) -> None:
        """Stop sending links to a person."""
        await self._store.change(lambda engine: accounts.remove_address(engine, person))

    def send_link(self, address: str, language: str) -> None:
        """Send a sign-in link to whoever has the address, if anyone; later, so that timing tells nothing."""
        self._spawn(self._send_link(address, language))

    async def _send_link(self, address: str, language: str) -> None:
        person = await self._store.ask(lambda connection: accounts.person_at(connection, address))
        known = await self.person(person) if person else None
        if known is not None:
            token = await self._issue("link", person=known.id)
            self._send(address, language, "mail-sign-in", name=known.name, link=self._link("m", token))

    async def use_link(self, token: str) -> str | None:
        """Use up a link; returns whose it was."""
        at = clock.now()
        found = await self._store.change(lambda engine: tickets.take(engine, token, "link", at))
        return found.person if found else None

    def _link(self, kind: str, token: str) -> str:
        return f"{self.public[0].rstrip('/')}/in#{kind}.{token}"

    def _send(self, address: str, language: str, message: str, **values: str) -> None:
        self._spawn(self._sent(address, language, message, values))

    async def _sent(self, address: str, language: str, message: str, values: dict[str, str]) -> None:
        if self._mailer is None:
            return
        say = Catalogue(language)
        try:
            await self._mailer.send(address, say(f"{message}-subject"), say(message, **values))
        except MailError as error:
            logger.warning("mail-not-sent", extra={"fields": {"reason": type(error).__name__}})

    async def _issue(self, kind: tickets.TicketKind, *, person: str, session: str = "", note: str = "") -> str:
        at = clock.now()
        return await self._store.change(
            lambda engine: tickets.issue(engine, kind, at, person=person, session=session, note=note)
        )


def number_of(ticket: Ticket, session: str) -> int:
    """Two digits that both devices show, so that nobody lets in a device other than their own."""
    made = hashlib.sha256(f"{ticket.token}:{session}".encode()).digest()
    return 10 + int.from_bytes(made[:4]) % 90
