"""Opening the database: settings, schema upgrades, and a clear error if it can't be used."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from traceback import clear_frames
from typing import Any
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, inspect, make_url, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError
from sqlalchemy.pool import QueuePool

from kibitz.server.storage.condition import first_line

HEAD = "0018"
"""The newest revision this program knows; a test compares it with the migrations."""


LIVELY = {
    "connect_timeout": "5",
    "tcp_user_timeout": "5000",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "2",
}
"""How soon a connection to PostgreSQL counts as lost, unless its URL says otherwise: a network that is back is used
again within seconds, where TCP by itself would wait for minutes."""


class DatabaseProblem(Exception):
    """The database can't be used: a code, and the parameters of its message."""

    def __init__(self, code: str, **params: str) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


def connect(url: str) -> Engine:
    """An engine for a database URL, with its schema at this program's revision."""
    engine = make_engine(url)
    with _explained(engine):
        _keep_private(engine)
        _upgrade(engine)
        _check_writable(engine)
    return engine


@contextmanager
def _explained(engine: Engine) -> Iterator[None]:
    """What is wrong with a database, as a DatabaseProblem; its connections are closed then."""
    try:
        yield
    except OperationalError as error:
        engine.dispose()
        code = "database-locked" if "locked" in str(error.orig) else "database-unreachable"
        raise DatabaseProblem(code, reason=first_line(error)) from None
    except DatabaseError as error:
        engine.dispose()
        raise DatabaseProblem("database-damaged", reason=first_line(error)) from None
    except DatabaseProblem:
        engine.dispose()
        raise


def check_database(url: str) -> None:
    """DatabaseProblem if a database could not be used. Nothing is written, and no file made."""
    engine = make_engine(url)
    name = engine.url.database
    if engine.dialect.name == "sqlite":
        if not name or name == ":memory:" or name.startswith("file:"):
            return
        path = Path(name)
        if not path.exists():
            folder = path.absolute().parent
            if folder.exists() and not (folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)):
                raise DatabaseProblem("database-unreachable", reason=os.strerror(errno.EACCES))
            return
        engine.dispose()
        address = f"sqlite:///file:{quote(str(path.absolute()))}?mode=rw&uri=true"
        engine = create_engine(address, connect_args={"timeout": 3.0})
    with _explained(engine):
        found = _revision(engine)
        if found is not None and not _known(found):
            raise DatabaseProblem("database-newer", found=found, known=HEAD)
        _check_writable(engine)
    engine.dispose()


def _keep_private(engine: Engine) -> None:
    """Only its owner may read a database file, from before the first secret is in it; its journals inherit that."""
    path = file_of(engine.url)
    if path is None:
        return
    with suppress(OSError):  # if the file can't be made, opening it will say why
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)


def file_of(url: str | URL) -> Path | None:
    """The file of an SQLite database; None for any other, and for a malformed URL, which opening it will report."""
    try:
        found = make_url(url)
    except ArgumentError:
        return None
    name = found.database
    if found.get_backend_name() != "sqlite" or not name or name == ":memory:" or name.startswith("file:"):
        return None
    return Path(name)


def _check_writable(engine: Engine) -> None:
    """Find out now, rather than at the first move, whether another program holds a lock."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            connection.rollback()


def make_engine(url: str) -> Engine:
    """SQLite in WAL mode with full durability, or PostgreSQL."""
    if url.startswith("postgresql:"):
        url = url.replace("postgresql:", "postgresql+psycopg:", 1)
    elif url.startswith("postgres:"):
        url = url.replace("postgres:", "postgresql+psycopg:", 1)
    try:
        if not url.startswith("sqlite"):
            found = make_url(url)
            if found.drivername == "postgresql+psycopg":
                found = found.update_query_dict({name: v for name, v in LIVELY.items() if name not in found.query})
            engine = create_engine(found, pool_size=4, pool_pre_ping=True, hide_parameters=True)
            event.listen(engine, "do_connect", _connect)
            return engine
        arguments = {"check_same_thread": False}
        engine = create_engine(url, poolclass=QueuePool, pool_size=4, connect_args=arguments, hide_parameters=True)
    except ModuleNotFoundError:
        raise DatabaseProblem("database-driver", extra="postgres") from None
    except Exception as error:
        raise DatabaseProblem("database-url", reason=first_line(error)) from None
    event.listen(engine, "connect", _durable)
    return engine


def _connect(dialect: Any, _: Any, positional: list[Any], named: dict[str, Any]) -> Any:
    try:
        return dialect.connect(*positional, **named)
    except Exception as error:
        let_go(error)
        raise


def let_go(error: BaseException) -> None:
    """Close what a failed attempt to connect has opened.

    psycopg leaves that to the garbage collector, which hardly ever runs here, as the local variables of frames that the
    error leads to. A database that is slow for half a minute would have no place left for anyone.
    """
    failed: BaseException | None = error
    while failed is not None:
        clear_frames(failed.__traceback__)
        failed = failed.__context__


CHECKPOINT = 8000
"""Pages (32 MB) in the write-ahead log before a checkpoint, during which everyone waits. Rare checkpoints are less
work: tables write to their last pages again and again, and each page is copied only once."""


def _durable(connection: Any, record: object) -> None:
    """A commit is on the disk when it returns; readers never wait for the writer."""
    del record
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=3000")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA cache_size=-2000")
    cursor.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT}")
    cursor.close()


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that reads what it then changes: nobody else changes what it has locked.

    SQLite locks the whole database at once, since a reader can't always become the writer; PostgreSQL locks the rows
    that are selected for update, and gives up on a lock that a stuck server holds.
    """
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.execute(text("SET LOCAL lock_timeout = '5s'"))
        yield connection


def upserting(connection: Connection, table: Table) -> Any:
    """An insert that can say what to do if the row exists; each database has its own."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # a tenth of all that a server loads, and loaded with its engine

        return postgresql.insert(table)
    return sqlite.insert(table)


def _upgrade(engine: Engine) -> None:
    """Run the migrations that are missing; Alembic is loaded only if there are any."""
    found = _revision(engine)
    if found == HEAD:
        return
    if found is not None and found > HEAD:
        raise DatabaseProblem("database-newer", found=found, known=HEAD)
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(files("kibitz.server.storage") / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(4817263)"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError:  # neither one of our revisions nor, by its number, a later one
            raise DatabaseProblem("database-newer", found=str(found), known=HEAD) from None


def _revision(engine: Engine) -> str | None:
    """The revision of a database's schema; None if it is empty."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return found


def _known(revision: str) -> bool:
    """Whether there is a migration of that name; the files are named by it."""
    folder = files("kibitz.server.storage") / "migrations" / "versions"
    return any(entry.name.startswith(f"{revision}_") for entry in folder.iterdir())
