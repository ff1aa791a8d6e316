"""Compiles `kibitz.fast` when the package is built: by the machine's C compiler, else the `ziglang` wheel's."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src", "kibitz", "fast")
BUILD = Path("build", "fast")
ZIG_TARGET = ["-mcpu=baseline"]  # left alone, zig compiles for the processor at hand only


class FastBuild(BuildHookInterface[Any]):
    """Adds the extensions to a wheel; for an editable install they are built beside their sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides the declared requirements: a C compiler, where there is none."""
        return [] if machine_compiler() else ["ziglang>=0.13"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        os.chdir(self.root)
        built = compile_extensions(inplace=version == "editable")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if version != "editable":
            build_data["force_include"].update({str(path): f"kibitz/fast/{path.name}" for path in built})


def compile_extensions(*, inplace: bool) -> list[Path]:
    """Every .pyx of the package, compiled where its sources are newer; the libraries."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    use_compiler()
    shared = [str(path) for pattern in ("*.pxd", "*.pxi", "*.h") for path in PACKAGE.glob(pattern)]
    flags = ["/O2"] if os.name == "nt" else ["-O3", "-g0", "-fno-strict-aliasing", "-Wno-unreachable-code"]
    sources = sorted(PACKAGE.glob("*.pyx"))
    extensions = cythonize(
        [
            Extension(f"kibitz.fast.{path.stem}", [str(path)], depends=shared, extra_compile_args=flags)
            for path in sources
        ],
        build_dir=str(BUILD / "c"),
        include_path=["src"],
        compiler_directives={
            "language_level": 3,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
            "embedsignature": False,
        },
        quiet=True,
    )
    for extension in extensions:
        extension.include_dirs.append(str(PACKAGE))
    command = build_ext(Distribution({"name": "kibitz", "package_dir": {"": "src"}, "ext_modules": extensions}))
    command.build_lib = str(BUILD / "lib")
    command.build_temp = str(BUILD / "o")
    command.inplace = inplace
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [Path(command.get_ext_fullpath(extension.name)) for extension in extensions]


def machine_compiler() -> str | None:
    """The C compiler that is there: the one asked for, the one Python was built with, or a usual one."""
    asked = os.environ.get("CC")
    if asked or os.name != "posix":
        return asked or "msvc"
    usual = (sysconfig.get_config_var("CC") or "cc").split()[0], "cc", "gcc", "clang"
    return next((name for name in usual if shutil.which(name)), None)


def use_compiler() -> None:
    """Tell the build which compiler to call, or say how to get one."""
    compiler = machine_compiler()
    if compiler is None:
        if find_spec("ziglang") is None:
            sys.exit("no C compiler found: install one, or run `pip install ziglang`")
        compiler = " ".join([sys.executable, "-m", "ziglang", "cc", *ZIG_TARGET])
    if os.name == "posix" and compiler != (sysconfig.get_config_var("CC") or "").split()[0]:
        os.environ.update(
            CC=compiler, LDSHARED=f"{compiler} -shared" + " -undefined dynamic_lookup" * (sys.platform == "darwin")
        )
