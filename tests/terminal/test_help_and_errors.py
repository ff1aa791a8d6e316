"""Help in four languages without heavy imports; every error is one translated line and exit code 2."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kibitz import cli, commands
from kibitz.games.registry import BUILT_IN as GAMES
from kibitz.locales.catalogue import LANGUAGES, TOPICS, Catalogue, plain_messages, source
from terminal.kibitz_process import SEED, at_terminal, environment, kibitz

HELPS = [["--help"], *([command, "--help"] for command in commands.COMMANDS)]
GAME_HELPS = [["play", game, "--help"] for game in GAMES] + [["deal", "--game", "nyet", "-h"]]


@pytest.mark.parametrize("command", ["match", "ladder"])
def test_help_without_a_game_lists_the_options_of_all_as_the_rules_have_them(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Help must not import the rules, so each game lists its options a second time: both lists must agree."""
    cli.main([command, "--help", "--lang", "en"])
    listed = capsys.readouterr().out
    for game in GAMES:
        cli.main([command, "--game", game, "--help", "--lang", "en"])
        heading = plain_messages("en", "options")[f"options-{game}"]
        asked = capsys.readouterr().out.partition(heading)[2]
        assert asked.split() == listed.partition(heading)[2].partition("options of")[0].split()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", HELPS + GAME_HELPS, ids=" ".join)
def test_help_speaks_every_language(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert cli.main([*arguments, "--lang", language]) == 0
    shown = capsys.readouterr().out
    words = plain_messages(language, "cli")
    assert shown.startswith(words["heading-usage"] + ":")
    assert words["heading-options"] + ":" in shown
    assert words["help-help"] in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_game_options_are_flags_from_the_games_own_specs(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["play", "nyet", "--help", "--lang", "en"])
    shown = capsys.readouterr().out
    for flag in ("--players", "--edition", "--bonus-rule", "--no-trump-box", "--rounds", "--target"):
        assert flag in shown
    assert "--lone-last-card" not in shown


@pytest.mark.parametrize("arguments", HELPS, ids=" ".join)
def test_help_imports_neither_rules_nor_rich_nor_fluent(arguments: list[str], tmp_path: Path) -> None:
    code = (
        "import sys; from kibitz.cli import main; main(sys.argv[1:]);"
        "print([m for m in ('rich', 'msgspec', 'fluent', 'kibitz.games.core') if m in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, env=environment(tmp_path)
    )
    assert done.stderr.strip() == "[]"


@pytest.mark.parametrize(
    ("locale", "heading"), [("de_DE.UTF-8", "Aufruf"), ("pl", "użycie"), ("C", "usage"), ("ja_JP", "usage")]
)
def test_the_locale_chooses_the_language(locale: str, heading: str, tmp_path: Path) -> None:
    assert kibitz(tmp_path, "--help", env={"LANG": locale}).stdout.startswith(heading)


def test_lc_all_wins_over_lang_and_the_flag_over_both(tmp_path: Path) -> None:
    env = {"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}
    assert kibitz(tmp_path, "--help", env=env).stdout.startswith("utilisation")
    assert kibitz(tmp_path, "--lang", "pl", "verify", "-h", env=env).stdout.startswith("użycie")


ERRORS = [
    (["dance"], ", ".join(commands.COMMANDS)),
    (["play"], "nyet, face-to-face"),
    (["play", "chess"], "nyet, face-to-face"),
    (["play", "nyet", "--players", "6"], "2–5"),
    (["play", "nyet", "--players", "many"], "2–5"),
    (["play", "nyet", "--edition", "xx"], "en, fr, de, pl"),
    (["play", "nyet", "--rounds", "3", "--target", "50"], "--target"),
    (["play", "nyet", "--target", "0"], "1–10000"),
    (["play", "nyet", "--seat", "4"], "0–3"),
    (["play", "nyet", "--bots", "genius"], "random, greedy"),
    (["play", "nyet", "--lone-last-card"], "--lone-last-card"),
    (["play", "nyet", "--seed"], "--seed"),
    (["play", "nyet", "--seed", "12"], "64"),
    (["play", "nyet", "--save", "."], "."),
    (["play", "nyet", "--pace", "11"], "0–10"),
    (["play", "nyet", "--pace", "fast"], "0–10"),
    (["simulate", "nyet", "--games", "0"], "--games"),
    (["simulate", "nyet", "--out", "no/such/folder.jsonl"], "no/such/folder.jsonl"),
    (["deal", "--game", "nyet"], "64"),
    (["deal", "--game", "face-to-face", "--seed", SEED, "--round", "2"], "--round"),
    (["deal", "--game", "nyet", "--seed=--"], "--seed"),
    (["deal", "--game", "nyet", "--seed", SEED, "--json=yes"], "--json"),
    (["verify"], "FILE"),
    (["verify", "missing.json"], "missing.json"),
    (["verify", "."], "."),
    (["verify", "empty.json"], "empty.json"),
    (["replay", "missing.json"], "missing.json"),
    (["match"], "random, greedy, club"),
    (["ladder", "--players", "3"], "random, greedy, club"),
    (["match", "greedy", "--players", "4", "face-to-face"], "face-to-face”"),
    (["match", "greedy", "face-to-face", "--players", "4"], "face-to-face”"),
    (["--lang", "xx", "play", "nyet"], "en, de, fr, pl"),
    (["verify", "x" * 2000], "xxx…: "),
    (["restore", "x" * 2000], "xxx…: "),
    (["play", "nyet", "--save", "x" * 2000], "xxx…: "),
    (["simulate", "nyet", "--games", "1", "--out", "x" * 2000], "xxx…: "),
    (["play", "nyet", "--name", "bot:me"], "bot:me"),
    (["review", "one.json", "--html", "one.json"], "--force"),
]


@pytest.mark.parametrize(("arguments", "named"), ERRORS, ids=[" ".join(arguments)[:40] for arguments, _ in ERRORS])
@pytest.mark.parametrize("language", ["en_GB", "pl_PL"])
def test_an_error_is_one_line_that_says_what_is_allowed(
    arguments: list[str],
    named: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "empty.json").write_bytes(b" \n")
    (tmp_path / "one.json").write_bytes(b"mine")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", language)
    assert cli.main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("kibitz: ")
    assert named in said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_is_a_sentence_with_its_full_stop(language: str) -> None:
    texts = "".join(source(language, topic) for topic in TOPICS)
    named = r"^(?:error|refusal|server|lab-file|lab-bot-fault)[a-z-]* = .*\n(?:[ }].*\n)*"
    errors = re.findall(named, texts, re.MULTILINE)
    assert len(errors) > 80
    plain = (
        "error-usage",
        "server-ready",
        "error-replay-record",
        "error-review-record",
    )  # the last two end with a sentence
    assert [error for error in errors if not error.startswith(plain) and not error.rstrip("} \n").endswith(".")] == []


def test_an_unreadable_file_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert cli.main(["verify", str(tmp_path / "x.json"), "--lang", "en"]) == 2
    assert f"Can’t read {tmp_path / 'x.json'}: Permission denied" in capsys.readouterr().err


def test_kibitz_without_a_command_lists_the_commands(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert cli.main([]) == 0
    shown = capsys.readouterr().out
    assert all(Catalogue("en")("error-usage", message=name) in shown for name in commands.COMMANDS)


def test_an_engine_at_a_terminal_says_that_it_waits_for_messages(tmp_path: Path) -> None:
    """Nobody types JSON by accident: at a terminal one line on stderr explains the wait; in a pipe there is none."""
    assert kibitz(tmp_path, "engine", "--bot", "greedy", typed="").stderr == ""
    code, seen = at_terminal(tmp_path, "engine", "--bot", "greedy", reply=b"\x04", prompt=b"quits.\r\n")
    assert code == 0
    assert "docs/bots.md" in seen
    assert "waits for messages" in seen
