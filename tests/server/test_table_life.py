"""What people do at a table: seats, drafts, undo, abandoning, rematch. Over the real wire."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from kibitz.table.requests import character_names
from server.harness.wire import Person, Server, actor_of, all_dealt, finish, run, seated
from server.test_whole_games import play_on


def test_seats_open_reserved_and_bots(server: Server) -> None:
    async def life() -> None:
        host, guest = Person(server.url, "Host"), Person(server.url, "Guest")
        kinds = [{}, {"kind": "link"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
        made = host.post("/api/tables", {"game": "nyet", "seats": kinds}).json
        first, second = await host.sit(made["id"]), await guest.sit(made["id"])
        assert [seat["kind"] for seat in second.table["seats"]] == ["person", "link", "bot", "open"]
        assert (await second.ask("join", seat=1))["code"] == "needs-invitation"
        assert (await second.ask("join", seat=2))["code"] == "seat-taken"
        assert (await second.ask("join", seat=9))["code"] == "no-such-seat"
        assert (await second.ask("join", seat=3, character="bear"))["code"] == "character-taken"
        assert (await second.ask("start"))["code"] == "not-seated"
        assert (await second.ask("join", seat=3))["type"] == "ack"
        assert (first.invitation, second.invitation) == (made["invitation"], ""), "a stranger isn't given the key"
        assert (await second.ask("join", seat=1, invitation=made["invitation"]))["type"] == "ack"
        assert second.viewer == 1
        assert (await second.ask("arrange", seat=3, kind="bot", bot="greedy"))["code"] == "not-host"
        assert (await first.ask("start"))["code"] == "seats-empty"
        assert (await first.ask("arrange", seat=3, kind="bot", bot="nobody"))["code"] == "unknown-bot"
        assert (await first.ask("arrange", seat=3, kind="bot", bot="greedy"))["type"] == "ack"
        assert (await second.ask("leave"))["type"] == "ack"
        assert second.viewer == "spectator"
        assert second.table["seats"][1]["kind"] == "link"
        assert (await second.ask("join", invitation=made["invitation"], character="eagle"))["type"] == "ack"
        await first.contribute()
        await second.contribute()
        assert (await second.ask("start"))["type"] == "ack"
        await all_dealt([first, second])
        assert (await second.ask("join", seat=3))["code"] == "already-started"
        await finish(first, second)

    run(life())


def test_a_guest_named_after_an_animal_sits_there_as_that_animal(server: Server) -> None:
    """Whoever comes second with the same name takes an animal that is free; a wish comes before a name."""

    async def life() -> None:
        first, second, third = (
            Person(server.url, "Tiger 4644"),
            Person(server.url, "Tiger 1"),
            Person(server.url, "Wolf 2"),
        )
        table = first.post("/api/tables", {"game": "nyet", "options": {"players": 3}}).json["id"]
        seats = [await person.sit(table) for person in (first, second, third)]
        await seats[1].ask("join")
        await seats[2].ask("join", character="crane")
        await seats[2].sync()
        shown = [seat["character"] for seat in seats[2].table["seats"]]
        assert (shown[0], shown[2]) == ("tiger", "crane")
        assert shown[1] not in ("tiger", "crane")
        quick = third.post("/api/quick", {"game": "face-to-face"}).json["id"]
        assert third.get(f"/api/tables/{quick}").json["seats"][0]["character"] == "wolf"
        await finish(*seats)

    run(life())


def test_a_guest_is_named_in_the_language_of_the_browser(server: Server) -> None:
    """And sits down as that animal, whatever it is called."""
    asked = {"Accept_Language": "pl-PL,pl;q=0.9,en;q=0.8"}
    person = Person(server.url)
    person.cookie = ""
    answer = person.post("/api/me", {}, **asked)
    person.cookie = answer.headers["set-cookie"].split(";")[0]
    animal = answer.json["name"].split()[0]
    called = {name: character for character, name in character_names("pl").items()}
    quick = person.post("/api/quick", {"game": "face-to-face"}).json["id"]
    assert person.get(f"/api/tables/{quick}").json["seats"][0]["character"] == called[animal]


def test_a_draft_is_seen_by_its_player_alone_until_the_turn_ends(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2, "face-to-face")
        watcher = await Person(server.url).sit(seats[0].id)
        actor = actor_of(seats)
        other = seats[1 - actor.viewer]
        assert actor.view is not None
        assert other.view is not None
        await other.until(lambda: other.table["watchers"] == 1)
        before, frames = dict(other.view), len(other.frames)
        placed = [text for text in actor.view["legal"] if text.startswith("up")]
        tried = placed[0]
        assert (await actor.ask("act", action=tried))["type"] == "ack"
        assert actor.draft == [tried]
        assert actor.view["hand_sizes"][actor.viewer] == 5
        assert (await other.ask("take-back"))["code"] == "nothing-drafted"
        assert (await actor.ask("take-back"))["type"] == "ack"
        assert actor.draft == []
        assert (await actor.ask("take-back"))["code"] == "nothing-drafted"
        assert (await actor.ask("act", action="end"))["code"] == "too-few-placed"
        down = [text for text in actor.view["legal"] if text.startswith("down")]
        assert (await actor.ask("act", action=down[-1]))["type"] == "ack"
        await other.sync()
        await watcher.sync()
        assert other.view == before
        assert all('"pong"' in frame or '"refused"' in frame for frame in other.frames[frames:])
        again = await actor.person.sit(actor.id)
        assert again.draft == actor.draft == [down[-1]]
        assert again.view == actor.view
        while actor.view["count"] < 2:
            await actor.ask("act", action=next(text for text in actor.view["legal"] if text != "end"))
            if actor.view["outcome"]:
                await actor.ask("take-back", count=60)
        assert (await actor.ask("act", action="end"))["type"] == "ack"
        await other.sync()
        await watcher.sync()
        for seat in (other, watcher):
            assert [event["type"] for event in seat.events[:2]] == ["placed", "placed"]
            if tried.split()[1] not in [str(event.get("card")) for event in seat.events]:
                assert f'"card":{tried.split()[1]}}}' not in "".join(seat.frames)
        assert [event["type"] for event in actor.events].count("placed") >= 2
        await finish(*seats, watcher, again)

    run(life())


def test_undo_needs_all_others_and_nothing_revealed(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 3, options={"players": 3})
        actor = actor_of(seats)
        others = [seat for seat in seats if seat is not actor]
        assert (await actor.ask("undo"))["code"] == "nothing-to-undo"
        assert actor.view is not None
        before = [dict(seat.view or {}) for seat in seats]
        await actor.ask("act", action=actor.view["legal"][3])
        await actor.sync()
        assert actor.table["free_undo"] == [actor.viewer]
        assert (await actor.ask("undo"))["type"] == "ack"
        for seat in seats:
            await seat.sync()
        assert [seat.view for seat in seats] == before, "nobody had acted since, so nobody is asked"
        assert actor.table["free_undo"] == []
        await actor.ask("act", action=actor.view["legal"][3])
        for seat in seats:
            await seat.sync()
        second = actor_of(seats)
        assert second.view is not None
        await second.ask("act", action=second.view["legal"][0])
        await actor.sync()
        assert actor.table["free_undo"] == [second.viewer]
        assert (await actor.ask("undo"))["type"] == "ack"
        assert (await actor.ask("undo"))["code"] == "undo-pending"
        assert (await actor.ask("answer", agree=True))["code"] == "no-undo-asked"
        assert (await others[0].ask("answer", agree=True))["type"] == "ack"
        assert others[0].table["undo"] == {"seat": actor.viewer, "agreed": [others[0].viewer]}
        assert (await others[1].ask("answer", agree=False))["type"] == "ack"
        await actor.sync()
        assert actor.table["undo"] is None
        assert (await actor.ask("undo"))["type"] == "ack"
        for other in others:
            assert (await other.ask("answer", agree=True))["type"] == "ack"
        for seat in seats:
            await seat.sync()
        assert [seat.view for seat in seats] == before
        while seats[0].view is not None and seats[0].view["phase"] != "tricks":
            await play_on(seats, random.Random(1), limit=1)
        await play_on(seats, random.Random(1), limit=2)
        first = seats[(seats[0].view or {})["leader"]]
        assert (await first.ask("undo"))["code"] == "undo-revealed"
        await finish(*seats)

    run(life())


def test_people_may_abandon_a_game(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 3, options={"players": 3})
        assert (await seats[0].ask("abandon"))["type"] == "ack"
        assert seats[0].table["abandon"] == [0]
        await seats[0].ask("abandon", agree=False)
        assert seats[0].table["abandon"] == []
        await seats[2].close()
        await seats[0].until(lambda: "here" not in seats[0].table["seats"][2])
        await seats[0].ask("abandon")
        assert seats[0].table["status"] == "running"
        await seats[1].ask("abandon")
        assert seats[1].table["status"] == "running", "the third one plays, too"
        back = await seats[2].person.sit(seats[2].id)
        await back.ask("abandon")
        assert back.table["status"] == "abandoned"
        assert seats[1].person.get(f"/api/tables/{seats[0].id}/record").status == 200
        await finish(*seats[:2])

    run(life())


def test_a_rematch_is_for_the_same_people_one_seat_on(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2, "face-to-face")
        assert (await seats[0].ask("rematch"))["code"] == "still-running"
        await play_on(seats, random.Random(3))
        answers = await asyncio.gather(*(seat.ask("rematch") for seat in seats))
        assert [answer["type"] for answer in answers] == ["ack", "ack"]
        new = seats[0].table["rematch"]
        assert new == seats[1].table["rematch"]
        for seat in seats:
            tables = seat.person.get("/api/lobby").json["tables"]
            assert [table["id"] for table in tables if table["mine"]] == [new], "asked for twice at once, set up once"
        stranger = await Person(server.url).sit(new)
        assert (await stranger.ask("join"))["code"] == "table-full"
        again = [await seat.person.sit(new) for seat in seats]
        for seat in again:
            assert (await seat.ask("join"))["type"] == "ack"
        assert [seat.viewer for seat in again] == [1, 0]
        assert (await again[1].ask("start"))["type"] == "ack"
        await finish(*seats, *again, stranger)

    run(life())


def test_several_tabs_of_one_player_stay_in_step(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2)
        tab = await seats[0].person.sit(seats[0].id)
        await play_on(seats, random.Random(5), limit=12)
        await tab.sync()
        assert tab.view == seats[0].view
        await seats[0].close()
        await tab.sync()
        assert tab.table["seats"][0]["here"] is True
        await finish(seats[1], tab)

    run(life())


def test_a_client_that_vanishes_without_a_word_troubles_nobody(start: Callable[..., Server]) -> None:
    """A cable pulled in the middle of a game: the others are told, and nothing is written into a closed socket."""
    server = start()

    async def life() -> None:
        seats = await seated(server, 4, options={"players": 4})
        for seat in seats[:3]:
            seat.socket.transport.abort()
        await seats[3].until(
            lambda: [one.get("here", False) for one in seats[3].table["seats"]] == [False] * 3 + [True]
        )
        back = await seats[0].person.sit(seats[0].id)
        assert back.view is not None
        await finish(seats[3], back)

    run(life())
    assert server.stop() == 0
    assert '"error"' not in server.log.read_text()
    server.start()
