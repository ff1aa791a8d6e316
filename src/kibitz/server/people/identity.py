"""Secrets in files only their owner can read, and the cookie that carries a session's token."""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from itsdangerous import BadSignature, Signer

from kibitz.server.asgi import header
from kibitz.table.signing import RecordSigner

PLAIN, HOST = "kibitz", "__Host-kibitz"
"""The cookie's names: over HTTPS one that only this very host can have set, over HTTP a plain one."""
COOKIE_AGE = 400 * 24 * 3600


class Keys:
    """The server's secrets, made on the first start; `cookie.key` only where an earlier release left one."""

    def __init__(self, data: Path) -> None:
        self._signer: Signer | None = None
        if (data / "cookie.key").exists():
            key = bytes.fromhex(_secret(data / "cookie.key"))  # random, and only for cookies: nothing to derive
            self._signer = Signer(key, key_derivation="none", digest_method=hashlib.sha256)
        self.bot_token = _secret(data / "bot.token") if (data / "bot.token").exists() else ""
        self.signer = signer_in(data)
        self.notices = bytes.fromhex(_secret(data / "notices.key"))
        self.addresses = bytes.fromhex(_secret(data / "address.key"))
        """The key for digests of addresses at rated tables."""

    def person(self, cookie: str) -> str | None:
        """Whose signed cookie of an earlier release it is, if it is one."""
        if self._signer is None:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except BadSignature:
            return None


def signer_in(data: Path) -> RecordSigner:
    """Signs the records of the server whose data folder this is."""
    return RecordSigner(bytes.fromhex(_secret(data / "record.key")))


def check_keys(data: Path) -> None:
    """OSError or ValueError if an existing secret can't be used; makes none."""
    for name in ("cookie.key", "bot.token", "record.key", "notices.key", "address.key"):
        if (data / name).exists():
            bytes.fromhex((data / name).read_text())


def new_person() -> str:
    """An id for someone new."""
    return secrets.token_urlsafe(12)


def is_secure(scope: Mapping[str, Any]) -> bool:
    """Whether a request came over TLS."""
    return scope.get("scheme") in ("https", "wss")


def read_cookie(scope: Mapping[str, Any]) -> str:
    """Our cookie; over HTTPS the plain one only counts if it's a signed one of an earlier release."""
    found: dict[str, str] = {}
    for part in header(scope, b"cookie").split(";"):
        name, _, value = part.strip().partition("=")
        found.setdefault(name, value)
    if not is_secure(scope):
        return found.get(PLAIN, "")
    plain = found.get(PLAIN, "")
    return found.get(HOST) or (plain if "." in plain else "")


def cookie_header(value: str, *, secure: bool) -> str:
    """The Set-Cookie header: out of reach of scripts and of other sites. An empty value deletes the cookie."""
    name, tail = (HOST, "; Secure") if secure else (PLAIN, "")
    age = COOKIE_AGE if value else 0
    return f"{name}={value}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{tail}"


def _secret(path: Path) -> str:
    """A secret from its file, which is created with mode 600 if it's missing."""
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
