"""Secrets that open something, and what the database keeps of them."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """A secret: 256 bits from the system."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """What is kept of a token. It is random and long, so nobody can guess from one digest to another."""
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
