"""`kibitz play`, used as a person would: both games to the end, help, refusals, taking back, leaving."""

from __future__ import annotations

import json
import signal
import subprocess
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from kibitz import cli
from kibitz.games.record import read, verify
from kibitz.terminal import play
from processes import started
from terminal.kibitz_process import KIBITZ, SEED, at_terminal, environment, kibitz

ESCAPE = "\x1b["


@pytest.mark.parametrize(
    "arguments",
    [
        ["nyet", "--players", "2", "--rounds", "1"],
        ["nyet", "--players", "3", "--rounds", "1", "--edition", "pl", "--lang", "pl"],
        ["nyet", "--players", "4", "--rounds", "2", "--no-trump-box", "--seat", "2"],
        ["nyet", "--players", "5", "--rounds", "1", "--lang", "de", "--bots", "greedy,random"],
        ["nyet", "--target", "20", "--lang", "fr"],
        ["face-to-face", "--lang", "de"],
        ["face-to-face", "--lone-last-card", "--seat", "1"],
    ],
    ids=" ".join,
)
def test_a_game_is_played_to_its_end_and_saved(arguments: list[str], tmp_path: Path) -> None:
    done = kibitz(tmp_path, "play", *arguments, "--seed", SEED, "--save", "game.json", typed="1\n" * 600)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert ESCAPE not in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines() if "game.json" not in line)
    record = read((tmp_path / "game.json").read_bytes())
    assert verify(record) is not None
    assert sum(name.startswith("bot:") for name in record.players) == len(record.players) - 1


@pytest.mark.parametrize("game", ["nyet --rounds 1", "face-to-face"])
def test_at_a_terminal_there_is_colour(game: str, tmp_path: Path) -> None:
    told = ["play", *game.split(), "--seed", SEED, "--save", "game.json", "--pace", "0"]
    code, seen = at_terminal(tmp_path, *told, reply=b"1\n")
    assert code == 0
    assert ESCAPE in seen
    assert verify(read((tmp_path / "game.json").read_bytes())) is not None


@pytest.mark.parametrize(("told", "pace"), [([], 0.5), (["--pace", "1,5"], 1.5), (["--pace", "0"], 0.0)])
@pytest.mark.parametrize("game", ["nyet", "face-to-face"])
def test_at_a_terminal_bots_take_their_time(
    game: str, told: list[str], pace: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot's actions come one by one at a person's pace, by what everyone sees; those without a choice too."""
    waited, asked = list[float](), list[int]()
    keep = play.TerminalTable._keep_pace

    def spy(table: play.TerminalTable, seat: int) -> None:
        asked.append(len(table.game.legal(table.state, seat)))
        keep(table, seat)

    monkeypatch.setattr(play.TerminalTable, "_keep_pace", spy)
    monkeypatch.setattr(play, "time", SimpleNamespace(sleep=waited.append, monotonic=lambda: 0.0))
    monkeypatch.setattr(play, "input", lambda _: "1", raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    rounds = ["--rounds", "1"] if game == "nyet" else []
    save = ["--save", str(tmp_path / "game.json"), "--bots", "random"]
    assert cli.main(["play", game, *rounds, *told, "--seed", SEED, *save]) == 0
    assert len(waited) == (len(asked) if pace else 0)
    assert len(asked) > 10
    assert 1 in asked
    least, most = (0.24, 1.81) if game == "nyet" else (0.34, 0.71)
    assert all(least * pace <= wait <= most * pace for wait in waited)
    assert len(set(waited)) > 2 or not pace


def test_in_a_pipe_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited = list[float]()
    monkeypatch.setattr(play, "time", SimpleNamespace(sleep=waited.append, monotonic=lambda: 0.0))
    monkeypatch.setattr(play, "input", lambda _: "1", raising=False)
    save = ["--save", str(tmp_path / "game.json"), "--bots", "random"]
    assert cli.main(["play", "face-to-face", "--pace", "3", "--seed", SEED, *save]) == 0
    assert waited == []


def test_a_bots_own_time_counts_towards_its_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that takes longer than the pace causes no further wait."""
    waited, ticks = list[float](), count(0.0, 0.3)
    monkeypatch.setattr(play, "time", SimpleNamespace(sleep=waited.append, monotonic=ticks.__next__))
    monkeypatch.setattr(play, "input", lambda _: "1", raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    save = ["--save", str(tmp_path / "game.json"), "--bots", "random"]
    assert cli.main(["play", "face-to-face", "--pace", "0.4", "--seed", SEED, *save]) == 0
    assert set(waited) == {0.0}


def test_no_color_is_honoured_at_a_terminal(tmp_path: Path) -> None:
    _, seen = at_terminal(tmp_path, "play", "nyet", "--seed", SEED, reply=b"q\n", env={"NO_COLOR": "1"})
    colours = [f"{ESCAPE}{bold}{code}m" for bold in ("", "1;") for code in (*range(30, 38), *range(90, 98))]
    assert not any(colour in seen for colour in colours)


def test_leaving_saves_the_unfinished_game(tmp_path: Path) -> None:
    for typed in ("1\nq\n", "1\n"):
        done = kibitz(tmp_path, "play", "nyet", "--seed", SEED, "--name", "Ann", "--bots", "greedy", typed=typed)
        assert done.returncode == 0
        games = (tmp_path / "data" / "kibitz" / "games").glob("*-nyet*.json")
        saved = max(games, key=lambda path: path.stat().st_mtime_ns)
        assert str(saved) in done.stdout
        record = read(saved.read_bytes())
        assert record.players[0] == "Ann"
        assert (0, "x first 0") in record.actions
        assert verify(record) is None


def test_ctrl_c_is_quiet_and_saves(tmp_path: Path) -> None:
    command = [*KIBITZ, "play", "nyet", "--seed", SEED, "--save", "game.json"]
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with started(command, env=environment(tmp_path, PYTHONUNBUFFERED="1"), cwd=tmp_path, **pipes) as process:
        assert process.stdout is not None
        seen = b""
        while b"Bear > " not in seen:
            seen += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=120)
    assert process.returncode == 130
    assert errors == b""
    assert verify(read((tmp_path / "game.json").read_bytes())) is None


def test_an_unwritable_file_is_reported_before_the_game(tmp_path: Path) -> None:
    done = kibitz(tmp_path, "play", "nyet", "--save", str(tmp_path), typed="q\n")
    assert done.returncode == 2
    assert done.stdout == ""
    assert str(tmp_path) in done.stderr


def said(tmp_path: Path, game: str, *typed: str) -> str:
    """The English output after the first prompt when these lines are typed."""
    done = kibitz(
        tmp_path,
        "play",
        *game.split(),
        "--bots",
        "greedy",
        "--seed",
        SEED,
        "--save",
        "game.json",
        "--force",
        "--lang",
        "en",
        typed="\n".join(typed) + "\n",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_question_mark_explains_the_rules_and_why_an_action_is_illegal(tmp_path: Path) -> None:
    seen = said(
        tmp_path, "nyet", "?", "? points -2", "x points -2", "points 4", "? x trump R", "play B5", "99", "fly", "q"
    )
    assert "The last open box on a line can’t be covered" in " ".join(seen.split())
    assert seen.count("x points -2: That box on the line “points” is already covered. [N3.1]") == 2
    assert "Bear (you) says NYET! to points: 4" in seen
    assert "x trump R:" in seen
    assert "You can’t do that now (current phase: NYET!). [N3.1]" in seen
    assert "Choose a number from 1 to" in seen
    assert "I don’t understand “fly”" in seen


def test_following_is_explained_with_its_rule(tmp_path: Path) -> None:
    """Somewhere in a round a card may not be played; asking why names the rule (N6.1)."""
    lines = ["1"] * 5 + [line for _ in range(15) for line in ("? B1", "? R5", "? G4", "? Y2", "1")]
    seen = said(tmp_path, "nyet --rounds 1", *lines, "q")
    assert "[N6.1]" in seen
    assert "You must follow" in seen
    assert " is allowed now." in seen


def test_several_cards_at_once_and_taking_back(tmp_path: Path) -> None:
    seen = said(tmp_path, "face-to-face", "up 6, down 57", "u", "u", "u", "opp-down 55, opp-down 57", "end", "q")
    assert "end: end your turn and draw 2 cards" in seen
    assert "Taken back: down 57" in seen
    assert "Taken back: up 6" in seen
    assert "There’s nothing to take back." in seen
    assert "Only one card per turn may go on the opponent’s piles. [F2.3]" in seen
    assert "Place at least 2 cards before you end your turn; placed so far: 1. [F2]" in seen
    assert json.loads((tmp_path / "game.json").read_text())["actions"] == [[1, "down 56"], [1, "down 53"], [1, "end"]]


def test_what_the_person_reads_never_names_a_hidden_card(tmp_path: Path) -> None:
    """While the opponent draws, only the number of cards is said (F1)."""
    seen = said(tmp_path, "face-to-face", "up 6, down 57, end", "q")
    assert "Silver draws 2 cards.\n" in seen
    assert "Silver draws 2 cards:" not in seen
    assert "Gold (you) draws 2 cards:" in seen


def test_a_card_that_would_lose_can_be_taken_back(tmp_path: Path) -> None:
    """A turn may be rearranged until it is ended, so the loss waits for the player's word (F4.2)."""
    game, warning = "face-to-face --seat 1", "No second card fits after this one"
    played = said(tmp_path, game, *["1"] * 200)
    assert warning in played
    answers = played[: played.index(warning)].count("Silver > 1\n")
    rescued = said(tmp_path, game, *["1"] * answers, "u", "q")
    assert "Taken back: " in rescued
    assert "place enough cards" not in rescued
    assert verify(read((tmp_path / "game.json").read_bytes())) is None
    accepted = said(tmp_path, game, *["1"] * answers, "end")
    assert "Silver (you) can’t place enough cards." in accepted
    assert "Gold wins" in accepted
    assert verify(read((tmp_path / "game.json").read_bytes())) is not None
