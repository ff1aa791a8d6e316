"""The command line loses nothing: games are resumed however they ended, and no file is replaced unasked."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from kibitz.games.record import read, replay, verify
from kibitz.lab.ladder import Ladder, save
from kibitz.locales.catalogue import LANGUAGES
from kibitz.terminal.files import write_new
from processes import started
from terminal.kibitz_process import KIBITZ, SEED, environment, kibitz

QUICK = ("--bots", "greedy", "--seed", SEED)
GAMES = ("nyet --rounds 1", "face-to-face")


def interrupted(tmp_path: Path, game: str, how: signal.Signals | None) -> str:
    """Play a few actions and then end by a signal, or by the end of input; what was printed."""
    command = [*KIBITZ, "play", *game.split(), *QUICK, "--save", "game.json", "--lang", "en"]
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with started(command, env=environment(tmp_path, PYTHONUNBUFFERED="1"), cwd=tmp_path, **pipes) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        seen = b""
        for typed in (b"1\n", b"1\n", b"1\n" if "nyet" in game else b"end\n", b""):
            while not seen.endswith(b" > "):
                piece = process.stdout.read(1)
                assert piece, seen[-500:]
                seen += piece
            process.stdin.write(typed)
            process.stdin.flush()
            seen += b"\n" if typed else b""
        if how is not None:
            process.send_signal(how)
        rest, errors = process.communicate(timeout=120)
    assert errors == b""
    shown: bytes = seen + rest
    return shown.decode()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", [None, signal.SIGINT, signal.SIGKILL], ids=["end of input", "ctrl+c", "kill -9"])
def test_an_interrupted_game_is_resumed_and_played_to_its_end(
    tmp_path: Path, game: str, how: signal.Signals | None
) -> None:
    seen = interrupted(tmp_path, game, how)
    if how is not signal.SIGKILL:
        assert "kibitz play --resume game.json" in seen
    before = read((tmp_path / "game.json").read_bytes())
    assert verify(before) is None
    mine = [action for seat, action in before.actions if seat == 0]
    assert len(mine) >= 2, "what the person did before is in there"
    done = kibitz(tmp_path, "play", "--resume", "game.json", "--lang", "en", typed="1\n" * 400 + "end\n")
    assert done.returncode == 0, done.stderr
    assert "You’re back." in done.stdout
    after = read((tmp_path / "game.json").read_bytes())
    assert verify(after) is not None, "played to its end"
    assert after.actions[: len(before.actions)] == before.actions
    assert (after.seed, after.players, after.options) == (before.seed, before.players, before.options)
    assert "--resume" not in done.stdout, "there is nothing left to resume"


def test_what_is_retold_on_resuming_names_no_hidden_card(tmp_path: Path) -> None:
    interrupted(tmp_path, "face-to-face", None)
    record = read((tmp_path / "game.json").read_bytes())
    *_, last = replay(record)
    seen = kibitz(tmp_path, "play", "--resume", "game.json", "--lang", "en", typed="q\n").stdout
    hidden = {card for card in last.step.state.hands[1] if card not in last.step.state.hands[0]}
    drawn = [line for line in seen.splitlines() if "Silver draws" in line]
    assert all(":" not in line for line in drawn)
    assert hidden


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("told", "named"),
    [
        (["--resume", "missing.json"], "missing.json"),
        (["--resume", "over.json"], "kibitz replay over.json"),
        (["--resume", "binary.json"], "binary.json"),
        (["--resume", "bad.json"], "bad.json"),
        (["--resume", "bots.json"], "bots.json"),
        (["--resume", "over.json", "--seat", "1"], "--seat"),
        (["--resume", "over.json", "--seat", "0"], "--seat"),
        (["nyet", "--resume", "over.json"], "GAME"),
        (["nyet", "--save", "over.json"], "--force"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    files: Path,
    told: list[str],
    named: str,
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from kibitz import cli

    monkeypatch.chdir(files)
    before = {path.name: path.read_bytes() for path in files.iterdir()}
    assert cli.main(["--lang", language, "play", *told]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert named in said.err
    assert {path.name: path.read_bytes() for path in files.iterdir()} == before


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("files")
    one = ("simulate", "face-to-face", "--games", "1", "--bots", "random", "--seed", SEED, "--out")
    assert kibitz(folder, *one, "bots.json").returncode == 0
    record = json.loads((folder / "bots.json").read_text())
    (folder / "over.json").write_text(json.dumps({**record, "players": ["Ann", "bot:random"]}))
    (folder / "bad.json").write_text(json.dumps({**record, "actions": [[0, "fly"]], "players": ["Ann", "bot:random"]}))
    (folder / "binary.json").write_bytes(os.urandom(4000) + b"\0")
    return folder


def test_records_are_replaced_only_by_force(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    one = ("simulate", "face-to-face", "--games", "1", "--bots", "random", "--seed", SEED, "--out", str(path))
    path.touch()
    assert kibitz(tmp_path, *one).returncode == 0, "an empty file holds nothing to lose"
    path.write_text("mine\n")
    refused = kibitz(tmp_path, *one, "--lang", "en")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "--force" in refused.stderr
    assert path.read_text() == "mine\n"
    match = kibitz(tmp_path, "match", "random", "greedy", "--deals", "1", "--rounds", "1", "--records", str(path))
    assert (match.returncode, path.read_text()) == (2, "mine\n")
    assert kibitz(tmp_path, *one, "--force").returncode == 0
    assert verify(read(path.read_bytes()))
    assert kibitz(tmp_path, *one[:-1], "/dev/null").returncode == 0


@pytest.mark.parametrize("kept", [write_new, lambda path, _: save(Ladder(1, "nyet", {}, 1, 1), path)])
def test_a_pipe_or_a_device_is_written_to_and_not_replaced(tmp_path: Path, kept: Any) -> None:
    """As root, /dev/null would be a plain file afterwards."""
    pipe, link, file = tmp_path / "pipe", tmp_path / "link", tmp_path / "file"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    kept(pipe, b"{}")
    assert pipe.is_fifo()
    assert os.read(reader, 10).startswith(b"{")
    os.close(reader)
    file.write_bytes(b"")
    link.symlink_to(file)
    kept(link, b"{}")
    assert link.is_symlink()
    assert file.read_bytes().startswith(b"{")


def test_two_games_saved_in_the_same_second_get_two_files(tmp_path: Path) -> None:
    from datetime import datetime

    from kibitz.terminal.files import default_save

    now, env = datetime(2026, 11, 18, 14, 0), {"XDG_DATA_HOME": str(tmp_path)}
    first = default_save("nyet", env, now)
    first.parent.mkdir(parents=True)
    first.touch()
    assert default_save("nyet", env, now).name == "2026-11-18-140000-nyet-2.json"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_asks_for_a_second_bot(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    from kibitz import cli

    assert cli.main(["--lang", language, "match", "club"]) == 2
    said = capsys.readouterr()
    assert "greedy" in said.err
    assert len(said.err.splitlines()) == 1


def test_a_binary_file_to_verify_is_one_line(files: Path) -> None:
    for name in ("binary.json", "binary.jsonl"):
        (files / name).write_bytes((files / "binary.json").read_bytes())
        done = kibitz(files, "verify", name)
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    (files / "binary.jsonl").unlink()
