"""One server with its own database, killed, stopped and moved in time: its people lose nothing by that."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from faults.harness.company import GO_ON, Company, Facts, logged, players_at, stirred
from server.harness.pair import apart
from server.harness.wire import Server, run, seated

CLOCK = 5
"""Seconds for a decision, the least there is."""
Rounds = Callable[[int, int], int]
Report = Callable[[str, object], None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Shared by tests that leave it running."""
    program = (sys.executable, str(Path(__file__).parent / "harness" / "jumping.py"))
    running = Server(tmp_path_factory.mktemp("lone") / "data", program=program, KIBITZ_LEASE="2", KIBITZ_GRACE="3")
    yield running
    assert running.stop() == 0


def test_a_server_that_is_killed_again_and_again_loses_and_doubles_nothing(
    server: Server, rounds: Rounds, report: Report
) -> None:
    async def life() -> None:
        async with Company(await players_at(server, server, tables=2)) as company:
            for _ in range(rounds(1, 30)):
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                report("all went on within", f"{await company.goes_on():.1f} s")
        company.check(logged(server.data), report)

    run(life())


def test_a_jump_of_the_clock_changes_nothing(server: Server, rounds: Rounds, report: Report) -> None:
    """An hour ahead, an hour back: nobody's clock runs out, neither of those who play nor of those who think."""
    order = Path(f"{server.data}.clock")
    timed = {"clock": {"seconds": 600}}

    async def life() -> None:
        thinking = await apart(server, server, settings=timed)
        async with Company(await players_at(server, server, settings=timed)) as company:
            for hours in rounds(1, 5) * (1, -1, 0):
                order.write_text(str(hours * 3600))
                await asyncio.sleep(0.5)
                await stirred(thinking)
                report("all went on within", f"{await company.goes_on():.1f} s")
        facts = company.check(logged(server.data), report)
        quiet = Facts(logged(server.data), [thinking[0].id])
        assert (facts.stood_in, facts.moved_for) == (quiet.stood_in, quiet.moved_for) == (0, 0)

    try:
        run(life())
    finally:
        order.unlink(missing_ok=True)


def test_nobodys_clock_runs_out_while_the_server_is_stopped(server: Server, report: Report) -> None:
    """Afterwards there is as much time for the decision as after a restart."""

    async def life() -> None:
        seats = await seated(server, 2, settings={"clock": {"seconds": CLOCK}})
        assert seats[0].view is not None
        actor = seats[seats[0].view["to_act"][0]]
        assert actor.view is not None
        server.pause()
        try:
            await asyncio.sleep(CLOCK + 0.5)
        finally:
            server.resume()
        await asyncio.sleep(1)
        async with asyncio.timeout(GO_ON):
            assert (await actor.ask("act", action=actor.view["legal"][0]))["type"] == "ack"
        moved = [body.get("by") for table, _, _, body in logged(server.data) if table == actor.id]
        report("moves by clocks", moved.count("clock"))
        assert "clock" not in moved

    run(life())
