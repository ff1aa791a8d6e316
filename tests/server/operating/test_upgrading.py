"""A database of an earlier release is brought up to date and games go on; the way back leaves what was there before."""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import time
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config

from kibitz.server.storage.database import HEAD, connect, make_engine
from server.harness.wire import Person, Server, run
from server.test_whole_games import play_on

DATABASES = Path(__file__).parent / "databases"
RELEASES = sorted(path.name.removesuffix(".sql.gz") for path in DATABASES.glob("*.sql.gz"))


@pytest.fixture(params=RELEASES)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, Path, Any]:
    """The data folder of a release: its revision, where it is, and who played there."""
    data = tmp_path / "data"
    data.mkdir()
    known = json.loads((DATABASES / f"{request.param}.json").read_text())
    (data / "record.key").write_text(known["record.key"] + "\n")
    with closing(sqlite3.connect(data / "kibitz.db")) as database:
        database.executescript(gzip.decompress((DATABASES / f"{request.param}.sql.gz").read_bytes()).decode())
        database.execute("UPDATE sessions SET used = ?", [int(time.time() * 1000)])  # or they have run out one day
        database.commit()
    return request.param, data, known


def test_games_of_an_earlier_release_go_on(old: tuple[str, Path, Any]) -> None:
    _, data, known = old
    server = Server(data, KIBITZ_EXPIRE="315360000")
    try:
        run(_go_on(server, known))
    finally:
        assert server.stop() == 0
    with closing(sqlite3.connect(data / "kibitz.db")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)


async def _go_on(server: Server, known: Any) -> None:
    running = known["running"]
    seats = [await _known(server, cookie).sit(running["id"]) for cookie in running["cookies"]]
    for seat, view in zip(seats, running["views"], strict=True):
        assert seat.view is not None
        assert view.items() <= seat.view.items(), "a later release may show more, but nothing else"
    await play_on(seats, random.Random(4))
    assert seats[0].table["status"] == "over"
    before = _known(server, known["over"]["cookies"][0])
    assert before.get(f"/api/tables/{known['over']['id']}/replay").status == 200
    assert [tally["played"] for tally in before.get("/api/me/stats").json["tallies"]] == [1]
    name = before.get("/api/me").json["name"]
    assert [one["played"] for one in before.get(f"/api/people/{name}").json["profile"]["results"]] == [1]


def _known(server: Server, cookie: str) -> Person:
    """Someone who was here before the upgrade."""
    person = Person.__new__(Person)
    person.url, person.cookie, person.name = server.url, cookie, ""
    return person


def test_the_way_back_keeps_every_row(old: tuple[str, Path, Any]) -> None:
    """Every step of the schema can be undone: what an earlier release wrote is as it was."""
    revision, data, _ = old
    before = _rows(data)
    connect(f"sqlite:///{data / 'kibitz.db'}").dispose()
    engine = make_engine(f"sqlite:///{data / 'kibitz.db'}")
    config = Config()
    config.set_main_option("script_location", str(files("kibitz.server.storage") / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()
    assert _rows(data) == before


def _rows(data: Path) -> dict[str, Any]:
    with closing(sqlite3.connect(data / "kibitz.db")) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(map(repr, database.execute(f"SELECT * FROM {name}"))) for name in sorted(tables)}
