"""A copy of the checkout in which mutants are tried, and how tests are run in it."""

from __future__ import annotations

import difflib
import itertools
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import cosmic_ray.plugins
from cosmic_ray.mutating import mutate_code

from mutation.passing import Places, instrumented
from mutation.places import ROOT, Mutant

LONGEST = 1500
"""Seconds that the tests of one mutant may take on a busy machine."""
MEMORY = 8 << 30
"""Bytes that a process may use: some mutants go round for ever and keep everything they make."""
SECONDS = 240
"""Of the processor, for the same reason, in each process."""
PLUGIN = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "kibitz_seen")


class Passed(NamedTuple):
    """What a run of some tests without a mutant has shown."""

    seconds: dict[str, float]
    failed: set[str]
    places: set[tuple[int, str]]
    """Which mutant's place was passed during which test; without a name, before the first."""


class Tried(NamedTuple):
    """What became of a mutant."""

    killed: bool
    late: bool
    """Killed only because nothing ended in time."""
    tests: int
    difference: str


class Tree:
    """A copy of the checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._written = itertools.count(int(time.time()))
        listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        built = [str(path.relative_to(ROOT)) for path in (ROOT / "src").rglob("*") if path.suffix == ".so"]
        for name in filter(None, (*listed.split("\n"), *built)):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)
        for name in ("src/kibitz/web", "web/node_modules", "web/src/generated", "training"):
            if (ROOT / name).exists() and not (folder / name).exists():
                (folder / name).symlink_to(ROOT / name)

    @contextmanager
    def changed(self, sources: dict[Path, str]) -> Iterator[None]:
        """Other sources for a while. Each is written with a time of its own: compiled files are known by it."""
        before = {path: (self.folder / path).read_text(encoding="utf-8") for path in sources}
        for path, text in sources.items():
            self._write(path, text)
        try:
            yield
        finally:
            for path, text in before.items():
                self._write(path, text)

    def _write(self, path: Path, text: str) -> None:
        (self.folder / path).write_text(text, encoding="utf-8")
        now = next(self._written)
        os.utime(self.folder / path, (now, now))

    def instrument(self, places: Places) -> dict[Path, str]:
        """Sources that note which mutants' places are passed."""
        return {
            path: instrumented((self.folder / path).read_text(encoding="utf-8"), dict(lines))
            for path, lines in places.items()
        }

    def passed(self, tests: str) -> Passed:
        """Run a file or folder of tests, all of it, and read what was noted."""
        with tempfile.TemporaryDirectory() as seen:
            (Path(seen) / "now").write_bytes(bytes(8))
            code = self._run([f"tests/{tests}"], 0, KIBITZ_SEEN=seen)
            if not (Path(seen) / "tests.json").exists():
                said = (self.folder / "output").read_text(encoding="utf-8", errors="replace")[-2000:]
                sys.exit(f"tests/{tests} does not end well without any mutant ({code}):\n{said}")
            known = json.loads((Path(seen) / "tests.json").read_text(encoding="utf-8"))
            noted = Path(seen) / "passed"
            pairs = [line.split() for line in noted.read_text().splitlines()] if noted.exists() else []
        names = ["", *(name for name, _, _ in known)]
        return Passed(
            {name: seconds for name, seconds, _ in known},
            {name for name, _, failed in known if failed},
            {(int(place), names[int(test)]) for place, test in pairs},
        )

    def attempt(self, mutant: Mutant, tests: list[str]) -> Tried | None:
        """Whether one of these tests notices; nothing if the change changes nothing."""
        before = (self.folder / mutant.path).read_text(encoding="utf-8")
        operator = cosmic_ray.plugins.get_operator(f"core/{mutant.operator}")()
        after = mutate_code(before, operator, mutant.occurrence)
        if after is None or after == before:
            return None
        difference = _difference(before, after)
        if not tests:
            return Tried(killed=False, late=False, tests=0, difference=difference)
        with self.changed({mutant.path: after}), tempfile.NamedTemporaryFile("w", encoding="utf-8") as chosen:
            chosen.write("\n".join(tests))
            chosen.flush()
            files = list(dict.fromkeys(name.split("::")[0] for name in tests))
            code = self._run(["-x", *files], LONGEST, KIBITZ_CHOSEN=chosen.name)
        return Tried(killed=code != 0, late=code is None, tests=len(tests), difference=difference)

    def _run(self, arguments: list[str], longest: int, **environment: str) -> int | None:
        """How the tests ended; nothing if they did not in time."""
        paths = os.pathsep.join(str(self.folder / name) for name in ("src", "tests/mutation"))
        limits = ["prlimit", f"--as={MEMORY}", *([f"--cpu={SECONDS}"] if longest else [])]
        with (self.folder / "output").open("wb") as output:
            process = subprocess.Popen(
                [*limits, sys.executable, "-m", "pytest", *PLUGIN, *arguments],
                cwd=self.folder,
                env={**os.environ, **environment, "PYTHONPATH": paths},
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
            try:
                code = process.wait(longest or None)
            except subprocess.TimeoutExpired:
                return None
            finally:
                with suppress(ProcessLookupError):  # whatever a mutant left running goes with it
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        return None if code in (-signal.SIGXCPU, 128 + signal.SIGXCPU) else code


def _difference(before: str, after: str) -> str:
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
    return "\n".join(line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---"))
