"""Where people want notifications: which ones, when not, and to which browsers, address or webhook."""

from __future__ import annotations

import secrets
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from kibitz.server.storage.database import upserting
from kibitz.server.storage.digests import digest
from kibitz.server.storage.model import deliveries, mail_addresses, notice_settings, push_subscriptions, webhooks
from kibitz.table.info import Millis

Channel: TypeAlias = Literal["push", "mail", "webhook"]
MOST_BROWSERS = 10
"""How many browsers of one person may get notifications; beyond that the oldest is dropped."""


class Wishes(Struct, frozen=True):
    """Which notifications someone wants where, and when not."""

    off: dict[Channel, tuple[str, ...]] = {}
    """Kinds that are not sent, by channel."""
    quiet_from: int | None = None
    quiet_until: int | None = None
    """Minutes of the day."""
    zone: str = "UTC"
    language: str = "en"


class Browser(Struct, frozen=True):
    """A browser that shows messages while the page is closed."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    device: str
    created: Millis


class MailAddress(Struct, frozen=True):
    """Where a digest is sent, and how often at most."""

    address: str
    hours: int
    confirmed: bool
    sent: Millis | None


def wishes_of(connection: Connection, person: str) -> Wishes:
    """What someone wants."""
    query = select(notice_settings).where(notice_settings.c.person == person)
    row = connection.execute(query).one_or_none()
    if row is None:
        return Wishes()
    off = msgspec.json.decode(row.off, type=dict[Channel, tuple[str, ...]])
    return Wishes(off, row.quiet_from, row.quiet_until, row.zone, row.language)


def set_wishes(connection: Connection, person: str, wishes: Wishes) -> None:
    """Store someone's wishes."""
    values = {**msgspec.structs.asdict(wishes), "off": msgspec.json.encode(wishes.off).decode()}
    put = upserting(connection, notice_settings).values(person=person, **values)
    connection.execute(put.on_conflict_do_update(index_elements=["person"], set_=values))


def browsers_of(connection: Connection, person: str) -> tuple[Browser, ...]:
    """The browsers of a person, the newest first."""
    pushes = push_subscriptions
    query = select(pushes).where(pushes.c.person == person).order_by(pushes.c.created.desc(), pushes.c.id)
    return tuple(
        Browser(row.id, row.endpoint, row.p256dh, row.auth, row.device, row.created)
        for row in connection.execute(query)
    )


def add_browser(
    connection: Connection, person: str, endpoint: str, p256dh: str, auth: str, device: str, now: Millis
) -> None:
    """Send notifications to a browser. An endpoint belongs to one person: whoever used the browser before no longer
    gets any there."""
    pushes = push_subscriptions
    connection.execute(delete(pushes).where(pushes.c.digest == digest(endpoint)))
    connection.execute(
        insert(pushes).values(
            id=secrets.token_urlsafe(9), person=person, endpoint=endpoint, digest=digest(endpoint),
            p256dh=p256dh, auth=auth, device=device, created=now,
        )
    )  # fmt: skip
    for one in browsers_of(connection, person)[MOST_BROWSERS:]:
        drop_target(connection, person, f"push:{one.id}")


def mail_of(connection: Connection, person: str) -> MailAddress | None:
    """Where someone gets mail."""
    row = connection.execute(select(mail_addresses).where(mail_addresses.c.person == person)).one_or_none()
    return None if row is None else MailAddress(row.address, row.hours, row.confirmed is not None, row.sent)


def set_mail(connection: Connection, person: str, address: str, hours: int) -> bool:
    """Send someone mail at an address; returns whether it must be confirmed first."""
    known = mail_of(connection, person)
    if known is not None and known.address == address:
        mine = mail_addresses.c.person == person
        connection.execute(update(mail_addresses).where(mine), {"hours": hours})
        return not known.confirmed
    values = {"address": address, "hours": hours, "confirmed": None, "sent": known.sent if known else None}
    put = upserting(connection, mail_addresses).values(person=person, **values)
    connection.execute(put.on_conflict_do_update(index_elements=["person"], set_=values))
    return True


def confirm_mail(connection: Connection, person: str, address: str, now: Millis) -> bool:
    """Confirm an address; False if it's no longer the person's."""
    mine = (mail_addresses.c.person == person) & (mail_addresses.c.address == address)
    return bool(connection.execute(update(mail_addresses).where(mine), {"confirmed": now}).rowcount)


def webhook_of(connection: Connection, person: str) -> str:
    """Someone's webhook; empty without one."""
    return connection.scalar(select(webhooks.c.url).where(webhooks.c.person == person)) or ""


def set_webhook(connection: Connection, person: str, url: str, now: Millis) -> None:
    """Send someone's notifications to a webhook."""
    values = {"url": url, "created": now}
    put = upserting(connection, webhooks).values(person=person, **values)
    connection.execute(put.on_conflict_do_update(index_elements=["person"], set_=values))


def drop_target(connection: Connection, person: str, target: str) -> bool:
    """Send nothing more to a browser (`push:ID`), by `mail` or by `webhook`; whether there was one."""
    if target.startswith("push:"):
        mine = (push_subscriptions.c.person == person) & (push_subscriptions.c.id == target.removeprefix("push:"))
        found = connection.execute(delete(push_subscriptions).where(mine)).rowcount
    else:
        table = mail_addresses if target == "mail" else webhooks
        found = connection.execute(delete(table).where(table.c.person == person)).rowcount
    waiting = (deliveries.c.person == person) & (deliveries.c.target == target) & (deliveries.c.state == "due")
    connection.execute(delete(deliveries).where(waiting))
    return bool(found)
