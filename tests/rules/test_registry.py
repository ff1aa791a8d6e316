"""Games are found by name: ours, installed ones and registered ones; nothing is imported or looked up too early."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kibitz.games import registry
from kibitz.games.core import BadOptions, OptionSpec, find_game, usual_edition
from kibitz.games.registry import BUILT_IN, Plugin


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_part_of_our_games_is_where_the_registry_says(name: str) -> None:
    assert find_game(name).name == name
    for part in ("rules", "flags", "engine", "screen", "lab"):
        assert registry.part(name, part) is not None


def test_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(BadOptions) as error:
        find_game("chess")
    assert error.value.refusal.params == {"value": "chess", "allowed": "nyet, face-to-face"}


def test_a_registered_game_is_found_until_it_is_removed() -> None:
    forget = registry.register(Plugin("nyet-again", rules="kibitz.games.nyet.game"))
    assert registry.names()[-1] == "nyet-again"
    assert find_game("nyet-again") is find_game("nyet")
    assert registry.part("nyet-again", "screen") is None
    forget()
    assert registry.find("nyet-again") is None


def test_a_game_of_ours_is_found_without_looking_at_installed_packages() -> None:
    code = (
        "import sys; from kibitz.games import core; core.find_game('nyet'); print('importlib.metadata' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False\n"


def test_an_installed_game_is_found_by_its_entry_point(tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text(
        "from kibitz.games.registry import Plugin\nPLUGIN = Plugin('other', rules='kibitz.games.nyet.game')\n"
    )
    info = tmp_path / "other-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: other\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[kibitz.games]\nother = other:PLUGIN\n")
    code = (
        f"import sys; sys.path.append({str(tmp_path)!r}); from kibitz.games import registry;"
        "print(*registry.names(), 'other' in sys.modules, registry.find('other').rules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.split() == ["nyet", "face-to-face", "other", "False", "kibitz.games.nyet.game"]


@pytest.mark.parametrize(("language", "edition"), [("pl", "pl"), ("en", "en"), ("it", "en")])
def test_the_usual_edition_follows_the_language(language: str, edition: str) -> None:
    assert usual_edition(find_game("nyet").option_specs, language) == {"edition": edition}


def test_without_an_english_edition_the_default_is_usual_and_without_editions_none_is() -> None:
    spec = OptionSpec("book", "choice", choices=("de", "it"), default="it", role="edition")
    assert usual_edition((spec,), "pl") == {"book": "it"}
    assert usual_edition(find_game("face-to-face").option_specs, "pl") == {}
