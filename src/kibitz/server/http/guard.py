"""The outermost layer: security headers, hosts, cross-site requests, rate limits; then HTTP or a WebSocket."""

from __future__ import annotations

import logging
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from kibitz.server.asgi import App, Receive, Scope, Send, header
from kibitz.server.http.api.bodies import Problem
from kibitz.server.http.hosts import YEAR, Hosts
from kibitz.server.http.problems import SAFE
from kibitz.server.limits.addresses import address_of
from kibitz.server.limits.limits import Limits

logger = logging.getLogger("kibitz.http")

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
DOCS_CSP = CSP.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'").replace(
    "style-src 'self'", "style-src 'self' 'unsafe-inline'"
)
"""Swagger UI, the interactive documentation, has inline scripts."""
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def same_site(scope: Scope) -> bool:
    """Whether our own page sent this; a client that sends none of these headers isn't a browser."""
    site = header(scope, b"sec-fetch-site")
    if site and scope["type"] == "http":
        return site in ("same-origin", "none")
    origin = header(scope, b"origin")
    return not origin or urlsplit(origin).netloc == header(scope, b"host")


class Guard:
    """ASGI middleware around the HTTP and WebSocket applications."""

    def __init__(self, http: App, websocket: App, limits: Limits, hosts: Hosts) -> None:
        self._http = http
        self._websocket = websocket
        self._limits = limits
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if not same_site(scope) or not self._hosts.serves(scope):
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
            await self._websocket(scope, receive, send)
        else:
            own = HEADERS if not self._hosts.insists(scope) else [*HEADERS, (b"strict-transport-security", YEAR)]
            await self._guarded(scope, *_with_headers(scope, receive, send, own))

    async def _guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        safe = scope["method"] in SAFE
        if not self._hosts.serves(scope):
            await refuse(send, 421, "wrong-host")
        elif not safe and not same_site(scope):
            await refuse(send, 403, "cross-site")
        elif not (self._limits.reads if safe else self._limits.writes).take_address(address_of(scope)):
            await refuse(send, 429, "too-fast")
        else:
            await self._http(scope, receive, send)


async def refuse(send: Send, status: int, code: str) -> None:
    """Answer with a problem at once."""
    body = msgspec.json.encode(Problem(code))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _with_headers(scope: Scope, receive: Receive, send: Send, own: list[tuple[bytes, bytes]]) -> tuple[Receive, Send]:
    """A `send` that adds the security headers, and no caching unless the answer says otherwise.

    Answers of 500 and above are logged, unless the client left in the middle of its request.
    """
    csp = DOCS_CSP if scope["path"].startswith("/schema") else CSP
    gone = False

    async def heard() -> MutableMapping[str, Any]:
        nonlocal gone
        message = await receive()
        gone = gone or message["type"] == "http.disconnect"
        return message

    async def wrapped(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", []), *own, (b"content-security-policy", csp.encode())]
            if not any(name.lower() == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
            if message["status"] >= 500 and message["status"] != 503 and not gone:  # for a 503 the store has logged why
                logger.error("answer", extra={"fields": {"status": message["status"], "path": scope["path"]}})
        await send(message)

    return heard, wrapped
