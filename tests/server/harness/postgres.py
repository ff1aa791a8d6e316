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


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of a database."""
    if CONFIGURED:
        yield CONFIGURED
        return
    assert FOUND is not None
    folder = Path(tempfile.mkdtemp(prefix="kibitz-postgres-"))
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if user:
        shutil.chown(folder, "postgres")
    data, settings = str(folder / "data"), f"-k {folder} -c listen_addresses= -c max_connections=40"
    subprocess.run(
        [*user, str(FOUND / "initdb"), "-D", data, "-U", "kibitz", "-A", "trust"], check=True, capture_output=True
    )
    control = [*user, str(FOUND / "pg_ctl"), "-D", data, "-l", str(folder / "log"), "-w"]
    subprocess.run([*control, "-o", settings, "start"], check=True, capture_output=True)
    yield f"postgresql://kibitz@/postgres?host={folder}"
    subprocess.run([*control, "-m", "immediate", "stop"], check=True, capture_output=True)
    shutil.rmtree(folder)
