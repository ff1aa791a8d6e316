"""The page's own files stay small enough to be read in one go, and only a game's own name the game."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import build
from kibitz.games.registry import BUILT_IN

WEB = Path(__file__).parents[2] / "web"
SOURCE = WEB / "src"
NOT_WRITTEN = {"node_modules", "generated", "preview", "package-lock.json", "__pycache__"}
LONGEST = 400

FOLDERS = {name.replace("-", "_") for name in BUILT_IN}
ONE_LIST = SOURCE / "games" / "index.ts"
NAMED = re.compile("|".join([*(re.sub("[-_]", "[-_ ]?", name) for name in BUILT_IN), "duel"]), re.IGNORECASE)


def written() -> Iterator[Path]:
    """Every file of the page that people write."""
    for path in WEB.rglob("*"):
        if path.is_file() and not NOT_WRITTEN & set(path.relative_to(WEB).parts):
            yield path


def general_sources() -> Iterator[Path]:
    """Every source of the page that is not a game's own; tests may use games as examples."""
    for path in written():
        inside = path.is_relative_to(SOURCE) and not path.is_relative_to(SOURCE / "generated")
        own = path == ONE_LIST or any(path.is_relative_to(SOURCE / "games" / folder) for folder in FOLDERS)
        if inside and not own and not path.name.endswith(".test.ts"):
            yield path


def test_no_file_of_the_page_is_past_400_lines() -> None:
    files = list(written())
    assert len(files) > 100
    lengths = {path.relative_to(WEB): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST} == {}


def test_the_one_list_names_every_game_and_each_has_its_folder() -> None:
    listed = re.findall(r'name: "([^"]+)"', ONE_LIST.read_text(encoding="utf-8"))
    assert listed == list(BUILT_IN)
    assert {path.name for path in (SOURCE / "games").iterdir() if path.is_dir()} == {*FOLDERS, "generic"}


def test_no_source_outside_a_games_folder_names_a_game() -> None:
    files = list(general_sources())
    assert len(files) > 60
    found = {
        f"{path.relative_to(SOURCE)}:{number}": line.strip()
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMED.search(line)
    }
    assert found == {}


def test_the_page_is_built_anew_for_what_people_change_and_not_for_what_python_compiles(tmp_path: Path) -> None:
    source, compiled = tmp_path / "rules.py", tmp_path / "__pycache__" / "rules.pyc"
    compiled.parent.mkdir()
    for path, when in ((source, 1000), (compiled, 2000)):
        path.write_bytes(b"")
        os.utime(path, (when, when))
    assert build.newest(tmp_path) == 1000
    os.utime(source, (3000, 3000))
    assert build.newest(tmp_path) == 3000
