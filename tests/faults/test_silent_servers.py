"""Two servers on one database, and one of them falls silent: nothing is moved for a person who is there, nothing is
lost or doubled, whoever plays at the other server goes on meanwhile, and afterwards all go on by themselves."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from faults.conftest import LONG
from faults.harness.company import Company, Facts, logged, players_at, stirred
from server.harness import postgres
from server.harness.pair import apart, pair
from server.harness.postgres import Postgres
from server.harness.proxy import Proxy
from server.harness.wire import Server, run

pytestmark = pytest.mark.skipif(postgres.FOUND is None, reason="needs PostgreSQL's programs")
LEASE, GRACE, PAUSE = (6, 15, 15) if LONG else (1, 3, 1.5)
"""Seconds: a pause is longer than the lease, but nobody is away for as long as the grace time."""
Rounds = Callable[[int, int], int]
Report = Callable[[str, object], None]


class Setting:
    """Two servers, their database, and the way of each to it."""

    def __init__(self, database: Postgres, ways: tuple[Proxy, Proxy], servers: tuple[Server, Server]) -> None:
        self.database, self.ways, self.servers = database, ways, servers
        self.first, self.second = servers

    @asynccontextmanager
    async def company(self, **wish: Any) -> AsyncIterator[tuple[Company, Company]]:
        """People at tables that both servers share, and people at a table of the second server alone."""
        shared = Company(await players_at(self.first, self.second, tables=2, **wish))
        living = Company(await players_at(self.second, self.second, **wish))
        async with shared, living:
            yield shared, living


@pytest.fixture(scope="module")
def setting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Setting]:
    """Shared by tests that leave everything as it was; a bot process is at the second server."""
    database = Postgres()
    ways = Proxy(database.url), Proxy(database.url)
    folder: Path = tmp_path_factory.mktemp("silent")
    settings: dict[str, Any] = {"KIBITZ_LEASE": str(LEASE), "KIBITZ_GRACE": str(GRACE)}
    program = (sys.executable, str(Path(__file__).parent / "harness" / "jumping.py"))
    with pair(folder, ways[0].url, ways[1].url, bots=1, program=program, **settings) as servers:
        yield Setting(database, ways, servers)
    for way in ways:
        way.close()
    database.remove()


def nobody_was_replaced(company: Company, setting: Setting, report: Report) -> None:
    facts = company.check(logged(setting.database.url), report)
    assert not facts.each_stood_in, "a stand-in for someone who was there"
    assert not facts.moved_for, "a move for someone who was there"


def faults(setting: Setting) -> dict[str, tuple[Callable[[], None], Callable[[], None]]]:
    """What makes the first server silent, and what ends it."""
    first, way = setting.first, setting.ways[0]
    return {
        "stopped": (first.pause, first.resume),
        "blocked on its way to the database": (way.stall, way.heal),
        "cut off from the database": (way.cut, way.heal),
    }


def test_a_silence_shorter_than_the_grace_time_changes_nothing(
    setting: Setting, rounds: Rounds, report: Report
) -> None:
    """The first server is stopped, or its way to the database is blocked or cut, for longer than its lease."""

    async def life() -> None:
        async with setting.company() as (shared, living):
            longest = 0.0
            for name, (begin, end) in list(faults(setting).items()) * rounds(1, 3):
                began = time.monotonic()
                begin()
                try:
                    took, _ = await asyncio.gather(living.goes_on(), asyncio.sleep(PAUSE))
                    report(f"{name}, others went on meanwhile within", f"{took:.1f} s")
                finally:
                    end()
                report(f"{name}, all went on within", f"{await shared.goes_on():.1f} s")
                report(f"{name}, all were seen again within", f"{await shared.all_here():.1f} s")
                longest = max(longest, time.monotonic() - began)
            await asyncio.sleep(GRACE + 1)  # whoever is thought to be away by now would be replaced
            await shared.goes_on()
            await living.goes_on()
        nobody_was_replaced(living, setting, report)
        if longest < LEASE / 2 + GRACE:  # else this machine was too slow: they were away for so long
            nobody_was_replaced(shared, setting, report)
        else:
            shared.check(logged(setting.database.url), report)

    run(life())


def test_after_a_long_silence_everyone_has_the_seat_back_once_and_for_all(setting: Setting, report: Report) -> None:
    """Longer than lease and grace time: bots play on for the people of the silent server, until it is back."""

    setting.second.wait_for_bots()

    async def life() -> None:
        async with setting.company(settings={"pace": 0}) as (shared, _):
            setting.first.pause()
            try:
                await asyncio.sleep(LEASE + GRACE + 1)
            finally:
                setting.first.resume()
            report("all went on within", f"{await shared.goes_on():.1f} s")
            before = shared.check(logged(setting.database.url), lambda *_: None)
            await asyncio.sleep(PAUSE)
            await shared.goes_on()
        after = shared.check(logged(setting.database.url), report)
        assert after.moved_for == before.moved_for > 0, "bots played on, and no longer"
        assert after.each_stood_in == {(table, 0): 1 for table in shared.tables}

    run(life())


def test_a_slow_database_makes_everything_slow_and_nothing_else(setting: Setting, report: Report) -> None:
    """Each answer of the database takes most of a lease: leases run out now and then."""

    async def life() -> None:
        async with setting.company() as (shared, living):
            for way in setting.ways:
                way.slow(0.35 * LEASE)
            before = sum(len(player.acknowledged) for player in shared.players)
            try:
                await asyncio.sleep(2 * PAUSE)
                after = sum(len(player.acknowledged) for player in shared.players)
                report("moves of four people while it was slow", after - before)
            finally:
                for way in setting.ways:
                    way.heal()
            report("all went on within", f"{await shared.goes_on():.1f} s")
            await living.goes_on()
        nobody_was_replaced(shared, setting, report)
        nobody_was_replaced(living, setting, report)

    run(life())


def test_a_database_that_stops_and_starts_again_is_found_again(
    setting: Setting, rounds: Rounds, report: Report
) -> None:
    async def life() -> None:
        async with setting.company() as (shared, living):
            for number in range(rounds(1, 4)):
                await asyncio.to_thread(setting.database.stop, ("immediate", "fast")[number % 2])
                await asyncio.sleep(PAUSE / 2)
                await asyncio.to_thread(setting.database.start)
                report("all went on within", f"{await shared.goes_on():.1f} s")
                await living.goes_on()
        nobody_was_replaced(shared, setting, report)
        nobody_was_replaced(living, setting, report)

    run(life())


def test_a_server_that_is_killed_again_and_again_loses_and_doubles_nothing(
    setting: Setting, rounds: Rounds, report: Report
) -> None:
    async def life() -> None:
        async with setting.company() as (shared, living):
            for _ in range(rounds(1, 15)):
                await asyncio.to_thread(setting.first.kill)
                await asyncio.to_thread(setting.first.start)
                report("all went on within", f"{await shared.goes_on():.1f} s")
            await living.goes_on()
        facts = shared.check(logged(setting.database.url), report)
        assert all(seat == 0 for _, seat in facts.each_stood_in), "a stand-in for someone at the living server"
        nobody_was_replaced(living, setting, report)

    run(life())


def test_a_jump_of_one_servers_clock_changes_nothing(setting: Setting, rounds: Rounds, report: Report) -> None:
    """An hour ahead, an hour back: nobody's clock runs out, neither of those who play nor of those who think."""
    order = Path(f"{setting.first.data}.clock")
    timed = {"clock": {"seconds": 600}}

    async def life() -> None:
        thinking = await apart(setting.first, setting.second, settings=timed)
        async with setting.company(settings=timed) as (shared, living):
            for hours in rounds(1, 3) * (1, -1, 0):
                order.write_text(str(hours * 3600))
                await asyncio.sleep(LEASE / 2)
                await stirred(thinking)
                report("all went on within", f"{await shared.goes_on():.1f} s")
            await living.goes_on()
        nobody_was_replaced(shared, setting, report)
        nobody_was_replaced(living, setting, report)
        quiet = Facts(logged(setting.database.url), [thinking[0].id])
        assert (quiet.stood_in, quiet.moved_for) == (0, 0)

    try:
        run(life())
    finally:
        order.unlink(missing_ok=True)
