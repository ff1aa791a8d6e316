"""The processes that tests start: none of them outlives the run, however a test or the run itself ends.

A run marks its environment, which every process it starts inherits. At the end, processes with the mark are leftovers:
they are killed and reported. A watcher kills them where the run itself was killed. Needs Linux's /proc; elsewhere
nothing is looked for.

Run as a program, this is the watcher: it waits until its standard input closes and kills what carries the mark.
"""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

MARK = "KIBITZ_TEST_RUN"
CURRENT_TEST = "PYTEST_CURRENT_TEST"
"""Where pytest tells which test is running: a leftover still has it in its environment."""
GRACE = 10.0
"""Seconds that a process whose parent is gone may take to notice and end."""
ROUNDS = 100
HELPERS = ("multiprocessing.forkserver", "multiprocessing.resource_tracker")
"""Children that the standard library keeps until its process ends, and ends then."""
AT_END: list[Callable[[], None]] = []
"""What lets go of processes that are kept for the whole run."""
FORKED: dict[int, tuple[str, str]] = {}
"""Running processes that are forks, which have the command and environment of what was forked: their own command, and
the test that started them."""


class Leftover(NamedTuple):
    """A process that still runs."""

    pid: int
    command: str
    test: str
    """The test during which it was started."""


class Run:
    """A test run as the parent of processes."""

    def __init__(self) -> None:
        self.mark = f"{os.getpid()}-{secrets.token_hex(4)}"
        os.environ.pop(MARK, None)
        self._watcher = subprocess.Popen(
            [sys.executable, "-S", __file__, self.mark], stdin=subprocess.PIPE, start_new_session=True
        )
        os.environ[MARK] = self.mark
        # A process that ignores SIGINT hands that on to its children, one that handles it does not: a run in the
        # background goes on ignoring it, and the programs it starts can be interrupted by their tests.
        if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
            signal.signal(signal.SIGINT, lambda *_: None)

    def end_leftovers(self) -> list[Leftover]:
        """Kill what was started and still runs after a grace period; what had to be killed."""
        while AT_END:
            AT_END.pop()()
        deadline = time.monotonic() + GRACE
        while (found := leftovers(self.mark)) and time.monotonic() < deadline:
            time.sleep(0.1)
        kill_all(self.mark)
        return found

    def end(self) -> None:
        """Let the watcher go."""
        assert self._watcher.stdin is not None
        self._watcher.stdin.close()
        self._watcher.wait()


def leftovers(mark: str) -> list[Leftover]:
    """What carries the mark, without this process and what the standard library keeps for it."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            environment = (folder / "environ").read_bytes().split(b"\0")
            if f"{MARK}={mark}".encode() not in environment or int(folder.name) == os.getpid():
                continue
            command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == os.getpid() and any(helper in command for helper in HELPERS):
                continue
            told = dict(entry.decode(errors="replace").partition("=")[::2] for entry in environment)
            own = FORKED.get(int(folder.name), (command, told.get(CURRENT_TEST, "")))
            found.append(Leftover(int(folder.name), *own))
    return found


def kill_all(mark: str) -> None:
    """Kill what carries the mark, until nothing does: some may start others meanwhile."""
    for _ in range(ROUNDS):
        found = leftovers(mark)
        if not found:
            return
        for process in found:
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
        time.sleep(0.05)


@contextmanager
def started(command: Sequence[str], **settings: Any) -> Iterator[subprocess.Popen[Any]]:
    """A process in a session of its own; in the end it is gone with all it started there."""
    with subprocess.Popen(command, start_new_session=True, **settings) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def watch(mark: str) -> None:
    """Wait until whoever started this has ended, and end what it left."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdin.buffer.read()
    kill_all(mark)


if __name__ == "__main__":
    watch(sys.argv[1])
