"""Backups: taken while games are played, whole, checked by replaying everything, and restored with nothing missing."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from kibitz.server.backup import copying, files
from kibitz.server.storage.database import connect
from server.harness.wire import Person, Server, run, seated
from server.operating.test_commands import kibitz, refused
from server.test_whole_games import play_on


async def played_and_begun(server: Server) -> Person:
    """One finished game, and one in the middle of it; who plays in that."""
    rng = random.Random(4)
    await play_on(await seated(server, 2, "nyet", options={"players": 2, "rounds": 1}), rng)
    seats = await seated(server, 2, "nyet", options={"players": 2, "rounds": 2})
    await play_on(seats, rng, limit=12)
    return seats[0].person


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Person]:
    """The data folder of a stopped server, and someone who played there."""
    server = Server(tmp_path_factory.mktemp("kept") / "data")
    person = run(played_and_begun(server))
    server.stop()
    return server.data, person


@pytest.fixture
def data(kept: tuple[Path, Person]) -> Path:
    return kept[0]


@pytest.fixture
def backup(data: Path, tmp_path: Path) -> Path:
    """A backup of it."""
    path = tmp_path / "a.kibitz"
    assert kibitz("backup", str(path), "--data", str(data)).returncode == 0
    return path


def test_a_backup_taken_while_games_are_played_is_whole(start: Callable[..., Server], tmp_path: Path) -> None:
    server = start()
    taken: list[Path] = []

    async def life() -> None:
        playing = asyncio.create_task(played_and_begun(server))
        while not playing.done():
            taken.append(tmp_path / f"{len(taken)}.kibitz")
            made = await asyncio.to_thread(kibitz, "backup", str(taken[-1]), "--data", str(server.data))
            assert made.returncode == 0, made.stderr
            await asyncio.sleep(0.2)
        await playing

    run(life())
    for path in (taken[0], taken[-1]):
        checked = kibitz("restore", str(path), "--check")
        assert checked.returncode == 0, checked.stdout
    assert "Tables: " in checked.stdout


def test_what_is_restored_is_what_was_backed_up(kept: tuple[Path, Person], backup: Path, tmp_path: Path) -> None:
    """People are who they were, games go on where they stood, and records are signed by the same key."""
    (data, person), fresh = kept, tmp_path / "fresh"
    assert kibitz("restore", str(backup), "--data", str(fresh)).returncode == 0
    kept_here = [name for name in files.SECRETS if (data / name).exists()]
    assert "record.key" in kept_here
    for name in kept_here:
        assert (fresh / name).read_text() == (data / name).read_text()
        assert (fresh / name).stat().st_mode & 0o077 == 0
    one, other = (connect(f"sqlite:///{folder / 'kibitz.db'}") for folder in (data, fresh))
    with copying.snapshot(one) as before, copying.snapshot(other) as after:
        assert copying.compare_all(before, after) > 50
    one.dispose()
    other.dispose()
    server = Server(fresh)
    try:
        person.url = server.url
        mine = [table for table in person.get("/api/lobby").json["tables"] if table["mine"]]
        assert [table["status"] for table in mine] == ["running"]
    finally:
        assert server.stop() == 0


def test_a_backup_is_for_its_owner_alone(backup: Path) -> None:
    assert backup.stat().st_mode & 0o077 == 0
    assert [path.name for path in backup.parent.iterdir() if path.name.startswith(".")] == []


def test_a_damaged_backup_is_found_out(backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as file:
        table = file.execute("SELECT id FROM tables WHERE status = 'over'").fetchone()[0]
        row = file.execute("SELECT seq, body FROM log WHERE table_id = ? AND body LIKE '%acted%'", (table,)).fetchall()[
            3
        ]
        file.execute("DELETE FROM log WHERE table_id = ? AND seq = ?", (table, row[0]))
        file.commit()
    checked = kibitz("restore", str(backup), "--check")
    assert checked.returncode == 1
    assert table in checked.stdout


def test_a_server_moves_to_another_database_and_back(data: Path, empty: str, tmp_path: Path) -> None:
    """Also the numbers of the outbox go on where they were."""
    moved = kibitz("move", "--data", str(data), "--to", empty)
    assert moved.returncode == 0, moved.stderr
    assert kibitz("restore", str(_backed_up(empty, data, tmp_path)), "--check").returncode == 0
    refused(kibitz("move", "--data", str(data), "--to", empty), "empty")
    server = Server(tmp_path / "there", database=empty)
    try:
        run(played_and_begun(server))
    finally:
        server.stop()
    back = f"sqlite:///{tmp_path / 'back.db'}"
    assert kibitz("move", "--data", str(tmp_path / "there"), "--database", empty, "--to", back).returncode == 0


def _backed_up(database: str, data: Path, folder: Path) -> Path:
    path = folder / "moved.kibitz"
    assert kibitz("backup", str(path), "--database", database, "--data", str(data)).returncode == 0
    return path


def test_a_row_that_did_not_arrive_is_noticed(data: Path, tmp_path: Path) -> None:
    source, target = connect(f"sqlite:///{data / 'kibitz.db'}"), connect(f"sqlite:///{tmp_path / 'other.db'}")
    with copying.snapshot(source) as rows:
        copying.copy(rows, target)
        with target.begin() as connection:
            connection.exec_driver_sql("UPDATE log SET at = at + 1 WHERE seq = 3")
        with copying.snapshot(target) as copied, pytest.raises(copying.Differs, match=r"log .* 3"):
            copying.compare_all(rows, copied)
    source.dispose()
    target.dispose()


def test_backups_in_a_folder_rotate(data: Path, tmp_path: Path) -> None:
    for day in ("20200101", "20200102", "20200103"):
        (tmp_path / f"kibitz-{day}-000000.kibitz").write_bytes(b"old")
    assert kibitz("backup", str(tmp_path), "--keep", "2", "--data", str(data)).returncode == 0
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left[0] == "kibitz-20200103-000000.kibitz"
    assert len(left) == 2


def test_a_server_backs_itself_up(start: Callable[..., Server], tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    start(KIBITZ_BACKUPS=str(folder))
    for _ in range(600):
        if found := list(folder.glob("kibitz-*")):
            break
        time.sleep(0.1)
    assert kibitz("restore", str(found[0]), "--check").returncode == 0


def test_what_cannot_be_backed_up_or_restored_is_said(data: Path, backup: Path, tmp_path: Path) -> None:
    refused(kibitz("backup", "--data", str(data)), "FILE")
    refused(kibitz("backup", str(backup), "--data", str(data)), "already")
    refused(kibitz("backup", str(tmp_path / "no" / "folder"), "--data", str(data)), "No such file")
    refused(kibitz("backup", str(tmp_path / "b"), "--data", str(tmp_path)), "--data")
    refused(kibitz("backup", str(tmp_path / "b"), "--keep", "3", "--data", str(data)), "--keep")
    refused(kibitz("restore", str(tmp_path / "absent")), "No such file")
    (tmp_path / "text").write_text("no database")
    refused(kibitz("restore", str(tmp_path / "text")), "backup")
    refused(kibitz("restore", str(backup), "--data", str(data)), "empty")
    refused(kibitz("move", "--data", str(data)), "--to")
    refused(kibitz("move", "--data", str(data), "--to", f"sqlite:///{data / 'kibitz.db'}"), "--to")


def test_a_running_server_is_not_moved(start: Callable[..., Server], tmp_path: Path) -> None:
    server = start()
    refused(kibitz("move", "--data", str(server.data), "--to", f"sqlite:///{tmp_path / 'x.db'}"), "stop")
