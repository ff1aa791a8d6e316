"""Servers without their start: a process that has loaded all they need is forked for each of them.

A start costs a second of processor time, most of it for loading, and the tests start hundreds of servers. A fork runs
what `python -m kibitz.cli` runs, as its main module, with arguments, environment, folder and outputs of its own. What
has settings for Python itself, or another program around it, starts from nothing; so it is everywhere but on Linux.

Run as a program, this is the process that is forked: it takes requests from its standard input, a socket.
"""

from __future__ import annotations

import gc
import json
import os
import runpy
import select
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from typing import IO, Any, NoReturn

if __name__ != "__main__":
    import processes

LONGEST = 1 << 20
"""Bytes of a request, which is mostly an environment."""
LOADED = (
    "alembic.command",
    "kibitz.cli",
    "kibitz.server.run.commands",
    "kibitz.server.run.serve",
    "kibitz.server.socket.fast_path",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn.lifespan.on",
    "uvloop",
)


class Forked:
    """A process that the warm one forked: what the tests use of `subprocess.Popen`."""

    def __init__(self, stdout: IO[bytes], pid: int, news: int) -> None:
        self.stdout: IO[bytes] | None = stdout
        self.pid = pid
        self.returncode: int | None = None
        self._news = news

    def poll(self) -> int | None:
        """The exit code, if it has ended."""
        with suppress(subprocess.TimeoutExpired):
            return self.wait(0)
        return None

    def wait(self, timeout: float | None = None) -> int:
        """The exit code, once it ends."""
        if self.returncode is None:
            if not select.select([self._news], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("kibitz", timeout or 0)
            # Nothing is said if the warm process was killed, which takes the forked ones with it.
            self.returncode = int(os.read(self._news, 64) or -signal.SIGKILL)
            os.close(self._news)
            processes.FORKED.pop(self.pid, None)
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        """kill -9."""
        self.send_signal(signal.SIGKILL)


class Warm:
    """The process that is forked, started when it's first needed."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._control: socket.socket | None = None

    def can(self, environment: Mapping[str, str]) -> bool:
        """Whether a fork does what a new process would."""
        names = {name for name in (*environment, *os.environ) if name.startswith("PYTHON")}
        return hasattr(os, "pidfd_open") and all(environment.get(name) == os.environ.get(name) for name in names)

    def fork(self, arguments: Sequence[str], environment: Mapping[str, str], stderr: int) -> Forked:
        """Run `kibitz` with these arguments."""
        if self._control is None:
            self._start()
        assert self._control is not None
        output, given_output = os.pipe()
        news, given_news = os.pipe()
        wish = json.dumps({"arguments": arguments, "environment": dict(environment), "folder": os.getcwd()}).encode()
        socket.send_fds(self._control, [wish], [given_output, stderr, given_news])
        os.close(given_output)
        os.close(given_news)
        pid = int(os.read(news, 64))
        test = os.environ.get(processes.CURRENT_TEST, "")
        processes.FORKED[pid] = (" ".join(("-m", "kibitz.cli", *arguments)), test)
        return Forked(os.fdopen(output, "rb"), pid, news)

    def _start(self) -> None:
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen([sys.executable, __file__], stdin=theirs.fileno())
        processes.AT_END.append(self.end)

    def end(self) -> None:
        """Let it go."""
        assert self._control is not None
        assert self._process is not None
        self._control.close()
        self._process.wait()
        self._control = self._process = None


WARM = Warm()


def serve_forks(control: socket.socket) -> list[str]:
    """Fork for every request, and say how each fork ended. Returns in a fork: what it's to run."""
    for module in LOADED:
        with suppress(ModuleNotFoundError):
            import_module(module)
    gc.freeze()  # what no fork looks through is never copied for it
    running: dict[int, tuple[int, int]] = {}  # what tells of its end: the process and who wants to know
    with selectors.DefaultSelector() as selector:
        selector.register(control, selectors.EVENT_READ)
        while True:
            for key, _ in selector.select():
                if key.fd == control.fileno():
                    wish, fds, _, _ = socket.recv_fds(control, LONGEST, 3)
                    if not wish:
                        sys.exit()
                    if (pid := os.fork()) == 0:
                        return become(json.loads(wish), *fds[:2])
                    os.write(fds[2], str(pid).encode())
                    watched = os.pidfd_open(pid)
                    running[watched] = (pid, fds[2])
                    selector.register(watched, selectors.EVENT_READ)
                    os.close(fds[0])
                    os.close(fds[1])
                else:
                    selector.unregister(key.fd)
                    pid, news = running.pop(key.fd)
                    with suppress(BrokenPipeError):
                        os.write(news, str(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])).encode())
                    os.close(key.fd)
                    os.close(news)


def become(wish: Any, stdout: int, stderr: int) -> list[str]:
    """Be what a new process would be; its arguments."""
    os.dup2(stdout, 1)
    os.dup2(stderr, 2)
    os.close(0)
    os.open(os.devnull, os.O_RDONLY)
    os.closerange(3, 1 << 16)
    encoding = sys.stdout.encoding
    sys.stdout = open(1, "w", encoding=encoding, closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", 1, encoding, "backslashreplace", closefd=False)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(wish["environment"])
    time.tzset()
    os.chdir(wish["folder"])
    signal.signal(signal.SIGINT, signal.default_int_handler)
    arguments: list[str] = wish["arguments"]
    return arguments


def main() -> NoReturn:
    """Be forked until nobody wants it any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    arguments = serve_forks(socket.socket(fileno=os.dup(0)))
    sys.path[0] = os.getcwd()
    sys.argv = ["kibitz", *arguments]
    del sys.modules["kibitz.cli"]
    runpy.run_module("kibitz.cli", run_name="__main__", alter_sys=True)
    sys.exit()


if __name__ == "__main__":
    main()
