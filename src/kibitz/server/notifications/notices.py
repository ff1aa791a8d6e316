"""All parts of the notifications put together: what happens at tables is stored, and sent to those who want it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from kibitz.server.limits.buckets import Buckets
from kibitz.server.mail import Mailer
from kibitz.server.notifications.delivery import Delivery
from kibitz.server.notifications.keys import NoticeKeys
from kibitz.server.notifications.outgoing import Outgoing
from kibitz.server.notifications.senders import MailSender, PushSender, Sender, WebhookSender
from kibitz.server.notifications.watching import TableWatch
from kibitz.server.notifications.wording import Wording
from kibitz.server.storage.store import Store
from kibitz.table.info import Millis

SHARE_OF_GRACE = 2 / 3
"""People are told that it's their turn after this share of the time until a bot stands in."""


class NoticeOptions(Struct, frozen=True):
    """The host's settings."""

    url: str = ""
    smtp_url: str = ""
    mail_from: str = ""
    local: bool = False


class Notices:
    """The notifications of a server."""

    def __init__(
        self,
        store: Store,
        secret: bytes,
        options: NoticeOptions,
        *,
        grace: Millis,
        attends: Callable[[str, str, int | None], bool],
    ) -> None:
        contact = options.url or (f"mailto:{options.mail_from}" if options.mail_from else "")
        self.keys = NoticeKeys(secret, contact)
        self.outgoing = Outgoing(local=options.local)
        wording = Wording()
        self.mail: MailSender | None = None
        """None without an SMTP server: then no mail is offered."""
        senders: dict[str, Sender] = {
            "push": PushSender(store, self.keys, self.outgoing, wording),
            "webhook": WebhookSender(store, self.outgoing, wording, options.url),
        }
        if options.smtp_url:
            mailer = Mailer(options.smtp_url, options.mail_from)
            self.mail = senders["mail"] = MailSender(store, self.keys, mailer, wording, options.url)
        self._delivery = Delivery(store, senders, attends)
        self.watch = TableWatch(store, away=round(grace * SHARE_OF_GRACE), wrote=self._delivery.wake)
        self._confirmations = Buckets(1 / 600, 3)

    def may_confirm(self, *whom: str) -> bool:
        """Whether one more mail may ask for confirmation: by person, by where they connect from, and by the address
        itself."""
        asked = [self._confirmations.take(one) for one in whom]  # each of them counts, whatever the others say
        return all(asked)

    def start(self) -> None:
        """Begin to send."""
        self._delivery.start()

    async def stop(self) -> None:
        """Write what's left, and stop sending."""
        await self.watch.stop()
        await self._delivery.stop()
