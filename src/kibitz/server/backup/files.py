"""A backup: one SQLite file with everything in the database, and the secrets of the data folder."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Engine

from kibitz.server.backup.copying import copy, copy_file, snapshot
from kibitz.server.storage.database import connect

SECRETS = ("record.key", "cookie.key", "bot.token", "notices.key", "address.key")
"""Without the first, records would be signed by someone else after a restore; earlier releases left the others."""
ENDING = ".kibitz"
_TABLE = "CREATE TABLE IF NOT EXISTS backup_secrets (name TEXT PRIMARY KEY, content TEXT NOT NULL)"


class NoBackup(Exception):
    """A file that is no backup of ours."""


def write(engine: Engine, data: Path, path: Path) -> None:
    """Back a database up into a new file. It appears under its name only when it is whole and on the disk."""
    part = path.with_name(f".{path.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))  # it holds secrets from the first byte on
    try:
        if engine.dialect.name == "sqlite":
            copy_file(engine, str(part))
        else:
            target = connect(f"sqlite:///{part}")
            try:
                with snapshot(engine) as source:
                    copy(source, target)
            finally:
                target.dispose()
        _finish(part, data)
        part.replace(path)
        _sync(path.parent)
    except BaseException:
        for name in (part, Path(f"{part}-wal"), Path(f"{part}-shm")):
            name.unlink(missing_ok=True)
        raise


def _finish(part: Path, data: Path) -> None:
    """Add the secrets and leave one plain file, without a journal beside it."""
    with closing(sqlite3.connect(part)) as file:
        file.execute(_TABLE)
        for name in SECRETS:
            with suppress(FileNotFoundError):
                content = (data / name).read_text(encoding="ascii")
                file.execute("INSERT OR REPLACE INTO backup_secrets VALUES (?, ?)", (name, content))
        file.commit()
        file.execute("PRAGMA journal_mode=DELETE")
    _sync(part)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def secrets_in(path: Path) -> dict[str, str]:
    """The secrets of a backup; NoBackup if the file isn't one."""
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as file:
            return dict(file.execute("SELECT name, content FROM backup_secrets"))
    except sqlite3.DatabaseError:
        raise NoBackup from None


def put_secrets(data: Path, found: dict[str, str]) -> None:
    """Write the secrets into a data folder, for its owner alone; those that are there stay."""
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    for name in SECRETS:
        if name in found:
            with suppress(FileExistsError), open(data / name, "x", opener=_private) as file:
                file.write(found[name])


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def fresh_name(folder: Path) -> Path:
    """A name for a backup made now; names sort by time."""
    return folder / f"kibitz-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}{ENDING}"


def rotate(folder: Path, keep: int) -> int:
    """Remove the oldest of the backups that `fresh_name` named; returns how many."""
    old = sorted(folder.glob(f"kibitz-*{ENDING}"))[:-keep]
    for path in old:
        path.unlink()
    return len(old)
