"""`match` and `ladder` as commands: tables for people, JSON for programs, one line for an error."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from io import StringIO
from itertools import islice
from pathlib import Path

import pytest
from rich.console import Console

from kibitz import cli
from kibitz.engines.core import BOTS
from kibitz.games.record import read, verify
from kibitz.lab import subcommands as commands
from kibitz.lab.duplicate import DealPlayed, MatchPlan
from kibitz.lab.intervals import Interval
from kibitz.lab.match import MatchResult, Standing
from kibitz.lab.report import print_match
from kibitz.lab.spread import DealTask, here
from kibitz.locales.catalogue import Catalogue
from processes import started


def lab(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "error", "-m", "kibitz.cli", "--lang", "en", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def test_match_prints_a_table_in_80_columns() -> None:
    done = lab("match", "random", "random", "--players", "3", "--rounds", "2", "--deals", "3", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    head, row, foot = done.stdout.splitlines()
    assert head.split() == ["bot", "wins", "%", "pts/game", "pts/round", "dec./s", "p50", "ms", "p99", "ms"]
    assert row.split()[:3] == ["random", "×3", "33.3"]
    assert foot.startswith("3 deals, 3 games, 6 rounds in ")
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_match_prints_the_lead_per_round() -> None:
    done = lab("match", "random", "greedy", "--players", "2", "--rounds", "2", "--deals", "3", "--seed", "1")
    said = done.stdout.replace("\n", " ")
    found = re.search(r"over the others.*: greedy ([\d.]+)\s+±[\d.]+,\s+random −([\d.]+)\s±", said)
    assert found is not None, done.stdout
    assert found[1] == found[2]


WIDE = Interval(-1234.56, -3456.78, 987.66)
ALONE = Interval(-3.0, None, None)


def printed(*standings: Standing, game: str = "nyet", deals: int = 3, language: str = "en", width: int = 80) -> str:
    """A match as printed on a terminal this wide."""
    plan = MatchPlan(game, {}, tuple(standing.bot for standing in standings), deals)
    rounds = 18 if game == "nyet" else 9
    out = StringIO()
    result = MatchResult(plan, deals, 9, rounds, 1.5, standings)
    print_match(result, Catalogue(language), Console(file=out, width=width))
    return out.getvalue()


def standing(bot: str = "greedy", seats: int = 1, points: Interval = WIDE) -> Standing:
    return Standing(bot, seats, Interval(1, 1, 1), points, points, points, 9, 1234567.0, 104.2, 0.0123)


@pytest.mark.parametrize("width", [80, 60, 50, 40, 36])
@pytest.mark.parametrize("language", ["de", "en", "fr", "pl"])
def test_no_figure_is_truncated_however_narrow_the_terminal(language: str, width: int) -> None:
    said = printed(standing(seats=3), language=language, width=width)
    assert max(map(len, said.splitlines())) <= width
    figures = ["100.0", "(100.0…100.0)", "−1234.6", "±2222.2", "−1234.56", "1,234,567", "104", "0.012"]
    figures = [Catalogue(language).number(1234567, grouped=True) if "," in each else each for each in figures]
    if language != "en":
        figures = [each.replace(".", ",") if len(each) < 9 or "(" in each else each for each in figures]
    assert [figure for figure in ["greedy ×3", *figures] if figure not in said] == []


def test_a_number_and_its_margin_stay_on_one_line() -> None:
    for width in range(30, 90):
        said = printed(standing("greedy"), standing("random"), width=width)
        assert said.count("−1234.56\u00a0±2222.22") == 2


@pytest.mark.parametrize(
    ("language", "heading"),
    [("en", "cards placed"), ("de", "gelegte Karten"), ("fr", "cartes posées"), ("pl", "wyłożone karty")],
)
def test_face_to_face_counts_cards_not_points(language: str, heading: str) -> None:
    """The winner may have placed fewer cards than a loser who was stuck, so they aren't points."""
    assert heading in printed(standing(), game="face-to-face", language=language)
    assert heading not in printed(standing(), language=language)


@pytest.mark.parametrize("language", ["de", "en", "fr", "pl"])
def test_intervals_are_explained_only_if_there_are_any(language: str) -> None:
    said = Catalogue(language)("lab-intervals")
    assert said in " ".join(printed(standing(), language=language).split(" ")).replace("\n", " ")
    assert said not in printed(standing(points=ALONE), deals=1, language=language).replace("\n", " ")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 deal", "2 deals", "5 deals"]),
        ("de", ["1 Austeilung", "2 Austeilungen", "5 Austeilungen"]),
        ("fr", ["1 donne", "2 donnes", "5 donnes"]),
        ("pl", ["1 rozdanie", "2 rozdania", "5 rozdań"]),
    ],
)
def test_deals_of_a_ladder_use_the_languages_plural(language: str, said: list[str]) -> None:
    for deals, words in zip((1, 2, 5), said, strict=True):
        assert re.search(rf"\b{words}\b", Catalogue(language)("lab-laddered", pairs=1, deals=deals))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_stopped_match_prints_the_standings_so_far(jobs: int, tmp_path: Path) -> None:
    """Like Ctrl+C at a terminal, which reaches the worker processes too: no wait, no traceback, no loss."""
    path = tmp_path / "games.jsonl"
    told = [
        "match",
        "random",
        "greedy",
        "--game",
        "face-to-face",
        "--deals",
        "1000000",
        "--records",
        str(path),
        "--json",
    ]
    command = [sys.executable, "-m", "kibitz.cli", "--lang", "en", *told, "--jobs", str(jobs)]
    with started(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as match:
        time.sleep(8)
        os.killpg(match.pid, signal.SIGINT)
        out, err = match.communicate(timeout=60)
    assert match.returncode == 130
    found = re.fullmatch(r"Stopped; deals played: ([\d,]+) of 1,000,000\.\n", err)
    assert found is not None, err
    deals = int(found[1].replace(",", ""))
    assert json.loads(out)["deals"] == deals > 0
    assert len(path.read_bytes().splitlines()) == 2 * deals


def test_a_match_stopped_before_its_first_deal_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nothing(_: Iterable[DealTask]) -> Iterator[DealPlayed]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(commands, "chosen_spread", lambda _: nothing)
    assert cli.main(["match", "random", "random", "--lang", "en"]) == 130
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "Stopped; deals played: 0 of 100.\n")


def test_match_prints_json_and_writes_records(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    done = lab(
        "match",
        "random",
        "random",
        "--game",
        "face-to-face",
        "--deals",
        "3",
        "--jobs",
        "2",
        "--json",
        "--records",
        path,
    )
    assert (done.returncode, done.stderr) == (0, "")
    result = json.loads(done.stdout)
    assert result["deals"] == 3
    assert result["standings"][0]["wins"]["mean"] == 0.5
    for each in result["standings"]:
        assert each["wins"].keys() == each["points_per_round"].keys() == {"mean", "low", "high"}
        assert each["wins"]["low"] <= each["wins"]["mean"] <= each["wins"]["high"]
        assert each["points_per_round"]["low"] <= each["points_per_round"]["mean"] <= each["points_per_round"]["high"]
        assert 0 < each["p50_ms"] <= each["p99_ms"]
        assert each["decisions_per_second"] > 0
    records = [read(line) for line in path.read_bytes().splitlines()]
    assert len(records) == 3
    assert all(verify(record) for record in records)


def test_the_progress_bar_is_on_stderr_only() -> None:
    """Stdout is for the result only, even if a terminal shows both."""
    master, slave = pty.openpty()
    told = ["match", "random", "random", "--game", "face-to-face", "--deals", "40"]
    command = [sys.executable, "-m", "kibitz.cli", "--lang", "en", *told]
    with started(command, stdout=subprocess.PIPE, stderr=slave, text=True, env=os.environ | {"TERM": "xterm"}) as match:
        os.close(slave)
        seen = b""
        with suppress(OSError):  # the other end is closed
            while piece := os.read(master, 65536):
                seen += piece
        os.close(master)
        out, _ = match.communicate(timeout=60)
    assert match.returncode == 0
    assert re.search(r"deals .*━.*\d+/40", seen.decode())
    assert [line.split()[0] for line in out.splitlines()] == ["bot", "random", "40"]
    assert "\x1b" not in out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["match", "nobody"], "nobody"),
        (["match", "random", "random", "--deals", "0"], "--deals"),
        (
            ["match", "random", "random", "random", "--game", "face-to-face"],
            "3 bots named: this table seats at most 2.",
        ),
        (["match"], "BOT"),
        (["match", "random", "random", "--deals", "100000000", "--records", "/nowhere/games"], "/nowhere/games"),
        (["match", "random", "random", "--game", "face-to-face", "--players", "3"], "--players"),
        (["ladder", "random"], "A ladder needs at least two bots."),
        (["ladder", "random", "greedy", "--rounds", "3", "--target", "5"], "--target"),
        (["ladder", "random", "greedy", "--plot", "ladder.gif"], ".png or a .svg"),
        (["ladder", "random", "greedy", "--deals", "100000000", "--plot", "/nowhere/a.png"], "/nowhere/a.png"),
        (["ladder", "random", "greedy", "--deals", "100000000", "--file", "/nowhere/ladder"], "/nowhere/ladder:"),
    ],
)
def test_an_error_is_one_line_and_exit_code_2(arguments: list[str], says: str) -> None:
    """An unwritable file is reported before the first deal: these matches would take years."""
    done = lab(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_ladder_is_saved_resumed_plotted_and_printed(tmp_path: Path) -> None:
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
    assert foot[0].startswith("1 pair, 5 deals in all.")
    assert json.loads(path.read_text())["bouts"][0]["shares"].items() >= kept.items()
    assert plot.read_text().startswith("<?xml")
    other = lab("ladder", *told, "--seed", "9")
    assert other.returncode == 2
    assert "holds a ladder of another kind (seed 0)" in other.stderr


def test_a_stopped_ladder_keeps_every_deal_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def three_deals(tasks: Iterable[DealTask]) -> Iterator[DealPlayed]:
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
    assert len(BOTS) >= 5
    for name in BOTS:
        assert name in done.stdout


def test_the_strong_bots_play_matches_and_ladders_of_both_games() -> None:
    """Every bot finishes a deal legally; strength needs longer runs."""
    quick = ["--deals", "1", "--millis", "5", "--json"]
    for game in (["nyet", "--players", "2", "--rounds", "1"], ["face-to-face"]):
        match = lab("match", "master", "club", "--game", *game, *quick)
        assert (match.returncode, match.stderr) == (0, "")
        ladder = lab("ladder", "club", "expert", "master", "--game", *game, *quick)
        assert (ladder.returncode, ladder.stderr) == (0, "")
        assert {rating["bot"] for rating in json.loads(ladder.stdout)["ratings"]} == {"club", "expert", "master"}
