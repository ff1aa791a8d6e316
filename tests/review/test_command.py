"""`kibitz review`: tables, JSON that other programs read, a report in one file, and clear errors."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kibitz import cli
from kibitz.games.record import write
from kibitz.locales.catalogue import LANGUAGES, Catalogue
from kibitz.review.model import Label, Margin, OpenPrice, Price, Review, ReviewedDecision, SeatReview, Unit
from kibitz.terminal.review import key_moments, margin_text
from kibitz.terminal.words import Names
from review.played import duel, nyet
from terminal.kibitz_process import kibitz

SAY = Catalogue("en")
KINDS = {"veto", "team", "bonus", "discard", "card", "turn"}
LABELS = {"none", "good", "inaccuracy", "mistake", "blunder", "unlucky", "lucky"}
PRICE = {"chance", "chance_error", "points", "points_error"}


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "nyet.json").write_bytes(write(nyet(3, players=3)))
    (tmp_path / "duel.json").write_bytes(write(duel(1)))
    return tmp_path


@pytest.mark.parametrize("name", ["nyet", "duel"])
def test_json_is_one_object_as_promised(name: str, files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["review", f"{name}.json", "--millis", "2", "--json", "--html", "report.html"]) == 0
    told = capsys.readouterr().out
    review = json.loads(told)
    record = json.loads((files / f"{name}.json").read_text())
    assert {"engine", "effort", "unit", "seats", "decisions"} <= review.keys()
    assert review["unit"] == ("points" if name == "nyet" else "chance")
    assert [each["step"] for each in review["decisions"]] == list(range(len(record["actions"])))
    for each in review["decisions"]:
        assert {
            "step",
            "seat",
            "kind",
            "action",
            "best",
            "real",
            "fair",
            "open",
            "label",
            "punished",
            "why",
        } <= each.keys()
        assert each["kind"] in KINDS
        assert each["label"] in LABELS
        assert each["fair"].keys() >= PRICE
        assert each["open"].keys() >= PRICE | {"exact"}
        assert [each["seat"], each["action"]] == record["actions"][each["step"]]
        assert all(reason.keys() == {"id", "params"} for reason in each["why"])
    for line in review["seats"]:
        assert line["result"] == pytest.approx(line["expectation"] + line["luck"] + line["own"] + line["others"])
        assert line["class"] is None or line["class"].keys() == {"low", "high", "cost", "error"}
    assert cli.main(["review", f"{name}.json", "--millis", "2", "--json"]) == 0
    assert capsys.readouterr().out == told, "the same number of milliseconds is the same review"
    page = (files / "report.html").read_text()
    assert "<svg" in page
    assert not re.search(r"<script|https?://|@import|url\(", page), "nothing from elsewhere"


@pytest.mark.parametrize(
    ("unit", "result", "luck", "told"),
    [
        ("points", 14, 9, "Ann won by 14.0; 9.0 of it was the cards."),
        ("points", 4, 21, "Ann won by 4.0; luck of the cards: +21.0."),
        ("points", 4, -3, "Ann won by 4.0; luck of the cards: −3.0."),
        ("points", 0, -3, "Ann is level with Ben; the cards account for −3.0."),
        ("chance", 1, -0.6, "Ann won; luck of the cards: −30.0%."),
    ],
)
def test_the_winner_s_luck_is_part_of_the_margin_only_if_it_is(
    unit: Unit, result: float, luck: float, told: str
) -> None:
    margin = Margin(1, result, 0.0, luck, 0.0, 0.0)
    review = Review("x 1", "tiny", unit, (SeatReview(1, 0.5, luck / 2, 0.8, 0, margin=margin),), ())
    assert margin_text(SAY, review, Names(SAY, ("Ann", "Ben"), ("a", "b")), 0, margin) == told


def test_bad_luck_comes_after_what_could_have_been_known() -> None:
    def decision(step: int, label: Label, fair: float) -> ReviewedDecision:
        price, opened = Price(fair, 0.0, 0.0, 0.0), OpenPrice(0.9, 0.0, 0.0, 0.0)
        return ReviewedDecision(step, step % 2, "card", "a", "b", True, price, opened, label)

    labels: list[tuple[Label, float]] = [("unlucky", 0), ("inaccuracy", 0.03), ("good", 0), ("blunder", 0.2)]
    decisions = tuple(decision(step, label, fair) for step, (label, fair) in enumerate(labels))
    review = Review("x 1", "tiny", "chance", (), decisions)
    assert [each.step for each in key_moments(review, None)] == [3, 1, 0]
    assert [each.step for each in key_moments(review, 1)] == [3, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_speak_every_language(language: str, files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--lang", language, "review", "nyet.json", "--millis", "1", "--seat", "1", "--html", "r.html"]
    assert cli.main(arguments) == 0
    told, say = capsys.readouterr().out, Catalogue(language)
    assert say("reviewed-account") in told
    assert say("reviewed-written", file="r.html") in told
    assert f'<html lang="{language}">' in (files / "r.html").read_text()


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ([], "error-missing-argument"),
        (["nothing.json"], "error-file-missing"),
        (["spoilt.json"], "error-review-record"),
        (["half.json"], "error-review-unfinished"),
        (["nyet.json", "--seat", "3"], "error-bad-value"),
        (["nyet.json", "--millis", "0"], "error-bad-value"),
        (["nyet.json", "--html", "."], "error-file-is-folder"),
    ],
)
def test_a_mistake_is_one_clear_line(
    arguments: list[str], key: str, files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads((files / "nyet.json").read_text())
    half = record | {"actions": record["actions"][:9]}
    half.pop("result")
    (files / "half.json").write_text(json.dumps(half))
    (files / "spoilt.json").write_text(json.dumps(record | {"actions": [[0, "x trump Q"], *record["actions"]]}))
    assert cli.main(["--lang", "en", "review", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    start = SAY(key, argument="\0", allowed="\0", value="\0", file="\0", fault="\0").split("\0")
    assert any(part.strip() and part.strip() in told.err for part in start)


def test_names_in_a_record_cannot_reach_the_report(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads((files / "duel.json").read_text())
    (files / "evil.json").write_text(json.dumps(record | {"players": ["<script>x</script>", "b"]}))
    assert cli.main(["review", "evil.json", "--millis", "1", "--json", "--html", "evil.html"]) == 0
    capsys.readouterr()
    assert "<script" not in (files / "evil.html").read_text()


def test_a_game_nobody_here_has_heard_of(tmp_path: Path) -> None:
    path = str(Path(__file__).parents[1] / "third_game")
    env = {"PYTHONPATH": path}
    kibitz(tmp_path, "simulate", "highest-card", "--players", "3", "--games", "1", "--out", "x.json", env=env)
    done = kibitz(tmp_path, "review", "x.json", "--millis", "20", "--json", env=env)
    assert (done.returncode, done.stderr) == (0, "")
    review = json.loads(done.stdout)
    assert len(review["decisions"]) == 15
    assert any(each["real"] for each in review["decisions"])
    shown = kibitz(tmp_path, "review", "x.json", "--millis", "5", env=env)
    assert shown.returncode == 0
