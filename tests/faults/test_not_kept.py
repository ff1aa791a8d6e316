"""A full disk or a database that is gone is named to players and to the operator, and play goes on when it is over."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from sqlalchemy import event

from kibitz.server.storage import writer as writers
from kibitz.server.storage.condition import Condition, Unavailable
from kibitz.server.storage.database import connect
from kibitz.server.storage.writer import Write, Writer
from server.harness import postgres
from server.harness.wire import TIMEOUT, Person, Seat, Server, run, seated

Break = Callable[[], None]


def logged(server: Server, name: str) -> list[dict[str, Any]]:
    lines = [json.loads(text) for text in server.log.read_text().splitlines()]
    return [line for line in lines if line["event"] == name]


async def until_well(person: Person) -> None:
    end = time.monotonic() + TIMEOUT
    while person.get("/health").json["status"] != "ok":
        assert time.monotonic() < end, "the server does not recover"
        await asyncio.sleep(0.2)


async def broken_and_mended(server: Server, break_it: Break, mend_it: Break, asleep: str = "") -> None:
    """A game during which nothing can be kept for a while; and a table that would have to be read meanwhile."""
    seats = await seated(server, 2)
    watcher = await Person(server.url).sit(seats[0].id)
    actor = next(seat for seat in seats if seat.view is not None and seat.view["legal"])
    assert actor.view is not None
    action, seq = actor.view["legal"][0], watcher.seq
    break_it()
    for _ in range(3):
        answer = await actor.ask("act", action=action)
        assert (answer["type"], answer["code"]) == ("refused", "not-kept")
    person = actor.person
    health = person.get("/health")
    assert (health.status, health.json["status"]) == (503, "not-keeping")
    created = person.post("/api/tables", {"game": "nyet"})
    assert (created.status, created.json["code"]) == (503, "not-kept")
    assert actor.bye is None
    if asleep:
        assert (await person.sit(asleep)).bye == "storage-down"
    await watcher.sync()
    assert watcher.seq == seq, "what is not kept is not told"
    mend_it()
    await until_well(person)
    await acknowledged(actor, action)
    await watcher.until(lambda: watcher.seq > seq)
    for name in ("not-keeping", "keeping-again"):
        assert len(logged(server, name)) == 1, "one clear line"
    assert logged(server, "not-keeping")[0]["reason"]


async def acknowledged(actor: Seat, action: str) -> None:
    """The same move once more; a table may still be reading what was kept of it."""
    end = time.monotonic() + TIMEOUT
    while (await actor.ask("act", action=action))["type"] != "ack":
        assert time.monotonic() < end, "play does not go on"
        await asyncio.sleep(0.1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("not-kept") / "data")
    yield running
    assert running.stop() == 0


def test_a_disk_that_takes_no_more(server: Server) -> None:
    hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]

    def fill() -> None:
        size = (server.data / "kibitz.db-wal").stat().st_size
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, hard))

    def free() -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))

    run(broken_and_mended(server, fill, free))


@pytest.fixture(params=postgres.AT_HAND)
def own_cluster() -> Iterator[str]:
    """A PostgreSQL that may be stopped."""
    if postgres.CONFIGURED:
        pytest.fail("this test stops its database: unset KIBITZ_TEST_POSTGRES")
    with postgres.cluster() as url:
        yield url


def control(url: str, *command: str) -> None:
    """pg_ctl for the cluster of a URL."""
    assert postgres.FOUND is not None
    folder = parse_qs(urlsplit(url).query)["host"][0]
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    program = [*user, str(postgres.FOUND / "pg_ctl"), "-D", f"{folder}/data", "-l", f"{folder}/log", "-w"]
    subprocess.run([*program, *command], check=True, capture_output=True)


def options(url: str) -> str:
    """How the cluster of a URL was started."""
    return f"-k {parse_qs(urlsplit(url).query)['host'][0]} -c listen_addresses= -c max_connections=40"


def test_a_database_that_is_gone(tmp_path: Path, own_cluster: str) -> None:
    server = Server(tmp_path / "data", database=own_cluster, KIBITZ_IDLE="1")

    async def life() -> None:
        person = Person(server.url)
        asleep = person.post("/api/tables", {"game": "nyet"}).json["id"]
        while person.get("/metrics").body.count(b"kibitz_tables_live 0.0") == 0:
            await asyncio.sleep(0.1)

        def stop() -> None:
            control(own_cluster, "-m", "immediate", "stop")
            answer = person.get("/api/lobby")
            assert (answer.status, answer.json["code"]) == (503, "storage-down")

        def start() -> None:
            control(own_cluster, "-o", options(own_cluster), "start")

        await broken_and_mended(server, stop, start, asleep)

    try:
        run(life())
    finally:
        assert server.stop() == 0


def test_a_server_stops_although_its_database_is_gone(tmp_path: Path, own_cluster: str) -> None:
    server = Server(tmp_path / "data", database=own_cluster)
    assert Person(server.url).get("/api/me").status == 200  # a session that was used
    control(own_cluster, "-m", "immediate", "stop")
    try:
        assert server.stop() == 0
    finally:
        control(own_cluster, "-o", options(own_cluster), "start")


def test_sqlite_says_that_it_is_full_and_the_writer_finds_out_when_it_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A real SQLITE_FULL, for many writes: one line when it begins, one when it ends, also if nobody writes by then."""
    monkeypatch.setattr(writers, "PROBE", 0.05)
    engine = connect(f"sqlite:///{tmp_path / 'full.db'}")
    pages = [1_000_000]

    @event.listens_for(engine, "before_cursor_execute")
    def limit(connection: Any, *_: Any) -> None:
        connection.connection.dbapi_connection.execute(f"PRAGMA max_page_count = {pages[0]}")

    async def life() -> None:
        condition = Condition()
        writer = Writer(engine, asyncio.get_running_loop(), condition=condition)

        async def write(number: int) -> Exception | None:
            done: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
            writer.put(Write("t", [("t", number, 0, "", "x" * 20_000)], done.set_result))
            return await done

        try:
            assert await write(1) is None
            pages[0] = 1
            answers = [await write(number) for number in range(2, 12)]
            assert all(isinstance(answer, Unavailable) for answer in answers)
            assert condition.trouble == "database or disk is full"
            pages[0] = 1_000_000
            async with asyncio.timeout(TIMEOUT / 2):
                while condition.trouble:
                    await asyncio.sleep(0.01)
            assert await write(2) is None
        finally:
            await asyncio.to_thread(writer.close)

    with caplog.at_level("WARNING", "kibitz.store"):
        asyncio.run(life())
    engine.dispose()
    assert [record.message for record in caplog.records] == ["not-keeping", "keeping-again"]


def test_json_nested_too_deeply_is_refused(server: Server) -> None:
    async def life() -> None:
        person = Person(server.url)
        deep = "[" * 15_000 + "]" * 15_000
        request = f'{{"game":"nyet","options":{{"players":{deep}}}}}'
        answer = person._ask("POST", "/api/tables", request.encode(), {})
        assert (answer.status, answer.json) == (400, {"code": "too-deep"})
        seat = await person.sit(person.post("/api/tables", {"game": "nyet"}).json["id"])
        shallow = "[" * 7_000 + "]" * 7_000
        await seat.socket.send(f'{{"type":"act","id":"1","action":{shallow}}}')
        await seat.until(lambda: seat.bye)
        assert seat.bye == "not-understood"

    run(life())
    assert "where" not in server.log.read_text(), "no fault of ours"
