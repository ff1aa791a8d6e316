"""HTTP requests to addresses that people give us: only to the public internet, quickly, and without redirects.

The name is resolved once, every address found is checked, and the connection goes to the very address that was checked:
so a name, not an address that leads elsewhere a moment later is no way in.
"""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from collections.abc import Mapping
from urllib.parse import urlsplit

TIMEOUT = 10.0
"""Seconds for all of it."""
LARGEST_HEAD = 16 * 1024
"""The longest head of an answer we read; only its first line is used."""
LONGEST_URL = 1000


class AddressRefused(Exception):
    """An address that we don't send to."""


class Outgoing:
    """Sends requests; `local` lets them reach this machine and its networks, and go without TLS."""

    def __init__(self, *, local: bool = False) -> None:
        self._local = local
        self._secure: ssl.SSLContext | None = None

    def check(self, url: str) -> None:
        """AddressRefused if a URL isn't acceptable; its name is resolved when something is sent."""
        self._parts(url)

    def _parts(self, url: str) -> tuple[str, str, int, str]:
        """Scheme, host, port, and what to ask for."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise AddressRefused from None
        fine = len(url) <= LONGEST_URL and url.isascii() and url.isprintable() and " " not in url
        if not fine or not parts.hostname or parts.username is not None or parts.password is not None:
            raise AddressRefused
        if parts.scheme not in (("https", "http") if self._local else ("https",)):
            raise AddressRefused
        try:
            if not self._local and not _public(str(ipaddress.ip_address(parts.hostname))):
                raise AddressRefused
        except ValueError:
            pass  # a name, not an address
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80), path

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a request; returns the status of the answer. OSError or TimeoutError if there was none, AddressRefused
        if we don't send there."""
        async with asyncio.timeout(TIMEOUT):
            return await self._post(url, headers, body)

    async def _post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        scheme, host, port, path = self._parts(url)
        secure = self._context() if scheme == "https" else None
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
        addresses = [str(info[4][0]) for info in found]
        if not self._local and not all(map(_public, addresses)):
            raise AddressRefused
        named = host if secure is not None else None
        reader, writer = await asyncio.open_connection(
            addresses[0], port, ssl=secure, server_hostname=named, limit=LARGEST_HEAD
        )
        try:
            shown = f"[{host}]" if ":" in host else host
            given = {
                "Host": shown if port in (80, 443) else f"{shown}:{port}",
                "User-Agent": "Kibitz",
                "Content-Length": str(len(body)),
                "Connection": "close",
                **headers,
            }
            lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items()), "", ""]
            if any("\r" in line or "\n" in line for line in lines):
                raise AddressRefused
            writer.write("\r\n".join(lines).encode("latin-1", "replace") + body)
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.transport.abort()

    def _context(self) -> ssl.SSLContext:
        if self._secure is None:
            self._secure = ssl.create_default_context()
        return self._secure


def _status(line: bytes) -> int:
    parts = line.split(None, 2)
    if len(parts) < 2 or not parts[0].startswith(b"HTTP/1.") or not parts[1].isdigit():
        raise ConnectionError("no HTTP")
    return int(parts[1])


def _public(address: str) -> bool:
    """Whether an address belongs to the public internet, however it's written."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is None and found in ipaddress.ip_network("64:ff9b::/96"):
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return _public(str(inner))
        if found.is_site_local:  # no longer meant for anything, but old routers take it for their own network
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved
