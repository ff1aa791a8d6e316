"""Plays games at random and writes every step as one viewer sees it, for the gallery and the page's own tests."""

from __future__ import annotations

import hashlib
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

from kibitz.games.core import Viewer, find_game

GAMES: dict[str, tuple[str, dict[str, object], Viewer]] = {
    "nyet2": ("nyet", {"players": 2, "rounds": 2}, 0),
    "nyet3": ("nyet", {"players": 3, "rounds": 2}, 0),
    "nyet4": ("nyet", {"players": 4, "rounds": 3}, 0),
    "nyet5": ("nyet", {"players": 5, "rounds": 2, "edition": "pl", "no_trump_box": True}, 0),
    "duel": ("face-to-face", {}, 0),
}


def played(game_name: str, given: dict[str, object], viewer: Viewer, seed: bytes) -> list[dict[str, Any]]:
    """A game played at random: after each action the viewer's view and what he saw happen."""
    game, rng = find_game(game_name), random.Random(seed)
    step = game.start(game.options(given), seed)
    steps = [shown(game, step, viewer, None, "")]
    while seats := game.to_act(step.state):
        seat = seats[0]
        legal = game.legal(step.state, seat)
        action = sensible(rng, legal) if game_name == "face-to-face" else rng.choice(legal)
        step = game.play(step.state, seat, action)
        steps.append(shown(game, step, viewer, seat, str(action)))
    return steps


def sensible(rng: random.Random, legal: tuple[Any, ...]) -> Any:
    """Own piles first and turns soon ended, so that a duel at random lasts a while."""
    ends = [action for action in legal if str(action) == "end"]
    own = [action for action in legal if str(action).startswith(("up", "down"))]
    small = sorted(own, key=lambda action: action.card if action.pile == "up" else 60 - action.card)
    return rng.choice(ends or small[:1] or list(legal))


def shown(game: Any, step: Any, viewer: Viewer, seat: int | None, action: str) -> dict[str, Any]:
    """One step as a viewer is shown it."""
    return {
        "seat": seat,
        "action": action,
        "events": [game.redact(event, viewer) for event in step.events],
        "view": game.view(step.state, viewer),
    }


def main(folder: Path) -> None:
    """Write one file a game."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (game, given, viewer) in GAMES.items():
        seed = hashlib.sha256(f"fixture {name}".encode()).digest()
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(played(game, given, viewer, seed)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
