"""What people do at a table: seats, drafts, undo, absence, clocks, votes, chat, hints, rematch. Over the real wire."""

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
from kibitz.table.requests import character_names
from server.harness.wire import Person, Seat, Server, all_dealt, run, seated
from server.test_whole_games import play_on


async def finish(*seats: Seat) -> None:
    for seat in seats:
        await seat.close()


def actor_of(seats: list[Seat]) -> Seat:
    assert seats[0].view is not None
    actor: int = seats[0].view["to_act"][0]
    return seats[actor]


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


def test_chat_and_reactions_and_tables_without_them(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2)
        assert (await seats[0].ask("say", text="  good\tluck "))["type"] == "ack"
        assert (await seats[1].ask("react", reaction="thanks"))["type"] == "ack"
        await seats[0].sync()
        assert [line[2:] for line in seats[0].table["chat"]] == [["good luck", "", ""], ["", "thanks", ""]]
        assert seats[0].person.get(f"/api/tables/{seats[0].id}/chat").json["lines"] == seats[0].table["chat"]
        for _ in range(100):
            answer = await seats[0].ask("say", text="x")
            if answer["type"] == "refused":
                break
        assert answer["code"] == "too-fast"
        watcher = await Person(server.url).sit(seats[0].id)
        assert (await watcher.ask("say", text="hi"))["code"] == "spectator-chat-off"
        await finish(*seats, watcher)
        silent = await seated(server, 2, settings={"chat": False})
        assert (await silent[0].ask("say", text="hi"))["code"] == "chat-off"
        assert (await silent[0].ask("hint"))["code"] == "hints-off"
        await finish(*silent)

    run(life())


def test_the_longest_legal_line_of_chat_arrives_whole(server: Server) -> None:
    """200 characters, whatever they are; one more ends the connection (test_safety)."""

    async def life() -> None:
        seats = await seated(server, 2)
        for sign in ("x", "ł", "🂡"):
            assert (await seats[0].ask("say", text=sign * 200))["type"] == "ack"
            await seats[1].sync()
            assert seats[1].table["chat"][-1][2] == sign * 200
        await finish(*seats)

    run(life())


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


def test_onlookers_talk_by_name_where_the_table_lets_them(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2, settings={"spectator_chat": True})
        eve = await Person(server.url, "Eve").sit(seats[0].id)
        assert (await eve.ask("say", text="what a card"))["type"] == "ack"
        assert (await eve.ask("react", reaction="wow"))["type"] == "ack"
        await seats[0].sync()
        said = [[None, "what a card", "", "Eve"], [None, "", "wow", "Eve"]]
        assert [[line[0], *line[2:]] for line in seats[0].table["chat"]] == said
        assert eve.person.get(f"/api/tables/{eve.id}/chat").json["lines"] == seats[0].table["chat"]
        await finish(*seats, eve)

    run(life())


def test_onlookers_of_a_table_without_spectators_leave_before_the_deal(server: Server) -> None:
    async def life() -> None:
        ann, bob, eve = (Person(server.url) for _ in range(3))
        wish = {"game": "face-to-face", "settings": {"spectators": False}}
        table = ann.post("/api/tables", wish).json["id"]
        seats = [await person.sit(table) for person in (ann, bob, eve)]
        await seats[1].ask("join")
        for seat in seats[:2]:
            await seat.contribute()
        await seats[0].ask("start")
        await all_dealt(seats[:2])
        await seats[2].until(lambda: seats[2].bye)
        assert seats[2].bye == "no-spectators"
        assert seats[2].view is None
        await finish(*seats)

    run(life())


def test_spectators_may_be_kept_out(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2, settings={"spectators": False, "public": False})
        stranger = Person(server.url)
        kept_out = await stranger.sit(seats[0].id)
        assert kept_out.bye == "no-spectators"
        assert stranger.get(f"/api/tables/{seats[0].id}").status == 403
        assert seats[0].id not in stranger.get("/api/lobby").body.decode()
        assert seats[0].id in seats[0].person.get("/api/lobby").body.decode()
        await finish(*seats)

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
