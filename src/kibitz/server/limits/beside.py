"""A process beside the server for work that takes a while: moves don't share an interpreter with it.

It does one piece of work after another, gets them as pickles from the server that started it, and answers with bytes.
It ends when the server does, and when there has been nothing to do for a while.
"""

from __future__ import annotations

import logging
import os
import pickle
import select
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import IO, NoReturn, ParamSpec, TypeAlias

import msgspec
from msgspec import Struct

AskedP = ParamSpec("AskedP")
_Process: TypeAlias = "subprocess.Popen[bytes]"

LONGEST = 60.0
"""Seconds that a piece of work may take; on a busy small computer the longest game takes some."""
IDLE = 60.0
"""Seconds without work after which the process ends, to free its memory. Starting it takes a fraction of a second."""
TRIES = 2
STEP_BACK = 5
"""How far it steps back for whatever else wants the processor: less than reviews, since someone waits for it."""
DONE, REFUSED, FAILED = b"d", b"r", b"f"
LENGTH = 8
"""Bytes before a message that say how long it is."""

logger = logging.getLogger("kibitz.http")


class Unanswerable(Exception):
    """Work that can't be done as it was asked for: what the asker is told."""

    def __init__(self, status: int, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.status, self.code, self.params = status, code, params


class Unfinished(Exception):
    """Work that failed, or that no process finished."""


class _Told(Struct):
    """A refusal on its way."""

    status: int
    code: str
    params: dict[str, str | int]


class Beside:
    """The process, started when it's first needed. For one thread at a time."""

    def __init__(self) -> None:
        self._process: _Process | None = None
        self._stopped = False

    def run(self, work: Callable[AskedP, bytes], /, *given: AskedP.args, **named: AskedP.kwargs) -> bytes:
        """What comes of a function that the process can import; a process that dies is replaced."""
        message = pickle.dumps((work, given, named), pickle.HIGHEST_PROTOCOL)
        until = time.monotonic() + LONGEST
        for _ in range(TRIES):
            process = self._running()
            late = threading.Timer(until - time.monotonic(), process.kill)
            late.start()
            try:
                return _result(*_asked(process, message))
            except (OSError, EOFError):
                self._end()
                logger.warning("beside-ended", extra={"fields": {"code": process.returncode}})
            finally:
                late.cancel()
        raise Unfinished(work.__name__)

    def stop(self) -> None:
        """Give up whatever it's doing, for good; from any thread."""
        self._stopped = True
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """Stop, when no thread uses it any more."""
        self.stop()
        self._end()

    def _running(self) -> _Process:
        if self._stopped:
            raise Unfinished("stopped")
        if self._process is not None and self._process.poll() is not None:
            self._end()
        if self._process is None:
            command = [sys.executable, "-c", f"from {__name__} import main; main()"]
            self._process = subprocess.Popen(  # noqa: S603  our own program
                # A group for itself, so that Ctrl-C is for the server alone; not a session: Linux shares the processor
                # out between sessions first, and stepping back would mean nothing.
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, process_group=0,
            )  # fmt: skip
        return self._process

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


def _asked(process: _Process, message: bytes) -> tuple[bytes, bytes]:
    """What the process answers."""
    assert process.stdin is not None
    assert process.stdout is not None
    _send(process.stdin, message)
    answer = _receive(process.stdout)
    return answer[:1], answer[1:]


def _result(how: bytes, answer: bytes) -> bytes:
    if how == DONE:
        return answer
    if how == REFUSED:
        told = msgspec.json.decode(answer, type=_Told)
        raise Unanswerable(told.status, told.code, **told.params)
    raise Unfinished(answer.decode())


def _send(pipe: IO[bytes], *parts: bytes) -> None:
    pipe.write(sum(map(len, parts)).to_bytes(LENGTH, "big"))
    for part in parts:
        pipe.write(part)
    pipe.flush()


def _receive(pipe: IO[bytes]) -> bytes:
    return _whole(pipe, int.from_bytes(_whole(pipe, LENGTH), "big"))


def _whole(pipe: IO[bytes], length: int) -> bytes:
    found = bytearray()
    while len(found) < length:
        part = pipe.read(length - len(found))
        if not part:
            raise EOFError
        found += part
    return bytes(found)


def _done(message: bytes) -> tuple[bytes, bytes]:
    """What comes of a piece of work, and how it went."""
    try:
        work, given, named = pickle.loads(message)  # noqa: S301  from the server that started this process
        return DONE, bytes(work(*given, **named))
    except Unanswerable as error:
        return REFUSED, msgspec.json.encode(_Told(error.status, error.code, error.params))
    except Exception as error:  # the process goes on
        return FAILED, f"{type(error).__name__}: {error}".encode()


def serve(asked: IO[bytes], answers: IO[bytes]) -> None:
    """Do what is asked for, until the server is gone or has nothing more to do."""
    while select.select([asked], [], [], IDLE)[0]:
        try:
            message = _receive(asked)
        except EOFError:
            return
        _send(answers, *_done(message))


def main() -> NoReturn:
    """Be the process; what work prints must not get among the answers."""
    os.nice(STEP_BACK)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with open(0, "rb", buffering=0, closefd=False) as asked:
        serve(asked, answers)
    sys.exit()
