"""Golden playthroughs: games recorded once that must always replay the same; a change bumps `rules_version`."""

from __future__ import annotations

from pathlib import Path

import pytest
from record_playthroughs import digest, folder, wanted

from kibitz.games import record
from kibitz.games.core import find_game
from kibitz.games.registry import BUILT_IN as GAMES

RECORDS = sorted(file for name in GAMES for file in folder(find_game(name)).glob("*.json"))


@pytest.mark.parametrize(("game", "name", "options"), list(wanted()), ids=lambda part: getattr(part, "name", str(part)))
def test_every_game_edition_and_player_count_has_a_golden_record(game: object, name: str, options: object) -> None:
    file = folder(game) / f"{name}.json"  # type: ignore[arg-type]
    assert file.exists(), "run tests/playthroughs/record_playthroughs.py and look at what it wrote"
    assert file.with_suffix(".sha256").exists()
    assert record.read(file.read_bytes()).options.items() >= options.items()  # type: ignore[attr-defined]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_golden_record_replays_as_it_was_played(file: Path) -> None:
    played = record.read(file.read_bytes())
    game = find_game(played.game)
    assert record.verify(played) is not None
    assert [moment.number for moment in record.replay(played)] == [*range(len(played.actions) + 1)]
    assert digest(game, played) == file.with_suffix(".sha256").read_text(encoding="ascii").strip()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_golden_record_is_written_as_it_was_read(file: Path) -> None:
    assert record.write(record.read(file.read_bytes())) + b"\n" == file.read_bytes()
