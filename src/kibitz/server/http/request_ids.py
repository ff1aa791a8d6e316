"""Every request has an id: a trusted proxy's, or one of our own. It's in the logs, in the answer's head, and in answers
of 5xx."""

from __future__ import annotations

import re
import secrets
from collections.abc import MutableMapping
from functools import lru_cache
from typing import Any

from kibitz.server.asgi import REQUEST, App, Receive, Scope, Send, header
from kibitz.server.limits.addresses import within

NAME = b"x-request-id"
_USABLE = re.compile(r"[A-Za-z0-9._-]{1,64}")


class RequestIds:
    """ASGI middleware outside the one that trusts proxies, since it must see who really sent the request."""

    def __init__(self, app: App, proxies: tuple[str, ...]) -> None:
        self._app = app
        self._is_proxy = lru_cache(1024)(lambda host: within(host, proxies))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        given = header(scope, NAME)
        host = (scope.get("client") or ("",))[0]
        known = _USABLE.fullmatch(given) and self._is_proxy(host)
        request = given if known else secrets.token_urlsafe(9)
        REQUEST.set(request)
        await self._app(scope, receive, send if scope["type"] == "websocket" else _telling(send, request))


def _telling(send: Send, request: str) -> Send:
    """A `send` that adds the request's id to the answer's head."""

    async def wrapped(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", []), (NAME, request.encode())]}
        await send(message)

    return wrapped
