"""Secret tokens, and the digests that the database keeps."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """A new token: 256 random bits from the system."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """The digest of a token. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()
