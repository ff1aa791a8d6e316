"""The engine protocol, both sides: any program can play here as a bot, and our bots can be engines elsewhere."""

from __future__ import annotations

import os
import queue
import random
import shlex
import subprocess
import threading
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import IO, Any

import msgspec

from kibitz.engines.core import Bot, Decision, Estimate, find_bot
from kibitz.games import registry
from kibitz.games.core import BadOptions, Outcome, Seat, find_game

PROTOCOL = 1
START_SECONDS = 10.0
SPARE_SECONDS = 1.0
"""How late an engine's answer may be."""
LONGEST_REASON = 200
LONGEST_LINE = 1 << 20
"""Bytes of a line that an engine may send."""
MOST_LINES = 256
"""Lines that may wait to be read; an engine that sends more waits."""
INHERITED = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "SYSTEMROOT")
"""All that an engine gets of our environment: no token, and nothing else that is meant for us."""


class _Named(msgspec.Struct):
    """The game a view belongs to."""

    game: str


class EngineFailure(Exception):
    """An engine was late, died, or sent an illegal answer: its name, and what it sent."""

    def __init__(self, name: str, what: str, sent: str = "") -> None:
        super().__init__(f"{name}: {what}{': ' + sent[:120] if sent else ''}")
        self.name = name


class Engine:
    """A program that speaks the engine side of the protocol."""

    def __init__(self, command: str) -> None:
        self.name = command
        self.games: tuple[str, ...] = ()
        self._lines: queue.Queue[bytes | None] = queue.Queue(MOST_LINES)
        self._too_long = self._closed = False
        self._game: tuple[Any, ...] | None = None
        self._number = 0
        try:
            self._process = subprocess.Popen(  # noqa: S603  the user's own command
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={name: os.environ[name] for name in INHERITED if name in os.environ},
            )
        except (OSError, ValueError) as error:
            raise EngineFailure(command, f"cannot be started ({error})") from None
        threading.Thread(target=self._read, daemon=True).start()
        self._say({"type": "hello", "protocol": PROTOCOL})
        hello = self._expect("hello", time.monotonic() + START_SECONDS)
        self.name = str(hello.get("name") or command)[:40]
        games = hello.get("games")
        self.games = tuple(game for game in registry.names() if not isinstance(games, list) or game in games)

    def decide(self, game: str, table: str, seat: Seat, view: Any, legal: Iterable[str], millis: int) -> Decision:
        """Ask for a decision, after announcing a new game."""
        options = view["options"] if isinstance(view, dict) else msgspec.to_builtins(view.options)
        if self._game != (game, table, seat):
            self._game = game, table, seat
            self._say({"type": "new", "game": game, "options": options, "seat": seat})
        self._number += 1
        allowed = list(legal)
        self._say({"type": "go", "id": self._number, "view": view, "legal": allowed, "millis": millis})
        limit = time.monotonic() + millis / 1000 + SPARE_SECONDS
        estimates: dict[str, Estimate] = {}
        points: dict[str, Estimate] = {}
        while True:
            message = self._expect("choice", limit, also=("info", "failed"))
            if message.get("id") != self._number:
                continue
            if message["type"] == "info":
                estimates = _estimates(message.get("estimates"))
                points = _estimates(message.get("points"))
                continue
            if message["type"] == "failed":
                raise EngineFailure(self.name, "could not decide", str(message.get("reason") or ""))
            if message.get("action") not in allowed:
                raise EngineFailure(self.name, "answered an illegal action", str(message.get("action")))
            return Decision(message["action"], estimates, points)

    def over(self, result: Outcome | None) -> None:
        """Tell the engine that the game is over."""
        self._game = None
        self._say({"type": "over", "result": result})

    def close(self) -> None:
        """Tell the program to quit, and make sure it does."""
        self._closed = True
        try:
            self._say({"type": "quit"})
            self._process.wait(2)
        except (EngineFailure, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()
        with suppress(queue.Empty):  # a full queue would hold its thread for ever
            while True:
                self._lines.get_nowait()

    def _say(self, message: dict[str, Any]) -> None:
        if self._process.stdin is None:
            raise AssertionError("the engine has a stdin")
        try:
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise EngineFailure(self.name, "has ended") from None

    def _expect(self, kind: str, limit: float, also: tuple[str, ...] = ()) -> dict[str, Any]:
        """The next message of a kind; other types are ignored, and a line that is no message is a failure."""
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, limit - time.monotonic()))
            except queue.Empty:
                raise EngineFailure(self.name, "did not answer in time") from None
            if line is None:
                self._lines.put(None)  # for whoever asks again
                long = f"sent a line of more than {LONGEST_LINE >> 10} KiB, and was ended"
                raise EngineFailure(self.name, long if self._too_long else "has ended")
            try:
                message = msgspec.json.decode(line, type=dict[str, Any])
            except (msgspec.DecodeError, RecursionError):
                sent = line.decode("utf-8", "replace")
                raise EngineFailure(self.name, "sent what is not a JSON object", sent) from None
            if message.get("type") in (kind, *also):
                return message

    def _read(self) -> None:
        """On a thread of its own: lines as they come, until the program ends or sends one without end."""
        stdout = self._process.stdout
        while stdout is not None:
            try:
                line = stdout.readline(LONGEST_LINE + 1)
            except (OSError, ValueError):  # closed meanwhile
                break
            if len(line) > LONGEST_LINE:
                self._too_long = True
                self._process.kill()
            if not line or self._too_long or self._closed:
                break
            if line.strip():
                self._lines.put(line.strip())
        self._lines.put(None)


def _estimates(given: object) -> dict[str, Estimate]:
    try:
        return msgspec.convert(given, dict[str, Estimate])
    except msgspec.ValidationError:
        return {}


class Misunderstood(Exception):
    """A message that can't be answered: the protocol's error code, and what is wrong with the message."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


def speak(name: str, source: IO[str], sink: IO[str]) -> int:
    """The engine side: one of our bots reads requests from stdin and answers on stdout, with `failed` if it can't."""
    bot = find_bot(name)
    rng = random.Random()  # noqa: S311  a bot's choices need not be secret

    def say(message: dict[str, Any]) -> None:
        sink.write(msgspec.json.encode(message).decode() + "\n")
        sink.flush()

    for line in source:
        if not line.strip():
            continue
        message: dict[str, Any] = {}
        try:
            message = _object(line)
            match message.get("type"):
                case "hello":
                    say({"type": "hello", "name": bot.name, "games": registry.names()})
                case "go":
                    decision = _decided(bot, message, rng)
                    if decision.estimates:
                        points = {"points": decision.points} if decision.points else {}
                        say({"type": "info", "id": message["id"], "estimates": decision.estimates, **points})
                    say({"type": "choice", "id": message["id"], "action": decision.action})
                case "quit":
                    return 0
        except Misunderstood as error:
            request = {"id": message["id"]} if "id" in message else {}
            say({"type": "failed", **request, "code": error.code, "reason": str(error)[:LONGEST_REASON]})
    return 0


def _object(line: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError) as error:
        raise Misunderstood("not-understood", f"not a JSON object: {error}") from None


def _decided(bot: Bot, message: dict[str, Any], rng: random.Random) -> Decision:
    """The bot's decision for a `go`; the message comes from outside, so every field is checked."""
    for field in ("id", "view"):
        if field not in message:
            raise Misunderstood("bad-request", f"{field} is missing")
    given, millis = message["view"], message.get("millis", 1000)
    if not isinstance(millis, int) or isinstance(millis, bool) or millis < 0:
        raise Misunderstood("bad-request", "millis: a whole number is wanted")
    try:
        view = msgspec.convert(given, find_game(msgspec.convert(given, _Named).game).view_type)
    except msgspec.ValidationError as error:
        raise Misunderstood("bad-request", f"view: {error}") from None
    except BadOptions as error:
        raise Misunderstood("unknown-game", f"there is no game {error.refusal.params['value']}") from None
    if not view.legal:
        raise Misunderstood("not-your-turn", "view: nothing may be done in it")
    try:
        return bot.decide(view, rng=rng, millis=millis)
    except Exception as error:  # fields that are valid one by one may still not make a position
        raise Misunderstood("internal", f"{bot.name}: {type(error).__name__}") from None
