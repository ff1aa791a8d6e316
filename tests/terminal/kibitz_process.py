"""Runs the real command as a person would: in a pipe, or at its own terminal."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

from processes import CURRENT_TEST, MARK, started

SEED = "1" * 64
KIBITZ = [sys.executable, "-m", "kibitz.cli"]


def environment(home: Path, **more: str) -> dict[str, str]:
    """A clean environment: no colour settings, no language, its own data folder."""
    kept = {
        name: os.environ[name]
        for name in ("PATH", "PYTHONPATH", "SYSTEMROOT", MARK, CURRENT_TEST)
        if name in os.environ
    }
    return kept | {"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "PYTHONUTF8": "1", "TERM": "xterm"} | more


def kibitz(
    home: Path, *arguments: str, typed: str = "", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command with its input and output in pipes."""
    return subprocess.run(
        [*KIBITZ, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, **(env or {})),
        cwd=home,
        timeout=120,
    )


def at_terminal(
    home: Path, *arguments: str, reply: bytes, prompt: bytes = b"> ", env: dict[str, str] | None = None
) -> tuple[int, str]:
    """Run a command at a terminal and answer every prompt with the same reply."""
    master, slave = pty.openpty()
    shown = environment(home, COLUMNS="80", LINES="24", **(env or {}))
    command = started([*KIBITZ, *arguments], stdin=slave, stdout=slave, stderr=slave, env=shown, cwd=home)
    seen = b""
    deadline = time.monotonic() + 120
    try:
        with command as process:
            os.close(slave)
            while time.monotonic() < deadline:
                if select.select([master], [], [], 0.5)[0]:
                    try:
                        piece = os.read(master, 65536)
                    except OSError:
                        break
                    if not piece:
                        break
                    seen += piece
                    if seen.endswith(prompt):
                        os.write(master, reply)
                elif process.poll() is not None:
                    break
            return process.wait(timeout=60), seen.decode("utf-8", "replace")
    finally:
        os.close(master)
