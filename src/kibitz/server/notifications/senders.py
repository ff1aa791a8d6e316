"""The ways out of the server: each sends what was claimed for one of its targets, and returns the outcome."""

from __future__ import annotations

import asyncio
from typing import Protocol
from urllib.parse import urlsplit

import msgspec

from kibitz.server.mail import Mailer, MailError, MailRefused
from kibitz.server.notifications.encryption import encrypt
from kibitz.server.notifications.keys import NoticeKeys
from kibitz.server.notifications.outgoing import AddressRefused, Outgoing
from kibitz.server.notifications.wording import Wording, sentence
from kibitz.server.storage.notifications.channels import browsers_of, mail_of, webhook_of
from kibitz.server.storage.notifications.deliveries import Claim, DeliveryOutcome
from kibitz.server.storage.store import Store

KEEP = 24 * 3600
"""How long a push service keeps a message for a browser that's off, in seconds."""


class Sender(Protocol):
    """A channel."""

    async def send(self, claim: Claim) -> DeliveryOutcome:
        """Send what was claimed."""


class PushSender:
    """Web Push: an encrypted message that the page's service worker shows."""

    def __init__(self, store: Store, keys: NoticeKeys, outgoing: Outgoing, wording: Wording) -> None:
        self._store, self._keys, self._outgoing, self._wording = store, keys, outgoing, wording

    async def send(self, claim: Claim) -> DeliveryOutcome:
        """Send it to the push service of the browser."""
        found = await self._store.ask(lambda connection: browsers_of(connection, claim.person))
        browser = next((one for one in found if f"push:{one.id}" == claim.target), None)
        if browser is None:
            return "gone"
        say, item = await self._wording.catalogue(claim.language), claim.items[0]
        message = {
            "title": "Kibitz",
            "body": sentence(say, item.kind, item.params),
            "link": item.link,
            "tag": item.link,
            "stop": f"/api/notices/stop/{self._keys.stop_token(claim.person, claim.target)}",
            "stop_label": say("notices-stop"),
            "lang": say.language,
        }
        body = await asyncio.to_thread(encrypt, msgspec.json.encode(message), browser.p256dh, browser.auth)
        headers = {
            "Authorization": self._keys.vapid(browser.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP),
            "Urgency": "high" if item.kind in ("turn", "reminder", "nudge") else "normal",
        }
        return await _posted(self._outgoing, browser.endpoint, headers, body)


class WebhookSender:
    """A message in a channel of Discord or Slack, or in a topic of ntfy."""

    def __init__(self, store: Store, outgoing: Outgoing, wording: Wording, home: str) -> None:
        self._store, self._outgoing, self._wording, self._home = store, outgoing, wording, home

    async def send(self, claim: Claim) -> DeliveryOutcome:
        """Send it in the receiver's format."""
        url = await self._store.ask(lambda connection: webhook_of(connection, claim.person))
        if not url:
            return "gone"
        say, item = await self._wording.catalogue(claim.language), claim.items[0]
        link = self._home + item.link if self._home else ""
        headers, body = payload(url, sentence(say, item.kind, item.params), link)
        return await _posted(self._outgoing, url, headers, body)


def payload(url: str, text: str, link: str) -> tuple[dict[str, str], bytes]:
    """Headers and body for the kind of receiver that a URL belongs to; anything else counts as ntfy."""
    parts = urlsplit(url)
    said = f"{text} {link}".strip()
    if parts.hostname in ("discord.com", "discordapp.com") or parts.path.startswith("/api/webhooks/"):
        return _json({"content": said, "allowed_mentions": {"parse": []}})
    if parts.hostname == "hooks.slack.com" or parts.path.startswith(("/services/", "/hooks/")):
        return _json({"text": said.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")})
    headers = {"Content-Type": "text/plain; charset=utf-8", "Title": "Kibitz"}
    return headers | ({"Click": link} if link else {}), text.encode()


def _json(body: object) -> tuple[dict[str, str], bytes]:
    return {"Content-Type": "application/json"}, msgspec.json.encode(body)


async def _posted(outgoing: Outgoing, url: str, headers: dict[str, str], body: bytes) -> DeliveryOutcome:
    try:
        status = await outgoing.post(url, headers, body)
    except AddressRefused:
        return "failed"
    except (OSError, TimeoutError, ValueError):
        return "again"
    if status in (404, 410):
        return "gone"
    if status == 429 or status >= 500:
        return "again"
    return "done" if 200 <= status < 300 else "failed"


class MailSender:
    """A digest of all that waits, with a link to unsubscribe."""

    def __init__(self, store: Store, keys: NoticeKeys, mailer: Mailer, wording: Wording, home: str) -> None:
        self._store, self._keys, self._mailer, self._wording, self._home = store, keys, mailer, wording, home

    async def send(self, claim: Claim) -> DeliveryOutcome:
        """Send one mail with everything."""
        mail = await self._store.ask(lambda connection: mail_of(connection, claim.person))
        if mail is None or not mail.confirmed:
            return "skipped"
        say = await self._wording.catalogue(claim.language)
        lines = [f"{sentence(say, item.kind, item.params)}\n{self._home}{item.link}" for item in claim.items]
        token = self._keys.stop_token(claim.person, "mail")
        text = "\n\n".join(
            [*lines, say("notices-mail-why"), f"{say('notices-mail-stop')}\n{self._home}/notices/stop#{token}"]
        )
        headers = {
            "List-Unsubscribe": f"<{self._home}/api/notices/stop/{token}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "Auto-Submitted": "auto-generated",
        }
        try:
            await self._mailer.send(mail.address, say("notices-mail-subject", count=len(claim.items)), text, headers)
        except MailRefused:
            return "failed"
        except MailError:
            return "again"
        return "done"

    async def confirm(self, person: str, address: str, language: str) -> None:
        """Ask the reader of an address whether they want mail; MailError if that can't be sent."""
        say = await self._wording.catalogue(language)
        link = f"{self._home}/notices/confirm#{self._keys.confirm_token(person, address)}"
        text = f"{say('notices-mail-confirm')}\n\n{link}\n\n{say('notices-mail-confirm-not')}"
        await self._mailer.send(
            address, say("notices-mail-confirm-subject"), text, {"Auto-Submitted": "auto-generated"}
        )
