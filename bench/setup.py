"""How long a newcomer waits: `make run` in a fresh clone until the page answers, once more, and what compiling costs.

    python bench/setup.py            the last commit of this checkout, in a temporary folder
    python bench/setup.py --cold     without what pip and npm keep of earlier downloads

The steps of `make run` are shown as they come. Needs a machine with nothing else to do: times are those of the clock on
the wall, but for compiling, which is told in seconds of the processor too. All that is started is ended.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
COMPILE = "import hatch_build; hatch_build.compile_extensions(inplace=False)"


def environment(home: Path, *, cold: bool) -> dict[str, str]:
    """No environment of Python's is active, games are kept apart, and there is no browser to open."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV", "BEGAN")}
    ours = Path(sys.prefix, "bin") if sys.prefix != sys.base_prefix else None
    path = [folder for folder in kept["PATH"].split(os.pathsep) if Path(folder) != ours]
    caches = {"PIP_NO_CACHE_DIR": "1", "npm_config_cache": str(home / "npm")} if cold else {}
    return kept | caches | {"PATH": os.pathsep.join(path), "KIBITZ_DATA": str(home / "data"), "BROWSER": "true"}


@contextmanager
def ended(command: list[str], folder: Path, env: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A command in a session of its own, which ends with all it started there."""
    with subprocess.Popen(
        command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(30)


def until_page(folder: Path, env: dict[str, str]) -> float:
    """Seconds of `make run` until the page is there."""
    began = time.monotonic()
    with ended(["make", "run"], folder, env | {"KIBITZ_PORT": "0"}) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(f"    {line}", end="", flush=True)
            if found := re.search(r"http://\S+", line):
                with urlopen(found[0]) as answer:
                    answer.read()
                spent = time.monotonic() - began
                threading.Thread(target=process.stdout.read).start()  # so that it can still write while it ends
                return spent
    sys.exit("`make run` ended without a page")


def compile_costs(folder: Path, env: dict[str, str]) -> tuple[float, float]:
    """Compile everything from scratch: seconds on the wall, seconds of the processor."""
    subprocess.run(["rm", "-r", "build"], cwd=folder, check=True)
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run([".venv/bin/python", "-c", COMPILE], cwd=folder, env=env, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return time.monotonic() - began, spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cold", action="store_true")
    asked = parser.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as home:
        folder, env = Path(home, "kibitz"), environment(Path(home), cold=asked.cold)
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)
        print("first `make run`:", flush=True)
        print(f"  the page after {until_page(folder, env):.1f} s")
        print("second `make run`:", flush=True)
        print(f"  the page after {until_page(folder, env):.1f} s")
        wall, processor = compile_costs(folder, env)
        print(f"compiling alone: {wall:.1f} s, {processor:.1f} s of the processor")


if __name__ == "__main__":
    main()
