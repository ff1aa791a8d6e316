"""`kibitz serve` that kills itself at a chosen moment of taking a finished game.

The file `die` in the folder that KIBITZ_DIE names says when; without it this is a server like any other.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kibitz import cli
from kibitz.server.finished import outbox

ORDER = Path(os.environ["KIBITZ_DIE"]) / "die"


def die(moment: str) -> None:
    """kill -9, if this is the moment."""
    if ORDER.exists() and ORDER.read_text() == moment:
        os.kill(os.getpid(), signal.SIGKILL)


def around(work: Callable[..., Any], before: str, after: str) -> Callable[..., Any]:
    """A function that may die before or after it does its work."""

    def mortal(*arguments: Any) -> Any:
        die(before)
        done = work(*arguments)
        if done:
            die(after)
        return done

    return mortal


# Only a thread that found a game to take asks for the lock; what it took is committed when the batch returns.
outbox._lock = around(outbox._lock, "before", "never")
outbox._took = around(outbox._took, "never", "during")
outbox.take_batch = around(outbox.take_batch, "never", "after")

if __name__ == "__main__":
    sys.exit(cli.main())
