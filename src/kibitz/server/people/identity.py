"""Who is asking: guests by a signed cookie, bot processes by a token. Secrets live in files only the owner can read."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer

from kibitz.table.signing import RecordSigner

COOKIE = "kibitz"
COOKIE_AGE = 400 * 24 * 3600


class Keys:
    """The server's secrets, made on the first start."""

    def __init__(self, data: Path) -> None:
        key = bytes.fromhex(_secret(data / "cookie.key"))  # random and for cookies alone: nothing to derive
        self._signer = Signer(key, key_derivation="none", digest_method=hashlib.sha256)
        self.bot_token = _secret(data / "bot.token")
        self.signer = signer_in(data)

    def sign(self, person: str) -> str:
        """The cookie of a person."""
        return self._signer.sign(person).decode()

    def person(self, cookie: str) -> str | None:
        """Whose cookie it is, if it is one of ours."""
        try:
            return self._signer.unsign(cookie).decode()
        except BadSignature:
            return None

    def is_bot(self, authorization: str) -> bool:
        """Whether a header carries the bot token."""
        return hmac.compare_digest(authorization.encode(), f"Bearer {self.bot_token}".encode())


def signer_in(data: Path) -> RecordSigner:
    """Signs the records of the server whose data folder this is."""
    return RecordSigner(bytes.fromhex(_secret(data / "record.key")))


def check_keys(data: Path) -> None:
    """OSError or ValueError if a secret that is there can't be used; none is made."""
    for name in ("cookie.key", "bot.token", "record.key"):
        if (data / name).exists():
            bytes.fromhex((data / name).read_text())


def new_person() -> str:
    """An id for someone new."""
    return secrets.token_urlsafe(12)


def read_cookie(header: str) -> str:
    """Our cookie among those of a Cookie header."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def cookie_header(value: str, *, secure: bool) -> str:
    """The Set-Cookie header: out of reach of scripts and of other sites."""
    tail = "; Secure" if secure else ""
    return f"{COOKIE}={value}; Max-Age={COOKIE_AGE}; Path=/; HttpOnly; SameSite=Lax{tail}"


def _secret(path: Path) -> str:
    """A secret from its file, which is created with mode 600 when it is not there."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)
        return path.read_text().strip()
    with os.fdopen(handle, "w") as file:
        value = secrets.token_hex(32)
        file.write(value + "\n")
    return value
