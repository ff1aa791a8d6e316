"""Answers of 400 and above: always a code, never a stack trace."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from kibitz.games.core import BadOptions
from kibitz.server.asgi import REQUEST
from kibitz.server.http.api.bodies import Problem
from kibitz.server.people.people import Banned
from kibitz.server.storage.condition import Unavailable

logger = logging.getLogger("kibitz.http")

SAFE = ("GET", "HEAD", "OPTIONS")
CODES = {
    400: "bad-request",
    401: "no-identity",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "bad-request",
    429: "too-fast",
}


class HttpProblem(HTTPException):
    """A request that failed, and why."""

    def __init__(self, status: int, code: str, **params: str | int) -> None:
        super().__init__(code, status_code=status)
        self.problem = Problem(code, params)


def problem(error: BadOptions) -> HttpProblem:
    """Options of a table that don't fit."""
    return HttpProblem(400, error.refusal.code, **error.refusal.params)


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Turn any error into a code; internal details only go to the log."""
    if isinstance(error, HttpProblem):
        return Response(error.problem, status_code=error.status_code, media_type="application/json")
    if isinstance(error, HTTPException):
        found = Problem(CODES.get(error.status_code, "bad-request"), _details(error))
        return Response(found, status_code=error.status_code, headers=error.headers, media_type="application/json")
    if isinstance(error, Banned):
        return Response(Problem(error.code), status_code=403, media_type="application/json")
    if isinstance(error, Unavailable):  # the store has logged it, once for everyone
        code = "storage-down" if request.method in SAFE else "not-kept"
        found = Problem(code, _request())
        return Response(found, status_code=503, headers={"retry-after": "5"}, media_type="application/json")
    if _too_deep(error):
        return Response(Problem("too-deep"), status_code=400, media_type="application/json")
    logger.error("failed", exc_info=error, extra={"fields": {"path": request.url.path}})
    return Response(Problem("internal", _request()), status_code=500, media_type="application/json")


def _request() -> dict[str, str | int]:
    """The id by which the server's host finds the request in the log."""
    request = REQUEST.get()
    return {"request": request} if request else {}


def _too_deep(error: BaseException | None) -> bool:
    """Whether a body was nested too deeply for any decoder."""
    return error is not None and (isinstance(error, RecursionError) or _too_deep(error.__cause__ or error.__context__))


def _details(error: HTTPException) -> dict[str, str | int]:
    """Which part of a request is wrong, if the decoder can tell."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first: dict[str, Any] = extra[0]
        return {"field": str(first.get("key", ""))[:80], "reason": str(first.get("message", ""))[:200]}
    if isinstance(error.__cause__, msgspec.DecodeError):
        return {"reason": str(error.__cause__)[:200]}
    return {}
