"""Several servers on one PostgreSQL: each tells the others which table it wrote to, and hears the same of them."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Engine

CHANNEL = "kibitz"
AGAIN = 2.0

logger = logging.getLogger("kibitz.nodes")


class Listener:
    """A thread that listens; what other nodes wrote is told on the event loop."""

    def __init__(
        self, engine: Engine, loop: asyncio.AbstractEventLoop, node: str, heard: Callable[[str], None]
    ) -> None:
        self._engine, self._loop, self._node, self._heard = engine, loop, node, heard
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._stopped.set()
        self._thread.join(AGAIN)

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                with self._engine.connect() as connection:
                    self._listen(connection.connection.dbapi_connection)
            except Exception as error:
                logger.warning("not-listening", extra={"fields": {"reason": type(error).__name__}})
                time.sleep(AGAIN)

    def _listen(self, connection: Any) -> None:
        connection.autocommit = True
        connection.execute(f"LISTEN {CHANNEL}")
        while not self._stopped.is_set():
            for note in connection.notifies(timeout=0.5):
                node, _, table = note.payload.partition(" ")
                if node != self._node:
                    self._loop.call_soon_threadsafe(self._heard, table)
        connection.execute(f"UNLISTEN {CHANNEL}")
        connection.autocommit = False
