"""What the README promises: its Python examples run, its commands exist, and it names every setting."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kibitz.commands import COMMANDS
from kibitz.games.core import find_game

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"(?:^ {4}\S.*\n(?:^(?: {4}.*)?\n)*)", README, re.MULTILINE)
EXAMPLES = [re.sub(r"^ {4}", "", block, flags=re.MULTILINE) for block in BLOCKS if "import" in block]
VARIABLE = re.compile(r'(?:_setting\("|"KIBITZ_)([A-Z_]+)"')


def test_there_is_an_example_for_researchers_and_one_for_the_rules() -> None:
    assert [example.splitlines()[0] for example in EXAMPLES if example.startswith("from")] == [
        "from kibitz.lab.vector import VectorEnv",
        "from kibitz.games.core import find_game",
    ]


@pytest.mark.parametrize("example", [found for found in EXAMPLES if found.startswith("from")], ids=["lab", "rules"])
def test_the_python_examples_run(example: str) -> None:
    code = example.replace("4096", "8").replace("1000", "20")
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, timeout=60)


def test_every_environment_variable_is_in_the_table() -> None:
    """The table has all of them, and none that nothing reads."""
    sources = (ROOT / "src" / "kibitz").rglob("*.py")
    read = {f"KIBITZ_{name}" for path in sources for name in VARIABLE.findall(path.read_text(encoding="utf-8"))}
    documented = set(re.findall(r"^\| `(KIBITZ_\w+)` \|", README, re.MULTILINE))
    assert len(read) >= 12
    assert documented == read


def test_the_defaults_in_the_table_are_those_of_the_program() -> None:
    source = (ROOT / "src" / "kibitz" / "server" / "run" / "commands.py").read_text(encoding="utf-8")
    defaults = dict(re.findall(r'_setting\("(\w+)", "([^"]+)"\)', source))
    table = dict(re.findall(r"^\| `KIBITZ_(\w+)` \|[^|]*\| `([^`]+)` \|", README, re.MULTILINE))
    assert len(defaults) >= 15
    assert {name: table.get(name) for name in defaults} == defaults


def test_the_commands_it_names_exist() -> None:
    named = set(re.findall(r"(?:^ {4}|`)kibitz (\w+)", README, re.MULTILINE))
    assert len(named) >= 8
    assert named <= set(COMMANDS)
    for game in re.findall(r"kibitz play ([\w-]+)", README):
        assert find_game(game)
