"""A server plays a game it has never heard of: over the wire, with its bots, to a record that verifies."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kibitz.games import record
from kibitz.games.core import AnyGame
from server.harness.wire import Person, Seat, Server, run, seated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = os.pathsep.join([str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")])
    running = Server(tmp_path_factory.mktemp("third") / "data", bots=1, PYTHONPATH=path)
    running.wait_for_bots()
    yield running
    assert running.stop() == 0


def test_the_server_offers_it(server: Server) -> None:
    offered = Person(server.url).get("/api/info").json["games"][-1]
    assert offered == {
        "name": "highest-card",
        "rules_version": 1,
        "seats": 2,
        "rearranging": False,
        "options": [
            {
                "name": "players",
                "kind": "number",
                "low": 2,
                "high": 4,
                "choices": [],
                "default": 2,
                "role": "players",
                "group": "",
                "suggested": None,
                "multiple_of": "",
            }
        ],
        "lengths": [{"players": players, "minutes": 0} for players in (2, 3, 4)],
    }


def test_people_play_it_and_a_watcher_sees_no_card_before_it_is_played(server: Server, game: AnyGame) -> None:
    async def life() -> tuple[list[Seat], Seat]:
        seats = await seated(server, 3, "highest-card", options={"players": 3})
        watcher = await Person(server.url).sit(seats[0].id)
        while seats[0].table["status"] == "running":
            assert seats[0].view is not None
            actor = seats[seats[0].view["to_act"][0]]
            assert actor.view is not None
            refused = await actor.ask("act", action="play 99")
            assert refused["code"] == "not-allowed"
            assert (await actor.ask("act", action=actor.view["legal"][0]))["type"] == "ack"
            for seat in (*seats, watcher):
                await seat.sync()
        return seats, watcher

    seats, watcher = run(life())
    played = record.read(seats[0].person.get(f"/api/tables/{seats[0].id}/record").body)
    outcome = record.verify(played)
    assert outcome is not None
    *_, last = record.replay(played)
    for seat in (*seats, watcher):
        assert seat.view == msgspec.json.decode(msgspec.json.encode(game.view(last.step.state, seat.viewer)))
    for text in watcher.frames[:1]:
        assert '"hands":[null,null,null]' in text
    stats = seats[0].person.get(f"/api/tables/{seats[0].id}/stats").json
    assert [seat["figures"]["points"] for seat in stats["seats"]] == list(outcome.scores)
    replayed = seats[1].person.get(f"/api/tables/{seats[0].id}/replay?viewer=spectator").json
    assert len(replayed["steps"]) == 15


@pytest.mark.parametrize("bot", ["random", "greedy", "club", "expert", "master"])
def test_bots_play_it_against_a_person_who_asks_for_a_hint(server: Server, bot: str) -> None:
    async def life() -> dict[str, Any]:
        person = Person(server.url)
        made = person.post("/api/quick", {"game": "highest-card", "bot": bot, "pace": 0}).json
        seat = await (await person.sit(made["id"])).dealt()
        while seat.table["status"] == "running":
            await seat.until(lambda: seat.table["status"] != "running" or seat.view["legal"])  # type: ignore[index]
            if seat.table["status"] != "running":
                break
            assert seat.view is not None
            hint = await seat.ask("hint")
            assert hint["action"] in seat.view["legal"], hint
            assert (await seat.ask("act", action=hint["action"]))["type"] == "ack"
        record.read(person.get(f"/api/tables/{made['id']}/record").body)
        return seat.table

    assert run(life())["status"] == "over"
