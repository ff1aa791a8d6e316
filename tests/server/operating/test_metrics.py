"""The figures for whoever watches over a server."""

from __future__ import annotations

import json
import random
import re
import time
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from server.harness.wire import TIMEOUT, Person, Server, run, seated
from server.test_whole_games import play_on

DASHBOARD = Path(__file__).parents[3] / "deploy" / "grafana.json"


def figures(person: Person) -> dict[str, float]:
    answer = person.get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    families = text_string_to_metric_families(answer.body.decode())
    return {
        " ".join((sample.name, *sample.labels.values())): sample.value
        for family in families
        for sample in family.samples
    }


def test_prometheus_reads_what_was_played(server: Server) -> None:
    async def life() -> None:
        seats = await seated(server, 2, options={"players": 2, "rounds": 1})
        before = figures(seats[0].person)
        assert before["kibitz_tables running"] >= 1
        assert before["kibitz_connections"] >= 2
        await play_on(seats, random.Random(3), limit=5)
        after = figures(seats[0].person)
        assert after["kibitz_steps_total"] >= before["kibitz_steps_total"] + 5
        assert after["kibitz_commits_total"] > before["kibitz_commits_total"]
        assert {"kibitz_bot_processes", "kibitz_bot_decisions_total", "kibitz_bot_failures_total"} < after.keys()

        assert after["kibitz_commit_seconds_count"] == after["kibitz_commits_total"]
        assert 0 < after["kibitz_commit_seconds_sum"] < 60
        assert after["kibitz_commit_seconds_bucket +Inf"] == after["kibitz_commit_seconds_count"]
        assert after["kibitz_keeping"] == 1

    run(life())


def test_bots_times_are_measured(server: Server) -> None:
    server.wait_for_bots()
    person = Person(server.url)
    before = figures(person)["kibitz_bot_decision_seconds_count"]
    deadline = time.monotonic() + TIMEOUT
    while figures(person)["kibitz_bot_decision_seconds_count"] == before:  # a probe has a bot decide
        assert time.monotonic() < deadline
        assert person.get("/readyz").status == 200
        time.sleep(0.1)


def test_the_dashboard_asks_for_figures_that_there_are(server: Server) -> None:
    known = {key.split(" ")[0] for key in figures(Person(server.url))}
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"kibitz_\w+", target["expr"])
    }
    assert asked <= known
    ours = {name.removesuffix("_sum").removesuffix("_count").removesuffix("_bucket") for name in known}
    unseen = {name for name in ours if not any(one.startswith(name) for one in asked)}
    assert {name for name in unseen if name.startswith("kibitz_")} == set()
