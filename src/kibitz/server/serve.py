"""Running a server: what may keep it from starting, its bot processes, and a clean stop."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import signal
import socket
import subprocess
import sys
import webbrowser
from contextlib import suppress
from typing import IO

from kibitz.server.config import Config
from kibitz.server.startup import Unstartable

logger = logging.getLogger("kibitz.server")


def check_data(config: Config) -> IO[str]:
    """The data folder, writable and ours alone; the returned file holds the lock."""
    try:
        config.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (config.data / "lock").open("a+")
    except OSError as error:
        raise Unstartable("data-unwritable", path=str(config.data), reason=error.strerror or "") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Unstartable("data-in-use", path=str(config.data)) from None
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
        code = "port-in-use" if getattr(error, "errno", 0) == 98 else "cannot-listen"
        raise Unstartable(code, address=f"{config.host}:{config.port}", reason=str(error)) from None
    found.setblocking(False)
    return found


def run(config: Config) -> int:
    """Serve until told to stop."""
    import uvicorn

    from kibitz.server.app import Service
    from kibitz.server.logs import set_up
    from kibitz.server.store.database import DatabaseProblem

    lock = check_data(config)
    listener = listen(config)
    try:
        service = Service(config)
    except DatabaseProblem as error:
        listener.close()
        raise Unstartable(error.code, **error.params) from None
    set_up()
    settings = uvicorn.Config(
        service.app,
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    address = listener.getsockname()
    url = f"http://{f'[{address[0]}]' if ':' in address[0] else address[0]}:{address[1]}"
    try:
        asyncio.run(_serve(uvicorn.Server(settings), listener, service, url), loop_factory=settings.get_loop_factory())
    finally:
        lock.close()
    return 0


async def _serve(server: object, listener: socket.socket, service: object, url: str) -> None:
    del server, listener, service, url
