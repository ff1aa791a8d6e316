"""Sends mail through a host's SMTP server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

TIMEOUT = 10.0
LONGEST_LINE = 998
"""Characters of a line that every mail server takes."""


class MailError(Exception):
    """A mail wasn't accepted."""


class MailRefused(MailError):
    """A mail was refused for good: there's no such address."""


class Mailer:
    """One SMTP server, by its URL: `smtp://` with STARTTLS where it's offered, `smtps://` with TLS from the start."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender or "\n" in sender:
            raise ValueError(url)
        self._tls = parts.scheme == "smtps"
        self._host, self._port = parts.hostname, parts.port or (465 if self._tls else 587)
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        self._sender = sender
        self._domain = parseaddr(sender)[1].rpartition("@")[2] or "localhost"

    async def send(self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> None:
        """Send a mail, on a thread; MailError if it isn't accepted."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self._domain)
        for name, value in (headers or {}).items():
            message[name] = value
        message.set_content(text)
        # Addresses in headers stay whole: in shorter lines they become encoded words, which no mail program follows.
        message.policy = message.policy.clone(max_line_length=LONGEST_LINE)
        await asyncio.to_thread(self._send, message)

    def _send(self, message: EmailMessage) -> None:
        try:
            with self._connect() as server:
                if self._user:
                    server.login(self._user, self._password)
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise (MailRefused if all(code >= 500 for code in codes) else MailError)(str(codes)) from None
        except (OSError, smtplib.SMTPException) as error:
            raise MailError(type(error).__name__) from None  # the error's text may hold the address

    def _connect(self) -> smtplib.SMTP:
        secure = ssl.create_default_context()
        if self._tls:
            return smtplib.SMTP_SSL(self._host, self._port, timeout=TIMEOUT, context=secure)
        server = smtplib.SMTP(self._host, self._port, timeout=TIMEOUT)
        try:
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=secure)
            elif self._user:
                raise MailError("no TLS: the password would be read on the way")
        except BaseException:
            server.close()
            raise
        return server
