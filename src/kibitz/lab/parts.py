"""Finds the research modules of a game; not every game has them."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal

from kibitz.games import registry
from kibitz.games.core import find_game


def lab_part(game: str, part: Literal["vector", "openspiel", "encoding"]) -> Any | None:
    """A module of a game's research package; None if the game has no such module."""
    plugin = registry.find(game)
    if plugin is None or not plugin.lab or find_spec(f"{plugin.lab}.{part}") is None:
        return None
    return import_module(f"{plugin.lab}.{part}")


def needed_part(game: str, part: Literal["vector", "openspiel", "encoding"]) -> Any:
    """A module of a game's research package; BadOptions for an unknown game, ValueError for one that lacks it."""
    find_game(game)
    module = lab_part(game, part)
    if module is None:
        raise ValueError(f"no research encodings for {game}")
    return module
