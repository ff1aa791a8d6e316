"""Whoever runs a server sees and decides who plays: from the command line and on the host's page, and all is logged."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from kibitz.server import clock
from kibitz.server.hosting.keys import LINK, SESSION, HostKeys, host_cookie
from kibitz.server.storage.database import connect
from kibitz.server.storage.store import Store
from server.harness.pair import apart, pair
from server.harness.wire import Person, Server, run, seated
from server.operating.test_commands import kibitz, refused


def admin(server: Server, *arguments: str) -> list[Any]:
    """What a command of the host prints, as data."""
    done = kibitz("admin", *arguments, "--json", "--data", str(server.data))
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def acts(server: Server) -> list[tuple[str, str]]:
    return [(one["act"], one["by"]) for one in admin(server, "log")]


class Host(Person):
    """A browser that is the host's; as a player it is nobody."""

    def __init__(self, server: Server) -> None:
        self.url, self.cookie = server.url, ""
        self.link = kibitz("admin", "open", "--data", str(server.data)).stdout.strip()
        self.entered = self.post("/api/host/enter", {"token": self.link.split("#")[1]})
        self.cookie = self.entered.headers["set-cookie"].split(";")[0]


def test_the_socket_is_for_its_owner_alone(server: Server) -> None:
    assert stat.S_IMODE((server.data / "admin.sock").stat().st_mode) == 0o600


def test_a_ban_closes_connections_and_opens_again(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2)
        bad = seats[1]
        who = bad.person.get("/api/me").json["id"]
        assert bad.person.name in [one["name"] for one in admin(server, "people", bad.person.name)]
        admin(server, "ban", f"--whom={who}", "--note", "enough")
        await bad.until(lambda: bad.bye)
        assert bad.bye == "banned"
        for answer in (bad.person.get("/api/lobby"), bad.person.post("/api/me", {})):
            assert (answer.status, answer.json) == (403, {"code": "banned"})
        assert (await bad.person.sit(bad.id)).bye == "banned"
        assert [one["banned"] for one in admin(server, "people", f"--whom={who}")] == [True]
        await seats[0].sync()
        admin(server, "unban", bad.person.name)
        assert (await bad.person.sit(bad.id)).viewer == 1

    run(life())
    assert acts(server)[:2] == [("unban", "cli"), ("ban", "cli")]
    assert admin(server, "log")[1]["note"] == "enough"


def test_who_is_muted_plays_on_without_words(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2)
        loud = seats[0]
        admin(server, "mute", loud.person.name)
        assert (await loud.ask("say", text="hello"))["code"] == "muted"
        assert (await loud.ask("react", reaction="thanks"))["code"] == "muted"
        actor = seats[seats[0].view["to_act"][0]] if seats[0].view else loud
        assert actor.view is not None
        assert (await actor.ask("act", action=actor.view["legal"][0]))["type"] == "ack"
        again = await loud.person.sit(loud.id)
        assert (await again.ask("say", text="hello"))["code"] == "muted"
        admin(server, "unmute", loud.person.name)
        assert (await again.ask("say", text="hello"))["type"] == "ack"

    run(life())


def test_a_table_is_closed_for_everyone(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2)
        assert seats[0].id in [one["id"] for one in admin(server, "tables")]
        admin(server, "close", seats[0].id)
        await seats[1].until(lambda: seats[1].table["status"] == "abandoned")
        assert seats[0].id not in [one["id"] for one in admin(server, "tables")]
        refused(kibitz("admin", "close", seats[0].id, "--data", str(server.data)), "over")

    run(life())


def test_a_restart_is_announced_to_all_and_called_off(start: Callable[..., Server]) -> None:
    server = start()

    async def life() -> None:
        seats = await seated(server, 2)
        admin(server, "announce", "10")
        while (told := await seats[0].read())["type"] != "restart":
            pass
        assert 9 * 60_000 < told["at"] - clock.now() <= 10 * 60_000
        await seats[1].close()
        late = await seats[1].person.sit(seats[0].id)
        assert await late.read() == told
        assert seats[0].person.get("/api/info").json["restart"] == told["at"]

    run(life())
    server.stop()
    server.start()
    assert Person(server.url).get("/api/info").json["restart"] is not None
    admin(server, "announce", "none")
    assert Person(server.url).get("/api/info").json["restart"] is None


def test_the_link_to_the_page_works_once(server: Server) -> None:
    host = Host(server)
    assert host.link.startswith(f"{server.url}/host#")
    assert host.entered.status == 204
    cookie = host.entered.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(cookie.split("; "))
    again = host.post("/api/host/enter", {"token": host.link.split("#")[1]})
    assert (again.status, again.json["code"]) == (403, "host-link-over")
    assert host.get("/api/host").status == 200
    assert host.post("/api/host/leave", {}).status == 204
    assert host.get("/api/host").json == {"code": "not-the-host"}


def test_the_page_is_for_the_host_alone(server: Server) -> None:
    stranger, host = Person(server.url), Host(server)
    assert (stranger.get("/api/host").status, stranger.post("/api/host/acts", {"act": "announce"}).status) == (403, 403)
    other_site = {"Sec_Fetch_Site": "cross-site", "Origin": "https://elsewhere.example"}
    assert host.post("/api/host/acts", {"act": "announce"}, **other_site).json == {"code": "cross-site"}
    assert host.get("/api/me").status == 401, "the host's session is nobody's at a table"


def test_the_host_acts_on_the_page(server: Server) -> None:
    host, person = Host(server), Person(server.url, "Rowdy One")
    shown = host.get("/api/host?name=rowdy").json
    assert [one["name"] for one in shown["people"]] == [person.name]
    who = shown["people"][0]["id"]
    assert host.post("/api/host/acts", {"act": "ban", "subject": who, "note": "rude"}).status == 204
    assert person.get("/api/me").status == 403
    newest = host.get("/api/host").json["acts"][0]
    assert (newest["act"], newest["by"], newest["subject"], newest["note"]) == ("ban", "page", who, "rude")
    assert host.post("/api/host/acts", {"act": "close", "subject": "none"}).json == {"code": "no-such-table"}
    assert host.post("/api/host/acts", {"act": "mute", "subject": "Nobody At All"}).status == 404


def test_links_and_sessions_of_the_host_run_out(tmp_path: Path) -> None:
    at = 1_000_000
    engine = connect(f"sqlite:///{tmp_path / 'kibitz.db'}")
    keys = HostKeys(Store(engine), lambda: at)

    async def life() -> None:
        nonlocal at
        late = await keys.link()
        at += LINK
        assert await keys.enter(late) is None
        token = await keys.enter(await keys.link())
        assert token is not None
        scope = {
            "scheme": "https",
            "headers": [(b"cookie", host_cookie({"scheme": "https"}, token).split(";")[0].encode())],
        }
        assert await keys.knows(scope)
        assert not await keys.knows({**scope, "scheme": "http"})
        at += SESSION
        assert not await keys.knows(scope)

    run(life())
    with engine.connect() as connection:
        assert all(len(row.token) == 64 for row in connection.execute(text("SELECT token FROM host_keys")))
    engine.dispose()


def test_acts_of_a_host_hold_on_every_server(tmp_path: Path, empty_postgres: str) -> None:
    with pair(tmp_path, empty_postgres, empty_postgres) as (first, second):

        async def life() -> None:
            ann, bob = await apart(first, second)
            admin(first, "mute", bob.person.name)
            while (await bob.ask("say", text="x")).get("code") != "muted":
                pass
            admin(first, "announce", "5")
            await bob.until(lambda: any('"restart"' in frame for frame in bob.frames))
            admin(first, "ban", bob.person.name)
            await bob.until(lambda: bob.bye)
            assert bob.bye == "banned"
            assert bob.person.get("/api/me").status == 403
            assert [one["act"] for one in admin(second, "log")] == ["ban", "announce", "mute"]
            await ann.sync()

        run(life())


@pytest.mark.parametrize(
    "words", [["fly"], [], ["ban"], ["tables", "x"], ["announce", "soon"], ["announce", "0"], ["ban", "Nobody Here"]]
)
def test_what_an_order_cannot_mean_is_one_clear_line(server: Server, words: list[str]) -> None:
    refused(kibitz("admin", *words, "--data", str(server.data)))


def test_without_a_server_there_is_nobody_to_ask(tmp_path: Path) -> None:
    refused(kibitz("admin", "people", "--data", str(tmp_path)), str(tmp_path), os.strerror(2))


def test_lists_are_for_reading_too(server: Server) -> None:
    Person(server.url, "Reader")
    for what in ("people", "tables", "reports", "log"):
        shown = kibitz("admin", what, "--data", str(server.data))
        assert shown.returncode == 0
        assert shown.stdout.strip()
