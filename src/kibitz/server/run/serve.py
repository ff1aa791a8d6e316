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
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

import uvicorn

from kibitz.server.people.identity import check_keys
from kibitz.server.run.bots import BotProcesses
from kibitz.server.run.config import Config
from kibitz.server.run.logs import set_up
from kibitz.server.run.service import Service
from kibitz.server.run.startup import Unstartable
from kibitz.server.storage.database import DatabaseProblem, check_database

logger = logging.getLogger("kibitz.server")

SWITCH = 0.0005
"""Seconds after which a busy event loop lets the writer go on: everyone at a table waits for its commit."""


def check_data(config: Config) -> IO[str]:
    """The data folder, writable and ours alone; the returned file holds the lock."""
    try:
        config.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (config.data / "lock").open("a+")
    except OSError as error:
        raise Unstartable("data-unwritable", path=str(config.data), reason=error.strerror or "") from None
    _hold(lock, config.data)
    return lock


def listen(config: Config) -> socket.socket:
    """The listening socket, or why there is none."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((config.host, config.port))
        found.listen(2048)
    except (OSError, OverflowError) as error:
        found.close()
        code = "port-in-use" if getattr(error, "errno", 0) == errno.EADDRINUSE else "cannot-listen"
        raise Unstartable(code, address=f"{config.host}:{config.port}", reason=str(error)) from None
    found.setblocking(False)  # noqa: FBT003
    return found


def open_service(config: Config) -> Service:
    """The application with its database, or why there is none."""
    try:
        return Service(config)
    except DatabaseProblem as error:
        raise Unstartable(error.code, **error.params) from None


def check(config: Config) -> None:
    """Whether a server would start; Unstartable if not. Nothing is written, and no folder made."""
    _check_folder(config.data)
    listen(config).close()
    try:
        check_database(config.database_url)
        check_keys(config.data)
    except DatabaseProblem as error:
        raise Unstartable(error.code, **error.params) from None
    except (OSError, ValueError) as error:
        raise Unstartable("data-unwritable", path=str(config.data), reason=str(error)) from None


def _check_folder(data: Path) -> None:
    """Whether a data folder could be made, or be written to and is nobody else's."""
    folder = next(path for path in (data, *data.absolute().parents) if path.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        reason = os.strerror(errno.EACCES if folder.is_dir() else errno.ENOTDIR)
        raise Unstartable("data-unwritable", path=str(data), reason=reason)
    if (data / "lock").exists():
        with (data / "lock").open("r+") as lock:
            _hold(lock, data)


def _hold(lock: IO[str], data: Path) -> None:
    """Lock the data folder until the file is closed."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Unstartable("data-in-use", path=str(data)) from None


def run(config: Config, announce: Callable[[str], None]) -> int:
    """Serve until told to stop."""
    os.umask(0o077)  # the database holds the secrets of games that are not over
    with check_data(config), closing(listen(config)) as listener:
        service = open_service(config)
        set_up()
        _settle()
        sys.setswitchinterval(SWITCH)
        address = listener.getsockname()
        url = f"http://{f'[{address[0]}]' if ':' in address[0] else address[0]}:{address[1]}"
        server = _Server(service, lambda: _ready(config, url, announce))
        server.run(sockets=[listener])
    return 0 if server.started else 1


def _settle() -> None:
    """What is loaded now stays: the garbage collector need not look at it again.

    Nor at tables too often: moves and ended connections leave it nothing, and one look at 500 tables takes 0.1 s.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(500_000, 20, 50)


def _ready(config: Config, url: str, announce: Callable[[str], None]) -> None:
    announce(url)
    if config.open:
        webbrowser.open(url)


def _protocols(config: Config) -> dict[str, Any]:
    """The classes that speak HTTP and WebSocket: ours, or uvicorn's own where its internals have moved on."""
    if not config.fast_path:
        return {"http": "auto", "ws": "auto"}
    from kibitz.server.socket.fast_path import FastPath, UpgradingHttp

    return {"http": UpgradingHttp, "ws": FastPath}


class _Server(uvicorn.Server):
    """Uvicorn with its bot processes, and a stop that tells clients first."""

    def __init__(self, service: Service, ready: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                service,
                loop="uvloop" if find_spec("uvloop") else "asyncio",
                **_protocols(service.config),
                ws_max_size=16 * 1024,
                ws_per_message_deflate=False,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=5,
                lifespan="on",
            )
        )
        self._service = service
        self._ready = ready
        self._bots: BotProcesses | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started and sockets:
            port = sockets[0].getsockname()[1]
            config, pool = self._service.config, self._service.pool
            self._bots = BotProcesses(config, self._service.keys.bot_token, port, lambda: pool.background_jobs)
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        if self._bots is not None and counter % 10 == 0:
            self._bots.keep_running()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logger.info("stopping")
        self._service.registry.stop()
        if self._bots is not None:
            await asyncio.to_thread(self._bots.stop)
        await asyncio.sleep(0.1)
        await super().shutdown(sockets=sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A stop that was asked for is no failure: the exit code is 0."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.handle_exit)
        yield
