"""The same server on PostgreSQL, and two servers on one database. Runs where PostgreSQL is at hand."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from kibitz.games.record import read, verify
from server.test_whole_games import play_on
from server.wire import Person, Server, run, seated

CONFIGURED = os.environ.get("KIBITZ_TEST_POSTGRES", "")
PLACES = [shutil.which("initdb"), *map(str, Path("/usr/lib/postgresql").glob("*/bin/initdb"))]
FOUND = next((Path(place).resolve().parent for place in PLACES if place), None)
DATABASES = [CONFIGURED] if CONFIGURED else ["own cluster"] if FOUND else []


@pytest.fixture(scope="module", params=DATABASES)
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """A PostgreSQL to use: the configured one, or a cluster of our own that is gone afterwards."""
    if request.param != "own cluster":
        yield request.param
        return
    assert FOUND is not None
    folder = Path(tempfile.mkdtemp(prefix="kibitz-postgres-"))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if user:
        shutil.chown(folder, "postgres")
    data, settings = str(folder / "data"), f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=40"
    subprocess.run(
        [*user, str(FOUND / "initdb"), "-D", data, "-U", "kibitz", "-A", "trust"], check=True, capture_output=True
    )
    control = [*user, str(FOUND / "pg_ctl"), "-D", data, "-l", str(folder / "log"), "-w"]
    subprocess.run([*control, "-o", settings, "start"], check=True, capture_output=True)
    yield f"postgresql://kibitz@127.0.0.1:{port}/postgres"
    subprocess.run([*control, "-m", "immediate", "stop"], check=True, capture_output=True)
    shutil.rmtree(folder)


def test_games_are_played_and_kept_on_postgresql_by_two_servers_together(database: str, tmp_path: Path) -> None:
    """A person at each of two servers: both see every move, in one order, and the record verifies."""
    first = Server(tmp_path / "first", database=database)
    for key in ("cookie.key", "bot.token"):
        (tmp_path / "second").mkdir(exist_ok=True)
        shutil.copy(tmp_path / "first" / key, tmp_path / "second" / key)
    second = Server(tmp_path / "second", database=database)

    async def life() -> None:
        seats = await seated(first, 2, options={"players": 2, "rounds": 1})
        away = seats[1].person
        away.url = second.url
        there = await away.sit(seats[0].id)
        assert there.view == seats[1].view
        await seats[1].close()
        pair = [seats[0], there]
        rng = random.Random(4)
        while pair[0].table["status"] == "running":
            assert pair[0].view is not None
            actor = pair[rng.choice(pair[0].view["to_act"])]
            assert actor.view is not None
            count = actor.seq
            assert (await actor.ask("act", action=rng.choice(actor.view["legal"])))["type"] == "ack"
            for seat in pair:
                await seat.until(lambda seat=seat, count=count: seat.seq > count)
            top = max(seat.seq for seat in pair)
            for seat in pair:
                await seat.until(lambda seat=seat, top=top: seat.seq >= top)
        for seat in pair:
            await seat.close()
        record = read(Person(second.url).get(f"/api/tables/{seats[0].id}/record").body)
        assert verify(record) is not None

    try:
        run(life())
    finally:
        first.stop()
        second.stop()


def test_a_kill_on_postgresql_loses_nothing(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path / "data", database=database)

    async def life() -> None:
        seats = await seated(server, 2)
        await play_on(seats, random.Random(2), limit=9)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        back = await seats[0].person.sit(seats[0].id)
        assert back.view == seats[0].view
        await back.close()

    run(life())
    server.stop()
