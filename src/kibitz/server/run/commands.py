"""The server's subcommands of `kibitz`, each a pair: its arguments, and what it does. Heavy imports wait until then."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any

from kibitz.server.run.startup import Unstartable

Option = tuple[tuple[str, ...], str, dict[str, Any]]
"""Names of an argument, the id of its help text, and what argparse is told of it."""


def data_home() -> Path:
    """Where a server keeps its files unless told otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "kibitz" / "server"


def _whole(argument: str, low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isdecimal() or not low <= int(text) <= high:
            raise Unstartable("bad-value", argument=argument, value=text, allowed=f"{low}–{high}")
        return int(text)

    return read


def _setting(name: str, default: str) -> str:
    return os.environ.get(f"KIBITZ_{name}", default)


SERVE: tuple[Option, ...] = (
    (("--host",), "help-serve-host", {"metavar": "ADDRESS"}),
    (("--port",), "help-serve-port", {"metavar": "N"}),
    (("--data",), "help-serve-data", {"metavar": "FOLDER"}),
    (("--database",), "help-serve-database", {"metavar": "URL"}),
    (("--bots",), "help-serve-bots", {"metavar": "N"}),
    (("--background-bots",), "help-serve-background", {"metavar": "N"}),
    (("--reviews",), "help-serve-reviews", {"metavar": "N"}),
    (("--open",), "help-serve-open", {"action": "store_true"}),
    (("--check",), "help-serve-check", {"action": "store_true"}),
)
BOTS: tuple[Option, ...] = (
    (("--server",), "help-bots-server", {"metavar": "URL"}),
    (("--token",), "help-bots-token", {"metavar": "TOKEN"}),
    (("--engine",), "help-bots-engine", {"metavar": "COMMAND"}),
    (("--background",), "help-bots-background", {"action": "store_true"}),
    (("--with-parent",), "help-bots-with-parent", {"action": "store_true"}),
)
ENGINE: tuple[Option, ...] = ((("--bot",), "help-engine-bot", {"metavar": "NAME"}),)
DATABASE: tuple[Option, ...] = (
    (("--data",), "help-serve-data", {"metavar": "FOLDER"}),
    (("--database",), "help-serve-database", {"metavar": "URL"}),
)
EXPORT: tuple[Option, ...] = ((("file",), "help-export-file", {"nargs": "?", "metavar": "FILE"}), *DATABASE)
IMPORT: tuple[Option, ...] = ((("file",), "help-import-file", {"nargs": "?", "metavar": "FILE"}), *DATABASE)


def serve_config(args: argparse.Namespace) -> Any:
    """The configuration from flags, then environment variables, then defaults."""
    from kibitz.server.run.config import Config

    return Config(
        data=Path(args.data or _setting("DATA", str(data_home()))),
        database=args.database or _setting("DATABASE", ""),
        host=args.host or _setting("HOST", "127.0.0.1"),
        port=_whole("--port", 0, 65_535)(args.port or _setting("PORT", "8765")),
        bots=_whole("--bots", 0, 256)(args.bots or _setting("BOTS", "1")),
        background=_whole("--background-bots", 0, 256)(args.background_bots or _setting("BACKGROUND", "1")),
        reviews=_whole("--reviews", 0, 256)(args.reviews or _setting("REVIEWS", "2")),
        open=args.open or _setting("OPEN", "") == "1",
        grace=1000 * _whole("KIBITZ_GRACE", 0, 86_400)(_setting("GRACE", "45")),
        deal=1000 * _whole("KIBITZ_DEAL", 0, 600)(_setting("DEAL", "4")),
        idle=1000 * _whole("KIBITZ_IDLE", 1, 86_400)(_setting("IDLE", "60")),
        rate=float(_whole("KIBITZ_RATE", 0, 100_000)(_setting("RATE", "20"))),
        fast_path=_whole("KIBITZ_FAST_PATH", 0, 1)(_setting("FAST_PATH", "1")) == 1,
    )


def serve_run(args: argparse.Namespace) -> int:
    """`kibitz serve`: host tables until stopped."""
    try:
        from kibitz.server.run import serve
    except ModuleNotFoundError as missing:
        if missing.name != "fcntl":  # with which the data folder is locked; Windows has none
            raise
        raise Unstartable("needs-unix") from None

    config = serve_config(args)
    say = _sayer(args)
    if args.check:
        serve.check(config)
        say("server-would-start", data=str(config.data))
        return 0
    return serve.run(config, lambda url: say("server-ready", url=url))


def bots_run(args: argparse.Namespace) -> int:
    """`kibitz bots`: a bot process for a server anywhere."""
    from kibitz.engines.host import TokenRefused, run
    from kibitz.engines.protocol import EngineFailure

    token = args.token or _setting("BOT_TOKEN", "")
    server = args.server or _setting("SERVER", "http://127.0.0.1:8765")
    if not server.startswith(("http://", "https://")):
        raise Unstartable("bad-url", value=server)
    if not token:
        raise Unstartable("no-token")
    reviewer = None
    if args.background and not args.engine:
        from kibitz.server.run.reviewer import TaskReviewer

        reviewer = TaskReviewer()
    try:
        return run(
            server,
            token,
            args.engine,
            background=args.background,
            with_parent=args.with_parent,
            reviewer=reviewer,
        )
    except TokenRefused:
        raise Unstartable("token-refused", url=server) from None
    except EngineFailure as failure:
        raise Unstartable("engine-failed", reason=str(failure)) from None


def engine_run(args: argparse.Namespace) -> int:
    """`kibitz engine`: one of our bots speaks the engine protocol."""
    from kibitz.engines.core import BOTS as KNOWN
    from kibitz.engines.protocol import speak

    name = args.bot or list(KNOWN)[-1]
    if name not in KNOWN:
        raise Unstartable("bad-value", argument="--bot", value=name, allowed=", ".join(KNOWN))
    if sys.stdin.isatty():
        _sayer(args, sys.stderr)("server-engine-waits", bot=name, document="docs/protocol.md")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    return speak(name, sys.stdin, sys.stdout)


def export_run(args: argparse.Namespace) -> int:
    """`kibitz export`: all finished games as records, one a line."""
    from kibitz.server.finished import transfer
    from kibitz.server.people.identity import signer_in

    data = Path(args.data or _setting("DATA", str(data_home())))
    signer = signer_in(data) if (data / "record.key").exists() else None
    with _database(args, new=False) as engine:
        if args.file in (None, "-"):
            transfer.export(engine, signer, sys.stdout.buffer)
            return 0
        try:
            with Path(args.file).open("wb") as file:
                number = transfer.export(engine, signer, file)
        except OSError as error:
            raise Unstartable("file", path=args.file, reason=error.strerror or "") from None
    _sayer(args)("server-exported", number=number)
    return 0


def import_run(args: argparse.Namespace) -> int:
    """`kibitz import`: bring in games from records; those already here are left alone."""
    from kibitz.server.finished import transfer

    with _database(args, new=True) as engine:
        try:
            source = sys.stdin.buffer if args.file in (None, "-") else Path(args.file).open("rb")  # noqa: SIM115
            with source:
                number, known = transfer.bring_in(engine, source)
        except transfer.BadLine as error:
            raise Unstartable("bad-record", line=error.line, reason=error.reason) from None
        except OSError as error:
            raise Unstartable("file", path=args.file, reason=error.strerror or "") from None
    _sayer(args)("server-imported", number=number, known=known)
    return 0


def schema_run(args: argparse.Namespace) -> int:
    """`kibitz schema`: the JSON Schema of everything on the wire."""
    import msgspec

    from kibitz.server.http.schema import schema

    del args
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
    return 0


@contextmanager
def _database(args: argparse.Namespace, *, new: bool) -> Iterator[Any]:
    """The database of a server, running or not."""
    from kibitz.server.storage.database import DatabaseProblem, connect

    url = _database_url(args, new=new)
    try:
        engine = connect(url)
    except DatabaseProblem as error:
        raise Unstartable(error.code, **error.params) from None
    try:
        yield engine
    finally:
        engine.dispose()


def _database_url(args: argparse.Namespace, *, new: bool) -> str:
    """The database a server uses, or would use: a file that is not there yet is only for bringing games in."""
    if url := args.database or _setting("DATABASE", ""):
        return str(url)
    data = Path(args.data or _setting("DATA", str(data_home())))
    file = data / "kibitz.db"
    if new:
        try:
            data.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise Unstartable("data-unwritable", path=str(data), reason=error.strerror or "") from None
    elif not file.exists():
        raise Unstartable("no-database", path=str(data))
    return f"sqlite:///{file}"


def _sayer(args: argparse.Namespace, stream: IO[str] | None = None) -> Callable[..., None]:
    """Says a sentence of the catalogue at once, on standard output unless told otherwise."""
    from kibitz.locales.catalogue import Catalogue

    catalogue = Catalogue(getattr(args, "language", "en"))
    return lambda key, **values: print(catalogue(key, **values), file=stream, flush=True)


ARGUMENTS: dict[str, tuple[Option, ...]] = {
    "serve": SERVE,
    "bots": BOTS,
    "engine": ENGINE,
    "export": EXPORT,
    "import": IMPORT,
    "schema": (),
}
"""What each of the server's commands may be told."""
