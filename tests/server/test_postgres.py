"""The same server on PostgreSQL, and two servers on one database. Runs where PostgreSQL is at hand."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from copy import copy
from pathlib import Path

import psycopg
import pytest

from kibitz.games.record import read, verify
from kibitz.server.storage.database import connect as connect_database
from server.harness.pair import apart, here, pair
from server.harness.wire import Person, Server, run, seated
from server.test_whole_games import play_on


@pytest.fixture
def two(database: str, tmp_path: Path) -> Iterator[Callable[..., tuple[Server, Server]]]:
    """Start two servers on one database, with the same keys; bot processes are at the second."""
    with ExitStack() as running:
        yield lambda **settings: running.enter_context(pair(tmp_path, database, database, **settings))


def test_who_is_at_which_server_makes_no_difference(two: Callable[..., tuple[Server, Server]]) -> None:
    """Presence and onlookers are everyone's; nobody stands in for a person who is connected elsewhere."""
    first, second = two(KIBITZ_GRACE="1", bots=1)

    async def life() -> None:
        pair = await apart(first, second)
        for seat in pair:
            await seat.until(lambda seat=seat: here(seat) == [True, True])
        watcher = await Person(second.url).sit(pair[0].id)
        await pair[0].until(lambda: pair[0].table["watchers"] == 1)
        await watcher.until(lambda: watcher.table["watchers"] == 1)
        await asyncio.sleep(2)
        assert (await pair[0].ask("say", text="all here"))["type"] == "ack"
        assert not any(seat.get("standin") for seat in pair[0].table["seats"])
        await pair[1].close()
        await pair[0].until(lambda: here(pair[0]) == [True, False])
        await watcher.until(lambda: here(watcher) == [True, False])
        await pair[0].until(lambda: pair[0].table["seats"][1].get("standin"))
        moved = copy(pair[1].person)
        moved.url = first.url
        back = await moved.sit(pair[0].id)
        await watcher.until(lambda: here(watcher) == [True, True])
        await back.until(lambda: "standin" not in back.table["seats"][1])

    run(life())


def test_bots_at_one_server_play_and_hint_at_the_other(two: Callable[..., tuple[Server, Server]]) -> None:
    first, _ = two(bots=1)

    async def life() -> None:
        person = Person(first.url)
        while not person.get("/api/info").json["bots_ready"]:
            await asyncio.sleep(0.1)
        made = person.post("/api/quick", {"game": "face-to-face", "bot": "greedy", "pace": 0}).json
        seat = await (await person.sit(made["id"])).dealt()
        hinted = False
        while seat.table["status"] == "running":
            assert seat.view is not None
            if seat.view["legal"]:
                answer = await seat.ask("hint") if not hinted else {}
                hinted = True
                assert answer.get("action", seat.view["legal"][0]) in seat.view["legal"]
                await seat.ask("act", action=seat.view["legal"][-1])
                if seat.view["outcome"] and seat.draft:
                    await seat.ask("concede")
            else:
                await seat.read()
        assert verify(read(person.get(f"/api/tables/{seat.id}/record").body)) is not None
        assert person.get("/health").json["bots"] == 0

    run(life())


def test_the_people_of_a_server_that_dies_are_away_and_their_game_goes_on(
    two: Callable[..., tuple[Server, Server]],
) -> None:
    first, second = two(KIBITZ_GRACE="1", bots=1)

    async def life() -> None:
        pair = await apart(first, second, settings={"pace": 0})
        await pair[1].until(lambda: here(pair[1]) == [True, True])
        await asyncio.to_thread(first.kill)
        await pair[1].until(lambda: here(pair[1]) == [False, True])
        await pair[1].until(lambda: pair[1].table["seats"][0].get("standin"))
        while pair[1].view is not None and len(pair[1].view["board"]) < 3:
            if pair[1].view["legal"]:
                await pair[1].ask("act", action=pair[1].view["legal"][0])
            else:
                await pair[1].read()
        await asyncio.to_thread(first.start)
        back = await pair[0].person.sit(pair[0].id)
        assert back.view is not None
        await pair[1].until(lambda: here(pair[1]) == [True, True])

    run(life())


def test_servers_that_lost_the_database_for_a_moment_find_each_other_again(
    two: Callable[..., tuple[Server, Server]], database: str
) -> None:
    """The connections over which they talk are cut: who comes meanwhile is seen at both."""
    first, second = two()
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE ANY(%s) AND pid <> pg_backend_pid()"

    async def life() -> None:
        pair = await apart(first, second)
        await pair[0].until(lambda: here(pair[0]) == [True, True])
        with psycopg.connect(database, autocommit=True) as connection:
            found = connection.execute(cut, (["LISTEN %", "SELECT pg_notify%"],)).fetchall()
        assert len(found) >= 3
        await Person(second.url).sit(pair[0].id)
        await pair[0].until(lambda: pair[0].table["watchers"] == 1)

    run(life())


def test_what_is_said_at_two_servers_at_once_is_kept_once_and_in_one_order(
    two: Callable[..., tuple[Server, Server]],
) -> None:
    """Several things under way at each server when they collide: each is decided anew, none is lost or doubled."""
    first, second = two()

    async def life() -> None:
        pair = await apart(first, second)
        reactions = ["hello", "thanks", "wow", "oops", "laugh"]
        keys = [[await seat.send("react", reaction=name) for name in reactions] for seat in pair]
        for seat, sent in zip(pair, keys, strict=True):
            await seat.until(lambda seat=seat, sent=sent: all(key in seat.answers for key in sent))
            assert {seat.answers[key]["type"] for key in sent} == {"ack"}
        for seat in pair:
            await seat.until(lambda seat=seat: len(seat.table["chat"]) >= 10)
        lines = [line[::3] for line in pair[0].person.get(f"/api/tables/{pair[0].id}/chat").json["lines"]]
        for number in range(2):
            assert [name for seat, name in lines if seat == number] == reactions
        for seat in pair:
            assert [line[::3] for line in seat.table["chat"]] == lines

    run(life())


def test_a_rematch_asked_for_at_two_servers_at_once_is_one_table(two: Callable[..., tuple[Server, Server]]) -> None:
    first, second = two()

    async def life() -> None:
        pair = await apart(first, second, "face-to-face")
        await pair[0].until(lambda: here(pair[0]) == [True, True])
        assert (await pair[0].ask("abandon"))["type"] == "ack"
        await pair[1].until(lambda: pair[1].table["abandon"] == [0])
        assert (await pair[1].ask("abandon"))["type"] == "ack"
        await pair[0].until(lambda: pair[0].table["status"] == "abandoned")
        answers = await asyncio.gather(*(seat.ask("rematch") for seat in pair))
        assert [answer["type"] for answer in answers] == ["ack", "ack"]
        for seat in pair:
            await seat.until(lambda seat=seat: seat.table["rematch"])
            mine = [table["id"] for table in seat.person.get("/api/lobby").json["tables"] if table["mine"]]
            assert mine == [pair[0].table["rematch"]]

    run(life())


def test_games_are_played_and_kept_on_postgresql_by_two_servers_together(
    two: Callable[..., tuple[Server, Server]],
) -> None:
    """A person at each of two servers: both see every move, in one order, and the record verifies."""
    first, second = two()

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
        for seat in pair:
            assert [tally["played"] for tally in seat.person.tallies(1)] == [1]

    run(life())


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


def test_postgresql_leaves_no_file_behind(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name of its database is no path."""
    monkeypatch.chdir(tmp_path)
    connect_database(database).dispose()
    assert list(tmp_path.iterdir()) == []
