"""`match` and `ladder` as commands: tables for people, JSON for programs, one line for what is wrong."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from io import StringIO
from itertools import islice
from pathlib import Path

import pytest
from rich.console import Console

from kibitz import cli
from kibitz.bots.core import BOTS
from kibitz.games.record import read, verify
from kibitz.lab import commands
from kibitz.lab.duplicate import DealPlayed, Plan
from kibitz.lab.intervals import Interval
from kibitz.lab.match import MatchResult, Standing
from kibitz.lab.report import print_match
from kibitz.lab.spread import Task, here
from kibitz.locales.catalogue import Catalogue


def lab(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-m", "kibitz.cli", "--lang", "en", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def test_match_prints_a_table_in_80_columns() -> None:
    done = lab("match", "random", "--players", "3", "--rounds", "2", "--deals", "3", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    head, row, foot = done.stdout.splitlines()
    assert head.split() == ["bot", "wins", "%", "pts/game", "pts/round", "dec./s", "p50", "ms", "p99", "ms"]
    assert row.split()[:3] == ["random", "×3", "33.3"]
    assert foot.startswith("3 deals, 3 games, 6 rounds in ")
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_match_says_who_leads_by_how_much_a_round() -> None:
    done = lab("match", "random", "greedy", "--players", "2", "--rounds", "2", "--deals", "3", "--seed", "1")
    said = done.stdout.replace("\n", " ")
    found = re.search(r"over the others.*: greedy ([\d.]+)\s+±[\d.]+,\s+random -([\d.]+) ±", said)
    assert found is not None, done.stdout
    assert found[1] == found[2]


@pytest.mark.parametrize("language", ["de", "en", "fr", "pl"])
def test_no_figure_of_a_match_is_cut_in_80_columns(language: str) -> None:
    wide = Interval(-1234.56, -3456.78, 987.66)
    standing = Standing("greedy", 3, Interval(1, 1, 1), wide, wide, wide, 9, 1234567.0, 104.2, 0.0123)
    plan = Plan("nyet", {"players": 3}, ("greedy",) * 3, 3)
    out = StringIO()
    console = Console(file=out, width=80)
    print_match(MatchResult(plan, 3, 9, 18, 1.5, (standing,)), Catalogue(language), console)
    said = out.getvalue()
    assert max(map(len, said.splitlines())) <= 80
    figures = ["greedy ×3", "100.0", "(100.0…100.0)", "-1234.6", "±2222.2", "-1234.56", "1 234 567", "104", "0.012"]
    assert [figure for figure in figures if figure not in said] == []


def test_match_prints_json_and_writes_records(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    done = lab("match", "random", "--game", "face-to-face", "--deals", "3", "--jobs", "2", "--json", "--records", path)
    assert (done.returncode, done.stderr) == (0, "")
    result = json.loads(done.stdout)
    assert result["deals"] == 3
    assert result["standings"][0]["wins"]["mean"] == 0.5
    records = [read(line) for line in path.read_bytes().splitlines()]
    assert len(records) == 3
    assert all(verify(record) for record in records)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["match", "nobody"], "nobody"),
        (["match", "random", "--deals", "0"], "--deals"),
        (["match", "random", "random", "random", "--game", "face-to-face"], "3 bots named: this table seats 1–2"),
        (["match"], "BOT"),
        (["match", "random", "--deals", "100000000", "--records", "/nowhere/games"], "/nowhere/games"),
        (["match", "random", "--game", "face-to-face", "--players", "3"], "--players"),
        (["ladder", "random"], "a ladder needs at least two bots"),
        (["ladder", "random", "greedy", "--rounds", "3", "--target", "5"], "--target"),
        (["ladder", "random", "greedy", "--plot", "ladder.gif"], ".png or a .svg"),
        (["ladder", "random", "greedy", "--deals", "100000000", "--plot", "/nowhere/a.png"], "/nowhere/a.png"),
        (["ladder", "random", "greedy", "--deals", "100000000", "--file", "/nowhere/ladder"], "/nowhere/ladder:"),
    ],
)
def test_what_is_wrong_is_one_line_and_exit_code_2(arguments: list[str], says: str) -> None:
    """A file that cannot be written is named before the first deal: these matches would take years."""
    done = lab(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_ladder_is_kept_resumed_drawn_and_printed(tmp_path: Path) -> None:
    path, plot = tmp_path / "ladder.json", tmp_path / "ladder.svg"
    told = ["random", "greedy", "--game", "face-to-face", "--file", str(path)]
    first = lab("ladder", *told, "--deals", "3", "--json")
    assert (first.returncode, first.stderr) == (0, "")
    result = json.loads(first.stdout)
    assert result["ratings"][0]["bot"] == "greedy"
    assert result["deals"] == 3
    kept = json.loads(path.read_text())["bouts"][0]["shares"]
    again = lab("ladder", *told, "--deals", "5", "--plot", plot)
    assert (again.returncode, again.stderr) == (0, "")
    _, best, worst, *foot = again.stdout.splitlines()
    assert (best.split()[0], worst.split()[0]) == ("greedy", "random")
    assert foot[0].startswith("1 pair and 5 deals in all.")
    assert json.loads(path.read_text())["bouts"][0]["shares"].items() >= kept.items()
    assert plot.read_text().startswith("<?xml")
    other = lab("ladder", *told, "--seed", "9")
    assert other.returncode == 2
    assert "holds a ladder of another kind (seed 0)" in other.stderr


def test_a_ladder_that_is_stopped_keeps_every_deal_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def three_deals(tasks: Iterable[Task]) -> Iterator[DealPlayed]:
        yield from here(islice(tasks, 3))
        raise KeyboardInterrupt

    path = tmp_path / "ladder.json"
    monkeypatch.setattr(commands, "chosen_spread", lambda _: three_deals)
    told = ["random", "greedy", "--game", "face-to-face", "--file", str(path)]
    assert cli.main(["ladder", *told]) == 130
    assert sorted(json.loads(path.read_text())["bouts"][0]["shares"]) == ["0", "1", "2"]


@pytest.mark.parametrize("command", ["match", "ladder"])
@pytest.mark.parametrize("language", ["de", "en", "fr", "pl"])
def test_the_help_names_every_bot(command: str, language: str) -> None:
    done = lab("--lang", language, command, "--help")
    ours = [name for name, module in BOTS.items() if module.startswith("kibitz.")]
    assert len(ours) >= 5
    for name in ours:
        assert name in done.stdout


def test_the_strong_bots_play_matches_and_ladders_of_both_games() -> None:
    """Every bot finishes a deal and legally; how well is for longer runs."""
    quick = ["--deals", "1", "--millis", "5", "--json"]
    for game in (["nyet", "--players", "2", "--rounds", "1"], ["face-to-face"]):
        match = lab("match", "master", "club", "--game", *game, *quick)
        assert (match.returncode, match.stderr) == (0, "")
        ladder = lab("ladder", "club", "expert", "master", "--game", *game, *quick)
        assert (ladder.returncode, ladder.stderr) == (0, "")
        assert {rating["bot"] for rating in json.loads(ladder.stdout)["ratings"]} == {"club", "expert", "master"}
