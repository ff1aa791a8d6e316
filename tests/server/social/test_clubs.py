"""Clubs: founded, joined, talked in, played in and left. Over the real wire, and by a clock of our own."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Engine, insert, select

from kibitz.games.core import Outcome
from kibitz.server.clubs import calendar, seasons, standing
from kibitz.server.clubs.weekly import next_time
from kibitz.server.finished.consumers import CONSUMERS
from kibitz.server.finished.outbox import rebuild, take_batch
from kibitz.server.run.config import Config
from kibitz.server.run.service import Service
from kibitz.server.storage import clubs, model
from kibitz.server.storage.database import connect, writing
from kibitz.server.storage.people.people import name_person
from kibitz.server.tables.factory import NewTable, TableFactory
from kibitz.table.info import Settings
from server.harness.wire import TIMEOUT, Person, Server, run
from server.operating.test_hosting import admin

BERLIN = ZoneInfo("Europe/Berlin")


def said(person: Person, club: str) -> list[str]:
    return [line["text"] for line in person.get(f"/api/clubs/{club}/chat").json["lines"]]


def people(server: Server, *names: str) -> list[Person]:
    return [Person(server.url, name) for name in names]


def club_of(owner: Person, name: str, *members: Person) -> str:
    """A club with these members, who came by a link."""
    made = owner.post("/api/clubs", {"name": name, "picture": "crane", "zone": "Europe/Berlin"})
    assert made.status == 201, made.body
    club: str = made.json["id"]
    key = owner.post(f"/api/clubs/{club}/links", {}).json["key"]
    for member in members:
        assert member.post("/api/clubs/join", {"key": key}).status == 200
    return club


def refused(answer: Any) -> tuple[int, str]:
    return answer.status, answer.json["code"]


def test_a_club_from_its_foundation_to_its_end(server: Server) -> None:
    ann, bob, cat = people(server, "Club Ann", "Club Bob", "Club Cat")
    club = club_of(ann, "The Sixth Trick", bob)
    assert refused(bob.post("/api/clubs/join", {"key": "wrong"})) == (409, "no-such-invitation")
    assert refused(cat.get("/api/clubs/nothing")) == (404, "no-such-club")
    outside = cat.get(f"/api/clubs/{club}").json
    assert (outside["name"], outside["count"], outside["members"]) == ("The Sixth Trick", 2, [])
    assert refused(cat.get(f"/api/clubs/{club}/chat")) == (403, "members-only")
    assert cat.post(f"/api/clubs/{club}/ask", {}).json["role"] == "asked"
    assert refused(bob.post(f"/api/clubs/{club}/members", {"name": cat.name, "role": "member"})) == (
        403,
        "helpers-only",
    )
    assert ann.get(f"/api/clubs/{club}").json["asked"] == [cat.name]
    dan = Person(server.url, "Club Dan")
    key = ann.post(f"/api/clubs/{club}/links", {}).json["key"]
    assert dan.post("/api/clubs/join", {"key": key}).status == 200
    assert ann.post(f"/api/clubs/{club}/members", {"name": dan.name, "role": "gone"}).status == 200
    assert refused(dan.post("/api/clubs/join", {"key": key})) == (409, "no-such-invitation"), "nor back by the old link"
    assert cat.post(f"/api/clubs/{club}/ask", {}).status == 200
    ann.post(f"/api/clubs/{club}/members", {"name": cat.name, "role": "member"})
    for one, kind, others in ((ann, "club-asked", bob), (cat, "club-entered", bob)):
        told = [
            [notice["kind"] for notice in who.get("/api/me/notifications").json["notices"]] for who in (one, others)
        ]
        assert [kinds.count(kind) for kinds in told] == [1, 0]
    ann.post(f"/api/clubs/{club}/members", {"name": cat.name, "role": "helper"})
    assert refused(cat.post(f"/api/clubs/{club}/members", {"name": bob.name, "role": "helper"})) == (403, "owner-only")
    assert refused(cat.post(f"/api/clubs/{club}/members", {"name": ann.name, "role": "gone"})) == (409, "not-the-owner")
    roles = {one["name"]: one["role"] for one in bob.get(f"/api/clubs/{club}").json["members"]}
    assert roles == {ann.name: "owner", bob.name: "member", cat.name: "helper"}
    answer = ann.post(f"/api/clubs/{club}/leave", {})
    assert (answer.status, answer.json) == (409, {"code": "owner-leaves", "params": {"name": cat.name}})
    ann.post(f"/api/clubs/{club}/members", {"name": bob.name, "role": "owner"})
    assert ann.post(f"/api/clubs/{club}/leave", {}).status == 204
    assert bob.post(f"/api/clubs/{club}/leave", {"confirm": True}).status == 204
    assert cat.get(f"/api/clubs/{club}").json["role"] == "owner", "a helper inherits"
    assert refused(cat.post(f"/api/clubs/{club}/leave", {})) == (409, "club-ends")
    assert cat.post(f"/api/clubs/{club}/leave", {"confirm": True}).status == 204
    assert refused(cat.get(f"/api/clubs/{club}")) == (404, "no-such-club")
    assert cat.get("/api/clubs").json["clubs"] == []


def test_a_clubs_tables_are_for_its_members_alone(server: Server) -> None:
    async def life() -> None:
        ann, bob, stranger = people(server, "Table Ann", "Table Bob", "Table Stranger")
        club = club_of(ann, "Members Only", bob)
        wish = {"game": "face-to-face", "settings": {"club": club}}
        assert refused(stranger.post("/api/tables", wish)) == (403, "members-only")
        table = ann.post("/api/tables", wish).json["id"]
        assert [one["id"] for one in bob.get(f"/api/clubs/{club}").json["tables"]] == [table]
        assert table not in [one["id"] for one in stranger.get("/api/lobby").json["tables"]]
        assert refused(stranger.get(f"/api/tables/{table}")) == (403, "members-only")
        assert (await stranger.sit(table)).bye == "members-only"
        seat = await bob.sit(table)
        assert (await seat.ask("join"))["type"] == "ack"
        other = await ann.sit(table)
        for one in (seat, other):
            await one.contribute()
        assert (await seat.ask("start"))["type"] == "ack"
        await other.until(lambda: other.table["status"] == "running")
        for one in (seat, other):
            await one.ask("abandon")
        for what in ("record", "replay", "chat"):
            assert refused(stranger.get(f"/api/tables/{table}/{what}")) == (403, "members-only")
        assert bob.get(f"/api/tables/{table}/record").status == 200
        invited = ann.post("/api/tables", wish).json["id"]
        assert {"name": bob.name, "here": True} in ann.get("/api/me/companions").json["people"]
        assert ann.post(f"/api/tables/{invited}/invitations", {"name": bob.name}).status == 204
        answer = ann.post(f"/api/tables/{invited}/invitations", {"name": stranger.name})
        assert refused(answer) == (409, "nobody-there"), "nobody is invited by strangers"
        engine = connect(server.database)
        with engine.connect() as connection:
            told = connection.execute(select(model.notifications).where(model.notifications.c.kind == "invitation"))
            mine = [row for row in told if json.loads(row.params)["table"] == invited]
        engine.dispose()
        assert [row.link.partition("#")[0] for row in mine] == [f"/t/{invited}"]

    run(life())


def test_what_is_said_is_kept_limited_and_not_heard_from_the_muted(start: Callable[..., Server]) -> None:
    server = start()
    ann, bob = people(server, "Chat Ann", "Chat Bob")
    club = club_of(ann, "Talkers", bob)
    bob.post(f"/api/clubs/{club}/chat", {"text": "  hello\u200b   you "})
    assert said(ann, club) == ["hello you"]
    answers = [bob.post(f"/api/clubs/{club}/chat", {"text": "again"}) for _ in range(8)]
    assert [one.status for one in answers[:5]] == [204] * 5
    assert refused(answers[-1]) == (429, "too-fast")
    assert refused(bob.post(f"/api/clubs/{club}/chat", {"text": "\u200b"}))[0] in (409, 429)
    report = {"name": bob.name, "reason": "abuse", "note": "rude"}
    assert ann.post(f"/api/clubs/{club}/reports", report).json["lines"] >= 1
    table = ann.post("/api/tables", {"game": "face-to-face", "settings": {"club": club}}).json["id"]

    async def mute() -> None:
        seat = await bob.sit(table)
        await seat.ask("join")
        assert ann.post("/api/me/avoided", {"how": "mute", "table": table, "seat": 1}).status == 200

    run(mute())
    assert said(ann, club) == []
    assert "hello you" in said(bob, club)
    admin(server, "mute", ann.name)
    assert refused(ann.post(f"/api/clubs/{club}/chat", {"text": "words"})) == (403, "muted")


def test_a_deleted_person_leaves_their_clubs_and_takes_their_data_along(server: Server) -> None:
    ann, bob = people(server, "Leaving Ann", "Leaving Bob")
    club = club_of(ann, "The Leavers", bob)
    ann.post(f"/api/clubs/{club}/chat", {"text": "goodbye all"})
    exported = ann.get("/api/me/export").json["clubs"]
    assert exported["memberships"] == [{"club": "The Leavers", "role": "owner"}]
    assert [line["text"] for line in exported["chat"]] == ["goodbye all"]
    assert ann.delete("/api/me").status == 204
    seen = bob.get(f"/api/clubs/{club}").json
    assert [(one["name"], one["role"]) for one in seen["members"]] == [(bob.name, "owner")]
    assert said(bob, club) == []


# By a clock of our own: standing tables and seasons.


@pytest.fixture
def kept(empty: str) -> Iterator[Engine]:
    """A database with a club of two."""
    engine = connect(empty)
    for name in "ab":
        name_person(engine, name, f"Person {name}", 0)
    with writing(engine) as connection:
        club = clubs.found_club(connection, "a", "Thursday", "wolf", "Europe/Berlin", 0)
        clubs.enter(connection, club, "b", 1)
    yield engine
    engine.dispose()


def the_club(engine: Engine) -> str:
    with engine.connect() as connection:
        return str(connection.scalar(select(model.clubs.c.id)))


def at(*parts: int) -> int:
    return round(datetime(*parts, tzinfo=BERLIN).timestamp() * 1000)  # type: ignore[misc, arg-type]


@pytest.mark.parametrize(
    ("after", "due"),
    [
        ((2026, 3, 19, 19, 59), (2026, 3, 19, 20, 0)),
        ((2026, 3, 19, 20, 0), (2026, 3, 26, 20, 0)),
        ((2026, 3, 26, 20, 0), (2026, 4, 2, 20, 0)),  # an hour less lies between
        ((2026, 10, 22, 20, 0), (2026, 10, 29, 20, 0)),  # and an hour more
    ],
)
def test_every_thursday_at_eight_is_eight_on_the_wall(after: tuple[int, ...], due: tuple[int, ...]) -> None:
    assert next_time(3, 20 * 60, "Europe/Berlin", at(*after)) == at(*due)


def test_a_time_that_a_night_leaves_out_or_has_twice_comes_once() -> None:
    spring = next_time(6, 150, "Europe/Berlin", at(2026, 3, 28, 12))
    assert datetime.fromtimestamp(spring / 1000, BERLIN).isoformat() == "2026-03-29T03:30:00+02:00"
    autumn = next_time(6, 150, "Europe/Berlin", at(2026, 10, 24, 12))
    assert datetime.fromtimestamp(autumn / 1000, BERLIN).isoformat() == "2026-10-25T02:30:00+02:00"
    assert next_time(6, 150, "Europe/Berlin", autumn) - autumn == (7 * 24 + 1) * 3_600_000


@asynccontextmanager
async def calendar_of(url: str, folder: Path, now: Callable[[], int]) -> Any:
    """The calendar of a server that is started for it and stopped afterwards."""
    folder.mkdir()
    service = Service(Config(data=folder, database=url, bots=0))
    await service.start()
    try:
        yield calendar.ClubCalendar(service.store, TableFactory(service.registry), now)
    finally:
        await service.stop()


def test_a_standing_table_opens_once_also_after_a_restart_and_through_the_change_of_the_clocks(
    kept: Engine, empty: str, tmp_path: Path
) -> None:
    club, clock = the_club(kept), [at(2031, 3, 21, 12)]
    with writing(kept) as connection:
        standing.add(connection, club, 3, 20 * 60, NewTable("nyet", settings=Settings(club=club), seat=None), clock[0])

    def opened() -> int:
        with kept.connect() as connection:
            told = connection.execute(select(model.notifications.c.person, model.notifications.c.kind)).all()
            tables = list(connection.scalars(select(model.tables.c.club)))
            assert [club] * len(tables) == tables
            assert sorted(told) == sorted([("a", "club-table"), ("b", "club-table")] * len(tables))
            return len(tables)

    async def life() -> None:
        async with calendar_of(empty, tmp_path / "one", lambda: clock[0]) as first:
            await first.look()
            assert opened() == 0
            clock[0] = at(2031, 3, 27, 20, 0)
            await asyncio.gather(first.look(), first.look())
            assert opened() == 1
        clock[0] += 60_000
        async with calendar_of(empty, tmp_path / "two", lambda: clock[0]) as second:
            await second.look()
            assert opened() == 1, "a restart opens no second one"
            clock[0] = at(2031, 4, 3, 19, 59)
            await second.look()
            assert opened() == 1
        clock[0] = at(2031, 4, 3, 20, 30)
        async with calendar_of(empty, tmp_path / "three", lambda: clock[0]) as third:
            await third.look()
            assert opened() == 2, "no server ran at eight; half an hour later isn't too late"
            clock[0] = at(2031, 4, 11, 9)
            await third.look()
            assert opened() == 2, "the next morning is"

    async def crash() -> None:
        """Killed after the table was written and before anyone was told: it is told then, and opened once."""
        with kept.connect() as connection:
            (row,) = standing.of_club(connection, club)
        clock[0] = row.due
        async with calendar_of(empty, tmp_path / "four", lambda: clock[0]) as fourth:
            await fourth._open(club, standing.table_id(row), NewTable("nyet", settings=Settings(club=club), seat=None))
            await fourth.look()
            assert opened() == 3

    run(life())
    run(crash())


def play(engine: Engine, club: str, number: int, moment: int, scores: tuple[int, int]) -> None:
    """A finished game of the club's two, as the writer leaves it."""
    result = Outcome(scores, (0 if scores[0] > scores[1] else 1,))
    summary = json.dumps({"options": {}, "settings": {"club": club}, "seats": []})
    row = {
        "id": f"t{number}", "game": "nyet", "status": "over", "public": False, "timed": False, "created": moment,
        "touched": moment, "finished": moment, "summary": summary, "club": club,
        "result": json.dumps({"scores": result.scores, "winners": result.winners}),
    }  # fmt: skip
    with engine.begin() as connection:
        connection.execute(insert(model.tables).values(row))
        seats = [{"table_id": f"t{number}", "seat": seat, "person": who} for seat, who in enumerate("ab")]
        connection.execute(insert(model.players), seats)
        connection.execute(insert(model.finished).values(table_id=f"t{number}"))


def reviewed(engine: Engine, number: int, luck: tuple[float, float]) -> None:
    account = {"unit": "points", "seats": [{"luck": one} for one in luck]}
    row = {
        "key": f"k{number}", "table_id": f"t{number}", "game": "nyet", "engine": "e", "effort": "usual", "record": "",
        "tasks": "[]", "created": 1, "review": json.dumps(account),
    }  # fmt: skip
    with engine.begin() as connection:
        connection.execute(insert(model.reviews).values(row))


def test_a_season_is_frozen_once_and_the_same_after_a_rebuild(kept: Engine, empty: str) -> None:
    club, began = the_club(kept), 1_000_000
    consumer = next(one for one in CONSUMERS if one.name == seasons.CONSUMER)
    with writing(kept) as connection:
        number = seasons.begin(connection, club, "luck", 10, began)
        with pytest.raises(clubs.ClubRefused, match="season-running"):
            seasons.begin(connection, club, "wins", 10, began)
    ends = began + 10 * seasons.DAY
    play(kept, club, 1, began - 1, (90, 10))
    play(kept, club, 2, began + 5, (50, 20))
    play(kept, club, 3, ends - 1, (10, 30))
    play(kept, club, 4, ends, (99, 1))
    reviewed(kept, 2, (35.5, -35.5))
    over = ends + seasons.SETTLE
    assert seasons.close_due(kept, over) == 0, "not before all games are counted"
    while take_batch(kept, consumer, at=over):
        pass
    assert seasons.close_due(kept, ends) == 0
    kept.dispose()
    again = connect(empty)
    assert [seasons.close_due(again, over), seasons.close_due(again, over + 1)] == [1, 0]

    def table() -> Any:
        with again.connect() as connection:
            return seasons.table_of(connection, seasons.find(connection, club, number))

    frozen = table()
    assert [(one.place, one.person, one.played, one.won, one.points, one.adjusted, one.reviewed) for one in frozen] == [
        (1, "b", 2, 1, 50, 85.5, 1),
        (2, "a", 2, 1, 60, 24.5, 1),
    ]
    reviewed(again, 3, (-50.0, 50.0))
    rebuild(again, consumer)
    assert table() == frozen, "what is over stays as it was"
    with again.connect() as connection:
        season = seasons.find(connection, club, number)
        counted = seasons.standings(connection, season)
        figures = {(one.person, one.played, one.won, one.points) for one in counted}
        assert figures == {("b", 2, 1, 50), ("a", 2, 1, 60)}, "counted anew it comes out the same"
        told = connection.execute(select(model.notifications).where(model.notifications.c.kind == "season-over")).all()
    assert sorted(row.person for row in told) == ["a", "b"]
    again.dispose()


def test_a_finished_game_counts_for_the_season_and_for_the_circle(server: Server) -> None:
    async def life() -> None:
        ann, bob = people(server, "Season Ann", "Season Bob")
        club = club_of(ann, "Season Players", bob)
        assert ann.post(f"/api/clubs/{club}/season", {"scheme": "points", "days": 30}).status == 201
        table = ann.post("/api/tables", {"game": "face-to-face", "settings": {"club": club}}).json["id"]
        seats = [await ann.sit(table), await bob.sit(table)]
        await seats[1].ask("join")
        for seat in seats:
            await seat.contribute()
        await seats[0].ask("start")
        for seat in seats:
            await seat.until(lambda seat=seat: seat.view is not None)
        while seats[0].table["status"] == "running":
            for seat in seats:
                await seat.sync()
                while seat.view["legal"] and seats[0].table["status"] == "running":  # type: ignore[index]
                    await seat.ask("act", action=seat.view["legal"][-1])  # type: ignore[index]
                    if seat.view["outcome"] and seat.draft:  # type: ignore[index]
                        await seat.ask("concede")
                await seats[0].sync()
        end = time.monotonic() + TIMEOUT
        while not (places := bob.get(f"/api/clubs/{club}").json["season"]["places"]):
            assert time.monotonic() < end
            await asyncio.sleep(0.05)
        assert [one["played"] for one in places] == [1, 1]
        assert sum(one["won"] for one in places) >= 1
        circle = bob.get(f"/api/clubs/{club}/stats").json
        assert circle["games"] == [{"game": "face-to-face", "played": 1}]
        assert [(pair["names"], pair["played"]) for pair in circle["pairs"]] == [([ann.name, bob.name], 1)]
        assert ann.post(f"/api/clubs/{club}/season/end", {}).status == 200
        day = {"day": 3, "minute": 1200, "table": {"game": "nyet"}}
        made = ann.post(f"/api/clubs/{club}/standing", day).json["standing"]
        assert [(one["day"], one["minute"], one["game"]) for one in made] == [(3, 1200, "nyet")]
        assert bob.delete(f"/api/clubs/{club}/standing/{made[0]['id']}").status == 403
        assert ann.delete(f"/api/clubs/{club}/standing/{made[0]['id']}").status == 204
        assert refused(ann.delete(f"/api/clubs/{club}/standing/{made[0]['id']}")) == (409, "no-such-standing")

    run(life())
