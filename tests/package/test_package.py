"""How the package is built without a compiler, and the networks it carries."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.resources import files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from kibitz.engines.face_to_face import value as face_to_face_value
from kibitz.engines.nyet import value as nyet_value
from kibitz.engines.nyet.policy import veto as veto_policy

ROOT = Path(__file__).parents[2]
MOST_LEARNED = 3_000_000


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """What builds the package, on a machine without any compiler."""
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setenv("CC", "")  # so that it is put back as it was
    monkeypatch.delenv("CC")
    monkeypatch.setenv("LDSHARED", "")
    monkeypatch.setenv("PATH", str(tmp_path))
    return module


def needed(build: ModuleType, monkeypatch: pytest.MonkeyPatch, root: Path) -> list[str]:
    """What the build asks for besides its declared requirements, the page being no part of these sources."""
    hook = build.FullBuild.__new__(build.FullBuild)
    monkeypatch.setattr(build.FullBuild, "root", str(root))
    found: list[str] = hook.dependencies()
    return found


def compiler_at(folder: Path, name: str) -> None:
    program = folder / name
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)


class TestCompiler:
    def test_without_one_the_build_asks_for_ziglang(
        self, build: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        assert needed(build, monkeypatch, tmp_path) == ["ziglang>=0.13"]
        monkeypatch.setenv("CC", "my-cc")
        assert needed(build, monkeypatch, tmp_path) == []

    @pytest.mark.parametrize("name", ["cc", "gcc", "clang"])
    def test_one_on_the_path_is_enough(
        self, name: str, build: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        compiler_at(tmp_path, name)
        assert build.machine_compiler() == name
        assert needed(build, monkeypatch, tmp_path) == []

    def test_ziglang_compiles_and_links_where_there_is_none(
        self, build: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(build, "find_spec", lambda name: name == "ziglang" or None)
        build.use_compiler()
        compiler = f"{sys.executable} -m ziglang cc -mcpu=baseline"
        assert os.environ["CC"] == compiler
        assert os.environ["LDSHARED"].startswith(f"{compiler} -shared")

    def test_without_ziglang_the_build_says_what_to_do(
        self, build: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(build, "find_spec", lambda _: None)
        with pytest.raises(SystemExit, match="no C compiler found: install one, or run `pip install ziglang`"):
            build.use_compiler()


def test_the_networks_are_small_and_load_from_the_package() -> None:
    """Network files and tables in compiled headers take at most 3 MB together."""
    networks = {
        f"{folder.replace('.', '/')}/{entry.name}": entry.read_bytes()
        for folder in ("nyet", "nyet.policy", "face_to_face")
        for entry in files(f"kibitz.engines.{folder}").iterdir()
        if entry.name.endswith(".net")
    }
    duels = {name: f"face_to_face/{name}.net" for name in ("planning", "replying", "searching", "margin")}
    assert {*duels.values(), "nyet/value.net", "nyet/policy/veto.net"} == networks.keys()
    inputs, hidden = face_to_face_value.SHAPE
    for name, file in duels.items():
        assert len(networks[file]) == 4 * ((inputs + 2) * hidden + 1)
        assert face_to_face_value.packed(name) == networks[file]
    nyet_value.load_networks()
    veto_policy.load_networks()
    tables = (ROOT / "src" / "kibitz" / "engines" / "nyet" / "policy" / "card.h").stat().st_size
    assert sum(map(len, networks.values())) + tables <= MOST_LEARNED


def test_the_schema_is_written_before_the_package_is_installed() -> None:
    """A fresh checkout builds page and engines at once: the page's types can't wait for an installed version."""
    program = """
import importlib.metadata as metadata
known = metadata.version
def version(name):
    if name == "kibitz":
        raise metadata.PackageNotFoundError(name)
    return known(name)
metadata.version = version
from kibitz.cli import main
raise SystemExit(main(["schema"]))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
