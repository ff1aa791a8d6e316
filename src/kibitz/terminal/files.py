"""Reads and writes record files: clear errors, and never half a file."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from datetime import datetime
from itertools import count
from pathlib import Path

from kibitz.locales.complaint import Complaint


def read_lines(name: str | None) -> list[tuple[int, bytes]]:
    """The records of a file with their line numbers: one JSON document, or one per line."""
    if name is None:
        raise Complaint("error-missing-argument", argument="FILE", allowed="*.json, *.jsonl")
    data = read_file(Path(name))
    if not data.strip():
        raise Complaint("error-file-empty", file=name)
    if b"\0" in data:
        raise Complaint("error-file-not-text", file=name)
    lines = [(number, line) for number, line in enumerate(data.splitlines(), start=1) if line.strip()]
    if name.endswith(".jsonl") or sum(line.startswith(b"{") for _, line in lines) > 1:
        return lines
    return [(1, data)]


def read_file(path: Path) -> bytes:
    """What is in a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise _unreadable(str(path), error) from None


def write_new(path: Path, data: bytes) -> None:
    """Write a file, replacing an old one only when the new one is complete.

    A device or a pipe is written to and stays what it is; a link stays one to what it leads to.
    """
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)
            return
        path = path.resolve()
        unfinished = path.with_name(path.name + ".part")
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_bytes(data)
        unfinished.replace(path)
    except OSError as error:
        raise unwritable(str(path), error) from None


def default_save(game: str, environ: Mapping[str, str], now: datetime) -> Path:
    """The default file for a game: by date and game, in the user's data folder; never one that is there."""
    base = Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "kibitz" / "games"
    stem = f"{now:%Y-%m-%d-%H%M%S}-{game}"
    names = (f"{stem}-{number}.json" if number > 1 else f"{stem}.json" for number in count(1))
    return next(base / name for name in names if not (base / name).exists())


def check_new(name: str, *, force: bool) -> None:
    """A Complaint if a file with something in it would be lost; devices and pipes keep nothing."""
    path = Path(name)
    if not force and path.is_file() and path.stat().st_size:
        raise Complaint("error-file-exists", file=name)


def unwritable(name: str, error: OSError) -> Complaint:
    """The error for a file that can't be written, with the system's reason."""
    return Complaint("error-file-unwritable", file=name, reason=_reason(error))


def check_writable(path: Path) -> None:
    """Raise a Complaint before a game begins rather than after it."""
    if path.is_dir():
        raise Complaint("error-file-is-folder", file=str(path))
    folder = next((parent for parent in path.parents if parent.exists()), path.parent)
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise Complaint("error-file-unwritable", file=str(path), reason=str(folder))


def _unreadable(name: str, error: OSError) -> Complaint:
    match error:
        case FileNotFoundError():
            return Complaint("error-file-missing", file=name)
        case IsADirectoryError():
            return Complaint("error-file-is-folder", file=name)
        case _:
            return Complaint("error-file-unreadable", file=name, reason=_reason(error))


def _reason(error: OSError) -> str:
    return re.sub(r"^\[Errno -?\d+\] ", "", error.strerror or str(error))
