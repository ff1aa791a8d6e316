"""Bots at a table: in a seat of their own, for someone absent, when a clock runs out, and as advisers."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from kibitz.engines.core import BOTS, find_bot
from kibitz.games.core import find_game
from kibitz.games.registry import BUILT_IN as GAMES
from server.harness.wire import Person, Server, actor_of, finish, run, seated


def test_an_absent_player_is_shown_replaced_and_takes_his_seat_back(start: Callable[..., Server]) -> None:
    server = start(bots=1, KIBITZ_GRACE="1")

    async def life() -> None:
        seats = await seated(server, 2, settings={"pace": 0})
        actor = actor_of(seats)
        other = seats[1 - actor.viewer]
        await actor.close()
        await other.until(lambda: "here" not in other.table["seats"][actor.viewer])
        await other.until(lambda: other.table["seats"][actor.viewer].get("standin"))
        await other.until(lambda: other.view is not None and other.view["board"] != [])
        back = await actor.person.sit(actor.id, since=actor.seq)
        await back.until(lambda: "standin" not in back.table["seats"][actor.viewer])
        assert back.missed
        await other.sync()
        assert other.table["seats"][actor.viewer]["here"] is True
        await finish(other, back)

    run(life())


def test_a_clock_that_runs_out_has_the_servers_own_bot_act_where_no_process_can(start: Callable[..., Server]) -> None:
    """Not just anything legal: what the greedy bot would do with that view."""
    server = start(bots=0, KIBITZ_GRACE="1")

    async def life() -> None:
        seats = await seated(server, 2, settings={"clock": {"seconds": 5, "bank": 0}})
        clock = seats[0].table["clock"]
        actor = actor_of(seats)
        assert clock["until"][actor.viewer] is not None
        assert clock["until"][1 - actor.viewer] is None
        view = msgspec.convert(actor.view, find_game("nyet").view_type)
        sensible = {find_bot("greedy").decide(view, rng=random.Random(i), millis=100).action for i in range(40)}
        other = seats[1 - actor.viewer]
        await actor.close()
        await other.until(lambda: other.view is not None and len(other.view["board"]) == 1)
        assert other.view is not None
        line, box, *_ = other.view["board"][0]
        assert f"x {line} {box}" in sensible
        assert len(sensible) < len(view.legal)
        assert not any(seat.get("standin") for seat in other.table["seats"])
        await other.close()

    run(life())


def test_a_seated_bot_thinks_at_once_and_acts_at_the_tables_pace(start: Callable[..., Server]) -> None:
    """What it thinks is part of the pace; what it chose before an undo is not played after it."""
    server = start(bots=0)
    asked: list[tuple[float, dict[str, Any]]] = []
    chosen: list[str] = []

    async def thinker() -> None:
        headers = {"Authorization": f"Bearer {server.token}"}
        async with connect(server.url.replace("http", "ws", 1) + "/api/bots", additional_headers=headers) as socket:
            offer = {"type": "offer", "protocol": 1, "bots": ["thinker"], "games": ["nyet"], "slots": 1}
            await socket.send(json.dumps(offer))
            async for text in socket:
                go = json.loads(text)
                if go["type"] == "go":
                    asked.append((time.monotonic(), go["view"]))
                    chosen.append(go["view"]["legal"][len(asked)])
                    await socket.send(json.dumps({"type": "choice", "id": go["id"], "action": chosen[-1]}))

    async def life() -> None:
        bot = asyncio.create_task(thinker())
        person = Person(server.url)
        while "thinker" not in person.get("/api/info").json["bots"]:
            await asyncio.sleep(0.05)
        made = person.post(
            "/api/quick", {"game": "nyet", "options": {"players": 2}, "bot": "thinker", "pace": 2000}
        ).json
        seat = await (await person.sit(made["id"])).dealt()
        await seat.until(lambda: seat.view is not None and 0 in seat.view["to_act"])
        assert seat.view is not None
        before, asks = len(seat.view["board"]), len(asked)
        await seat.ask("act", action=seat.view["legal"][0])
        while len(asked) == asks:
            await asyncio.sleep(0.01)
        assert (await seat.ask("undo"))["type"] == "ack"
        await seat.until(lambda: seat.view is not None and 0 in seat.view["to_act"])
        await seat.ask("act", action=seat.view["legal"][-1])
        await seat.until(lambda: seat.view is not None and len(seat.view["board"]) == before + 2)
        shown = time.monotonic()
        assert len(asked) == asks + 2, "the table had moved, so it was asked anew"
        moment, view = asked[-1]
        assert len(view["board"]) == before + 1
        assert shown - moment > 2.0, "a veto takes longer than an easy card"
        line, box, *_ = seat.view["board"][-1]
        assert f"x {line} {box}" == chosen[-1]
        await seat.close()
        bot.cancel()

    run(life())


def test_without_bot_processes_tables_wait_and_say_so(start: Callable[..., Server]) -> None:
    server = start(bots=0)

    async def life() -> None:
        person = Person(server.url)
        made = person.post("/api/quick", {"game": "face-to-face", "bot": "random", "pace": 0}).json
        seat = await (await person.sit(made["id"])).dealt()
        while seat.view is not None and seat.view["legal"]:
            action = "end" if "end" in seat.view["legal"] else seat.view["legal"][0]
            await seat.ask("act", action=action)
            if seat.draft and seat.view["outcome"]:
                return
        await seat.until(lambda: seat.table["waiting"])
        assert (await seat.ask("hint"))["code"] in ("not-your-turn", "no-bots")
        await seat.close()

    run(life())


@pytest.mark.parametrize("game", list(GAMES))
def test_bot_processes_play_every_strength_in_time(start: Callable[..., Server], game: str) -> None:
    server = start(bots=1)

    async def life() -> None:
        person = Person(server.url)
        assert person.get("/api/info").json["bots"] == list(BOTS)
        for bot in BOTS:
            options = {"players": 2} if game == "nyet" else {}
            made = person.post("/api/quick", {"game": game, "options": options, "bot": bot, "pace": 0}).json
            seat = await (await person.sit(made["id"])).dealt()
            while not any(event.get("seat") == 1 for event in seat.events):
                assert seat.view is not None
                if not seat.view["legal"]:
                    await seat.read()
                    continue
                end = "end" in seat.view["legal"]
                await seat.ask("act", action="end" if end else seat.view["legal"][0])
            await seat.close()
        assert "kibitz_bot_failures_total 0" in person.get("/metrics").body.decode()

    run(life())


def test_whoever_does_not_choose_meets_the_club_bot(start: Callable[..., Server]) -> None:
    server = start(bots=0)
    person = Person(server.url)
    tables = [
        person.post("/api/quick", {"game": "face-to-face"}).json["id"],
        person.post("/api/tables", {"game": "face-to-face", "seats": [{}, {"kind": "bot"}]}).json["id"],
    ]
    for table in tables:
        assert person.get(f"/api/tables/{table}").json["seats"][1]["bot"] == "club"


def test_hints_come_from_a_bot_and_only_at_ones_turn(server: Server) -> None:
    async def life() -> None:
        server.wait_for_bots()
        seats = await seated(server, 2, settings={"hints": True})
        actor = actor_of(seats)
        keys = [await actor.send("hint") for _ in range(5)]
        await actor.until(lambda: all(key in actor.answers for key in keys))
        answers = [actor.answers[key].get("code", "given") for key in keys]
        assert set(answers) == {"given", "too-fast"}, "one person does not have all bots think for him at once"
        assert actor.view is not None
        assert (await actor.ask("hint"))["action"] in actor.view["legal"]
        assert (await seats[1 - actor.viewer].ask("hint"))["code"] == "not-your-turn"
        await finish(*seats)

    run(life())


def test_a_hint_is_for_this_position_and_not_for_one_that_was_undone(server: Server) -> None:
    async def life() -> None:
        server.wait_for_bots()
        seats = await seated(server, 2, settings={"hints": True})
        first = actor_of(seats)
        assert first.view is not None
        started = first.view["legal"]
        assert (await first.ask("act", action=started[0]))["type"] == "ack"
        await asyncio.gather(*(seat.sync() for seat in seats))
        second = actor_of(seats)
        assert second is not first
        stale = (await second.ask("hint"))["action"]
        assert (await first.ask("undo"))["type"] == "ack"
        assert stale in started
        assert (await first.ask("act", action=stale))["type"] == "ack"
        await second.sync()
        fresh = await second.ask("hint")
        assert second.view is not None
        assert stale not in second.view["legal"]
        assert fresh["action"] in second.view["legal"]
        await finish(*seats)

    run(life())


def test_hints_tell_more_by_degrees_and_are_told_after_the_game(server: Server) -> None:
    """First what to look at, then the candidates, then all; nobody else hears of it before the game is over."""

    async def life() -> None:
        server.wait_for_bots()
        seats = await seated(server, 2, settings={"hints": True})
        actor = actor_of(seats)
        other = seats[1 - actor.viewer]
        assert (await other.ask("ping"))["type"] == "pong"
        heard = len(other.frames)
        look, some, everything = [await actor.ask("hint", degree=degree) for degree in (1, 2, 3)]
        assert actor.view is not None
        legal = actor.view["legal"]
        assert not {"action", "candidates", "estimates"} & set(look), "what to look at gives nothing away"
        assert look["look"] not in legal
        assert not {"action", "estimates"} & set(some)
        assert 2 <= len(some["candidates"]) <= 3
        assert some["candidates"] == [action for action in legal if action in some["candidates"]], "not by their worth"
        assert everything["action"] in some["candidates"] == everything["candidates"]
        assert all(len(estimate) == 2 for estimate in everything["estimates"].values())
        assert (await actor.ask("hint", degree=3)) | {"id": ""} == everything | {"id": ""}, "one answer for a position"
        assert (await other.ask("ping"))["type"] == "pong"
        assert len(other.frames) == heard + 1, "nobody else hears of it"
        assert actor.table["hints"] == []
        for seat in seats:
            await seat.ask("abandon")
        await other.until(lambda: other.table["status"] == "abandoned")
        assert other.table["hints"][actor.viewer] == 1, "a decision counts once"
        assert other.table["hints"][other.viewer] == 0
        await finish(*seats)

    run(life())
