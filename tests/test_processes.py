"""No process outlives a test run: not a failed one, not a killed one, not one in the background."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from processes import leftovers, started

TESTS = Path(__file__).parent
PATIENCE = 60
SERVES = """
import os, time
from pathlib import Path
import processes
from server.harness.wire import Server

processes.GRACE = 1.0
HERE = Path(__file__).parent

def test_that_starts_a_server(tmp_path):
    Server(tmp_path / "data", bots=1)
    (HERE / "mark.new").write_text(os.environ[processes.MARK])
    (HERE / "mark.new").rename(HERE / "mark")
    {then}
"""
INTERRUPTS = """
import signal, subprocess

def test_that_interrupts_a_program():
    with subprocess.Popen(["sleep", "60"]) as sleeper:
        sleeper.send_signal(signal.SIGINT)
        assert sleeper.wait(10) == -signal.SIGINT
"""


def inner_run(folder: Path, test: str, *options: str) -> list[str]:
    """The command for a test run of its own over one test, as all tests are run."""
    file = folder / "test_inner.py"
    file.write_text(test)
    settings = ["-c", str(TESTS.parent / "pyproject.toml"), "-p", "no:cacheprovider", f"--basetemp={folder / 'tmp'}"]
    return [sys.executable, "-m", "pytest", "-p", "conftest", *settings, *options, str(file)]


def environment() -> dict[str, str]:
    paths = [str(TESTS), os.environ.get("PYTHONPATH", "")]
    return {name: value for name, value in os.environ.items() if "PYTEST" not in name} | {
        "PYTHONPATH": os.pathsep.join(filter(None, paths))
    }


def test_what_a_failed_test_leaves_is_killed_and_reported(tmp_path: Path) -> None:
    command = inner_run(tmp_path, SERVES.format(then="assert False, 'on purpose'"))
    done = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=120)
    mark = (tmp_path / "mark").read_text()
    assert not leftovers(mark)
    assert done.returncode == 1
    assert "1 failed, 1 error" in done.stdout
    assert "left running, killed now:" in done.stdout
    assert "test_that_starts_a_server (call): " in done.stdout
    assert "-m kibitz.cli serve" in done.stdout


def test_a_killed_run_leaves_nothing(tmp_path: Path) -> None:
    """The run and its worker, the server and its bot process."""
    command = inner_run(tmp_path, SERVES.format(then="time.sleep(600)"), "-n", "1")
    deadline = time.monotonic() + PATIENCE
    with started(command, env=environment(), stdout=subprocess.DEVNULL) as killed:
        while not (tmp_path / "mark").exists():
            assert killed.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.1)
        mark = (tmp_path / "mark").read_text()
        assert len(leftovers(mark)) >= 2
        killed.send_signal(signal.SIGKILL)
    deadline = time.monotonic() + PATIENCE
    while left := leftovers(mark):
        assert time.monotonic() < deadline, left
        time.sleep(0.1)


def test_a_run_in_the_background_can_interrupt_what_it_starts(tmp_path: Path) -> None:
    """There SIGINT is ignored, which children inherit."""
    ignoring = ["sh", "-c", 'trap "" INT; exec "$@"', "sh", *inner_run(tmp_path, INTERRUPTS)]
    done = subprocess.run(ignoring, capture_output=True, text=True, env=environment(), timeout=120)
    assert done.returncode == 0, done.stdout
