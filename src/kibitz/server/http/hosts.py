"""The hosts a server answers for: those of its public addresses, and the machine itself."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from kibitz.server.asgi import Scope, header

PORTS = {"http": 80, "https": 443}
PROBES = ("/livez", "/readyz", "/health", "/metrics")
"""Used by orchestrators and monitors, which only know a server by its address."""
YEAR = b"max-age=31536000"


def public_urls(text: str) -> tuple[str, ...]:
    """A site's addresses, separated by commas, as a browser writes an origin; ValueError for anything else."""
    return tuple(_origin(part.strip()) for part in text.split(",") if part.strip())


def _origin(text: str) -> str:
    """An address without a path, in lower case and without the usual port."""
    url = urlsplit(text)
    plain = not (url.query or url.fragment or url.username or url.password) and url.path in ("", "/")
    if url.scheme not in PORTS or not url.hostname or not plain:
        raise ValueError(text)
    host = f"[{url.hostname}]" if ":" in url.hostname else url.hostname
    host = host.encode("idna").decode() if not host.isascii() else host
    port = "" if url.port in (None, PORTS[url.scheme]) else f":{url.port}"
    return f"{url.scheme}://{host}{port}"


class Hosts:
    """Which requests are for this server, and which browsers are told to use only HTTPS."""

    def __init__(self, urls: tuple[str, ...]) -> None:
        self._served = {part for url in urls for part in _written(url)}
        names = {scheme: {urlsplit(url).hostname for url in urls if url.startswith(f"{scheme}:")} for scheme in PORTS}
        self._only_secure = names["https"] - names["http"]

    def serves(self, scope: Scope) -> bool:
        """Whether a request is meant for this server; without public addresses every request is."""
        if not self._served or scope["path"] in PROBES:
            return True
        host = header(scope, b"host").lower()
        return host in self._served or _is_loopback(_name(host))

    def insists(self, scope: Scope) -> bool:
        """Whether browsers are told to use nothing but HTTPS: over HTTPS, for names with no plain public address."""
        return scope.get("scheme") == "https" and _name(header(scope, b"host").lower()) in self._only_secure


def _written(url: str) -> tuple[str, ...]:
    """How clients may write the host of an address: with its port, and without it if it's the usual one."""
    found = urlsplit(url)
    with_port = f"{found.netloc}:{PORTS[found.scheme]}" if found.port is None else found.netloc
    return found.netloc, with_port


def _name(host: str) -> str:
    """A host without its port and brackets; empty if it's malformed."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_loopback(name: str) -> bool:
    """Whether a name means the machine itself, as its bots, probes and tunnels write it."""
    try:
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False
