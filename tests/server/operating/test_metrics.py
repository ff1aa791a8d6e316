"""The figures for whoever watches over a server."""

from __future__ import annotations

import random

from prometheus_client.parser import text_string_to_metric_families

from server.harness.wire import Person, Server, run, seated
from server.test_whole_games import play_on


def figures(person: Person) -> dict[str, float]:
    answer = person.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    families = text_string_to_metric_families(answer.body.decode())
    return {sample.name: sample.value for family in families for sample in family.samples}


def test_prometheus_reads_what_was_played(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2, options={"players": 2, "rounds": 1})
        before = figures(seats[0].person)
        assert before["kibitz_tables_live"] >= 1
        assert before["kibitz_connections"] >= 2
        await play_on(seats, random.Random(3), limit=5)
        after = figures(seats[0].person)
        assert after["kibitz_steps_total"] >= before["kibitz_steps_total"] + 5
        assert after["kibitz_commits_total"] > before["kibitz_commits_total"]
        assert {"kibitz_bot_processes", "kibitz_bot_decisions_total", "kibitz_bot_failures_total"} < after.keys()

    run(life())
