"""One name, one thing: no two public classes of the package share a name."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "kibitz"

EACH_GAME = {"Action", "Card", "Dealt", "Event", "GameOver", "Hand", "Options", "State", "View"}
"""What every game has of its own: always reached through the game, and the same thing for each."""
PETTINGZOO = {"raw_env"}
"""PettingZoo looks for an environment by this name in the module of each game."""


def public_names(path: Path) -> Iterator[str]:
    """The public classes and type aliases that a module defines."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        name = ""
        if isinstance(node, ast.ClassDef):
            name = node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id if "TypeAlias" in ast.unparse(node.annotation) else ""
        if name and not name.startswith("_"):
            yield name


def test_no_two_public_classes_share_a_name() -> None:
    found = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        for name in public_names(path):
            found[name].append(path.relative_to(SOURCES).as_posix())
    assert len(found) > 200
    shared = {name: paths for name, paths in found.items() if len(paths) > 1}
    assert {name: paths for name, paths in shared.items() if name not in EACH_GAME | PETTINGZOO} == {}
    for name in EACH_GAME & set(shared):
        assert all(path.startswith("games/") for path in shared[name]), name
