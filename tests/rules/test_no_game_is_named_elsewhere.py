"""A game's name appears only in the registry and in the game's own folders; no other code compares games."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import kibitz
from kibitz.games.registry import BUILT_IN

PACKAGE = Path(kibitz.__file__).parent
FOLDERS = {name.replace("-", "_") for name in BUILT_IN}
OWN = {f"{folder}_v0.py" for folder in FOLDERS}
"""Where PettingZoo's users import a game's environment from."""
GAME_MODULE = re.compile(rf"kibitz\.(?:games|compiled|engines|lab|terminal)\.(?:{'|'.join(FOLDERS)})\b")


def general_files() -> Iterator[Path]:
    """Every Python file that is not a game's own."""
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE)
        if not FOLDERS & {*inside.parts} and inside.name not in OWN and inside != Path("games", "registry.py"):
            yield path


def names_in(tree: ast.AST) -> Iterator[str]:
    """The names of games in code, and the modules of one game that are imported; docstrings may give examples."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if text in BUILT_IN or text in FOLDERS:
                yield text
            case ast.ImportFrom(module=str(module)) if GAME_MODULE.match(module + "."):
                yield module
            case ast.ImportFrom(module=str(module), names=names):
                yield from (f"{module}.{alias.name}" for alias in names if GAME_MODULE.match(f"{module}.{alias.name}"))
            case ast.Import(names=names):
                yield from (alias.name for alias in names if GAME_MODULE.match(alias.name + "."))


def test_the_search_finds_what_it_looks_for() -> None:
    imports = "from kibitz.games.nyet.view import View\nfrom kibitz.lab import nyet\nimport kibitz.lab.nyet\n"
    code = f"{imports}game == 'face-to-face'"
    assert len(list(names_in(ast.parse(code)))) == 4
    assert len(list(general_files())) > 100


def test_no_file_outside_a_games_folders_names_a_game() -> None:
    found = {path: list(names_in(ast.parse(path.read_text(encoding="utf-8")))) for path in general_files()}
    assert {str(path.relative_to(PACKAGE)): names for path, names in found.items() if names} == {}
