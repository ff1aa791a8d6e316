"""The server's commands: what keeps them from working is one clear line and exit code 2; records move both ways."""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import os
import random
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from kibitz.cli import main
from kibitz.games.record import read, verify
from kibitz.server.run.commands import serve_config
from kibitz.server.run.config import Config
from kibitz.server.run.serve import check_data
from kibitz.server.run.startup import Unstartable
from processes import started
from server.harness.wire import Person, Server, run, seated
from server.test_whole_games import play_on

ROOT = Path(__file__).parents[3]

WITHOUT_FCNTL = "import sys; sys.modules['fcntl'] = None; from kibitz.cli import main; sys.exit(main(sys.argv[1:]))"
"""`kibitz` as it is on Windows, where there is no such module."""


class Result:
    """How a command ended and what it said."""

    def __init__(self, returncode: int, stdout: str, stderr: str) -> None:
        self.returncode, self.stdout, self.stderr = returncode, stdout, stderr


def kibitz(*arguments: str, stdin: str = "", **environment: str) -> Result:
    """Run a command in this process: starting one for each takes too long."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
    given = io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8")
    with (
        mock.patch.dict(os.environ, {"LANG": "C", "LC_ALL": "C", **environment}),
        mock.patch.multiple(sys, stdout=out, stderr=err, stdin=given),
    ):
        code = main(list(arguments))
    texts = [stream.detach().getvalue().decode() for stream in (out, err)]
    return Result(code, *texts)


def refused(result: Result, *words: str) -> None:
    assert result.returncode == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert result.stderr.startswith("kibitz: ")
    for word in words:
        assert word in result.stderr


def test_windows_is_told_where_the_server_runs(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT_FCNTL, "serve", "--check", "--port", "0", "--data", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"})
    refused(Result(ended.returncode, ended.stdout, ended.stderr), "Windows", "WSL")


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        refused(kibitz("serve", "--data", str(tmp_path), "--port", port), port, "--port")
        refused(kibitz("serve", "--check", "--data", str(tmp_path), KIBITZ_PORT=port), port)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PUBLIC_URL", ""),
        ("PUBLIC_URL", "kibitz.example"),
        ("PUBLIC_URL", "https://kibitz.example/path"),
        ("MAIL_FROM", "Kibitz"),
        ("SMTP_URL", "http://mail.example"),
        ("SMTP_URL", "smtp://ann:hunter2@mail.example:port"),
        ("LOCAL_NOTICES", "yes"),
    ],
)
def test_mail_that_cannot_be_sent(tmp_path: Path, name: str, value: str) -> None:
    given = {
        "PUBLIC_URL": "https://kibitz.example",
        "MAIL_FROM": "a@mail.example",
        "SMTP_URL": "smtps://b:c@mail.example",
    }
    check = ("serve", "--check", "--port", "0", "--data", str(tmp_path))
    assert kibitz(*check, **{f"KIBITZ_{key}": word for key, word in given.items()}).returncode == 0
    result = kibitz(*check, **{f"KIBITZ_{key}": word for key, word in {**given, name: value}.items()})
    refused(result, "--public-url" if name == "PUBLIC_URL" else f"KIBITZ_{name}")
    assert "hunter2" not in result.stderr


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused(kibitz("serve", "--check", "--data", str(tmp_path / "file" / "data")), "--data")


def test_a_data_folder_in_use(server: Server) -> None:
    refused(kibitz("serve", "--check", "--port", "0", "--data", str(server.data)), str(server.data))


def test_databases_that_cannot_be_used(tmp_path: Path) -> None:
    check = ("serve", "--check", "--port", "0", "--data", str(tmp_path))
    assert kibitz("import", "--data", str(tmp_path)).returncode == 0
    assert kibitz(*check).returncode == 0
    with sqlite3.connect(tmp_path / "kibitz.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    refused(kibitz(*check), "9999")
    with sqlite3.connect(tmp_path / "kibitz.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '0000'")
    database.close()
    refused(kibitz(*check), "0000")
    with sqlite3.connect(tmp_path / "kibitz.db") as database:
        database.execute("DELETE FROM alembic_version")
    database.close()
    (tmp_path / "broken.db").write_bytes(b"this is no database" * 100)
    refused(kibitz(*check, "--database", f"sqlite:///{tmp_path / 'broken.db'}"))
    refused(kibitz(*check, "--database", "nonsense"), "--database")
    refused(kibitz(*check, "--database", "postgresql://nobody@127.0.0.1:1/none"))


def test_a_locked_database(tmp_path: Path) -> None:
    holder = sqlite3.connect(tmp_path / "kibitz.db")
    holder.execute("PRAGMA locking_mode=EXCLUSIVE")
    holder.execute("CREATE TABLE held (x)")
    holder.commit()
    refused(kibitz("serve", "--check", "--port", "0", "--data", str(tmp_path)), "locked")
    holder.close()


def test_a_lock_on_a_database_that_is_up_to_date(tmp_path: Path) -> None:
    check = ("serve", "--check", "--port", "0", "--data", str(tmp_path))
    assert kibitz("import", "--data", str(tmp_path)).returncode == 0
    assert kibitz(*check).returncode == 0
    with closing(sqlite3.connect(tmp_path / "kibitz.db", isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        refused(kibitz(*check), "locked")
        holder.execute("ROLLBACK")
    assert kibitz(*check).returncode == 0


def test_what_a_server_and_import_leave_behind_is_for_the_owner_only(
    start: Callable[..., Server], tmp_path: Path
) -> None:
    """The folder may be open to others: the files in it are not."""
    (tmp_path / "in").mkdir(mode=0o755)
    assert kibitz("import", "--data", str(tmp_path / "in")).returncode == 0
    server = start(bots=0)
    server.stop()
    files = [path for folder in (tmp_path / "in", server.data) for path in folder.iterdir() if path.name != "lock"]
    assert {path.name for path in files} >= {"kibitz.db", "record.key"}
    assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
    server.start()


def contents(folder: Path) -> dict[str, tuple[int, bytes]]:
    return {path.name: (path.stat().st_mtime_ns, path.read_bytes()) for path in folder.rglob("*") if path.is_file()}


def test_check_writes_nothing(start: Callable[..., Server], tmp_path: Path) -> None:
    """Neither a folder nor a database nor keys where there are none; and where a server was, nothing changes."""
    assert kibitz("serve", "--check", "--port", "0", "--data", str(tmp_path / "new" / "data")).returncode == 0
    assert not (tmp_path / "new").exists()
    database = f"sqlite:///{tmp_path / 'other.db'}"
    assert kibitz("serve", "--check", "--port", "0", "--data", str(tmp_path), "--database", database).returncode == 0
    assert not (tmp_path / "other.db").exists()
    server = start(bots=0)
    server.stop()
    before = contents(server.data)
    assert kibitz("serve", "--check", "--port", "0", "--data", str(server.data)).returncode == 0
    assert contents(server.data) == before
    (server.data / "record.key").write_text("no key\n")
    refused(kibitz("serve", "--check", "--port", "0", "--data", str(server.data)), str(server.data))
    (server.data / "record.key").write_bytes(before["record.key"][1])
    server.start()


def test_an_export_replaces_a_file_only_by_force_and_never_leaves_half_of_one(server: Server, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    out.write_text("mine\n")
    refused(kibitz("export", str(out), "--data", str(server.data)), str(out), "--force")
    assert out.read_text() == "mine\n"
    assert kibitz("export", str(out), "--force", "--data", str(server.data)).returncode == 0
    assert out.read_text() != "mine\n"
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_bots_that_cannot_reach_their_server_say_so_once_and_keep_trying(start: Callable[..., Server]) -> None:
    server = start(bots=0)
    server.stop()
    command = [
        sys.executable,
        "-m",
        "kibitz.cli",
        "--lang",
        "en",
        "bots",
        "--server",
        server.url,
        "--token",
        server.token,
    ]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as bots:
        assert bots.stderr is not None
        try:
            first = bots.stderr.readline()
            assert "Can’t connect" in first
            assert server.url in first
            server.start()
            assert "Connected" in bots.stderr.readline(), "said once, however often it was tried"
            server.wait_for_bots()
        finally:
            bots.kill()


def test_an_sqlite_database_is_locked_wherever_it_is(tmp_path: Path, start: Callable[..., Server]) -> None:
    """Two servers that write to one file would not hear of each other."""
    server = start()
    taken = server.data / "kibitz.db"
    for url in (f"sqlite:///{taken}", f"sqlite:///{server.data.parent}/./{server.data.name}/kibitz.db"):
        other = kibitz("serve", "--check", "--port", "0", "--data", str(tmp_path / "other"), "--database", url)
        refused(other, "using the database", "kibitz.db", "--database")
    free = f"sqlite:///{tmp_path / 'free.db'}"
    assert (
        kibitz("serve", "--check", "--port", "0", "--data", str(tmp_path / "other"), f"--database={free}").returncode
        == 0
    )


def test_a_data_folder_under_a_missing_parent_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "not" / "there" / "yet"
    with check_data(Config(data=data)):
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        with pytest.raises(Unstartable, match="data-in-use"), check_data(Config(data=data)):
            pass


def test_the_lobby_lists_what_was_touched_in_the_last_six_hours(start: Callable[..., Server]) -> None:
    server = start()
    host, other = Person(server.url), Person(server.url)
    table = host.post("/api/tables", {"game": "nyet"}).json["id"]

    def listed(person: Person, hours: float) -> bool:
        touched = int(1000 * (time.time() - 3600 * hours))
        with closing(sqlite3.connect(server.data / "kibitz.db")) as database, database:
            database.execute("UPDATE tables SET touched = ? WHERE id = ?", (touched, table))
        return table in [found["id"] for found in person.get("/api/lobby").json["tables"]]

    assert [listed(other, hours) for hours in (0, 5.9, 6.1)] == [True, True, False]
    assert listed(host, 1000), "one's own tables are always there"


FLAGS = (
    "host", "port", "data", "database", "bots", "background_bots", "trusted_proxy", "backups", "reviews", "public_url",
    "tls_cert", "tls_key",
)  # fmt: skip
NO_FLAGS = argparse.Namespace(**dict.fromkeys(FLAGS), open=False)


def test_a_server_without_settings_is_as_its_configuration_says(tmp_path: Path) -> None:
    """README lists the defaults that commands read; embedded servers take those of the configuration."""
    with mock.patch.dict(os.environ, {"KIBITZ_DATA": str(tmp_path)}, clear=True):
        assert serve_config(NO_FLAGS) == Config(tmp_path)


def test_every_flag_is_an_environment_variable_too(tmp_path: Path) -> None:
    given = {
        "KIBITZ_HOST": "::1",
        "KIBITZ_PORT": "1234",
        "KIBITZ_DATA": str(tmp_path),
        "KIBITZ_DATABASE": "sqlite:///elsewhere.db",
        "KIBITZ_BOTS": "3",
        "KIBITZ_BACKGROUND": "2",
        "KIBITZ_TRUSTED_PROXY": "10.0.0.0/8, ::1",
        "KIBITZ_BACKUPS": "kept",
        "KIBITZ_REVIEWS": "4",
        "KIBITZ_OPEN": "1",
        "KIBITZ_PUBLIC_URL": "https://a.example,http://b.example:81",
        "KIBITZ_TLS_CERT": "c",
        "KIBITZ_TLS_KEY": "k",
    }
    with mock.patch.dict(os.environ, given):
        found = serve_config(NO_FLAGS)
        flags = argparse.Namespace(
            **dict(zip(FLAGS, ("h", "1", "d", "x", "0", "0", "none", "b", "5", "https://c", "C", "K"), strict=True)),
            open=False,
        )
        chosen = serve_config(flags)
    assert (found.host, found.port, found.data, found.database) == ("::1", 1234, tmp_path, "sqlite:///elsewhere.db")
    assert (found.bots, found.background, found.open) == (3, 2, True)
    assert (chosen.host, chosen.port, str(chosen.data), chosen.database) == ("h", 1, "d", "x")
    assert (chosen.bots, chosen.background) == (0, 0)
    assert (str(found.backups), str(chosen.backups)) == ("kept", "b")
    assert (found.reviews, chosen.reviews) == (4, 5)
    assert (found.proxies, chosen.proxies) == (("10.0.0.0/8", "::1"), ())
    assert (found.public_urls, chosen.public_urls) == (("https://a.example", "http://b.example:81"), ("https://c",))
    assert [str(one.tls_cert) + str(one.tls_key) for one in (found, chosen)] == ["ck", "CK"]


@pytest.mark.parametrize(
    "arguments",
    [["--port", "99999"], ["--port", "x"], ["--bots", "-1"], ["--background-bots", "x"], ["--trusted-proxy", "me"]],
)
def test_values_that_make_no_sense(tmp_path: Path, arguments: list[str]) -> None:
    flag, value = arguments
    refused(kibitz("serve", "--check", "--data", str(tmp_path), f"{flag}={value}"), flag)


def test_the_migrations_end_where_the_program_expects_and_make_its_tables(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from kibitz.server.storage.database import HEAD, connect
    from kibitz.server.storage.model import metadata

    engine = connect(f"sqlite:///{tmp_path / 'new.db'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == HEAD
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_finished_games_move_as_records(start: Callable[..., Server], tmp_path: Path) -> None:
    server = start()

    async def life() -> None:
        seats = await seated(server, 2, "face-to-face")
        await play_on(seats, random.Random(1))
        for seat in seats:
            await seat.close()

    run(life())
    out = tmp_path / "games.jsonl"
    assert kibitz("export", str(out), "--data", str(server.data)).returncode == 0
    record = read(out.read_bytes().strip())
    assert verify(record) is not None
    other = tmp_path / "new" / "other"
    refused(kibitz("export", "--data", str(other)), str(other))
    assert "Games imported: 1; already here: 0" in kibitz("import", str(out), "--data", str(other)).stdout
    assert "Games imported: 0; already here: 1" in kibitz("import", str(out), "--data", str(other)).stdout
    assert read(kibitz("export", "--data", str(other)).stdout.strip()) == record
    refused(kibitz("import", "--data", str(other), stdin=out.read_text() + '{"kibitz": 1}\n'), "Line 2")
    refused(kibitz("import", str(tmp_path / "none"), "--data", str(other)), "none")
    there = Server(other)
    with closing(sqlite3.connect(other / "kibitz.db")) as database:
        name = database.execute("SELECT id FROM tables").fetchone()[0]
        assert database.execute("SELECT table_id FROM finished").fetchall() == [(name,)]
    person = Person(there.url)
    assert read(person.get(f"/api/tables/{name}/record").body) == record
    assert person.get(f"/api/tables/{name}/stats").status == 200
    there.stop()


def test_the_schema_names_every_message() -> None:
    document = json.loads(kibitz("schema").stdout)
    names = document["$defs"]
    for name in (
        "ServerMessage",
        "ClientMessage",
        "BotMessage",
        "ToBotMessage",
        "NyetView",
        "FaceToFaceEvent",
        "Record",
    ):
        assert name in names
    text = json.dumps(document)
    for reference in {part.split('"')[0] for part in text.split('"#/$defs/')[1:]}:
        assert reference in names


def test_our_bots_speak_the_engine_protocol() -> None:
    from kibitz.games.core import find_game

    game = find_game("face-to-face")
    state = game.start(game.options({}), bytes(32)).state
    seat = game.to_act(state)[0]
    import msgspec

    view = msgspec.to_builtins(game.view(state, seat))
    lines = [
        {"type": "hello", "protocol": 1},
        {"type": "news", "unknown": True},
        {"type": "new", "game": "face-to-face", "options": {}, "seat": seat},
        {"type": "go", "id": 17, "view": view, "legal": view["legal"], "millis": 100},
        {"type": "quit"},
    ]
    result = kibitz("engine", "--bot", "greedy", stdin="\n".join(map(json.dumps, lines)) + "\n")
    assert result.returncode == 0
    said = [json.loads(line) for line in result.stdout.splitlines()]
    assert said[0] == {"type": "hello", "name": "greedy", "games": ["nyet", "face-to-face"]}
    assert said[-1]["type"] == "choice"
    assert said[-1]["id"] == 17
    assert said[-1]["action"] in view["legal"]
    refused(kibitz("engine", "--bot", "hal"), "hal")


def test_bots_need_a_token_that_the_server_knows(server: Server) -> None:
    refused(kibitz("bots", "--server", server.url), "KIBITZ_BOT_TOKEN")
    refused(kibitz("bots", "--server", server.url, "--token", "wrong"), server.url)
    refused(kibitz("bots", "--server", "nonsense", "--token", "x"), "nonsense")
    refused(kibitz("bots", "--server", server.url, "--token", "x", "--engine", "no-such-program"), "no-such-program")


@pytest.mark.parametrize("game", ["nyet", "face-to-face"])
def test_the_example_client_plays_a_whole_game(server: Server, game: str) -> None:
    command = [sys.executable, str(ROOT / "examples" / "random_player.py"), server.url, game]
    result = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stderr
    assert "winners" in result.stdout
    assert len((ROOT / "examples" / "random_player.py").read_text().splitlines()) <= 60


def test_an_engine_in_another_language_plays_at_the_server(start: Callable[..., Server]) -> None:
    server = start()
    engine = f"node {ROOT / 'examples' / 'engine.mjs'}"
    command = [sys.executable, "-m", "kibitz.cli", "bots", "--server", server.url, "--engine", engine, "--millis", "20"]
    environment = {**os.environ, "KIBITZ_BOT_TOKEN": server.token}

    async def life(host: subprocess.Popen[bytes]) -> None:
        person = Person(server.url)
        while "low-card" not in person.get("/api/info").json["bots"]:
            assert host.poll() is None, "the bot process ended"
            await asyncio.sleep(0.1)
        for game in ("nyet", "face-to-face"):
            body: dict[str, Any] = {"game": game, "bot": "low-card", "pace": 0}
            if game == "nyet":
                body["options"] = {"players": 3, "rounds": 1}
            seat = await (await person.sit(person.post("/api/quick", body).json["id"])).dealt()
            rng = random.Random(2)
            while seat.table["status"] == "running":
                if seat.view is not None and seat.view["legal"]:
                    await seat.ask("act", action=rng.choice(seat.view["legal"]))
                    if seat.view["outcome"] and seat.draft:
                        await seat.ask("concede")
                else:
                    await seat.read()
            assert seat.table["status"] == "over"
            await seat.close()

    with started([*command, "--with-parent"], stdin=subprocess.PIPE, env=environment) as host:
        run(life(host))
        assert host.stdin is not None
        host.stdin.close()
        host.wait(60)


@pytest.mark.parametrize(
    "answers",
    ["no json", '{"type":"choice","id":1,"action":"up 99"}', ""],
)
def test_an_engine_that_fails_is_reported_and_replaced(answers: str) -> None:
    import msgspec

    from kibitz.engines.feed import Choice, Go
    from kibitz.engines.host import Host
    from kibitz.games.core import find_game

    hello = '{"type":"hello","name":"faulty","games":["face-to-face"]}'
    engine = f"sh -c 'read a; echo {json.dumps(hello)}; read b; read c; echo {json.dumps(answers)}'"
    reports: list[str] = []
    host = Host(engine, reports.append)
    game = find_game("face-to-face")
    state = game.start(game.options({}), bytes(32)).state
    seat = game.to_act(state)[0]
    view = game.view(state, seat)
    go = Go(1, "t", "faulty", "face-to-face", seat, msgspec.to_builtins(view), 50)
    reply = host.answer(msgspec.json.encode(go))
    assert isinstance(reply, Choice)
    assert reply.action in view.legal
    assert "faulty" in reports[0]
    host.close()
