"""At which addresses of this server passkeys work: a browser ties each to the name in its address bar."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct

from kibitz.server.asgi import header
from kibitz.server.people.identity import is_secure

LOCAL = "localhost"


class RelyingParty(Struct, frozen=True):
    """What this server is to a browser: the id its passkeys belong to, and the origin that may use them."""

    id: str
    origin: str


def origin_of(scope: Any) -> str:
    """The address a browser shows: what it says itself, otherwise the Host header."""
    said = header(scope, b"origin")
    return said or f"{'https' if is_secure(scope) else 'http'}://{header(scope, b'host')}"


def relying_party(scope: Any, public: tuple[str, ...]) -> RelyingParty | None:
    """The relying party for the address a request came to; None where passkeys can't work.

    Configured public addresses count, and so does this machine's name on our port. If none are configured, whatever
    address a browser reached over TLS counts. No browser makes passkeys for a bare IP address.
    """
    origin = origin_of(scope)
    parts = urlsplit(origin)
    name = (parts.hostname or "").lower()
    if not name or _is_number(name):
        return None
    if origin in _origins(public):
        return RelyingParty(name, origin)
    if name == LOCAL and parts.scheme == "http" and _port(origin) == (scope.get("server") or ("", 0))[1]:
        return RelyingParty(name, origin)
    if not public and is_secure(scope) and origin == f"https://{header(scope, b'host')}":
        return RelyingParty(name, origin)
    return None


def _origins(public: tuple[str, ...]) -> list[str]:
    """Public addresses as a browser writes their origins, where passkeys are possible."""
    parts = [urlsplit(url) for url in public]
    return [f"{one.scheme}://{one.netloc}".lower() for one in parts if one.scheme == "https" or one.hostname == LOCAL]


def _port(origin: str) -> int:
    try:
        return urlsplit(origin).port or 80
    except ValueError:
        return 0


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
