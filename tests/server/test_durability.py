"""Nothing acknowledged is lost, nothing is done twice, whatever is killed, repeated, reordered or cut off."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from kibitz.server.storage import model
from kibitz.server.storage.database import connect
from kibitz.server.storage.writer import Write, Writer
from server.harness.wire import TIMEOUT, Person, Seat, Server, run, seated
from server.test_whole_games import play_on

KILLS = 6
TABLES = 3


def logged(data: Path) -> dict[str, list[tuple[int, str, dict[str, Any]]]]:
    """The log as it is on disk: for each table its rows in order."""
    found: dict[str, list[tuple[int, str, dict[str, Any]]]] = {}
    with sqlite3.connect(data / "kibitz.db") as database:
        for table, seq, asked, body in database.execute("SELECT table_id, seq, asked, body FROM log ORDER BY 1, 2"):
            found.setdefault(table, []).append((seq, asked, json.loads(body)))
    return found


async def hammer(person: Person, table: str, acknowledged: set[str]) -> None:
    """Play as fast as possible until the server dies; remember what was acknowledged."""
    try:
        seat = await person.sit(table)
        while True:
            if seat.view is None or not seat.view["legal"]:
                await seat.read()
                continue
            key = f"{random.getrandbits(40):x}"
            answer = await seat.ask("act", key=key, action=random.choice(seat.view["legal"]))
            if answer["type"] == "ack":
                acknowledged.add(key)
            elif answer["type"] == "bye":
                return
            if seat.table["status"] != "running":
                return
    except (ConnectionClosed, OSError):
        return


def test_kill_minus_nine_under_load_loses_and_repeats_nothing(start: Callable[..., Server]) -> None:
    server = start()
    acknowledged: set[str] = set()

    async def set_up() -> list[tuple[str, list[Person]]]:
        tables = []
        for _ in range(TABLES):
            seats = await seated(server, 2, options={"players": 2, "rounds": 100})
            tables.append((seats[0].id, [seat.person for seat in seats]))
            for seat in seats:
                await seat.close()
        return tables

    async def round_of_play(tables: list[tuple[str, list[Person]]], more: int) -> None:
        goal = len(acknowledged) + more
        work = [
            asyncio.create_task(hammer(person, table, acknowledged)) for table, people in tables for person in people
        ]
        async with asyncio.timeout(TIMEOUT):
            while len(acknowledged) < goal:
                await asyncio.sleep(0.01)
        await asyncio.sleep(random.uniform(0, 0.05))
        await asyncio.to_thread(server.kill)
        await asyncio.gather(*work)

    tables = run(set_up())
    for _ in range(KILLS):
        run(round_of_play(tables, random.randint(5, 100)))
        log = logged(server.data)
        asked = [asked.split(":")[1] for rows in log.values() for _, asked, _ in rows if ":" in asked]
        assert acknowledged <= set(asked), "an acknowledged action is not in the log"
        assert len(asked) == len(set(asked)), "an action is in the log twice"
        assert all([row[0] for row in rows] == list(range(1, len(rows) + 1)) for rows in log.values())
        server.start()

    async def all_back() -> None:
        for table, people in tables:
            for person in people:
                seat = await person.sit(table)
                assert seat.view is not None
                assert seat.table["status"] == "running"
                assert seat.seq == logged(server.data)[table][-1][0]
                await seat.close()

    run(all_back())


def test_a_message_sent_twice_is_done_once_even_across_a_restart(start: Callable[..., Server]) -> None:
    server = start()

    async def first() -> tuple[Seat, str, int]:
        seats = await seated(server, 2)
        assert seats[0].view is not None
        actor = seats[seats[0].view["to_act"][0]]
        assert actor.view is not None
        action = actor.view["legal"][0]
        answers = [await actor.ask("act", key="same", action=action) for _ in range(3)]
        assert {answer["type"] for answer in answers} == {"ack"}
        await actor.send("act", key="same", action=action)
        await actor.sync()
        assert len(actor.view["board"]) == 1
        for seat in seats:
            await seat.close()
        return actor, action, actor.seq

    actor, action, seq = run(first())
    server.kill()
    server.start()

    async def again() -> None:
        seat = await actor.person.sit(actor.id, since=seq)
        assert (await seat.ask("act", key="same", action=action))["type"] == "ack"
        assert seat.view is not None
        assert len(seat.view["board"]) == 1
        await seat.close()

    run(again())


def test_messages_out_of_order_and_out_of_turn_change_nothing_else(server: Server) -> None:
    async def life() -> None:
        rng = random.Random(9)
        seats = await seated(server, 3, options={"players": 3, "rounds": 1})
        for _ in range(60):
            assert seats[0].view is not None
            actor = seats[seats[0].view["to_act"][0]]
            assert actor.view is not None
            good = rng.choice(actor.view["legal"])
            wishes = [(actor, good)] + [(rng.choice(seats), rng.choice(["play B2", "team 9", "up 3", good]))] * 3
            rng.shuffle(wishes)
            keys = [(seat, await seat.send("act", action=text)) for seat, text in wishes]
            for seat, key in keys:
                await seat.until(lambda seat=seat, key=key: key in seat.answers)
            for seat in seats:
                await seat.sync()
            accepted = [key for seat, key in keys if seat.answers[key]["type"] == "ack"]
            assert accepted, [seat.answers[key] for seat, key in keys]
            if seats[0].table["status"] != "running":
                break
        for seat in seats:
            await seat.close()

    run(life())


def test_resuming_anywhere_gives_the_same_view_as_staying(server: Server) -> None:
    async def life() -> None:
        rng = random.Random(4)
        seats = await seated(server, 4)
        for _ in range(25):
            await play_on(seats, rng, limit=rng.randint(1, 6))
            stayed = rng.choice(seats)
            back = await stayed.person.sit(stayed.id, since=max(0, stayed.seq - rng.randint(0, 5)))
            assert back.view == stayed.view
            assert {**back.table, "chat": 0} == {**stayed.table, "chat": 0}
            assert len(back.frames[0].encode()) <= 8192
            await back.close()
        for seat in seats:
            await seat.close()

    run(life())


def test_drafts_and_stand_ins_survive_a_restart(start: Callable[..., Server]) -> None:
    server = start(bots=0, KIBITZ_GRACE="1")

    async def first() -> tuple[Seat, Seat]:
        seats = await seated(server, 2, "face-to-face")
        assert seats[0].view is not None
        actor = seats[seats[0].view["to_act"][0]]
        other = seats[1 - actor.viewer]
        assert actor.view is not None
        await actor.ask("act", action=actor.view["legal"][0])
        await other.close()
        await actor.until(lambda: actor.table["seats"][other.viewer].get("standin"))
        await actor.close()
        return actor, other

    actor, other = run(first())
    assert server.stop() == 0
    server.start()

    async def second() -> None:
        back = await actor.person.sit(actor.id)
        assert back.draft == actor.draft
        assert back.draft
        assert back.view == actor.view
        assert back.table["seats"][other.viewer]["standin"] is True
        await back.close()

    run(second())


def test_votes_survive_a_restart(start: Callable[..., Server]) -> None:
    server = start(bots=0)

    async def first() -> Seat:
        seats = await seated(server, 2, "face-to-face")
        assert (await seats[1].ask("abandon"))["type"] == "ack"
        for seat in seats:
            await seat.close()
        return seats[1]

    voter = run(first())
    assert server.stop() == 0
    server.start()

    async def second() -> None:
        back = await voter.person.sit(voter.id)
        assert back.table["abandon"] == [voter.viewer]
        await back.close()

    run(second())


def test_an_idle_table_leaves_the_memory_and_comes_back(start: Callable[..., Server]) -> None:
    server = start(KIBITZ_IDLE="1")

    async def life() -> None:
        seats = await seated(server, 2)
        await play_on(seats, random.Random(2), limit=5)
        for seat in seats:
            await seat.close()
        person = seats[0].person
        for _ in range(600):
            if "kibitz_tables_live 0" in person.get("/metrics").body.decode():
                break
            await asyncio.sleep(0.1)
        else:
            raise AssertionError("the table stays in memory")
        back = await person.sit(seats[0].id)
        assert back.view == seats[0].view
        await back.close()

    run(life())


def test_a_stop_tells_clients_and_flushes(start: Callable[..., Server]) -> None:
    server = start(bots=1)

    async def life() -> None:
        seats = await seated(server, 2)
        await play_on(seats, random.Random(2), limit=3)
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        await seats[0].until(lambda: seats[0].bye)
        assert seats[0].bye == "stopping"
        assert await stopping == 0

    run(life())
    server.start()


def test_writes_share_commits_and_none_is_left_when_the_writer_stops(tmp_path: Path) -> None:
    """While two come at once, the next ones wait for each other; stopping doesn't wait, and forgets none."""
    engine = connect(f"sqlite:///{tmp_path / 'kibitz.db'}")
    told: list[Exception | None] = []

    def row(seq: int) -> Write:
        return Write("t", [("t", seq, 0, "", "{}")], told.append)

    async def life() -> int:
        writer = Writer(engine, asyncio.get_running_loop())
        for seq in (1, 2):
            writer.put(row(seq))
        await asyncio.sleep(0)  # both are handed over now
        for seq in range(3, 8):
            writer.put(row(seq))
        await asyncio.to_thread(writer.close)
        await asyncio.sleep(0)
        return writer.commits

    commits = asyncio.run(life())
    assert told == [None] * 7
    with engine.connect() as connection:
        assert list(connection.scalars(select(model.log.c.seq).order_by(model.log.c.seq))) == list(range(1, 8))
    assert commits <= 2
    engine.dispose()
