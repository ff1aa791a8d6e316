"""Mail by SMTP, where whoever runs the server has set it up."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

TIMEOUT = 20.0
PORTS = {"smtp": 587, "smtps": 465}


class Mailer:
    """Sends mail on a thread; what goes wrong is the caller's to log."""

    def __init__(self, url: str, sender: str) -> None:
        """ValueError if the address of the mail server or of the sender makes no sense."""
        parts = urlsplit(url)
        if parts.scheme not in PORTS or not parts.hostname:
            raise ValueError(url)
        if "@" not in sender or "\n" in sender:
            raise ValueError(sender)
        self._host, self._port = parts.hostname, parts.port or PORTS[parts.scheme]
        self._tls = parts.scheme == "smtps"
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        self._from = sender

    async def send(self, to: str, subject: str, text: str) -> None:
        """Send a mail; OSError or SMTPException if the mail server doesn't take it."""
        await asyncio.to_thread(self._send, to, subject, text)

    def _send(self, to: str, subject: str, text: str) -> None:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._from, to, subject
        message["Date"], message["Message-ID"] = formatdate(localtime=True), make_msgid(domain=self._host)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        trusted = ssl.create_default_context()
        if self._tls:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=TIMEOUT, context=trusted)
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=TIMEOUT)
        with server:
            if not self._tls and server.has_extn("starttls"):
                server.starttls(context=trusted)
            if self._user:
                server.login(self._user, self._password)
            server.send_message(message)
