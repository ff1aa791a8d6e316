"""A PostgreSQL for the tests: the configured one, or a cluster of our own that is gone afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CONFIGURED = os.environ.get("KIBITZ_TEST_POSTGRES", "")
PLACES = [shutil.which("initdb"), *map(str, Path("/usr/lib/postgresql").glob("*/bin/initdb"))]
FOUND = next((Path(place).resolve().parent for place in PLACES if place), None)
AT_HAND = ["postgresql"] if CONFIGURED or FOUND else []


class Postgres:
    """A database server of our own, in a folder that is gone afterwards; it can be stopped and started again."""

    def __init__(self) -> None:
        assert FOUND is not None
        self._folder = Path(tempfile.mkdtemp(prefix="kibitz-postgres-"))
        user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if user:
            shutil.chown(self._folder, "postgres")
        data = str(self._folder / "data")
        subprocess.run(
            [*user, str(FOUND / "initdb"), "-D", data, "-U", "kibitz", "-A", "trust"], check=True, capture_output=True
        )
        self._control = [*user, str(FOUND / "pg_ctl"), "-D", data, "-l", str(self._folder / "log"), "-w"]
        self.url = f"postgresql://kibitz@/postgres?host={self._folder}"
        self.start()

    def start(self) -> None:
        """Start it, listening on its socket alone."""
        settings = f"-k {self._folder} -c listen_addresses= -c max_connections=40"
        subprocess.run([*self._control, "-o", settings, "start"], check=True, capture_output=True)

    def stop(self, how: str = "immediate") -> None:
        """Stop it: at once as if it had crashed, or `fast`, in good order but without waiting for clients."""
        subprocess.run([*self._control, "-m", how, "stop"], check=True, capture_output=True)

    def remove(self) -> None:
        """Stop it for good."""
        self.stop()
        shutil.rmtree(self._folder)


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of a database."""
    if CONFIGURED:
        yield CONFIGURED
        return
    running = Postgres()
    yield running.url
    running.remove()
