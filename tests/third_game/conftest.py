"""The third game: registered for tests in this process, and on the path of those that start their own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from kibitz.games import registry
from kibitz.games.core import AnyGame, find_game
from kibitz.games.registry import Plugin

HERE = Path(__file__).parent


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    """The game, known until the test ends."""
    monkeypatch.syspath_prepend(HERE)
    forget = registry.register(Plugin("highest-card", rules="highest_card"))
    yield find_game("highest-card")
    forget()


@pytest.fixture
def installed() -> dict[str, str]:
    """An environment in which the game is installed: its entry point is on the path."""
    return {"PYTHONPATH": os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])}
