"""What goes wrong on purpose: kills, pauses, partitions, full disks, rogue clients.

`make test` runs a short form of each; `make faults` the long one, and prints what the tests report.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

LONG = os.environ.get("KIBITZ_FAULTS") == "long"
PREFIX = "fault: "


@pytest.fixture
def rounds() -> Callable[[int, int], int]:
    """How often to do something: the first number in the short form, the second in the long one."""
    return lambda short, long: long if LONG else short


@pytest.fixture
def report(request: pytest.FixtureRequest) -> Callable[[str, object], None]:
    """Add a figure to the report at the end of the run."""
    return lambda figure, value: request.node.user_properties.append((PREFIX + figure, value))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The figures of all tests, also of those that failed."""
    if not LONG:
        return
    terminalreporter.section("faults")
    for outcome in ("passed", "failed"):
        for test in terminalreporter.stats.get(outcome, []):
            figures = [(name, value) for name, value in test.user_properties if name.startswith(PREFIX)]
            if test.when == "call" and figures:
                terminalreporter.line(f"{test.nodeid.split('::')[-1]}: {outcome}")
                for name, value in figures:
                    terminalreporter.line(f"    {name.removeprefix(PREFIX)}: {value}")
