"""Several servers on one PostgreSQL: what they tell each other travels as its notifications."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Engine

from kibitz.server.cluster.notes import Letter, Note, read_letter, write_letter

CHANNEL = "kibitz"
AGAIN = 2.0

logger = logging.getLogger("kibitz.nodes")


class Nodes:
    """Two threads, one that listens and one that speaks; what is heard is told on the event loop."""

    def __init__(
        self,
        engine: Engine,
        loop: asyncio.AbstractEventLoop,
        node: str,
        heard: Callable[[str, Note], None],
        connected: Callable[[], None],
    ) -> None:
        self._engine, self._loop, self._node = engine, loop, node
        self._heard, self._connected = heard, connected
        self._stopped = threading.Event()
        self._notes: queue.SimpleQueue[Note | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=self._lasting, args=(work,), name=name, daemon=True)
            for name, work in (("listener", self._listen), ("speaker", self._speak))
        ]
        for thread in self._threads:
            thread.start()

    def say(self, note: Note) -> None:
        """Tell the others."""
        self._notes.put(note)

    def close(self) -> None:
        """Say what is still to be said, then stop."""
        self._stopped.set()
        self._notes.put(None)
        for thread in self._threads:
            thread.join(AGAIN)

    def _lasting(self, work: Callable[[Any], None]) -> None:
        """Do something with a connection of its own; a lost one is opened again."""
        while True:
            try:
                with self._engine.connect() as connection:
                    driver = connection.connection.dbapi_connection
                    if driver is not None:
                        driver.autocommit = True
                    work(driver)
                    connection.connection.invalidate()
            except Exception as error:
                logger.warning("not-in-touch", extra={"fields": {"reason": type(error).__name__}})
                time.sleep(AGAIN)
            if self._stopped.is_set():
                return

    def _listen(self, driver: Any) -> None:
        driver.execute(f"LISTEN {CHANNEL}")
        self._loop.call_soon_threadsafe(self._connected)
        while not self._stopped.is_set():
            for note in driver.notifies(timeout=0.5):
                self._take(note.payload)

    def _take(self, payload: str) -> None:
        try:
            letter: Letter = read_letter(payload)
        except msgspec.DecodeError:
            logger.warning("not-understood", extra={"fields": {"bytes": len(payload)}})
            return
        if letter.node != self._node:
            self._loop.call_soon_threadsafe(self._heard, letter.node, letter.note)

    def _speak(self, driver: Any) -> None:
        while (note := self._notes.get()) is not None:
            payload = write_letter(Letter(self._node, note)).decode()
            driver.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
