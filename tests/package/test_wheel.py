"""A wheel of this checkout installs and serves where there is nothing but Python: no compiler, no Node, no checkout."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from urllib.request import urlopen

import pytest
from packaging.requirements import Requirement

from server.harness.wire import Server

ROOT = Path(__file__).parents[2]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
IMPORT_ALL = """
import kibitz.compiled, kibitz.engines
from importlib import import_module
from pkgutil import walk_packages
for package in (kibitz.compiled, kibitz.engines):
    for module in walk_packages(package.__path__, package.__name__ + "."):
        print(import_module(module.name).__file__)
"""


def required(wanting: Distribution, extras: frozenset[str] = frozenset()) -> Iterator[Distribution]:
    """What a distribution declares, directly and through others, as it is installed here."""
    for line in wanting.requires or []:
        needed = Requirement(line)
        if any(needed.marker is None or needed.marker.evaluate({"extra": extra}) for extra in extras or {""}):
            found = distribution(needed.name)
            yield found
            yield from required(found, frozenset(needed.extras))


def copy_installed(found: Distribution, site: Path) -> None:
    """A distribution without its scripts."""
    for file in found.files or []:
        if ".." not in file.parts and (source := Path(str(file.locate()))).exists():
            (site / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, site / file)


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a fresh environment with the wheel and what it declares, and nothing else of this one."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(build, check=True)
    (wheel,) = folder.glob("kibitz-*.whl")
    venv.create(folder / "venv", symlinks=True)
    (site,) = (folder / "venv").glob("lib/python*/site-packages")
    programs = folder / "venv" / "bin"
    into = [*PIP, "--python", str(programs / "python")]
    subprocess.run([*into, "install", "--no-index", "--no-deps", str(wheel)], check=True)
    (installed,) = site.glob("kibitz-*.dist-info")
    for found in {found.name: found for found in required(Distribution.at(installed))}.values():
        copy_installed(found, site)
    return programs


def test_it_holds_everything_that_is_compiled(programs: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [str(programs / "python"), "-c", IMPORT_ALL],
        env={"PATH": str(programs)}, cwd=tmp_path, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    files = done.stdout.split()
    assert all(Path(file).is_relative_to(programs.parent) for file in files)
    sources = [*(ROOT / "src").rglob("*.pyx")]
    assert sum(not file.endswith(".py") for file in files) == len(sources) + 1  # and what Cython shares between them


def test_it_serves_page_and_bots_without_compiler_and_node(programs: Path, tmp_path: Path) -> None:
    assert not any(shutil.which(name, path=str(programs)) for name in ("cc", "gcc", "clang", "node", "npm"))
    server = Server(
        tmp_path / "data", bots=1, program=[str(programs / "kibitz")], PATH=str(programs), PYTHONPATH=""
    )  # fmt: skip
    try:
        with urlopen(server.url) as answer:
            page = answer.read().decode()
        scripts = re.findall(r'<script[^>]*src="([^"]+)"', page)
        assert scripts
        with urlopen(f"{server.url}{scripts[0]}") as answer:
            assert "javascript" in answer.headers["content-type"]
        with urlopen(f"{server.url}/notices.txt") as answer:
            notices = answer.read().decode()
        for carried in ("svelte", "@fluent/bundle", "@fontsource-variable/fraunces", "@iconify-json/game-icons"):
            assert f"{carried} " in notices
        assert "SIL OPEN FONT LICENSE" in notices
        server.wait_for_bots()
    finally:
        assert server.stop() == 0
