"""The bot processes that a server starts: those for live play at once, those for background work on demand."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

from kibitz.server.botpool.hosts import BotHosts
from kibitz.server.run.config import Config

logger = logging.getLogger("kibitz.server")

IDLE = 60.0
"""Seconds without background work after which its processes are stopped to free their memory."""

Process: TypeAlias = "subprocess.Popen[bytes]"


class BotProcesses:
    """The bot processes beside the server; one that ends is restarted."""

    def __init__(self, config: Config, hosts: BotHosts, url: str, background_jobs: Callable[[], int]) -> None:
        self._url = url
        self._hosts = hosts
        self._tokens: dict[int, str] = {}
        """The token of each process, by its id: good for as long as the process runs."""
        self._background_jobs = background_jobs
        self._most_background = config.background
        self._live = [self._start() for _ in range(config.bots)]
        self._background: list[Process] = []
        self._leaving: list[Process] = []
        """Processes that were told to stop and haven't ended yet."""
        self._wanted_at = 0.0
        """When there was last background work to do."""

    def keep_running(self) -> None:
        """Restart what has ended, start what is needed now, and stop what isn't."""
        self._restart(self._live)
        self._restart(self._background, "--background")
        for process in self._leaving:
            if process.poll() is not None:
                self._ended(process)
        self._leaving = [process for process in self._leaving if process.pid in self._tokens]
        now = time.monotonic()
        if self._background_jobs():
            self._wanted_at = now
            while len(self._background) < self._most_background:
                self._background.append(self._start("--background"))
        elif self._background and now - self._wanted_at > IDLE:
            _let_go(self._background)
            self._leaving += self._background
            self._background = []

    def stop(self) -> None:
        """Stop all of them, and wait until they have ended."""
        processes = self._live + self._background
        _let_go(processes)
        for process in processes + self._leaving:
            with suppress(subprocess.TimeoutExpired):
                process.wait(1)
            process.kill()
            process.wait()
        self._live, self._background, self._leaving = [], [], []

    def _restart(self, processes: list[Process], *options: str) -> None:
        for i, process in enumerate(processes):
            if process.poll() is not None:
                logger.warning("bots-ended", extra={"fields": {"code": process.returncode}})
                _let_go([process])
                self._ended(process)
                processes[i] = self._start(*options)

    def _start(self, *options: str) -> Process:
        command = [sys.executable, "-m", "kibitz.cli", "bots", "--server", self._url, "--with-parent", *options]
        token = self._hosts.issue()
        environment = {**os.environ, "KIBITZ_BOT_TOKEN": token}
        started = subprocess.Popen(command, stdin=subprocess.PIPE, env=environment, start_new_session=True)  # noqa: S603  our own program
        self._tokens[started.pid] = token
        return started

    def _ended(self, process: Process) -> None:
        """A process has ended: its token is no longer valid."""
        self._hosts.withdraw(self._tokens.pop(process.pid, ""))


def _let_go(processes: list[Process]) -> None:
    """A process ends when its stdin closes."""
    for process in processes:
        if process.stdin is not None:
            process.stdin.close()
