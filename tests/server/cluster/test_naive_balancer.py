"""Two servers behind a balancer that sends each request anywhere: what one acknowledged counts at the other at once.

What the servers tell each other is held back at the second, so that it knows only what it looks up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from copy import copy

import pytest

from server.harness import postgres
from server.harness.pair import apart, pair
from server.harness.proxy import Proxy
from server.harness.wire import Person, Seat, Server, run


class Setting:
    """Two servers, and the second's way to the database."""

    def __init__(self, first: Server, second: Server, way: Proxy) -> None:
        self.first, self.second, self.way = first, second, way


@pytest.fixture(scope="module", params=postgres.AT_HAND)
def setting(cluster: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Setting]:
    """Shared by tests that leave everything as it was; tables leave the memory soon."""
    way = Proxy(cluster)
    with pair(tmp_path_factory.mktemp("balanced"), cluster, way.url, KIBITZ_IDLE="1") as (first, second):
        yield Setting(first, second, way)
    way.close()


@pytest.fixture(autouse=True)
def _heal(setting: Setting) -> Iterator[None]:
    yield
    setting.way.heal()


def at(person: Person, server: Server) -> Person:
    """The same person, at another server."""
    moved = copy(person)
    moved.url = server.url
    return moved


async def asks_in_vain(seat: Seat) -> str:
    """Why a move is refused."""
    answer = await seat.ask("act", action="play R5")
    assert answer["type"] == "refused"
    return str(answer["code"])


@pytest.mark.parametrize("how", ["by HTTP", "on an old connection", "on a new connection"])
def test_a_join_at_one_server_counts_at_the_other_at_once(setting: Setting, how: str) -> None:
    async def life() -> None:
        ann, bob = Person(setting.first.url), Person(setting.first.url)
        table = ann.post("/api/tables", {"game": "nyet", "options": {"players": 2}}).json["id"]
        there = at(bob, setting.second)
        onlooker = await there.sit(table)
        assert onlooker.viewer == "spectator"
        setting.way.deafen()
        joining = await bob.sit(table)
        assert (await joining.ask("join"))["type"] == "ack"
        if how == "by HTTP":
            seats = there.get(f"/api/tables/{table}").json["seats"]
            assert [seat["kind"] for seat in seats] == ["person", "person"]
        elif how == "on an old connection":
            assert (await onlooker.ask("commit", commitment="00" * 32))["type"] == "ack"
        else:
            assert (await there.sit(table)).viewer == 1

    run(life())


def test_a_refusal_that_stands_is_given_and_others_are_not_held_up(setting: Setting) -> None:
    async def life() -> None:
        both = await apart(setting.first, setting.second)
        assert both[0].view is not None
        waiting = both[1 - both[0].view["to_act"][0]]
        assert await asks_in_vain(waiting) == await asks_in_vain(waiting)
        keys = [await waiting.send("act", action="play R5") for _ in range(20)]
        await waiting.until(lambda: all(key in waiting.answers for key in keys))
        assert {waiting.answers[key]["type"] for key in keys} == {"refused"}

    run(life())


def test_a_move_refused_out_of_turn_is_not_made_when_its_turn_comes(setting: Setting) -> None:
    """Only what another server wrote before makes a refusal doubtful, not what happens here meanwhile."""

    async def life() -> None:
        both = await apart(setting.second, setting.second)
        assert both[0].view is not None
        actor = both[both[0].view["to_act"][0]]
        other = both[1 - actor.viewer]
        assert actor.view is not None
        now, *_, later = actor.view["legal"]
        early = await other.send("act", action=later)
        assert (await actor.ask("act", action=now))["type"] == "ack"
        await other.until(lambda: early in other.answers)
        await other.sync()
        assert other.view is not None
        assert other.answers[early]["type"] == "refused"
        assert later in other.view["legal"], "it would be legal now"

    run(life())


def test_whose_turn_it_is_at_a_sleeping_table_follows_what_other_servers_write(setting: Setting) -> None:
    """In the lobby of a server that remembers the table as it was; also after it could not hear for a while."""

    async def life() -> None:
        people = await apart(setting.first, setting.second)
        table = people[0].id
        await people[1].close()
        there = at(people[1].person, setting.second)
        here = [people[0], await at(people[1].person, setting.first).sit(table)]

        async def asleep() -> None:
            while "kibitz_tables_live 0" not in there.get("/metrics").body.decode():
                await asyncio.sleep(0.1)

        def turns() -> list[bool]:
            found = [at(seat.person, setting.second).get("/api/lobby").json["tables"] for seat in here]
            return [next(one["turn"] for one in tables if one["id"] == table) for tables in found]

        async def now() -> list[bool]:
            for seat in here:
                await seat.sync()
            return [bool(seat.view and seat.view["legal"]) for seat in here]

        async def move() -> None:
            before = await now()
            while await now() == before:
                actor = here[before.index(True)]
                assert actor.view is not None
                assert (await actor.ask("act", action=actor.view["legal"][0]))["type"] == "ack"

        await asyncio.wait_for(asleep(), 60)
        assert turns() == await now()
        await move()
        await _until(turns, await now())
        setting.way.cut()
        await move()
        setting.way.heal()
        await _until(turns, await now())

    run(life())


async def _until(found: Callable[[], list[bool]], wanted: list[bool]) -> None:
    async with asyncio.timeout(60):
        while found() != wanted:
            await asyncio.sleep(0.1)
