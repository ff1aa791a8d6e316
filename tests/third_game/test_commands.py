"""The commands play, deal, replay, simulate, verify and match a game they have never heard of."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kibitz.locales.catalogue import LANGUAGES, Catalogue
from terminal.kibitz_process import SEED, kibitz

SAY = Catalogue("en")


def test_simulate_then_verify_and_replay(tmp_path: Path, installed: dict[str, str]) -> None:
    told = ["simulate", "highest-card", "--players", "3", "--games", "6", "--bots", "greedy,random", "--out", "x.jsonl"]
    done = kibitz(tmp_path, *told, env=installed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "highest-card" in done.stdout
    done = kibitz(tmp_path, "verify", "x.jsonl", env=installed)
    assert (done.returncode, done.stdout.splitlines()[0]) == (0, SAY("verified-good", count=6))
    for viewer in ("open", "spectator", "1"):
        done = kibitz(tmp_path, "replay", "x.jsonl", "--line", "2", "--as", viewer, env=installed)
        assert (done.returncode, done.stderr) == (0, "")
        assert "game-over" in done.stdout
    stepped = kibitz(
        tmp_path, "replay", "x.jsonl", "--line", "1", "--step", "--as", "0", typed="\n\nq\n", env=installed
    )
    assert "hands: " in stepped.stdout
    assert "| – | –" in stepped.stdout, "other hands stay hidden"


def test_a_spoilt_record_says_where_and_why(tmp_path: Path, installed: dict[str, str]) -> None:
    kibitz(tmp_path, "simulate", "highest-card", "--games", "1", "--out", "x.json", env=installed)
    record = json.loads((tmp_path / "x.json").read_text())
    record["actions"][3] = record["actions"][1]
    (tmp_path / "x.json").write_text(json.dumps(record))
    done = kibitz(tmp_path, "verify", "x.json", env=installed)
    assert done.returncode == 1
    assert "actions[3]: " in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_it_to_the_end(language: str, tmp_path: Path, installed: dict[str, str]) -> None:
    typed = "?\n?play 99\nplay 99\nfly\n9\n" + "1\n" * 5
    told = ["--lang", language, "play", "highest-card", "--bots", "club", "--save", "mine.json", "--seed", SEED]
    done = kibitz(tmp_path, *told, typed=typed, env=installed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "[1] play " in done.stdout
    assert json.loads((tmp_path / "mine.json").read_text())["result"]
    assert kibitz(tmp_path, "verify", "mine.json", env=installed).returncode == 0


def test_help_deal_and_errors(tmp_path: Path, installed: dict[str, str]) -> None:
    assert "--players 2–4" in kibitz(tmp_path, "play", "highest-card", "--help", env=installed).stdout
    assert "hands: " in kibitz(tmp_path, "deal", "--game", "highest-card", "--seed", SEED, env=installed).stdout
    dealt = kibitz(tmp_path, "deal", "--game", "highest-card", "--seed", SEED, "--json", env=installed).stdout
    assert len(json.loads(dealt)["hands"]) == 2
    assert "highest-card" in kibitz(tmp_path, "play", "chess", env=installed).stderr
    assert "highest-card" not in kibitz(tmp_path, "play", "chess").stderr
    done = kibitz(tmp_path, "play", "highest-card", "--players", "7", env=installed)
    said = SAY("refusal-bad-option", option="--players", value="7", allowed="2–4")
    assert (done.returncode, done.stderr) == (2, f"kibitz: {said}\n")


def test_a_match(tmp_path: Path, installed: dict[str, str]) -> None:
    told = ["match", "greedy", "random", "--game", "highest-card", "--deals", "2", "--jobs", "2", "--json"]
    done = kibitz(tmp_path, *told, env=installed)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 4
