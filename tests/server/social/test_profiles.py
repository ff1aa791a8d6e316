"""Rated tables and profiles over the wire: who may sit, what a game changes, and who may see whose profile."""

from __future__ import annotations

import json
import random
import subprocess
import time
from typing import Any

import pytest
from sqlalchemy import update

from kibitz.review.model import KindCost, Review, SeatReview
from kibitz.server.storage import model
from kibitz.server.storage.database import make_engine
from kibitz.server.storage.profiles import index_review
from server.harness.wire import KIBITZ, TIMEOUT, Person, Seat, Server, all_dealt, run
from server.test_whole_games import play_on

RATED = {"game": "nyet", "options": {"players": 2, "rounds": 2}, "settings": {"rated": True}}


def keep(server: Server, *people: Person) -> None:
    """Give people an account."""
    engine = make_engine(server.database)
    with engine.begin() as connection:
        for person in people:
            connection.execute(update(model.people).where(model.people.c.name == person.name), {"kept": 1})
    engine.dispose()


def kept_person(server: Server, name: str) -> Person:
    """Someone with an account, in a browser that came back."""
    person = Person(server.url, name)
    keep(server, person)
    return person


class Played:
    """A rated game of two people, and the people."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ann, self.bob, self.guest = kept_person(server, "Ann R"), kept_person(server, "Bob R"), Person(server.url)
        self.table, self.refused = run(self._play())
        self.rating = waited(lambda: self.rating_now(), lambda found: found["verdict"] != "casual")

    def rating_now(self) -> Any:
        return self.ann.get(f"/api/tables/{self.table}/rating").json

    async def _play(self) -> tuple[str, dict[str, Any]]:
        made = self.ann.post("/api/tables", RATED)
        assert made.status == 201, made.body
        table = made.json["id"]
        seats: list[Seat] = [await person.sit(table) for person in (self.ann, self.bob)]
        guest = await self.guest.sit(table)
        refused = {"join": await guest.ask("join")}
        refused["hosted"] = (await seats[0].ask("arrange", seat=1, kind="bot", bot="nobody"))["code"]
        assert (await seats[1].ask("join"))["type"] == "ack"
        for seat in seats:
            await seat.contribute()
        assert (await seats[0].ask("start"))["type"] == "ack"
        await all_dealt(seats)
        refused["hint"] = await seats[0].ask("hint")
        refused["clock"] = seats[0].table["settings"]["clock"]
        await play_on(seats, random.Random(3))
        return table, refused


def waited(ask: Any, done: Any) -> Any:
    """What is true a moment after a game."""
    end = time.monotonic() + TIMEOUT
    while not done(found := ask()):
        assert time.monotonic() < end, found
        time.sleep(0.05)
    return found


@pytest.fixture(scope="module")
def played(server: Server) -> Played:
    return Played(server)


def test_a_rated_seat_is_for_people_with_an_account(played: Played) -> None:
    assert played.refused["join"]["code"] == "rated-needs-account"
    assert played.refused["hosted"] == "unknown-bot"
    assert played.refused["hint"]["code"] == "hints-off"
    assert played.refused["clock"] == {"seconds": 60, "bank": 120}
    answer = played.guest.post("/api/tables", RATED)
    assert (answer.status, answer.json["code"]) == (400, "rated-needs-account")
    assert played.guest.get("/api/me/profile").json == {"visible": "friends", "account": False}
    for change, code in (
        ({"settings": {"rated": True, "hints": True}}, "rated-no-hints"),
        ({"options": {"no_trump_box": True}}, "rated-option"),
    ):
        assert played.ann.post("/api/tables", {**RATED, **change}).json["code"] == code


def test_a_rated_game_changes_both_ratings_and_the_command_makes_the_same_again(played: Played) -> None:
    assert played.rating["verdict"] == "rated"
    one, two = played.rating["changes"]
    assert one["before"] == two["before"] == 1500
    assert one["after"] + two["after"] == pytest.approx(3000)
    profile = waited(lambda: played.ann.get("/api/people/Ann%20R").json, lambda found: found["profile"]["encounters"])
    command = [*KIBITZ, "ratings", "rebuild", "--data", str(played.server.data)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "rated" in done.stdout
    assert played.rating_now() == played.rating
    again = played.ann.get("/api/people/Ann%20R").json
    for found in (profile, again):
        for result in found["profile"]["results"]:
            result["rating"]["deviation"] = round(result["rating"]["deviation"], 2)
    assert again == profile
    wrong = subprocess.run(command[:-3], capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert wrong.returncode == 2
    assert len(wrong.stderr.splitlines()) == 1


def test_a_profile_tells_of_games_people_and_badges(played: Played) -> None:
    shown = played.ann.get("/api/people/Ann%20R").json
    assert shown["mine"] is None
    profile = shown["profile"]
    assert [(one["players"], one["played"], one["rated"]) for one in profile["results"]] == [(0, 0, 1), (2, 1, 1)]
    assert {one["badge"] for one in profile["badges"]} == {"first-rated", "proved-shuffle"}
    (met,) = profile["encounters"]
    assert (met["name"], met["played"]) == ("Bob R", 1)
    engine = make_engine(played.server.database)
    kinds = (KindCost("endgame", 4, 0.0, 0.01), KindCost("veto", 2, 0.02, 0.01))
    seat = SeatReview(1, 1, 2.5, 0, 0, kinds=kinds)
    with engine.begin() as connection:
        index_review(connection, played.table, Review("e 1", "usual", "points", (seat, seat), ()))
    engine.dispose()
    profile = played.ann.get("/api/people/Ann%20R").json["profile"]
    assert profile["luck"] == {"nyet": 2.5}
    assert "perfect-ending" in {one["badge"] for one in profile["badges"]}
    assert [kind["kind"] for kind in profile["reviewed"][0]["kinds"]] == ["endgame", "veto"]


def test_who_may_not_see_a_profile_learns_no_more_than_of_a_name_nobody_has(played: Played) -> None:
    ann, bob = played.ann, played.bob

    def seen() -> bool:
        hidden, nobody = bob.get("/api/people/Ann%20R"), bob.get("/api/people/Nobody%20R")
        if hidden.status == 200:
            return True
        assert (hidden.status, nobody.status) == (404, 404)
        assert json.loads(hidden.body.replace(b"Ann R", b"Nobody R")) == nobody.json
        assert {*hidden.headers} == {*nobody.headers}
        return False

    assert not seen()
    assert ann.post("/api/me/profile", {"visible": "public"}).json["visible"] == "public"
    assert seen()
    ann.post("/api/me/profile", {"visible": "friends"})
    for _ in range(2):  # whoever follows is told once
        wish = {"name": "Ann R", "follow": True, "note": " plays trumps early "}
        assert bob.post("/api/me/people", wish).status == 200
    told = [(one["kind"], one["link"]) for one in ann.get("/api/me/notifications").json["notices"]]
    assert told.count(("followed", "/u/Bob%20R")) == 1
    follower = {"name": "Bob R", "following": False, "friend": False, "follows_me": True, "note": ""}
    assert ann.get("/api/me/people").json["people"] == [follower]
    assert not seen()
    ann.post("/api/me/people", {"name": "Bob R", "follow": True})
    assert seen()
    assert bob.get("/api/people/Ann%20R").json["mine"] == {
        "following": True,
        "friend": True,
        "follows_me": True,
        "note": "plays trumps early",
    }
    assert ann.get("/api/people/Bob%20R").json["mine"]["note"] == ""
    ann.post("/api/me/profile", {"visible": "nobody"})
    assert not seen()
    bob.post("/api/me/profile", {"visible": "public"})
    shown = {viewer: viewer.get("/api/people/Bob%20R").json["profile"] for viewer in (ann, bob, played.guest)}
    named = {viewer: [one["name"] for one in profile["encounters"]] for viewer, profile in shown.items()}
    assert named == {ann: ["Ann R"], bob: ["Ann R"], played.guest: []}, "nobody reads of Ann in Bob's profile either"
    ann.post("/api/me/profile", {"visible": "public"})
    for whom in ({"table": played.table, "seat": 1}, {"name": "Bob R"}):  # at a table, and on the profile
        blocked = ann.post("/api/me/avoided", {"how": "block", **whom})
        assert blocked.status == 200, blocked.body
        assert not seen()
        assert ann.post("/api/me/avoided", {"how": "none", "name": "Bob R"}).status == 200
        assert seen()
    assert ann.post("/api/me/avoided", {"how": "block", "name": "Nobody R"}).json["code"] == "nobody-there"
    ann.post("/api/me/avoided", {"how": "block", "name": "Bob R"})
    notices = ann.get("/api/me/notifications").json["notices"]
    for follow in (False, True):  # as with anyone else: the answer doesn't tell of the block
        (mine,) = bob.post("/api/me/people", {"name": "Ann R", "follow": follow}).json["people"]
        assert mine == {**mine, "following": follow, "friend": False, "follows_me": False}
    assert ann.get("/api/me/notifications").json["notices"] == notices
    assert not [one for one in ann.get("/api/me/people").json["people"] if one["follows_me"]]
    assert ann.post("/api/me/people", {"name": "Bob R", "follow": False}).status == 200
    assert ann.post("/api/me/people", {"name": "Bob R", "follow": True}).json["code"] == "not-followed", "one's own"
    ann.post("/api/me/avoided", {"how": "none", "name": "Bob R"})
    assert ann.post("/api/me/people", {"name": "Bob R", "follow": True}).status == 200
    assert seen()
    exported = json.loads(bob.get("/api/me/export").body)
    assert exported["people"]["people"][0]["note"] == "plays trumps early"
    assert exported["ratings"]["changes"][0]["table_id"] == played.table
    assert bob.get("/api/leaderboard/nyet?players=2").json["people"] == []
    assert bob.get("/api/leaderboard/chess").status == 404
