"""Nobody acts for another, reads another's hand or finds a private table; what is malformed is refused with a code."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import stat
from collections.abc import AsyncIterator, Callable
from contextlib import closing, suppress
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.harness.wire import Person, Server, run, seated


def test_a_cookie_cannot_be_made_up(server: Server) -> None:
    person, other = Person(server.url), Person(server.url)
    name, value = person.cookie.split("=", 1)
    stolen = other.cookie.split("=", 1)[1]
    for forged in (value[::-1], value[:-1], f"{value}x", stolen[:20] + value[20:], "", f"{person.name}.{value}", "%00"):
        person.cookie = f"{name}={forged}"
        assert person.get("/api/me").status == 401
        assert person.post("/api/tables", {"game": "nyet"}).json == {"code": "no-identity"}


def test_two_people_of_one_name_can_be_told_apart(server: Server) -> None:
    first, second = Person(server.url, "Twin"), Person(server.url, "twin")
    assert first.name.casefold() != second.name.casefold()
    assert second.name.startswith("twin")


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {"Sec_Fetch_Site": "cross-site"}])
def test_unsafe_requests_of_other_sites_are_refused(server: Server, headers: dict[str, str]) -> None:
    person = Person(server.url)
    answer = person.post("/api/tables", {"game": "nyet"}, **headers)
    assert (answer.status, answer.json) == (403, {"code": "cross-site"})
    assert person.post("/api/tables", {"game": "nyet"}, Origin=server.url).status == 201


def test_a_websocket_of_another_site_is_refused(server: Server) -> None:
    async def life() -> None:
        person = Person(server.url)
        table = person.post("/api/tables", {"game": "nyet"}).json["id"]
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {"Cookie": person.cookie}
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers=headers, origin="https://evil.example")  # type: ignore[arg-type]
        with pytest.raises(InvalidStatus):
            await connect(server.url.replace("http", "ws", 1) + "/api/bots", additional_headers=headers)

    run(life())


def test_no_cookie_no_table_wrong_table(server: Server) -> None:
    async def life() -> None:
        person = Person(server.url)
        assert (await person.sit("nosuchtable")).bye == "no-such-table"
        person.cookie = "kibitz=nobody.nothing"
        assert (await person.sit("nosuchtable")).bye == "no-identity"

    run(life())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"act"}',
        '{"type":"nothing","id":"1"}',
        '{"type":"act","id":"1","action":5}',
        '{"type":"act","id":"1","action":"play B2","seat":1}',
        '{"type":"say","id":"1","text":"' + "x" * 201 + '"}',
        '{"type":"act","id":"' + "i" * 25 + '","action":"end"}',
        '{"type":"leave","id":"\\u0000"}',
        '{"type":"say","id":"1","text":"\\ud800"}',
        '{"type":"join","id":"1","contribution":"zz"}',
    ],
)
def test_what_is_not_understood_ends_the_connection(server: Server, text: str) -> None:
    async def life() -> None:
        person = Person(server.url)
        seat = await person.sit(person.post("/api/tables", {"game": "nyet"}).json["id"])
        await seat.socket.send(text)
        await seat.until(lambda: seat.bye)
        assert seat.bye == "not-understood"
        with pytest.raises(ConnectionClosed):
            await seat.read()

    run(life())


def test_a_huge_frame_and_a_huge_body_are_refused(server: Server) -> None:
    async def life() -> None:
        person = Person(server.url)
        table = person.post("/api/tables", {"game": "nyet"}).json["id"]
        for message, compression in (("x" * 40_000, None), ("x" * 4_000_000, "deflate"), (endless(), None)):
            seat = await person.sit(table, compression=compression)
            sending = asyncio.create_task(seat.socket.send(message))
            with pytest.raises(ConnectionClosed):
                await seat.until(lambda: False)
            assert seat.socket.close_code == 1009
            sending.cancel()

    async def endless() -> AsyncIterator[str]:
        """A message in pieces: two are too much, and a third would meet a closed connection."""
        for _ in range(2):
            yield "x" * 9_000
        await asyncio.Event().wait()

    run(life())
    answer = Person(server.url).post("/api/me", {"name": "x" * 100_000})
    assert answer.status in (400, 413)


def test_a_request_whose_head_does_not_end_is_cut_off(server: Server) -> None:
    address = urlsplit(server.url)
    with socket.create_connection((address.hostname, address.port), 60) as wire:
        wire.sendall(b"GET /api/info HTTP/1.1\r\nHost: kibitz\r\nX-Long: ")
        endless = b"x" * 100_000_000
        with pytest.raises(OSError):
            wire.sendall(endless)
    assert Person(server.url).get("/api/info", X_Long="x" * 4000).status == 200


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/tables", {"game": "chess"}, "unknown-game"),
        ("/api/tables", {"game": "nyet", "options": {"players": 7}}, "bad-option"),
        ("/api/tables", {"game": "nyet", "options": {"speed": 7}}, "unknown-option"),
        ("/api/tables", {"game": "nyet", "seats": [{"kind": "bot", "bot": "hal"}]}, "unknown-bot"),
        ("/api/tables", {"game": "face-to-face", "seats": [{}, {}, {}]}, "too-many-seats"),
        ("/api/tables", {"game": "nyet", "extra": 1}, "bad-request"),
        ("/api/tables", {"game": "nyet", "settings": {"clock": {"seconds": 1}}}, "bad-request"),
        ("/api/quick", {"game": "nyet", "bot": "hal"}, "unknown-bot"),
        ("/api/me", {"name": ""}, "bad-request"),
        ("/api/me", {"name": "x" * 25}, "bad-request"),
        ("/api/me", [], "bad-request"),
    ],
)
def test_bad_bodies_get_a_code(server: Server, path: str, body: Any, code: str) -> None:
    answer = Person(server.url).post(path, body)
    assert answer.status == 400
    assert answer.json["code"] == code


def test_nothing_of_a_running_game_is_given_away(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2)
        for path in ("record", "replay", "replay/0", "stats"):
            answer = seats[0].person.get(f"/api/tables/{seats[0].id}/{path}")
            assert (answer.status, answer.json["code"]) == (409, "not-over")
        for seat in seats:
            await seat.close()

    run(life())


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    person = Person(server.url)
    for path in ("/", "/t/abc", "/api/info", "/api/nothing", "/assets/none.js", "/health"):
        headers = person.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self';" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"


def test_rate_limits(start: Callable[..., Server]) -> None:
    server = start(KIBITZ_RATE="5")

    async def life() -> None:
        person = Person(server.url)
        seat = await person.sit(person.post("/api/tables", {"game": "nyet"}).json["id"])
        with suppress(ConnectionClosed):
            for _ in range(500):
                await seat.send("ping")
        await seat.until(lambda: seat.bye)
        assert seat.bye == "too-fast"
        statuses = set()
        for _ in range(1000):
            statuses.add(person.post("/api/me", {}).status)
            if 429 in statuses:
                break
        assert statuses == {200, 429}

    run(life())


def test_secrets_are_for_the_owner_only_and_never_logged(start: Callable[..., Server]) -> None:
    server = start(bots=1)
    for name in ("record.key", "kibitz.db"):
        assert stat.S_IMODE(os.stat(server.data / name).st_mode) == 0o600

    told: list[str] = []

    async def life() -> None:
        seats = await seated(server, 2)
        for seat in seats:
            await seat.close()
        await seats[0].person.sit("nosuchtable")
        told.extend([server.token, *(seat.person.cookie.split("=")[1] for seat in seats)])

    run(life())
    server.stop()
    logged = server.log.read_text()
    assert all(json.loads(line)["event"] for line in logged.splitlines())
    assert (server.data / "record.key").read_text().strip() not in logged
    assert all(secret not in logged for secret in told)
    server.start()


def test_a_bot_that_cheats_is_not_obeyed_and_what_it_holds_is_not_logged(start: Callable[..., Server]) -> None:
    server = start()

    async def liar(address: str, asked: list[Any]) -> None:
        headers = {"Authorization": f"Bearer {server.token}"}
        async with connect(address, additional_headers=headers) as socket:
            offer = {"type": "offer", "protocol": 1, "bots": ["liar"], "games": ["face-to-face"], "slots": 1}
            await socket.send(json.dumps(offer))
            async for text in socket:
                asked.append(json.loads(text))
                if asked[-1]["type"] == "go":
                    choice = {"type": "choice", "id": asked[-1]["id"], "action": "up 5 of my hand"}
                    await socket.send(json.dumps(choice))

    async def life() -> None:
        asked: list[Any] = []
        cheating = asyncio.create_task(liar(server.url.replace("http", "ws", 1) + "/api/bots", asked))
        person = Person(server.url)
        while "liar" not in person.get("/api/info").json["bots"]:
            await asyncio.sleep(0.05)
        quick = person.post("/api/quick", {"game": "face-to-face", "bot": "liar", "pace": 0}).json["id"]
        seat = await (await person.sit(quick)).dealt()
        while not any(event.get("seat") == 1 for event in seat.events):
            assert seat.view is not None
            if seat.view["legal"]:
                await seat.ask("act", action="end" if "end" in seat.view["legal"] else seat.view["legal"][0])
            else:
                await seat.read()
        views = [message["view"] for message in asked if message["type"] == "go"]
        assert views
        assert all(view["hands"][0] is None and view["draw"] == [None, None] for view in views)
        cheating.cancel()

    run(life())
    server.stop()
    logged = server.log.read_text()
    assert '"why":"illegal"' in logged
    assert "my hand" not in logged
    server.start()


def test_the_openapi_document_and_its_page_need_no_other_host(server: Server) -> None:
    person = Person(server.url)
    page = person.get("/schema").body.decode()
    assert 'src="http' not in page
    assert 'href="http' not in page
    document = person.get("/schema/openapi.json").json
    assert document["openapi"].startswith("3.1")
    assert person.get("/schema/files/swagger-ui-bundle.js").status == 200


def test_what_goes_wrong_inside_is_for_the_log_only(start: Callable[..., Server]) -> None:
    """A database broken under the running server: clients get a code and the request's id; the log names the fault."""
    server = start()
    person = Person(server.url)
    with closing(sqlite3.connect(server.data / "kibitz.db")) as database:
        database.execute("ALTER TABLE players RENAME TO elsewhere")
    answer = person.get("/api/me/games", X_Request_Id="find-me")
    assert (answer.status, answer.json) == (500, {"code": "internal", "params": {"request": "find-me"}})
    told = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [line["event"] for line in told if line.get("request") == "find-me"] == ["failed", "answer"]
    assert [line["error"] for line in told if line["event"] == "failed"] == ["OperationalError"]
