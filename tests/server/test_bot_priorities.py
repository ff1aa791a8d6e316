"""Bot work has priorities, and background work never takes the place of a live decision."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from kibitz.engines.feed import PROTOCOL, BotMessage, Choice, Failed, Offer
from kibitz.server.botpool.jobs import Job, Priority
from kibitz.server.botpool.pool import NoBackground, Pool, Worker
from kibitz.server.cluster.membership import Membership
from kibitz.server.cluster.notes import Alive
from server.harness.wire import TIMEOUT, Person, Seat, Server, run

LIVE, STAND_IN, HINT, BACKGROUND = Priority
FLOODED = Path(__file__).parent / "harness" / "flooded_server.py"


class Process:
    """A bot process that answers when it is told to."""

    def __init__(self, pool: Pool, *, background: bool = False, slots: int = 1) -> None:
        self.given: list[dict[str, Any]] = []
        self._pool = pool
        self.worker: Worker = pool.join(self)
        pool.offer(self.worker, Offer(PROTOCOL, ("greedy",), ("nyet",), slots, background))

    def push(self, message: bytes) -> None:
        self.given.append(json.loads(message))

    def say(self, message: Struct) -> None:
        raise AssertionError(message)

    def answer(self, *, failed: bool = False) -> None:
        number = self.given[-1]["id"]
        self._pool.answer(self.worker, Failed(number, "") if failed else Choice(number, "x"))

    @property
    def names(self) -> list[str]:
        return [go["table"] for go in self.given]


def job(name: str, priority: Priority, done: Callable[[Choice | None, str], None] = lambda *_: None) -> Job:
    return Job("greedy", "nyet", name, 0, b"{}", ("x",), 100, done, priority)


def on_a_loop(work: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    def test() -> None:
        asyncio.run(work())

    test.__name__ = work.__name__
    return test


@on_a_loop
async def test_decisions_wait_by_priority_then_by_age() -> None:
    pool = Pool(background=True)
    live, background = Process(pool), Process(pool, background=True)
    pool.ask(job("first", LIVE))
    pool.ask(job("first in the background", BACKGROUND))
    waiting = [(f"{priority.name} {age}", priority) for age in range(3) for priority in Priority]
    random.Random(4).shuffle(waiting)
    for name, priority in waiting:
        pool.ask(job(name, priority))
    for _ in range(10):
        live.answer()
    for _ in range(4):
        background.answer()
    asked = [name for name, _ in waiting]
    for priority in Priority:
        of_a_kind = [name for name in asked if name.startswith(f"{priority.name} ")]
        given = (background if priority is BACKGROUND else live).names
        assert [name for name in given if name in of_a_kind] == of_a_kind
    kinds = [name.rpartition(" ")[0] for name in live.names[1:]]
    assert kinds == ["LIVE"] * 3 + ["STAND_IN"] * 3 + ["HINT"] * 3
    assert not any(name.startswith("BACKGROUND") for name in live.names)
    assert [name.rpartition(" ")[0] for name in background.names[1:]] == ["BACKGROUND"] * 3


@on_a_loop
async def test_neither_kind_of_process_gets_work_of_the_other_even_when_idle() -> None:
    pool = Pool(background=True)
    idle = Process(pool, slots=8)
    pool.ask(job("analysis", BACKGROUND))
    assert idle.names == []
    background = Process(pool, background=True, slots=8)
    assert background.names == ["analysis"]
    pool.leave(idle.worker)
    for priority in (LIVE, STAND_IN, HINT):
        pool.ask(job(priority.name, priority))
    assert background.names == ["analysis"]
    assert not pool.serves("greedy", "nyet")
    assert (pool.names(), pool.size, pool.offered().slots) == ([], 0, 0)


@on_a_loop
async def test_a_decision_that_comes_back_keeps_its_age() -> None:
    pool = Pool()
    process = Process(pool)
    for name in ("a", "b", "c"):
        pool.ask(job(name, LIVE))
    process.answer(failed=True)
    process.answer()
    process.answer()
    assert process.names == ["a", "a", "b", "c"]


@on_a_loop
async def test_background_work_is_refused_where_nobody_would_ever_do_it() -> None:
    pool = Pool(background=False)
    with pytest.raises(NoBackground) as refused:
        pool.ask(job("analysis", BACKGROUND))
    assert refused.value.code == "no-background-bots"
    process = Process(pool, background=True)
    answers: list[Choice | None] = []
    for name in ("given", "waiting"):
        pool.ask(job(name, BACKGROUND, lambda choice, _: answers.append(choice)))
    assert process.names == ["given"]
    pool.leave(process.worker)
    await asyncio.sleep(0)
    assert answers == [None, None]
    assert pool.background_jobs == 0


@on_a_loop
async def test_a_decision_keeps_its_priority_at_another_server() -> None:
    here, there = Pool(), Pool()
    asking, answering = Membership("here", here), Membership("there", there)
    asking.say = lambda note: answering.heard("here", note)
    answering.say = lambda note: asking.heard("there", note)
    process = Process(there)
    asking.heard("there", Alive(("greedy",), ("nyet",), slots=8))
    there.ask(job("busy", LIVE))
    answers: list[str] = []

    def ask(name: str, priority: Priority) -> None:
        asked = job(name, priority, lambda _, bot: answers.append(f"{name} {bot}"))
        asked.view = b'{"legal":["x"]}'
        here.ask(asked)

    ask("hint", HINT)
    ask("stand-in", STAND_IN)
    ask("live", LIVE)
    for _ in range(4):
        process.answer()
    assert process.names == ["busy", "live", "stand-in", "hint"]
    assert answers == ["live greedy", "stand-in greedy", "hint greedy"]


def test_an_offer_without_the_field_is_for_live_play() -> None:
    text = b'{"type":"offer","protocol":1,"bots":["mine"],"games":["nyet"]}'
    assert msgspec.json.decode(text, type=BotMessage) == Offer(PROTOCOL, ("mine",), ("nyet",))
    assert not Offer(PROTOCOL, (), ()).background


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def children(pid: int) -> dict[int, str]:
    """The processes that a process started, with their commands."""
    found: dict[int, str] = {}
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with suppress(OSError):  # it has just ended
            found[int(child)] = Path(f"/proc/{child}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    return found


def test_a_flood_of_background_work_stays_out_of_the_way_of_a_live_game(tmp_path: Path) -> None:
    """Hundreds of background decisions wait at any time, and a person plays against a bot to the end."""
    report, enough = tmp_path / "report", tmp_path / "enough"
    environment = {
        "KIBITZ_TEST_REPORT": str(report),
        "KIBITZ_TEST_ENOUGH": str(enough),
        "KIBITZ_BACKGROUND_NICE": "19",  # as it is unless the owner says otherwise
    }
    server = Server(tmp_path / "data", bots=1, program=[sys.executable, str(FLOODED)], **environment)

    async def life() -> Seat:
        person = Person(server.url)
        made = person.post("/api/quick", {"game": "face-to-face", "bot": "greedy", "pace": 0}).json
        seat = await (await person.sit(made["id"])).dealt()
        rng, hinted, worked_on = random.Random(2), False, False
        while seat.table["status"] == "running":
            await seat.until(lambda: seat.table["status"] != "running" or (seat.view or {})["legal"])
            if seat.table["status"] != "running":
                break
            assert seat.view is not None
            if not hinted and not seat.table["waiting"]:
                hinted = (await seat.ask("hint"))["type"] == "hint"
            if not worked_on and '"LIVE"' in report.read_text():  # the game waits until background work goes on
                await asyncio.to_thread(wait_until, lambda: '"BACKGROUND"' in report.read_text().partition('"LIVE"')[2])
                worked_on = True
            await seat.ask("act", action=rng.choice(seat.view["legal"]))
            if seat.view["outcome"] and seat.draft:
                await seat.ask("concede")
        assert hinted
        return seat

    try:
        server.wait_for_bots()
        wait_until(lambda: report.exists() and '"BACKGROUND"' in report.read_text())
        niceness = {
            "--background" in command: os.getpriority(os.PRIO_PROCESS, pid)
            for pid, command in children(server.pid).items()
        }
        assert run(life()).table["status"] == "over"
        given = [json.loads(line) for line in report.read_text().splitlines()]
        enough.touch()
        wait_until(lambda: len(children(server.pid)) == 1)  # without work its process is let go, the other stays
        assert not any("--background" in command for command in children(server.pid).values())
    finally:
        assert server.stop() == 0
    live = [line for line in given if line["priority"] != "BACKGROUND"]
    assert {line["priority"] for line in live} == {"LIVE", "HINT"}
    assert min(line["flood"] for line in live) >= 299  # the flood never ebbed
    assert not any(line["background"] for line in live)
    assert all(line["background"] for line in given if line["priority"] == "BACKGROUND")
    first, last = given.index(live[0]), len(given) - 1 - given[::-1].index(live[-1])
    assert any(line["priority"] == "BACKGROUND" for line in given[first:last])  # and was worked on meanwhile
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert niceness == {True: min(ours + 19, 19), False: ours}
