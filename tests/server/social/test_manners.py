"""Nobody spoils it for others: stopping, leaving, removing, muting, blocking, reporting. Over the real wire."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import insert

from kibitz.server.storage import model
from kibitz.server.storage.database import connect
from kibitz.server.storage.people import manners
from server.harness.wire import Person, Seat, Server, run, seated
from terminal.kibitz_process import kibitz


def said(seat: Seat) -> list[str]:
    """What a client has been shown of the chat."""
    return [line[2] or line[3] for line in seat.table["chat"]]


async def synced(*seats: Seat) -> None:
    for seat in seats:
        await seat.sync()


def avoid(by: Seat, how: str, **whom: Any) -> Any:
    answer = by.person.post("/api/me/avoided", {"how": how, "table": by.id, **whom})
    assert answer.status == 200, answer.body
    return answer.json["people"]


def test_someone_offline_for_a_moment_keeps_the_game_and_one_who_stays_away_does_not_hold_it(
    start: Callable[..., Server],
) -> None:
    server = start(bots=1, KIBITZ_GRACE="2", KIBITZ_VOTE="2")

    async def life() -> None:
        seats = await seated(server, 3, options={"players": 3})
        await seats[2].close()
        await seats[0].until(lambda: not seats[0].table["seats"][2].get("here"))
        assert (await seats[0].ask("abandon"))["type"] == "ack"
        assert (await seats[1].ask("abandon"))["type"] == "ack"
        assert seats[1].table["status"] == "running", "the third one was there a moment ago"
        await seats[0].until(lambda: seats[0].table["status"] == "abandoned")
        assert seats[0].person.get("/api/info").json["vote"] == 2000

    run(life())


def test_who_says_nothing_holds_nobody_and_who_says_no_is_heard(start: Callable[..., Server]) -> None:
    server = start(bots=0, KIBITZ_GRACE="1", KIBITZ_VOTE="1")

    async def life() -> None:
        seats = await seated(server, 2)
        await seats[0].ask("abandon")
        await seats[1].ask("abandon", agree=False)
        await synced(*seats)
        assert (seats[0].table["abandon"], seats[0].table["abandon_since"]) == ([], None)
        assert (await seats[0].ask("abandon"))["code"] == "stop-refused"
        actor = seats[seats[0].view["to_act"][0]]  # type: ignore[index]
        await actor.ask("act", action=actor.view["legal"][0])  # type: ignore[index]
        assert (await seats[0].ask("abandon"))["type"] == "ack"
        assert seats[0].table["abandon_since"] > 0
        await seats[0].until(lambda: seats[0].table["status"] == "abandoned")

    run(life())


def test_whoever_leaves_a_running_game_is_replaced_at_once_and_gets_the_seat_back(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2)
        again = await seats[1].person.sit(seats[1].id)
        assert (await seats[1].ask("leave"))["type"] == "ack"
        await again.until(lambda: again.bye)
        assert again.bye == "left", "all their windows"
        await seats[0].until(lambda: seats[0].table["seats"][1].get("standin"))
        back = await seats[1].person.sit(seats[1].id)
        await back.until(lambda: not back.table["seats"][1].get("standin"))
        await seats[0].sync()
        assert seats[0].table["seats"][1]["here"]

    run(life())


def test_the_host_takes_someone_off_and_gets_another_link(server: Server) -> None:
    async def life() -> None:
        host, guest = Person(server.url), Person(server.url)
        made = host.post("/api/tables", {"game": "nyet", "seats": [{}, {"kind": "link"}]}).json
        first, second = await host.sit(made["id"]), await guest.sit(made["id"])
        assert (await second.ask("join", seat=1, invitation=made["invitation"]))["type"] == "ack"
        assert (await second.ask("remove", seat=0))["code"] == "not-host"
        assert (await first.ask("remove", seat=1))["type"] == "ack"
        await synced(first, second)
        assert (second.viewer, second.invitation) == ("spectator", "")
        assert json.loads([frame for frame in second.frames if '"hello"' in frame][-1])["removed"] is True
        assert first.invitation not in ("", made["invitation"])
        answer = await second.ask("join", seat=1, invitation=made["invitation"])
        assert answer["code"] == "removed"
        assert (await second.ask("join", seat=1, invitation=first.invitation))["type"] == "ack"
        assert second.viewer == 1

    run(life())


def test_muted_words_reach_everyone_but_who_muted_them(server: Server) -> None:
    async def life() -> None:
        ann, bob, cat = await seated(server, 3, settings={"spectator_chat": True})
        await bob.ask("say", text="before")
        await synced(ann, cat)
        assert [(one["how"]) for one in avoid(ann, "mute", seat=1)] == ["mute"]
        await ann.sync()
        assert said(ann) == [], "what was said before is gone, too"
        await bob.ask("say", text="bad words")
        await bob.ask("react", reaction="hurry")
        await cat.ask("say", text="nice words")
        await synced(ann, bob, cat)
        assert said(ann) == ["nice words"]
        assert said(cat) == said(bob) == ["before", "bad words", "hurry", "nice words"]
        assert not any("bad words" in frame for frame in ann.frames)
        whole = ann.person.get(f"/api/tables/{ann.id}/chat").json["lines"]
        assert [line[2] for line in whole] == ["nice words"]
        again = await ann.person.sit(ann.id)
        assert said(again) == ["nice words"], "it is kept for good"
        await ann.ask("say", text="mine")
        await bob.sync()
        assert said(bob)[-1] == "mine", "who is muted still hears"
        assert avoid(ann, "none", seat=1) == []
        await ann.sync()
        assert "bad words" in said(ann)

    run(life())


def test_whoever_looks_on_and_talks_can_be_muted_by_name_and_unmuted_from_the_list(server: Server) -> None:
    async def life() -> None:
        ann, bob = await seated(server, 2, settings={"spectator_chat": True})
        watcher = await Person(server.url, "Loud One").sit(ann.id)
        await watcher.ask("say", text="psst")
        await synced(ann, bob)
        name = ann.table["chat"][-1][4]
        assert avoid(ann, "mute", name=name) == [{"name": name, "how": "mute"}]
        await watcher.ask("say", text="psst again")
        await synced(ann, bob)
        assert (said(ann), said(bob)) == ([], ["psst", "psst again"])
        assert ann.person.get("/api/me/avoided").json["people"] == [{"name": name, "how": "mute"}]
        assert ann.person.post("/api/me/avoided", {"how": "none", "name": name}).json["people"] == []

    run(life())


def test_neither_of_two_who_are_blocked_hears_the_other_and_open_tables_are_not_offered(server: Server) -> None:
    async def life() -> None:
        ann, bob = await seated(server, 2)
        avoid(ann, "block", seat=1)
        await ann.ask("say", text="from ann")
        await bob.ask("say", text="from bob")
        await synced(ann, bob)
        assert (said(ann), said(bob)) == (["from ann"], ["from bob"])
        assert bob.person.get("/api/me/avoided").json["people"] == [], "who is blocked isn't told"
        tables = [person.post("/api/tables", {"game": "nyet"}).json["id"] for person in (ann.person, bob.person)]
        for person, own, other in ((ann.person, *tables), (bob.person, *reversed(tables))):
            listed = [table["id"] for table in person.get("/api/lobby").json["tables"]]
            assert own in listed
            assert other not in listed
        guest = await bob.person.sit(tables[0])
        assert (await guest.ask("join"))["code"] == "not-welcome"

    run(life())


def test_whom_the_host_blocks_loses_the_seat_before_the_start(server: Server) -> None:
    async def life() -> None:
        host, guest = Person(server.url), Person(server.url)
        made = host.post("/api/tables", {"game": "nyet"}).json
        first, second = await host.sit(made["id"]), await guest.sit(made["id"])
        assert (await second.ask("join", seat=1))["type"] == "ack"
        avoid(first, "block", seat=1)
        for seat in (first, second):
            await seat.until(lambda seat=seat: seat.table["seats"][1]["kind"] == "open")
        assert (await second.ask("join", seat=1, invitation=first.invitation))["code"] == "not-welcome"

    run(life())


def test_what_cannot_be_avoided_or_reported_is_refused(server: Server) -> None:
    async def life() -> None:
        person = Person(server.url)
        made = person.post("/api/quick", {"game": "nyet", "options": {"players": 3}, "bot": "greedy"}).json
        for whom in ({"seat": 0}, {"seat": 1}, {"seat": 7}, {"name": "nobody"}):
            answer = person.post("/api/me/avoided", {"how": "mute", "table": made["id"], **whom})
            assert (answer.status, answer.json["code"]) == (409, "nobody-there"), whom
            answer = person.post(f"/api/tables/{made['id']}/reports", {"reason": "abuse", **whom})
            assert (answer.status, answer.json["code"]) == (409, "nobody-there"), whom
        assert person.post("/api/me/avoided", {"how": "hate", "seat": 1}).status == 400
        assert person.post("/api/me/avoided", {"how": "mute", "table": "nowhere", "seat": 1}).status == 404

    run(life())


def test_a_report_is_kept_with_the_last_lines_and_listed_on_the_command_line(start: Callable[..., Server]) -> None:
    server = start(bots=0)

    async def life() -> tuple[str, str, str]:
        ann, bob = await seated(server, 2)
        for number in range(6):
            await bob.ask("say", text=f"insult {number}")
        path = f"/api/tables/{ann.id}/reports"
        first = ann.person.post(path, {"seat": 1, "reason": "abuse", "note": "he\x1b[31m insults\nme"})
        assert (first.status, first.json) == (201, {"lines": 6})
        for _ in range(3):
            assert ann.person.post(path, {"seat": 1, "reason": "stalling", "note": "and he waits"}).status == 201
        assert bob.person.post(path, {"seat": 0, "reason": "name"}).status == 201
        names = [seat["name"] for seat in ann.table["seats"]]
        return ann.id, names[0], names[1]

    table, ann, bob = run(life())
    listed = kibitz(server.data, "reports", "--data", str(server.data))
    assert listed.returncode == 0, listed.stderr
    assert listed.stdout.count(f"/t/{table}") == 2, "one of each pair at a table"
    for words in (ann, bob, "insult 5", "and he waits"):
        assert words in listed.stdout
    assert "\x1b" not in listed.stdout, "nothing that a terminal would obey"
    assert "he insults" not in listed.stdout, "a second report replaces the first"
    lines = kibitz(server.data, "reports", "--data", str(server.data), "--json").stdout.splitlines()
    found = [json.loads(line) for line in lines]
    assert sorted(one["reason"] for one in found) == ["name", "stalling"]
    assert [line["text"] for line in found[0]["lines"]][-1] == "insult 5"
    assert kibitz(server.data, "--lang", "de", "reports", "--data", str(server.data)).stdout != listed.stdout


def test_no_reports_are_said_to_be_none_and_a_wrong_folder_is_an_error(start: Callable[..., Server]) -> None:
    server = start(bots=0)
    assert "No reports" in kibitz(server.data, "reports", "--data", str(server.data)).stdout
    wrong = kibitz(server.data, "reports", "--data", str(server.data / "nowhere"))
    assert (wrong.returncode, len(wrong.stderr.splitlines())) == (2, 1)


def test_reports_are_limited_for_each_person(start: Callable[..., Server]) -> None:
    server = start(bots=0)

    async def life() -> None:
        ann, _ = await seated(server, 2)
        answers = [ann.person.post(f"/api/tables/{ann.id}/reports", {"seat": 1, "reason": "other"}) for _ in range(7)]
        assert [answer.status for answer in answers] == [201] * 5 + [429] * 2

    run(life())


@pytest.mark.parametrize("how", ["mute", "block"])
def test_avoidance_is_kept_in_every_kind_of_database(empty: str, how: Any) -> None:
    engine = connect(empty)
    with engine.begin() as connection:
        for name in ("a", "b"):
            values = {"id": name, "name": name, "skeleton": name, "stem": name, "number": 1, "created": 0}
            connection.execute(insert(model.people), values)
    with engine.connect() as connection:
        assert manners.avoid(connection, "a", "b", how, 1)
    with engine.connect() as connection:
        assert manners.avoid(connection, "a", "b", how, 2), "twice is as good as once"
    with engine.connect() as connection:
        mine, theirs = manners.avoidance(connection, "a"), manners.avoidance(connection, "b")
        assert mine == manners.Avoidance(frozenset("b"))
        blocked = frozenset("a") if how == "block" else frozenset()
        assert theirs == manners.Avoidance(blocked, blocked)
    reasons: tuple[manners.ReportReason, ...] = ("abuse", "other")
    for reason in reasons:
        with engine.connect() as connection:
            manners.report(connection, "t", "a", "b", reason, "note", [], 3)
    with engine.connect() as connection:
        assert [one.reason for one in manners.reports(connection)] == ["other"]
    engine.dispose()
