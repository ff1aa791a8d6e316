"""Going through whole games happens beside the server: in turns, in a process that may die, and for those who wait."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from faults.test_rogues import long_game
from kibitz.server.http.api.asking import unless_left
from kibitz.server.http.problems import HttpProblem
from kibitz.server.limits import beside
from kibitz.server.limits.beside import Beside, Unanswerable, Unfinished
from kibitz.server.limits.recounts import Recounts
from server.harness.wire import TIMEOUT, Person, Server

DIES = "__import__('os')._exit(3)"
PID = "str(__import__('os').getpid()).encode()"


@pytest.fixture
def process() -> Iterator[Beside]:
    """What does such work."""
    made = Beside()
    yield made
    made.close()


def test_going_through_games_again_keeps_no_other_thread_and_goes_by_turns() -> None:
    """Whoever asks for many replays at once holds up neither tables nor someone else's replay."""
    busy = threading.Event()
    done: list[str] = []

    async def life() -> None:
        recounts = Recounts()
        first = asyncio.create_task(recounts.read("hog", busy.wait, 60))
        hog = [asyncio.create_task(recounts.read("hog", done.append, f"hog {number}")) for number in range(100)]
        other = asyncio.create_task(recounts.read("other", done.append, "other"))
        await asyncio.sleep(0)
        assert await asyncio.wait_for(asyncio.to_thread(len, done), 60) == 0, "threads are left for everything else"
        busy.set()
        assert await first
        await other
        assert done.index("other") <= 1
        await asyncio.gather(*hog)

    asyncio.run(life())


def test_work_is_done_by_another_process_and_what_it_prints_is_no_answer(process: Beside) -> None:
    assert process.run(eval, f"print('x' * 99) or {PID}") != str(os.getpid()).encode()
    assert process.run(bytes, 300_000) == bytes(300_000), "longer than a pipe holds"


def test_a_process_that_dies_is_replaced_and_the_work_done_or_given_up(process: Beside, tmp_path: Path) -> None:
    once = f"__import__('pathlib').Path({str(tmp_path / 'tried')!r})"
    first = process.run(eval, PID)
    assert process.run(eval, f"b'done' if {once}.exists() else [{once}.touch(), {DIES}]") == b"done"
    with pytest.raises(Unfinished):
        process.run(eval, DIES)
    assert process.run(eval, PID) not in (b"", first)
    os.kill(int(process.run(eval, PID)), signal.SIGKILL)
    assert process.run(bytes, 3) == bytes(3)


def test_work_that_fails_or_is_refused_leaves_the_process_as_it_was(process: Beside) -> None:
    before = process.run(eval, PID)
    with pytest.raises(Unfinished, match="ZeroDivisionError"):
        process.run(eval, "1 / 0")
    with pytest.raises(Unfinished, match="TypeError"):
        process.run(eval, "None")
    raising = "from kibitz.server.limits.beside import Unanswerable\\nraise Unanswerable(400, 'no-result', n=3)"
    with pytest.raises(Unanswerable, match="no-result") as refused:
        process.run(eval, f'exec("{raising}")')
    assert (refused.value.status, refused.value.params) == (400, {"n": 3})
    assert process.run(eval, PID) == before


def test_work_without_end_is_given_up(process: Beside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "LONGEST", 1.0)
    with pytest.raises(Unfinished):
        process.run(eval, "__import__('time').sleep(600)")
    assert process.run(eval, "b'next'") == b"next"


def test_the_process_ends_with_the_one_that_started_it() -> None:
    program = (
        "import os, signal, sys; from kibitz.server.limits.beside import Beside\n"
        f"print(Beside().run(eval, {PID!r}).decode(), flush=True); os.kill(os.getpid(), signal.SIGKILL)"
    )
    done = subprocess.run([sys.executable, "-c", program], stdout=subprocess.PIPE, check=False, timeout=TIMEOUT)
    assert done.returncode == -signal.SIGKILL
    _wait_until_gone(int(done.stdout))


def test_a_process_with_nothing_to_do_ends_and_another_one_starts(
    process: Beside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beside, "LONGEST", TIMEOUT)
    soon = "setattr(__import__('kibitz.server.limits.beside', fromlist='x'), 'IDLE', 0)"
    first = int(process.run(eval, f"{soon} or {PID}"))
    end = time.monotonic() + TIMEOUT
    while int(process.run(eval, PID)) == first:
        assert time.monotonic() < end
        time.sleep(0.05)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


def _wait_until_gone(pid: int) -> None:
    end = time.monotonic() + TIMEOUT
    while Path(f"/proc/{pid}").exists() and "Z" not in Path(f"/proc/{pid}/stat").read_text().split()[2]:
        assert time.monotonic() < end
        time.sleep(0.05)


class Leaving:
    """A request of someone who closes the connection."""

    async def receive(self) -> dict[str, str]:
        """Nothing more comes."""
        await asyncio.sleep(0)
        return {"type": "http.disconnect"}


def test_who_leaves_is_not_worked_for() -> None:
    """Whoever asks and goes again takes no turn."""
    done: list[str] = []
    busy = threading.Event()

    async def life() -> None:
        recounts = Recounts()
        first = asyncio.create_task(recounts.read("a", busy.wait, TIMEOUT))
        for _ in range(20):
            with pytest.raises(HttpProblem):
                await unless_left(Leaving(), recounts.read("a", done.append, "gone"))  # type: ignore[arg-type]
        last = asyncio.create_task(recounts.read("a", done.append, "last"))
        await asyncio.sleep(0)
        busy.set()
        await asyncio.gather(first, last)
        recounts.close()

    asyncio.run(life())
    assert done == ["last"]


def test_replays_go_on_after_the_process_was_killed(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    try:
        table, person = long_game(server), Person(server.url)
        whole = person.get(f"/api/tables/{table}/replay?viewer=0").json
        [process] = children(server.pid)
        os.kill(process, signal.SIGKILL)
        assert person.get(f"/api/tables/{table}/replay?viewer=0").json == whole
    finally:
        server.stop()
