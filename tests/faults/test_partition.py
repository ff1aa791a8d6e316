"""A server and its database on two sides of a network that loses everything: packets vanish, and nobody is told.

Part of the long form only. `test_silent_servers.py` has the same with a proxy, for the short form and for machines that
allow no network of one's own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from faults.conftest import LONG
from faults.harness.company import Company, logged, players_at
from faults.harness.namespace import Namespace, allowed
from server.harness import postgres
from server.harness.pair import pair
from server.harness.postgres import Postgres
from server.harness.proxy import Proxy
from server.harness.wire import KIBITZ, Server, run

LEASE, GRACE, PAUSE = 6, 20, 15
"""Seconds; the grace time covers what TCP needs to find its way again."""
ROUNDS = 3
pytestmark = [
    pytest.mark.skipif(not LONG, reason="for the long form"),
    pytest.mark.skipif(postgres.FOUND is None, reason="needs PostgreSQL's programs"),
]
Report = Callable[[str, object], None]


def test_a_partition_loses_and_doubles_nothing_and_ends_by_itself(tmp_path: Path, report: Report) -> None:
    if not allowed():
        pytest.skip("needs root, `ip` and network namespaces")
    database, network = Postgres(), Namespace()
    way = Proxy(database.url, network.database)
    inside = {"program": (*network.program, *KIBITZ), "KIBITZ_HOST": network.address}
    settings: dict[str, Any] = {"KIBITZ_LEASE": str(LEASE), "KIBITZ_GRACE": str(GRACE)}

    async def life(first: Server, second: Server) -> None:
        shared = Company(await players_at(first, second, tables=2))
        living = Company(await players_at(second, second))
        async with shared, living:
            for _ in range(ROUNDS):
                network.part()
                try:
                    await asyncio.sleep(PAUSE)
                    report("others went on meanwhile within", f"{await living.goes_on():.1f} s")
                finally:
                    network.heal()
                report("all went on within", f"{await shared.goes_on():.1f} s")
        for company in (shared, living):
            facts = company.check(logged(database.url), report)
            assert (facts.stood_in, facts.moved_for) == (0, 0)

    try:
        with pair(tmp_path, way.url, database.url, first_alone=inside, **settings) as servers:
            run(life(*servers))
    finally:
        way.close()
        network.remove()
        database.remove()
