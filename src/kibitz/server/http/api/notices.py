"""Routes for notifications: those that wait, where else to send them, and links that unsubscribe."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Literal, TypeAlias, TypeVar

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct
from sqlalchemy import Connection, Engine

from kibitz.server.asgi import header
from kibitz.server.clock import now
from kibitz.server.http.api.asking import AnyRequest, asking, errors
from kibitz.server.http.problems import HttpProblem
from kibitz.server.limits.addresses import address_of, mailbox
from kibitz.server.mail import MailError
from kibitz.server.notifications.encryption import check_keys
from kibitz.server.notifications.notices import Notices
from kibitz.server.notifications.outgoing import AddressRefused
from kibitz.server.notifications.wording import KINDS
from kibitz.server.people.device import device
from kibitz.server.storage.notifications import channels
from kibitz.server.storage.notifications import notifications as queries
from kibitz.server.storage.notifications.notifications import Notice
from kibitz.server.storage.notifications.quiet import find_zone
from kibitz.server.storage.people.people import Person
from kibitz.server.storage.store import Store
from kibitz.table.info import Millis

Token = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_.-]{1,600}$", description="from a link in a message")]
Target = Annotated[
    str, PathParameter(pattern="^(mail|webhook|push:[A-Za-z0-9_-]{1,16})$", description="mail, webhook or push:ID")
]
Minute: TypeAlias = Annotated[int, Meta(ge=0, le=1439, description="minutes since midnight")]
Language: TypeAlias = Literal["en", "de", "fr", "pl"]
ResultT = TypeVar("ResultT")
NoticeKind: TypeAlias = Annotated[str, Meta(max_length=32)]
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


class NoticeList(Struct, frozen=True):
    """My notifications, newest first, and how many are unread."""

    waiting: int
    notices: tuple[Notice, ...]


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """The number of a notification I have seen; with `through` all before it, too."""

    number: Annotated[int, Meta(ge=0, le=2**53)]
    through: bool = False


class NoticeWishes(Struct, frozen=True, forbid_unknown_fields=True):
    """Which notifications I want where, when not, and in which language."""

    off: dict[channels.Channel, Annotated[tuple[NoticeKind, ...], Meta(max_length=50)]] = {}
    """Kinds that are not sent, by channel."""
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    language: Language = "en"


class PushBrowser(Struct, frozen=True):
    """A browser of mine that gets notifications while the page is closed."""

    target: str
    device: str
    created: Millis


class NoticeMail(Struct, frozen=True):
    """Where I get mail, at most once in this number of hours."""

    address: str
    hours: int
    confirmed: bool


class NoticeChoices(Struct, frozen=True):
    """All my settings for notifications."""

    kinds: tuple[str, ...]
    wishes: NoticeWishes
    push_key: str
    """The key with which a browser subscribes."""
    browsers: tuple[PushBrowser, ...]
    mail_offered: bool
    mail: NoticeMail | None
    webhook: str
    """Its address without the secret; empty if there's none."""


class NewBrowser(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's push subscription."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]


class NewMail(Struct, frozen=True, forbid_unknown_fields=True):
    """An address to confirm, and how many hours lie between two mails at least."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    hours: Literal[1, 6, 24, 168] = 24


class NewWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """A webhook of Discord or Slack, or a topic of ntfy."""

    url: Annotated[str, Meta(min_length=1, max_length=1000)]


class Stopped(Struct, frozen=True):
    """What is no longer sent: `push`, `mail` or `webhook`."""

    channel: str


class Confirmed(Struct, frozen=True):
    """The address that is confirmed."""

    address: str


@get("/api/me/notifications", responses=errors(401, 429))
async def my_notices(request: AnyRequest, state: State) -> NoticeList:
    """My notifications."""
    person = await asking(request, state)
    store: Store = state.store
    return await store.ask(lambda connection: _listed(connection, person))


@post("/api/me/notifications/seen", status_code=200, responses=errors(400, 401, 403, 413, 429))
async def see(request: AnyRequest, state: State, data: JSONBody[Seen]) -> NoticeList:
    """Mark a notification as seen, or all up to one."""
    person = await asking(request, state)

    def change(connection: Connection) -> NoticeList:
        queries.see(connection, person.id, data.number, now(), through=data.through)
        return _listed(connection, person)

    return await _written(state, change)


@get("/api/me/notifications/settings", responses=errors(401, 429))
async def my_choices(request: AnyRequest, state: State) -> NoticeChoices:
    """My settings for notifications."""
    return await _choices(state, await asking(request, state))


@post("/api/me/notifications/settings", status_code=200, responses=errors(400, 401, 403, 413, 429))
async def choose(request: AnyRequest, state: State, data: JSONBody[NoticeWishes]) -> NoticeChoices:
    """Choose which notifications I get where, and when not."""
    person = await asking(request, state)
    if find_zone(data.zone) is None:
        raise HttpProblem(400, "unknown-zone", zone=data.zone)
    wishes = channels.Wishes(data.off, data.quiet_from, data.quiet_until, data.zone, data.language)
    await _written(state, lambda connection: channels.set_wishes(connection, person.id, wishes))
    return await _choices(state, person)


@post("/api/me/notifications/push", status_code=200, responses=errors(400, 401, 403, 413, 429))
async def add_browser(request: AnyRequest, state: State, data: JSONBody[NewBrowser]) -> NoticeChoices:
    """Send notifications to this browser, too."""
    person = await asking(request, state)
    notices: Notices = state.notices
    try:
        notices.outgoing.check(data.endpoint)
        check_keys(data.p256dh, data.auth)
    except (AddressRefused, ValueError):
        raise HttpProblem(400, "bad-subscription") from None
    name, at = device(header(request.scope, b"user-agent")), now()
    await _written(
        state,
        lambda connection: channels.add_browser(connection, person.id, data.endpoint, data.p256dh, data.auth, name, at),
    )
    return await _choices(state, person)


@post("/api/me/notifications/mail", status_code=200, responses=errors(400, 401, 403, 409, 413, 429, 502))
async def set_mail(request: AnyRequest, state: State, data: JSONBody[NewMail]) -> NoticeChoices:
    """Send me mail; a new address gets nothing but a confirmation link until it's confirmed."""
    person = await asking(request, state)
    notices: Notices = state.notices
    if notices.mail is None:
        raise HttpProblem(409, "no-mail-here")
    address = data.address.strip()
    if not _ADDRESS.fullmatch(address):
        raise HttpProblem(400, "bad-address")
    if not await _written(state, lambda connection: channels.set_mail(connection, person.id, address, data.hours)):
        return await _choices(state, person)
    if not notices.may_confirm(person.id, address_of(dict(request.scope)), mailbox(address)):
        raise HttpProblem(429, "too-fast")
    store: Store = state.store
    wishes = await store.ask(lambda connection: channels.wishes_of(connection, person.id))
    try:
        await notices.mail.confirm(person.id, address, wishes.language)
    except MailError:
        raise HttpProblem(502, "mail-not-sent") from None
    return await _choices(state, person)


@post("/api/me/notifications/webhook", status_code=200, responses=errors(400, 401, 403, 413, 429))
async def set_webhook(request: AnyRequest, state: State, data: JSONBody[NewWebhook]) -> NoticeChoices:
    """Send notifications to a webhook."""
    person = await asking(request, state)
    notices: Notices = state.notices
    try:
        notices.outgoing.check(data.url.strip())
    except AddressRefused:
        raise HttpProblem(400, "bad-webhook") from None
    at = now()
    await _written(state, lambda connection: channels.set_webhook(connection, person.id, data.url.strip(), at))
    return await _choices(state, person)


@delete("/api/me/notifications/targets/{target:str}", status_code=200, responses=errors(400, 401, 403, 404, 429))
async def drop_target(request: AnyRequest, state: State, target: Target) -> NoticeChoices:
    """Stop sending notifications to a browser, by mail or to a webhook."""
    person = await asking(request, state)
    if not await _written(state, lambda connection: channels.drop_target(connection, person.id, target)):
        raise HttpProblem(404, "no-such-target")
    return await _choices(state, person)


@post("/api/notices/stop/{token:str}", status_code=200, responses=errors(400, 403, 404, 429))
async def stop(state: State, token: Token) -> Stopped:
    """Unsubscribe by a message's link, without signing in; doing so twice does no harm."""
    notices: Notices = state.notices
    found = notices.keys.stopped(token)
    if found is None:
        raise HttpProblem(404, "no-such-link")
    person, target = found
    await _written(state, lambda connection: channels.drop_target(connection, person, target))
    return Stopped(target.partition(":")[0])


@post("/api/notices/confirm/{token:str}", status_code=200, responses=errors(400, 403, 404, 429))
async def confirm(state: State, token: Token) -> Confirmed:
    """Confirm an address with the link sent there."""
    notices: Notices = state.notices
    found = notices.keys.confirmed(token)
    if found is None:
        raise HttpProblem(404, "no-such-link")
    person, address = found
    at = now()
    if not await _written(state, lambda connection: channels.confirm_mail(connection, person, address, at)):
        raise HttpProblem(404, "no-such-link")
    return Confirmed(address)


async def _written(state: State, change: Callable[[Connection], ResultT]) -> ResultT:
    """Change something in one transaction."""
    store: Store = state.store

    def work(engine: Engine) -> ResultT:
        with engine.begin() as connection:
            return change(connection)

    return await store.change(work)


def _listed(connection: Connection, person: Person) -> NoticeList:
    return NoticeList(queries.unseen(connection, person.id), queries.notices_of(connection, person.id))


async def _choices(state: State, person: Person) -> NoticeChoices:
    notices: Notices = state.notices
    store: Store = state.store

    def read(connection: Connection) -> NoticeChoices:
        wishes = channels.wishes_of(connection, person.id)
        mail = channels.mail_of(connection, person.id)
        url = channels.webhook_of(connection, person.id)
        return NoticeChoices(
            KINDS,
            NoticeWishes(wishes.off, wishes.quiet_from, wishes.quiet_until, wishes.zone, wishes.language),  # type: ignore[arg-type]
            notices.keys.public,
            tuple(
                PushBrowser(f"push:{one.id}", one.device, one.created)
                for one in channels.browsers_of(connection, person.id)
            ),
            notices.mail is not None,
            NoticeMail(mail.address, mail.hours, mail.confirmed) if mail else None,
            url.partition("://")[2].partition("/")[0],
        )

    return await store.ask(read)


ROUTES = [
    my_notices, see, my_choices, choose, add_browser, set_mail, set_webhook, drop_target, stop, confirm,
]  # fmt: skip
