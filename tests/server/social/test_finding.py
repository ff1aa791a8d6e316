"""People who look for the same game find each other, over the real wire."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine

from kibitz.server.matchmaking import wishes
from kibitz.server.matchmaking.pairing import Waiting, group
from kibitz.server.matchmaking.wishes import GameWish, Listed
from kibitz.server.storage.database import connect
from kibitz.server.storage.people.people import name_person
from server.harness.pair import pair
from server.harness.wire import Person, Server, all_dealt, run, seated

DUEL = {"game": "face-to-face", "fill": None}


def seek(person: Person, **wish: Any) -> Any:
    answer = person.post("/api/find", {**DUEL, **wish})
    assert answer.status == 200, answer.body
    return answer.json


async def found(person: Person) -> str:
    """Ask until there is a table, as a page does."""
    for _ in range(100):
        answer = (await asyncio.to_thread(person.get, "/api/find")).json
        if answer["state"] == "table":
            return str(answer["table"])
        assert answer["state"] != "none"
    raise AssertionError("no table")


def look(person: Person) -> Any:
    return person.get("/api/find").json


async def meet(people: list[Person]) -> list[str]:
    return await asyncio.gather(*map(found, people))


def test_two_who_want_the_same_play_with_each_other(server: Server) -> None:
    async def life() -> None:
        ann, bob, cat = (Person(server.url, name) for name in ("Anna F", "Bob F", "Cat F"))
        assert seek(ann) == {"state": "waiting", "waiting": 1, "seats": 2}
        seek(cat, game="nyet", options={"players": 2})
        assert seek(bob)["state"] == "meeting"
        one, other = await meet([ann, bob])
        assert one == other
        seats = [await person.sit(one) for person in (ann, bob)]
        assert [seat.viewer for seat in seats] == [0, 1]
        for seat in seats:
            await seat.contribute()
        await all_dealt(seats)
        assert [seat["name"] for seat in seats[0].table["seats"]] == [ann.name, bob.name]
        assert cat.get("/api/find/counts").json["games"] == {"nyet": 1}, "who wants something else is left alone"
        assert cat.delete("/api/find").status == 204
        assert look(cat)["state"] == "none"

    run(life())


def test_who_blocked_someone_is_never_paired_with_them(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2)
        ann, bob = seats[0].person, seats[1].person
        assert ann.post("/api/me/avoided", {"how": "block", "table": seats[0].id, "seat": 1}).status == 200
        seek(ann)
        assert seek(bob) == {"state": "waiting", "waiting": 2, "seats": 2}
        cat = Person(server.url)
        seek(cat)
        tables = await meet([ann, cat])
        assert tables[0] == tables[1]
        assert seek(bob)["state"] == "waiting"
        bob.delete("/api/find")

    run(life())


def test_bots_fill_up_when_one_has_waited_long_enough(server: Server) -> None:
    async def life() -> None:
        ann, bob, cat = (Person(server.url) for _ in range(3))
        wish = {"game": "nyet", "options": {"players": 4, "rounds": 1}}
        seek(cat, **wish)
        seek(ann, **wish, fill=1)
        seek(bob, **wish, fill=1)
        one, other = await meet([ann, bob])
        assert one == other
        seats = [await person.sit(one) for person in (ann, bob)]
        assert [seat["kind"] for seat in seats[0].table["seats"]] == ["person", "person", "bot", "bot"]
        assert seek(cat, **wish)["state"] == "waiting", "who waits for people gets no bots"
        cat.delete("/api/find")

    run(life())


def test_what_cannot_be_played_is_refused(server: Server) -> None:
    ann = Person(server.url)
    for wish, code in (
        ({"game": "chess"}, "unknown-game"),
        ({"game": "nyet", "options": {"players": 9}}, "bad-option"),
        ({"game": "nyet", "bot": "nobody"}, "unknown-bot"),
        ({"game": "nyet", "mode": "rated"}, "rated-needs-account"),
    ):
        answer = ann.post("/api/find", wish)
        assert (answer.status, answer.json["code"]) == (400, code)


def test_two_servers_pair_people_and_make_one_table(database: str, tmp_path: Path) -> None:
    with pair(tmp_path, database, database) as (first, second):

        async def life() -> None:
            people = [Person(server.url) for server in (first, second, first, second)]
            for person in people:
                seek(person, game="nyet", options={"players": 4, "rounds": 1})
            tables = await meet(people)
            assert len(set(tables)) == 1
            seats = [await person.sit(tables[0]) for person in people]
            assert sorted(seat.viewer for seat in seats) == [0, 1, 2, 3]

        run(life())


# The list itself, with a clock of our own.


@pytest.fixture
def people(empty: str) -> Iterator[Engine]:
    engine = connect(empty)
    for name in "abcd":
        name_person(engine, name, f"Person {name}", 0)
    yield engine
    engine.dispose()


def want(engine: Engine, person: str, now: int, **wish: Any) -> Any:
    made = GameWish("face-to-face", **wish)
    wishes.put(engine, person, made, "face-to-face:x", 2, 1500, now)
    return wishes.arrive(engine, person, now)


def here(engine: Engine, person: str, now: int) -> Listed:
    """Someone asks once more and is still on the list."""
    found = wishes.arrive(engine, person, now)
    assert found is not None
    return found


def test_who_does_not_come_is_dropped_and_the_other_goes_on_waiting(people: Engine) -> None:
    want(people, "a", 0, fill=None)
    assert want(people, "b", 1000, fill=None).meeting
    assert here(people, "b", 1100).ready
    waiting = here(people, "b", 1000 + wishes.MEET)
    assert (waiting.meeting, waiting.waiting) == ("", 1)
    assert wishes.arrive(people, "a", 9500) is None, "who didn't come looks no more"
    met = want(people, "c", 9600, fill=None)
    assert met.meeting
    for person in "bc":
        after = here(people, person, 9700)
    assert (after.meeting, after.together) == (met.meeting, True)


def test_whoever_leaves_the_page_waits_no_more(people: Engine) -> None:
    want(people, "a", 0, fill=None)
    alone = want(people, "b", wishes.EXPIRE + 1, fill=None)
    assert (alone.meeting, alone.waiting) == ("", 1)


def test_a_group_that_someone_leaves_before_the_start_is_none(people: Engine) -> None:
    want(people, "a", 0, fill=None)
    want(people, "b", 0, fill=None)
    wishes.arrive(people, "a", 100)
    wishes.drop(people, "b")
    with people.connect() as connection:
        half = wishes.listed(connection, "a", 150)
    assert half is not None
    assert not half.together, "half a group makes no table"
    assert here(people, "a", 200).meeting == "", "nobody plays alone by accident"


def test_ratings_that_are_far_apart_meet_later() -> None:
    near, far = Waiting("a", 1500, 0, None), Waiting("b", 1900, 0, None)
    assert group([near, far], (), 2, 1000) == ()
    assert group([near, far], (), 2, 30_000) == ("a", "b")
    close = Waiting("c", 1550, 900, None)
    assert group([near, far, close], (), 2, 30_000) == ("a", "c")
