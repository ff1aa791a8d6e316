"""All games and the modules of their parts; no module of a game is imported before it is needed.

Ours are listed below. Other packages offer games by an entry point of the group `kibitz.games`: its name is the
game's, its value a `Plugin`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "kibitz.games"

PartName: TypeAlias = Literal["rules", "flags", "engine", "screen", "lab", "review", "plans", "rounds"]


class Plugin(NamedTuple):
    """A game: its name, and the module of each of its parts. A game without a part gets the general one."""

    name: str
    rules: str
    """Holds the rules as `GAME`."""
    flags: str = ""
    """Holds the options for `--help` as `FLAGS`, without importing the rules."""
    engine: str = ""
    """Holds `decide`: how each of our bots plays this game."""
    screen: str = ""
    """Holds `SCREEN`: the game at a terminal."""
    lab: str = ""
    """A package with `vector`, `openspiel` and `encoding`: the game for research."""
    review: str = ""
    """Holds `tasks` and `run`: what decisions cost and what was luck (`kibitz.review.tasks.Reviewer`)."""
    plans: str = ""
    """Holds `checked` and `planned`: what a seat may plan ahead, besides any next actions (`kibitz.games.plans`)."""
    rounds: str = ""
    """Holds `rounds`: teams, points and vetoes of each round, from a game's events (`RoundPlayed`)."""


BUILT_IN: Mapping[str, Plugin] = {
    plugin.name: plugin
    for plugin in (
        Plugin(
            "nyet",
            rules="kibitz.games.nyet.game",
            flags="kibitz.games.nyet.flags",
            engine="kibitz.engines.nyet.bots",
            screen="kibitz.terminal.nyet.screen",
            lab="kibitz.lab.nyet",
            review="kibitz.review.nyet.review",
            plans="kibitz.games.nyet.plans",
            rounds="kibitz.games.nyet.rounds",
        ),
        Plugin(
            "face-to-face",
            rules="kibitz.games.face_to_face.game",
            flags="kibitz.games.face_to_face.flags",
            engine="kibitz.engines.face_to_face.bots",
            screen="kibitz.terminal.face_to_face.screen",
            lab="kibitz.lab.face_to_face",
            review="kibitz.review.face_to_face.review",
            plans="kibitz.games.face_to_face.plans",
        ),
    )
}

_registered: dict[str, Plugin] = {}


def register(plugin: Plugin) -> Callable[[], None]:
    """Add a game to this process; returns a function that removes it again."""
    _registered[plugin.name] = plugin
    return lambda: _registered.pop(plugin.name, None) and None


def names() -> tuple[str, ...]:
    """The names of all games, ours first."""
    return tuple(dict.fromkeys((*BUILT_IN, *_installed(), *_registered)))


def find(name: str) -> Plugin | None:
    """The game of that name. Installed packages are searched last, because that takes a while."""
    plugin = BUILT_IN.get(name) or _registered.get(name)
    if plugin is None and name in _installed():
        plugin = _installed()[name].load()
    return plugin


def part(name: str, which: PartName) -> Any | None:
    """The module with a part of a game; None if the game doesn't have that part."""
    plugin = find(name)
    module = getattr(plugin, which) if plugin is not None else ""
    return import_module(module) if module else None


@cache
def _installed() -> dict[str, EntryPoint]:
    """The entry points of other packages, by the name of the game."""
    from importlib.metadata import entry_points

    return {entry.name: entry for entry in entry_points(group=GROUP)}
