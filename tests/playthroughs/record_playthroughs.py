"""Writes the golden records anew: `python tests/playthroughs/record_playthroughs.py`, by hand, when rules have changed.

A change of the rules that changes a golden record bumps the game's `rules_version`; the new records then lie beside the
old ones, in a folder of their own. Existing records are left alone.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from kibitz.games import record
from kibitz.games.core import AnyGame, find_game
from kibitz.games.record import Record
from kibitz.games.registry import BUILT_IN as GAMES

HERE = Path(__file__).parent


def wanted() -> Iterator[tuple[AnyGame, str, dict[str, Any]]]:
    """Each game that must have a golden record: its name and options, for every edition and player count."""
    for name in GAMES:
        game = find_game(name)
        specs = {spec.name: spec for spec in game.option_specs}
        if "edition" in specs:
            players = range(specs["players"].low, specs["players"].high + 1)
            for edition in specs["edition"].choices:
                for count in players:
                    yield game, f"{edition}-{count}", {"edition": edition, "players": count}
            yield game, "no-trump-box", {"players": 5, "no_trump_box": True, "rounds": 4}
            yield game, "target", {"players": 3, "target": 40}
        else:
            yield game, "strict", {}
            yield game, "lone-last-card", {"lone_last_card": True}


def folder(game: AnyGame) -> Path:
    """The folder with the golden records of a game's current rules."""
    return HERE / f"{game.name}-v{game.rules_version}"


def digest(game: AnyGame, played: Record) -> str:
    """A fingerprint of every view and event of a record, for every viewer, from the deal to the end."""
    hashed = hashlib.sha256()
    for moment in record.replay(played):
        for viewer in (*range(len(played.players)), "spectator", "open"):
            hashed.update(msgspec.json.encode(game.view(moment.step.state, viewer)))
            for event in moment.step.events:
                hashed.update(msgspec.json.encode(game.redact(event, viewer)))
    return hashed.hexdigest()


def played_at_random(game: AnyGame, options: dict[str, Any], seed: str) -> Record:
    """The record of a random game, every legal action being equally likely."""
    rng = random.Random(seed)
    chosen, secret = game.options(options), rng.randbytes(32)
    state, actions = game.start(chosen, secret).state, []
    while acting := game.to_act(state):
        action = rng.choice(game.legal(state, acting[0]))
        actions.append((acting[0], action))
        state = game.play(state, acting[0], action).state
    names = tuple(f"seat {seat}" for seat in range(game.seats(chosen)))
    return record.make(game, chosen, secret, names, actions)


def longest(game: AnyGame, name: str, options: dict[str, Any]) -> Record:
    """The longest of a few random games: random duels tend to end at once."""
    return max((played_at_random(game, options, f"{name} {n}") for n in range(20)), key=lambda r: len(r.actions))


def main() -> None:
    """Record every game that has no golden record yet."""
    for game, name, options in wanted():
        file = folder(game) / f"{name}.json"
        if file.exists():
            continue
        file.parent.mkdir(exist_ok=True)
        played = longest(game, name, options)
        file.write_bytes(record.write(played) + b"\n")
        file.with_suffix(".sha256").write_text(digest(game, played) + "\n", encoding="ascii")
        print(file.relative_to(HERE), len(played.actions), "actions")


if __name__ == "__main__":
    main()
