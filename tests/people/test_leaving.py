"""Signing out, here, elsewhere and everywhere; taking one's data along; being deleted without a trace."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import MetaData, select
from websockets.exceptions import ConnectionClosed

from kibitz.games.record import Record, verify
from kibitz.server.finished.personal import PersonalExport
from kibitz.server.limits.recounts import Recounts
from kibitz.server.people.identity import signer_in
from kibitz.server.storage.database import connect, make_engine
from kibitz.server.storage.digests import digest, new_token
from kibitz.server.storage.people.sessions import begin_session
from kibitz.server.storage.store import Store
from server.harness.wire import TIMEOUT, Person, Server, run, seated

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def second_browser(server: Server, person: Person) -> Person:
    """The same person in another browser."""
    token = new_token()
    engine = make_engine(server.database)
    begin_session(engine, person.get("/api/me").json["id"], digest(token), "Safari, iPhone", 1)
    engine.dispose()
    other = Person(server.url)
    other.cookie = f"kibitz={token}"
    return other


def everything(url: str) -> str:
    """All that a database holds, as one text."""
    engine, found = make_engine(url), MetaData()
    with engine.connect() as connection:
        found.reflect(connection)
        held = [str(row) for table in found.sorted_tables for row in connection.execute(select(table))]
    engine.dispose()
    return "\n".join(held)


def test_sessions_are_listed_with_device_and_last_use(server: Server) -> None:
    person = Person(server.url)
    elsewhere = second_browser(server, person)
    person.cookie = ""
    made = person.post("/api/me", {}, User_Agent=FIREFOX)
    person.cookie = made.headers["set-cookie"].split(";")[0]
    assert [one["device"] for one in person.get("/api/me/sessions").json["sessions"]] == ["Firefox, Linux"]
    found = elsewhere.get("/api/me/sessions").json["sessions"]
    assert {(one["device"], one["current"]) for one in found} == {("Safari, iPhone", True), ("", False)}
    assert all(one["used"] > 1_700_000_000_000 for one in found)
    assert not any({"token", "previous", "person"} & one.keys() for one in found)


def test_a_browser_is_signed_out_at_once_and_its_table_closed(server: Server) -> None:
    async def life() -> None:
        person = Person(server.url)
        other, stranger = second_browser(server, person), Person(server.url)
        table = person.post("/api/tables", {"game": "nyet"}).json["id"]
        here, there = await person.sit(table), await other.sit(table)
        (one,) = [one["id"] for one in person.get("/api/me/sessions").json["sessions"] if not one["current"]]
        for wrong in (stranger.delete(f"/api/me/sessions/{one}"), person.delete("/api/me/sessions/nothing")):
            assert (wrong.status, wrong.json) == (404, {"code": "no-such-session"})  # nobody learns which there are
        assert person.delete(f"/api/me/sessions/{one}").status == 204
        await there.until(lambda: there.bye)
        assert there.bye == "signed-out"
        assert other.get("/api/me").status == 401
        assert (await other.sit(table)).bye == "no-identity"
        assert person.get("/api/me").status == 200
        await here.sync()

    run(life())


def test_what_a_signed_out_browser_still_sends_is_not_done(server: Server) -> None:
    """It does not read, so that goodbye does not reach it, and goes on writing."""

    async def life() -> None:
        person = Person(server.url)
        other = second_browser(server, person)
        table = person.post("/api/tables", {"game": "nyet"}).json["id"]
        here, there = await person.sit(table), await other.sit(table)
        assert (await there.ask("say", text="before"))["type"] == "ack"
        there.socket.transport.pause_reading()
        for _ in range(3000):  # until the server cannot write to it
            await there.send("ping")
        (one,) = [one["id"] for one in person.get("/api/me/sessions").json["sessions"] if not one["current"]]
        assert person.delete(f"/api/me/sessions/{one}").status == 204
        with suppress(ConnectionClosed):
            await there.send("say", text="after")
        there.socket.transport.abort()
        for _ in range(20):
            await here.sync()
        assert [line[2] for line in person.get(f"/api/tables/{table}/chat").json["lines"]] == ["before"]

    run(life())


def test_exports_are_not_for_asking_often(start: Callable[..., Server]) -> None:
    person = Person(start(KIBITZ_RATE="20").url)
    answers = [person.get("/api/me/export") for _ in range(5)]
    assert [answer.status for answer in answers] == [200, 200, 200, 429, 429]
    assert answers[-1].json == {"code": "too-fast"}


def test_who_takes_an_export_slowly_holds_nobody_up(empty: str, tmp_path: Path) -> None:
    engine = connect(empty)
    export = PersonalExport(Store(engine), signer_in(tmp_path), Recounts())

    async def life() -> None:
        slow = export.of("ann")
        await anext(slow)
        async with asyncio.timeout(TIMEOUT):
            whole = b"".join([piece async for piece in export.of("ben")])
        assert msgspec.json.decode(whole)["person"]["id"] == "ben"
        await slow.aclose()

    asyncio.run(life())
    engine.dispose()


def test_signing_out_deletes_the_cookie_and_a_copy_of_it_opens_nothing(server: Server) -> None:
    person = Person(server.url)
    other = second_browser(server, person)
    answer = person.post("/api/me/sign-out", {})
    assert answer.status == 204
    assert answer.headers["set-cookie"].startswith("kibitz=; Max-Age=0;")
    assert person.get("/api/me").status == 401
    assert other.get("/api/me").status == 200
    assert other.post("/api/me/sign-out", {"everywhere": True}).status == 204
    assert other.get("/api/me").status == 401


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {"Sec_Fetch_Site": "cross-site"}])
def test_no_other_site_signs_anyone_out_or_deletes_them(server: Server, headers: dict[str, str]) -> None:
    person = Person(server.url)
    session = person.get("/api/me/sessions").json["sessions"][0]["id"]
    answers = [
        person.post("/api/me/sign-out", {"everywhere": True}, **headers),
        person.delete(f"/api/me/sessions/{session}", **headers),
        person.delete("/api/me", **headers),
        person.post("/api/me", {"name": "Mallory"}, **headers),
    ]
    assert [(answer.status, answer.json["code"]) for answer in answers] == [(403, "cross-site")] * 4
    assert person.get("/api/me").json["name"] == person.name
    assert person.get("/api/me/export").headers["cross-origin-resource-policy"] == "same-origin"


def test_nobody_without_a_session_gets_anything(server: Server) -> None:
    person = Person(server.url)
    person.cookie = ""
    asked = [person.get(f"/api/me/{what}") for what in ("sessions", "export", "games", "stats")]
    asked += [person.post("/api/me/sign-out", {}), person.delete("/api/me"), person.delete("/api/me/sessions/x")]
    assert {(answer.status, answer.json["code"]) for answer in asked} == {(401, "no-identity")}


async def played(server: Server) -> tuple[Person, Person, str, str]:
    """Two people with a finished game, talk at it, and a running one: both, and the ids of the tables."""
    ann, ben = await seated(server, 2, "face-to-face")
    over = ann.id
    assert (await ann.ask("say", text="the secret of my heart"))["type"] == "ack"
    assert (await ben.ask("say", text="I'm Ben"))["type"] == "ack"
    for seat in (ann, ben):
        await seat.ask("abandon")
    await ann.until(lambda: ann.table["status"] == "abandoned")
    running = ann.person.post("/api/tables", {"game": "face-to-face"}).json["id"]
    pair = [await ann.person.sit(running), await ben.person.sit(running)]
    assert (await pair[1].ask("join"))["type"] == "ack"
    for seat in pair:
        await seat.contribute()
    assert (await pair[0].ask("start"))["type"] == "ack"
    for seat in pair:
        await seat.until(lambda seat=seat: seat.view is not None)
        await seat.close()
    return ann.person, ben.person, over, running


def test_everything_of_mine_can_be_taken_along(start: Callable[..., Server]) -> None:
    server = start()

    async def life() -> None:
        ann, ben, over, running = await played(server)
        answer = ann.get("/api/me/export")
        assert answer.headers["content-disposition"].startswith("attachment")
        found = answer.json
        assert (found["person"]["name"], len(found["person"]["sessions"])) == (ann.name, 1)
        assert [line["text"] for line in found["chat"]] == ["the secret of my heart"]
        assert [game["table"] for game in found["games"]] == [over]
        assert found["games"][0]["record"]["players"] == [ann.name, ben.name]
        assert found["statistics"] == []
        # Nothing of a game that is not over: not its seed, nor anyone's hand.
        assert running not in answer.body.decode()
        assert "I'm Ben" not in answer.body.decode()

    run(life())


@pytest.fixture
def places(tmp_path: Path, empty: str) -> Iterator[Callable[[], list[Server]]]:
    """One server on SQLite, two on one PostgreSQL."""
    with ExitStack() as running:

        def make() -> list[Server]:
            count = 1 if empty.startswith("sqlite") else 2
            made = [Server(tmp_path / f"data{i}", database=empty, KIBITZ_GRACE="1") for i in range(count)]
            for one in made:
                running.callback(one.stop)
            return made

        yield make


def test_a_session_revoked_at_one_server_is_over_at_the_other(places: Callable[[], list[Server]]) -> None:
    servers = places()
    first, last = servers[0], servers[-1]

    async def life() -> None:
        person = Person(first.url)
        other = second_browser(first, person)
        table = person.post("/api/tables", {"game": "nyet"}).json["id"]
        other.url = last.url
        there = await other.sit(table)
        assert other.get("/api/me").status == 200
        assert person.post("/api/me/sign-out", {"everywhere": True}).status == 204
        async with asyncio.timeout(20):  # by the other server's note: left to itself, it looks every 30 seconds
            await there.until(lambda: there.bye)
        assert there.bye == "signed-out"
        assert other.get("/api/me").status == 401  # the note that closed the socket emptied what was remembered

    run(life())


def test_who_is_deleted_leaves_no_trace_and_games_stay_whole(places: Callable[[], list[Server]]) -> None:
    servers = places()
    first, last = servers[0], servers[-1]

    async def life() -> None:
        ann, ben, over, running = await played(first)
        me = ann.get("/api/me").json["id"]
        ann.post("/api/me", {"name": "Annabel"})
        hosted = ann.post("/api/tables", {"game": "nyet", "options": {"players": 3}}).json["id"]
        watched = ben.post("/api/tables", {"game": "nyet", "settings": {"spectator_chat": True}}).json["id"]
        onlooker = await ann.sit(watched)
        assert (await onlooker.ask("say", text="hello from the gallery"))["type"] == "ack"
        ben.url = last.url
        guest = await ben.sit(hosted)
        assert (await guest.ask("join"))["type"] == "ack"
        token = ann.cookie.partition("=")[2]
        before = ben.get(f"/api/tables/{over}/record").json
        playing = await ann.sit(running)
        assert ann.delete("/api/me").status == 204
        await playing.until(lambda: playing.bye)
        assert playing.bye == "signed-out"
        assert ann.get("/api/me").status == 401

        # Others go on, with someone in the seat; whoever is at another server comes back to the new log.
        await guest.until(lambda: guest.bye or guest.table["seats"][0]["kind"] == "open")
        again = await ben.sit(hosted)
        assert again.table["seats"][0]["kind"] == "open"
        assert again.table["host"] == 1
        seat = await ben.sit(running)
        assert seat.table["seats"][0]["name"] == "someone"
        await seat.until(lambda: seat.table["seats"][0].get("standin"))
        after = ben.get(f"/api/tables/{over}/record").json
        assert after["players"] == ["someone", ben.name]
        assert verify(msgspec.convert(after, Record)) == verify(msgspec.convert(before, Record))
        assert (after["actions"], after["seed"]) == (before["actions"], before["seed"])
        chat = ben.get(f"/api/tables/{over}/chat").json["lines"]
        assert [line[2] for line in chat] == ["I'm Ben"]
        assert ben.get(f"/api/tables/{watched}/chat").json["lines"] == []
        assert ben.get("/api/me/games").json["games"][0]["players"] == ["someone", ben.name]

        traces = (
            me,
            f'"{ann.name}"',
            f"'{ann.name}'",
            "Annabel",
            token,
            digest(token),
            "secret of my heart",
            "from the gallery",
        )
        end = time.monotonic() + TIMEOUT
        while any(trace in everything(first.database) for trace in traces):
            assert time.monotonic() < end, [t for t in traces if t in everything(first.database)]
            time.sleep(0.2)
        assert Person(first.url, "Annabel").name == "Annabel"  # the name is free

    run(life())


def test_a_deletion_that_a_kill_interrupts_is_finished_by_the_next_start(start: Callable[..., Server]) -> None:
    server = start()
    person = Person(server.url, "Interrupted")
    me = person.get("/api/me").json["id"]
    table = person.post("/api/tables", {"game": "nyet"}).json["id"]
    assert person.delete("/api/me").status == 204
    server.kill()
    with closing(sqlite3.connect(server.data / "kibitz.db", isolation_level=None)) as database:
        (left,) = database.execute("SELECT count(*) FROM people WHERE id = ?", [me]).fetchone()
        # What another server had on its way to the database when this one was killed:
        database.execute("UPDATE log SET body = replace(body, 'someone', 'Interrupted') WHERE table_id = ?", [table])
        database.execute("UPDATE log SET asked = ? WHERE table_id = ? AND seq = 2", [f"{me}:1", table])
    assert left == 1
    server.start()
    end = time.monotonic() + TIMEOUT
    while me in everything(server.database):
        assert time.monotonic() < end
        time.sleep(0.2)
