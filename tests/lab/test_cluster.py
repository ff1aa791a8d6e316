"""A match on a cluster gives the same result as here, even if a node dies during it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from kibitz.lab.duplicate import GamePlayed, plan_match
from kibitz.lab.spread import here

QUIET = {"RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0", "RAY_USAGE_STATS_ENABLED": "0", "PYTHONWARNINGS": "ignore"}
PATIENT = {"RAY_raylet_start_wait_time_s": "240", "RAY_gcs_server_request_timeout_seconds": "240"}
"""Seconds to wait for a node: a machine busy with other tests is slow to start one."""


COMMAND = ["match", "random", "random", "--game", "face-to-face", "--deals", "5", "--json"]


def test_a_match_on_two_nodes_is_the_same_match_even_if_one_of_them_dies() -> None:
    plan = plan_match("nyet", ("random",), {"players": 3, "rounds": 2}, deals=24, seed=4, keep_records=True)
    script = Path(__file__).with_name("two_nodes.py")
    done = run(str(script), msgspec.json.encode(plan).decode(), *COMMAND, "--on", "ray")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])  # Ray reports the dead node there too
    assert found["nodes"] == [2, 1]
    games = msgspec.convert(found["games"], dict[int, tuple[GamePlayed, ...]], strict=False)
    assert games == {deal.number: deal.games for deal in here((plan, number) for number in range(plan.deals))}
    assert without_times(found["said"]) == without_times(run("-m", "kibitz.cli", *COMMAND).stdout)


def test_a_missing_cluster_is_a_one_line_error() -> None:
    done = run("-m", "kibitz.cli", "--lang", "en", *COMMAND, "--on", "ray", RAY_ADDRESS="nowhere")
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith("kibitz: There’s no Ray cluster to play on (")
    assert "RAY_ADDRESS" in line


def run(*arguments: str, **setting: str) -> subprocess.CompletedProcess[str]:
    command, quiet = [sys.executable, *arguments], os.environ | QUIET | PATIENT | setting
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=quiet)


def without_times(said: str) -> dict[str, Any]:
    """A result without the fields that differ between runs."""
    result: dict[str, Any] = json.loads(said)
    del result["seconds"]
    for standing in result["standings"]:
        for measured in ("decisions_per_second", "p50_ms", "p99_ms"):
            del standing[measured]
    return result


def test_every_deal_asks_the_cluster_for_one_whole_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """With less, deals would share a processor and bots think for less time; with more, processors would be idle."""
    from kibitz.lab import cluster

    asked: list[dict[str, Any]] = []

    def remote(**wish: Any) -> Any:
        asked.append(wish)
        return lambda _: SimpleNamespace(remote=lambda *task: task)

    monkeypatch.setattr("ray.remote", remote)
    monkeypatch.setattr(cluster, "_join", lambda: None)
    monkeypatch.setattr(cluster, "_processors", lambda: 2)
    assert list(cluster.over_ray([])) == []
    assert asked == [{"num_cpus": 1, "max_retries": -1}]
