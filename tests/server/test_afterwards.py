"""After the end: history, statistics, the record, and the replay from any seat at any step."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from kibitz.games.core import find_game
from kibitz.games.record import read, replay
from retold import jumps_back
from server.harness.wire import Person, Seat, Server, patch, run, seated
from server.test_whole_games import play_on


@pytest.fixture(scope="module", params=["nyet", "face-to-face"])
def finished(server: Server, request: pytest.FixtureRequest) -> list[Seat]:
    async def life() -> list[Seat]:
        options = {"players": 3, "rounds": 2} if request.param == "nyet" else {}
        seats = await seated(server, 3 if request.param == "nyet" else 2, request.param, options=options)
        await play_on(seats, random.Random(8))
        for seat in seats:
            await seat.close()
        return seats

    return run(life())


def test_the_replay_of_every_viewer_is_what_the_rules_show_him(finished: list[Seat]) -> None:
    person, table = finished[0].person, finished[0].id
    record = read(person.get(f"/api/tables/{table}/record").body)
    game = find_game(record.game)
    moments = list(replay(record))
    for viewer in [*range(len(record.players)), "spectator", "open"]:
        told = person.get(f"/api/tables/{table}/replay?viewer={viewer}").json
        view = told["view"]
        assert len(told["steps"]) == len(record.actions)
        for number, moment in enumerate(moments):
            if number:
                step = told["steps"][number - 1]
                assert (step["seat"], step["action"]) == record.actions[number - 1]
                patch(view, step)
            true = msgspec.json.encode(game.view(moment.step.state, viewer))
            assert json.dumps(view, separators=(",", ":"), ensure_ascii=False).encode() == true
        middle = len(record.actions) // 2
        single = person.get(f"/api/tables/{table}/replay/{middle}?viewer={viewer}").json
        assert single["view"] == _json(game.view(moments[middle].step.state, viewer))
    assert person.get(f"/api/tables/{table}/replay/999999?viewer=open").status in (400, 404)
    assert person.get(f"/api/tables/{table}/replay?viewer=9").json["code"] == "no-such-seat"


def _json(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def test_history_and_statistics(finished: list[Seat]) -> None:
    for seat in finished:
        games = seat.person.get("/api/me/games").json
        assert [game["id"] for game in games["games"]] == [seat.id]
        assert games["games"][0]["seat"] == seat.viewer
        assert seat.view is not None
        assert games["games"][0]["result"] == seat.view["outcome"]
        (tally,) = seat.person.tallies(1)
        assert tally["played"] == 1
        assert tally["won"] == (seat.viewer in seat.view["outcome"]["winners"])
        assert tally["points"] == seat.view["outcome"]["scores"][seat.viewer]
    stats = finished[0].person.get(f"/api/tables/{finished[0].id}/stats").json
    record = read(finished[0].person.get(f"/api/tables/{finished[0].id}/record").body)
    assert sum(seat["actions"] for seat in stats["seats"]) == len(record.actions)
    assert stats["result"] == _json(record.result)
    if record.game == "nyet":
        assert [seat["figures"]["points"] for seat in stats["seats"]] == list(
            record.result.scores if record.result else ()
        )
    else:
        assert all(seat["figures"]["placed"] <= 58 for seat in stats["seats"])
        assert [seat["figures"]["jumps"] for seat in stats["seats"]] == jumps_back(record.actions)


def test_who_never_played_has_no_history(server: Server) -> None:
    person = Person(server.url)
    assert person.get("/api/me/games").json == {"games": [], "next": None}
    assert person.get("/api/me/stats").json == {"tallies": []}
