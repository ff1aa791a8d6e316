"""The way from a server to its database, through which things can go wrong: slowly, not at all, or with an end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

from psycopg.conninfo import conninfo_to_dict


class Proxy:
    """Carries bytes between a TCP port and PostgreSQL, on a thread of its own."""

    def __init__(self, database: str, host: str = "127.0.0.1") -> None:
        self._there = conninfo_to_dict(database)
        self._loop = asyncio.new_event_loop()
        self._open: set[asyncio.StreamWriter] = set()
        self._passing = asyncio.Event()
        self._passing.set()
        self._hearing = asyncio.Event()
        self._hearing.set()
        self._cut = False
        self._delay = 0.0
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        server = asyncio.run_coroutine_threadsafe(self._listen(host), self._loop).result()
        self._server = server
        port = server.sockets[0].getsockname()[1]
        who = ":".join(str(self._there[part]) for part in ("user", "password") if part in self._there)
        self.url = f"postgresql://{who}@{host}:{port}/{self._there['dbname']}"

    # What goes wrong; `heal` ends it.

    def slow(self, seconds: float) -> None:
        """Everything takes this long, in each direction."""
        self._do(lambda: setattr(self, "_delay", seconds))

    def stall(self) -> None:
        """Nothing gets through, and nobody is told: packets are dropped, and sent again later."""
        self._do(self._passing.clear)

    def deafen(self) -> None:
        """What other servers say doesn't get through, all else does."""
        self._do(self._hearing.clear)

    def cut(self) -> None:
        """Connections end, and there are no new ones."""

        def end() -> None:
            self._cut = True
            for writer in list(self._open):
                writer.transport.abort()

        self._do(end)

    def heal(self) -> None:
        """All is well."""

        def pass_on() -> None:
            self._cut, self._delay = False, 0.0
            self._passing.set()
            self._hearing.set()

        self._do(pass_on)

    def close(self) -> None:
        """Stop for good."""
        self.cut()
        self.heal()
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, work: Callable[[], Any]) -> None:
        done = threading.Event()

        def do() -> None:
            work()
            done.set()

        self._loop.call_soon_threadsafe(do)
        done.wait()

    async def _listen(self, host: str) -> asyncio.Server:
        return await asyncio.start_server(self._connected, host, 0)

    async def _end(self) -> None:
        self._server.close()
        left = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        there: asyncio.StreamWriter | None = None
        try:
            if not self._cut:
                back, there = await self._reach()
                self._open.add(there)
                listening = asyncio.Event()
                ways = [
                    asyncio.create_task(self._carry(reader, there, listening, out=True)),
                    asyncio.create_task(self._carry(back, writer, listening, out=False)),
                ]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        except OSError:
            pass  # the database is not there
        finally:
            for end in (writer, there):
                if end is not None:
                    self._open.discard(end)
                    end.transport.abort()

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host, port = str(self._there["host"]), self._there.get("port") or 5432
        if host.startswith("/"):
            return await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
        return await asyncio.open_connection(host, int(port))

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, listening: asyncio.Event, *, out: bool
    ) -> None:
        """One direction; what is under way arrives in order, each piece as late as the delay says."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                at, data = await under_way.get()
                await asyncio.sleep(at - self._loop.time())
                await self._passing.wait()
                if listening.is_set() and not out:
                    await self._hearing.wait()
                writer.write(data)
                await writer.drain()

        delivering = asyncio.create_task(deliver())
        try:
            while data := await reader.read(65536):
                if out and b"LISTEN " in data:
                    listening.set()
                under_way.put_nowait((self._loop.time() + self._delay, data))
        except OSError:
            pass  # the other side has had enough
        finally:
            delivering.cancel()
