"""The game so far, for a page that was loaded again: exactly what that viewer was told before, and nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from server.harness.wire import Person, Seat, Server, patch, run, seated
from server.test_whole_games import play_on


def told(seat: Seat) -> list[Any]:
    """All events a connection brought."""
    frames = (json.loads(frame) for frame in seat.frames)
    return [event for frame in frames if frame["type"] == "update" for event in frame.get("events", [])]


def history(seat: Seat, until: int | None = None) -> dict[str, Any]:
    answer = seat.person.get(f"/api/tables/{seat.id}/history" + (f"?until={until}" if until is not None else ""))
    assert answer.status == 200, answer.body
    found: dict[str, Any] = answer.json
    return found


def last_view(found: dict[str, Any]) -> dict[str, Any]:
    view: dict[str, Any] = found["view"]
    for step in found["steps"]:
        patch(view, step)
    return view


@pytest.mark.parametrize(("game", "players"), [("nyet", 3), ("nyet", 5), ("face-to-face", 2)])
def test_the_history_is_what_the_wire_told_and_shows_the_same_table(server: Server, game: str, players: int) -> None:
    """For every seat and for an onlooker, in the middle of the game and at its end."""

    async def life() -> None:
        options = {"players": players, "rounds": 1} if game == "nyet" else {}
        seats = await seated(server, players, game, options=options)
        viewers = [*seats, await Person(server.url).sit(seats[0].id)]
        dealt = max(seat.seq for seat in seats)
        for limit in (9, 30, None):
            await play_on(seats, random.Random(players), limit=limit)
            for viewer in viewers:
                await viewer.sync()
                found = history(viewer)
                assert found["viewer"] == viewer.viewer
                assert [event for step in found["steps"] for event in step.get("events", [])] == told(viewer)
                assert not any("action" in step or "seat" in step for step in found["steps"])
                assert last_view(found) == viewer.view
                until = max(dealt, viewer.seq - 3)
                earlier = history(viewer, until=until)
                assert earlier["seq"] == until
                assert found["steps"][: len(earlier["steps"])] == earlier["steps"]
        for viewer in viewers:
            await viewer.close()

    run(life())


def test_a_draft_is_in_the_history_of_its_author_alone(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2, "face-to-face")
        assert seats[0].view is not None
        author = seats[seats[0].view["to_act"][0]]
        other = seats[1 - author.viewer]
        assert author.view is not None
        await author.ask("act", action=next(text for text in author.view["legal"] if text != "end"))
        await other.sync()
        assert [event["type"] for step in history(author)["steps"] for event in step["events"]] == ["placed"]
        assert last_view(history(author)) == author.view
        assert history(other)["steps"] == []
        await author.ask("take-back")
        assert history(author)["steps"] == []
        for seat in seats:
            await seat.close()

    run(life())


def test_an_undo_is_in_the_history_with_what_it_took_back(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2, "nyet", options={"players": 2, "rounds": 1})
        assert seats[0].view is not None
        author = seats[seats[0].view["to_act"][0]]
        assert author.view is not None
        await author.ask("act", action=author.view["legal"][0])
        assert (await author.ask("undo"))["type"] == "ack"
        for seat in seats:
            await seat.sync()
            updates = [json.loads(frame) for frame in seat.frames]
            assert [one["undone"] for one in updates if "undone" in one] == [author.viewer]
            steps = history(seat)["steps"]
            assert [event["type"] for event in steps[0]["events"]] == ["covered"]
            assert steps[1]["undone"] == author.viewer
            assert len(steps) == 2
            assert last_view(history(seat)) == seat.view
        for seat in seats:
            await seat.close()

    run(life())


def test_the_history_is_for_those_who_may_look_and_once_there_is_one(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2, "face-to-face", settings={"spectators": False})
        stranger = Person(server.url)
        refused = stranger.get(f"/api/tables/{seats[0].id}/history")
        assert (refused.status, refused.json["code"]) == (403, "no-spectators")
        assert stranger.get("/api/tables/nosuchtable/history").status == 404
        waiting = stranger.post("/api/tables", {"game": "nyet"}).json["id"]
        early = stranger.get(f"/api/tables/{waiting}/history")
        assert (early.status, early.json["code"]) == (409, "not-started")
        for seat in seats:
            await seat.close()

    run(life())
