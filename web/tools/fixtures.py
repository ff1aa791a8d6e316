"""Plays games at random and writes every step as one viewer sees it, for the gallery and the page's own tests."""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from kibitz.games.core import Viewer, find_game

Chooser: TypeAlias = Callable[[random.Random, tuple[Any, ...]], Any]


def anything(rng: random.Random, legal: tuple[Any, ...]) -> Any:
    """Whatever is allowed."""
    return rng.choice(legal)


def sensible(rng: random.Random, legal: tuple[Any, ...]) -> Any:
    """Own piles first and turns soon ended, so that a duel at random lasts a while."""
    ends = [action for action in legal if str(action) == "end"]
    own = [action for action in legal if str(action).startswith(("up", "down"))]
    small = sorted(own, key=lambda action: action.card if action.pile == "up" else 60 - action.card)
    return rng.choice(ends or small[:1] or list(legal))


GAMES: dict[str, tuple[str, dict[str, object], Viewer, Chooser]] = {
    "nyet2": ("nyet", {"players": 2, "rounds": 2}, 0, anything),
    "nyet3": ("nyet", {"players": 3, "rounds": 2}, 0, anything),
    "nyet4": ("nyet", {"players": 4, "rounds": 3}, 0, anything),
    "nyet5": ("nyet", {"players": 5, "rounds": 2, "edition": "pl", "no_trump_box": True}, 0, anything),
    "duel": ("face-to-face", {}, 0, sensible),
}


def played(
    game_name: str, given: dict[str, object], viewer: Viewer, choose: Chooser, seed: bytes
) -> list[dict[str, Any]]:
    """A game played at random: after each action the viewer's view and what he saw happen."""
    game, rng = find_game(game_name), random.Random(seed)
    step = game.start(game.options(given), seed)
    steps = [shown(game, step, viewer, None, "")]
    while seats := game.to_act(step.state):
        seat = seats[0]
        action = choose(rng, game.legal(step.state, seat))
        step = game.play(step.state, seat, action)
        steps.append(shown(game, step, viewer, seat, str(action)))
    return steps


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
    for name, (game, given, viewer, choose) in GAMES.items():
        seed = hashlib.sha256(f"fixture {name}".encode()).digest()
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(played(game, given, viewer, choose, seed)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
