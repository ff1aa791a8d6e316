"""Real servers for the tests: one shared, and makers of special ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from server.wire import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a bot process, shared by tests that do not disturb each other."""
    running = Server(tmp_path_factory.mktemp("server") / "data", bots=1)
    yield running
    assert running.stop() == 0


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start a server with settings of the test's own."""
    numbers = count()
    with ExitStack() as running:

        def make(**settings: Any) -> Server:
            made = Server(tmp_path / f"data{next(numbers)}", **settings)
            running.callback(made.stop)
            return made

        yield make
