"""Going through a whole game again: one game at a time, in turns between those who ask.

It takes tens of milliseconds, so it's done in a process beside the server. A thread waits for that process: on the
threads that everything else uses, a few dozen requests at once would hold up every table and every page.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

from kibitz.server.limits.beside import Beside

AskedP = ParamSpec("AskedP")
ResultT = TypeVar("ResultT")


class Recounts:
    """A thread and a process for such work. From each address only one piece waits for them; the others wait for that
    one."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "recount")
        self._beside = Beside()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def run(
        self, address: str, work: Callable[AskedP, bytes], *given: AskedP.args, **named: AskedP.kwargs
    ) -> bytes:
        """Have the process call a function for someone at an address; Unanswerable if that's what comes of it."""
        return await self.read(address, self._beside.run, work, *given, **named)

    async def read(
        self, address: str, work: Callable[AskedP, ResultT], *given: AskedP.args, **named: AskedP.kwargs
    ) -> ResultT:
        """Do something on the thread that mostly waits: the database reads a long log."""
        turn = self._turns.setdefault(address, asyncio.Lock())
        async with turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*given, **named))

    def close(self) -> None:
        """The server stops."""
        self._beside.stop()
        self._thread.shutdown(cancel_futures=True)
        self._beside.close()
