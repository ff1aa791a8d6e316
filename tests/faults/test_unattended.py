"""Tables nobody attends stop, are not brought back by a restart, and are abandoned in the end."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing

import pytest

from server.harness.wire import TIMEOUT, Person, Seat, Server, run

CLOCKED = {
    "game": "nyet",
    "options": {"players": 4, "rounds": 100},
    "seats": [{}, *[{"kind": "bot", "bot": "random"}] * 3],
    "settings": {"clock": {"seconds": 5}, "pace": 100},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that soon gives up on people who are gone."""
    folder = tmp_path_factory.mktemp("unattended")
    environment = {"KIBITZ_PAUSE": "1", "KIBITZ_IDLE": "1", "KIBITZ_DEAL": "0"}
    running = Server(folder / "data", bots=1, KIBITZ_GRACE="0", **environment)
    running.wait_for_bots()
    yield running
    assert running.stop() == 0


async def begun(server: Server) -> Seat:
    """A game with a clock, in which bots have played."""
    person = Person(server.url)
    seat = await person.sit(person.post("/api/tables", CLOCKED).json["id"])
    assert (await seat.ask("start"))["type"] == "ack"
    await seat.until(lambda: seat.view is not None and len(seat.events) > 2)
    return seat


def length(server: Server, table: str) -> int:
    """Rows of a table's log."""
    with closing(sqlite3.connect(server.data / "kibitz.db")) as database:
        return int(database.execute("SELECT max(seq) FROM log WHERE table_id = ?", (table,)).fetchone()[0])


def live(server: Server) -> int:
    """Tables in memory."""
    lines = Person(server.url).get("/metrics").body.decode().splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("kibitz_tables_live"))))


def wait_until_asleep(server: Server) -> None:
    end = time.monotonic() + TIMEOUT
    while live(server):
        assert time.monotonic() < end, "a table nobody attends stays in memory"
        time.sleep(0.2)


def test_a_clocked_game_stops_without_people_and_a_restart_does_not_revive_it(server: Server) -> None:
    async def leave() -> Seat:
        seat = await begun(server)
        await seat.close()
        return seat

    seat = run(leave())
    wait_until_asleep(server)
    before = length(server, seat.id)
    assert seat.person.get(f"/api/tables/{seat.id}").json["status"] == "running"
    time.sleep(1)
    assert length(server, seat.id) == before, "a table that is looked up is not attended"
    assert server.stop() == 0
    server.start()
    server.wait_for_bots()
    assert live(server) == 0
    time.sleep(1)
    assert length(server, seat.id) == before

    async def come_back() -> None:
        seat.person.url = server.url
        back = await seat.person.sit(seat.id)
        assert back.table["status"] == "running"
        await back.until(lambda: back.view is not None and (back.view["legal"] or length(server, seat.id) > before))
        if back.view is not None and back.view["legal"]:
            limit = back.table["clock"]["until"][0]
            assert limit is not None, "whoever comes back has time to think"
            assert (await back.ask("act", action=back.view["legal"][0]))["type"] == "ack"
        await back.close()

    run(come_back())


def test_a_table_nobody_comes_back_to_is_abandoned_but_none_with_someone_there(server: Server) -> None:
    person = Person(server.url)

    async def begin() -> str:
        seat = await begun(server)
        person.cookie = seat.person.cookie
        await seat.close()
        return seat.id

    begun_one = run(begin())
    never_begun = person.post("/api/tables", {"game": "nyet"}).json["id"]
    server.stop()
    server._environment["KIBITZ_EXPIRE"] = "2"
    server.start()

    async def wait() -> None:
        host = Person(server.url)
        kept = await host.sit(host.post("/api/tables", {"game": "nyet"}).json["id"])
        end = time.monotonic() + TIMEOUT
        while person.get("/api/lobby").json["tables"][1:] or time.monotonic() < end - TIMEOUT + 3:
            assert time.monotonic() < end, "a table nobody comes back to is kept for ever"
            await kept.sync()
            time.sleep(0.2)
        assert kept.table["status"] == "open"
        assert [table["id"] for table in person.get("/api/lobby").json["tables"]] == [kept.id]

    run(wait())
    [game] = person.get("/api/me/games").json["games"]
    assert (game["id"], game["result"]) == (begun_one, None), "a table at which nobody played is no game"
    assert person.get(f"/api/tables/{never_begun}").json["status"] == "abandoned"
    assert person.get(f"/api/tables/{begun_one}/record").status == 200
