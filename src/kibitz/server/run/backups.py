"""`kibitz backup`, `restore` and `move`. Heavy imports wait until one of them runs."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from kibitz.server.run.commands import DATABASE, Option, data_folder, database_url, sayer, using_database, whole
from kibitz.server.run.startup import Unstartable

BACKUP: tuple[Option, ...] = (
    (("file",), "help-backup-file", {"nargs": "?", "metavar": "FILE"}),
    (("--keep",), "help-backup-keep", {"metavar": "N"}),
    *DATABASE,
)
RESTORE: tuple[Option, ...] = (
    (("file",), "help-restore-file", {"nargs": "?", "metavar": "FILE"}),
    (("--check",), "help-restore-check", {"action": "store_true"}),
    *DATABASE,
)
MOVE: tuple[Option, ...] = ((("--to",), "help-move-to", {"metavar": "URL"}), *DATABASE)
ARGUMENTS = {"backup": BACKUP, "restore": RESTORE, "move": MOVE}


def backup_run(args: argparse.Namespace) -> int:
    """`kibitz backup`: everything a server keeps, in one file; the server may run meanwhile."""
    from kibitz.server.backup import files

    path = Path(_required(args.file, "FILE"))
    keep = whole("--keep", 1, 10_000)(args.keep) if args.keep else 0
    if keep and not path.is_dir():
        raise Unstartable("keep-needs-folder", path=str(path))
    if path.is_dir():
        folder, path = path, files.fresh_name(path)
    if path.exists():
        raise Unstartable("file-exists", path=str(path))
    with using_database(database_url(args, new=False)) as engine:
        try:
            files.write(engine, data_folder(args), path)
        except OSError as error:
            raise Unstartable("file", path=str(path), reason=error.strerror or "") from None
    say = sayer(args)
    say("server-backed-up", path=str(path), size=round(path.stat().st_size / 1000))
    if keep and (removed := files.rotate(folder, keep)):
        say("server-backups-removed", number=removed)
    return 0


def restore_run(args: argparse.Namespace) -> int:
    """`kibitz restore`: restore a backup into a new data folder or an empty database; or only check that it's whole."""
    from kibitz.server.backup import copying, files

    path = Path(_required(args.file, "FILE"))
    if not path.is_file():
        raise Unstartable("file", path=str(path), reason=os.strerror(2))
    try:
        secrets = files.secrets_in(path)
    except files.NoBackup:
        raise Unstartable("no-backup", path=str(path)) from None
    with tempfile.TemporaryDirectory(prefix="kibitz-restore-") as folder:
        work = Path(folder, "backup.db")  # brought up to this program's schema; the backup itself stays as it is
        work.write_bytes(path.read_bytes())
        with using_database(f"sqlite:///{work}") as source:
            if args.check:
                return _check(args, source)
            with using_database(database_url(args, new=True)) as target, copying.snapshot(source) as rows:
                number = _copy(rows, target)
    files.put_secrets(data_folder(args), secrets)
    sayer(args)("server-restored", rows=number, data=str(data_folder(args)))
    return 0


def move_run(args: argparse.Namespace) -> int:
    """`kibitz move`: from one database to another, each row compared; the servers must be stopped."""
    from kibitz.server.backup import copying
    from kibitz.server.run.config import Config
    from kibitz.server.run.serve import check_data

    to = _required(args.to, "--to")
    url = database_url(args, new=False)
    if to == url:
        raise Unstartable("move-same")
    with check_data(Config(data_folder(args), url)), using_database(url) as source, using_database(to) as target:
        with copying.snapshot(source) as rows:
            number = _copy(rows, target)
        with copying.snapshot(source) as rows, copying.snapshot(target) as moved:
            try:
                copying.compare_all(rows, moved)
            except copying.Differs:
                raise Unstartable("move-changed") from None
    sayer(args)("server-moved", rows=number)
    return 0


def _copy(rows: Any, target: Any) -> int:
    from kibitz.server.backup import copying

    try:
        return sum(copying.copy(rows, target).values())
    except copying.NotEmpty:
        raise Unstartable("target-not-empty") from None
    except copying.Differs as difference:
        raise Unstartable("copy-differs", table=difference.table, key=difference.key) from None


def _check(args: argparse.Namespace, source: Any) -> int:
    """Replay everything; shows progress on a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    from kibitz.server.backup.replaying import replay_all

    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=None)
        report = replay_all(source, lambda done, total: bar.update(task, completed=done, total=total))
    say = sayer(args)
    for table, reason in report.broken:
        say("server-backup-broken", table=table, reason=reason)
    say("server-backup-checked", tables=report.tables, games=report.games, shuffles=report.shuffles)
    return 1 if report.broken else 0


def _required(value: str | None, argument: str) -> str:
    if not value:
        raise Unstartable("missing", argument=argument)
    return value
