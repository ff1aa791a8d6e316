"""Nobody chooses the shuffle: commitment, then each person's contribution, then the deal, in every kind of game."""

from __future__ import annotations

import json
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kibitz.games.record import Record, read
from server.harness.wire import Person, Seat, Server, all_dealt, run, seated
from server.test_whole_games import play_on

ZEROS = "00" * 32


def proved(seat: Seat, given: dict[int, str], folder: Path) -> Record:
    """What the seat was told came in this order, and the record holds exactly these contributions and verifies."""
    told = [json.loads(frame) for frame in seat.frames]
    hellos = [(i, message) for i, message in enumerate(told) if message["type"] == "hello"]
    seen = next(i for i, hello in hellos if "view" not in hello and hello["table"]["commitment"])
    dealt = next(i for i, hello in hellos if "view" in hello)
    assert seen < dealt
    answer = seat.person.get(f"/api/tables/{seat.id}/record")
    record = read(answer.body)
    assert record.fairness is not None
    assert {hello["table"]["commitment"] for _, hello in hellos} == {record.fairness.commitment}
    expected = [given.get(number, ZEROS) for number in range(len(record.players))]
    assert list(record.fairness.contributions) == expected
    assert record.fairness.version == 2
    assert record.signature is not None
    kept = {"table": seat.id, "seat": seat.viewer, "commitment": hellos[0][1]["table"]["commitment"]}
    path, receipt = folder / f"{seat.id}.json", folder / f"{seat.id}-{seat.viewer}.json"
    path.write_bytes(answer.body)
    receipt.write_text(json.dumps({**kept, "contribution": given[seat.viewer]}))
    command = [sys.executable, "-m", "kibitz.cli", "verify", str(path), "--receipt", str(receipt), "--json"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout) == {"line": 1, "ok": True, "proof": "proved"}
    return record


async def against_bots(seat: Seat) -> None:
    """Play a whole game of Face to Face against a bot, accepting a loss."""
    while seat.table["status"] == "running":
        if seat.view is not None and seat.view["legal"]:
            await seat.ask("act", action=random.Random(1).choice(seat.view["legal"]))
            if seat.view["outcome"] and seat.draft:
                await seat.ask("concede")
        else:
            await seat.read()


def quick(person: Person, **wish: Any) -> str:
    made = person.post("/api/quick", {"game": "face-to-face", "bot": "random", "pace": 0, **wish})
    assert made.status == 201, made.body
    table: str = made.json["id"]
    return table


def test_a_quick_game_is_dealt_with_the_persons_contribution(server: Server, tmp_path: Path) -> None:
    async def life() -> None:
        person = Person(server.url)
        seat = await person.sit(quick(person))
        assert (seat.table["status"], seat.view) == ("dealing", None)
        given = await seat.contribute()
        assert seat.view is not None
        assert seat.table["seats"][0]["contributed"] is True
        assert given not in "".join(seat.frames)
        assert (await seat.ask("contribute", contribution="ab" * 32))["code"] == "already-dealt"
        await against_bots(seat)
        proved(seat, {0: given}, tmp_path)
        await seat.close()

    run(life())


def test_a_joined_game_and_its_rematch_are_dealt_with_everyones_contribution(server: Server, tmp_path: Path) -> None:
    async def life() -> None:
        ann, bob, eve = (Person(server.url) for _ in range(3))
        table = ann.post("/api/tables", {"game": "face-to-face"}).json["id"]
        pair = [await ann.sit(table), await bob.sit(table)]
        watcher = await eve.sit(table)
        assert (await pair[1].ask("contribute", contribution="ab" * 32))["code"] == "not-seated"
        await pair[1].ask("join")
        for turn in ("first", "again"):
            given = {pair[1].viewer: await pair[1].contribute()}
            assert (await pair[1].ask("commit", commitment="cd" * 32))["code"] == "already-committed"
            assert (await pair[1].ask("contribute", contribution="cd" * 32))["code"] == "not-sealed"
            assert (await pair[1].ask("start"))["type"] == "ack"
            assert (pair[1].table["status"], pair[1].view) == ("dealing", None)
            assert (await pair[1].ask("leave"))["code"] == "already-started"
            given[pair[0].viewer] = await pair[0].contribute()
            await all_dealt(pair)
            await play_on(sorted(pair, key=lambda seat: int(seat.viewer)), random.Random(5))
            for seat in pair:
                await seat.sync()
                proved(seat, given, tmp_path)
            assert (await watcher.ask("contribute", contribution="ab" * 32))["code"] == "not-seated"
            if turn == "first":
                await pair[0].ask("rematch")
                new = pair[0].table["rematch"]
                pair = [await seat.person.sit(new) for seat in pair]
                for seat in pair:
                    assert (await seat.ask("join"))["type"] == "ack"
                    assert "contributed" not in seat.table["seats"][seat.viewer]

    run(life())


def test_the_deal_waits_for_the_silent_but_not_for_ever(start: Callable[..., Server]) -> None:
    """One contributes, one says nothing, one is gone: zeros stand for the two."""
    server = start(KIBITZ_DEAL="1", KIBITZ_GRACE="1")

    async def life() -> None:
        ann, bob, cat = (Person(server.url) for _ in range(3))
        table = ann.post("/api/tables", {"game": "nyet", "options": {"players": 3}}).json["id"]
        seats = [await person.sit(table) for person in (ann, bob, cat)]
        for seat in seats[1:]:
            await seat.ask("join")
        given = await seats[0].contribute()
        await seats[2].close()
        await seats[0].ask("start")
        assert seats[0].table["status"] == "dealing"
        await all_dealt(seats[:2])
        await seats[0].until(lambda: seats[0].table["seats"][2].get("standin"))
        await seats[0].ask("abandon")
        await seats[1].ask("abandon")
        record = read(ann.get(f"/api/tables/{table}/record").body)
        assert record.fairness is not None
        assert list(record.fairness.contributions) == [given, ZEROS, ZEROS]

    run(life())


def test_a_restart_in_the_middle_of_the_wait_changes_nothing(start: Callable[..., Server], tmp_path: Path) -> None:
    server = start(KIBITZ_DEAL="60", bots=1)

    async def life() -> None:
        seats = await joined(server)
        first = await seats[0].contribute()
        await seats[0].ask("start")
        assert seats[0].table["status"] == "dealing"
        server.kill()
        server.start()
        back = [await seat.person.sit(seat.id) for seat in seats]
        assert [seat.table["status"] for seat in back] == ["dealing", "dealing"]
        assert (await back[0].ask("commit", commitment="ab" * 32))["code"] == "already-committed"
        second = await back[1].contribute()
        assert (await back[0].ask("contribute", contribution="ab" * 32))["code"] == "broken-contribution"
        assert (await back[0].ask("contribute", contribution=first))["type"] == "ack"
        await all_dealt(back)
        await play_on(back, random.Random(4))
        proved(back[0], {0: first, 1: second}, tmp_path)

    run(life())


def test_a_quick_game_waits_for_its_person_to_come(start: Callable[..., Server]) -> None:
    """A slow page costs nobody his part of the shuffle: the wait begins when he is there."""
    server = start(KIBITZ_DEAL="0", KIBITZ_IDLE="1")

    async def life() -> None:
        person = Person(server.url)
        table = quick(person)
        assert person.get("/api/lobby").json["tables"][0]["status"] == "dealing"
        assert person.get(f"/api/tables/{table}").json["status"] == "dealing"
        seat = await person.sit(table)
        await seat.until(lambda: seat.view is not None)

    run(life())


def test_the_lobby_says_at_which_games_it_is_ones_turn(start: Callable[..., Server]) -> None:
    """For the one to act and nobody else, also once the table sleeps, after a restart, and after a move and a crash;
    the log is only read if the index can't know."""
    server = start(KIBITZ_IDLE="1")
    seats: list[Seat] = []

    async def deal() -> None:
        seats.extend(await seated(server, 2))

    async def asked() -> list[bool]:
        found = [seat.person.get("/api/lobby").json["tables"] for seat in seats]
        return [table["turn"] for tables in found for table in tables if table["id"] == seats[0].id]

    async def move(seat: int) -> None:
        back = await seats[seat].person.sit(seats[0].id)
        await back.until(lambda: back.view is not None)
        assert back.view is not None
        assert (await back.ask("act", action=back.view["legal"][0]))["type"] == "ack"

    def written() -> tuple[str, bool]:
        with sqlite3.connect(server.data / "kibitz.db") as database:
            query = "SELECT acting, acting_at = (SELECT max(seq) FROM log WHERE table_id = id) FROM tables WHERE id = ?"
            acting, current = database.execute(query, [seats[0].id]).fetchone()
            return acting, bool(current)

    run(deal())
    assert seats[0].view is not None
    expected = [seat in seats[0].view["to_act"] for seat in range(2)]
    first = expected.index(True)
    assert expected.count(True) == 1
    assert run(asked()) == expected
    while b"kibitz_tables_live 0" not in seats[0].person.get("/metrics").body:
        time.sleep(0.1)
    assert run(asked()) == expected
    assert written() == (f"[{first}]", True)
    run(move(first))
    server.kill()
    server.start()
    assert written() == (f"[{first}]", False)
    expected.reverse()
    assert run(asked()) == expected
    server.stop()
    assert written() == (f"[{1 - first}]", True)
    server.start()
    assert run(asked()) == expected
    stranger = Person(server.url)
    assert [table["turn"] for table in stranger.get("/api/lobby").json["tables"]] == [False]


async def joined(server: Server) -> list[Seat]:
    """Two people seated at a table of Face to Face that is not started."""
    ann, bob = Person(server.url), Person(server.url)
    table = ann.post("/api/tables", {"game": "face-to-face"}).json["id"]
    pair = [await ann.sit(table), await bob.sit(table)]
    await pair[1].ask("join")
    return pair
