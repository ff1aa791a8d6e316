"""A bot process: connects to a server, offers bots or an engine, and answers one decision after another."""

from __future__ import annotations

import os
import random
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import msgspec

from kibitz.engines.core import BOTS, Decision, Estimate, find_bot
from kibitz.engines.feed import PATH, PIECE, PROTOCOL, Choice, Failed, Go, Offer, Over, Studied
from kibitz.engines.protocol import Engine, EngineFailure
from kibitz.games import registry
from kibitz.games.core import find_game

FALLBACK = "greedy"
"""The bot that plays for an engine that fails."""
THINK = 1500
"""The milliseconds that an engine takes at most, unless its owner says otherwise."""
LONGEST_WAIT = 10.0
LOWEST = 19
"""How far background work steps back for everything else that wants the processor, unless its owner says otherwise."""


class _Kind(msgspec.Struct):
    """The type of a message."""

    type: str = ""


class StudyRunner(Protocol):
    """Does the tasks of reviews, for a process that plays in the background."""

    engine: str
    """What it reviews with, by name and version."""

    def __call__(self, record: bytes, task: bytes, effort: str) -> bytes:
        """What comes of a task, as JSON."""


class _Study(msgspec.Struct):
    """A task of a review, not yet decoded: the parts are for the reviewer."""

    id: int
    record: msgspec.Raw
    task: msgspec.Raw
    effort: str


class Host:
    """Makes decisions with our own bots, or with an engine; and does tasks of reviews, if it has a reviewer."""

    def __init__(
        self,
        engine: str | None,
        report: Callable[[str], None],
        *,
        millis: int = THINK,
        background: bool = False,
        reviewer: StudyRunner | None = None,
    ) -> None:
        self._rng = random.Random()  # noqa: S311  a bot's choices need not be secret
        self._command = engine
        self._report = report
        self._millis = millis
        self._background = background
        self._reviewer = reviewer
        self._engine = Engine(engine) if engine else None
        self._playing = ""

    def offer(self) -> Offer:
        """What this process plays."""
        if self._engine is not None:
            name, games = self._engine.name, self._engine.games
            return Offer(PROTOCOL, (name,), games, background=self._background, millis=self._millis)
        reviews = self._reviewer.engine if self._reviewer is not None else ""
        return Offer(PROTOCOL, tuple(BOTS), registry.names(), background=self._background, reviews=reviews)

    def answers(self, text: str | bytes) -> Iterator[Choice | Studied | Failed]:
        """The replies to a message from the server; unknown messages are ignored."""
        kind = msgspec.json.decode(text, type=_Kind).type
        if kind == "study" and self._reviewer is not None:
            yield from self._study(self._reviewer, msgspec.json.decode(text, type=_Study))
            return
        answer = self.answer(text)
        if answer is not None:
            yield answer

    def answer(self, text: str | bytes) -> Choice | Failed | None:
        """The reply to a message from the server that is about playing."""
        kind = msgspec.json.decode(text, type=_Kind).type
        if kind == "over" and self._engine is not None:
            over = msgspec.json.decode(text, type=Over)
            if over.table == self._playing:
                self._tell_over(over)
        if kind != "go":
            return None
        go = msgspec.json.decode(text, type=Go)
        try:
            decision = self._decide(go)
        except Exception as error:
            self._report(f"{go.bot}: {type(error).__name__} at {go.game}, seat {go.seat}")
            return Failed(go.id, f"{go.bot}: {type(error).__name__}")
        return Choice(go.id, decision.action, _pairs(decision.estimates), _pairs(decision.points))

    def close(self) -> None:
        """End the engine."""
        if self._engine is not None:
            self._engine.close()

    def _study(self, reviewer: StudyRunner, study: _Study) -> Iterator[Studied | Failed]:
        """Do a task; a long answer goes in pieces, since a server takes no long messages."""
        try:
            part = reviewer(bytes(study.record), bytes(study.task), study.effort).decode()
        except Exception as error:
            self._report(f"review: {type(error).__name__}: {error}")
            yield Failed(study.id, f"review: {type(error).__name__}")
            return
        for start in range(0, len(part), PIECE):
            yield Studied(study.id, part[start : start + PIECE], start + PIECE < len(part))

    def _decide(self, go: Go) -> Decision:
        view = msgspec.convert(go.view, find_game(go.game).view_type)
        if self._command is None:
            return find_bot(go.bot).decide(view, rng=self._rng, millis=go.millis)
        try:
            if self._engine is None:
                self._engine = Engine(self._command)
            self._playing = go.table
            return self._engine.decide(go.game, go.table, go.seat, go.view, view.legal, go.millis)
        except EngineFailure as failure:
            self._report(f"{failure}; {FALLBACK} plays this action")
            if self._engine is not None:
                self._engine.close()
            self._engine = None
            return find_bot(FALLBACK).decide(view, rng=self._rng, millis=go.millis)

    def _tell_over(self, over: Over) -> None:
        try:
            if self._engine is not None:
                self._engine.over(over.result)
        except EngineFailure as failure:
            self._report(str(failure))
            self._engine = None


def run(
    server: str,
    token: str,
    engine: str | None = None,
    *,
    connected: Callable[[bool, str], None],
    millis: int = THINK,
    background: bool = False,
    niceness: int = LOWEST,
    with_parent: bool = False,
    reviewer: StudyRunner | None = None,
) -> int:
    """Serve a server until it is stopped; a lost connection is opened again.

    `connected` is told when there is a connection, and once when there is none, with the reason.
    """
    from websockets.exceptions import InvalidStatus, WebSocketException
    from websockets.sync.client import connect

    if with_parent:
        threading.Thread(target=_leave_with_parent, daemon=True).start()
    if background and sys.platform != "win32":  # which has no such call
        os.nice(niceness)
    host = Host(engine, _report, millis=millis, background=background, reviewer=reviewer)
    address = server.rstrip("/").replace("http", "ws", 1) + PATH
    wait = 0.25
    told: bool | None = None
    try:
        while True:
            reason = ""
            try:
                headers = {"Authorization": f"Bearer {token}"}
                with connect(address, additional_headers=headers, compression=None, max_size=1 << 20) as socket:
                    wait = 0.25
                    if told is not True:
                        connected(True, "")  # noqa: FBT003  the answer to "connected?"
                    told = True
                    socket.send(msgspec.json.encode(host.offer()).decode())
                    _serve(socket, host)
            except InvalidStatus as error:
                if error.response.status_code in (401, 403):
                    raise TokenRefused(server) from None
                reason = f"HTTP {error.response.status_code}"
            except (OSError, WebSocketException) as error:
                reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
            if told is not False:
                connected(False, reason)  # noqa: FBT003
            told = False
            time.sleep(wait)
            wait = min(LONGEST_WAIT, 2 * wait)
    finally:
        host.close()


class TokenRefused(Exception):
    """The server does not know the token."""


def _pairs(estimates: dict[str, Estimate]) -> dict[str, tuple[float, float]]:
    return {action: (found.mean, found.error) for action, found in estimates.items()}


def _serve(socket: Any, host: Host) -> None:
    for text in socket:
        for reply in host.answers(text):
            socket.send(msgspec.json.encode(reply).decode())


def _leave_with_parent() -> None:
    """The server holds the other end of stdin: when that closes, the server is gone."""
    sys.stdin.buffer.read()
    os._exit(0)


def _report(text: str) -> None:
    print(f"kibitz bots: {text}", file=sys.stderr, flush=True)
