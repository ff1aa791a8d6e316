"""Which tests pass which places, in whatever process: an instrumented copy of the sources calls `note`; pytest, with
this as a plugin, says which test is running, how long each takes and which fail."""

from __future__ import annotations

import json
import mmap
import os
from importlib import import_module
from pathlib import Path
from typing import Any

FOLDER = os.environ.get("KIBITZ_SEEN", "")
"""Where it is written down; empty where nobody asked."""
CHOSEN = os.environ.get("KIBITZ_CHOSEN", "")
"""A file with the tests to run, in this order; empty for all."""
SIZE = 8


def _open() -> mmap.mmap | None:
    if not FOLDER:
        return None
    with (Path(FOLDER) / "now").open("r+b") as file:
        return mmap.mmap(file.fileno(), SIZE)


_NOW = _open()
_LAST: dict[int, bytes] = {}


def note(place: int) -> None:
    """The running test passes this place. The file is opened for each note: a process that forks servers may close all
    that was open, and the number then belongs to a socket or a database."""
    if _NOW is not None and _LAST.get(place) != (now := _NOW[:SIZE]):
        _LAST[place] = now
        file = os.open(Path(FOLDER) / "passed", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.write(file, b"%d %d\n" % (place, int.from_bytes(now, "big")))
        os.close(file)


_names: list[str] = []
_seconds: dict[str, float] = {}
_failed: set[str] = set()


def pytest_configure(config: Any) -> None:
    """Hypothesis stops at the first example that fails: a simpler one is for nobody here."""
    del config
    settings: Any = import_module("hypothesis").settings  # not at the top: servers load this module, too
    phases = import_module("hypothesis").Phase
    settings.register_profile("kibitz-mutants", settings.default, phases=[phases.explicit, phases.generate])
    settings.load_profile("kibitz-mutants")


def pytest_collection_modifyitems(session: Any, config: Any, items: list[Any]) -> None:
    """Only what was chosen, the quickest first."""
    del session, config
    if CHOSEN:
        place = {name: number for number, name in enumerate(Path(CHOSEN).read_text(encoding="utf-8").split("\n"))}
        items[:] = sorted((item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid])


def pytest_runtest_logstart(nodeid: str, location: Any) -> None:
    """From here on it's this test that passes places; 0 is before the first."""
    del location
    _names.append(nodeid)
    if _NOW is not None:
        _NOW[:SIZE] = len(_names).to_bytes(SIZE, "big")


def pytest_runtest_logreport(report: Any) -> None:
    """How long it took, with all it set up."""
    _seconds[report.nodeid] = _seconds.get(report.nodeid, 0.0) + report.duration
    if report.failed:
        _failed.add(report.nodeid)


def pytest_sessionfinish(session: Any, exitstatus: int) -> None:
    """Write down what is known of every test."""
    del session, exitstatus
    if FOLDER:
        known = [(name, _seconds.get(name, 0.0), name in _failed) for name in _names]
        (Path(FOLDER) / "tests.json").write_text(json.dumps(known), encoding="utf-8")
