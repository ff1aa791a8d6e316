"""The backups that a server makes by itself."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import time
from pathlib import Path

from kibitz.server.backup.files import ENDING
from kibitz.server.run.config import Config

logger = logging.getLogger("kibitz.backup")


class ScheduledBackups:
    """Starts a backup when the newest in the folder is old enough, in a process of its own at the lowest priority."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._process: subprocess.Popen[bytes] | None = None
        self._next = 0.0

    def keep_running(self) -> None:
        """Start a backup if one is due, and say in the log how it went."""
        if self._process is not None:
            code = self._process.poll()
            if code is None:
                return
            self._process = None
            log = logger.info if code == 0 else logger.error
            log("backed-up" if code == 0 else "backup-failed", extra={"fields": {"code": code}})
        if self._config.backups is not None and time.time() >= self._next:
            age = _age_of_newest(self._config.backups)
            if age < self._config.backup_hours * 3600:
                self._next = time.time() + self._config.backup_hours * 3600 - age
                return
            self._next = time.time() + min(600, self._config.backup_hours * 3600)  # after a failure, not at once
            self._start(self._config.backups)

    def stop(self) -> None:
        """Stop a backup that is under way; a partial one is no use."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def _start(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        command = [sys.executable, "-m", "kibitz.cli", "backup", str(folder), "--keep", str(self._config.backup_keep)]
        environment = {
            **os.environ,
            "KIBITZ_DATA": str(self._config.data),
            "KIBITZ_DATABASE": self._config.database,  # not as an argument: it may hold a password
        }
        self._process = subprocess.Popen(  # noqa: S603  our own program
            command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            preexec_fn=lambda: os.nice(19),
        )  # fmt: skip


def _age_of_newest(folder: Path) -> float:
    """Seconds since the newest backup in a folder; infinity if there is none."""
    times = [path.stat().st_mtime for path in folder.glob(f"kibitz-*{ENDING}")]
    return time.time() - max(times) if times else float("inf")
