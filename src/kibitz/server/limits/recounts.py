"""Going through a whole game again: one game at a time, in turns between those who ask.

It takes tens of milliseconds of the interpreter that moves need, too. On the threads that everything else uses, a few
dozen requests at once would hold up every table and every page.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

AskedP = ParamSpec("AskedP")
ResultT = TypeVar("ResultT")


class Recounts:
    """A thread for such work. From each address only one piece waits for it; the others wait for that one."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "recount")
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def run(
        self, address: str, work: Callable[AskedP, ResultT], *given: AskedP.args, **named: AskedP.kwargs
    ) -> ResultT:
        """Do some work for someone at an address."""
        turn = self._turns.setdefault(address, asyncio.Lock())
        async with turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*given, **named))
