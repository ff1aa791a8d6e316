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

WAIT = 120
"""Seconds that starting a mutant's tests may take on a busy machine."""
SLOWER = 8
"""How many times longer than without a mutant the tests may take, for the same reason."""
START = 30
"""Seconds of the processor for starting; some mutants go round for ever."""
BUSIER = 4
"""How many times more of the processor the tests may take, in each process."""
MEMORY = 8 << 30
"""Bytes that a process may use: what goes round for ever may keep everything it makes."""
SERVERS = ("tests/server/", "tests/people/", "tests/notifications/", "tests/faults/", "tests/third_game/test_on")
"""Tests with servers come after all others. On a busy machine some fail without a mutant, so a failure must happen
again."""
RETRIES = 3
"""How many failures that don't happen again are let pass."""
NOTHING_RAN = 5
"""What pytest ends with if there was no test to run."""
OPTIONS = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "kibitz_seen", "--assert=plain", "--tb=short")
"""What a failure says is for nobody: explaining how two long views differ can take a minute."""


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
    unsure: tuple[str, ...] = ()
    """Tests that failed once, and not when they were run again."""


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
            code = self._run([f"tests/{tests}"], None, KIBITZ_SEEN=seen)
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

    def attempt(self, mutant: Mutant, tests: dict[str, float]) -> Tried | None:
        """Whether one of these tests notices; nothing if the change changes nothing."""
        before = (self.folder / mutant.path).read_text(encoding="utf-8")
        operator = cosmic_ray.plugins.get_operator(f"core/{mutant.operator}")()
        after = mutate_code(before, operator, mutant.occurrence)
        if after is None or after == before:
            return None
        tried = Tried(killed=False, late=False, tests=len(tests), difference=_difference(before, after))
        with self.changed({mutant.path: after}):
            pure = {name: took for name, took in tests.items() if not name.startswith(SERVERS)}
            code = self._chosen(pure)[0] if pure else 0
            if code not in (0, NOTHING_RAN):
                return tried._replace(killed=True, late=code is None)
            return self._with_servers(tried, {name: took for name, took in tests.items() if name not in pure})

    def _with_servers(self, tried: Tried, left: dict[str, float]) -> Tried:
        unsure: list[str] = []
        while left and len(unsure) < RETRIES:
            code, failed = self._chosen(left)
            if code in (0, NOTHING_RAN):
                break
            if not failed or self._chosen({failed: left[failed]})[0] not in (0, NOTHING_RAN):
                return tried._replace(killed=True, late=code is None)
            unsure.append(failed)
            names = list(left)
            left = {name: left[name] for name in names[names.index(failed) + 1 :]}
        return tried._replace(unsure=tuple(unsure))

    def _chosen(self, tests: dict[str, float]) -> tuple[int | None, str]:
        """How some tests ended, and which failed if that is known. With them comes how long each should take."""
        with tempfile.TemporaryDirectory() as seen:
            (Path(seen) / "now").write_bytes(bytes(8))
            (Path(seen) / "chosen").write_text("\n".join(tests), encoding="utf-8")
            files = list(dict.fromkeys(name.split("::")[0] for name in tests))
            told = {"KIBITZ_SEEN": seen, "KIBITZ_CHOSEN": str(Path(seen) / "chosen")}
            code = self._run(["-x", *files], sum(tests.values()), **told)
            ended = Path(seen) / "tests.json"
            known = json.loads(ended.read_text(encoding="utf-8")) if code is not None and ended.exists() else []
        return code, next((name for name, _, failed in known if failed and name in tests), "")

    def _run(self, arguments: list[str], seconds: float | None, **environment: str) -> int | None:
        """How the tests ended; nothing if they did not in time. They should take as many seconds as told."""
        paths = os.pathsep.join(str(self.folder / name) for name in ("src", "tests/mutation"))
        limits = ["prlimit", f"--as={MEMORY}", *([] if seconds is None else [f"--cpu={START + BUSIER * seconds:.0f}"])]
        with (self.folder / "output").open("wb") as output:
            process = subprocess.Popen(
                [*limits, sys.executable, "-m", "pytest", *OPTIONS, *arguments],
                cwd=self.folder,
                env={**os.environ, **environment, "PYTHONPATH": paths},
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
            try:
                code = process.wait(None if seconds is None else WAIT + SLOWER * seconds)
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
