"""The server's subcommands of `kibitz`, each a pair: its arguments, and what it does. Heavy imports wait until then."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Any

from kibitz.locales.complaint import Complaint
from kibitz.server.run.startup import Unstartable

Option = tuple[tuple[str, ...], str, dict[str, Any]]
"""An argument's names, the id of its help text, and its settings for argparse."""


def data_home() -> Path:
    """Where a server keeps its files by default."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "kibitz" / "server"


def data_folder(args: argparse.Namespace) -> Path:
    """The data folder that a command is told of."""
    return Path(args.data or _setting("DATA", str(data_home())))


def whole(argument: str, low: int, high: int) -> Callable[[str], int]:
    """A parser for whole numbers in a range; it says what the range is."""

    def read(text: str) -> int:
        if not text.isdecimal() or not low <= int(text) <= high:
            raise Unstartable("bad-value", argument=argument, value=text, allowed=f"{low}–{high}")
        return int(text)

    return read


def _networks(text: str) -> tuple[str, ...]:
    """Parse the proxies to trust; `none` for none."""
    from kibitz.server.limits.addresses import networks

    try:
        return () if text == "none" else networks(text)
    except ValueError:
        allowed = "127.0.0.1,10.0.0.0/8"
        raise Unstartable("bad-value", argument="--trusted-proxy", value=text, allowed=allowed) from None


def _public_urls(text: str) -> tuple[str, ...]:
    """Parse the addresses where people reach the server."""
    from kibitz.server.http.hosts import public_urls

    try:
        return public_urls(text)
    except ValueError:
        allowed = "https://kibitz.example.org"
        raise Unstartable("bad-value", argument="--public-url", value=text, allowed=allowed) from None


def _tls_files(cert: str, key: str) -> tuple[Path, Path] | tuple[None, None]:
    """The files for TLS: both or neither."""
    if bool(cert) != bool(key):
        given, missing = ("--tls-cert", "--tls-key") if cert else ("--tls-key", "--tls-cert")
        raise Unstartable("tls-half", given=given, missing=missing)
    return (Path(cert), Path(key)) if cert else (None, None)


def _setting(name: str, default: str) -> str:
    return os.environ.get(f"KIBITZ_{name}", default)


SERVE: tuple[Option, ...] = (
    (("--host",), "help-serve-host", {"metavar": "ADDRESS"}),
    (("--port",), "help-serve-port", {"metavar": "N"}),
    (("--public-url",), "help-serve-public-url", {"metavar": "URL[,URL]"}),
    (("--tls-cert",), "help-serve-tls-cert", {"metavar": "FILE"}),
    (("--tls-key",), "help-serve-tls-key", {"metavar": "FILE"}),
    (("--data",), "help-serve-data", {"metavar": "FOLDER"}),
    (("--database",), "help-serve-database", {"metavar": "URL"}),
    (("--bots",), "help-serve-bots", {"metavar": "N"}),
    (("--background-bots",), "help-serve-background", {"metavar": "N"}),
    (("--backups",), "help-serve-backups", {"metavar": "FOLDER"}),
    (("--trusted-proxy",), "help-serve-trusted-proxy", {"metavar": "ADDRESSES"}),
    (("--reviews",), "help-serve-reviews", {"metavar": "N"}),
    (("--open",), "help-serve-open", {"action": "store_true"}),
    (("--check",), "help-serve-check", {"action": "store_true"}),
)
BOTS: tuple[Option, ...] = (
    (("what",), "help-bots-what", {"nargs": "*", "metavar": "token new|list|revoke NAME"}),
    (("--server",), "help-bots-server", {"metavar": "URL"}),
    (("--token",), "help-bots-token", {"metavar": "TOKEN"}),
    (("--engine",), "help-bots-engine", {"metavar": "COMMAND"}),
    (("--millis",), "help-bots-millis", {"metavar": "N"}),
    (("--background",), "help-bots-background", {"action": "store_true"}),
    (("--with-parent",), "help-bots-with-parent", {"action": "store_true"}),
    (("--data",), "help-serve-data", {"metavar": "FOLDER"}),
    (("--database",), "help-serve-database", {"metavar": "URL"}),
)
ENGINE: tuple[Option, ...] = ((("--bot",), "help-engine-bot", {"metavar": "NAME"}),)
DATABASE: tuple[Option, ...] = (
    (("--data",), "help-serve-data", {"metavar": "FOLDER"}),
    (("--database",), "help-serve-database", {"metavar": "URL"}),
)
EXPORT: tuple[Option, ...] = (
    (("file",), "help-export-file", {"nargs": "?", "metavar": "FILE"}),
    (("--force",), "help-force", {"action": "store_true"}),
    *DATABASE,
)
REPORTS: tuple[Option, ...] = (*DATABASE, (("--json",), "help-reports-json", {"action": "store_true"}))
PERSON: tuple[Option, ...] = (
    (("what",), "help-person-what", {"nargs": "*", "metavar": "list|show|merge|reset|delete|export PERSON"}),
    *DATABASE,
)
IMPORT: tuple[Option, ...] = ((("file",), "help-import-file", {"nargs": "?", "metavar": "FILE"}), *DATABASE)


def serve_config(args: argparse.Namespace) -> Any:
    """The configuration from flags, then environment variables, then defaults."""
    from kibitz.server.limits.limits import LimitSettings
    from kibitz.server.run.config import Config
    from kibitz.table.unattended import Patience

    cert, key = _tls_files(args.tls_cert or _setting("TLS_CERT", ""), args.tls_key or _setting("TLS_KEY", ""))
    return Config(
        data=data_folder(args),
        database=args.database or _setting("DATABASE", ""),
        host=args.host or _setting("HOST", "localhost"),
        port=whole("--port", 0, 65_535)(args.port or _setting("PORT", "8765")),
        public_urls=(public := _public_urls(args.public_url or _setting("PUBLIC_URL", ""))),
        tls_cert=cert,
        tls_key=key,
        bots=whole("--bots", 0, 256)(args.bots or _setting("BOTS", "1")),
        background=whole("--background-bots", 0, 256)(args.background_bots or _setting("BACKGROUND", "1")),
        reviews=whole("--reviews", 0, 256)(args.reviews or _setting("REVIEWS", "2")),
        backups=Path(backups) if (backups := args.backups or _setting("BACKUPS", "")) else None,
        backup_hours=whole("KIBITZ_BACKUP_HOURS", 1, 8760)(_setting("BACKUP_HOURS", "24")),
        backup_keep=whole("KIBITZ_BACKUP_KEEP", 1, 10_000)(_setting("BACKUP_KEEP", "7")),
        metrics_token=_setting("METRICS_TOKEN", ""),
        open=args.open or _setting("OPEN", "") == "1",
        grace=1000 * whole("KIBITZ_GRACE", 0, 86_400)(_setting("GRACE", "45")),
        deal=1000 * whole("KIBITZ_DEAL", 0, 600)(_setting("DEAL", "4")),
        vote=1000 * whole("KIBITZ_VOTE", 0, 86_400)(_setting("VOTE", "60")),
        lease=1000 * whole("KIBITZ_LEASE", 1, 60)(_setting("LEASE", "6")),
        idle=1000 * whole("KIBITZ_IDLE", 1, 86_400)(_setting("IDLE", "60")),
        patience=Patience(
            pause=1000 * whole("KIBITZ_PAUSE", 0, 31_536_000)(_setting("PAUSE", "600")),
            expire=1000 * whole("KIBITZ_EXPIRE", 1, 315_360_000)(_setting("EXPIRE", "604800")),
        ),
        proxies=_networks(args.trusted_proxy or _setting("TRUSTED_PROXY", "127.0.0.1,::1")),
        timeout=float(whole("KIBITZ_TIMEOUT", 1, 3600)(_setting("TIMEOUT", "10"))),
        guest_days=whole("KIBITZ_GUEST_DAYS", 0, 36_500)(_setting("GUEST_DAYS", "90")),
        rows=whole("KIBITZ_ROWS", 100, 10_000_000)(_setting("ROWS", "20000")),
        limits=LimitSettings(
            rate=float(whole("KIBITZ_RATE", 0, 100_000)(_setting("RATE", "20"))),
            share=whole("KIBITZ_SHARE", 1, 100_000)(_setting("SHARE", "10")),
            person_sockets=whole("KIBITZ_PERSON_SOCKETS", 1, 1_000_000)(_setting("PERSON_SOCKETS", "24")),
            address_sockets=whole("KIBITZ_ADDRESS_SOCKETS", 1, 1_000_000)(_setting("ADDRESS_SOCKETS", "400")),
            tables=whole("KIBITZ_TABLES", 1, 1_000_000)(_setting("TABLES", "60")),
        ),
        **_notice_settings(public),
        fast_path=whole("KIBITZ_FAST_PATH", 0, 1)(_setting("FAST_PATH", "1")) == 1,
    )


def _notice_settings(public: tuple[str, ...]) -> dict[str, Any]:
    """The settings that mail and notifications need; giving only half of them is a mistake."""
    from kibitz.server.mail import Mailer

    smtp, sender = _setting("SMTP_URL", ""), _setting("MAIL_FROM", "")
    if smtp and not public:  # mails contain links
        raise Unstartable("setting-half", given="KIBITZ_SMTP_URL", missing="--public-url")
    if smtp and not sender:
        raise Unstartable("setting-half", given="KIBITZ_SMTP_URL", missing="KIBITZ_MAIL_FROM")
    if smtp and not re.fullmatch(r"[^\r\n]*[^@\s<>]+@[^@\s<>]+>?", sender):
        raise Unstartable("bad-value", argument="KIBITZ_MAIL_FROM", value=sender, allowed="kibitz@mail.example")
    try:
        if smtp:
            Mailer(smtp, sender)
    except ValueError:  # it may hold a password, which isn't shown to anyone
        allowed = "smtps://user:password@mail.example:465"
        raise Unstartable("bad-value", argument="KIBITZ_SMTP_URL", value="…", allowed=allowed) from None
    local = whole("KIBITZ_LOCAL_NOTICES", 0, 1)(_setting("LOCAL_NOTICES", "0")) == 1
    return {"smtp_url": smtp, "mail_from": sender, "local_notices": local}


def serve_run(args: argparse.Namespace) -> int:
    """`kibitz serve`: host tables until stopped."""
    try:
        from kibitz.server.run import serve
    except ModuleNotFoundError as missing:
        if missing.name != "fcntl":  # locks the data folder; Windows doesn't have it
            raise
        raise Unstartable("needs-unix") from None

    config = serve_config(args)
    say = sayer(args)
    if args.check:
        serve.check(config)
        say("server-would-start", data=str(config.data))
        return 0
    return serve.run(config, lambda url: say("server-ready", url=url))


def bots_run(args: argparse.Namespace) -> int:
    """`kibitz bots`: a bot process for a server anywhere."""
    from kibitz.engines.host import LOWEST, THINK, TokenRefused, run
    from kibitz.engines.protocol import EngineFailure

    if args.what:
        return _tokens_run(args)
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
            connected=_quiet if args.with_parent else _connection_teller(args, server),
            millis=whole("--millis", 1, THINK)(args.millis or str(THINK)),
            background=args.background,
            niceness=whole("KIBITZ_BACKGROUND_NICE", 0, LOWEST)(_setting("BACKGROUND_NICE", str(LOWEST))),
            with_parent=args.with_parent,
            reviewer=reviewer,
        )
    except TokenRefused:
        raise Unstartable("token-refused", url=server) from None
    except EngineFailure as failure:
        raise Unstartable("engine-failed", reason=str(failure)) from None


def _tokens_run(args: argparse.Namespace) -> int:
    """`kibitz bots token …`: who may lend bots to the servers on a database."""
    from kibitz.server.clock import now
    from kibitz.server.storage import tokens
    from kibitz.server.storage.digests import digest, new_token

    usage = "token new NAME, token list, token revoke NAME"
    if len(args.what) not in (2, 3) or args.what[0] != "token" or (args.what[1] == "list") != (len(args.what) == 2):
        raise Unstartable("bad-value", argument="WHAT", value=" ".join(args.what), allowed=usage)
    action, say = args.what[1], sayer(args, sys.stderr)
    with using_database(database_url(args, new=False)) as engine:
        match action:
            case "new":
                name = args.what[2].strip()
                if not 0 < len(name) <= 40 or not name.isprintable():
                    raise Unstartable("bad-value", argument="NAME", value=name[:60], allowed="1–40")
                token = new_token()
                key = tokens.add_token(engine, name, digest(token), now())
                say("server-token-new", name=name, id=key)
                print(token)
            case "list":
                with engine.connect() as connection:
                    for one in tokens.tokens(connection):
                        used = _day(one.used) if one.used else "–"
                        print(f"{one.id}  {_day(one.created)}  {used:<10}  {one.name}")
            case "revoke":
                number = tokens.revoke_tokens(engine, args.what[2])
                if not number:
                    raise Unstartable("no-such-token", value=args.what[2])
                say("server-token-revoked", number=number)
            case _:
                raise Unstartable("bad-value", argument="token", value=action, allowed="new, list, revoke")
    return 0


def _day(at: int) -> str:
    """A date that everyone can read."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def _connection_teller(args: argparse.Namespace, server: str) -> Callable[[bool, str], None]:
    """Says when bots reach their server and when they don't; they keep trying."""
    say = sayer(args, sys.stderr)

    def tell(connected: bool, reason: str) -> None:  # noqa: FBT001  the answer to "connected?"
        say("server-bots-connected" if connected else "server-bots-not-connected", url=server, reason=reason)

    return tell


def _quiet(connected: bool, reason: str) -> None:  # noqa: FBT001
    """Say nothing: these bots were started by their server."""


def engine_run(args: argparse.Namespace) -> int:
    """`kibitz engine`: one of our bots speaks the engine protocol."""
    from kibitz.engines.core import BOTS as KNOWN
    from kibitz.engines.protocol import speak

    name = args.bot or list(KNOWN)[-1]
    if name not in KNOWN:
        raise Unstartable("bad-value", argument="--bot", value=name, allowed=", ".join(KNOWN))
    if sys.stdin.isatty():
        sayer(args, sys.stderr)("server-engine-waits", bot=name, document="docs/bots.md")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    return speak(name, sys.stdin, sys.stdout)


def export_run(args: argparse.Namespace) -> int:
    """`kibitz export`: all finished games as records, one per line."""
    from kibitz.server.finished import transfer
    from kibitz.server.people.identity import signer_in

    data = data_folder(args)
    signer = signer_in(data) if (data / "record.key").exists() else None
    with using_database(database_url(args, new=False)) as engine:
        if args.file in (None, "-"):
            transfer.export(engine, signer, sys.stdout.buffer)
            return 0
        try:
            number = _write_whole(Path(args.file), args, lambda file: transfer.export(engine, signer, file))
        except OSError as error:
            raise Unstartable("file", path=args.file, reason=error.strerror or "") from None
    sayer(args)("server-exported", number=number)
    return 0


def _write_whole(path: Path, args: argparse.Namespace, write: Callable[[IO[bytes]], int]) -> int:
    """Write a file that appears when it is complete; a file with content is replaced only with --force."""
    if path.exists() and not path.is_file():  # nothing to lose in a device or a pipe
        with path.open("wb") as sink:
            return write(sink)
    if not args.force and path.is_file() and path.stat().st_size:
        raise Complaint("error-file-exists", file=str(path))
    unfinished = path.with_name(path.name + ".part")
    with unfinished.open("wb") as file:
        number = write(file)
    unfinished.replace(path)
    return number


def import_run(args: argparse.Namespace) -> int:
    """`kibitz import`: import games from records; those already here are left alone."""
    from kibitz.server.finished import transfer

    with using_database(database_url(args, new=True)) as engine:
        try:
            source = sys.stdin.buffer if args.file in (None, "-") else Path(args.file).open("rb")  # noqa: SIM115
            with source:
                number, known = transfer.bring_in(engine, source)
        except transfer.BadLine as error:
            raise Unstartable("bad-record", line=error.line, reason=error.reason) from None
        except OSError as error:
            raise Unstartable("file", path=args.file, reason=error.strerror or "") from None
    sayer(args)("server-imported", number=number, known=known)
    return 0


def reports_run(args: argparse.Namespace) -> int:
    """`kibitz reports`: what people reported about others, newest first."""
    import msgspec

    from kibitz.locales.catalogue import Catalogue
    from kibitz.server.run.reports import described
    from kibitz.server.storage.people import manners

    with using_database(database_url(args, new=False)) as engine, engine.connect() as connection:
        found = manners.reports(connection)
        lines = (
            (msgspec.json.encode(one).decode() for one in found)
            if args.json
            else described(found, Catalogue(args.language))
        )
        for line in lines:
            print(line)
    return 0


def schema_run(args: argparse.Namespace) -> int:
    """`kibitz schema`: the JSON Schema of everything on the wire."""
    import msgspec

    from kibitz.server.http.schema import schema

    del args
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
    return 0


@contextmanager
def using_database(url: str) -> Iterator[Any]:
    """Use a server's database, whether the server is running or not."""
    from kibitz.server.storage.database import DatabaseProblem, connect

    try:
        engine = connect(url)
    except DatabaseProblem as error:
        raise Unstartable(error.code, **error.params) from None
    try:
        yield engine
    finally:
        engine.dispose()


def database_url(args: argparse.Namespace, *, new: bool) -> str:
    """The URL of a server's database; the file may only be missing when games are imported into it."""
    if url := args.database or _setting("DATABASE", ""):
        return str(url)
    data = data_folder(args)
    file = data / "kibitz.db"
    if new:
        try:
            data.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise Unstartable("data-unwritable", path=str(data), reason=error.strerror or "") from None
    elif not file.exists():
        raise Unstartable("no-database", path=str(data))
    return f"sqlite:///{file}"


def sayer(args: argparse.Namespace, stream: IO[str] | None = None) -> Callable[..., None]:
    """A function that prints a message of the catalogue, to standard output by default."""
    from kibitz.locales.catalogue import Catalogue

    catalogue = Catalogue(getattr(args, "language", "en"))
    return lambda key, **values: print(catalogue(key, **values), file=stream, flush=True)


ARGUMENTS: dict[str, tuple[Option, ...]] = {
    "serve": SERVE,
    "bots": BOTS,
    "engine": ENGINE,
    "export": EXPORT,
    "import": IMPORT,
    "reports": REPORTS,
    "person": PERSON,
    "schema": (),
}
"""The arguments of each of the server's commands."""
