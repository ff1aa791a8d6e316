"""One visitor does not spoil it for others, however many connections they open.

The rogue is another process at another address; an honest table plays on meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from faults.conftest import LONG
from faults.honest import HonestTable, p99
from kibitz.games.record import read, verify
from kibitz.server.limits.limits import BURST, DRAFTS, RECOUNTS, REFUSED, SOCKETS, LimitSettings
from kibitz.server.storage.database import make_engine
from kibitz.server.storage.uploads import add_upload
from server.harness.wire import Person, Server, run, seated

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
ROGUE = Path(__file__).parent / "rogue.py"
DEFAULT = LimitSettings()
TABLES = 12
Report = Callable[[str, object], None]
Rounds = Callable[[int, int], int]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits it has when nobody changes them; but for tables, to meet that limit before another."""
    folder = tmp_path_factory.mktemp("rogues")
    running = Server(folder / "data", bots=0, KIBITZ_RATE="20", KIBITZ_DEAL="0", KIBITZ_TABLES=str(TABLES))
    yield running
    assert running.stop() == 0
    assert '"error"' not in running.log.read_text()


async def played_beside(
    honest: HonestTable, url: str, attack: str, seconds: int, number: int, table: str = ""
) -> tuple[dict[str, int], list[float]]:
    """What a rogue achieved at some server, and how long honest moves took meanwhile."""
    rogue = await asyncio.create_subprocess_exec(
        sys.executable, str(ROGUE), attack, url, str(seconds), str(number), table, stdout=asyncio.subprocess.PIPE
    )
    over = asyncio.Event()

    async def wait() -> bytes:
        out, _ = await rogue.communicate()
        over.set()
        return out

    waiting = asyncio.create_task(wait())
    taken = await honest.play(600, over)
    return json.loads(await waiting), taken


def _nothing(server: Server) -> str:
    del server
    return ""


async def attacked(
    server: Server, report: Report, attack: str, seconds: int, number: int, prepare: Callable[[Server], str] = _nothing
) -> dict[str, int]:
    """What a rogue achieved while honest people played on.

    In the long form their moves are compared with those while the same rogue attacks another server, which takes as
    much of the machine's processors: what is left of the difference is what the rogue does to their server.
    """
    honest = await HonestTable.open(server)
    before = await honest.play(0.3)
    if LONG:
        decoy = Server(server.data.parent / f"decoy-{attack}", KIBITZ_RATE="20", KIBITZ_DEAL="0")
        try:
            _, before = await played_beside(honest, decoy.url, attack, seconds, number, prepare(decoy))
        finally:
            await asyncio.to_thread(decoy.stop)
    found, during = await played_beside(honest, server.url, attack, seconds, number, prepare(server))
    report("p99 of honest moves, beside the attack and under it", f"{p99(before)} ms, {p99(during)} ms")
    report("the rogue", found)
    if LONG:
        assert p99(during) <= max(2 * p99(before), p99(before) + 25)
    return found


def rows(server: Server, query: str) -> Any:
    with closing(sqlite3.connect(server.data / "kibitz.db")) as database:
        return database.execute(query).fetchone()[0]


def test_illegal_actions_over_ever_new_connections(server: Server, report: Report, rounds: Rounds) -> None:
    seconds = rounds(2, 15)
    found = run(attacked(server, report, "illegal", seconds, 199))
    assert found["tried"] >= 40 * seconds, "the attack is as bad as it was"
    assert found["opened"] <= DEFAULT.share * (SOCKETS.burst + SOCKETS.often * 10 * seconds)
    worth = DEFAULT.rate * (BURST + 10 * seconds)
    assert found["answered"] <= worth / (1 + REFUSED) + 199, "one person's tokens, whatever the number of connections"


def test_drafts_over_sixteen_connections(server: Server, report: Report, rounds: Rounds) -> None:
    seconds = rounds(3, 6)
    found = run(attacked(server, report, "drafts", seconds, 16))
    assert found["ack"] + found["refused"] > DRAFTS.burst, "the attack is as bad as it was"
    assert found["ack"] <= DRAFTS.burst + DRAFTS.often * 10 * seconds
    written = rows(server, "SELECT count(*) FROM log WHERE body LIKE '%drafted%' OR body LIKE '%took-back%'")
    report("draft rows", written)
    assert written <= found["ack"]


def test_a_person_holds_a_few_connections(server: Server, report: Report, rounds: Rounds) -> None:
    found = run(attacked(server, report, "sockets", rounds(0, 5), rounds(100, 1500)))
    assert found["held"] <= DEFAULT.person_sockets


def test_tables_of_one_person_push_out_nobody_elses(server: Server, report: Report) -> None:
    victim = Person(server.url)
    own = victim.post("/api/tables", {"game": "nyet"}).json["id"]
    found = run(attacked(server, report, "tables", 1, 205))
    assert found == {"made": TABLES, "refused": 205 - TABLES}
    assert victim.post("/api/tables", {"game": "nyet"}).status == 201
    with closing(sqlite3.connect(server.data / "kibitz.db", timeout=30)) as database:  # and if someone had 250 anyway
        [row] = database.execute("SELECT * FROM tables WHERE id = ?", (own,)).fetchall()
        names = [column[1] for column in database.execute("PRAGMA table_info(tables)")]
        newer = row[names.index("touched")] + 1
        fresh = [
            tuple(
                {"id": f"hog{number}", "touched": newer}.get(name, value)
                for name, value in zip(names, row, strict=True)
            )
            for number in range(250)
        ]
        database.executemany(f"INSERT INTO tables VALUES ({','.join('?' * len(names))})", fresh)
        database.commit()
    listed = victim.get("/api/lobby").json["tables"]
    assert own in [table["id"] for table in listed if table["mine"]]
    assert len([table for table in listed if not table["mine"]]) == 200


def long_game(server: Server) -> str:
    """A server has a long game that is over; its table."""
    record = read((PLAYTHROUGHS / "nyet-v1" / "en-5.json").read_text(encoding="utf-8"))
    outcome = verify(record)
    assert outcome is not None
    engine = make_engine(server.database)
    try:
        return add_upload(engine, record, outcome, 0)
    finally:
        engine.dispose()


def test_replays_of_a_long_game_over_many_connections(server: Server, report: Report, rounds: Rounds) -> None:
    seconds = rounds(2, 15)
    number = rounds(1, 4)
    found = run(attacked(server, report, "replays", seconds, 32 * number, long_game))
    assert found["tried"] > number * RECOUNTS.burst, "the attack is as bad as it was"
    assert found["answered"] <= number * (RECOUNTS.burst + RECOUNTS.often * 10 * seconds)


@pytest.fixture(scope="module")
def unlimited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without rates, as tests and benches need it."""
    running = Server(tmp_path_factory.mktemp("unlimited") / "data", KIBITZ_ROWS="100")
    yield running
    assert running.stop() == 0


def test_a_full_log_lets_a_game_only_end(unlimited: Server) -> None:
    async def life() -> None:
        seats = await seated(unlimited, 2, "face-to-face")
        actor = seats[(seats[0].view or {})["to_act"][0]]
        assert actor.view is not None
        action, answers = actor.view["legal"][0], []
        for _ in range(60):
            answers.append((await actor.ask("act", action=action))["type"])
            answers.append((await actor.ask("take-back")).get("code", "ack"))
        assert answers[0] == "ack"
        assert answers[-1] == "log-full"
        assert (await actor.ask("say", text="hello"))["code"] == "log-full"
        for seat in seats:
            assert (await seat.ask("abandon"))["type"] == "ack"
        await actor.until(lambda: actor.table["status"] == "abandoned")

    run(life())
    assert rows(unlimited, "SELECT max(seq) FROM log") <= 105


def test_arriving_spectators_cost_each_other_nothing(unlimited: Server, report: Report, rounds: Rounds) -> None:
    """Everyone hears of newcomers, but not of each newcomer."""
    server, number = unlimited, rounds(120, 1000)

    async def life() -> int:
        host = Person(server.url)
        table = host.post("/api/tables", {"game": "nyet"}).json["id"]
        watchers = [await host.sit(table)]
        guest = Person(server.url)
        for _ in range(number // 40):
            watchers += await asyncio.gather(*(guest.sit(table) for _ in range(40)))
        await watchers[0].until(lambda: watchers[0].table["watchers"] == len(watchers) - 1)
        await asyncio.gather(*(one.sync() for one in watchers))
        return sum(len(one.frames) for one in watchers)

    told = run(life())
    assert Person(server.url).get("/health").status == 200
    report(f"messages to {number} arriving spectators", told)
    assert told < 20 * number, "without: each arrival told to all who had come before"
