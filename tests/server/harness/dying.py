"""`kibitz serve` that kills itself at a chosen moment of taking a finished game.

The file `die` in the folder that KIBITZ_DIE names says when; without it this is a server like any other.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy.engine.default import DefaultDialect

from kibitz import cli
from kibitz.server.finished import outbox

ORDER = Path(os.environ["KIBITZ_DIE"]) / "die"


def die(moment: str) -> None:
    """kill -9, if this is the moment."""
    if ORDER.exists() and ORDER.read_text() == moment:
        os.kill(os.getpid(), signal.SIGKILL)


class Thread(threading.local):
    """What this thread has done since its last commit."""

    took = False


thread = Thread()


def lock(*arguments: Any) -> Any:
    """Only a thread that found a game to take asks for the lock."""
    die("before")
    return locks(*arguments)


def take(*arguments: Any) -> Any:
    """What was taken is not durable yet."""
    thread.took = takes(*arguments)
    if thread.took:
        die("during")
    return thread.took


def commit(*arguments: Any) -> None:
    """The first commit after a game was taken: all of it must be durable now, also the consumer's position."""
    commits(*arguments)
    if thread.took:
        die("committed")
    thread.took = False


Work = Callable[..., Any]
locks: Work = outbox._lock
takes: Work = outbox._took
commits: Work = DefaultDialect.do_commit
outbox._lock = lock  # type: ignore[assignment]
outbox._took = take  # type: ignore[assignment]
DefaultDialect.do_commit = commit  # type: ignore[method-assign]

if __name__ == "__main__":
    sys.exit(cli.main())
