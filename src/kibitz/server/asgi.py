"""The parts of ASGI that the server uses: types, and a way to read a header."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from contextvars import ContextVar
from typing import Any, TypeAlias

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

FAST_PATH = "kibitz.fast-path"
"""The extension under which a connection's scope offers our own protocol class, if that serves it."""


REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being answered; every line of the log that belongs to it has it."""


def header(scope: Mapping[str, Any], name: bytes) -> str:
    """A request header; empty if it's missing."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""
