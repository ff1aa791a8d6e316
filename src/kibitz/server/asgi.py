"""ASGI, as far as the server uses it: its types, and a request's headers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, TypeAlias

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

FAST_PATH = "kibitz.fast-path"
"""The extension under which the scope of a connection holds its protocol, where that is ours."""


def header(scope: Mapping[str, Any], name: bytes) -> str:
    """A request header; empty if it is not there."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""
