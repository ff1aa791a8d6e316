"""Logs of every release are read for ever: each row means what it meant, and the table comes out the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from kibitz.table import log
from kibitz.table.info import DAY, Settings
from kibitz.table.table import Table, fold, opening

LOGS = sorted((Path(__file__).parent / "logs").glob("*/*.jsonl"))
ENDS: dict[str, dict[str, Any]] = {
    "1/stopped": {
        "status": "abandoned",
        "count": 3,
        "votes": (0, 1),
        "removed": ("cat",),
        "authors": ("ann", "bob", "eve"),
    },
    "1/conceded": {"status": "over", "count": 8, "votes": (), "removed": (), "authors": ()},
    "2/by_days": {"status": "running", "count": 1, "nudges": (), "reminded": (), "bank": (2 * DAY * 1000,) * 3},
}
"""What each of them led to when it was written."""


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def stored(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def read(path: Path) -> Table:
    rows = [log.Row(row["seq"], row["at"], log.decode(json.dumps(row["body"])), row["asked"]) for row in stored(path)]
    table = opening("t", rows[0])
    for row in rows[1:]:
        table, _ = fold(table, row)
    return table


def test_every_kind_of_row_is_in_some_log() -> None:
    """A tag that is renamed leaves old rows without a meaning; one that is new needs a log of its release."""
    found = {row["body"]["t"] for path in LOGS for row in stored(path)}
    assert found == {kind.__struct_config__.tag for kind in get_args(log.Body)}


@pytest.mark.parametrize("path", LOGS, ids=name)
def test_every_row_is_written_as_it_was_read(path: Path) -> None:
    """With the settings that came later, as they are if nobody sets them."""
    for row in stored(path):
        body = row["body"]
        if "settings" in body:  # what a release has added is as it was without it
            body = {**body, "settings": {**msgspec.to_builtins(Settings()), **body["settings"]}}
        assert json.loads(log.encode(log.decode(json.dumps(row["body"])))) == body


@pytest.mark.parametrize("path", LOGS, ids=name)
def test_a_table_comes_out_as_it_did(path: Path) -> None:
    table = read(path)
    assert {field: getattr(table, field) for field in ENDS[name(path)]} == ENDS[name(path)]
    assert {name(other) for other in LOGS} == ENDS.keys()


def test_what_a_row_of_a_plan_leaves_out_means_what_it_meant() -> None:
    """Without a word on it, a plan stands: it isn't for the next actions alone."""
    assert log.decode('{"t":"planned","seat":1}') == log.Planned(1, (), once=False)
    assert log.decode('{"t":"planned","seat":1,"lines":["only"]}') == log.Planned(1, ("only",), once=False)
