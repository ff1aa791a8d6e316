"""`kibitz admin` talks to the server over a Unix socket in the data folder: one order, one answer, each a JSON line."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from kibitz.server.hosting.hosting import LONGEST_WAIT, ActRefused, Hosting
from kibitz.server.hosting.keys import HostKeys
from kibitz.server.storage import hosting as queries
from kibitz.server.storage.condition import Unavailable
from kibitz.server.storage.people import manners
from kibitz.server.storage.store import Store

logger = logging.getLogger("kibitz.hosting")

NAME = "admin.sock"
LARGEST = 16 * 1024
SECONDS = 10.0
SHORT = 100
"""Bytes that the address of a Unix socket may have on every system."""


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host orders."""

    do: Literal["people", "tables", "reports", "log", "open", "mute", "unmute", "ban", "unban", "close", "announce"]
    subject: str = ""
    """A person by id or name, a table by id, or part of a name to look for."""
    note: str = ""
    minutes: int | None = None
    """For `announce`: until the restart; null takes an announcement back."""


class OrderAnswer(Struct, frozen=True, omit_defaults=True):
    """The answer: an error's code, or what was asked for."""

    code: str = ""
    found: Any = None


class OrderSocket:
    """Listens in the data folder, which is locked while the server runs; only its owner may open it."""

    def __init__(self, data: Path, hosting: Hosting, keys: HostKeys, store: Store, address: Callable[[], str]) -> None:
        self._path = data / NAME
        self._hosting, self._keys, self._store, self._address = hosting, keys, store, address
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Start listening; a socket that a killed server left behind is replaced."""
        with suppress(FileNotFoundError):
            self._path.unlink()
        with reachable(self._path) as path:
            self._server = await asyncio.start_unix_server(self._serve, path, limit=LARGEST)
        self._path.chmod(0o600)

    async def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
            with suppress(FileNotFoundError):
                self._path.unlink()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                answer = await self._answer(await reader.readline())
                writer.write(msgspec.json.encode(answer) + b"\n")
                await writer.drain()
        except (TimeoutError, OSError, ValueError):
            logger.warning("order-not-heard")
        finally:
            writer.close()

    async def _answer(self, line: bytes) -> OrderAnswer:
        try:
            return OrderAnswer(found=await self._do(msgspec.json.decode(line, type=Order)))
        except msgspec.DecodeError:
            return OrderAnswer("bad-request")
        except ActRefused as refused:
            return OrderAnswer(refused.code)
        except Unavailable:
            return OrderAnswer("storage-down")
        except Exception:
            logger.exception("order-failed")
            return OrderAnswer("internal")

    async def _do(self, order: Order) -> Any:
        ask = self._store.ask
        match order.do:
            case "people":
                return await ask(lambda connection: queries.hosted_people(connection, order.subject))
            case "tables":
                return await ask(queries.hosted_tables)
            case "reports":
                return await ask(lambda connection: list(manners.reports(connection)))
            case "log":
                return await ask(queries.acts)
            case "open":
                await self._hosting.do("open", "", "cli")
                return f"{self._address()}/host#{await self._keys.link()}"
            case "announce" if order.minutes is not None and not 0 < order.minutes <= LONGEST_WAIT:
                raise ActRefused("bad-request")
            case _:
                await self._hosting.do(order.do, order.subject, "cli", note=order.note, minutes=order.minutes)
                return None


@contextmanager
def reachable(path: Path) -> Iterator[str]:
    """An address for a Unix socket in a folder, short enough wherever that is: systems take about a hundred bytes."""
    if len(os.fsencode(path)) <= SHORT or not Path("/proc/self/fd").exists():
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)
