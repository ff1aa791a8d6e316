"""simulate, verify, replay and deal: reproducible records, every fault named with its line and place."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from kibitz import cli
from kibitz.games.core import find_game
from kibitz.games.record import read, verify
from processes import started
from terminal.kibitz_process import KIBITZ, SEED, at_terminal, environment, kibitz


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = cli.main([*arguments, "--lang", "en"])
    return code, capsys.readouterr().out


@pytest.fixture
def games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "games.jsonl"
    code, _ = run(capsys, "simulate", "nyet", "--rounds", "1", "--games", "4", "--seed", SEED, "--out", str(path))
    assert code == 0
    return path


@pytest.mark.parametrize(
    "game",
    [
        "nyet --players 2 --rounds 2",
        "nyet --players 3 --edition pl --rounds 1",
        "nyet --players 5 --target 30",
        "face-to-face",
    ],
)
def test_what_is_simulated_verifies(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "games.jsonl")
    code, shown = run(capsys, "simulate", *game.split(), "--games", "5", "--seed", SEED, "--out", path)
    assert code == 0
    assert "greedy" in shown
    assert "5 games" in shown
    code, shown = run(capsys, "verify", path)
    assert (code, shown.splitlines()[0]) == (0, "5 records, all valid.")
    assert shown.splitlines()[1].startswith("No proof: 5.")


def test_a_seed_gives_the_same_records_however_many_processes(tmp_path: Path) -> None:
    runs = [
        kibitz(tmp_path, "simulate", "face-to-face", "--games", "6", "--seed", SEED, "--jobs", jobs, "--out", "-")
        for jobs in ("1", "2")
    ]
    assert runs[0].stdout == runs[1].stdout
    records = [read(line) for line in runs[0].stdout.splitlines()]
    assert len({record.seed for record in records}) == 6
    assert {record.players for record in records} == {("bot:greedy", "bot:random"), ("bot:random", "bot:greedy")}
    assert all(verify(record) for record in records)
    assert "\x1b[" not in runs[0].stderr


def test_the_progress_bar_is_for_terminals(tmp_path: Path) -> None:
    code, seen = at_terminal(tmp_path, "simulate", "face-to-face", "--games", "3", "--lang", "en", reply=b"")
    assert code == 0
    assert "Playing" in seen


def test_a_tampered_line_is_named(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = games.read_text().splitlines()
    record = json.loads(lines[2])
    record["actions"][5][1] = record["actions"][4][1]
    lines[2] = json.dumps(record)
    lines[3] = lines[3][:-20]
    games.write_text("\n".join(lines))
    code, shown = run(capsys, "verify", str(games))
    assert code == 1
    assert "line 3: actions[5]: That box on the line" in shown
    assert "[N3.1]" in shown
    assert "line 4: This isn’t valid JSON" in shown
    assert "4 records, 2 of them not valid.\nNo proof: 2." in shown


def test_a_pretty_printed_record_is_one_record(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(games.read_text().splitlines()[0])
    path = tmp_path / "one.json"
    path.write_text(json.dumps(record, indent=2))
    code, shown = run(capsys, "verify", str(path))
    assert (code, shown.splitlines()[0]) == (0, "1 record, valid.")
    record["result"]["scores"][0] += 1
    path.write_text(json.dumps(record, indent=2))
    code, shown = run(capsys, "verify", str(path))
    assert code == 1
    assert "result: The result is wrong" in shown


def test_replay_shows_the_game_and_verifies_it(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, shown = run(capsys, "replay", str(games), "--line", "2")
    assert code == 0
    assert "1 Wolf: bot:" in shown
    played = [text for _, text in read(games.read_bytes().splitlines()[1]).actions if text.startswith("play ")]
    assert shown.count("takes the trick") == len(played) // 4
    assert "Score sheet after round 1" in shown
    assert shown.endswith("Verified: every action is legal, and the deal and the result match the seed.\n")


def test_replay_as_a_seat_shows_no_other_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "duel.jsonl")
    run(capsys, "simulate", "face-to-face", "--games", "1", "--bots", "greedy", "--seed", SEED, "--out", path)
    drew = {who: re.compile(rf"{who} draws \d cards?: ") for who in ("Gold", r"Gold \(you\)", "Silver")}
    _, everything = run(capsys, "replay", path)
    assert drew["Gold"].search(everything)
    assert drew["Silver"].search(everything)
    _, mine = run(capsys, "replay", path, "--as", "0")
    assert drew[r"Gold \(you\)"].search(mine)
    assert not drew["Silver"].search(mine)
    _, public = run(capsys, "replay", path, "--as", "spectator")
    assert not any(line.search(public) for line in drew.values())


def test_replay_step_by_step_stops_when_told(games: Path, tmp_path: Path) -> None:
    done = kibitz(tmp_path, "replay", str(games), "--line", "1", "--step", "--lang", "en", typed="\n\nq\n")
    assert done.returncode == 0
    assert "Action 2 of " in done.stdout
    assert "Action 3 of " not in done.stdout
    assert "✓" not in done.stdout, "no line of the board is settled after two tokens"


def test_replay_asks_for_a_line_of_many(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(games), "--lang", "en"]) == 2
    assert "contains 4 records: choose one with --line" in capsys.readouterr().err
    assert cli.main(["replay", str(games), "--line", "9", "--lang", "en"]) == 2
    assert "no record on line 9" in capsys.readouterr().err
    assert cli.main(["replay", str(games), "--line", "1", "--as", "7", "--lang", "en"]) == 2
    assert "0–3, spectator, open" in capsys.readouterr().err
    games.write_text("{}")
    assert cli.main(["replay", str(games), "--lang", "en"]) == 2
    assert f"{games} can’t be replayed: The field “kibitz” is missing." in capsys.readouterr().err


def test_replay_names_the_fault_of_a_bad_record(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(games.read_text().splitlines()[0])
    record["actions"][0][0] = 9
    games.write_text(json.dumps(record))
    code, shown = run(capsys, "replay", str(games))
    assert code == 1
    assert "actions[0]: It’s not your turn." in shown


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("game", "chess", "game: There’s no game “chess”"),
        ("players", ["Ola"], "players: "),
    ],
)
def test_replay_names_the_file_of_a_game_that_cannot_begin(
    games: Path, capsys: pytest.CaptureFixture[str], field: str, value: object, fault: str
) -> None:
    record = json.loads(games.read_text().splitlines()[0])
    games.write_text(json.dumps(record | {field: value}))
    assert cli.main(["replay", str(games), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert f"{games} can’t be replayed: {fault}" in said.err


def test_a_reader_that_goes_away_is_no_error(games: Path, tmp_path: Path) -> None:
    games.write_bytes(games.read_bytes() * 200)
    command = [*KIBITZ, "replay", str(games), "--line", "1"]
    pipes = dict.fromkeys(("stdout", "stderr"), subprocess.PIPE)
    with started(command, env=environment(tmp_path), **pipes) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        errors = process.stderr.read()
        assert process.wait(timeout=120) in (0, 141)
    assert errors == b""


@pytest.mark.parametrize("number", [1, 2, 3, 7])
def test_deal_prints_what_the_seed_deals(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    """The hands of round R as they come up in a real game (N1, N2)."""
    game = find_game("nyet")
    step = game.start(game.options({"players": 3, "rounds": 7}), bytes.fromhex(SEED))
    while step.state.round < number:
        step = game.play(step.state, game.to_act(step.state)[0], game.legal(step.state, game.to_act(step.state)[0])[0])
    arguments = ["deal", "--seed", SEED, "--game", "nyet", "--players", "3", "--round", str(number)]
    code, shown = run(capsys, *arguments, "--json")
    assert code == 0
    dealt = json.loads(shown)
    assert dealt["dealer"] == step.state.dealer
    assert [tuple(hand) for hand in dealt["hands"]] == list(step.state.hands)
    _, words = run(capsys, *arguments)
    assert step.state.hands[0][0] in words


def test_deal_prints_both_draw_piles(capsys: pytest.CaptureFixture[str]) -> None:
    """Hand and draw pile together are all of 2–59 (F1)."""
    code, shown = run(capsys, "deal", "--seed", SEED, "--game=face-to-face", "--json")
    dealt = json.loads(shown)
    assert code == 0
    for seat in range(2):
        assert sorted(dealt["hands"][seat] + dealt["draw"][seat]) == list(range(2, 60))
    _, words = run(capsys, "deal", "--seed", SEED, "--game", "face-to-face")
    assert "draw pile from the top: " + " ".join(map(str, dealt["draw"][0]))[:20] in words


def test_a_record_cannot_command_the_terminal(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(games.read_text().splitlines()[0])
    record["players"][0] = "Ann\x1b[2J\x07"
    record["actions"][0][1] = "\x1b]0;title\x07"
    games.write_text(json.dumps(record))
    for command in ("replay", "verify"):
        code, shown = run(capsys, command, str(games))
        assert code == 1
        assert all(sign.isprintable() or sign == "\n" for sign in shown)
