"""Running a server: what may keep it from starting, and a clean stop."""

from __future__ import annotations

import asyncio
import errno
import fcntl
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from kibitz.server.http.request_ids import RequestIds
from kibitz.server.limits.addresses import within
from kibitz.server.people.identity import check_keys
from kibitz.server.run.bots import BotProcesses
from kibitz.server.run.config import Config
from kibitz.server.run.logs import set_up
from kibitz.server.run.schedule import ScheduledBackups
from kibitz.server.run.service import Service
from kibitz.server.run.startup import Unstartable
from kibitz.server.run.tls import Certificate
from kibitz.server.storage.database import DatabaseProblem, check_database, file_of

logger = logging.getLogger("kibitz.server")

PAGES = 100
"""Connections per address besides WebSockets: for pages that are loading."""
SWITCH = 0.0005
"""Seconds after which a busy event loop yields to the writer: everyone at a table waits for its commit."""


@contextmanager
def check_data(config: Config) -> Iterator[None]:
    """The data folder, and the SQLite database wherever it is: writable, and locked for us until we stop."""
    with ExitStack() as locks:
        try:
            config.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise Unstartable("data-unwritable", path=str(config.data), reason=error.strerror or "") from None
        for path, code, what in _locks(config):
            locks.enter_context(_locked(path, code, what))
        yield


def _locked(path: Path, code: str, what: Path) -> IO[str]:
    """A file that holds a lock until it's closed."""
    try:
        lock = path.open("a+")
    except OSError as error:
        raise Unstartable("data-unwritable", path=str(path.parent), reason=error.strerror or "") from None
    _hold(lock, code, what)
    return lock


LOOPBACKS = ("127.0.0.1", "::1")
"""What `localhost` means to different browsers. We listen on both, so that nobody meets another program there."""


def listen(config: Config) -> list[socket.socket]:
    """The listening sockets, or why there are none."""
    if config.host != "localhost":
        return [_listener(config.host, config.port)]
    first = _listener(LOOPBACKS[0], config.port)
    try:
        return [first, _listener(LOOPBACKS[1], first.getsockname()[1])]
    except Unstartable as none:
        if none.key != "server-port-in-use":  # a machine without IPv6
            return [first]
        first.close()
        raise


def _listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        found = socket.socket(family, socket.SOCK_STREAM)
    except OSError as error:
        raise Unstartable("cannot-listen", address=f"{host}:{port}", reason=str(error)) from None
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(2048)
    except (OSError, OverflowError) as error:
        found.close()
        code = "port-in-use" if getattr(error, "errno", 0) == errno.EADDRINUSE else "cannot-listen"
        raise Unstartable(code, address=f"{host}:{port}", reason=str(error)) from None
    found.setblocking(False)  # noqa: FBT003
    return found


def open_service(config: Config) -> Service:
    """The application with its database; Unstartable if it can't be opened."""
    try:
        return Service(config)
    except DatabaseProblem as error:
        raise Unstartable(error.code, **error.params) from None


def check(config: Config) -> None:
    """Unstartable if a server wouldn't start. Nothing is written, and no folder is made."""
    certificate_of(config)
    _check_folder(config.data)
    _check_free(config)
    for listener in listen(config):
        listener.close()
    try:
        check_database(config.database_url)
        check_keys(config.data)
    except DatabaseProblem as error:
        raise Unstartable(error.code, **error.params) from None
    except (OSError, ValueError) as error:
        raise Unstartable("data-unwritable", path=str(config.data), reason=str(error)) from None


def certificate_of(config: Config) -> Certificate | None:
    """The certificate, if the server is to speak TLS by itself; Unstartable if its files can't be used."""
    if config.tls_cert is None or config.tls_key is None:
        return None
    return Certificate(config.tls_cert, config.tls_key)


def _check_folder(data: Path) -> None:
    """Check that the data folder could be made, or be written to."""
    folder = next(path for path in (data, *data.absolute().parents) if path.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        reason = os.strerror(errno.EACCES if folder.is_dir() else errno.ENOTDIR)
        raise Unstartable("data-unwritable", path=str(data), reason=reason)


def _check_free(config: Config) -> None:
    """Check that nobody holds the locks a server would take; takes none."""
    for path, code, what in _locks(config):
        if path.exists():
            with path.open("r+") as lock:
                _hold(lock, code, what)


def _locks(config: Config) -> Iterator[tuple[Path, str, Path]]:
    """The files that are locked while a server runs: its data folder's, and its SQLite database's wherever that is."""
    yield config.data / "lock", "data-in-use", config.data
    database = file_of(config.database_url)
    if database is not None and database.parent.exists():  # if not, opening it will say so
        path = database.resolve()
        yield path.with_name(f"{path.name}.lock"), "database-in-use", database


def _hold(lock: IO[str], code: str, what: Path) -> None:
    """Lock a file until it's closed."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Unstartable(code, path=str(what)) from None


def run(config: Config, announce: Callable[[str], None]) -> int:
    """Serve until told to stop."""
    os.umask(0o077)  # the database holds the secrets of unfinished games
    certificate = certificate_of(config)
    with check_data(config), ExitStack() as closing:
        listeners = listen(config)
        for one in listeners:
            closing.callback(one.close)
        service = open_service(config)
        set_up()
        _settle()
        sys.setswitchinterval(SWITCH)
        address, port = listeners[0].getsockname()[:2]
        name = config.host if config.host == "localhost" else f"[{address}]" if ":" in address else address
        url = f"{'http' if certificate is None else 'https'}://{name}:{port}"
        service.url = url
        server = _Server(service, certificate, lambda: _ready(config, url, announce))
        server.run(sockets=listeners)
    return 0 if server.started else 1


def _settle() -> None:
    """Exempt what is loaded now from garbage collection, since it stays.

    It also runs less often: moves and closed connections leave no cycles, and a pass over 500 tables takes 0.1 s.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(500_000, 20, 50)


def _ready(config: Config, url: str, announce: Callable[[str], None]) -> None:
    announce(url)
    if config.open:
        webbrowser.open(url)


def _protocols(config: Config) -> dict[str, Any]:
    """The classes that speak HTTP and WebSocket: with our short way to the tables, or with uvicorn's queues."""
    from kibitz.server.socket.gate import Gate, room
    from kibitz.server.socket.timed import TimedHttp, TimedWebSocket, protocols

    limits, proxies = config.limits, config.proxies
    each = limits.address_sockets + PAGES if limits.rate else 0
    gate = Gate(room(), each, lambda host: within(host, proxies))
    if not config.fast_path:
        return protocols(TimedHttp, TimedWebSocket, gate, config.timeout)
    from kibitz.server.socket.fast_path import FastPath, UpgradingHttp

    return protocols(UpgradingHttp, FastPath, gate, config.timeout)


def _reachable(host: str, port: int) -> str:
    """The address where processes on this machine reach a server."""
    host = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host  # noqa: S104  where to connect
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


class _Server(uvicorn.Server):
    """Uvicorn with its bot processes, and a stop that tells clients first."""

    def __init__(self, service: Service, certificate: Certificate | None, ready: Callable[[], None]) -> None:
        proxies = service.config.proxies
        believing = ProxyHeadersMiddleware(service, list(proxies)) if proxies else service  # type: ignore[arg-type]
        super().__init__(
            uvicorn.Config(
                RequestIds(believing, proxies),  # type: ignore[arg-type]
                loop="uvloop" if find_spec("uvloop") else "asyncio",
                **_protocols(service.config),
                ws_max_size=16 * 1024,
                ws_per_message_deflate=False,
                proxy_headers=False,  # ours comes after request ids, which depend on the real sender
                ws_ping_interval=20,
                ws_ping_timeout=20,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=5,
                lifespan="on",
                ssl_context_factory=None if certificate is None else lambda _config, _default: certificate.context,
            )
        )
        self._service = service
        self._certificate = certificate
        self._ready = ready
        self._bots: BotProcesses | None = None
        self._backups = ScheduledBackups(service.config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started and sockets:
            config, pool = self._service.config, self._service.pool
            url = _reachable(config.host, sockets[0].getsockname()[1])
            if self._certificate is not None:
                url = await self._plain_door()
            self._bots = BotProcesses(config, self._service.bot_hosts, url, lambda: pool.background_jobs)
            self._ready()

    async def _plain_door(self) -> str:
        """A way in without TLS for our own bot processes, on this machine alone: the certificate isn't for its name."""

        def protocol() -> asyncio.Protocol:
            make: Any = self.config.http_protocol_class
            made: asyncio.Protocol = make(self.config, self.server_state, self.lifespan.state)
            return made

        inner = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
        self.servers.append(inner)
        return _reachable("127.0.0.1", inner.sockets[0].getsockname()[1])

    async def on_tick(self, counter: int) -> bool:
        if self._bots is not None and counter % 10 == 0:
            self._bots.keep_running()
            if self._certificate is not None:
                self._certificate.refresh()
            await asyncio.to_thread(self._backups.keep_running)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logger.info("stopping")
        self._service.registry.stop()
        if self._bots is not None:
            await asyncio.to_thread(self._bots.stop)
        await asyncio.to_thread(self._backups.stop)
        await asyncio.sleep(0.1)
        await super().shutdown(sockets=sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stopping on request isn't a failure: the exit code is 0."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.handle_exit)
        yield
